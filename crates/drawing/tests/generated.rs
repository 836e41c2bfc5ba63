//! The built-in boards with their drawings, as the server sends them, are kept in the repository for the
//! page's tests, its development page and the pictures of its start page. `cargo xtask types` writes the
//! file: it runs this with `UPDATE_GENERATED=1`.

use std::fs;
use std::path::Path;

use crosstown_drawing::Drawing;
use crosstown_rules::{Board, CITIES};
use serde_json::{Value, json};

const FILE: &str = "web/src/dev/boards.json";

fn sent(board: &Board) -> Value {
    let mut sent = board.to_json();
    sent["provenance"] = json!(board.provenance);
    sent["reconstruction"] = json!(board.reconstruction);
    sent["player_colors"] = json!(board.player_colors);
    sent["wild"] = json!(board.wild);
    sent["aspect"] = json!(board.aspect);
    for (i, place) in board.places.iter().enumerate() {
        sent["places"][i]["x"] = json!(place.x);
        sent["places"][i]["y"] = json!(place.y);
    }
    for (i, route) in board.routes.iter().enumerate() {
        sent["routes"][i]["layout"] = json!(route.layout);
    }
    for (i, district) in board.districts.iter().enumerate() {
        sent["districts"][i]["color"] = json!(district.color);
    }
    sent["drawing"] = serde_json::to_value(Drawing::new(board)).unwrap();
    sent
}

#[test]
fn boards_for_the_page() {
    let boards = CITIES.iter().map(|(id, _)| sent(&Board::city(id).unwrap()).to_string());
    let text = format!("[\n{}\n]\n", boards.collect::<Vec<String>>().join(",\n"));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(FILE);
    if std::env::var_os("UPDATE_GENERATED").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == text, "{FILE} is out of date: run `cargo xtask types`");
}
