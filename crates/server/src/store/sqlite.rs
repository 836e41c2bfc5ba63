//! A store in one file, for one process.
//!
//! A commit waits for the disk, and that takes as long for one event as for hundreds. So everything
//! that changes something goes to one writer, which takes all that waits and commits it together.

use std::collections::HashMap;
use std::fs::{DirBuilder, File, TryLockError};
use std::path::Path;
use std::slice;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use crosstown_table::RULES;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use super::{
    Ages, Counts, Imported, Mark, NewEvent, NewTable, Reason, Stage, StageNumber as _, Store,
    StoreError, Stored, Version, in_order, known, signed, stored, unsigned,
};

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// How many changes wait at most; who comes then waits for a place.
const QUEUE: usize = 1024;
/// How many changes are committed together at most. Four values of each go into one statement, which
/// may have 32,766 of them.
const BATCH: usize = QUEUE;
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
        tokio::spawn(write(connection, jobs, readers.clone(), lock));
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
        Ok(Some(Version { found: found.unwrap_or(0), known: known(&MIGRATIONS) }))
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

enum Job {
    Change(Change, oneshot::Sender<Result<Done, StoreError>>),
    Close(oneshot::Sender<()>),
}

enum Change {
    Create(NewTable),
    Append { id: String, number: u32, event: NewEvent },
    Beat { node: String, ms: u64 },
    Leave { node: String },
    Tend { id: String, node: String },
    Adopt { node: String, limit: u32 },
    Import(Imported),
    Expire { now: u64, ages: Ages, limit: u32 },
}

/// What has come of a change.
enum Done {
    Changed,
    Answer(bool),
    Names(Vec<String>),
}

/// The writer: commits what waits until nobody can send anything more, then closes everything.
async fn write(
    mut connection: SqliteConnection,
    mut jobs: mpsc::Receiver<Job>,
    readers: SqlitePool,
    lock: File,
) {
    let mut waiting = Vec::with_capacity(BATCH);
    let mut closing = Vec::new();
    while jobs.recv_many(&mut waiting, BATCH).await > 0 {
        let mut changes = Vec::with_capacity(waiting.len());
        let mut replies = Vec::with_capacity(waiting.len());
        for job in waiting.drain(..) {
            match job {
                Job::Change(change, reply) => {
                    changes.push(change);
                    replies.push(reply);
                }
                Job::Close(reply) => {
                    jobs.close();
                    closing.push(reply);
                }
            }
        }
        for (reply, done) in replies.into_iter().zip(settle(&mut connection, &changes).await) {
            // Who has stopped waiting does not want to know.
            let _ = reply.send(done);
        }
    }
    readers.close().await;
    if let Err(error) = connection.close().await {
        tracing::warn!("closing the database: {}", StoreError::from(error));
    }
    drop(lock);
    for reply in closing {
        let _ = reply.send(());
    }
}

/// Commits changes, together if that works, otherwise each by itself, so that one that cannot be
/// written does not take others with it.
async fn settle(
    connection: &mut SqliteConnection,
    changes: &[Change],
) -> Vec<Result<Done, StoreError>> {
    match commit(connection, changes).await {
        Ok(done) => done,
        Err(Failure::Begin(error)) => copies(&error, changes.len()),
        Err(Failure::Change(error)) if changes.len() == 1 => vec![Err(error)],
        Err(Failure::Change(_)) => {
            let mut done = Vec::with_capacity(changes.len());
            for change in changes {
                match commit(connection, slice::from_ref(change)).await {
                    Ok(one) => done.extend(one),
                    Err(Failure::Change(error)) => done.push(Err(error)),
                    Err(Failure::Begin(error)) => {
                        done.extend(copies(&error, changes.len() - done.len()));
                        break;
                    }
                }
            }
            done
        }
    }
}

/// The same error for many.
fn copies(error: &StoreError, number: usize) -> Vec<Result<Done, StoreError>> {
    let reason = Reason { message: error.to_string(), code: None };
    let copy = || StoreError::Database(sqlx::Error::Database(Box::new(reason.clone())));
    (0..number).map(|_| Err(copy())).collect()
}

enum Failure {
    /// There is not even a transaction, so that no change can be written now.
    Begin(StoreError),
    Change(StoreError),
}

impl<E: Into<StoreError>> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure::Change(error.into())
    }
}

/// Carries out changes in one transaction.
async fn commit(
    connection: &mut SqliteConnection,
    changes: &[Change],
) -> Result<Vec<Result<Done, StoreError>>, Failure> {
    let begun = connection.begin_with("BEGIN IMMEDIATE").await;
    let mut transaction = begun.map_err(|error| Failure::Begin(error.into()))?;
    let mut batch = Batch::new(&mut transaction, changes).await?;
    let mut done = Vec::with_capacity(changes.len());
    for change in changes {
        done.push(match batch.carry_out(change).await {
            Err(refused @ (StoreError::Taken | StoreError::Missing)) => Err(refused),
            other => Ok(other?),
        });
    }
    batch.flush().await?;
    transaction.commit().await?;
    Ok(done)
}

