//! `random`: any legal action, each equally likely.

use crosstown_rules::{Action, Random as _, Rng};

use crate::{Bot, Turn};

pub(crate) struct Random(Rng);

impl Random {
    pub(crate) fn new() -> Random {
        Random(Rng::new(0, 0))
    }
}

impl Bot for Random {
    fn begin(&mut self, rng: Rng) {
        self.0 = rng;
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Action {
        let actions = turn.actions();
        actions[self.0.below(actions.len())]
    }
}
