//! The boards that tables are played on.

use std::sync::Arc;

use crosstown_rules::Board;
use crosstown_table::Boards;
use crosstown_table::protocol::DrawnBoard;
use serde_json::Value;

#[test]
fn boards_in_use_are_in_memory_once() {
    let boards = Boards::new();
    let text = include_str!("../../../boards/london.toml");
    let first = boards.read(text).expect("a board");
    assert!(Arc::ptr_eq(&first, &boards.read(text).expect("a board")));
    assert_eq!(boards.own(), 1);
    assert_eq!(first.id, Board::city("london").expect("a city").id);
    drop(first);
    boards.read(&text.replace("London", "Londres")).expect("a board");
    assert_eq!(boards.own(), 1, "a board that nobody uses is forgotten");
}

#[test]
fn boards_are_read_as_they_are_sent() {
    let boards = Boards::new();
    for board in boards.cities() {
        let sent = serde_json::to_string(&boards.drawn(board)).unwrap();
        let read: DrawnBoard = serde_json::from_str(&sent).unwrap();
        // Through text on both sides: what is read of a fraction may differ in its last digit.
        let sent: Value = serde_json::from_str(&sent).unwrap();
        assert!(serde_json::to_value(read).unwrap() == sent, "{}", board.id);
    }
}
