//! Who shuffles and deals. Real tables have the fair dealer; tests can have others.

use std::sync::Arc;

use crosstown_rules::record::Recorder;
use crosstown_rules::{Board, Card, Chance, DealError, Fair};

/// Deals a game and shuffles its discards, the same way for the same seed.
pub trait Dealer: Send + Sync {
    /// Shuffles both decks and deals.
    fn deal(&mut self, board: &Board, players: usize) -> Result<Recorder, DealError>;

    /// Shuffles discards into a deck.
    fn shuffle(&mut self, cards: &mut [Card]);

    /// Another one that will do the same.
    fn copy(&self) -> Box<dyn Dealer>;
}

/// Makes a dealer out of a seed.
pub type Dealers = Arc<dyn Fn(&[u8; 32]) -> Box<dyn Dealer> + Send + Sync>;

/// The dealer of real tables: `docs/record.md` says what it does with the seed.
pub fn fair() -> Dealers {
    Arc::new(|seed| Box::new(Fair::new(*seed)))
}

impl Dealer for Fair {
    fn deal(&mut self, board: &Board, players: usize) -> Result<Recorder, DealError> {
        Recorder::new(board, players, self)
    }

    fn shuffle(&mut self, cards: &mut [Card]) {
        Chance::shuffle(self, cards);
    }

    fn copy(&self) -> Box<dyn Dealer> {
        Box::new(self.clone())
    }
}

impl Chance for Box<dyn Dealer> {
    fn shuffle(&mut self, cards: &mut [Card]) {
        (**self).shuffle(cards);
    }
}
