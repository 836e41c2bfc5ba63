//! A store in one file, for one process. Many connections read; what changes something goes to one
//! task (`writer.rs`). Looking without changing anything is in `read_only.rs`.

mod modes;
mod read_only;
mod writer;

use std::fs::{DirBuilder, File, TryLockError};
use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use crosstown_table::Owner;
use sqlx::ConnectOptions;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use tokio::sync::{mpsc, oneshot};

use super::columns::{self, MISCOUNTED, in_order, newest_first, signed, stored, unsigned};
use super::{
    Ages, Counts, EXPIRED_TOGETHER, Imported, NewEvent, NewTable, ReadStore, Stage,
    StageNumber as _, Store, StoreError, Stored, Version,
};
use crate::sources::Now;
use writer::{Change, Done, Job, QUEUE, Writer};

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// The database, in its folder.
const DATABASE: &str = "crosstown.db";
/// Locked by the process that has the folder.
const LOCK: &str = "crosstown.lock";
/// Connections that read.
const READERS: u32 = 4;
/// How long somebody waits for a connection to read over.
const ACQUIRE: Duration = Duration::from_secs(5);
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
        modes::open(&folder.join(DATABASE))
            .map_err(|error| StoreError::Folder { path: folder.to_owned(), error })?;
        if let Err(error) = modes::tighten(folder) {
            tracing::warn!(%error, "others may be able to read the files in the data folder");
        }
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
        Sqlite::open_with(options, lock, now).await
    }

    async fn open_with(
        options: SqliteConnectOptions,
        lock: File,
        now: Now,
    ) -> Result<Sqlite, StoreError> {
        let first =
            SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        if let Err(error) = MIGRATIONS.run(&first).await {
            first.close().await;
            return Err(StoreError::migration(error, &MIGRATIONS));
        }
        let connection = first.acquire().await?.detach();
        let to_write = Writer::new(connection, options.clone());
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(ACQUIRE)
            .test_before_acquire(false)
            .connect_lazy_with(options.pragma("query_only", "ON"));
        let (writer, jobs) = mpsc::channel(QUEUE);
        tokio::spawn(writer::run(to_write, jobs, readers.clone(), lock));
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
    let file = modes::open(&folder.join(LOCK)).map_err(fault)?;
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

    async fn newest(&self, limit: u32) -> Result<Vec<(String, u64)>, StoreError> {
        let mut newest = Vec::new();
        // The index has them by stage.
        for stage in Stage::ALL {
            let rows: Vec<(String, i64)> = sqlx::query_as(
                "SELECT id, created_at FROM tables WHERE stage = ?
                 ORDER BY created_at DESC LIMIT ?",
            )
            .bind(stage.number())
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
            newest.extend(rows);
        }
        newest_first(newest, limit)
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

    async fn owned(
        &self,
        owner: Owner,
        before: Option<(u64, String)>,
        limit: u32,
    ) -> Result<Vec<(u64, String)>, StoreError> {
        let (since, id) = before.unwrap_or((u64::MAX, String::new()));
        let rows: Vec<(i64, String)> = sqlx::query_as(
            "SELECT since, table_id FROM owners WHERE owner = ? AND (since, table_id) < (?, ?)
             ORDER BY since DESC, table_id DESC LIMIT ?",
        )
        .bind(owner.text())
        .bind(signed(since))
        .bind(id)
        .bind(i64::from(limit))
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(|(since, id)| Ok((unsigned(since)?, id))).collect()
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
        let rows = sqlx::query_as("SELECT kind, number FROM counts");
        columns::counts(rows.fetch_all(&self.readers).await?)
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
        found
            .extend(sqlx::query_scalar::<_, String>(MISCOUNTED).fetch_all(&mut *connection).await?);
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

    async fn heartbeat(&self, node: &str, ms: u64) -> Result<u64, StoreError> {
        let (node, now) = (node.to_owned(), self.now());
        let until = now.saturating_add(ms);
        match self.change(Change::Heartbeat { node, now, until }).await? {
            Done::Since(since) => Ok(since),
            _ => Ok(now),
        }
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
            _ => Ok(Vec::new()),
        }
    }

    async fn claim_due(&self, now: u64, until: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        match self.change(Change::ClaimDue { now, until, limit }).await? {
            Done::Names(names) => Ok(names),
            _ => Ok(Vec::new()),
        }
    }

    async fn end_claim(
        &self,
        id: &str,
        claimed: u64,
        deadline: Option<u64>,
    ) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.change(Change::EndClaim { id, claimed, deadline }).await.map(|_| ())
    }

    async fn import(&self, record: Imported) -> Result<(), StoreError> {
        self.change(Change::Import { record, at: self.now() }).await.map(|_| ())
    }

    async fn expire(&self, now: u64, ages: Ages, limit: u32) -> Result<Vec<String>, StoreError> {
        let mut gone = Vec::new();
        for stage in Stage::ALL {
            loop {
                let most = (limit - gone.len() as u32).min(EXPIRED_TOGETHER);
                if most == 0 {
                    return Ok(gone);
                }
                let latest = ages.latest(stage, now);
                let done = self.change(Change::Expire { stage, latest, limit: most }).await?;
                let Done::Expired { names, looked_at } = done else { break };
                gone.extend(names);
                if looked_at < most as usize {
                    break;
                }
            }
        }
        Ok(gone)
    }

    async fn delete(&self, id: &str) -> Result<bool, StoreError> {
        let done = self.change(Change::Delete { id: id.to_owned() }).await?;
        Ok(matches!(done, Done::Answer(true)))
    }

    fn queue(&self) -> usize {
        self.writer.as_ref().map_or(0, |writer| writer.max_capacity() - writer.capacity())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::store::{Mark, Stage};

    const MARK: Mark = Mark { stage: Stage::Waiting, needs_lease: false, deadline: None };

    fn event(body: &str) -> NewEvent {
        NewEvent { at: 1, body: body.to_owned(), mark: MARK }
    }

    async fn make(store: &Sqlite, id: &str) {
        let event = event("made");
        let table = NewTable { id: id.to_owned(), seed: [7; 32], rules: 1, board: None, event };
        store.create(table).await.expect("there is room");
    }

    /// The database reports that the disk is full, and has then room again.
    #[tokio::test(flavor = "multi_thread")]
    async fn writing_goes_on_after_a_full_disk() {
        let folder = tempfile::tempdir().expect("a folder");
        let lock = lock(folder.path()).await.expect("nobody else has it");
        let options = SqliteConnectOptions::new()
            .filename(folder.path().join(DATABASE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .foreign_keys(true)
            .pragma("max_page_count", "100");
        let store = Sqlite::open_with(options, lock, Arc::new(|| 0)).await.expect("it opens");
        make(&store, "old").await;
        make(&store, "new").await;
        let page = "x".repeat(5_000);
        let mut kept = 0;
        let error = loop {
            match store.append("old", kept + 1, event(&page)).await {
                Ok(()) => kept += 1,
                Err(error) => break error,
            }
        };
        assert!(kept > 0 && error.to_string().contains("full"), "{kept}: {error}");
        // As often as anybody tries, and for many who try at once.
        for _ in 0..3 {
            let many = (0..8).map(|_| store.append("old", kept + 1, event(&page)));
            for tried in futures_util::future::join_all(many).await {
                let error = tried.expect_err("there is no room").to_string();
                assert!(error.contains("full"), "{error}");
            }
        }
        // What was acknowledged is there, and nothing else.
        assert_eq!(store.events("old", 1).await.expect("it can be read").len(), kept as usize);

        // Whoever makes room is served, and then all others are.
        let ages = Ages { waiting: 0, playing: 0, over: 0 };
        let gone = store.expire(10, ages, 1).await.expect("it can delete");
        assert_eq!(gone.len(), 1, "{gone:?}");
        let left = if gone == ["old"] { "new" } else { "old" };
        let next = store.events(left, 0).await.expect("it can be read").len() as u32;
        store.append(left, next, event("small")).await.expect("there is room");
        store.heartbeat("node", 1).await.expect("there is room");
        store.close().await;
    }
}
