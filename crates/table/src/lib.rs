//! The authority over one table: who sits where, what may happen, what happened, and what each viewer is
//! told. Everything here is pure: no I/O, no clock, no global randomness. Time comes in as a number of
//! milliseconds, chance as a seed, and whoever runs a table keeps its events.
//!
//! `docs/protocol.md` says how clients talk to a table; [`protocol`] has the types.

mod apply;
mod boards;
mod bots;
mod clock;
mod code;
mod dealer;
mod drawings;
mod event;
mod judge;
pub mod protocol;
mod record;
mod replay;
mod seat;
mod show;
mod state;
mod stored;
mod table;
#[cfg(feature = "schema")]
mod typescript;
mod why;

pub use apply::Judged;
pub use boards::Boards;
pub use bots::{choose, hint};
pub use code::{Code, Problem};
pub use dealer::{Dealer, Dealers, fair};
pub use event::{Event, Owner, SeatStart};
pub use judge::{Command, Step};
pub use record::Finished;
pub use replay::{Viewer, replay, replay_json};
pub use stored::{Mark, Stored};
pub use table::{RULES, Setup, Table, Unreadable};
#[cfg(feature = "schema")]
pub use typescript::typescript;
pub use why::Question;
