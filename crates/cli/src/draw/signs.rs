//! Colours and signs: what the names of colours look like, and a sign for each, so that nobody
//! needs to tell colours apart to read the map.

use std::fmt;

use crosstown_rules::{Board, GREY_NAME, Route};

pub(super) const INK: &str = "#33302a";
pub(super) const PALE_INK: &str = "#6f6858";
pub(super) const PAPER: &str = "#fffdf6";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rgb(pub(crate) u8, pub(crate) u8, pub(crate) u8);

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

impl Rgb {
    /// For outlines.
    pub(super) fn darker(self) -> Rgb {
        let [r, g, b] = [self.0, self.1, self.2].map(|part| (f64::from(part) * 0.55) as u8);
        Rgb(r, g, b)
    }

    /// What can be read on it.
    pub(super) fn ink(self) -> &'static str {
        let light = 299 * u32::from(self.0) + 587 * u32::from(self.1) + 114 * u32::from(self.2);
        if light > 130_000 { INK } else { "#ffffff" }
    }
}

pub(super) const GREY: Rgb = Rgb(186, 186, 180);
/// The colours that boards name. As many of the first as there are `SIGNS` have a sign each.
const COLORS: [(&str, Rgb); 13] = [
    ("blue", Rgb(37, 98, 173)),
    ("green", Rgb(82, 154, 76)),
    ("black", Rgb(62, 62, 68)),
    ("pink", Rgb(233, 150, 187)),
    ("red", Rgb(205, 62, 56)),
    ("orange", Rgb(239, 141, 52)),
    ("yellow", Rgb(245, 211, 72)),
    ("white", Rgb(255, 255, 255)),
    ("purple", Rgb(171, 140, 222)),
    ("brown", Rgb(139, 96, 62)),
    ("teal", Rgb(38, 150, 146)),
    ("grey", GREY),
    ("gray", GREY),
];
/// Shapes about the origin, from -1 to 1. None looks like another when turned.
const SIGNS: [&str; 11] = [
    "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z",
    "M0-1L1.05.85H-1.05z",
    "M-.85-.85H.85V.85H-.85z",
    "M0 1C-1.6-.1-1-1.1-.5-.95C-.2-.9 0-.6 0-.45C0-.6.2-.9.5-.95C1-1.1 1.6-.1 0 1z",
    "M-.35-1H.35V-.35H1V.35H.35V1H-.35V.35H-1V-.35H-.35z",
    "M-1.1-.85L1.1 .85V-.85L-1.1 .85z",
    "M-.9-1H-.1L.9 0L-.1 1H-.9L.1 0z",
    "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM-.55 0a.55.55 0 1 0 1.1 0a.55.55 0 1 0-1.1 0z",
    "M-.8-1H-.22V1H-.8zM.22-1H.8V1H.22z",
    "M.5-.95A1 1 0 1 0 .5.95A1.2 1.2 0 0 1 .5-.95z",
    "M-1-1H1V-.45H.28V1H-.28V-.45H-1z",
];
pub(super) const STAR: &str =
    "M0-1L.25-.33L.95-.31L.39.12L.59.81L0 .41L-.59.81L-.39.12L-.95-.31L-.25-.33z";
pub(super) const PERSON: &str =
    "M-.46-.55a.46.46 0 1 0 .92 0a.46.46 0 1 0-.92 0zM-.9 1C-.9-.2.9-.2.9 1z";
pub(super) const BOAT: &str = "M-1 .3H1L.6.95H-.6zM-.06-1V.12H-.8zM.12-.8L.8.12H.12z";

/// The colour of this name. Names that nobody thought of get one that depends on them alone.
pub(super) fn color_of(name: &str) -> Rgb {
    if let Some((_, color)) = COLORS.iter().find(|(known, _)| *known == name) {
        return *color;
    }
    let hue = name.bytes().fold(7, |hash: u32, b| hash.wrapping_mul(31) ^ u32::from(b)) % 360;
    let [r, g, b] = [0, 240, 120].map(|turn| {
        let angle = f64::from((hue + turn) % 360);
        80 + (130.0 * ((angle - 180.0).abs() / 60.0 - 1.0).clamp(0.0, 1.0)) as u8
    });
    Rgb(r, g, b)
}

pub(super) fn route_color(route: &Route) -> Rgb {
    if route.color == GREY_NAME { GREY } else { color_of(&route.color) }
}

/// A sign for each of the board's colours, no two the same.
pub(super) fn signs(board: &Board) -> Vec<&'static str> {
    let own =
        |name: &String| SIGNS.get(COLORS.iter().position(|(known, _)| known == name)?).copied();
    let taken: Vec<&str> = board.colors.iter().filter_map(own).collect();
    let mut free = SIGNS.into_iter().rev().filter(|sign| !taken.contains(sign));
    let sign = |name| own(name).or_else(|| free.next()).expect("more signs than colours");
    board.colors.iter().map(sign).collect()
}

pub(super) fn symbol(path: &str, size: f64, color: &str) -> String {
    format!("<path d='{path}' transform='scale({size:.2})' fill='{color}' fill-rule='evenodd'/>")
}
