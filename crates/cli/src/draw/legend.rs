//! The strip below the map: the cards, the points for routes by kind of piece, and what the signs
//! on the map mean.

use std::iter;

use crosstown_drawing::shorten;
use crosstown_rules::{Board, Card, GREY_NAME, Route};

use super::NOTE;
use super::map::{Look, disc, is_tunnel, number, person, star};
use super::rect::Rect;
use super::signs::{INK, PALE_INK, PAPER, Rgb, color_of, signs};
use super::text::{room_for, text};

/// Something drawn to the right of its origin, and how wide it is with the room behind it.
type Entry = (String, f64);

/// A picture drawn around its origin, `width` wide, and words beside it.
fn entry(picture: &str, width: f64, words: &str) -> Entry {
    let words = shorten(words, 40);
    let (x, beside) = (width / 2.0, text((width + 7.0, 5.0), 14.0, "", &words));
    let drawn = format!("<g transform='translate({x:.1})'>{picture}</g>{beside}");
    (drawn, width + 24.0 + 0.9 * room_for(&words, 14.0))
}

/// A space with one sign, or with as many as it costs cards.
fn space_entry(look: &Look, cards: u8, wild: bool, words: &str) -> Entry {
    let length = f64::from(cards.max(2)) * 20.0;
    let mut space = look.space("swatch", (0.0, 0.0), 0.0, (length, 22.0));
    for i in 0..cards {
        let x = 20.0 * (f64::from(i) + 0.5 - f64::from(cards) / 2.0);
        space += &look.sign(wild, (x, 0.0), 0.0, 6.8);
    }
    entry(&space, length, words)
}

fn place_entry(ring: Option<Rgb>, mark: String, words: &str) -> Entry {
    entry(&disc(SAMPLE, ring, &[mark]), 2.0 * SAMPLE, words)
}

/// Radius of a place in the strip.
const SAMPLE: f64 = 13.0;

/// A column of a table.
fn column(top: &str, bottom: &str) -> Entry {
    let frame = Rect { x: 0.0, y: -16.0, w: 52.0, h: 32.0 }.draw(PAPER, "#b5a98b", 0.0);
    let top = text((26.0, -3.0), 11.0, &format!("text-anchor='middle' fill='{PALE_INK}'"), top);
    let bottom = text((26.0, 12.0), 13.0, "text-anchor='middle' font-weight='bold'", bottom);
    (frame + &top + &bottom, 52.0)
}

/// The tables below the map, and where they end.
pub(super) fn legend(board: &Board, frame: &Rect) -> (String, f64) {
    let (left, mut y, mut out) = (frame.x + 6.0, frame.y + frame.h, String::new());
    if board.reconstruction {
        y += 36.0;
        out += &text((left, y), 16.0, "font-weight='bold' fill='#9c2f22'", NOTE);
    }
    let mut rows = vec![("Cards".to_owned(), "", cards(board))];
    for kind in &board.pieces {
        let lengths = kind.points.iter();
        let columns =
            lengths.map(|(cards, points)| column(&cards.to_string(), &points.to_string()));
        let entries = iter::once(column("cards", "points")).chain(columns).collect();
        let heading = format!("{} × {}", shorten(&kind.name, 11), kind.count);
        rows.push((heading, "for each player", entries));
    }
    rows.push(("Signs".to_owned(), "", marks(board)));
    for (heading, below, entries) in rows {
        let start = left + 150.0;
        let mut x = start;
        y += 38.0;
        let up = if below.is_empty() { 5.0 } else { -2.0 };
        out += &text((left, y + up), 14.0, "font-weight='bold'", &heading);
        out += &text((left, y + 14.0), 12.0, &format!("fill='{PALE_INK}'"), below);
        for (drawn, width) in entries {
            if x > start && x + width > frame.x + frame.w {
                (x, y) = (start, y + 36.0);
            }
            out += &format!("<g transform='translate({x:.1} {y:.1})'>{drawn}</g>\n");
            x += width;
        }
    }
    (out, y + 16.0)
}

fn cards(board: &Board) -> Vec<Entry> {
    let signs = signs(board);
    let card = |(card, count): (Card, u8)| {
        if card.is_wild() {
            return entry(&wild_swatch(board), 40.0, &format!("wild ({}) × {count}", board.wild));
        }
        let (name, sign) = (board.card_name(card), Some(signs[card.index()]));
        let look = Look { color: color_of(name), sign, ..Look::GREY };
        space_entry(&look, 1, false, &format!("{name} × {count}"))
    };
    board.cards().iter().map(card).collect()
}

/// A wild card: stripes of all the colours that it can stand for.
fn wild_swatch(board: &Board) -> String {
    let w = 40.0 / board.colors.len() as f64;
    let stripe = |(i, name): (usize, &String)| {
        let rect = Rect { x: -20.0 + w * i as f64, y: -11.0, w, h: 22.0 };
        rect.draw(color_of(name), "none", 0.0)
    };
    let stripes: String = board.colors.iter().enumerate().map(stripe).collect();
    stripes + &Rect::centered((40.0, 22.0)).draw("none", INK, 0.0)
}

/// The other marks on the map, as far as this board has them.
fn marks(board: &Board) -> Vec<Entry> {
    let mut out = Vec::new();
    if board.routes.iter().any(|route| route.color == GREY_NAME) {
        out.push(space_entry(&Look::GREY, 1, false, "any one colour"));
    }
    if board.routes.iter().any(|route| route.ferries > 0) {
        out.push(space_entry(&Look::GREY, 1, true, "ferry: one card is a wild"));
    }
    for (i, kind) in board.pieces.iter().enumerate() {
        let tunnel = |route: &&Route| route.piece == kind.name && is_tunnel(route);
        let tunnel = board.routes.iter().find(tunnel);
        if i > 0 || tunnel.is_some() {
            let words = if tunnel.is_some() { ": a sign for each card" } else { "" };
            let look = Look { round: true, dots: tunnel.is_some(), ..Look::GREY };
            let cards = tunnel.map_or(1, |route| route.cards);
            out.push(space_entry(&look, cards, false, &format!("{}{words}", kind.name)));
        }
    }
    if board.places.iter().any(|place| place.attraction) {
        out.push(place_entry(None, star(SAMPLE), "attraction"));
    }
    if board.places.iter().any(|place| place.tourists) {
        out.push(place_entry(None, person(SAMPLE), "tourists from the start"));
    }
    for district in &board.districts {
        let words = format!("district worth {}", district.points);
        let mark = number(district.points, SAMPLE);
        out.push(place_entry(Some(color_of(&district.color)), mark, &words));
    }
    out
}
