//! Where everything on the picture of a board is: a board goes in, geometry comes out. The page, the
//! command line and reports all draw from it, each in its own style.
//!
//! What lives here: where spaces, signs, places and names go, and how large they are. What never does:
//! colours, pictures, markup, files, and anything about a game in play.
//!
//! ```
//! use crosstown_drawing::Drawing;
//! use crosstown_rules::Board;
//!
//! let board = Board::city("london").unwrap();
//! let drawing = Drawing::new(&board);
//! assert_eq!(drawing.places.len(), board.places.len());
//! assert_eq!(drawing.routes[0].spaces.len(), usize::from(board.routes[0].spaces));
//! ```

mod block;
mod labels;
mod spaces;
#[cfg(test)]
mod tests;
mod text;

use crosstown_rules::{Board, DrawingFacts, Facts};
use serde::{Deserialize, Serialize};

use crate::block::Block;
use crate::labels::{Spot, baseline, place_labels};
use crate::spaces::{Line, Map};

pub use text::{shorten, text_width};

/// The longer side of a board, in units of the drawing.
const LONG_SIDE: f64 = 1200.0;
/// Free room around what sticks out of the board.
const EDGE: f64 = 10.0;

/// Where everything on the picture of a board is. The longer side of the board has 1200 units; points
/// are counted from its top left corner, to the right and down. Angles are in degrees, clockwise.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Drawing {
    /// All of the picture, its margins included.
    pub frame: Frame,
    /// Radius of a place.
    pub radius: f64,
    /// Width of most spaces, for the roads under them.
    pub lane: f64,
    /// Size of the names.
    pub text_size: f64,
    /// Where the city's name is written on its drawing, if it is.
    pub title: Option<Lettering>,
    /// The places, in the order of the board.
    pub places: Vec<DrawnPlace>,
    /// The routes, in the order of the board.
    pub routes: Vec<DrawnRoute>,
}

/// A board with its drawing: what the page gets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schema", ts(rename = "Board"), schema(as = Board))]
pub struct DrawnBoard {
    /// What the board file says.
    #[serde(flatten)]
    pub facts: Facts,
    /// Where everything on its picture is.
    pub drawing: Drawing,
}

impl DrawnBoard {
    /// Lays the board out.
    pub fn new(board: &Board) -> DrawnBoard {
        DrawnBoard { facts: Facts::clone(board), drawing: Drawing::new(board) }
    }
}

/// An upright rectangle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Frame {
    /// Its left side.
    pub x: f64,
    /// Its top.
    pub y: f64,
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

/// The city's name as lettering on its drawing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Lettering {
    /// Its middle.
    pub x: f64,
    /// Its middle.
    pub y: f64,
    /// Size of the letters.
    pub size: f64,
    /// The width that it is stretched to.
    pub width: f64,
    /// How far it is turned.
    pub angle: f64,
}

/// A place on the picture.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DrawnPlace {
    /// The place.
    pub id: String,
    /// Its middle.
    pub x: f64,
    /// Its middle.
    pub y: f64,
    /// Its name.
    pub label: Label,
}

/// The name of a place. It is as wide as told here in any font: whoever draws it stretches it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Label {
    /// Its middle.
    pub x: f64,
    /// Its middle.
    pub y: f64,
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
    /// Its lines, from the top. A very long name is cut short.
    pub lines: Vec<LabelLine>,
}

/// A line of a name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct LabelLine {
    /// What it says.
    pub text: String,
    /// Where it begins.
    pub x: f64,
    /// Its baseline.
    pub y: f64,
    /// The width that it is stretched to.
    pub width: f64,
}

/// A route on the picture, or one lane of a double route. Its road goes from place to place through
/// the middles of its spaces.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DrawnRoute {
    /// The route.
    pub id: String,
    /// Whether one space covers the whole route, however many cards it costs (Berlin's subways).
    pub tunnel: bool,
    /// Length of its spaces.
    pub length: f64,
    /// Width of its spaces.
    pub width: f64,
    /// Its spaces, from its first place to its second. All of them face the same way.
    pub spaces: Vec<DrawnSpace>,
    /// Size of its signs, from their middle.
    pub sign_size: f64,
    /// Where the signs of its colour go: one on each space, and in a tunnel one for each card.
    pub signs: Vec<DrawnSign>,
}

/// A space of a route.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DrawnSpace {
    /// Its middle.
    pub x: f64,
    /// Its middle.
    pub y: f64,
    /// How far it is turned. What is drawn on it does not stand on its head.
    pub angle: f64,
}

/// A sign on a route.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct DrawnSign {
    /// Its middle.
    pub x: f64,
    /// Its middle.
    pub y: f64,
    /// How far it is turned.
    pub angle: f64,
    /// Shows that this card must be wild, as for ferries, instead of the colour.
    pub wild: bool,
}

