//! What is kept of a table.

use crate::protocol::Stage;

/// What a store must know of a table without reading its events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// How far it has come.
    pub stage: Stage,
    /// Whether a node must hold its lease: bots play at it, or a clock runs.
    pub needs_lease: bool,
}

/// A table as it is kept.
#[derive(Clone)]
pub struct Stored {
    /// What the cards are shuffled with.
    pub seed: [u8; 32],
    /// The version of the rules that it began with.
    pub rules: u32,
    /// The board file, if it is not a built-in city.
    pub board: Option<String>,
    /// Its events from number 0: time and JSON.
    pub events: Vec<(u64, String)>,
}
