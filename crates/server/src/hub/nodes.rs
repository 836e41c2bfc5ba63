//! What a node does for all its tables, each in a task of its own: it says that it is alive, takes
//! over the leases of dead nodes, hears the others, and deletes old tables.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::{Instant, Interval, MissedTickBehavior};
use tracing::{info, warn};

use super::live::Message;
use super::{Hub, NotOpen, Signal, log_id};
use crate::bus::Heard;
use crate::store::{Ages, StoreError};

/// How often a node says that it is alive, and looks for tables that no living node has leased.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// For how long it is then taken to be alive, in milliseconds.
const ALIVE: u64 = 4_000;
/// How often the tables in the store are counted.
const COUNT: Duration = Duration::from_secs(60);
/// Leases taken over in one go, so that starting does not wait for all of them.
const ADOPTED: u32 = 64;

fn every(period: Duration) -> Interval {
    let mut interval = tokio::time::interval(period);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    interval
}

impl Hub {
    /// Says again and again that this node is alive. Waits for nothing but the store: were it late,
    /// other nodes would take over every table of this one.
    pub(crate) async fn heartbeat(self: Arc<Self>) {
        let mut beat = every(HEARTBEAT);
        let (mut last, mut living) = (Instant::now(), Vec::new());
        while !self.is_closing() {
            beat.tick().await;
            let before = Instant::now();
            if let Err(error) = self.store.heartbeat(&self.node, ALIVE).await {
                warn!(%error, "the database does not hear that this node is alive");
                continue;
            }
            if last.elapsed() > Duration::from_millis(ALIVE) {
                warn!("other nodes may have taken this one for dead");
                self.signal_all(Signal::LeaseLost);
            }
            last = before;
            match self.store.live_nodes().await {
                Ok(now) => {
                    // What a node has kept, but did not live to tell, is in the store.
                    if living.iter().any(|node| !now.contains(node)) {
                        self.signal_all(Signal::Behind);
                    }
                    living = now;
                }
                Err(error) => warn!(%error, "cannot see which nodes are alive"),
            }
        }
    }

    /// Takes over tables that no living node has leased.
    pub(crate) async fn adopt(self: Arc<Self>) {
        let mut look = every(HEARTBEAT);
        while !self.is_closing() {
            look.tick().await;
            let lost = std::mem::take(&mut *self.lost());
            for id in lost {
                self.take_on(id).await;
            }
            loop {
                let adopted = match self.store.acquire_free_leases(&self.node, ADOPTED).await {
                    Ok(adopted) => adopted,
                    Err(error) => {
                        warn!(%error, "cannot look for tables without a lease");
                        break;
                    }
                };
                let all = adopted.len() < ADOPTED as usize;
                for id in adopted {
                    self.take_on(id).await;
                }
                if all {
                    break;
                }
            }
        }
    }

    /// Opens a table whose lease is this node's.
    async fn take_on(self: &Arc<Self>, id: String) {
        match self.open(&id).await {
            Ok(mailbox) => drop(mailbox.messages.send(Message::Adopted).await),
            Err(NotOpen::Missing | NotOpen::Store(StoreError::Missing)) => {}
            Err(error @ (NotOpen::Unreadable(_) | NotOpen::Store(StoreError::Damaged(_)))) => {
                warn!(table = %log_id(&id), ?error, "a table cannot go on");
            }
            Err(error) => {
                warn!(table = %log_id(&id), ?error, "a table cannot go on yet");
                self.lose(&id);
            }
        }
    }

    /// Counts the tables in the store, now and then.
    pub(crate) async fn count(self: Arc<Self>) {
        let mut minute = every(COUNT);
        loop {
            minute.tick().await;
            if let Ok(counts) = self.store.counts().await {
                let all = counts.waiting + counts.playing + counts.over;
                self.stored.store(all, Ordering::Relaxed);
            }
        }
    }

    /// Deletes tables that nobody has touched for long.
    pub(crate) async fn expire(self: Arc<Self>, ages: Ages) {
        let mut hour = tokio::time::interval(Duration::from_secs(3600));
        loop {
            hour.tick().await;
            match self.store.expire(self.sources.now(), ages, 1000).await {
                Ok(gone) if gone.is_empty() => {}
                Ok(gone) => {
                    self.metrics.tables_expired.inc_by(gone.len() as u64);
                    info!(tables = gone.len(), "deleted tables that nobody has touched for long");
                    for id in gone {
                        self.tell(&id, Message::Close).await;
                    }
                }
                Err(error) => warn!(%error, "cannot delete old tables"),
            }
        }
    }

    /// Passes on what other nodes tell. It waits for no table: one that cannot take a message reads
    /// from the store what it missed.
    pub(crate) async fn hear(self: Arc<Self>, mut heard: mpsc::Receiver<Heard>) {
        while let Some(heard) = heard.recv().await {
            match heard {
                Heard::Note(note) => {
                    if let Some(mailbox) = self.mailbox(&note.table)
                        && mailbox.messages.try_send(Message::Note(note)).is_err()
                    {
                        mailbox.signal(Signal::Behind);
                    }
                }
                // It is told again and again: one that is lost does no harm.
                Heard::Present(presence) => {
                    if let Some(mailbox) = self.mailbox(&presence.table) {
                        let _ = mailbox.messages.try_send(Message::Presence(presence));
                    }
                }
                Heard::Emoted(emoted) => {
                    if let Some(mailbox) = self.mailbox(&emoted.table) {
                        let _ = mailbox.messages.try_send(Message::Emoted(emoted));
                    }
                }
                Heard::Missed => self.signal_all(Signal::Behind),
            }
        }
    }
}
