//! What a node does for all its tables, each in a task of its own: it says that it is alive, takes
//! over the leases of dead nodes, wakes tables whose deadline has come, finds what it was not told, and
//! deletes old tables.

use std::sync::atomic::Ordering;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, Interval, MissedTickBehavior};
use tracing::{debug, info, warn};

use super::live::Message;
use super::{Hub, Mailbox, NotOpen, Signal, log_id};
use crate::store::{Ages, Counts, StoreError};

/// How often a node says that it is alive, and looks for tables that no living node has leased.
const HEARTBEAT: Duration = Duration::from_secs(1);
/// For how long it is then taken to be alive, in milliseconds.
const ALIVE: u64 = 4_000;
/// How often the tables in the store are counted: for the limit, and for the metrics, which ask the
/// database nothing.
const COUNT: Duration = Duration::from_secs(10);
/// While not all nodes are heard, the store is asked this often what they have added.
const DEAF: Duration = Duration::from_secs(1);
/// Tables that it is asked about in one go.
const ASKED: usize = 1000;
/// Leases taken over in one go, so that starting does not wait for all of them.
const ADOPTED: u32 = 64;
/// How often a node looks for tables whose deadline has come.
const LOOK_FOR_DUE: Duration = Duration::from_millis(250);
/// For how long such a table is claimed, in milliseconds; should its node die, another wakes it then.
const CLAIM: u64 = 10_000;
/// Tables that are being woken at the same time.
const WAKING: usize = 64;
/// Old tables that are deleted in one go.
const EXPIRED: u32 = 1000;

/// What a heartbeat tells.
pub(super) struct Served {
    /// Since when nodes have been alive without a gap.
    since: u64,
    /// When this node was last heard to be alive.
    beat: Instant,
}

fn every(period: Duration) -> Interval {
    let mut interval = tokio::time::interval(period);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    interval
}

impl Served {
    /// Whether other nodes may take this one for dead.
    fn is_over(&self) -> bool {
        self.beat.elapsed() > Duration::from_millis(ALIVE)
    }
}

impl Hub {
    /// Says that this node is alive, and hears since when nodes have been alive without a gap.
    pub(crate) async fn beat(&self) -> Result<(), StoreError> {
        let beat = Instant::now();
        let late = self.served().as_ref().is_some_and(Served::is_over);
        if late {
            if !self.bus.is_alone() {
                warn!("other nodes may have taken this one for dead");
            }
            self.store.remove_node(&self.node).await?;
        }
        let since = self.store.heartbeat(&self.node, ALIVE).await?;
        *self.served() = Some(Served { since, beat });
        if late {
            self.signal_all(Signal::LeaseLost);
        }
        Ok(())
    }

    fn served(&self) -> MutexGuard<'_, Option<Served>> {
        self.served.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Since when nodes have been alive without a gap, in milliseconds since 1970. None while this node
    /// may be taken for dead: it does not know then whether there is a gap.
    pub(super) fn served_since(&self) -> Option<u64> {
        self.served().as_ref().filter(|served| !served.is_over()).map(|served| served.since)
    }

