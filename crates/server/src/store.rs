//! Where tables are kept. The events of a table are the truth: they are only added to, each under
//! its number, and a number is given once. Two databases stand behind one trait.

use async_trait::async_trait;
use thiserror::Error;

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

/// An event to be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEvent {
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// JSON.
    pub body: String,
    /// Where the table stands after it.
    pub mark: Mark,
}

/// What the store must know of a table without reading its events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// How far it has come.
    pub stage: Stage,
    /// Whether some node must look after it: bots play at it, or a clock runs.
    pub tended: bool,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Seats are open.
    Waiting,
    /// A game is played.
    Playing,
    /// The game is over.
    Over,
}

/// A table as it is kept.
#[derive(Clone)]
pub struct Stored {
    /// What the cards are shuffled with.
    pub seed: [u8; 32],
    /// The version of the rules that it began with.
    pub rules: u32,
    /// The board file, if it is not a built-in city.
    pub board: Option<String>,
    /// Its events from number 0: time and JSON.
    pub events: Vec<(u64, String)>,
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

/// What goes wrong in a store.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody else has added this number, or a table of this name. Nothing was changed.
    #[error("the number or name is taken")]
    Taken,
    /// There is no such table.
    #[error("there is no such table")]
    Missing,
    /// The database was written by a newer version of this program.
    #[error(
        "the database has version {found}, and this program knows {known}: use the newer program"
    )]
    Newer {
        /// Its version.
        found: i64,
        /// Ours.
        known: i64,
    },
    /// What is stored cannot be read.
    #[error("what is stored is damaged: {0}")]
    Damaged(String),
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
}

/// A store of tables. When a method that changes something has returned, the change is on disk.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Adds a table with its event 0.
    async fn create(&self, table: NewTable) -> Result<(), StoreError>;

    /// Adds the event with this number, which must be one more than the last.
    async fn append(&self, id: &str, number: u32, event: NewEvent) -> Result<(), StoreError>;

    /// A table with all its events.
    async fn load(&self, id: &str) -> Result<Option<Stored>, StoreError>;

    /// The events of a table from this number on: time and JSON.
    async fn events(&self, id: &str, from: u32) -> Result<Vec<(u64, String)>, StoreError>;

    /// Says that `node` is alive, and will be taken for it for so many milliseconds.
    async fn beat(&self, node: &str, ms: u64) -> Result<(), StoreError>;

    /// Says that `node` goes: it is alive no more, and tends no table.
    async fn leave(&self, node: &str) -> Result<(), StoreError>;

    /// Lets `node` tend a table, unless another node that is alive does. Gives whether it does now.
    async fn tend(&self, id: &str, node: &str) -> Result<bool, StoreError>;

    /// Up to `limit` tables that should be tended and that no living node tends; `node` tends them
    /// from now on.
    async fn adopt(&self, node: &str, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Names of tables that are over, in order of their names, after the one given.
    async fn over(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Keeps a record from elsewhere. One that is there already is left as it is.
    async fn import(&self, record: Imported) -> Result<(), StoreError>;

    /// An imported record.
    async fn imported(&self, id: &str) -> Result<Option<Imported>, StoreError>;

    /// Names of imported records, in order, after the one given.
    async fn imports(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError>;

    /// Deletes tables that nobody has touched for long, at most `limit` in one go. Gives their names.
    async fn expire(&self, now: u64, ages: Ages, limit: u32) -> Result<Vec<String>, StoreError>;

    /// How many tables there are.
    async fn counts(&self) -> Result<Counts, StoreError>;

    /// Whether the database answers.
    async fn ping(&self) -> Result<(), StoreError>;

    /// Looks for damage in the database itself, as far as it can tell; gives what it found.
    async fn check(&self) -> Result<Vec<String>, StoreError>;

    /// How many changes wait to be written.
    fn queue(&self) -> usize {
        0
    }

    /// Ends all writing and closes the database.
    async fn close(&self);
}
