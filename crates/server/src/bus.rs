//! How nodes that serve the same tables hear of each other's events. The store decides what is true;
//! the bus only saves asking it again and again.

mod nats;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crosstown_table::protocol::Emote;
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

pub(crate) use nats::connect;

/// An event that some node has added to a table.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Note {
    /// The table.
    pub(crate) table: String,
    /// The event's number.
    pub(crate) number: u32,
    /// When.
    pub(crate) at: u64,
    /// JSON, as it is stored.
    pub(crate) body: String,
}

/// What a node hears.
pub(crate) enum Heard {
    /// Another node added an event.
    Note(Note),
    /// Which seats have a player connected to another node.
    Present(Presence),
    /// A player at another node shows what they feel.
    Emoted(Emoted),
    /// The connection was lost, or is back: something may have been missed.
    Missed,
}

/// Which seats of a table have a player connected to a node.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Presence {
    /// The table.
    pub(crate) table: String,
    /// The node.
    pub(crate) node: String,
    /// One bit a seat.
    pub(crate) seats: u8,
}

/// A player of a table shows what they feel.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Emoted {
    /// The table.
    pub(crate) table: String,
    /// The player's seat.
    pub(crate) seat: u8,
    /// What.
    pub(crate) emote: Emote,
}

/// The way to the other nodes. With one node there are none, and it leads nowhere.
#[derive(Clone, Default)]
pub(crate) struct Bus {
    to_others: Option<mpsc::Sender<Said>>,
    /// Whether the connection is lost.
    deaf: Arc<AtomicBool>,
}

/// What a node tells the others.
pub(crate) enum Said {
    Note(Note),
    Present(Presence),
    Emoted(Emoted),
}

impl Bus {
    /// For a node that is alone.
    pub(crate) fn alone() -> Bus {
        Bus::default()
    }

    pub(crate) fn is_alone(&self) -> bool {
        self.to_others.is_none()
    }

    /// Whether nothing is heard of the others just now.
    pub(crate) fn is_deaf(&self) -> bool {
        self.deaf.load(Ordering::Relaxed)
    }

    /// Tells the others of an event. If the way is blocked they find it in the store later.
    pub(crate) fn tell(&self, note: impl FnOnce() -> Note) {
        if let Some(others) = &self.to_others {
            let _ = others.try_send(Said::Note(note()));
        }
    }

    pub(crate) fn tell_present(&self, presence: impl FnOnce() -> Presence) {
        if let Some(others) = &self.to_others {
            let _ = others.try_send(Said::Present(presence()));
        }
    }

    pub(crate) fn tell_emote(&self, emoted: impl FnOnce() -> Emoted) {
        if let Some(others) = &self.to_others {
            let _ = others.try_send(Said::Emoted(emoted()));
        }
    }
}
