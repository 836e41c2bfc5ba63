//! What is kept of a game of a tournament: enough for every table, small enough for millions.
//! One line of a save file is the games of one deal in this form.

use crosstown_rules::{Board, Game, Phase, Reason, Score, winners};
use serde::{Deserialize, Serialize};

/// One game, over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// How it ended.
    pub end: Ending,
    /// Turns played, those of all seats together; setup is none.
    pub turns: u32,
    /// For each route of the board a character: the seat that owns it, or `-`.
    pub owners: String,
    /// What each seat did, in turn order.
    pub seats: Vec<SeatOutcome>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// The last round was played (R5.1).
    Finished,
    /// Nobody could move (Q4).
    Stuck,
}

/// One seat of a game that is over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatOutcome {
    /// Which of the tournament's players sat there.
    pub player: usize,
    /// Points of its routes.
    pub routes: i32,
    /// Points of its tickets, those not completed subtracted.
    pub tickets: i32,
    /// The city's own points.
    pub bonus: i32,
    /// The tickets that it completed, by position on the board.
    pub done: Vec<u8>,
    /// The tickets that it kept and did not complete.
    pub missed: Vec<u8>,
    /// Decisions that the player made itself; after a failure there are none.
    pub decisions: u32,
    /// The time that they took, in nanoseconds.
    pub nanos: u64,
    /// The time of the longest.
    pub longest: u64,
    /// Why the player was replaced in this game, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub failure: Option<Failure>,
}

/// Why an external bot was replaced by `random` for the rest of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Failure {
    /// The kind, for counting.
    pub kind: FailureKind,
    /// What happened, in words. It can hold what the bot wrote.
    pub detail: String,
}

/// What external bots can do wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FailureKind {
    /// It did not get as far as its hello.
    NotStarted,
    /// It ended, or closed its output, in the middle of a game.
    Died,
    /// It took too long.
    Late,
    /// It chose something that it cannot, or answered another question.
    Illegal,
    /// It answered something that is no answer at all.
    Garbage,
    /// It wrote more than it was asked for, or a line that is far too long.
    TooMuch,
}

impl FailureKind {
    /// The name that saves and reports use.
    pub fn name(self) -> &'static str {
        match self {
            FailureKind::NotStarted => "not-started",
            FailureKind::Died => "died",
            FailureKind::Late => "late",
            FailureKind::Illegal => "illegal",
            FailureKind::Garbage => "garbage",
            FailureKind::TooMuch => "too-much",
        }
    }
}

impl SeatOutcome {
    /// The seat's points, as the rules have them.
    pub fn score(&self) -> Score {
        Score {
            routes: self.routes,
            tickets: self.tickets,
            bonus: self.bonus,
            total: self.routes + self.tickets + self.bonus,
            completed: self.done.len() as u8,
        }
    }
}

impl Outcome {
    /// The outcome of a game that is over. The game does not know who sat where and how long they
    /// thought; the caller fills that in.
    pub(crate) fn of(board: &Board, game: &Game, turns: u32) -> Outcome {
        let public = game.public();
        let owner = |route| public.seats().find(|&seat| public.owned[seat].contains(route));
        let seat_outcome = |seat| {
            let score = game.score(board, seat);
            let done = game.view(board, seat).completed(board);
            let numbers = |completed: bool| {
                let tickets = game.tickets(seat);
                tickets.iter().filter(|&t| done.contains(t) == completed).map(|t| t.0).collect()
            };
            SeatOutcome {
                routes: score.routes,
                tickets: score.tickets,
                bonus: score.bonus,
                done: numbers(true),
                missed: numbers(false),
                ..SeatOutcome::default()
            }
        };
        Outcome {
            end: match public.phase {
                Phase::Over(Reason::Stuck) => Ending::Stuck,
                _ => Ending::Finished,
            },
            turns,
            owners: board
                .route_ids()
                .map(|route| owner(route).map_or('-', |seat| (b'0' + seat as u8) as char))
                .collect(),
            seats: public.seats().map(seat_outcome).collect(),
        }
    }

    /// Every seat's points.
    pub fn scores(&self) -> Vec<Score> {
        self.seats.iter().map(SeatOutcome::score).collect()
    }

    /// The seats that won (R5.3).
    pub fn winners(&self) -> Vec<usize> {
        winners(&self.scores())
    }

    /// Decisions made by the players themselves.
    pub fn decisions(&self) -> u64 {
        self.seats.iter().map(|seat| u64::from(seat.decisions)).sum()
    }

    /// For each route of the board, the seat that owns it.
    pub fn owners(&self) -> impl Iterator<Item = Option<usize>> {
        self.owners.bytes().map(|b| b.checked_sub(b'0').map(usize::from))
    }

    /// Whether this can be game `rotation` of a deal between so many players on the board. Checked
    /// before an outcome from a file is counted.
    pub(crate) fn fits(
        &self,
        board: &Board,
        players: usize,
        rotation: usize,
    ) -> Result<(), &'static str> {
        let must = |holds: bool, or: &'static str| if holds { Ok(()) } else { Err(or) };
        must(self.seats.len() == players, "not as many seats as players")?;
        must(self.owners.len() == board.routes.len(), "not as many owners as routes")?;
        let seat = |b: u8| b == b'-' || (b'0'..b'0' + players as u8).contains(&b);
        must(self.owners.bytes().all(seat), "a route is owned by a seat that is not there")?;
        for (number, seat) in self.seats.iter().enumerate() {
            let player = player_at(number, rotation, players);
            must(seat.player == player, "the players do not sit as they should")?;
            let ticket = |&t: &u8| usize::from(t) < board.tickets.len();
            let tickets = seat.done.iter().chain(&seat.missed).all(ticket);
            must(tickets, "a ticket that is not there")?;
            let sane = |points: i32| points.abs() < 1 << 20;
            must([seat.routes, seat.tickets, seat.bonus].into_iter().all(sane), "absurd points")?;
        }
        Ok(())
    }
}

/// Who sits at a seat in a rotation: player 0 begins the first game of a deal, then everybody
/// moves one seat on.
pub(crate) fn player_at(seat: usize, rotation: usize, players: usize) -> usize {
    (seat + players - rotation) % players
}
