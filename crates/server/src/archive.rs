//! Records and replays of finished tables. They never change, so they are worked out once and kept for
//! a while, in so many bytes.

use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use crosstown_table::Viewer;
use tokio::time::Instant;

/// All of them together, in bytes.
const MOST_BYTES: usize = 32 << 20;
/// How long one is kept: the table may be deleted meanwhile.
const KEPT: Duration = Duration::from_secs(600);

/// What is asked about a finished table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Asked {
    Record,
    Replay(Viewer),
}

type Key = (String, Asked);

/// Answers as JSON.
#[derive(Default)]
pub(crate) struct Archive(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    answers: HashMap<Key, Bytes>,
    /// The oldest first.
    order: VecDeque<(Key, Instant)>,
    bytes: usize,
}

impl Kept {
    fn forget_oldest(&mut self) {
        if let Some((key, _)) = self.order.pop_front()
            && let Some(answer) = self.answers.remove(&key)
        {
            self.bytes -= answer.len();
        }
    }

    fn forget_old(&mut self) {
        while self.order.front().is_some_and(|(_, since)| since.elapsed() >= KEPT) {
            self.forget_oldest();
        }
    }
}

impl Archive {
    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Forgets what was answered about a table that is no more.
    pub(crate) fn forget(&self, table: &str) {
        let mut kept = self.lock();
        kept.order.retain(|((known, _), _)| known != table);
        let gone = kept.answers.extract_if(|(known, _), _| known == table);
        let bytes: usize = gone.map(|(_, answer)| answer.len()).sum();
        kept.bytes -= bytes;
    }

    /// An answer that was given before.
    pub(crate) fn find(&self, table: &str, asked: Asked) -> Option<Bytes> {
        let mut kept = self.lock();
        kept.forget_old();
        kept.answers.get(&(table.to_owned(), asked)).cloned()
    }

    /// Keeps an answer, and forgets the oldest ones where there is no room.
    pub(crate) fn keep(&self, table: &str, asked: Asked, answer: &Bytes) {
        let mut kept = self.lock();
        let key = (table.to_owned(), asked);
        if answer.len() > MOST_BYTES || kept.answers.contains_key(&key) {
            return;
        }
        while kept.bytes + answer.len() > MOST_BYTES {
            kept.forget_oldest();
        }
        kept.bytes += answer.len();
        kept.order.push_back((key.clone(), Instant::now()));
        kept.answers.insert(key, answer.clone());
    }

    /// How many bytes it has.
    pub(crate) fn bytes(&self) -> usize {
        self.lock().bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_deleted_is_forgotten() {
        let archive = Archive::default();
        for (table, asked) in
            [("a", Asked::Record), ("a", Asked::Replay(Viewer::Open)), ("b", Asked::Record)]
        {
            archive.keep(table, asked, &Bytes::from_static(b"12345"));
        }
        archive.forget("a");
        assert_eq!(archive.find("a", Asked::Record), None);
        assert!(archive.find("b", Asked::Record).is_some());
        assert_eq!(archive.bytes(), 5);
    }

    #[tokio::test(start_paused = true)]
    async fn answers_are_kept_for_a_while_and_in_so_many_bytes() {
        let archive = Archive::default();
        let half = Bytes::from(vec![0; MOST_BYTES / 2]);
        for table in ["a", "b", "b"] {
            archive.keep(table, Asked::Record, &half);
        }
        assert_eq!(archive.find("a", Asked::Record), Some(half.clone()));
        assert_eq!(archive.find("a", Asked::Replay(Viewer::Open)), None);
        assert_eq!(archive.bytes(), MOST_BYTES);
        archive.keep("c", Asked::Replay(Viewer::Seat(1)), &Bytes::from_static(b"{}"));
        assert_eq!(archive.find("a", Asked::Record), None, "the oldest makes room");
        assert!(archive.find("b", Asked::Record).is_some());
        assert_eq!(archive.bytes(), MOST_BYTES / 2 + 2);
        tokio::time::advance(KEPT).await;
        assert_eq!(archive.find("c", Asked::Replay(Viewer::Seat(1))), None);
        assert_eq!(archive.bytes(), 0);
    }
}
