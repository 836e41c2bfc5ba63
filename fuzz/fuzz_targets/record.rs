//! Any text as a record.
//!
//! Laws:
//! - Reading a record, looking up its names and verifying it never panic.
//! - A refusal is at a place that the record has.
//! - A record that verifies says the same after a way through JSON, verifies again, and is what a
//!   recorder writes of its game.
//!
//! Few texts get far: start from `seeds/record`. What is no record of a known city is tried but
//! not kept, or the corpus would soon be full of broken JSON. Deeper edits are made in
//! `record_mutations`.

#![no_main]

use crosstown_fuzz::{assert_record, city_named, text};
use crosstown_rules::record::Raw;
use libfuzzer_sys::{Corpus, fuzz_mutator, fuzz_target};

fuzz_target!(|data: &[u8]| -> Corpus {
    let Ok(text) = str::from_utf8(data) else { return Corpus::Reject };
    let Ok(raw) = Raw::parse(text) else { return Corpus::Reject };
    let Some(board) = city_named(raw.city()) else { return Corpus::Reject };
    if let Ok(record) = raw.on(board) {
        let _ = assert_record(board, &record);
    }
    Corpus::Keep
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    text::mutate(data, size, max_size, seed)
});
