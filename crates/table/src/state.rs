//! How a table stands: the part of it that events change, small enough to be copied for every
//! event that is judged.

use std::sync::Arc;

use crosstown_rules::{Game, Mix, Phase};

use crate::protocol::{Clock, Level, Stage};
use crate::seat::{Player, Seat};
use crate::{Dealer, Mark};

/// How a table stands after an event.
#[derive(Clone)]
pub(crate) struct State {
    pub(crate) clock: Option<Clock>,
    pub(crate) seats: Vec<Seat>,
    pub(crate) play: Option<Play>,
    /// The number of the last event that changed the game.
    pub(crate) moved: u32,
    /// When the present turn began; before the game, when the last seat was taken.
    pub(crate) since: u64,
    pub(crate) rematch: Option<String>,
}

/// The game, once it has begun.
pub(crate) struct Play {
    pub(crate) game: Game,
    pub(crate) dealer: Box<dyn Dealer>,
    /// The number of the event with which it began.
    pub(crate) began: u32,
    /// What was mixed into the seed; none if the seed alone made the shuffles.
    pub(crate) mix: Option<Arc<Mix>>,
}

impl Play {
    /// By how many seats the table was turned at the deal, so that the one that begins is seat 0.
    pub(crate) fn turned(&self) -> usize {
        usize::from(self.mix.as_ref().and_then(|mix| mix.first).unwrap_or(0))
    }
}

impl Clone for Play {
    fn clone(&self) -> Play {
        let (dealer, mix) = (self.dealer.copy(), self.mix.clone());
        Play { game: self.game, dealer, began: self.began, mix }
    }
}

impl State {
    pub(crate) fn game(&self) -> Option<&Game> {
        self.play.as_ref().map(|play| &play.game)
    }

    pub(crate) fn stage(&self) -> Stage {
        match self.game() {
            None => Stage::Waiting,
            Some(game) if game.is_over() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    pub(crate) fn mark(&self) -> Mark {
        let stage = self.stage();
        // Where no person plays, bots wait until somebody watches.
        let needs_lease = stage == Stage::Playing && self.has_persons() && self.bot().is_some();
        Mark { stage, needs_lease, deadline: self.deadline() }
    }

    pub(crate) fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| seat.player != Player::Open)
    }

    /// Whether all seats are taken, and the cards are not dealt yet: those who have committed to a
    /// secret are to reveal it.
    pub(crate) fn is_dealing(&self) -> bool {
        self.play.is_none() && self.is_full()
    }

    /// Whether a person plays at some seat.
    fn has_persons(&self) -> bool {
        self.seats.iter().any(|seat| seat.player == Player::Person)
    }

    /// Seats that must act now.
    pub(crate) fn pending(&self) -> impl Iterator<Item = usize> + '_ {
        let game = self.game().filter(|game| !game.is_over());
        game.into_iter().flat_map(|game| {
            let public = game.public();
            let all = public.phase == Phase::ChooseTickets;
            let turn = usize::from(public.turn);
            public.seats().filter(
                move |&seat| {
                    if all { public.chosen >> seat & 1 == 0 } else { seat == turn }
                },
            )
        })
    }

    /// The first bot that must act now.
    pub(crate) fn bot(&self) -> Option<(u8, Level)> {
        self.pending().find_map(|seat| match self.seats[seat].player {
            Player::Bot(level) => Some((seat as u8, level)),
            _ => None,
        })
    }
}
