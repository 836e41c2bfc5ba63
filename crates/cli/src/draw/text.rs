//! Text, written so that it is never markup. All words from a board file go through here.

use crosstown_drawing::text_width;

use super::rect::Point;

pub(super) fn text((x, y): Point, size: f64, style: &str, words: &str) -> String {
    let words = escape(words);
    format!("<text x='{x:.1}' y='{y:.1}' font-size='{size:.1}' {style}>{words}</text>\n")
}

/// A short text around the origin.
pub(super) fn centered(words: &str, size: f64) -> String {
    text((0.0, 0.36 * size), size, "text-anchor='middle' font-weight='bold'", words)
}

/// Text that may stand anywhere in XML. What XML cannot hold at all becomes a replacement sign.
pub(crate) fn escape(words: &str) -> String {
    let mut out = String::with_capacity(words.len());
    for c in words.chars() {
        match c {
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '&' => out += "&amp;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            '\t' | '\n' | '\r' => out.push(' '),
            '\0'..' ' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            _ => out.push(c),
        }
    }
    out
}

/// Room for a text of this size in any font: some are wider than what `text_width` goes by.
pub(super) fn room_for(words: &str, size: f64) -> f64 {
    1.2 * text_width(words, size)
}
