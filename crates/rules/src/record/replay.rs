//! Replays a record and refuses it at the first entry that is wrong.

use super::fault::{At, Fault, What};
use super::recorder::shuffled;
use super::{Entry, Outcome, Record, TakeOver};
use crate::board::Board;
use crate::cards::Card;
use crate::chance::{Chance, Random, Rng};
use crate::fair::Fair;
use crate::game::{DealError, Game};
use crate::public::Phase;
use crate::score::Score;

/// A record being replayed, entry by entry.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    board: &'a Board,
    record: &'a Record,
    game: Game,
    next: usize,
    /// What made the shuffles, where the record has its seed.
    fair: Option<Fair>,
}

/// Replays the whole record and compares its result; where it has the seed of its shuffles, all of
/// them are recomputed too. Gives the final game.
pub fn verify(board: &Board, record: &Record) -> Result<Game, Fault> {
    let mut replay = Replay::new(board, record)?;
    while replay.step()?.is_some() {}
    replay.check_result()?;
    Ok(replay.game)
}

impl<'a> Replay<'a> {
    /// Deals the cards of a record.
    pub fn new(board: &'a Board, record: &'a Record) -> Result<Replay<'a>, Fault> {
        if record.city != board.id {
            return Err(What::City { found: record.city.clone() }.at(At::Record));
        }
        check_take_overs(record)?;
        let mut fair = record.fair.as_ref().map(|seeds| Fair::new(seeds.of_shuffles()));
        let of_seed = fair.as_mut().map(|fair| shuffled(board, fair));
        let mut recorded = Recorded::after(&record.log, 0, fair.as_mut());
        let dealt =
            Game::deal(board, record.seats.len(), &record.cards, &record.tickets, &mut recorded);
        let game = dealt.map_err(|error| match error {
            DealError::Players => What::Players { found: record.seats.len() }.at(At::Seats),
            DealError::Cards => What::WrongCards.at(At::Deal),
            DealError::Tickets => What::WrongTickets.at(At::Deal),
        })?;
        if of_seed
            .is_some_and(|(cards, tickets)| (&cards, &tickets) != (&record.cards, &record.tickets))
        {
            return Err(What::NotOfSeed.at(At::Deal));
        }
        let next = recorded.finish(At::Deal)?;
        Ok(Replay { board, record, game, next, fair })
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// How many entries of the log have been replayed.
    pub fn position(&self) -> usize {
        self.next
    }

    /// Replays the next entry, and the shuffles that follow it. Gives the entry, or none at the
    /// end of the log.
    pub fn step(&mut self) -> Result<Option<&'a Entry>, Fault> {
        let index = self.next;
        let Some(entry) = self.record.log.get(index) else { return Ok(None) };
        let at = At::Entry(index);
        if self.game.is_over() {
            return Err(What::AfterEnd.at(at));
        }
        if let Entry::Abandoned { by } = *entry {
            if by >= self.record.seats.len() {
                return Err(What::Seat { seat: by }.at(at));
            }
            self.game.abandon();
            self.next += 1;
            return Ok(Some(entry));
        }
        let action = entry.action(self.board, &self.game);
        let Some((seat, action)) = action.map_err(|refusal| What::Refused { refusal }.at(at))?
        else {
            return Err(What::ShuffleTooMany.at(at));
        };
        self.before(entry, seat).map_err(|what| what.at(at))?;
        let mut recorded = Recorded::after(&self.record.log, index + 1, self.fair.as_mut());
        let drawn = self
            .game
            .apply(self.board, seat, action, &mut recorded)
            .map_err(|refusal| What::Refused { refusal }.at(at))?;
        self.next = recorded.finish(at)?;
        self.after(entry, seat, drawn).map_err(|what| what.at(at))?;
        Ok(Some(entry))
    }

    /// Compares the result that the record tells with the game, once all entries are replayed.
    pub fn check_result(&self) -> Result<(), Fault> {
        compare(self.board, self.record, &self.game)
    }

    fn before(&self, entry: &Entry, seat: usize) -> Result<(), What> {
        let public = self.game.public();
        let choosing = public.phase == Phase::ChooseTickets;
        if choosing && matches!(entry, Entry::Keep { .. }) && u32::from(public.chosen) >> seat != 0
        {
            return Err(What::SeatOrder);
        }
        Ok(())
    }

    /// Compares what the entry tells beside the action with what happened.
    fn after(&self, entry: &Entry, seat: usize, drawn: Option<Card>) -> Result<(), What> {
        match entry {
            Entry::Draw { card, .. } if *card != drawn => {
                let name = |card: Option<Card>| {
                    card.map_or_else(String::new, |card| self.board.card_name(card).to_owned())
                };
                Err(What::OtherCard { said: name(*card), was: name(drawn) })
            }
            Entry::Tickets { offered, .. } if self.game.offered(seat) != offered => {
                Err(What::OtherTickets)
            }
            _ => Ok(()),
        }
    }
}

