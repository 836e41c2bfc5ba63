//! The built-in boards with their drawings, as the server sends them, are kept in the repository for the
//! page's tests, its development page and the pictures of its start page. `cargo xtask types` writes the
//! file: it runs this with `UPDATE_GENERATED=1`.

use std::fs;
use std::path::Path;

use crosstown_drawing::DrawnBoard;
use crosstown_rules::{Board, CITIES};

const FILE: &str = "web/src/dev/boards.json";

#[test]
fn boards_for_the_page() {
    let sent = |id: &str| serde_json::to_string(&DrawnBoard::new(&Board::city(id).unwrap()));
    let boards = CITIES.iter().map(|(id, _)| sent(id).unwrap());
    let text = format!("[\n{}\n]\n", boards.collect::<Vec<String>>().join(",\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(FILE);
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == text, "{FILE} is out of date: run `cargo xtask types`");
}
