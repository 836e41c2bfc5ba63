//! What the page has to know of the built-in boards is kept in the repository: the cities that it offers, and
//! all boards with their drawings, as the server sends them, for its tests, its development page and the
//! pictures of its start page. `cargo xtask types` writes the files: it runs this with `UPDATE_GENERATED=1`.

use std::fs;
use std::path::Path;

use crosstown_drawing::DrawnBoard;
use crosstown_rules::{Board, CITIES};
use serde_json::json;

fn boards() -> impl Iterator<Item = Board> {
    CITIES.iter().map(|(id, _)| Board::city(id).unwrap())
}

/// Compares a file with what it should be, a value a line.
fn check(file: &str, values: impl Iterator<Item = String>) {
    let text = format!("[\n{}\n]\n", values.collect::<Vec<String>>().join(",\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == text, "{file} is out of date: run `cargo xtask types`");
}

#[test]
fn boards_for_the_page() {
    let sent = |board| serde_json::to_string(&DrawnBoard::new(&board)).unwrap();
    check("web/src/dev/boards.json", boards().map(sent));
}

#[test]
fn cities_for_the_page() {
    let offered = boards().filter(|board| board.order.is_some());
    let city = |board: Board| {
        let city = json!({
            "id": board.id,
            "name": board.name,
            "bonuses": board.bonuses,
            "reconstruction": board.reconstruction,
        });
        city.to_string()
    };
    check("web/src/cities/list.json", offered.map(city));
}
