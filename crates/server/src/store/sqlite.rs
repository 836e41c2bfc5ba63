//! A store in one file, for one process. Many connections read; what changes something goes to one
//! task (`writer.rs`).

mod writer;

use std::fs::{DirBuilder, File, TryLockError};
use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::columns::{in_order, stored, unsigned};
use super::migrations::newest;
use super::{Ages, Counts, Imported, NewEvent, NewTable, Store, StoreError, Stored, Version};
use writer::{Change, Done, Job, QUEUE};

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// How long a process that is just ending is given to let go of the folder.
const PATIENCE: Duration = Duration::from_secs(1);

/// A store in a folder, in one SQLite file.
pub struct Sqlite {
    writer: mpsc::Sender<Job>,
    readers: SqlitePool,
    /// How often the database has been opened. It is added to the names of nodes: those of earlier
    /// processes are dead and tend nothing, even if they come back under the same names.
    opening: i64,
}

impl Sqlite {
    /// Opens the store in a folder, which is made if need be. Only one process can have it.
    pub async fn open(folder: &Path) -> Result<Sqlite, StoreError> {
        let lock = lock(folder).await?;
        let options = SqliteConnectOptions::new()
            .filename(folder.join("crosstown.db"))
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
        let mut connection = first.acquire().await?.detach();
        sqlx::query("DELETE FROM nodes").execute(&mut connection).await?;
        let opening: i64 =
            sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut connection).await?;
        let opening = (opening + 1) % i64::from(i32::MAX);
        sqlx::query(AssertSqlSafe(format!("PRAGMA user_version = {opening}")))
            .execute(&mut connection)
            .await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .test_before_acquire(false)
            .connect_lazy_with(options.pragma("query_only", "ON"));
        let (writer, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(writer::run(connection, jobs, readers.clone(), lock));
        Ok(Sqlite { writer, readers, opening })
    }

    /// Which migrations the database in a folder has had, if there is one. Changes nothing.
    pub async fn version(folder: &Path) -> Result<Option<Version>, StoreError> {
        let file = folder.join("crosstown.db");
        if !file.exists() {
            return Ok(None);
        }
        let options = SqliteConnectOptions::new().filename(file).pragma("query_only", "ON");
        let mut connection = options.disable_statement_logging().connect().await?;
        let (migrated,): (bool,) = sqlx::query_as(
            "SELECT count(*) > 0 FROM sqlite_schema WHERE name = '_sqlx_migrations'",
        )
        .fetch_one(&mut connection)
        .await?;
        let found: Option<i64> = if migrated {
            sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations WHERE success")
                .fetch_one(&mut connection)
                .await?
        } else {
            None
        };
        connection.close().await?;
        Ok(Some(Version { found: found.unwrap_or(0), known: newest(&MIGRATIONS) }))
    }

    /// Whether a process has a folder, that is to say, a server runs on it.
    pub fn is_in_use(folder: &Path) -> std::io::Result<bool> {
        match File::options().write(true).open(folder.join("crosstown.lock")) {
            Ok(file) => match file.try_lock() {
                Ok(()) => Ok(false),
                Err(TryLockError::WouldBlock) => Ok(true),
                Err(TryLockError::Error(error)) => Err(error),
            },
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Has the writer do something, and waits until it is on disk.
    async fn change(&self, change: Change) -> Result<Done, StoreError> {
        let (reply, done) = oneshot::channel();
        let closed = || StoreError::Database(sqlx::Error::PoolClosed);
        self.writer.send(Job::Change(change, reply)).await.map_err(|_| closed())?;
        done.await.map_err(|_| closed())?
    }

    fn name(&self, node: &str) -> String {
        format!("{node}@{}", self.opening)
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
        .open(folder.join("crosstown.lock"))
        .map_err(fault)?;
    let end = Instant::now() + PATIENCE;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::Error(error)) => return Err(fault(error)),
            Err(TryLockError::WouldBlock) if Instant::now() < end => {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(folder.to_owned())),
        }
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
impl Store for Sqlite {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.change(Change::Create(table)).await.map(|_| ())
    }

    async fn append(&self, id: &str, number: u32, event: NewEvent) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.change(Change::Append { id, number, event }).await.map(|_| ())
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

    async fn heartbeat(&self, node: &str, ms: u64) -> Result<(), StoreError> {
        self.change(Change::Heartbeat { node: self.name(node), ms }).await.map(|_| ())
    }

    async fn remove_node(&self, node: &str) -> Result<(), StoreError> {
        self.change(Change::RemoveNode { node: self.name(node) }).await.map(|_| ())
    }

    async fn acquire_lease(&self, id: &str, node: &str) -> Result<bool, StoreError> {
        let lease = Change::AcquireLease { id: id.to_owned(), node: self.name(node) };
        Ok(matches!(self.change(lease).await?, Done::Answer(true)))
    }

    async fn acquire_free_leases(&self, node: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        match self.change(Change::AcquireFreeLeases { node: self.name(node), limit }).await? {
            Done::Names(names) => Ok(names),
            Done::Changed | Done::Answer(_) => Ok(Vec::new()),
        }
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

    async fn import(&self, record: Imported) -> Result<(), StoreError> {
        self.change(Change::Import(record)).await.map(|_| ())
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

    async fn expire(&self, now: u64, ages: Ages, limit: u32) -> Result<Vec<String>, StoreError> {
        match self.change(Change::Expire { now, ages, limit }).await? {
            Done::Names(names) => Ok(names),
            Done::Changed | Done::Answer(_) => Ok(Vec::new()),
        }
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
        if self.writer.is_closed() {
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

    fn queue(&self) -> usize {
        self.writer.max_capacity() - self.writer.capacity()
    }

    async fn close(&self) {
        let (reply, closed) = oneshot::channel();
        if self.writer.send(Job::Close(reply)).await.is_ok() {
            let _ = closed.await;
        }
    }
}
