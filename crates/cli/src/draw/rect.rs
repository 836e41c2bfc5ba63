//! Upright rectangles.

use std::fmt::Display;

pub(super) type Point = (f64, f64);

pub(super) struct Rect {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) w: f64,
    pub(super) h: f64,
}

impl Rect {
    /// The rectangle of this size around the origin.
    pub(super) fn centered((w, h): Point) -> Rect {
        Rect { x: -w / 2.0, y: -h / 2.0, w, h }
    }

    pub(super) fn draw(&self, fill: impl Display, stroke: impl Display, round: f64) -> String {
        let Rect { x, y, w, h } = self;
        let place = format!("x='{x:.1}' y='{y:.1}' width='{w:.1}' height='{h:.1}' rx='{round:.1}'");
        format!("<rect {place} fill='{fill}' stroke='{stroke}' stroke-width='1.3'/>\n")
    }
}
