//! Which boards the chores play on. The engine knows: a board that is added to it is played on here too.

use anyhow::{Context, Result};
use crosstown_rules::{Board, CITIES};

/// The ids of all built-in boards.
pub(crate) fn all() -> impl Iterator<Item = &'static str> + Clone {
    CITIES.iter().map(|(id, _)| *id)
}

/// The cities that people are offered: id and name. Other boards are for benchmarks.
pub(crate) fn played() -> Result<Vec<(&'static str, String)>> {
    let boards = all().map(|id| Some((id, Board::city(id)?))).collect::<Option<Vec<_>>>();
    let offered = boards.context("a city has no board")?.into_iter();
    let offered = offered.filter(|(_, board)| board.order.is_some());
    Ok(offered.map(|(id, board)| (id, board.name.clone())).collect())
}