impl Drawing {
    /// Finds room for everything on a board. The same board always gives the same drawing.
    pub fn new(board: &Board) -> Drawing {
        let (facts, lines) = (&board.drawing, Line::all(board));
        let map = Map::new(board, &lines);
        let names: Vec<_> = board
            .places
            .iter()
            .map(|place| (place.name.as_str(), facts.labels.get(&place.id)))
            .collect();
        let labels = place_labels(&names, &lines, &map, facts);
        let places = board.places.iter().zip(&map.places).zip(&labels);
        let routes = board.routes.iter().zip(lines.iter().zip(&map.routes));
        Drawing {
            frame: frame(&map, &labels, facts),
            radius: round(map.radius),
            lane: round(map.lane),
            text_size: facts.text_size,
            title: facts.title.as_ref().map(|title| Lettering {
                x: title.x,
                y: title.y,
                size: title.size,
                width: title.width,
                angle: title.turn,
            }),
            places: places
                .map(|((place, &(x, y)), label)| DrawnPlace {
                    id: place.id.clone(),
                    x: round(x),
                    y: round(y),
                    label: drawn_label(label, facts.text_size),
                })
                .collect(),
            routes: routes
                .map(|(route, (line, spaces))| drawn_route(route.id.clone(), line, spaces))
                .collect(),
        }
    }
}

/// The board with its margins, and whatever sticks out of them.
fn frame(map: &Map, labels: &[Spot], facts: &DrawingFacts) -> Frame {
    let blocks: Vec<Block> = map.blocks().chain(labels.iter().map(|label| label.block)).collect();
    // How far beyond a side the farthest block reaches.
    let beyond = |out: &dyn Fn(Block) -> f64| {
        let far = blocks.iter().map(|block| out(*block)).fold(0.0, f64::max);
        if far > 0.0 { far + EDGE } else { 0.0 }
    };
    let (width, height) = (map.size.0 + 2.0 * facts.margin, map.size.1);
    let left = beyond(&|b| -facts.margin - (b.at.0 - b.reach().0));
    let right = beyond(&|b| b.at.0 + b.reach().0 - (map.size.0 + facts.margin));
    let top = beyond(&|b| b.reach().1 - b.at.1);
    let bottom = beyond(&|b| b.at.1 + b.reach().1 - height);
    let [x, y] = [-facts.margin - left, -top].map(round);
    let [width, height] = [left + width + right, top + height + bottom].map(round);
    Frame { x, y, width, height }
}

fn drawn_label(Spot { lines, block, side, .. }: &Spot, size: f64) -> Label {
    let (at, half) = (block.at, block.half);
    let line = |(i, (text, width)): (usize, &(String, f64))| LabelLine {
        text: text.clone(),
        x: round(at.0 + side * (half.0 - width / 2.0) - width / 2.0),
        y: round(at.1 - half.1 + baseline(i, size)),
        width: round(*width),
    };
    let [x, y, width, height] = [at.0, at.1, 2.0 * half.0, 2.0 * half.1].map(round);
    Label { x, y, width, height, lines: lines.iter().enumerate().map(line).collect() }
}

fn drawn_route(id: String, line: &Line<'_>, blocks: &[Block]) -> DrawnRoute {
    let half = blocks[0].half;
    let angle = |block: &Block| block.degrees(Some(&blocks[0]));
    let space = |block: &Block| {
        let [x, y, angle] = [block.at.0, block.at.1, angle(block)].map(round);
        DrawnSpace { x, y, angle }
    };
    let sign = |DrawnSpace { x, y, angle }| DrawnSign { x, y, angle, wild: false };
    let spaces: Vec<DrawnSpace> = blocks.iter().map(space).collect();
    let mut signs: Vec<DrawnSign> = spaces.iter().copied().map(sign).collect();
    let mut sign_size = 0.62 * half.0.min(half.1);
    if line.is_tunnel() {
        let middle = &blocks[blocks.len() / 2];
        let row = Block::turned(middle.at, angle(middle), half);
        let step = 2.0 * (half.0 - half.1) / f64::from(line.cards);
        let along = |i| step * (f64::from(i) + 0.5 - f64::from(line.cards) / 2.0);
        let places = (0..line.cards).map(|i| Block { at: row.point(along(i), 0.0), ..row });
        signs = places.map(|place| sign(space(&place))).collect();
        sign_size = sign_size.min(0.45 * step).max(1.0);
    }
    // Ferries are in the middle of a route.
    let ferries = usize::from(line.ferries);
    let first = signs.len().saturating_sub(ferries) / 2;
    signs.iter_mut().skip(first).take(ferries).for_each(|sign| sign.wild = true);
    DrawnRoute {
        id,
        tunnel: line.is_tunnel(),
        length: round(2.0 * half.0),
        width: round(2.0 * half.1),
        spaces,
        sign_size: round(sign_size),
        signs,
    }
}

/// Finer than any eye, and short to write.
fn round(number: f64) -> f64 {
    // Adding zero turns -0 into 0.
    (100.0 * number).round() / 100.0 + 0.0
}
