//! Boards that tables are played on, each in memory once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use crosstown_rules::{Board, BoardError, CITIES};
use sha2::{Digest as _, Sha256};

use crate::store::Stored;
use crate::table::Unreadable;

/// The cities, and boards of people's own that are in use.
pub(crate) struct Boards {
    cities: HashMap<&'static str, Arc<Board>>,
    own: Mutex<HashMap<[u8; 32], Weak<Board>>>,
}

impl Boards {
    pub(crate) fn new() -> Boards {
        let city = |&(id, _): &(&'static str, &str)| Some((id, Arc::new(Board::city(id)?)));
        Boards { cities: CITIES.iter().filter_map(city).collect(), own: Mutex::default() }
    }

    /// A built-in city.
    pub(crate) fn city(&self, id: &str) -> Option<Arc<Board>> {
        self.cities.get(id).cloned()
    }

    /// The cities, in the order in which they are listed.
    pub(crate) fn cities(&self) -> impl Iterator<Item = &Arc<Board>> {
        CITIES.iter().filter_map(|(id, _)| self.cities.get(id))
    }

    /// How many boards of people's own are known.
    pub(crate) fn own(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<[u8; 32], Weak<Board>>> {
        self.own.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A board of somebody's own.
    pub(crate) fn read(&self, text: &str) -> Result<Arc<Board>, BoardError> {
        let key: [u8; 32] = Sha256::digest(text.as_bytes()).into();
        if let Some(board) = self.lock().get(&key).and_then(Weak::upgrade) {
            return Ok(board);
        }
        let board = Arc::new(Board::parse(text)?);
        let mut own = self.lock();
        own.retain(|_, board| board.strong_count() > 0);
        own.insert(key, Arc::downgrade(&board));
        Ok(board)
    }

    /// The board of a stored table.
    pub(crate) fn of(&self, stored: &Stored) -> Result<Arc<Board>, Unreadable> {
        #[derive(serde::Deserialize)]
        struct City {
            city: String,
        }
        let damaged = |what| Unreadable::Damaged { number: 0, what };
        if let Some(text) = &stored.board {
            return self.read(text).map_err(|_| damaged("its board is not right"));
        }
        let (_, first) = stored.events.first().ok_or(damaged("there is none"))?;
        let City { city } =
            serde_json::from_str(first).map_err(|_| damaged("it cannot be read"))?;
        self.city(&city).ok_or(damaged("its city is not known"))
    }
}
