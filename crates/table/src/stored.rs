//! What is kept of a table.

use crate::protocol::Stage;

/// What a store must know of a table without reading its events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// How far it has come.
    pub stage: Stage,
    /// Whether a node must hold its lease: a bot is to act.
    pub needs_lease: bool,
    /// When a node must look at it even if nobody comes, in milliseconds since 1970: the clock of a
    /// person runs out, or the cards are dealt. Until then it need not be in memory anywhere.
    pub deadline: Option<u64>,
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
