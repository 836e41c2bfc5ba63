//! Which boards the chores play on. The engine knows: a board that is added to it is played on here too.

use anyhow::{Context, Result};
use crosstown_rules::{Board, CITIES};

/// Made up for benchmarks: nobody plays it, and no bot is ranked on it.
const BENCHMARK: &str = "continent";

/// The ids of all built-in boards.
pub(crate) fn all() -> impl Iterator<Item = &'static str> + Clone {
    CITIES.iter().map(|(id, _)| *id)
}

/// The cities that people play: id and name.
pub(crate) fn played() -> Result<Vec<(&'static str, String)>> {
    let cities = all().filter(|id| *id != BENCHMARK);
    let named = cities.map(|id| Some((id, Board::city(id)?.name.clone())));
    named.collect::<Option<_>>().context("a city has no board")
}
