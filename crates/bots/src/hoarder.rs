//! `hoarder`: draws cards and tickets as long as it can, and does anything else only when
//! nothing can be drawn. It drives games into the corners of the rules: exhausted decks, rows
//! with empty slots, tickets that come round again, players who can do nothing.

use crosstown_rules::{Action, Board, Random as _, Rng};

use crate::{Bot, Turn};

pub(crate) struct Hoarder(Rng);

impl Hoarder {
    pub(crate) fn new() -> Hoarder {
        Hoarder(Rng::new(0, 0))
    }
}

impl Bot for Hoarder {
    fn begin(&mut self, _: &Board, rng: Rng) {
        self.0 = rng;
    }

    fn choose(&mut self, turn: &Turn<'_>) -> usize {
        let draws = |action: &Action| {
            matches!(action, Action::DrawDeck | Action::DrawRow(_) | Action::DrawTickets)
        };
        let actions = turn.actions();
        let count = actions.iter().filter(|action| draws(action)).count();
        if count == 0 {
            return self.0.below(actions.len());
        }
        let chosen = self.0.below(count);
        let mut drawing = (0..actions.len()).filter(|&position| draws(&actions[position]));
        drawing.nth(chosen).expect("as many were counted")
    }
}
