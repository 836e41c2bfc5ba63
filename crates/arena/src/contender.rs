//! A player while it plays: one of this project's bots or an external one. It measures the player's
//! time, and lets `random` take over when the player fails or when the game was cancelled.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crosstown_bots::{Bot, Spec, Turn};
use crosstown_rules::{Board, Game, Rng};

use crate::clock;
use crate::entrant::Entrant;
use crate::external::External;
use crate::outcome::{Failure, SeatOutcome};

pub(crate) struct Contender<'a> {
    mind: Mind,
    substitute: Box<dyn Bot>,
    /// Once set, the game's result is discarded, so it only has to end soon.
    stop: &'a AtomicBool,
    played: Played,
}

enum Mind {
    Bot(Box<dyn Bot>),
    External(External),
}

/// What it did in the current game.
#[derive(Default)]
struct Played {
    decisions: u32,
    thought: Duration,
    longest: Duration,
    failure: Option<Failure>,
}

impl<'a> Contender<'a> {
    /// External bots have `limit` for every decision.
    pub(crate) fn new(entrant: &Entrant, limit: Duration, stop: &'a AtomicBool) -> Contender<'a> {
        Contender {
            mind: match entrant {
                Entrant::Bot(spec) => Mind::Bot(spec.build(clock)),
                Entrant::Exec(command) => Mind::External(External::new(command, limit)),
            },
            substitute: Spec::Random.build(clock),
            stop,
            played: Played::default(),
        }
    }

    /// The bot itself where there is nothing to watch. Taking the time costs more than `random` needs
    /// to decide.
    pub(crate) fn untimed(&mut self) -> &mut (dyn Bot + 'a) {
        match self.mind {
            Mind::Bot(ref mut bot) => &mut **bot,
            Mind::External(_) => self,
        }
    }

    /// The game is over: external bots are told.
    pub(crate) fn over(&mut self, board: &Board, game: &Game) {
        if let Mind::External(external) = &mut self.mind
            && self.played.failure.is_none()
        {
            external.over(board, game);
        }
    }

    /// Why it was replaced in this game, if it was.
    pub(crate) fn failure(&self) -> Option<&Failure> {
        self.played.failure.as_ref()
    }

    /// Adds what it did in this game to what the game says of its seat.
    pub(crate) fn sign(&self, seat: &mut SeatOutcome) {
        let nanos = |time: Duration| u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
        seat.decisions = self.played.decisions;
        seat.nanos = nanos(self.played.thought);
        seat.longest = nanos(self.played.longest);
        seat.failure.clone_from(&self.played.failure);
    }
}

impl Bot for Contender<'_> {
    fn begin(&mut self, board: &Board, rng: Rng) {
        self.played = Played::default();
        self.substitute.begin(board, rng.clone());
        match &mut self.mind {
            Mind::Bot(bot) => bot.begin(board, rng),
            Mind::External(external) => external.begin(),
        }
    }

    fn choose(&mut self, turn: &Turn<'_>) -> usize {
        if self.played.failure.is_some() || self.stop.load(Ordering::Relaxed) {
            return self.substitute.choose(turn);
        }
        let start = clock();
        let chosen = match &mut self.mind {
            Mind::Bot(bot) => Ok(bot.choose(turn)),
            Mind::External(external) => external.choose(turn),
        };
        let time = clock() - start;
        self.played.decisions += 1;
        self.played.thought += time;
        self.played.longest = self.played.longest.max(time);
        chosen.unwrap_or_else(|failure| {
            self.played.failure = Some(failure);
            self.substitute.choose(turn)
        })
    }
}
