//! Games as JSON: serde types for what the engine tells the world. Records, the server, the page
//! and bots in other languages all read and write these. Names stand in place of numbers, and what
//! a viewer may not know is absent.
//!
//! With the feature `schema`, TypeScript and OpenAPI are generated from them. Boards are their own
//! type: [`Facts`](crate::Facts).

mod counts;
pub(crate) mod entry;
mod view;

pub use counts::Counts;
pub use entry::{Action, Ended, Entry, Happening, Move};
pub use view::{SeatView, Stack, View};
