//! All tables that this node has open. A table is opened when somebody asks for it, or when it needs
//! looking after, and runs as a task of its own (`live.rs`) until nobody does any more.

mod boards;
mod drawings;
mod live;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crosstown_rules::Board;
use crosstown_rules::record::Record;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior};
use tracing::{error, info, warn};

use crate::bus::{Bus, Heard};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::sources::Sources;
use crate::store::{Ages, NewEvent, NewTable, Store, StoreError};
use crate::table::{Event, Owner, RULES, Refused, Table, Unreadable};
use crate::wire;

pub(crate) use boards::Boards;
use drawings::Drawings;
pub(crate) use live::{Attach, Deed, Letter, OUTBOX};

/// How often a node says that it is alive, and looks for tables that nobody looks after.
const BEAT: Duration = Duration::from_secs(1);
/// After how many beats it counts the tables in the store.
const COUNT: u64 = 60;
/// For how long it is then taken to be alive.
const ALIVE: u64 = 4_000;
/// Tables taken over in one go, so that starting does not wait for all of them.
const ADOPTED: u32 = 64;
/// How long sockets have to say goodbye when the server closes.
const FAREWELL: Duration = Duration::from_secs(2);
/// Letters that may wait for a table.
const INBOX: usize = 64;

/// The open tables, and what they need.
pub(crate) struct Hub {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sources: Sources,
    pub(crate) metrics: Metrics,
    pub(crate) limits: Limits,
    pub(crate) boards: Boards,
    drawings: Drawings,
    bus: Bus,
    node: String,
    tables: Mutex<HashMap<String, mpsc::Sender<Letter>>>,
    /// Tables that this node is to look after, but that could not be kept open.
    lost: Mutex<Vec<String>>,
    /// Bots that may think at the same time.
    thinkers: Arc<Semaphore>,
    sockets: AtomicU64,
    /// Tables in the store, counted a while ago, and those made since.
    stored: AtomicU64,
    closing: AtomicBool,
}

/// Why a table is not open.
#[derive(Debug)]
pub(crate) enum NotOpen {
    /// There is none of this name.
    Missing,
    /// Too many are open, or the server is closing.
    Busy,
    /// What is stored cannot be opened.
    Unreadable(Unreadable),
    /// The store failed.
    Store(StoreError),
}

impl From<StoreError> for NotOpen {
    fn from(error: StoreError) -> NotOpen {
        NotOpen::Store(error)
    }
}

