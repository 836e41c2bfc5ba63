//! `random`: any legal action, each equally likely.

use crosstown_rules::{Board, Random as _, Rng};

use crate::{Bot, Turn};

pub(crate) struct Random(Rng);

impl Random {
    pub(crate) fn new() -> Random {
        Random(Rng::new(0, 0))
    }
}

impl Bot for Random {
    fn begin(&mut self, _: &Board, rng: Rng) {
        self.0 = rng;
    }

    fn choose(&mut self, turn: &Turn<'_>) -> usize {
        self.0.below(turn.actions().len())
    }
}
