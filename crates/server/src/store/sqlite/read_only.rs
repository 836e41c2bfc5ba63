//! Looking at a folder without changing a byte in it.
//!
//! SQLite writes even when it only reads: a file beside the database that connections share, and what
//! a process that was killed has left in the write-ahead log. So the database is opened as one that
//! nobody can change; if something is left in the log, a copy is opened instead.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read as _};
use std::path::Path;
use std::sync::Arc;

use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use tempfile::TempDir;

use super::{DATABASE, LOCK, READERS, Sqlite};
use crate::store::{ReadStore, StoreError};

/// The write-ahead log.
const LOG: &str = "crosstown.db-wal";

/// What connections know of the log, beside it. A process that was killed leaves it.
const INDEX: &str = "crosstown.db-shm";

/// What goes when the store is closed: the lock, and the copy.
pub(super) type Held = (Option<File>, Option<TempDir>);

impl Sqlite {
    /// Opens the store in a folder for reading, if there is one. Nothing is changed, nor migrated, and
    /// no server can start there meanwhile.
    pub async fn read_only(folder: &Path) -> Result<Option<impl ReadStore>, StoreError> {
        if !folder.join(DATABASE).exists() {
            return Ok(None);
        }
        let fault = |error| StoreError::Folder { path: folder.to_owned(), error };
        let lock = match share(folder) {
            Ok(lock) => lock,
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(folder.to_owned())),
            Err(TryLockError::Error(error)) => return Err(fault(error)),
        };
        let copy = if has_unwritten(folder).map_err(fault)? {
            Some(copy(folder).map_err(fault)?)
        } else {
            None
        };
        let options = SqliteConnectOptions::new().pragma("query_only", "ON");
        let options = match &copy {
            Some(copy) => options.filename(copy.path().join(DATABASE)),
            None => options.filename(folder.join(DATABASE)).read_only(true).immutable(true),
        };
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_lazy_with(options.disable_statement_logging());
        // Only what changes something looks at the time.
        let now = Arc::new(|| 0);
        Ok(Some(Sqlite { readers, writer: None, now, _held: Some((lock, copy)) }))
    }

    /// Whether a process has a folder, that is to say, a server runs on it. Changes nothing.
    pub fn is_in_use(folder: &Path) -> io::Result<bool> {
        match share(folder) {
            Ok(_) => Ok(false),
            Err(TryLockError::WouldBlock) => Ok(true),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// How many pages are missing at the end of the write-ahead log, as far as that can be told. A log
    /// that was cut off by a bad copy or a broken disk looks as if less had happened.
    pub fn missing_pages(folder: &Path) -> io::Result<u64> {
        let found = |read: io::Result<u64>| match read {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(0),
            other => other,
        };
        found(fs::read(folder.join(INDEX)).and_then(|index| {
            let length = found(fs::metadata(folder.join(LOG)).map(|log| log.len()))?;
            let mut head = Vec::new();
            if length > 0 {
                File::open(folder.join(LOG))?.take(32).read_to_end(&mut head)?;
            }
            Ok(missing_pages(&index, &head, length))
        }))
    }

    /// Whether a process was killed before it had written everything to its place. The next one that
    /// opens the folder does that.
    pub fn was_killed(folder: &Path) -> io::Result<bool> {
        has_unwritten(folder)
    }
}

/// How many pages the write-ahead log of a folder lacks that were once committed to it; a copy that
/// broke off lacks some. SQLite takes what is left for everything. Its index knows better, where it
/// was copied too: it follows the log and is never ahead of it.
fn missing_pages(index: &[u8], log: &[u8], log_length: u64) -> u64 {
    // The layout is in SQLite's "WAL-mode File Format": a header of 48 bytes, twice, in the byte order
    // of the machine, and then how many pages have been copied to the database.
    let number = |at: usize| index.get(at..at + 4).map(|bytes| bytes.try_into().expect("four"));
    let number = |at| number(at).map(u32::from_ne_bytes).unwrap_or_default();
    let whole = index.len() >= 100 && index[..48] == index[48..96];
    if !whole || number(0) != 3_007_000 || index[12] != 1 {
        return 0;
    }
    let page = u64::from(u16::from_ne_bytes([index[14], index[15]]));
    let page = if page == 1 { 65_536 } else { page };
    let (committed, copied) = (u64::from(number(16)), u64::from(number(96)));
    match log.get(16..24) {
        // Another generation of the log: the index says nothing of it.
        Some(salt) if salt != &index[32..40] => 0,
        Some(_) => committed.saturating_sub((log_length - 32) / (24 + page)),
        None => committed.saturating_sub(copied),
    }
}

/// Locks a folder for reading, with others that read. There is no lock where no server has been.
fn share(folder: &Path) -> Result<Option<File>, TryLockError> {
    match File::open(folder.join(LOCK)) {
        Ok(file) => file.try_lock_shared().map(|()| Some(file)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(TryLockError::Error(error)),
    }
}

fn has_unwritten(folder: &Path) -> io::Result<bool> {
    match fs::metadata(folder.join(LOG)) {
        Ok(log) => Ok(log.len() > 0),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

fn copy(folder: &Path) -> io::Result<TempDir> {
    let copy = tempfile::tempdir()?;
    for name in [DATABASE, LOG] {
        fs::copy(folder.join(name), copy.path().join(name))?;
    }
    Ok(copy)
}
