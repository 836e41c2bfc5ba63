//! Text: written so that it is never markup, measured roughly, cut short, and broken into lines.
//! All words from a board file go through here.

use super::geometry::Point;

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

/// The width of a bold text, roughly: fonts differ, so this is the width in a wide one.
pub(super) fn text_width(words: &str, size: f64) -> f64 {
    let em = |c| match c {
        ' ' | '!' | '\'' | ',' | '.' | ':' | 'I' | 'i' | 'j' | 'l' | '|' => 0.38,
        '(' | ')' | '-' | 'f' | 'r' | 't' => 0.48,
        '%' | '@' | 'M' | 'W' | 'm' | 'w' => 1.02,
        '&' | 'A'..='Z' => 0.78,
        '\u{1100}'.. => 1.05,
        _ => 0.69,
    };
    size * words.chars().map(em).sum::<f64>()
}

/// At most this many characters.
pub(super) fn shorten(words: &str, most: usize) -> String {
    if words.chars().count() <= most {
        return words.to_owned();
    }
    words.chars().take(most - 1).chain(['…']).collect()
}

/// Most characters on a line of a name.
const LONGEST: usize = 28;

/// The ways to write a name: on one line, or in two or three of about equal length.
pub(super) fn line_breaks(name: &str) -> Vec<Vec<String>> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let length = name.chars().count();
    let most = words.len().min(3);
    // Breaking short names saves little, and long lines are cut short.
    let worth =
        |lines: &usize| length >= 9 * (lines - 1) && (*lines == most || length <= LONGEST * lines);
    (1..=most).filter(worth).map(|lines| break_evenly(&words, lines)).collect()
}

/// Begins a new line when the next word is mostly beyond an equal share.
fn break_evenly(words: &[&str], lines: usize) -> Vec<String> {
    let length = |word: &&str| word.chars().count() + 1;
    let (total, mut done) = (words.iter().map(length).sum::<usize>(), 0);
    let mut out: Vec<Vec<&str>> = vec![Vec::new(); lines];
    for word in words {
        let line = (lines * (2 * done + length(word)) / (2 * total.max(1))).min(lines - 1);
        out[line].push(word);
        done += length(word);
    }
    out.retain(|line| !line.is_empty());
    out.iter().map(|line| shorten(&line.join(" "), LONGEST)).collect()
}
