//! Values on their way into the columns of a database and out of them, for both databases.

use super::{StoreError, Stored};

/// Databases know only signed numbers. A time that does not fit is as far away as can be.
pub(super) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A number out of a database that was put there as an unsigned one.
pub(super) fn unsigned<N: TryFrom<i64>>(number: i64) -> Result<N, StoreError> {
    N::try_from(number).map_err(|_| StoreError::Damaged(format!("{number} is out of range")))
}

/// Events out of a database, number, time and body, which must be numbered from `from` on.
pub(super) fn in_order(
    from: u32,
    rows: impl IntoIterator<Item = (i64, i64, String)>,
) -> Result<Vec<(u64, String)>, StoreError> {
    let mut events = Vec::new();
    for ((number, at, body), expected) in rows.into_iter().zip(i64::from(from)..) {
        if number != expected {
            return Err(StoreError::Damaged(format!("event {expected} of a table is not there")));
        }
        events.push((unsigned(at)?, body));
    }
    Ok(events)
}

/// A table out of the columns of a database.
pub(super) fn stored(
    seed: Vec<u8>,
    rules: i64,
    board: Option<String>,
    events: Vec<(u64, String)>,
) -> Result<Stored, StoreError> {
    let damaged = |words: &str| StoreError::Damaged(words.to_owned());
    let seed = seed.try_into().map_err(|_| damaged("a seed has not 32 bytes"))?;
    if events.is_empty() {
        return Err(damaged("a table has no events"));
    }
    Ok(Stored { seed, rules: unsigned(rules)?, board, events })
}