/// Where a table stands in the middle of a batch.
struct Standing {
    last: u32,
    mark: Mark,
    /// The mark that its row has.
    written: Mark,
}

struct Batch<'a> {
    connection: &'a mut SqliteConnection,
    standings: HashMap<&'a str, Standing>,
    /// Events that will be written together: table, number, event.
    events: Vec<(&'a str, u32, &'a NewEvent)>,
}

impl<'a> Batch<'a> {
    /// Looks up, in one go, where the tables stand that something will be added to.
    async fn new(
        connection: &'a mut SqliteConnection,
        changes: &'a [Change],
    ) -> Result<Batch<'a>, StoreError> {
        let mut names = HashMap::new();
        for change in changes {
            if let Change::Append { id, .. } = change {
                names.insert(id.as_str(), id.as_str());
            }
        }
        let mut standings = HashMap::with_capacity(names.len());
        if !names.is_empty() {
            let list: Vec<&str> = names.keys().copied().collect();
            let list = serde_json::Value::from(list).to_string();
            let rows: Vec<(String, i64, i16, bool)> = sqlx::query_as(
                "SELECT tables.id, (SELECT max(number) FROM events WHERE table_id = tables.id),
                        stage, tended
                 FROM json_each(?) CROSS JOIN tables ON tables.id = value",
            )
            .bind(list)
            .fetch_all(&mut *connection)
            .await?;
            for (id, last, stage, tended) in rows {
                let mark = Mark { stage: Stage::from_number(stage)?, tended };
                let standing = Standing { last: unsigned(last)?, mark, written: mark };
                if let Some(id) = names.get(id.as_str()) {
                    standings.insert(*id, standing);
                }
            }
        }
        Ok(Batch { connection, standings, events: Vec::new() })
    }

    async fn carry_out(&mut self, change: &'a Change) -> Result<Done, StoreError> {
        match change {
            Change::Create(table) => self.create(table).await,
            Change::Append { id, number, event } => self.append(id, *number, event),
            Change::Import(record) => self.import(record).await,
            other => {
                // These look at what earlier ones have changed.
                self.flush().await?;
                match other {
                    Change::Beat { node, ms } => self.beat(node, *ms).await,
                    Change::Leave { node } => self.leave(node).await,
                    Change::Tend { id, node } => self.tend(id, node).await,
                    Change::Adopt { node, limit } => self.adopt(node, *limit).await,
                    Change::Expire { now, ages, limit } => self.expire(*now, *ages, *limit).await,
                    Change::Create(_) | Change::Append { .. } | Change::Import(_) => unreachable!(),
                }
            }
        }
    }

    async fn create(&mut self, table: &'a NewTable) -> Result<Done, StoreError> {
        let mark = table.event.mark;
        let made = sqlx::query(
            "INSERT INTO tables (id, seed, rules, board, stage, tended, created_at)
             VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(&table.id)
        .bind(&table.seed[..])
        .bind(table.rules)
        .bind(&table.board)
        .bind(mark.stage.number())
        .bind(mark.tended)
        .bind(signed(table.event.at))
        .execute(&mut *self.connection)
        .await?;
        if made.rows_affected() == 0 {
            return Err(StoreError::Taken);
        }
        self.standings.insert(&table.id, Standing { last: 0, mark, written: mark });
        self.events.push((&table.id, 0, &table.event));
        Ok(Done::Changed)
    }

    fn append(
        &mut self,
        id: &'a str,
        number: u32,
        event: &'a NewEvent,
    ) -> Result<Done, StoreError> {
        let standing = self.standings.get_mut(id).ok_or(StoreError::Missing)?;
        if standing.last.checked_add(1) != Some(number) {
            return Err(StoreError::Taken);
        }
        standing.last = number;
        standing.mark = event.mark;
        self.events.push((id, number, event));
        Ok(Done::Changed)
    }

    /// Writes the events that have come together, and the marks that have changed.
    async fn flush(&mut self) -> Result<(), StoreError> {
        let events = std::mem::take(&mut self.events);
        // Every statement is a way to the database's thread and back, which is long where the
        // machine is busy: so there is one for all.
        if !events.is_empty() {
            let values = vec!["(?, ?, ?, ?)"; events.len()].join(", ");
            let statement =
                format!("INSERT INTO events (table_id, number, at, body) VALUES {values}");
            let mut query = sqlx::query(AssertSqlSafe(statement)).persistent(false);
            for (id, number, event) in &events {
                query = query.bind(*id).bind(*number).bind(signed(event.at)).bind(&event.body);
            }
            query.execute(&mut *self.connection).await?;
        }
        for (id, _, _) in events {
            let Some(standing) = self.standings.get_mut(id) else { continue };
            if standing.mark != standing.written {
                sqlx::query(
                    "UPDATE tables SET stage = ?1, tended = ?2, node = CASE WHEN ?2 THEN node END
                     WHERE id = ?3",
                )
                .bind(standing.mark.stage.number())
                .bind(standing.mark.tended)
                .bind(id)
                .execute(&mut *self.connection)
                .await?;
                standing.written = standing.mark;
            }
        }
        Ok(())
    }

    async fn beat(&mut self, node: &str, ms: u64) -> Result<Done, StoreError> {
        sqlx::query(
            "INSERT INTO nodes (id, until) VALUES (?, ?)
             ON CONFLICT (id) DO UPDATE SET until = excluded.until",
        )
        .bind(node)
        .bind(signed(now().saturating_add(ms)))
        .execute(&mut *self.connection)
        .await?;
        Ok(Done::Changed)
    }

    async fn leave(&mut self, node: &str) -> Result<Done, StoreError> {
        sqlx::query("DELETE FROM nodes WHERE id = ?")
            .bind(node)
            .execute(&mut *self.connection)
            .await?;
        sqlx::query("UPDATE tables SET node = NULL WHERE node = ?")
            .bind(node)
            .execute(&mut *self.connection)
            .await?;
        Ok(Done::Changed)
    }

    async fn tend(&mut self, id: &str, node: &str) -> Result<Done, StoreError> {
        let tends = sqlx::query(
            "UPDATE tables SET node = ?1 WHERE id = ?2 AND tended = 1 AND (node = ?1 OR NOT EXISTS (
                 SELECT 1 FROM nodes WHERE nodes.id = tables.node AND until > ?3))",
        )
        .bind(node)
        .bind(id)
        .bind(signed(now()))
        .execute(&mut *self.connection)
        .await?;
        Ok(Done::Answer(tends.rows_affected() > 0))
    }

    async fn adopt(&mut self, node: &str, limit: u32) -> Result<Done, StoreError> {
        let names = sqlx::query_scalar(
            "UPDATE tables SET node = ?1 WHERE id IN (
                 SELECT id FROM tables WHERE tended = 1 AND stage = 1 AND rules = ?4 AND NOT EXISTS (
                     SELECT 1 FROM nodes WHERE nodes.id = tables.node AND until > ?2)
                 LIMIT ?3)
             RETURNING id",
        )
        .bind(node)
        .bind(signed(now()))
        .bind(limit)
        .bind(RULES)
        .fetch_all(&mut *self.connection)
        .await?;
        Ok(Done::Names(names))
    }

    async fn import(&mut self, record: &Imported) -> Result<Done, StoreError> {
        sqlx::query(
            "INSERT INTO imported (id, board, body, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(&record.id)
        .bind(&record.board)
        .bind(&record.body)
        .bind(signed(now()))
        .execute(&mut *self.connection)
        .await?;
        Ok(Done::Changed)
    }

    async fn expire(&mut self, now: u64, ages: Ages, limit: u32) -> Result<Done, StoreError> {
        let mut names: Vec<String> = Vec::new();
        for stage in Stage::ALL {
            // Nobody touches a table before it is made: the index leaves out all that are younger.
            let some: Vec<String> = sqlx::query_scalar(
                "DELETE FROM tables WHERE id IN (
                     SELECT id FROM tables WHERE stage = ?1 AND created_at <= ?2 AND (
                         SELECT at FROM events WHERE table_id = id ORDER BY number DESC LIMIT 1
                     ) <= ?2
                     LIMIT ?3)
                 RETURNING id",
            )
            .bind(stage.number())
            .bind(ages.latest(stage, now))
            .bind(i64::from(limit) - names.len() as i64)
            .fetch_all(&mut *self.connection)
            .await?;
            names.extend(some);
        }
        for name in &names {
            self.standings.remove(name.as_str());
        }
        Ok(Done::Names(names))
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

/// Milliseconds since 1970.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
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

    async fn beat(&self, node: &str, ms: u64) -> Result<(), StoreError> {
        self.change(Change::Beat { node: self.name(node), ms }).await.map(|_| ())
    }

    async fn leave(&self, node: &str) -> Result<(), StoreError> {
        self.change(Change::Leave { node: self.name(node) }).await.map(|_| ())
    }

    async fn tend(&self, id: &str, node: &str) -> Result<bool, StoreError> {
        let tend = Change::Tend { id: id.to_owned(), node: self.name(node) };
        Ok(matches!(self.change(tend).await?, Done::Answer(true)))
    }

    async fn adopt(&self, node: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        match self.change(Change::Adopt { node: self.name(node), limit }).await? {
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
