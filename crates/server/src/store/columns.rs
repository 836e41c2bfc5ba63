//! Values on their way into the columns of a database and out of them, for both databases.

use super::{Counts, StoreError, Stored};

/// Databases know only signed numbers. A time that does not fit is as far away as can be.
pub(super) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A number out of a database that was put there as an unsigned one.
pub(super) fn unsigned<N: TryFrom<i64>>(number: i64) -> Result<N, StoreError> {
    N::try_from(number).map_err(|_| StoreError::Damaged(format!("{number} is out of range")))
}

/// Tables of all stages, with when they were made: so many of them, the newest first.
pub(super) fn newest_first(
    mut rows: Vec<(String, i64)>,
    limit: u32,
) -> Result<Vec<(String, u64)>, StoreError> {
    rows.sort_by(|a, b| (b.1, &b.0).cmp(&(a.1, &a.0)));
    rows.into_iter().take(limit as usize).map(|(id, at)| Ok((id, unsigned(at)?))).collect()
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

/// Counts out of a database: the number of each kind.
pub(super) fn counts(rows: Vec<(i64, i64)>) -> Result<Counts, StoreError> {
    let mut counts = Counts::default();
    for (kind, number) in rows {
        *match kind {
            0 => &mut counts.waiting,
            1 => &mut counts.playing,
            2 => &mut counts.over,
            3 => &mut counts.imported,
            other => return Err(StoreError::Damaged(format!("kind {other} is counted"))),
        } = unsigned(number)?;
    }
    Ok(counts)
}

/// Finds what is counted wrong. Both databases know this statement.
pub(super) const MISCOUNTED: &str = "
    SELECT 'there are ' || there || ' of kind ' || kind || ', but ' || counted || ' are counted'
    FROM (
        SELECT kind, sum(number) AS counted, CASE
            WHEN kind = 3 THEN (SELECT count(*) FROM imported)
            ELSE (SELECT count(*) FROM tables WHERE stage = kind) END AS there
        FROM counts GROUP BY kind) AS kinds
    WHERE there <> counted";
