//! What is counted while playing.

use std::collections::BTreeMap;

use tokio::time::Instant;

/// Counts of one table, or of all.
#[derive(Default)]
pub(super) struct Tally {
    /// How long actions took, in microseconds.
    latencies: Vec<u32>,
    /// When the last one was acknowledged.
    pub(super) last: Option<Instant>,
    pub(super) games: u64,
    /// By code.
    pub(super) refused: BTreeMap<String, u64>,
    /// By what they say.
    pub(super) errors: BTreeMap<String, u64>,
}

impl Tally {
    /// An action that was due has been acknowledged just now.
    pub(super) fn acknowledged(&mut self, due: Instant) {
        let now = Instant::now();
        self.latencies.push((now - due).as_micros().try_into().unwrap_or(u32::MAX));
        self.last = Some(now);
    }

    pub(super) fn actions(&self) -> u64 {
        self.latencies.len() as u64
    }

    pub(super) fn latency(&self) -> Sorted {
        let mut all = self.latencies.clone();
        all.sort_unstable();
        Sorted(all)
    }

    /// Counts what another has counted.
    pub(super) fn add(&mut self, other: Tally) {
        self.latencies.extend(other.latencies);
        self.last = self.last.max(other.last);
        self.games += other.games;
        for (mine, others) in [(&mut self.refused, other.refused), (&mut self.errors, other.errors)]
        {
            for (why, times) in others {
                *mine.entry(why).or_default() += times;
            }
        }
    }
}

/// Numbers in order.
pub(super) struct Sorted(Vec<u32>);

impl Sorted {
    /// The smallest number that at least this part of all do not exceed; 0 if there are none.
    pub(super) fn at(&self, part: f64) -> u32 {
        let rank = ((part * self.0.len() as f64).ceil() as usize).max(1);
        self.0.get(rank - 1).copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_numbers_that_were_measured() {
        let sorted = Sorted((1..=1000).collect());
        assert_eq!([0.5, 0.99, 0.999, 1.0].map(|part| sorted.at(part)), [500, 990, 999, 1000]);
        assert_eq!(Sorted(vec![7]).at(0.5), 7);
        assert_eq!(Sorted(Vec::new()).at(0.99), 0);
    }

    #[test]
    fn counts_add_up() {
        let some = || Tally {
            latencies: vec![1, 2],
            refused: BTreeMap::from([("stale".to_owned(), 2)]),
            games: 1,
            ..Tally::default()
        };
        let mut all = some();
        all.add(some());
        assert_eq!((all.actions(), all.games, all.refused["stale"]), (4, 2, 4));
    }
}
