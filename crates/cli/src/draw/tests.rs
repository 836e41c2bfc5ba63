//! Pictures of the built-in cities, of boards with hostile text and of a board without room: all
//! well-formed and complete. That nothing overlaps is for `crosstown-drawing` to test.

use crosstown_rules::{Board, CITIES};

use super::signs::signs;
use super::{NOTE, Paint, Rgb, painted, svg};

fn cities() -> impl Iterator<Item = Board> {
    CITIES.iter().map(|(id, _)| Board::city(id).unwrap())
}

/// London with other text in its file.
fn london(changes: &[(&str, &str)]) -> Board {
    let mut file = CITIES.iter().find(|(id, _)| *id == "london").unwrap().1.to_owned();
    for (old, new) in changes {
        assert!(file.contains(old), "{old} is not in the file");
        file = file.replace(old, new);
    }
    Board::parse(&file).unwrap()
}

/// A little of XML: tags are closed in order, and no sign of markup stands in text.
fn assert_well_formed(xml: &str) {
    let mut open = Vec::new();
    let mut rest = xml;
    while let Some(start) = rest.find('<') {
        let end = start + rest[start..].find('>').expect("a tag ends");
        assert!(!rest[..start].contains('>'), "stray > in {}", &rest[..start]);
        let tag = &rest[start + 1..end];
        assert!(
            !tag.contains(['<', '"']) && tag.matches('\'').count().is_multiple_of(2),
            "<{tag}>"
        );
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name)),
            None if tag.ends_with('/') => {}
            None => open.extend(tag.split(' ').next()),
        }
        rest = &rest[end + 1..];
    }
    assert!(open.is_empty() && rest.trim().is_empty(), "{open:?} left open");
    for entity in xml.split('&').skip(1) {
        let name = entity.split(';').next().unwrap();
        assert!(["lt", "gt", "amp", "quot", "#39"].contains(&name), "&{name}");
    }
    assert!(!xml.chars().any(|c| c.is_control() && c != '\n'));
    assert!(!xml.contains("NaN") && !xml.contains("inf"));
}

#[test]
fn every_city_is_well_formed_with_one_shape_for_each_space_and_place() {
    for board in cities() {
        let picture = svg(&board);
        assert_well_formed(&picture);
        let spaces: usize = board.routes.iter().map(|route| usize::from(route.spaces)).sum();
        assert_eq!(picture.matches("class='space'").count(), spaces, "{}", board.id);
        assert_eq!(picture.matches("class='place'").count(), board.places.len());
        assert_eq!(picture.contains(NOTE), board.reconstruction, "{}", board.id);
        assert_eq!(picture, svg(&board), "the same board, the same picture");
    }
}

#[test]
fn any_text_is_only_text() {
    let hostile = r#"<script>&\"']]>"#;
    let long = "x".repeat(300);
    let board = london(&[
        ("\"London\"", &format!("\"{hostile}\"")),
        ("\"Hyde Park\"", &format!("\"{hostile} {hostile}\"")),
        ("\"Big Ben\"", &format!("\"{long} {long}\"")),
        ("wild = \"bus\"", &format!("wild = \"{hostile}\"")),
    ]);
    let picture = svg(&board);
    assert_well_formed(&picture);
    assert!(!picture.contains("<script") && picture.contains("&lt;script&gt;&amp;&quot;"));
}

#[test]
fn a_board_with_all_places_in_one_spot_can_still_be_drawn() {
    let (_, file) = CITIES.iter().find(|(id, _)| *id == "berlin").unwrap();
    let lines = file.lines().map(|line| match line.split_once(", x = ") {
        Some((start, _)) => format!("{start}, x = 0.5, y = 0.5, attraction = true }},\n"),
        None => format!("{line}\n"),
    });
    let board = Board::parse(&lines.collect::<String>()).unwrap();
    assert_well_formed(&svg(&board));
}

#[test]
fn colours_of_a_board_have_signs_of_their_own() {
    let board = london(&[("blue = 6", "mauve = 6"), ("\"blue\"", "\"mauve\"")]);
    let mut signs = signs(&board);
    signs.sort();
    signs.dedup();
    assert_eq!(signs.len(), board.colors.len());
}

#[test]
fn a_painted_map_has_the_paint_and_nothing_of_the_cards() {
    for board in cities() {
        let paint: Vec<Paint> = (0..board.routes.len())
            .map(|i| Paint { color: Rgb(1, 2, i as u8), words: format!("<route {i}>") })
            .collect();
        let picture = painted(&board, "claims & more", &paint);
        assert_well_formed(&picture);
        assert!(picture.contains("<title>claims &amp; more</title>"));
        for (paint, route) in paint.iter().zip(&board.routes) {
            let (_, drawn) = picture.split_once(&super::escape(&paint.words)).unwrap();
            let drawn = drawn.split("class='route'").next().unwrap();
            let spaces = drawn.matches(&format!("fill='{}'", paint.color)).count();
            assert_eq!(spaces, usize::from(route.spaces), "{} {}", board.id, route.id);
        }
        let signs = signs(&board);
        assert!(signs.iter().all(|sign| !picture.contains(sign)), "{}", board.id);
    }
}