    /// Says again and again that this node is alive. Waits for nothing but the store: were it late,
    /// other nodes would take over every table of this one.
    pub(crate) async fn heartbeat(self: Arc<Self>) {
        let mut beat = every(HEARTBEAT);
        let mut living = Vec::new();
        while !self.is_closing() {
            beat.tick().await;
            if let Err(error) = self.beat().await {
                self.cannot_write.store(true, Ordering::Release);
                self.store_fault.failed(&error);
                continue;
            }
            self.cannot_write.store(false, Ordering::Release);
            match self.store.live_nodes().await {
                Ok(now) => {
                    // What a node has kept, but did not live to tell, is in the store.
                    if living.iter().any(|node| !now.contains(node)) {
                        self.untold.notify_one();
                    }
                    self.bus.expect(&now);
                    living = now;
                    self.store_fault.worked();
                }
                Err(error) => self.store_fault.failed(&error),
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
                // A node that is full leaves leases to others.
                let room = self.limits.open_tables.saturating_sub(self.open_tables());
                let most = room.min(ADOPTED as usize) as u32;
                if most == 0 {
                    self.make_room();
                    break;
                }
                let adopted = match self.store.acquire_free_leases(&self.node, most).await {
                    Ok(adopted) => adopted,
                    Err(error) => {
                        self.store_fault.failed(&error);
                        break;
                    }
                };
                let all = adopted.len() < most as usize;
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
            Ok(mailbox) => {
                self.metrics.tables_adopted.inc();
                let _ = mailbox.messages.send(Message::Adopted).await;
            }
            Err(NotOpen::Missing | NotOpen::Store(StoreError::Missing)) => {}
            Err(error @ (NotOpen::Unreadable(_) | NotOpen::Store(StoreError::Damaged(_)))) => {
                warn!(table = %log_id(&id), ?error, "a table cannot go on");
            }
            // Another time. If the store failed, the log has it.
            Err(error) => {
                debug!(table = %log_id(&id), ?error, "a table cannot go on yet");
                self.lose(&id);
            }
        }
    }

    /// Wakes tables whose deadline has come. However many there are, a few are woken at a time, and only
    /// as many as leave room for those that somebody asks for.
    pub(crate) async fn wake_due(self: Arc<Self>) {
        let (mut look, mut waking) = (every(LOOK_FOR_DUE), JoinSet::new());
        while !self.is_closing() {
            look.tick().await;
            while self.served_since().is_some() {
                while waking.try_join_next().is_some() {}
                if waking.len() >= WAKING {
                    waking.join_next().await;
                    continue;
                }
                let room = self.limits.open_tables.saturating_sub(self.open_tables()).div_ceil(2);
                let limit = room.min(WAKING - waking.len());
                if limit == 0 {
                    self.make_room();
                    break;
                }
                let now = self.sources.now();
                let claimed = now.saturating_add(CLAIM);
                let due = match self.store.claim_due(now, claimed, limit as u32).await {
                    Ok(due) => due,
                    Err(error) => {
                        self.store_failed(&error);
                        break;
                    }
                };
                let all = due.len() < limit;
                for id in due {
                    waking.spawn(self.clone().wake(id, now, claimed));
                }
                if all {
                    break;
                }
            }
        }
    }

    /// Has a table look at its clock. It was claimed now, until `claimed`.
    async fn wake(self: Arc<Self>, id: String, now: u64, claimed: u64) {
        let asked = self.ask(&id, |done| Message::Due { claimed, done });
        // One that is stuck is claimed again.
        let patience = Duration::from_millis(CLAIM);
        let Ok(asked) = tokio::time::timeout(patience, asked).await else { return };
        let deadline = match asked {
            Ok(()) | Err(NotOpen::Missing | NotOpen::Store(StoreError::Missing)) => return,
            Err(error @ (NotOpen::Unreadable(_) | NotOpen::Store(StoreError::Damaged(_)))) => {
                warn!(table = %log_id(&id), ?error, "a table cannot go on");
                None
            }
            // There is no room for it yet.
            Err(NotOpen::Busy) => Some(now),
            Err(NotOpen::Store(error)) => {
                return self.store_failed(&error);
            }
        };
        if let Err(error) = self.store.end_claim(&id, claimed, deadline).await {
            self.store_failed(&error);
        }
    }

    /// Counts the tables in the store, now and then.
    pub(crate) async fn count(self: Arc<Self>) {
        let mut look = every(COUNT);
        loop {
            look.tick().await;
            if let Ok(counts) = self.store.counts().await {
                let Counts { waiting, playing, over, imported } = counts;
                self.metrics.size("stored_waiting", waiting as usize);
                self.metrics.size("stored_playing", playing as usize);
                self.metrics.size("stored_over", over as usize);
                self.metrics.size("stored_imported", imported as usize);
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
            loop {
                let gone = match self.store.expire(self.sources.now(), ages, EXPIRED).await {
                    Ok(gone) => gone,
                    Err(error) => {
                        self.store_failed(&error);
                        break;
                    }
                };
                if gone.is_empty() {
                    break;
                }
                self.metrics.tables_expired.inc_by(gone.len() as u64);
                info!(tables = gone.len(), "deleted tables that nobody has touched for long");
                for id in gone {
                    self.archive.forget(&id);
                    self.tell(&id, Message::Close).await;
                }
            }
        }
    }

    /// Finds in the store what other nodes have added and the bus did not tell: when it may have missed
    /// something, and again and again while it is deaf. What it tells is heard by each table itself.
    pub(crate) async fn find_untold(self: Arc<Self>) {
        let mut deaf = every(DEAF);
        loop {
            tokio::select! {
                () = self.bus.missed() => {}
                () = self.untold.notified() => {}
                _ = deaf.tick(), if self.bus.is_deaf() => {}
            }
            while let Err(error) = self.signal_behind().await {
                self.store_failed(&error);
                tokio::time::sleep(DEAF).await;
            }
        }
    }

    /// Signals to all tables that are behind the store that they are. The store is asked for all tables
    /// together: were each to ask for itself, a fault of the bus would become one of the database.
    async fn signal_behind(&self) -> Result<(), StoreError> {
        let next = |mailbox: &Mailbox| mailbox.signals.next.load(Ordering::Acquire);
        let open: Vec<_> =
            self.lock().iter().map(|(id, mailbox)| (id.clone(), next(mailbox))).collect();
        for tables in open.chunks(ASKED) {
            for id in self.store.ahead(tables).await? {
                if let Some(mailbox) = self.mailbox(&id) {
                    mailbox.signal(Signal::Behind);
                }
            }
        }
        Ok(())
    }

    /// Whether this node can serve, in words.
    pub(crate) async fn health(&self) -> Result<&'static str, &'static str> {
        // Heartbeats are writes: they show whether this node can write.
        if self.cannot_write.load(Ordering::Acquire) || self.served_since().is_none() {
            return Err("nothing can be written to the store\n");
        }
        if let Err(error) = self.metrics.timed("ping", self.store.ping()).await {
            self.store_failed(&error);
            return Err("the store does not answer\n");
        }
        if self.bus.is_deaf() {
            return Ok("ok\nnot all nodes are heard over NATS: events come by the database\n");
        }
        Ok("ok\n")
    }

    /// Shows in the metrics how the bus is.
    pub(crate) fn measure_bus(&self) {
        self.bus.measure(&self.metrics);
    }
}
