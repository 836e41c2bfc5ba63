//! Clocks as arithmetic on milliseconds: nothing here knows what time it is.

use crosstown_rules::Phase;

use crate::protocol::{Clock, Per};
use crate::seat::{Player, Seat};
use crate::state::State;

/// How long devices have to reveal their secrets when all seats are taken, in milliseconds: long enough
/// for a slow network, and no longer than people wait for one who has gone.
const REVEAL_MS: u64 = 5_000;

impl Clock {
    /// Whether there can be such a clock: 5 seconds to a week.
    pub(crate) fn is_sensible(self) -> bool {
        (5..=604_800).contains(&self.seconds)
    }

    /// All of its time.
    pub(crate) fn ms(self) -> u64 {
        u64::from(self.seconds) * 1000
    }

    /// What a seat has for the turn that now begins.
    fn left(self, seat: &Seat) -> u64 {
        match self.per {
            Per::Move => self.ms(),
            Per::Game => seat.left_ms,
        }
    }
}

impl State {
    /// When the time of a seat runs out, if it runs.
    pub(crate) fn deadline_of(&self, seat: usize) -> Option<u64> {
        let clock = self.clock?;
        let found = &self.seats[seat];
        let runs = found.player == Player::Person && self.pending().any(|pending| pending == seat);
        runs.then(|| self.since + clock.left(found))
    }

    /// When the time of a person who must act runs out, and whose.
    pub(crate) fn clock_out(&self) -> Option<(u64, u8)> {
        self.pending().filter_map(|seat| Some((self.deadline_of(seat)?, seat as u8))).min()
    }

    /// When the cards are dealt, whoever has revealed by then, if they are about to be.
    pub(crate) fn reveal_by(&self) -> Option<u64> {
        self.is_dealing().then_some(self.since + REVEAL_MS)
    }

    /// When something must happen by itself.
    pub(crate) fn deadline(&self) -> Option<u64> {
        self.reveal_by().or_else(|| Some(self.clock_out()?.0))
    }

    /// Takes the time of an action that a seat has carried out. Choices in setup are everybody's at
    /// once, so that each ends its own seat's time and nobody else's.
    pub(crate) fn take_time(&mut self, at: u64, seat: usize, setup: bool, now: Phase) {
        let same_turn =
            matches!(now, Phase::SecondCard | Phase::KeepTickets | Phase::ChooseTickets);
        if setup || !same_turn {
            let seat = &mut self.seats[seat];
            seat.left_ms = seat.left_ms.saturating_sub(at - self.since);
        }
        if !same_turn {
            self.since = at;
        }
    }
}
