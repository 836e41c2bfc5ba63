//! Tables as tests make them.

use std::time::Duration;

use crosstown_table::protocol::{Level, NewTable, SeatPlan};

/// Long enough for anything on a busy machine; only a failure waits for it.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) fn table(city: &str, seats: &[SeatPlan]) -> NewTable {
    NewTable {
        city: Some(city.to_owned()),
        board: None,
        seats: seats.to_vec(),
        first: Some(0),
        clock: None,
        hints: true,
        commit: None,
    }
}

pub(crate) fn device(name: &str) -> SeatPlan {
    SeatPlan::Device { name: name.to_owned() }
}

pub(crate) fn bot(level: Level) -> SeatPlan {
    SeatPlan::Bot { level }
}
