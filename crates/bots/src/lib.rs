//! Computer players. A [`Bot`] is told what its seat may see and chooses one of the actions
//! that are legal for it; by the types here it cannot see more. Bots are named by spec
//! strings ([`Spec`]), the same everywhere: command line, records, tables.

mod atlas;
mod graph;
mod greedy;
mod hint;
mod hoarder;
mod outlook;
mod planner;
mod playout;
#[cfg(test)]
mod positions;
mod random;
mod search;
mod spec;
mod styles;
mod turn;

pub use hint::{Hint, Reason, hint};
pub use search::{Budget, Search};
pub use spec::{Level, Spec, UnknownBot};
pub use turn::Turn;

use std::time::Duration;

use crosstown_rules::{Board, Rng};

/// A computer player.
pub trait Bot: Send {
    /// A new game begins on `board`, which stays the same until the next call. All chance in the
    /// bot's thinking comes from `rng`, which is not the one that shuffles the cards.
    fn begin(&mut self, board: &Board, rng: Rng);

    /// Chooses one of `turn.actions()`, which is never empty, by its position.
    fn choose(&mut self, turn: &Turn<'_>) -> usize;
}

/// Tells the time to bots that think for so many milliseconds, since any fixed moment: a monotonic
/// clock in a program, `performance.now` in a page, what it likes in a test.
pub type Clock = fn() -> Duration;
