//! The one task that writes.
//!
//! A commit waits for the disk, and that takes as long for one event as for hundreds. So the writer takes
//! all changes that wait and commits them as one batch, in one transaction.

use std::collections::HashMap;
use std::fs::File;
use std::slice;

use sqlx::sqlite::{SqliteConnection, SqlitePool};
use sqlx::{AssertSqlSafe, Connection};
use tokio::sync::{mpsc, oneshot};

use crate::store::columns::{signed, unsigned};
use crate::store::error::Reason;
use crate::store::{Ages, Imported, Mark, NewEvent, NewTable, Stage, StageNumber as _, StoreError};
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
    Heartbeat { node: String, until: u64 },
    RemoveNode { node: String },
    AcquireLease { id: String, node: String, now: u64 },
    AcquireFreeLeases { node: String, now: u64, limit: u32 },
    Import { record: Imported, at: u64 },
    Expire { now: u64, ages: Ages, limit: u32 },
}

/// What has come of a change.
pub(super) enum Done {
    Changed,
    Answer(bool),
    Names(Vec<String>),
}

/// The writer: commits what waits until nobody can send anything more, then closes everything.
pub(super) async fn run(
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
                let mark = Mark { stage: Stage::from_number(stage)?, needs_lease: tended };
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
                    Change::Heartbeat { node, until } => self.heartbeat(node, *until).await,
                    Change::RemoveNode { node } => self.remove_node(node).await,
                    Change::AcquireLease { id, node, now } => {
                        self.acquire_lease(id, node, *now).await
                    }
                    Change::AcquireFreeLeases { node, now, limit } => {
                        self.acquire_free_leases(node, *now, *limit).await
                    }
                    Change::Expire { now, ages, limit } => self.expire(*now, *ages, *limit).await,
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
            "INSERT INTO tables (id, seed, rules, board, stage, tended, created_at)
             VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(&table.id)
        .bind(&table.seed[..])
        .bind(table.rules)
        .bind(&table.board)
        .bind(mark.stage.number())
        .bind(mark.needs_lease)
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
                .bind(standing.mark.needs_lease)
                .bind(id)
                .execute(&mut *self.connection)
                .await?;
                standing.written = standing.mark;
            }
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

    async fn heartbeat(&mut self, node: &str, until: u64) -> Result<Done, StoreError> {
        sqlx::query(
            "INSERT INTO nodes (id, until) VALUES (?, ?)
             ON CONFLICT (id) DO UPDATE SET until = excluded.until",
        )
        .bind(node)
        .bind(signed(until))
        .execute(&mut *self.connection)
        .await?;
        Ok(Done::Changed)
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