impl Hub {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        bus: Bus,
        sources: Sources,
        limits: Limits,
        node: String,
    ) -> Arc<Hub> {
        let thinkers = std::thread::available_parallelism().map_or(1, usize::from);
        Arc::new(Hub {
            store,
            sources,
            metrics: Metrics::new(),
            limits,
            boards: Boards::new(),
            drawings: Drawings::default(),
            bus,
            node,
            tables: Mutex::default(),
            lost: Mutex::default(),
            thinkers: Arc::new(Semaphore::new(thinkers)),
            sockets: AtomicU64::new(0),
            stored: AtomicU64::new(0),
            closing: AtomicBool::new(false),
        })
    }

    /// A number for a new socket.
    pub(crate) fn socket(&self) -> u64 {
        self.sockets.fetch_add(1, Ordering::Relaxed)
    }

    /// How many tables are open here.
    pub(crate) fn open_tables(&self) -> usize {
        self.lock().len()
    }

    /// Whether the store has all the tables that it may have.
    pub(crate) fn is_full(&self) -> bool {
        self.stored.load(Ordering::Relaxed) >= self.limits.stored_tables
    }

    /// Whether the server is about to end.
    pub(crate) fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, mpsc::Sender<Letter>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes a table and keeps it.
    pub(crate) async fn create(
        self: &Arc<Self>,
        table: Table,
        event: &Event,
        board: Option<String>,
    ) -> Result<(), NotOpen> {
        if self.is_closing() {
            return Err(NotOpen::Busy);
        }
        let body = serde_json::to_string(event).expect("plain data becomes JSON");
        let event = NewEvent { at: table.at(), body, mark: table.mark() };
        let (id, seed) = (table.id().to_owned(), *table.seed());
        self.store.create(NewTable { id: id.clone(), seed, rules: RULES, board, event }).await?;
        self.stored.fetch_add(1, Ordering::Relaxed);
        self.metrics.tables_created.inc();
        info!(table = %public(&id), "a table was made");
        self.open_with(id, table, false)?;
        Ok(())
    }

    /// The inbox of a table, which is opened if it is not open.
    async fn open(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<Letter>, NotOpen> {
        if let Some(inbox) = self.lock().get(id).filter(|inbox| !inbox.is_closed()) {
            return Ok(inbox.clone());
        }
        let stored = self.store.load(id).await?.ok_or(NotOpen::Missing)?;
        let table = self
            .boards
            .of(&stored)
            .and_then(|board| Table::load(id, &stored, board, &self.sources.dealers))
            .inspect_err(|why| error!(table = %public(id), %why, "a table cannot be opened"))
            .map_err(NotOpen::Unreadable)?;
        self.open_with(id.to_owned(), table, true)
    }

    /// Lets a table run, unless somebody else was faster.
    fn open_with(
        self: &Arc<Self>,
        id: String,
        table: Table,
        stored: bool,
    ) -> Result<mpsc::Sender<Letter>, NotOpen> {
        let mut tables = self.lock();
        // One that has failed is still there, and nobody reads its letters.
        if let Some(inbox) = tables.get(&id).filter(|inbox| !inbox.is_closed()) {
            return Ok(inbox.clone());
        }
        if self.is_closing() || tables.len() >= self.limits.open_tables {
            return Err(NotOpen::Busy);
        }
        let (inbox, letters) = mpsc::channel(INBOX);
        tables.insert(id, inbox.clone());
        live::start(self.clone(), table, letters, inbox.downgrade(), stored);
        Ok(inbox)
    }

    /// Takes a table out, if it may go; looked at while nobody can send it a letter.
    fn retire(
        &self,
        id: &str,
        inbox: &mpsc::WeakSender<Letter>,
        may_go: impl FnOnce() -> bool,
    ) -> bool {
        let mut tables = self.lock();
        let retired = may_go();
        // By now there may be another of this name, opened anew.
        let same = |there: &mpsc::Sender<Letter>| {
            inbox.upgrade().is_some_and(|inbox| inbox.same_channel(there))
        };
        if retired && tables.get(id).is_some_and(same) {
            tables.remove(id);
        }
        retired
    }

    /// Sends a table a letter and waits for the answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        mut letter: impl FnMut(oneshot::Sender<T>) -> Letter,
    ) -> Result<T, NotOpen> {
        // A table may close just when it is asked: then it is opened again.
        for _ in 0..3 {
            let inbox = self.open(id).await?;
            let (answer, answered) = oneshot::channel();
            if inbox.send(letter(answer)).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return Ok(answer);
            }
        }
        Err(NotOpen::Busy)
    }

    /// Sends a letter to a table if it is open.
    pub(crate) async fn tell(self: &Arc<Self>, id: &str, letter: Letter) {
        let inbox = self.lock().get(id).cloned();
        if let Some(inbox) = inbox {
            let _ = inbox.send(letter).await;
        }
    }

    /// The table as a visitor sees it.
    pub(crate) async fn show(
        self: &Arc<Self>,
        id: &str,
        who: Option<Owner>,
    ) -> Result<wire::Table, NotOpen> {
        self.ask(id, |reply| Letter::Show { who, reply }).await
    }

    /// Something that a visitor does at a table, other than playing.
    pub(crate) async fn deed(
        self: &Arc<Self>,
        id: &str,
        who: Option<Owner>,
        deed: Deed,
    ) -> Result<Result<wire::Table, Refused>, NotOpen> {
        self.ask(id, |reply| Letter::Deed { who, deed: deed.clone(), reply }).await
    }

    /// The record of a finished game, and its board.
    pub(crate) async fn record(
        self: &Arc<Self>,
        id: &str,
    ) -> Result<Option<(Record, Arc<Board>)>, NotOpen> {
        self.ask(id, |reply| Letter::Record { reply }).await
    }

    /// What a good player would do at a seat of this visitor.
    pub(crate) async fn hint(
        self: &Arc<Self>,
        id: &str,
        who: Option<Owner>,
        seat: u8,
    ) -> Result<Result<wire::Hint, Refused>, NotOpen> {
        let asked = self.ask(id, |reply| Letter::Hint { who, seat, reply }).await?;
        let (board, game) = match asked {
            Ok(found) => found,
            Err(refused) => return Ok(Err(refused)),
        };
        let permit = self.thinkers.clone().acquire_owned().await;
        let thought = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            live::hint(&board, &game, usize::from(seat))
        });
        Ok(thought.await.map_err(|_| Refused::new("busy")))
    }

    /// A board as clients get it.
    pub(crate) fn drawn(&self, board: &Arc<Board>) -> wire::Board {
        wire::Board::new(board, (*self.drawings.of(board)).clone())
    }

    /// The board of a table.
    pub(crate) async fn board(self: &Arc<Self>, id: &str) -> Result<Arc<Board>, NotOpen> {
        self.ask(id, |reply| Letter::Board { reply }).await
    }

    /// Says again and again that this node is alive, and takes on tables that nobody looks after.
    pub(crate) async fn tend(self: Arc<Self>) {
        let mut beat = tokio::time::interval(BEAT);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut last, mut living) = (Instant::now(), Vec::new());
        for beats in 0u64.. {
            beat.tick().await;
            if self.is_closing() {
                return;
            }
            if beats % COUNT == 0
                && let Ok(counts) = self.store.counts().await
            {
                let all = counts.waiting + counts.playing + counts.over;
                self.stored.store(all, Ordering::Relaxed);
            }
            let before = Instant::now();
            if let Err(error) = self.store.beat(&self.node, ALIVE).await {
                warn!(%error, "the database does not hear that this node is alive");
                continue;
            }
            if last.elapsed() > Duration::from_millis(ALIVE) {
                warn!("other nodes may have taken this one for dead");
                self.tell_all(|| Letter::Forgotten).await;
            }
            last = before;
            match self.store.living().await {
                Ok(now) => {
                    // What a node has kept, but did not live to tell, is in the store.
                    if living.iter().any(|node| !now.contains(node)) {
                        self.tell_all(|| Letter::CatchUp).await;
                    }
                    living = now;
                }
                Err(error) => warn!(%error, "cannot see which nodes are alive"),
            }
            let lost = std::mem::take(&mut *self.lost());
            for id in lost {
                self.take_on(id).await;
            }
            loop {
                let adopted = match self.store.adopt(&self.node, ADOPTED).await {
                    Ok(adopted) => adopted,
                    Err(error) => {
                        warn!(%error, "cannot look for tables that nobody looks after");
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

    /// Looks after a table that is this node's to look after.
    async fn take_on(self: &Arc<Self>, id: String) {
        match self.open(&id).await {
            Ok(inbox) => drop(inbox.send(Letter::Adopted).await),
            Err(NotOpen::Missing | NotOpen::Store(StoreError::Missing)) => {}
            Err(error @ (NotOpen::Unreadable(_) | NotOpen::Store(StoreError::Damaged(_)))) => {
                warn!(table = %public(&id), ?error, "a table cannot go on");
            }
            Err(error) => {
                warn!(table = %public(&id), ?error, "a table cannot go on yet");
                self.lose(&id);
            }
        }
    }

    /// Takes note of a table that is this node's to look after, but is not open.
    fn lose(&self, id: &str) {
        self.lost().push(id.to_owned());
    }

    fn lost(&self) -> std::sync::MutexGuard<'_, Vec<String>> {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a letter to all tables that are open.
    async fn tell_all(&self, letter: impl Fn() -> Letter) {
        let all: Vec<_> = self.lock().values().cloned().collect();
        for inbox in all {
            let _ = inbox.send(letter()).await;
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
                        self.tell(&id, Letter::Close).await;
                    }
                }
                Err(error) => warn!(%error, "cannot delete old tables"),
            }
        }
    }

    /// Passes on what other nodes tell.
    pub(crate) async fn hear(self: Arc<Self>, mut heard: mpsc::Receiver<Heard>) {
        while let Some(heard) = heard.recv().await {
            match heard {
                Heard::Note(note) => {
                    let id = note.table.clone();
                    self.tell(&id, Letter::Note(note)).await;
                }
                Heard::Present(presence) => {
                    let id = presence.table.clone();
                    self.tell(&id, Letter::Presence(presence)).await;
                }
                Heard::Missed => self.tell_all(|| Letter::CatchUp).await,
            }
        }
    }

    /// Ends all tables here; people in the middle of a move may finish it, for a while.
    pub(crate) async fn close(&self, patience: Duration) {
        self.closing.store(true, Ordering::Relaxed);
        self.tell_all(|| Letter::Closing { patience }).await;
        // Other nodes go on with the other tables while somebody here finishes a move.
        if let Err(error) = self.store.leave(&self.node).await {
            warn!(%error, "other nodes will notice only later that this one has gone");
        }
        let end = Instant::now() + patience + FAREWELL;
        while self.open_tables() > 0 || (self.metrics.sockets.get() > 0 && Instant::now() < end) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

/// The part of a table's name that may stand in a log: who reads logs cannot watch by it.
pub(crate) fn public(id: &str) -> &str {
    id.get(..6).unwrap_or("?")
}
