//! All tables that this node has open. A table is opened when somebody asks for it, when this node has
//! its lease, or when its deadline has come, and runs as an actor with a mailbox (`live.rs`) until nobody
//! needs it any more. Then it sleeps: it is in the store, and in nobody's memory.

mod admin;
mod bots;
mod lanes;
mod live;
mod nodes;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use crosstown_rules::Board;
use crosstown_table::protocol::{self, Hint};
use crosstown_table::{
    Boards, Code, Command, Finished, Owner, Problem, Question, RULES, Table, Unreadable,
};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::time::Instant;
use tracing::{debug, error, warn};

use crate::archive::Archive;
use crate::bus::Bus;
use crate::fault::Fault;
use crate::limits::{Limits, whole};
use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::sources::Sources;
use crate::store::{Imported, NewEvent, NewTable, Store, StoreError};

use lanes::{Account, Lanes};

pub(crate) use live::{Attach, Message, OUTBOX};

/// How long sockets have to say goodbye when the server closes.
const FAREWELL: Duration = Duration::from_secs(2);
/// Messages that may wait for a table.
const MAILBOX: usize = 64;
/// When memory is full of tables, how long somebody waits for one to leave, and how often they are asked to.
const CROWDED: Duration = Duration::from_millis(300);
const ASKED_TO_LEAVE: Duration = Duration::from_millis(100);

/// The open tables, and what they need.
pub(crate) struct Hub {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) sources: Sources,
    pub(crate) metrics: Metrics,
    pub(crate) limits: Limits,
    pub(crate) boards: Boards,
    bus: Bus,
    node: String,
    /// Whether the store fails.
    store_fault: Fault,
    /// Whether the last heartbeat could not be written.
    cannot_write: AtomicBool,
    /// Other nodes may have added events of which nobody tells.
    untold: Notify,
    tables: Mutex<HashMap<String, Mailbox>>,
    /// Tables whose lease is this node's, but that could not be kept open.
    lost: Mutex<Vec<String>>,
    /// What the last heartbeat told.
    served: Mutex<Option<nodes::Served>>,
    /// Told when a table has left memory.
    left: Notify,
    /// When tables at which nobody is were last asked to leave memory.
    asked_to_leave: Mutex<Option<Instant>>,
    /// Threads for bots and hints.
    pub(crate) lanes: Lanes,
    /// Threads for whatever else takes long.
    pub(crate) pool: Pool,
    pub(crate) archive: Archive,
    sockets: AtomicU64,
    /// Tables in the store, counted a while ago, and those made since.
    stored: AtomicU64,
    /// When tables must have ended, once the server closes.
    closing: OnceLock<Instant>,
}

/// The way to a table.
#[derive(Clone)]
struct Mailbox {
    messages: mpsc::Sender<Message>,
    signals: Arc<Signals>,
}

/// What a table looks at before it reads its next message. Unlike a message, a signal needs no room
/// in the mailbox, so that whoever sends one to all tables waits for none.
#[derive(Default)]
struct Signals {
    lease_lost: AtomicBool,
    behind: AtomicBool,
    crowded: AtomicBool,
    /// What the table says of itself: the number of its next event.
    next: AtomicU32,
}

/// Something that all tables of a node must look at.
#[derive(Clone, Copy)]
enum Signal {
    /// Other nodes took this one for dead: one of them may have the lease now.
    LeaseLost,
    /// Other nodes may have added events.
    Behind,
    /// Memory is full of tables: those at which nobody is leave.
    Crowded,
    /// The server closes.
    Closing,
}

