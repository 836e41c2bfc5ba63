//! Draws a board as one self-contained SVG picture: the map in a frame, the title above it, and
//! below it the tables that players look up.
//!
//! What lives here: how spaces, places and names look; where they are is what `crosstown-drawing` says.
//! What never does: files, fonts, scripts, pictures from elsewhere, the publisher's artwork, and anything
//! about a game in play; what a report has to say about routes comes as paint. The same board always gives
//! the same text.

mod legend;
mod map;
mod rect;
mod signs;
#[cfg(test)]
mod tests;
mod text;

use crosstown_drawing::{Drawing, shorten};
use crosstown_rules::Board;

use self::legend::legend;
use self::map::draw_map;
use self::rect::Rect;
use self::signs::{INK, PALE_INK};
use self::text::{room_for, text};

pub(crate) use self::signs::Rgb;
pub(crate) use self::text::escape;

/// Room between the map's frame and the sheet's edge.
const PAD: f64 = 22.0;
/// The tables below the map need this much width, however narrow the map is.
const LEAST_WIDTH: f64 = 700.0;
const NOTE: &str = "Reconstruction, not the printed board";

/// The picture of a board.
pub(crate) fn svg(board: &Board) -> String {
    let drawing = Drawing::new(board);
    let drawn = &drawing.frame;
    let frame = Rect { x: PAD, y: 72.0, w: drawn.width.max(LEAST_WIDTH), h: drawn.height };
    let (x, y) = (frame.x + (frame.w - drawn.width) / 2.0 - drawn.x, frame.y - drawn.y);
    let (legend, bottom) = legend(board, &frame);
    let (width, height) = (frame.w + 2.0 * PAD, bottom + PAD);
    let (name, places, routes) = (escape(&board.name), board.places.len(), board.routes.len());
    let note = if board.reconstruction { NOTE } else { "" };
    [
        format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:.0} {height:.0}' "),
        format!("role='img' font-family='sans-serif' fill='{INK}'>\n<title>{name}</title>\n"),
        format!("<desc>Map of {name}: {places} places, {routes} routes. {note}</desc>\n"),
        format!("<rect width='{width:.0}' height='{height:.0}' fill='#f8f4ea'/>\n"),
        draw_frame(board, &frame),
        format!("<g transform='translate({x:.1} {y:.1})'>\n"),
        draw_map(board, &drawing, None),
        format!("</g>\n{legend}</svg>\n"),
    ]
    .concat()
}

/// How a route looks on a map that shows something about routes: its colour, and the words that a
/// pointer brings up.
pub(crate) struct Paint {
    pub(crate) color: Rgb,
    pub(crate) words: String,
}

/// The map alone, for a page: each route in its paint, whatever its cards. `title` says what the
/// picture shows.
pub(crate) fn painted(board: &Board, title: &str, paint: &[Paint]) -> String {
    let drawing = Drawing::new(board);
    let drawn = &drawing.frame;
    let (w, h, x, y) = (drawn.width, drawn.height, -drawn.x, -drawn.y);
    [
        // In a page a picture needs no namespace.
        format!("<svg class='map' viewBox='0 0 {w:.0} {h:.0}' role='img' "),
        format!("font-family='sans-serif' fill='{INK}'>\n<title>{}</title>\n", escape(title)),
        Rect { x: 0.0, y: 0.0, w, h }.draw("#f8f4ea", "none", 10.0),
        format!("<g transform='translate({x:.1} {y:.1})'>\n"),
        draw_map(board, &drawing, Some(paint)),
        "</g></svg>\n".to_owned(),
    ]
    .concat()
}

/// The title, and the frame with a faint grid.
fn draw_frame(board: &Board, frame: &Rect) -> String {
    let Rect { x, y, w, h } = *frame;
    let (places, routes, tickets) = (board.places.len(), board.routes.len(), board.tickets.len());
    let players = match board.players {
        (least, most) if least < most => format!("{least}–{most}"),
        (_, most) => most.to_string(),
    };
    let facts =
        format!("{players} players · {places} places · {routes} routes · {tickets} tickets");
    // A name of any length has to fit beside the facts.
    let name = shorten(&board.name, 60);
    let size = ((w - room_for(&facts, 14.0)) / room_for(&name, 1.0)).clamp(12.0, 34.0);
    let steps = |length: f64| (1..(length / 100.0).ceil() as i32).map(|i| 100.0 * f64::from(i));
    let down: String = steps(w).map(|d| format!("M{:.1} {y:.1}v{h:.1}", x + d)).collect();
    let across: String = steps(h).map(|d| format!("M{x:.1} {:.1}h{w:.1}", y + d)).collect();
    [
        text((x + 4.0, 51.0), size, "font-weight='bold'", &name),
        text((x + w - 4.0, 51.0), 14.0, &format!("text-anchor='end' fill='{PALE_INK}'"), &facts),
        frame.draw("#ece5d0", "none", 10.0),
        format!("<path d='{down}{across}' stroke='#e3dac2'/>\n"),
        frame.draw("none", "#8d8268", 10.0),
    ]
    .concat()
}
