//! How nodes that serve the same tables hear of each other's events. The store decides what is true;
//! the bus only saves asking it again and again.
//!
//! Every table has a subject of its own, which a node listens to while it has the table open. So a node
//! hears of nothing that does not concern it.

mod nats;

use std::sync::Arc;

use crosstown_table::protocol::Emote;
use serde::{Deserialize, Serialize};

use crate::metrics::Metrics;

pub(crate) use nats::connect;

/// An event that some node has added to a table.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Note {
    /// The event's number.
    pub(crate) number: u32,
    /// When.
    pub(crate) at: u64,
    /// JSON, as it is stored.
    pub(crate) body: String,
}

/// Which seats of a table have a player connected to a node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Presence {
    /// The node.
    pub(crate) node: String,
    /// One bit a seat.
    pub(crate) seats: u8,
}

/// What a node hears about a table.
pub(crate) enum Heard {
    /// Another node added an event.
    Note(Note),
    /// Another node has opened the table, or found something in the store of which nobody told.
    Opened,
    /// Which seats have a player connected to another node.
    Present(Presence),
    /// A player at another node shows what they feel.
    Emoted { seat: u8, emote: Emote },
    /// From here on nothing is missed, but something may have been before.
    Missed,
}

/// What a node tells the others about a table.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Said {
    /// It has added an event.
    Note(Note),
    /// It has opened the table, or found something in the store of which nobody told: look there too.
    Opened,
    /// Which seats have a player connected to it, one bit each.
    Present(u8),
    /// A player shows what they feel.
    Emoted { seat: u8, emote: Emote },
}

/// The way to the other nodes. With one node there are none, and it leads nowhere.
#[derive(Clone, Default)]
pub(crate) struct Bus(Option<Arc<nats::Shared>>);

impl Bus {
    /// For a node that is alone.
    pub(crate) fn alone() -> Bus {
        Bus::default()
    }

    pub(crate) fn is_alone(&self) -> bool {
        self.0.is_none()
    }

    /// Whether another node may tell something that is not heard here.
    pub(crate) fn is_deaf(&self) -> bool {
        self.0.as_ref().is_some_and(|nats| nats.is_deaf())
    }

    /// Says which nodes are alive. Each of them must be heard.
    pub(crate) fn expect(&self, nodes: &[String]) {
        if let Some(nats) = &self.0 {
            nats.expect(nodes);
        }
    }

    /// Waits until something may have been missed at any table, or is about to be.
    pub(crate) async fn missed(&self) {
        match &self.0 {
            Some(nats) => nats.missed().await,
            None => std::future::pending().await,
        }
    }

    /// Listens to what is told about a table, until what is given goes.
    pub(crate) fn line(&self, table: &str) -> Line {
        Line(self.0.as_ref().map(|nats| nats::Line::new(nats.clone(), table)))
    }

    /// Shows how it is in the metrics.
    pub(crate) fn measure(&self, metrics: &Metrics) {
        if let Some(nats) = &self.0 {
            nats.measure(metrics);
        }
    }
}

/// What is told about one table, and the way to tell it.
pub(crate) struct Line(Option<nats::Line>);

impl Line {
    /// Tells the others something. If the way is blocked they find it in the store later.
    pub(crate) fn tell(&self, said: impl FnOnce() -> Said) {
        if let Some(line) = &self.0 {
            line.tell(&said());
        }
    }

    /// What is heard next. Nothing is lost if nobody waits for the end of this.
    pub(crate) async fn next(&mut self) -> Heard {
        match &mut self.0 {
            Some(line) => line.next().await,
            None => std::future::pending().await,
        }
    }
}
