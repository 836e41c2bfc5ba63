//! Boards that tables are played on, each in memory once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use crosstown_drawing::DrawnBoard;
use crosstown_rules::{Board, BoardError, CITIES};
use sha2::{Digest as _, Sha256};

use crate::drawings::Drawings;
use crate::{Stored, Unreadable};

/// Boards of people's own, by the hash of their files.
type Own = HashMap<(Checks, [u8; 32]), Weak<Board>>;

/// Which checks a board has passed: what is known of a stored one says nothing to somebody outside.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Checks {
    Now,
    Then,
}

/// The cities, and boards of people's own that are in use.
pub struct Boards {
    cities: HashMap<&'static str, Arc<Board>>,
    own: Mutex<Own>,
    drawings: Drawings,
}

impl Default for Boards {
    fn default() -> Boards {
        let city = |&(id, _): &(&'static str, &str)| Some((id, Arc::new(Board::city(id)?)));
        Boards {
            cities: CITIES.iter().filter_map(city).collect(),
            own: Mutex::default(),
            drawings: Drawings::default(),
        }
    }
}

impl Boards {
    /// All cities, and no board of anybody's own yet.
    pub fn new() -> Boards {
        Boards::default()
    }

    /// A built-in city.
    pub fn city(&self, id: &str) -> Option<Arc<Board>> {
        self.cities.get(id).cloned()
    }

    /// The cities, in the order in which they are listed.
    pub fn cities(&self) -> impl Iterator<Item = &Arc<Board>> {
        CITIES.iter().filter_map(|(id, _)| self.cities.get(id))
    }

    /// How many boards of people's own are known.
    pub fn own(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Own> {
        self.own.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A board of somebody's own, from outside.
    pub fn read(&self, text: &str) -> Result<Arc<Board>, BoardError> {
        self.known_or(text, Checks::Now, Board::parse)
    }

    /// A board of somebody's own that is stored: it passed the checks of its time.
    pub fn stored(&self, text: &str) -> Result<Arc<Board>, BoardError> {
        self.known_or(text, Checks::Then, Board::parse_stored)
    }

    fn known_or(
        &self,
        text: &str,
        checks: Checks,
        parse: fn(&str) -> Result<Board, BoardError>,
    ) -> Result<Arc<Board>, BoardError> {
        let key = (checks, Sha256::digest(text.as_bytes()).into());
        if let Some(board) = self.lock().get(&key).and_then(Weak::upgrade) {
            return Ok(board);
        }
        let board = Arc::new(parse(text)?);
        let mut own = self.lock();
        own.retain(|_, board| board.strong_count() > 0);
        own.insert(key, Arc::downgrade(&board));
        Ok(board)
    }

    /// A board as clients get it, with its drawing.
    pub fn drawn(&self, board: &Arc<Board>) -> DrawnBoard {
        let drawing = (*self.drawings.of(board)).clone();
        DrawnBoard { facts: (***board).clone(), drawing }
    }

    /// The board of a stored table.
    pub fn of(&self, stored: &Stored) -> Result<Arc<Board>, Unreadable> {
        #[derive(serde::Deserialize)]
        struct City {
            city: String,
        }
        let damaged = |what| Unreadable::Damaged { number: 0, what };
        if let Some(text) = &stored.board {
            return self.stored(text).map_err(|_| damaged("its board is not right"));
        }
        let (_, first) = stored.events.first().ok_or(damaged("there is none"))?;
        let City { city } =
            serde_json::from_str(first).map_err(|_| damaged("it cannot be read"))?;
        self.city(&city).ok_or(damaged("its city is not known"))
    }
}
