//! A store in one file, for one process. Many connections read; what changes something goes to one
//! task (`writer.rs`). Looking without changing anything is in `read_only.rs`.

mod read_only;
mod writer;

use std::fs::{DirBuilder, File, TryLockError};
use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::ConnectOptions;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use tokio::sync::{mpsc, oneshot};

use super::columns::{in_order, stored, unsigned};
use super::{
    Ages, Counts, Imported, NewEvent, NewTable, ReadStore, Store, StoreError, Stored, Version,
};
use crate::sources::Now;
use writer::{Change, Done, Job, QUEUE};

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// The database, in its folder.
const DATABASE: &str = "crosstown.db";
/// Locked by the process that has the folder.
const LOCK: &str = "crosstown.lock";
/// Connections that read.
const READERS: u32 = 4;
/// How long a process that is just ending is given to let go of the folder.
const PATIENCE: Duration = Duration::from_secs(1);

/// A store in a folder, in one SQLite file.
pub struct Sqlite {
    readers: SqlitePool,
    /// None if nothing may be changed.
    writer: Option<mpsc::Sender<Job>>,
    now: Now,
    /// What reading needs: a lock, a copy.
    _held: Option<read_only::Held>,
}

impl Sqlite {
    /// Opens the store in a folder, which is made if need be. Only one process can have it. `now` is
    /// the time that heartbeats and leases go by.
    pub async fn open(folder: &Path, now: Now) -> Result<Sqlite, StoreError> {
        let lock = lock(folder).await?;
        let options = SqliteConnectOptions::new()
            .filename(folder.join(DATABASE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            // Events of a table come one by one but lie together on a page, which is then written
            // to its place once for many of them.
            .pragma("wal_autocheckpoint", "4000")
            // Nobody else writes, except perhaps somebody who makes a copy.
            .busy_timeout(Duration::from_secs(10))
            .disable_statement_logging();
        let first =
            SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        if let Err(error) = MIGRATIONS.run(&first).await {
            first.close().await;
            return Err(StoreError::migration(error, &MIGRATIONS));
        }
        let connection = first.acquire().await?.detach();
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .test_before_acquire(false)
            .connect_lazy_with(options.pragma("query_only", "ON"));
        let (writer, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(writer::run(connection, jobs, readers.clone(), lock));
        Ok(Sqlite { readers, writer: Some(writer), now, _held: None })
    }

    fn now(&self) -> u64 {
        (self.now)()
    }

    /// Has the writer do something, and waits until it is on disk.
    async fn change(&self, change: Change) -> Result<Done, StoreError> {
        let (reply, done) = oneshot::channel();
        let closed = || StoreError::Database(sqlx::Error::PoolClosed);
        let writer = self.writer.as_ref().ok_or_else(closed)?;
        writer.send(Job::Change(change, reply)).await.map_err(|_| closed())?;
        done.await.map_err(|_| closed())?
    }
}

/// Makes a folder and takes hold of it. The lock goes when the file is closed, also by a crash.
async fn lock(folder: &Path) -> Result<File, StoreError> {
    let fault = |error| StoreError::Folder { path: folder.to_owned(), error };
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        // Seeds are in it, which nobody else should read.
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    }
    builder.create(folder).map_err(fault)?;
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(folder.join(LOCK))
        .map_err(fault)?;
    let locked = async {
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(()),
                Err(TryLockError::Error(error)) => return Err(fault(error)),
                Err(TryLockError::WouldBlock) => {
                    tokio::time::sleep(Duration::from_millis(10)).await;
                }
            }
        }
    };
    match tokio::time::timeout(PATIENCE, locked).await {
        Ok(Ok(())) => Ok(file),
        Ok(Err(error)) => Err(error),
        Err(_) => Err(StoreError::InUse(folder.to_owned())),
    }
}

async fn events(
    connection: &mut SqliteConnection,
    id: &str,
    from: u32,
) -> Result<Vec<(u64, String)>, StoreError> {
    let rows: Vec<(i64, i64, String)> = sqlx::query_as(
        "SELECT number, at, body FROM events WHERE table_id = ? AND number >= ? ORDER BY number",
    )
    .bind(id)
    .bind(from)
    .fetch_all(connection)
    .await?;
    in_order(from, rows)
}

#[async_trait]
impl ReadStore for Sqlite {
    async fn version(&self) -> Result<Version, StoreError> {
        let (migrated,): (bool,) = sqlx::query_as(
            "SELECT count(*) > 0 FROM sqlite_schema WHERE name = '_sqlx_migrations'",
        )
        .fetch_one(&self.readers)
        .await?;
        let found: Option<i64> = if migrated {
            sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations WHERE success")
                .fetch_one(&self.readers)
                .await?
        } else {
            None
        };
        Ok(Version::new(found, &MIGRATIONS))
    }

    async fn load(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        // One transaction, so that the table is not deleted between the two looks.
        let mut transaction = self.readers.begin().await?;
        let row: Option<(Vec<u8>, i64, Option<String>)> =
            sqlx::query_as("SELECT seed, rules, board FROM tables WHERE id = ?")
                .bind(id)
                .fetch_optional(&mut *transaction)
                .await?;
        let Some((seed, rules, board)) = row else { return Ok(None) };
        let events = events(&mut transaction, id, 0).await?;
        transaction.commit().await?;
        stored(seed, rules, board, events).map(Some)
    }

    async fn board(&self, id: &str) -> Result<Option<String>, StoreError> {
        let row: Option<(Option<String>,)> =
            sqlx::query_as("SELECT board FROM tables WHERE id = ?")
                .bind(id)
                .fetch_optional(&self.readers)
                .await?;
        row.map(|(board,)| board).ok_or(StoreError::Missing)
    }

