//! Writes a record while a game is played.

use std::fmt;

use super::{Entry, Outcome, Record, Seat};
use crate::action::Action;
use crate::board::Board;
use crate::cards::Card;
use crate::chance::{Chance, Random};
use crate::game::{DealError, Game};
use crate::public::Phase;
use crate::refusal::Refusal;
use crate::sets::TicketId;

/// A game and its log so far.
#[derive(Clone)]
pub struct Recorder {
    game: Game,
    cards: Vec<Card>,
    tickets: Vec<TicketId>,
    log: Vec<Entry>,
}

impl Recorder {
    /// A game with decks shuffled by `rng`: the same as [`Game::new`] gives.
    pub fn new(
        board: &Board,
        players: usize,
        rng: &mut impl Random,
    ) -> Result<Recorder, DealError> {
        let (cards, tickets) = shuffled(board, rng);
        Self::deal(board, players, cards, tickets, rng)
    }

    /// A game from decks in a given order, first card first.
    pub fn deal(
        board: &Board,
        players: usize,
        cards: Vec<Card>,
        tickets: Vec<TicketId>,
        chance: &mut impl Chance,
    ) -> Result<Recorder, DealError> {
        let mut noted = Noted { chance, shuffles: Vec::new() };
        let game = Game::deal(board, players, &cards, &tickets, &mut noted)?;
        let log = noted.shuffles;
        Ok(Recorder { game, cards, tickets, log })
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The log so far.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Where the next entry of this seat will stand at the earliest: the `from` of a
    /// [`TakeOver`](super::TakeOver) that happens now. In setup this is not the end of the log,
    /// since choices are written down by seat and not as they come (Q8).
    pub fn next_from(&self, seat: usize) -> usize {
        let public = self.game.public();
        if public.phase != Phase::ChooseTickets {
            return self.log.len();
        }
        let shuffles = self.log.iter().take_while(|e| matches!(e, Entry::Shuffle(_))).count();
        let chosen = public.chosen >> seat & 1 == 1;
        shuffles + if chosen { seat + 1 } else { 0 }
    }

    /// [`Game::apply`], written down.
    pub fn apply(
        &mut self,
        board: &Board,
        seat: usize,
        action: Action,
        chance: &mut impl Chance,
    ) -> Result<Option<Card>, Refusal> {
        self.game.check(board, seat, action)?;
        let setup = self.game.public().phase == Phase::ChooseTickets;
        let offered = self.game.offered(seat);
        let mut entry = Entry::of_action(board, self.game.public(), offered, seat, action);
        let mut noted = Noted { chance, shuffles: Vec::new() };
        let drawn = self.game.play(board, seat, &action, &mut noted);
        match &mut entry {
            Entry::Draw { card, .. } => *card = drawn,
            Entry::Tickets { offered, .. } => *offered = self.game.offered(seat).to_vec(),
            _ => {}
        }
        // Choices in setup come in any order and are written down by seat (Q8).
        let later = |e: &Entry| matches!(*e, Entry::Keep { seat: other, .. } if other > seat);
        match self.log.iter().position(later) {
            Some(index) if setup => self.log.insert(index, entry),
            _ => self.log.push(entry),
        }
        self.log.append(&mut noted.shuffles);
        Ok(drawn)
    }

    /// Stops the game (Q10). Does nothing to a game that is over.
    pub fn abandon(&mut self, by: usize) {
        if !self.game.is_over() {
            self.game.abandon();
            self.log.push(Entry::Abandoned { by });
        }
    }

    /// The record, once the game is over; without seeds, which a recorder does not know.
    pub fn finish(self, board: &Board, mut seats: Vec<Seat>) -> Option<Record> {
        // A game stopped in setup can be shorter than where somebody was to go on.
        for take_over in seats.iter_mut().flat_map(|seat| &mut seat.then) {
            take_over.from = take_over.from.min(self.log.len());
        }
        Some(Record {
            city: board.id.clone(),
            seats,
            cards: self.cards,
            tickets: self.tickets,
            result: Outcome::of(board, &self.game)?,
            log: self.log,
            fair: None,
        })
    }
}

/// Both decks in draw order, shuffled: first the cards, whose last comes to lie on top, then the
/// tickets.
pub(super) fn shuffled(board: &Board, rng: &mut impl Random) -> (Vec<Card>, Vec<TicketId>) {
    let mut cards = board.tables.cards.clone();
    rng.shuffle_slice(&mut cards);
    cards.reverse();
    let mut tickets: Vec<TicketId> = board.ticket_ids().collect();
    rng.shuffle_slice(&mut tickets);
    (cards, tickets)
}

/// Shows only what everybody may see: the deal and the log tell hidden cards.
impl fmt::Debug for Recorder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let entries = self.log.len();
        f.debug_struct("Recorder").field("game", &self.game).field("entries", &entries).finish()
    }
}

/// Chance with a memory.
struct Noted<'a, C> {
    chance: &'a mut C,
    shuffles: Vec<Entry>,
}

impl<C: Chance> Chance for Noted<'_, C> {
    fn shuffle(&mut self, cards: &mut [Card]) {
        self.chance.shuffle(cards);
        self.shuffles.push(Entry::Shuffle(cards.iter().rev().copied().collect()));
    }
}
