//! The results of a tournament, as plain data for tables, JSON and reports. `tally.rs` computes
//! them.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::outcome::{Failure, FailureKind};

/// A 95% interval: its lower and its upper end.
pub type Interval = [f64; 2];

/// All that is known after some deals of a tournament. Rates are parts of 1. Intervals take the
/// deal as the unit; see `interval.rs`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Results {
    /// The board's id.
    pub city: String,
    /// The seed of the tournament.
    pub seed: u64,
    /// Games played: the players' number times the deals.
    pub games: u64,
    /// Deals played. Each is played from all seats.
    pub deals: u64,
    /// Whether it was stopped before all games were played.
    pub partial: bool,
    /// Games whose last round was played.
    pub finished: u64,
    /// Games in which nobody could move (Q4).
    pub stuck: u64,
    /// The players, in the order in which they were named.
    pub players: Vec<PlayerResult>,
    /// What the seats are worth, in turn order, whoever sits there.
    pub seats: Vec<SeatResult>,
    /// In row i and column j, the part of the games in which player i finished ahead of player j,
    /// equal ones counted half. Nothing on the diagonal.
    pub matrix: Vec<Vec<Option<f64>>>,
    /// How long games are, in turns of all players together.
    pub turns: Lengths,
    /// The routes, in the order of the board.
    pub routes: Vec<RouteResult>,
    /// The tickets, in the order of the board.
    pub tickets: Vec<TicketResult>,
}

/// One player of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerResult {
    /// Its name.
    pub spec: String,
    /// Games it played.
    pub games: u64,
    /// Its victories; a shared one counts its share.
    pub wins: f64,
    /// Victories divided by games.
    pub win_rate: f64,
    /// Interval of the win rate.
    pub ci95: Interval,
    /// Points in a game, on average.
    pub mean_score: f64,
    /// Standard deviation of its points.
    pub score_deviation: f64,
    /// Its points less those of the best of the others, on average.
    pub mean_margin: f64,
    /// Points of routes in a game, on average.
    pub mean_routes: f64,
    /// Points of tickets.
    pub mean_tickets: f64,
    /// The city's own points.
    pub mean_bonus: f64,
    /// Tickets completed in a game, on average.
    pub mean_completed: f64,
    /// Its Weng–Lin rating after all games in order.
    pub rating: Rating,
    /// Decisions that it made.
    pub decisions: u64,
    /// Thinking time of a decision in milliseconds, on average.
    pub ms_per_decision: f64,
    /// Thinking time of its longest decision.
    pub max_ms: f64,
    /// How often it scored each total.
    pub scores: BTreeMap<i32, u64>,
    /// How often, and why, it was replaced by `random` for the rest of a game.
    pub failures: Failures,
}

/// A rating: everybody begins at 25 with an uncertainty of 25/3, and a difference of 25/6 means
/// two victories in three games.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The estimate.
    pub mean: f64,
    /// Its standard deviation.
    pub uncertainty: f64,
}

/// Games in which an external bot was replaced.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Failures {
    /// How many.
    pub games: u64,
    /// By kind.
    pub reasons: BTreeMap<FailureKind, FailureCount>,
}

impl Failures {
    /// Counts a game, and why the bot was replaced in it, if it was.
    pub(crate) fn add_game(&mut self, failure: Option<&Failure>) {
        if let Some(failure) = failure {
            self.games += 1;
            let count = self.reasons.entry(failure.kind).or_default();
            if count.games == 0 {
                count.example.clone_from(&failure.detail);
            }
            count.games += 1;
        }
    }

    /// Counts other, later games too.
    pub(crate) fn add(&mut self, later: Failures) {
        self.games += later.games;
        for (kind, theirs) in later.reasons {
            let count = self.reasons.entry(kind).or_default();
            if count.games == 0 {
                count.example = theirs.example;
            }
            count.games += theirs.games;
        }
    }
}

/// Failures of one kind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct FailureCount {
    /// In how many games.
    pub games: u64,
    /// What happened the first time. It can hold what the bot wrote, control characters included.
    pub example: String,
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatResult {
    /// Victories of whoever sat there.
    pub wins: f64,
    /// The same by games; with no advantage it would be 1 by the number of players.
    pub win_rate: f64,
    /// Its interval.
    pub ci95: Interval,
    /// Points of whoever sat there, on average.
    pub mean_score: f64,
}

/// Lengths of games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Lengths {
    /// On average.
    pub mean: f64,
    /// The shortest.
    pub least: u32,
    /// A quarter, a half and three quarters of the games are no longer than these.
    pub quartiles: [u32; 3],
    /// The longest.
    pub most: u32,
    /// How many games had each length.
    pub counts: BTreeMap<u32, u64>,
}

/// One route, or lane.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RouteResult {
    /// Its id.
    pub id: String,
    /// Games in which it was claimed.
    pub claimed: u64,
    /// The same by games.
    pub claim_rate: f64,
    /// Victories of its owners by games in which it had one; nothing if it never had.
    pub owner_win_rate: Option<f64>,
    /// The owners' win rate less what any player has, 1 by the number of players.
    pub advantage: Option<f64>,
    /// Interval of the advantage.
    pub ci95: Option<Interval>,
}

/// One ticket.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TicketResult {
    /// Its id.
    pub id: String,
    /// Games in which somebody kept it.
    pub kept: u64,
    /// Games in which its holder completed it.
    pub completed: u64,
    /// Completed by kept; nothing if it was never kept.
    pub completion_rate: Option<f64>,
    /// Victories of its holders by games in which it was kept.
    pub holder_win_rate: Option<f64>,
    /// The holders' win rate less 1 by the number of players.
    pub advantage: Option<f64>,
    /// Interval of the advantage.
    pub ci95: Option<Interval>,
}
