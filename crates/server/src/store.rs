//! Where tables are kept. The events of a table are the truth: they are only added to, each under
//! its number, and a number is given once. Two databases stand behind one trait, [`Store`]; tools that
//! must not change anything open them as [`ReadStore`].

mod columns;
mod error;
mod migrations;
mod postgres;
mod sqlite;

use std::fmt;

use async_trait::async_trait;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use crosstown_table::Owner;
use sha2::{Digest as _, Sha256};

pub use crosstown_table::protocol::Stage;
pub use crosstown_table::{Mark, Stored};
pub use error::StoreError;
pub use migrations::Version;
pub(crate) use postgres::CONNECTIONS;
pub use postgres::Postgres;
pub use sqlite::Sqlite;

use columns::signed;

/// What is kept of a new table.
#[derive(Clone)]
pub struct NewTable {
    /// Its name in addresses, unguessable.
    pub id: String,
    /// What the cards will be shuffled with. Secret until the game is over.
    pub seed: [u8; 32],
    /// The version of the rules that it is played by.
    pub rules: u32,
    /// The board file, if it is not a built-in city.
    pub board: Option<String>,
    /// Event 0.
    pub event: NewEvent,
}

/// An event to be added. Its `Debug` keeps the body to itself, since hidden cards may be in it.
#[derive(Clone, PartialEq, Eq)]
pub struct NewEvent {
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// JSON.
    pub body: String,
    /// Where the table stands after it.
    pub mark: Mark,
}

impl fmt::Debug for NewEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewEvent")
            .field("at", &self.at)
            .field("mark", &self.mark)
            .finish_non_exhaustive()
    }
}

/// The number that stands for a stage in databases.
trait StageNumber: Sized {
    fn number(self) -> i16;
    fn from_number(number: i16) -> Result<Self, StoreError>;
}

impl StageNumber for Stage {
    fn number(self) -> i16 {
        match self {
            Stage::Waiting => 0,
            Stage::Playing => 1,
            Stage::Over => 2,
        }
    }

    fn from_number(number: i16) -> Result<Stage, StoreError> {
        Stage::ALL
            .into_iter()
            .find(|stage| stage.number() == number)
            .ok_or_else(|| StoreError::Damaged(format!("there is no stage {number}")))
    }
}

/// A finished game that came from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// Its name in addresses.
    pub id: String,
    /// The board file, if it is not a built-in city.
    pub board: Option<String>,
    /// One line of JSON, as in `docs/record.md`.
    pub body: String,
}

impl Imported {
    /// A record that is to be imported. Its name follows from its text, so that it is kept once.
    pub fn new(board: Option<String>, body: &str) -> Imported {
        let hash = Sha256::digest(body.as_bytes());
        Imported { id: URL_SAFE_NO_PAD.encode(&hash[..16]), board, body: body.to_owned() }
    }
}

/// After how long untouched a table is deleted, by stage, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Ages {
    /// Waiting for players.
    pub waiting: u64,
    /// In the middle of a game.
    pub playing: u64,
    /// Over.
    pub over: u64,
}

impl Ages {
    /// The latest time at which a table of this stage may have been touched to be deleted now.
    fn latest(&self, stage: Stage, now: u64) -> i64 {
        let age = match stage {
            Stage::Waiting => self.waiting,
            Stage::Playing => self.playing,
            Stage::Over => self.over,
        };
        // Nothing was touched before 1970, so that an age beyond all times means never.
        now.checked_sub(age).map_or(-1, signed)
    }
}

/// How many tables are looked at in one transaction when old ones are deleted.
const EXPIRED_TOGETHER: u32 = 200;

/// How many tables there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Waiting for players.
    pub waiting: u64,
    /// In the middle of a game.
    pub playing: u64,
    /// Over.
    pub over: u64,
    /// Imported records.
    pub imported: u64,
}

