//! Plays many games and counts what happened. The games of a seed are the same whatever the
//! number of threads: every game has random streams of its own.

pub mod laws;
mod play;
mod simulate;

pub use play::{Watch, play};
pub use simulate::{Count, Plan, Progress, pool, simulate};
