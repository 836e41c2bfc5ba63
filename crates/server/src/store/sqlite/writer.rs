//! The one task that writes.
//!
//! A commit waits for the disk, and that takes as long for one event as for hundreds. So the writer takes
//! all changes that wait and commits them as one batch, in one transaction.
//!
//! After a failure that may have ended the transaction by itself, a full disk for one, nobody knows for
//! sure what the connection is in the middle of. It is then closed, and the next batch opens another.

use std::collections::HashMap;
use std::fs::File;
use std::slice;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqlitePool};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection, Transaction};
use tokio::sync::{mpsc, oneshot};

use crate::store::columns::{signed, unsigned};
use crate::store::error::Reason;
use crate::store::{Imported, Mark, NewEvent, NewTable, Stage, StageNumber as _, StoreError};
use crosstown_table::RULES;

/// How many changes wait at most; who comes then waits for a place.
pub(super) const QUEUE: usize = 1024;
/// How many changes are committed together at most. Four values of each go into one statement, which
/// may have 32,766 of them.
const BATCH: usize = QUEUE;

pub(super) enum Job {
    Change(Change, oneshot::Sender<Result<Done, StoreError>>),
    Close(oneshot::Sender<()>),
}

pub(super) enum Change {
    Create(NewTable),
    Append { id: String, number: u32, event: NewEvent },
    EndLeases,
    Heartbeat { node: String, now: u64, until: u64 },
    RemoveNode { node: String },
    AcquireLease { id: String, node: String, now: u64 },
    AcquireFreeLeases { node: String, now: u64, limit: u32 },
    ClaimDue { now: u64, until: u64, limit: u32 },
    EndClaim { id: String, claimed: u64, deadline: Option<u64> },
    Import { record: Imported, at: u64 },
    Expire { stage: Stage, latest: i64, limit: u32 },
    Delete { id: String },
}

/// What has come of a change.
pub(super) enum Done {
    Changed,
    Answer(bool),
    Since(u64),
    Names(Vec<String>),
    Expired { names: Vec<String>, looked_at: usize },
}

/// The writer: commits what waits until nobody can send anything more, then closes everything.
pub(super) async fn run(
    mut writer: Writer,
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
        for (reply, done) in replies.into_iter().zip(writer.settle(&changes).await) {
            // Who has stopped waiting does not want to know.
            let _ = reply.send(done);
        }
    }
    readers.close().await;
    if let Some(connection) = writer.connection
        && let Err(error) = connection.close().await
    {
        tracing::warn!("closing the database: {}", StoreError::from(error));
    }
    drop(lock);
    for reply in closing {
        let _ = reply.send(());
    }
}

/// The connection that writes.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    /// None after a failure that left it in doubt.
    connection: Option<SqliteConnection>,
}

impl Writer {
    /// Writes to a database that is there, over a connection with these options.
    pub(super) fn new(connection: SqliteConnection, options: SqliteConnectOptions) -> Writer {
        // Should the file have gone, an empty one in its place would hide that.
        let options = options.create_if_missing(false);
        Writer { options, connection: Some(connection) }
    }

    /// Commits changes, together if that works, otherwise each by itself, so that one that cannot be
    /// written does not take others with it.
    async fn settle(&mut self, changes: &[Change]) -> Vec<Result<Done, StoreError>> {
        match self.commit(changes).await {
            Ok(done) => done,
            Err(Failure::Connection(error)) => copies(&error, changes.len()),
            Err(Failure::Change(error)) if changes.len() == 1 => vec![Err(error)],
            Err(Failure::Change(_)) => {
                let mut done = Vec::with_capacity(changes.len());
                for change in changes {
                    match self.commit(slice::from_ref(change)).await {
                        Ok(one) => done.extend(one),
                        Err(Failure::Change(error)) => done.push(Err(error)),
                        Err(Failure::Connection(error)) => {
                            done.extend(copies(&error, changes.len() - done.len()));
                            break;
                        }
                    }
                }
                done
            }
        }
    }