/// What can be read in a store.
#[async_trait]
pub trait ReadStore: Send + Sync + 'static {
    /// Which migrations the database has had.
    async fn version(&self) -> Result<Version, StoreError>;

    /// A table with all its events.
    async fn load(&self, id: &str) -> Result<Option<Stored>, StoreError>;

    /// The board file of a table, if it is not a built-in city.
    async fn board(&self, id: &str) -> Result<Option<String>, StoreError>;

    /// The events of a table from this number on: time and JSON. There may be none yet.
    async fn events(&self, id: &str, from: u32) -> Result<Vec<(u64, String)>, StoreError>;

    /// Those of some tables that have an event of the number that stands beside them. A store for one
    /// process has none that this process did not add.
    async fn ahead(&self, _tables: &[(String, u32)]) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    /// Names of all tables, in order, after the one given.
    async fn tables(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError>;

    /// The newest tables, the newest first: their names, and when they were made.
    async fn newest(&self, limit: u32) -> Result<Vec<(String, u64)>, StoreError>;

    /// Names of tables that are over, in order of their names, after the one given.
    async fn over(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Tables that this visitor made or took a seat at, each with when that was; the latest first, from
    /// where the page before ended. (The databases note it themselves when events are added: see their
    /// migrations.)
    async fn owned(
        &self,
        owner: Owner,
        before: Option<(u64, String)>,
        limit: u32,
    ) -> Result<Vec<(u64, String)>, StoreError>;

    /// An imported record.
    async fn imported(&self, id: &str) -> Result<Option<Imported>, StoreError>;

    /// Names of imported records, in order, after the one given.
    async fn imports(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError>;

    /// How many tables there are. The database keeps count: this costs the same however many.
    async fn counts(&self) -> Result<Counts, StoreError>;

    /// Whether the database answers.
    async fn ping(&self) -> Result<(), StoreError>;

    /// Looks for damage in the database itself, as far as it can tell; gives what it found.
    async fn check(&self) -> Result<Vec<String>, StoreError>;

    /// Ends all writing and closes the database.
    async fn close(&self);
}

/// A store of tables. When a method that changes something has returned, the change is on disk.
#[async_trait]
pub trait Store: ReadStore {
    /// Adds a table with its event 0.
    async fn create(&self, table: NewTable) -> Result<(), StoreError>;

    /// Adds the event with this number, which must be one more than the last. If the table needs no
    /// lease after it, its lease ends.
    async fn append(&self, id: &str, number: u32, event: NewEvent) -> Result<(), StoreError>;

    /// Ends all heartbeats and leases of earlier processes; a server calls it when it starts. Where
    /// several processes share the store it does nothing, since the others may be alive.
    async fn end_old_leases(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// A heartbeat of `node`: it counts as alive for so many milliseconds from now. Gives since when
    /// some node has been alive at every moment, in milliseconds since 1970. A node that was late is to
    /// be removed first: whether it was, it knows best.
    async fn heartbeat(&self, node: &str, ms: u64) -> Result<u64, StoreError>;

    /// The nodes that are alive. A store for one process knows of no others.
    async fn live_nodes(&self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    /// Ends the heartbeat and all leases of `node`.
    async fn remove_node(&self, node: &str) -> Result<(), StoreError>;

    /// Gives `node` the lease of a table, unless another node has it and is alive. Gives whether
    /// `node` has it now. A table that is not there, or needs no lease, has none.
    async fn acquire_lease(&self, id: &str, node: &str) -> Result<bool, StoreError>;

    /// Gives `node` the leases of up to `limit` tables with a game in progress that need one and of
    /// which no live node has it. Gives the tables. Those of other rules are left to nodes that know
    /// them.
    async fn acquire_free_leases(&self, node: &str, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Claims up to `limit` tables whose deadline has come by `now`: it is moved to `until`, so that
    /// nobody else claims them before that, and so that they are claimed again should whoever wakes
    /// them die. Gives the tables. Those of other rules are left to nodes that know them.
    async fn claim_due(&self, now: u64, until: u64, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Writes the right deadline of a table that was claimed until `claimed`. Nothing is changed if
    /// something has happened there since.
    async fn end_claim(
        &self,
        id: &str,
        claimed: u64,
        deadline: Option<u64>,
    ) -> Result<(), StoreError>;

    /// Keeps a record from elsewhere. One that is there already is left as it is.
    async fn import(&self, record: Imported) -> Result<(), StoreError>;

    /// Deletes tables that nobody has touched for long, at most `limit`. Gives their names. A table is
    /// touched by events. It goes by an index and in small transactions: others are not kept waiting.
    async fn expire(&self, now: u64, ages: Ages, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Deletes a table. Gives whether it was there.
    async fn delete(&self, id: &str) -> Result<bool, StoreError>;

    /// How many changes wait to be written, where they wait in a queue.
    fn queue(&self) -> usize {
        0
    }
}
