//! The boards that tables are played on.

use std::sync::Arc;

use crosstown_rules::Board;
use crosstown_table::Boards;
use crosstown_table::protocol::DrawnBoard;

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
        let drawn = boards.drawn(board);
        let sent = serde_json::to_string(&drawn).unwrap();
        assert!(serde_json::from_str::<DrawnBoard>(&sent).unwrap() == drawn, "{}", board.id);
    }
}