fn check_take_overs(record: &Record) -> Result<(), Fault> {
    for (seat, facts) in record.seats.iter().enumerate() {
        let mut earliest = 0;
        for &TakeOver { from, .. } in &facts.then {
            if !(earliest..=record.log.len()).contains(&from) {
                return Err(What::TakeOver { seat, from }.at(At::Seats));
            }
            earliest = from;
        }
    }
    Ok(())
}

fn compare(board: &Board, record: &Record, game: &Game) -> Result<(), Fault> {
    let end = At::Entry(record.log.len());
    let was = Outcome::of(board, game).ok_or(What::NoEnd.at(end))?;
    let said = &record.result;
    let differs = |field, said: String, was: String| {
        Err(What::OtherResult { field, said, was }.at(At::Result))
    };
    if said.reason != was.reason {
        return differs("reason", said.reason.name().into(), was.reason.name().into());
    }
    if said.scores.len() != was.scores.len() {
        return differs("scores", said.scores.len().to_string(), was.scores.len().to_string());
    }
    type Field = (&'static str, fn(&Score) -> i32);
    let fields: [Field; 5] = [
        ("routes", |s| s.routes),
        ("tickets", |s| s.tickets),
        ("bonus", |s| s.bonus),
        ("total", |s| s.total),
        ("completed", |s| i32::from(s.completed)),
    ];
    for (seat, (s, w)) in said.scores.iter().zip(&was.scores).enumerate() {
        for (field, of) in fields {
            if of(s) != of(w) {
                let seat = |value: i32| format!("{value} (seat {seat})");
                return differs(field, seat(of(s)), seat(of(w)));
            }
        }
    }
    if said.winners != was.winners {
        return differs("winners", format!("{:?}", said.winners), format!("{:?}", was.winners));
    }
    Ok(())
}

/// The shuffles that a record has after an entry.
struct Recorded<'a> {
    log: &'a [Entry],
    next: usize,
    what: Option<What>,
    /// What must have made them.
    fair: Option<&'a mut Fair>,
    /// For shuffles that the record lacks: the game must go on to the end of the action, and
    /// one order again and again could keep sweeping the row for ever.
    stand_in: Rng,
}

impl<'a> Recorded<'a> {
    fn after(log: &'a [Entry], next: usize, fair: Option<&'a mut Fair>) -> Self {
        Recorded { log, next, what: None, fair, stand_in: Rng::new(0, 0) }
    }

    /// Whether the generator, if there is one, puts the sorted `cards` into this order.
    fn is_fair(&mut self, cards: &mut [Card], order: &[Card]) -> bool {
        let Some(fair) = &mut self.fair else { return true };
        fair.shuffle_slice(cards);
        cards.iter().rev().eq(order)
    }

    /// The position of the next entry that is not a shuffle of this one, if all went well.
    fn finish(self, at: At) -> Result<usize, Fault> {
        match (self.what, self.log.get(self.next)) {
            (Some(what @ (What::ShuffleCards | What::NotOfSeed)), _) => {
                Err(what.at(At::Entry(self.next - 1)))
            }
            (Some(what), _) => Err(what.at(at)),
            (None, Some(Entry::Shuffle(_))) => Err(What::ShuffleTooMany.at(At::Entry(self.next))),
            (None, _) => Ok(self.next),
        }
    }
}

impl Chance for Recorded<'_> {
    fn shuffle(&mut self, cards: &mut [Card]) {
        if self.what.is_none() {
            match self.log.get(self.next) {
                Some(Entry::Shuffle(order)) => {
                    self.next += 1;
                    let mut sorted = order.clone();
                    sorted.sort_unstable();
                    cards.sort_unstable();
                    if sorted != cards {
                        self.what = Some(What::ShuffleCards);
                    } else if !self.is_fair(cards, order) {
                        self.what = Some(What::NotOfSeed);
                    } else {
                        cards.copy_from_slice(order);
                        cards.reverse();
                        return;
                    }
                }
                _ => self.what = Some(What::NoShuffle),
            }
        }
        self.stand_in.shuffle_slice(cards);
    }
}
