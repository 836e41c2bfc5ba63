//! Mutates the texts of boards and records by what they are made of. Changes of single bytes
//! nearly always leave something that cannot be read.

use std::ops::Range;

use crosstown_rules::{Random, Rng};
use libfuzzer_sys::fuzzer_mutate;

/// Numbers at which something ends.
const NUMBERS: [&str; 10] = ["0", "1", "2", "3", "4", "15", "16", "64", "255", "256"];

/// A mutator for [`libfuzzer_sys::fuzz_mutator`]: edits of whole items, numbers and names three
/// times out of four, and else what libFuzzer does by itself.
pub fn mutate(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> usize {
    let mut rng = Rng::new(seed.into(), 0);
    let edited = match str::from_utf8(&data[..size]) {
        Ok(text) if rng.below(4) > 0 => edit(text, &mut rng),
        _ => None,
    };
    match edited {
        Some(text) if (1..=max_size).contains(&text.len()) => {
            data[..text.len()].copy_from_slice(text.as_bytes());
            text.len()
        }
        _ => fuzzer_mutate(data, size, max_size),
    }
}

fn edit(text: &str, rng: &mut Rng) -> Option<String> {
    match rng.below(5) {
        0 => {
            let item = pick(&items(text), rng)?;
            Some(replaced(text, item, ""))
        }
        1 => {
            let items = items(text);
            let (item, at) = (pick(&items, rng)?, pick(&items, rng)?.start);
            Some(replaced(text, at..at, &text[item]))
        }
        2 => {
            let items = items(text);
            let (one, other) = (pick(&items, rng)?, pick(&items, rng)?);
            let (first, second) = if one.start < other.start { (one, other) } else { (other, one) };
            let between = text.get(first.end..second.start)?;
            let parts = [&text[..first.start], &text[second.clone()], between];
            Some([parts.concat().as_str(), &text[first], &text[second.end..]].concat())
        }
        3 => {
            let number = pick(&numbers(text), rng)?;
            let new = match text[number.clone()].parse::<u32>() {
                Ok(old) if rng.below(2) == 0 => {
                    let new = if rng.below(2) == 0 {
                        old.saturating_sub(1)
                    } else {
                        old.saturating_add(1)
                    };
                    new.to_string()
                }
                _ => NUMBERS[rng.below(NUMBERS.len())].to_owned(),
            };
            Some(replaced(text, number, &new))
        }
        _ => {
            let names = names(text);
            let (old, new) = (pick(&names, rng)?, pick(&names, rng)?);
            Some(replaced(text, old, &text[new]))
        }
    }
}

fn pick(ranges: &[Range<usize>], rng: &mut Rng) -> Option<Range<usize>> {
    (!ranges.is_empty()).then(|| ranges[rng.below(ranges.len())].clone())
}

fn replaced(text: &str, range: Range<usize>, new: &str) -> String {
    [&text[..range.start], new, &text[range.end..]].concat()
}

/// Lines, and in lines the parts that end in `},`: keys and tables of a board, entries of a log.
fn items(text: &str) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let mut items = Vec::new();
    let mut start = 0;
    for end in 1..=bytes.len() {
        let in_line = bytes[..end].ends_with(b"},") && bytes.get(end) != Some(&b'\n');
        if bytes[end - 1] == b'\n' || in_line || end == bytes.len() {
            items.push(start..end);
            start = end;
        }
    }
    items
}

/// Runs of digits.
fn numbers(text: &str) -> Vec<Range<usize>> {
    let digit = |at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
    let starts = (0..text.len()).filter(|&at| digit(at) && (at == 0 || !digit(at - 1)));
    starts.map(|start| start..(start..).find(|&at| !digit(at)).unwrap_or(start)).collect()
}

/// What is between quotes.
fn names(text: &str) -> Vec<Range<usize>> {
    let quotes: Vec<usize> = text.match_indices('"').map(|(at, _)| at).collect();
    quotes.chunks_exact(2).map(|pair| pair[0] + 1..pair[1]).collect()
}
