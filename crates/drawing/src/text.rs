//! How wide a text is, and how a name may be broken into lines. Nobody knows which font a reader
//! has, so names are drawn with SVG's `textLength`: they are exactly as wide as this file says.

/// Widths of bold letters in thousandths of the size, as in the usual grotesques.
const WIDTHS: [(u16, &str); 12] = [
    (278, " 'Iijl.,:!|’"),
    (333, "ft-()"),
    (389, "r"),
    (500, "z"),
    (556, "aceksvxyJ0123456789ßäáàâéèê"),
    (611, "bdghnopquFLTZüöóúñ"),
    (667, "EPSVXY"),
    (722, "ABCDHKNRUÄÜ&"),
    (778, "GOQwÖ"),
    (833, "M"),
    (889, "m"),
    (944, "W"),
];

/// The width of a bold text of this size.
pub fn text_width(words: &str, size: f64) -> f64 {
    let em = |c: char| match WIDTHS.iter().find(|(_, letters)| letters.contains(c)) {
        Some((width, _)) => f64::from(*width) / 1000.0,
        None if c < '\u{1100}' => 0.65,
        // Letters of other scripts are about as wide as high.
        None => 1.05,
    };
    size * words.chars().map(em).sum::<f64>()
}

/// At most this many characters; what is longer is cut short.
pub fn shorten(words: &str, most: usize) -> String {
    if words.chars().count() <= most {
        return words.to_owned();
    }
    words.chars().take(most - 1).chain(['…']).collect()
}

/// Most characters on a line of a name.
const LONGEST: usize = 28;

/// The ways to write a name: on one line, or in two or three of about equal length.
pub(crate) fn line_breaks(name: &str) -> Vec<Vec<String>> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let length = name.chars().count();
    let most = words.len().min(3);
    // Breaking short names saves little, and long lines are cut short.
    let worth =
        |lines: &usize| length >= 8 * (lines - 1) && (*lines == most || length <= LONGEST * lines);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_wider_the_more_it_says_and_in_proportion_to_its_size() {
        assert!((text_width("Soho", 20.0) - 2.0 * text_width("Soho", 10.0)).abs() < 1e-9);
        assert!(text_width("Wall", 10.0) < text_width("Wall Street", 10.0));
    }

    #[test]
    fn names_are_broken_between_words_evenly() {
        assert_eq!(line_breaks("Soho"), [["Soho"]]);
        let ways = line_breaks("Empire State Building");
        assert_eq!(ways.last().unwrap(), &["Empire", "State", "Building"]);
        let two = ["Palace of", "Fine Arts"].map(str::to_owned);
        assert!(line_breaks("Palace of Fine Arts").contains(&two.to_vec()));
    }

    #[test]
    fn a_name_is_cut_short_when_no_line_could_hold_it() {
        let ways = line_breaks(&"x".repeat(300));
        assert_eq!(ways.len(), 1);
        assert_eq!(ways[0][0].chars().count(), LONGEST);
    }
}
