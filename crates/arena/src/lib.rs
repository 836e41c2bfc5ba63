//! Plays many games and counts what happened. The games of a seed are the same whatever the
//! number of threads: every game has random streams of its own.

mod clock;
mod contender;
mod entrant;
mod external;
mod interval;
pub mod laws;
mod outcome;
mod play;
mod results;
mod save;
mod simulate;
mod tally;
mod tournament;

pub use clock::clock;
pub use entrant::{Entrant, Entrants, UnknownEntrant};
pub use external::{PROTOCOL, kill_all};
pub use outcome::{Ending, Failure, FailureKind, Outcome, SeatOutcome};
pub use play::{Watch, play};
pub use results::{
    FailureCount, Failures, Interval, Lengths, PlayerResult, Rating, Results, RouteResult,
    SeatResult, TicketResult,
};
pub use save::SaveError;
pub use simulate::{Count, Plan, Progress, pool, simulate};
pub use tournament::{News, Tournament, tournament};