    /// Carries out changes in one transaction.
    async fn commit(&mut self, changes: &[Change]) -> Result<Committed, Failure> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(self.options.connect().await.map_err(Failure::connection)?),
        };
        let done = commit(connection, changes).await;
        if matches!(done, Err(Failure::Connection(_)))
            && let Some(connection) = self.connection.take()
        {
            let _ = connection.close_hard().await;
        }
        done
    }
}

/// The same error for many.
fn copies(error: &StoreError, number: usize) -> Vec<Result<Done, StoreError>> {
    let reason = match error {
        StoreError::Database(sqlx::Error::Database(error)) => Reason::of(&**error),
        other => Reason { message: other.to_string(), code: None },
    };
    let copy = || StoreError::Database(sqlx::Error::Database(Box::new(reason.clone())));
    (0..number).map(|_| Err(copy())).collect()
}

/// What has come of each change of a batch.
type Committed = Vec<Result<Done, StoreError>>;

enum Failure {
    /// A change cannot be carried out. The transaction is rolled back: others may be tried.
    Change(StoreError),
    /// The connection is in doubt, and no change can be written over it.
    Connection(StoreError),
}

impl Failure {
    fn connection(error: sqlx::Error) -> Failure {
        Failure::Connection(error.into())
    }
}

/// Carries out changes in one transaction.
async fn commit(
    connection: &mut SqliteConnection,
    changes: &[Change],
) -> Result<Committed, Failure> {
    let begun = connection.begin_with("BEGIN IMMEDIATE").await;
    let mut transaction = begun.map_err(Failure::connection)?;
    match carry_out(&mut transaction, changes).await {
        Ok(done) => {
            transaction.commit().await.map_err(Failure::connection)?;
            Ok(done)
        }
        Err(error) => Err(match transaction.rollback().await {
            Ok(()) => Failure::Change(error),
            // The database has rolled back by itself, or cannot even do that.
            Err(_) => Failure::Connection(error),
        }),
    }
}

