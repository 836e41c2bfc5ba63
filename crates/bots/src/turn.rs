//! What a bot is given to decide on.

use crosstown_rules::{Action, Board, Game, View};

/// One decision of one seat. The game itself stays out of reach: a bot gets the legal
/// actions, and a [`View`] if it asks for one (simple bots do not, and need not pay for it).
pub struct Turn<'a> {
    board: &'a Board,
    game: &'a Game,
    seat: usize,
    actions: &'a [Action],
}

impl<'a> Turn<'a> {
    /// For whoever runs the game: `actions` are those that are legal for `seat` now.
    #[inline]
    pub fn new(board: &'a Board, game: &'a Game, seat: usize, actions: &'a [Action]) -> Turn<'a> {
        Turn { board, game, seat, actions }
    }

    /// The board that is played on.
    pub fn board(&self) -> &'a Board {
        self.board
    }

    /// The seat that is to decide.
    pub fn seat(&self) -> usize {
        self.seat
    }

    /// What it may do.
    #[inline]
    pub fn actions(&self) -> &'a [Action] {
        self.actions
    }

    /// What it may see.
    pub fn view(&self) -> View {
        self.game.view(self.board, self.seat)
    }
}