    async fn events(&self, id: &str, from: u32) -> Result<Vec<(u64, String)>, StoreError> {
        let mut connection = self.readers.acquire().await?;
        events(&mut connection, id, from).await
    }

    async fn tables(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let names = sqlx::query_scalar("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?")
            .bind(after)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
        Ok(names)
    }

    async fn over(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let names = sqlx::query_scalar(
            "SELECT id FROM tables WHERE stage = 2 AND id > ? ORDER BY id LIMIT ?",
        )
        .bind(after)
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        Ok(names)
    }

    async fn imported(&self, id: &str) -> Result<Option<Imported>, StoreError> {
        let row: Option<(Option<String>, String)> =
            sqlx::query_as("SELECT board, body FROM imported WHERE id = ?")
                .bind(id)
                .fetch_optional(&self.readers)
                .await?;
        Ok(row.map(|(board, body)| Imported { id: id.to_owned(), board, body }))
    }

    async fn imports(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let names = sqlx::query_scalar("SELECT id FROM imported WHERE id > ? ORDER BY id LIMIT ?")
            .bind(after)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
        Ok(names)
    }

    async fn counts(&self) -> Result<Counts, StoreError> {
        let (waiting, playing, over, imported): (i64, i64, i64, i64) = sqlx::query_as(
            "SELECT (SELECT count(*) FROM tables WHERE stage = 0),
                    (SELECT count(*) FROM tables WHERE stage = 1),
                    (SELECT count(*) FROM tables WHERE stage = 2),
                    (SELECT count(*) FROM imported)",
        )
        .fetch_one(&self.readers)
        .await?;
        Ok(Counts {
            waiting: unsigned(waiting)?,
            playing: unsigned(playing)?,
            over: unsigned(over)?,
            imported: unsigned(imported)?,
        })
    }

    async fn ping(&self) -> Result<(), StoreError> {
        if self.writer.as_ref().is_some_and(mpsc::Sender::is_closed) {
            return Err(StoreError::Database(sqlx::Error::PoolClosed));
        }
        sqlx::query("SELECT 1 FROM tables LIMIT 1").fetch_optional(&self.readers).await?;
        Ok(())
    }

    async fn check(&self) -> Result<Vec<String>, StoreError> {
        let mut connection = self.readers.acquire().await?;
        let mut found: Vec<String> =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut *connection).await?;
        found.retain(|line| line != "ok");
        let damaged: Vec<String> = sqlx::query_scalar(
            "SELECT 'table ' || id || ' is damaged' FROM tables
             WHERE stage NOT IN (0, 1, 2) OR length(seed) <> 32
             UNION ALL
             SELECT 'table ' || id || ' lacks events' FROM tables
             WHERE (SELECT count(*) = 0 OR min(number) <> 0 OR max(number) <> count(*) - 1
                    FROM events WHERE table_id = id)
             UNION ALL
             SELECT 'there are events of table ' || table_id || ', but no such table' FROM (
                 SELECT DISTINCT table_id FROM events)
             WHERE table_id NOT IN (SELECT id FROM tables)",
        )
        .fetch_all(&mut *connection)
        .await?;
        found.extend(damaged);
        Ok(found)
    }

    async fn close(&self) {
        let Some(writer) = &self.writer else { return self.readers.close().await };
        let (reply, closed) = oneshot::channel();
        if writer.send(Job::Close(reply)).await.is_ok() {
            let _ = closed.await;
        }
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.change(Change::Create(table)).await.map(|_| ())
    }

    async fn append(&self, id: &str, number: u32, event: NewEvent) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.change(Change::Append { id, number, event }).await.map(|_| ())
    }

    async fn end_old_leases(&self) -> Result<(), StoreError> {
        // One process has the folder: all others are dead, however fresh their heartbeats are.
        self.change(Change::EndLeases).await.map(|_| ())
    }

    async fn heartbeat(&self, node: &str, ms: u64) -> Result<(), StoreError> {
        let until = self.now().saturating_add(ms);
        self.change(Change::Heartbeat { node: node.to_owned(), until }).await.map(|_| ())
    }

    async fn remove_node(&self, node: &str) -> Result<(), StoreError> {
        self.change(Change::RemoveNode { node: node.to_owned() }).await.map(|_| ())
    }

    async fn acquire_lease(&self, id: &str, node: &str) -> Result<bool, StoreError> {
        let (id, node, now) = (id.to_owned(), node.to_owned(), self.now());
        let done = self.change(Change::AcquireLease { id, node, now }).await?;
        Ok(matches!(done, Done::Answer(true)))
    }

    async fn acquire_free_leases(&self, node: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let (node, now) = (node.to_owned(), self.now());
        match self.change(Change::AcquireFreeLeases { node, now, limit }).await? {
            Done::Names(names) => Ok(names),
            Done::Changed | Done::Answer(_) => Ok(Vec::new()),
        }
    }

    async fn import(&self, record: Imported) -> Result<(), StoreError> {
        self.change(Change::Import { record, at: self.now() }).await.map(|_| ())
    }

    async fn expire(&self, now: u64, ages: Ages, limit: u32) -> Result<Vec<String>, StoreError> {
        match self.change(Change::Expire { now, ages, limit }).await? {
            Done::Names(names) => Ok(names),
            Done::Changed | Done::Answer(_) => Ok(Vec::new()),
        }
    }

    fn queue(&self) -> usize {
        self.writer.as_ref().map_or(0, |writer| writer.max_capacity() - writer.capacity())
    }
}