impl Mailbox {
    fn signal(&self, signal: Signal) {
        match signal {
            Signal::LeaseLost => self.signals.lease_lost.store(true, Ordering::Release),
            Signal::Behind => self.signals.behind.store(true, Ordering::Release),
            Signal::Crowded => self.signals.crowded.store(true, Ordering::Release),
            Signal::Closing => {}
        }
        // A table whose mailbox is full looks at its signals before it reads on.
        let _ = self.messages.try_send(Message::Wake);
    }
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

impl From<NotOpen> for Problem {
    fn from(why: NotOpen) -> Problem {
        match why {
            NotOpen::Missing | NotOpen::Store(StoreError::Missing) => Code::NoSuchTable.into(),
            NotOpen::Busy => Code::Busy.into(),
            NotOpen::Unreadable(why) => why.into(),
            // What databases say is for the host, not for visitors.
            NotOpen::Store(_) => Code::NotStored.into(),
        }
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
        Arc::new(Hub {
            store,
            sources,
            metrics: Metrics::new(),
            limits,
            boards: Boards::new(),
            bus,
            node,
            store_fault: Fault::new("the store fails, and what happens cannot be kept or read"),
            cannot_write: AtomicBool::new(false),
            untold: Notify::new(),
            tables: Mutex::default(),
            lost: Mutex::default(),
            served: Mutex::default(),
            left: Notify::new(),
            asked_to_leave: Mutex::default(),
            lanes: Lanes::new(),
            pool: Pool::new(),
            archive: Archive::default(),
            sockets: AtomicU64::new(0),
            stored: AtomicU64::new(0),
            closing: OnceLock::new(),
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

    /// Counts, and perhaps logs, that somebody is refused because of a limit.
    pub(crate) fn limited(&self, from: IpAddr, limit: &'static str) {
        self.metrics.limited.inc();
        self.limits.log(from, limit);
    }

    /// Whether the server is about to end.
    pub(crate) fn is_closing(&self) -> bool {
        self.closing.get().is_some()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Mailbox>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The mailbox of a table, if it is open.
    fn mailbox(&self, id: &str) -> Option<Mailbox> {
        // One that has failed is still there, and nobody reads its messages.
        self.lock().get(id).filter(|mailbox| !mailbox.messages.is_closed()).cloned()
    }

    /// Keeps a new table, and lets it run. It was made from this address.
    pub(crate) async fn create(
        self: &Arc<Self>,
        table: Table,
        board: Option<String>,
        from: Option<IpAddr>,
    ) -> Result<(), NotOpen> {
        let id = table.id().to_owned();
        // There is room for it before it is stored: else it would stay there with nobody to find it.
        let place = self.reserve(&id).await?.map_err(|_| NotOpen::Store(StoreError::Taken))?;
        let body = table.created().stored();
        let event = NewEvent { at: table.at(), body, mark: table.mark() };
        let new = NewTable { id: id.clone(), seed: *table.seed(), rules: RULES, board, event };
        let created = self.metrics.timed("create", self.store.create(new)).await;
        created.inspect_err(|error| self.store_failed(error))?;
        self.stored.fetch_add(1, Ordering::Relaxed);
        self.metrics.tables_created.inc();
        debug!(table = %log_id(&id), "a table was made");
        place.start(table, from, false);
        Ok(())
    }

    /// The mailbox of a table, which is opened if it is not open.
    async fn open(self: &Arc<Self>, id: &str) -> Result<Mailbox, NotOpen> {
        if let Some(mailbox) = self.mailbox(id) {
            return Ok(mailbox);
        }
        if !is_id(id) {
            return Err(NotOpen::Missing);
        }
        let stored = self.metrics.timed("load", self.store.load(id)).await;
        let stored = stored.inspect_err(|error| self.store_failed(error))?;
        let stored = stored.ok_or(NotOpen::Missing)?;
        let table = self
            .boards
            .of(&stored)
            .and_then(|board| Table::load(id, &stored, board, &self.sources.dealers))
            .inspect_err(|why| error!(table = %log_id(id), %why, "a table cannot be opened"))
            .map_err(NotOpen::Unreadable)?;
        Ok(match self.reserve(id).await? {
            Ok(place) => {
                self.metrics.tables_opened.inc();
                place.start(table, None, true)
            }
            // Somebody else was faster.
            Err(mailbox) => mailbox,
        })
    }

    /// Keeps a place for a table, or gives the mailbox of the one that is there. If there is no place,
    /// tables at which nobody is make room.
    async fn reserve(self: &Arc<Self>, id: &str) -> Result<Result<Place, Mailbox>, NotOpen> {
        let until = Instant::now() + CROWDED;
        loop {
            let left = self.left.notified();
            match self.try_to_reserve(id) {
                Err(NotOpen::Busy) if !self.is_closing() => self.make_room(),
                done => return done,
            }
            if tokio::time::timeout_at(until, left).await.is_err() {
                return Err(NotOpen::Busy);
            }
        }
    }

    /// Asks tables at which nobody is to leave memory, now and then.
    fn make_room(&self) {
        let mut asked = self.asked_to_leave.lock().unwrap_or_else(PoisonError::into_inner);
        if asked.is_none_or(|asked| asked.elapsed() >= ASKED_TO_LEAVE) {
            *asked = Some(Instant::now());
            drop(asked);
            self.signal_all(Signal::Crowded);
        }
    }

    fn try_to_reserve(self: &Arc<Self>, id: &str) -> Result<Result<Place, Mailbox>, NotOpen> {
        let mut tables = self.lock();
        if let Some(mailbox) = tables.get(id).filter(|mailbox| !mailbox.messages.is_closed()) {
            return Ok(Err(mailbox.clone()));
        }
        if self.is_closing() || tables.len() >= self.limits.open_tables {
            return Err(NotOpen::Busy);
        }
        let (sender, messages) = mpsc::channel(MAILBOX);
        let mailbox = Mailbox { messages: sender, signals: Arc::default() };
        tables.insert(id.to_owned(), mailbox.clone());
        let (hub, id, messages) = (self.clone(), id.to_owned(), Some(messages));
        Ok(Ok(Place { hub, id, mailbox, messages }))
    }

    /// Takes a table out, if it may go; looked at while nobody can send it a message.
    fn retire(
        &self,
        id: &str,
        messages: &mpsc::WeakSender<Message>,
        may_go: impl FnOnce() -> bool,
    ) -> bool {
        let mut tables = self.lock();
        let retired = may_go();
        // By now there may be another of this name, opened again.
        let same = |there: &Mailbox| {
            messages.upgrade().is_some_and(|sender| sender.same_channel(&there.messages))
        };
        if retired && tables.get(id).is_some_and(same) {
            tables.remove(id);
            self.left.notify_waiters();
        }
        retired
    }

    /// Sends a table a message and waits for the answer.
    pub(crate) async fn ask<T>(
        self: &Arc<Self>,
        id: &str,
        mut message: impl FnMut(oneshot::Sender<T>) -> Message,
    ) -> Result<T, NotOpen> {
        // A table may close just when it is asked: then it is opened again.
        for _ in 0..3 {
            let mailbox = self.open(id).await?;
            let (answer, answered) = oneshot::channel();
            if mailbox.messages.send(message(answer)).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return Ok(answer);
            }
        }
        Err(NotOpen::Busy)
    }

    /// Sends a message to a table if it is open.
    pub(crate) async fn tell(&self, id: &str, message: Message) {
        if let Some(mailbox) = self.mailbox(id) {
            let _ = mailbox.messages.send(message).await;
        }
    }

    /// Signals something to all tables that are open, and waits for none.
    fn signal_all(&self, signal: Signal) {
        for mailbox in self.lock().values() {
            mailbox.signal(signal);
        }
    }

    /// The table as a visitor sees it.
    pub(crate) async fn show(
        self: &Arc<Self>,
        id: &str,
        who: Option<Owner>,
    ) -> Result<protocol::Table, Problem> {
        Ok(self.ask(id, |reply| Message::Show { who, reply }).await?)
    }

    /// Something that a visitor wants of a table, other than to play.
    pub(crate) async fn command(
        self: &Arc<Self>,
        id: &str,
        who: Option<Owner>,
        command: Command,
    ) -> Result<protocol::Table, Problem> {
        self.ask(id, |reply| Message::Command { who, command: command.clone(), reply }).await?
    }

    /// Another game of the same players.
    pub(crate) async fn rematch(
        self: &Arc<Self>,
        id: &str,
        who: Option<Owner>,
    ) -> Result<protocol::Table, Problem> {
        self.ask(id, |reply| Message::Rematch { who, reply }).await?
    }

    /// A finished game.
    pub(crate) async fn finished(self: &Arc<Self>, id: &str) -> Result<Finished, Problem> {
        let found = self.ask(id, |reply| Message::Finished { reply }).await?;
        found.ok_or(Code::GameNotOver.into())
    }

    /// What a good player would do at a seat of this visitor.
    pub(crate) async fn hint(
        self: &Arc<Self>,
        id: &str,
        who: Option<Owner>,
        seat: u8,
        from: IpAddr,
    ) -> Result<Hint, Problem> {
        let (board, game) = self.ask(id, |reply| Message::Hint { who, seat, reply }).await??;
        let account = Account { from: Some(whole(from)), table: id.to_owned() };
        let hint = move || crosstown_table::hint(&board, &game, usize::from(seat));
        self.lanes.at_once.work_out(account, hint).await
    }

    /// Why a seat of this visitor cannot do something now.
    pub(crate) async fn why_not(
        self: &Arc<Self>,
        id: &str,
        who: Option<Owner>,
        seat: u8,
        question: Question,
    ) -> Result<Option<Problem>, Problem> {
        let ask = |reply| Message::WhyNot { who, seat, question: question.clone(), reply };
        self.ask(id, ask).await?
    }

    /// The board of a table.
    pub(crate) async fn board(self: &Arc<Self>, id: &str) -> Result<Arc<Board>, Problem> {
        Ok(self.ask(id, |reply| Message::Board { reply }).await?)
    }

    /// A record from elsewhere.
    pub(crate) async fn imported(&self, id: &str) -> Result<Option<Imported>, Problem> {
        if !is_id(id) {
            return Ok(None);
        }
        let found = self.store.imported(id).await.inspect_err(|error| self.store_failed(error));
        found.map_err(|error| NotOpen::from(error).into())
    }

    /// Takes note of a failure of the store. That a name is taken, or stands for nothing, is none.
    fn store_failed(&self, error: &StoreError) {
        if !matches!(error, StoreError::Taken | StoreError::Missing) {
            self.store_fault.failed(error);
        }
    }

    /// Takes note of a table whose lease is this node's, but that is not open.
    fn lose(&self, id: &str) {
        self.lost().push(id.to_owned());
    }

    fn lost(&self) -> MutexGuard<'_, Vec<String>> {
        self.lost.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends all tables here; people in the middle of a move may finish it, for a while.
    pub(crate) async fn close(&self, patience: Duration) {
        let until = *self.closing.get_or_init(|| Instant::now() + patience);
        self.signal_all(Signal::Closing);
        // Other nodes go on with the other tables while somebody here finishes a move.
        if let Err(error) = self.store.remove_node(&self.node).await {
            warn!(%error, "other nodes will notice only later that this one has gone");
        }
        let end = until + FAREWELL;
        while self.open_tables() > 0 || (self.metrics.sockets.get() > 0 && Instant::now() < end) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

/// A place among the open tables, for one that is about to run. It is given up if that comes to
/// nothing; whoever has sent a message meanwhile then opens what is stored.
struct Place {
    hub: Arc<Hub>,
    id: String,
    mailbox: Mailbox,
    messages: Option<mpsc::Receiver<Message>>,
}

impl Place {
    /// Lets a table run there.
    fn start(mut self, table: Table, from: Option<IpAddr>, stored: bool) -> Mailbox {
        if let Some(messages) = self.messages.take() {
            live::start(self.hub.clone(), table, from, &self.mailbox, messages, stored);
        }
        self.mailbox.clone()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if self.messages.take().is_some() {
            self.hub.retire(&self.id, &self.mailbox.messages.downgrade(), || true);
        }
    }
}

/// Whether this can be the id of a table or a record. Others need not be looked for, and databases
/// and NATS do not take all of them.
fn is_id(id: &str) -> bool {
    (1..=64).contains(&id.len())
        && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

/// The beginning of a table's id, safe to log: it is not enough to watch the table.
pub(crate) fn log_id(id: &str) -> &str {
    id.get(..6).unwrap_or("?")
}

#[cfg(test)]
mod tests {
    use crosstown_table::protocol::{SeatPlan, Stage};
    use crosstown_table::{Setup, fair};

    use super::*;
    use crate::limits::Amounts;
    use crate::store::Sqlite;

    fn table() -> Table {
        let setup = Setup {
            id: "table".to_owned(),
            seed: [7; 32],
            board: Arc::new(Board::city("london").expect("a city")),
            own_board: false,
            seats: vec![SeatPlan::Device { name: "Ada".to_owned() }, SeatPlan::Open],
            draws_first: false,
            commit: None,
            clock: None,
            hints: true,
            host: Owner::of(b"host"),
            invite: "invite".to_owned(),
        };
        Table::create(setup, &fair(), 0).expect("a table")
    }

    /// The runtime has one thread: the table reads nothing until this test waits.
    #[tokio::test(flavor = "current_thread")]
    async fn a_signal_is_seen_although_the_mailbox_is_full() {
        let folder = tempfile::tempdir().expect("a folder");
        let sources = Sources::real();
        let store =
            Arc::new(Sqlite::open(folder.path(), sources.now.clone()).await.expect("a store"));
        let limits = Limits::new(Amounts::default());
        let hub = Hub::new(store.clone(), Bus::alone(), sources, limits, "here".to_owned());
        hub.create(table(), None, None).await.expect("a new table");
        assert_eq!(hub.show("table", None).await.expect("open").stage, Stage::Waiting);

        // Another node adds an event, and is not heard.
        let (seat, owner) = (1, Owner::of(b"guest"));
        let (invite, name) = ("invite".to_owned(), "Bob".to_owned());
        let sat = table().judge(0, None, &Command::Sit { seat, owner, invite, name, commit: None });
        let sat = sat.unwrap_or_else(|problem| panic!("{problem:?}"));
        let event = NewEvent { at: 0, body: sat.event().stored(), mark: sat.mark() };
        store.append("table", sat.number(), event).await.expect("appended");

        let mailbox = hub.mailbox("table").expect("it is open");
        let (reply, first) = oneshot::channel();
        mailbox.messages.try_send(Message::Show { who: None, reply }).expect("room for it");
        while mailbox.messages.try_send(Message::Wake).is_ok() {}
        hub.signal_all(Signal::Behind);

        // It is looked at before anything else: also what waits longest is answered with it.
        assert_eq!(first.await.expect("an answer").stage, Stage::Playing);
    }
}