async fn carry_out(
    transaction: &mut Transaction<'_, sqlx::Sqlite>,
    changes: &[Change],
) -> Result<Committed, StoreError> {
    let mut batch = Batch::new(transaction, changes).await?;
    let mut done = Vec::with_capacity(changes.len());
    for change in changes {
        done.push(match batch.carry_out(change).await {
            Err(refused @ (StoreError::Taken | StoreError::Missing)) => Err(refused),
            other => Ok(other?),
        });
    }
    batch.flush().await?;
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
            let rows: Vec<(String, i64, i16, bool, Option<i64>)> = sqlx::query_as(
                "SELECT tables.id, (SELECT max(number) FROM events WHERE table_id = tables.id),
                        stage, tended, deadline
                 FROM json_each(?) CROSS JOIN tables ON tables.id = value",
            )
            .bind(list)
            .fetch_all(&mut *connection)
            .await?;
            for (id, last, stage, needs_lease, deadline) in rows {
                let deadline = deadline.map(unsigned).transpose()?;
                let mark = Mark { stage: Stage::from_number(stage)?, needs_lease, deadline };
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
            Change::Import { record, at } => self.import(record, *at).await,
            other => {
                // These look at what earlier ones have changed.
                self.flush().await?;
                match other {
                    Change::EndLeases => self.end_leases().await,
                    Change::Heartbeat { node, now, until } => {
                        self.heartbeat(node, *now, *until).await
                    }
                    Change::RemoveNode { node } => self.remove_node(node).await,
                    Change::AcquireLease { id, node, now } => {
                        self.acquire_lease(id, node, *now).await
                    }
                    Change::AcquireFreeLeases { node, now, limit } => {
                        self.acquire_free_leases(node, *now, *limit).await
                    }
                    Change::ClaimDue { now, until, limit } => {
                        self.claim_due(*now, *until, *limit).await
                    }
                    Change::EndClaim { id, claimed, deadline } => {
                        self.end_claim(id, *claimed, *deadline).await
                    }
                    Change::Expire { stage, latest, limit } => {
                        self.expire(*stage, *latest, *limit).await
                    }
                    Change::Delete { id } => self.delete(id).await,
                    Change::Create(_) | Change::Append { .. } | Change::Import { .. } => {
                        unreachable!()
                    }
                }
            }
        }
    }

    async fn create(&mut self, table: &'a NewTable) -> Result<Done, StoreError> {
        let mark = table.event.mark;
        let made = sqlx::query(
            "INSERT INTO tables
                 (id, seed, rules, board, stage, tended, deadline, created_at, touched_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8) ON CONFLICT DO NOTHING",
        )
        .bind(&table.id)
        .bind(&table.seed[..])
        .bind(table.rules)
        .bind(&table.board)
        .bind(mark.stage.number())
        .bind(mark.needs_lease)
        .bind(mark.deadline.map(signed))
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
        let mut marks = Vec::new();
        for (id, _, _) in events {
            let Some(standing) = self.standings.get_mut(id) else { continue };
            if standing.mark != standing.written {
                let Mark { stage, needs_lease, deadline } = standing.mark;
                let deadline = deadline.map(signed);
                marks.push(serde_json::json!([id, stage.number(), needs_lease, deadline]));
                standing.written = standing.mark;
            }
        }
        if !marks.is_empty() {
            sqlx::query(
                "UPDATE tables SET stage = mark ->> 1, tended = mark ->> 2, deadline = mark ->> 3,
                                   node = CASE WHEN mark ->> 2 THEN node END
                 FROM (SELECT value AS mark FROM json_each(?)) WHERE id = mark ->> 0",
            )
            .bind(serde_json::Value::from(marks).to_string())
            .execute(&mut *self.connection)
            .await?;
        }
        Ok(())
    }

    async fn end_leases(&mut self) -> Result<Done, StoreError> {
        sqlx::query("DELETE FROM nodes").execute(&mut *self.connection).await?;
        sqlx::query("UPDATE tables SET node = NULL WHERE node IS NOT NULL")
            .execute(&mut *self.connection)
            .await?;
        Ok(Done::Changed)
    }

    async fn heartbeat(&mut self, node: &str, now: u64, until: u64) -> Result<Done, StoreError> {
        // If this node was alive before, or any other is, there was no gap.
        let since: i64 = sqlx::query_scalar(
            "INSERT INTO nodes (id, until, since)
             VALUES (?1, ?2, coalesce(
                 (SELECT min(since) FROM nodes WHERE until > ?3 OR id = ?1), ?3))
             ON CONFLICT (id) DO UPDATE SET until = excluded.until, since = excluded.since
             RETURNING since",
        )
        .bind(node)
        .bind(signed(until))
        .bind(signed(now))
        .fetch_one(&mut *self.connection)
        .await?;
        Ok(Done::Since(unsigned(since)?))
    }

    async fn remove_node(&mut self, node: &str) -> Result<Done, StoreError> {
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

    async fn acquire_lease(&mut self, id: &str, node: &str, now: u64) -> Result<Done, StoreError> {
        let leased = sqlx::query(
            "UPDATE tables SET node = ?1 WHERE id = ?2 AND tended = 1 AND (node = ?1 OR NOT EXISTS (
                 SELECT 1 FROM nodes WHERE nodes.id = tables.node AND until > ?3))",
        )
        .bind(node)
        .bind(id)
        .bind(signed(now))
        .execute(&mut *self.connection)
        .await?;
        Ok(Done::Answer(leased.rows_affected() > 0))
    }

    async fn acquire_free_leases(
        &mut self,
        node: &str,
        now: u64,
        limit: u32,
    ) -> Result<Done, StoreError> {
        let names = sqlx::query_scalar(
            "UPDATE tables SET node = ?1 WHERE id IN (
                 SELECT id FROM tables WHERE tended = 1 AND stage = 1 AND rules = ?4 AND NOT EXISTS (
                     SELECT 1 FROM nodes WHERE nodes.id = tables.node AND until > ?2)
                 LIMIT ?3)
             RETURNING id",
        )
        .bind(node)
        .bind(signed(now))
        .bind(limit)
        .bind(RULES)
        .fetch_all(&mut *self.connection)
        .await?;
        Ok(Done::Names(names))
    }

    async fn import(&mut self, record: &Imported, at: u64) -> Result<Done, StoreError> {
        sqlx::query(
            "INSERT INTO imported (id, board, body, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(&record.id)
        .bind(&record.board)
        .bind(&record.body)
        .bind(signed(at))
        .execute(&mut *self.connection)
        .await?;
        Ok(Done::Changed)
    }

    async fn delete(&mut self, id: &str) -> Result<Done, StoreError> {
        let gone = sqlx::query("DELETE FROM tables WHERE id = ?")
            .bind(id)
            .execute(&mut *self.connection)
            .await?;
        self.standings.remove(id);
        Ok(Done::Answer(gone.rows_affected() > 0))
    }

    async fn claim_due(&mut self, now: u64, until: u64, limit: u32) -> Result<Done, StoreError> {
        let names: Vec<String> = sqlx::query_scalar(
            "UPDATE tables SET deadline = ?2 WHERE id IN (
                 SELECT id FROM tables WHERE deadline <= ?1 AND rules = ?4
                 ORDER BY deadline LIMIT ?3)
             RETURNING id",
        )
        .bind(signed(now))
        .bind(signed(until))
        .bind(limit)
        .bind(RULES)
        .fetch_all(&mut *self.connection)
        .await?;
        for name in &names {
            if let Some(standing) = self.standings.get_mut(name.as_str()) {
                standing.written.deadline = Some(until);
            }
        }
        Ok(Done::Names(names))
    }

    async fn end_claim(
        &mut self,
        id: &str,
        claimed: u64,
        deadline: Option<u64>,
    ) -> Result<Done, StoreError> {
        let ended = sqlx::query("UPDATE tables SET deadline = ?3 WHERE id = ?1 AND deadline = ?2")
            .bind(id)
            .bind(signed(claimed))
            .bind(deadline.map(signed))
            .execute(&mut *self.connection)
            .await?;
        if ended.rows_affected() > 0
            && let Some(standing) = self.standings.get_mut(id)
        {
            standing.written.deadline = deadline;
        }
        Ok(Done::Changed)
    }

    /// Looks at some tables of a stage that may not have been touched since `latest`. Deletes those that
    /// have not; the others will be looked at later.
    async fn expire(&mut self, stage: Stage, latest: i64, limit: u32) -> Result<Done, StoreError> {
        let some: Vec<(String, Option<i64>)> = sqlx::query_as(
            "SELECT id, (SELECT at FROM events WHERE table_id = id ORDER BY number DESC LIMIT 1)
             FROM tables WHERE stage = ? AND touched_at <= ? ORDER BY touched_at LIMIT ?",
        )
        .bind(stage.number())
        .bind(latest)
        .bind(limit)
        .fetch_all(&mut *self.connection)
        .await?;
        let (looked_at, mut names) = (some.len(), Vec::new());
        for (id, touched) in some {
            if touched.is_some_and(|touched| touched <= latest) {
                self.standings.remove(id.as_str());
                names.push(id);
            } else {
                // One without events is damaged, and left for whoever looks into that.
                sqlx::query("UPDATE tables SET touched_at = ? WHERE id = ?")
                    .bind(touched.unwrap_or(i64::MAX))
                    .bind(id)
                    .execute(&mut *self.connection)
                    .await?;
            }
        }
        sqlx::query("DELETE FROM tables WHERE id IN (SELECT value FROM json_each(?))")
            .bind(serde_json::json!(names).to_string())
            .execute(&mut *self.connection)
            .await?;
        Ok(Done::Expired { names, looked_at })
    }
}
