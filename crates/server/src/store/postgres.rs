//! A store in PostgreSQL, which several processes can share.
//!
//! A connection a change, and the database commits together what comes together. What must not
//! happen halfway is one statement, which is one way there and back. Deadlines are in `pool.rs`.

mod pool;

use async_trait::async_trait;
use crosstown_table::{Owner, RULES};
use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use sqlx::{ConnectOptions, Connection};
use tokio::time::timeout;

use super::columns::{self, MISCOUNTED, in_order, newest_first, signed, stored, unsigned};
use super::{
    Ages, Counts, EXPIRED_TOGETHER, Imported, NewEvent, NewTable, ReadStore, Stage,
    StageNumber as _, Store, StoreError, Stored, Version,
};
use pool::{DEADLINE, Pool};

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/postgres");

/// How many connections a process has at most, if nobody says otherwise. A server has a hundred, if
/// nobody changes that.
pub(crate) const CONNECTIONS: u32 = 16;

/// A store in a PostgreSQL database.
pub struct Postgres {
    pool: Pool,
    /// One connection for heartbeats: they must not wait for anything else.
    beats: Pool,
}

impl Postgres {
    /// Opens the store in the database at an address, `postgres://user:password@host/database`.
    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        Postgres::open_with(url, CONNECTIONS).await
    }

    /// The same with so many connections at most, two at least.
    pub async fn open_with(url: &str, connections: u32) -> Result<Postgres, StoreError> {
        let options = options(url)?;
        connect(&options).await?.close().await?;
        // Migrating takes a lock that goes with the connection, whatever becomes of it.
        let first = PgPoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        let migrated = MIGRATIONS.run(&first).await;
        first.close().await;
        if let Err(error) = migrated {
            return Err(StoreError::migration(error, &MIGRATIONS));
        }
        let pool = Pool::new(options.clone(), connections.max(2) - 1);
        Ok(Postgres { pool, beats: Pool::new(options, 1) })
    }

    /// Opens the store in the database at an address for reading. Nothing is changed, nor migrated.
    pub async fn read_only(url: &str) -> Result<impl ReadStore, StoreError> {
        let options = options(url)?;
        connect(&options).await?.close().await?;
        let pool = PgPoolOptions::new()
            .max_connections(2)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    let read_only = "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY";
                    sqlx::query(read_only).execute(connection).await.map(|_| ())
                })
            })
            .connect_lazy_with(options);
        Ok(Postgres { pool: Pool::patient(pool.clone()), beats: Pool::patient(pool) })
    }
}

fn options(url: &str) -> Result<PgConnectOptions, StoreError> {
    let options: PgConnectOptions = url.parse()?;
    Ok(options.application_name("crosstown").disable_statement_logging())
}

/// A connection, or at once the reason why there is none. A pool would try again for a while.
async fn connect(options: &PgConnectOptions) -> Result<PgConnection, StoreError> {
    let error = match timeout(DEADLINE, options.connect()).await {
        Ok(Ok(connection)) => return Ok(connection),
        Ok(Err(sqlx::Error::Io(error))) => error,
        Ok(Err(other)) => return Err(other.into()),
        Err(_) => std::io::ErrorKind::TimedOut.into(),
    };
    let at = match options.get_socket() {
        Some(socket) => socket.display().to_string(),
        None => format!("{}:{}", options.get_host(), options.get_port()),
    };
    Err(StoreError::Unreachable { at, error })
}

/// Whether an event was refused because its table has just been deleted.
fn is_orphan(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.is_foreign_key_violation())
}

#[async_trait]
impl ReadStore for Postgres {
    async fn version(&self) -> Result<Version, StoreError> {
        let (migrated,): (bool,) =
            sqlx::query_as("SELECT to_regclass('_sqlx_migrations') IS NOT NULL")
                .fetch_one(&self.pool)
                .await?;
        let found: Option<i64> = if migrated {
            sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations WHERE success")
                .fetch_one(&self.pool)
                .await?
        } else {
            None
        };
        Ok(Version::new(found, &MIGRATIONS))
    }

    async fn load(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        type Row = (Vec<u8>, i64, Option<String>, Vec<i64>, Vec<i64>, Vec<String>);
        let row: Option<Row> = sqlx::query_as(
            "SELECT seed, rules, board, numbers, times, bodies FROM tables, (
                 SELECT coalesce(array_agg(number ORDER BY number), '{}') AS numbers,
                        coalesce(array_agg(at ORDER BY number), '{}') AS times,
                        coalesce(array_agg(body ORDER BY number), '{}') AS bodies
                 FROM events WHERE table_id = $1) AS all_events
             WHERE id = $1",
        )
        .bind(id)
        .fetch_optional(&self.pool)
        .await?;
        let Some((seed, rules, board, numbers, times, bodies)) = row else { return Ok(None) };
        let rows = numbers.into_iter().zip(times).zip(bodies);
        let events = in_order(0, rows.map(|((number, at), body)| (number, at, body)))?;
        stored(seed, rules, board, events).map(Some)
    }

    async fn board(&self, id: &str) -> Result<Option<String>, StoreError> {
        let row: Option<(Option<String>,)> =
            sqlx::query_as("SELECT board FROM tables WHERE id = $1")
                .bind(id)
                .fetch_optional(&self.pool)
                .await?;
        row.map(|(board,)| board).ok_or(StoreError::Missing)
    }

    async fn events(&self, id: &str, from: u32) -> Result<Vec<(u64, String)>, StoreError> {
        let rows: Vec<(i64, i64, String)> = sqlx::query_as(
            "SELECT number, at, body FROM events
             WHERE table_id = $1 AND number >= $2 ORDER BY number",
        )
        .bind(id)
        .bind(i64::from(from))
        .fetch_all(&self.pool)
        .await?;
        in_order(from, rows)
    }

    async fn ahead(&self, tables: &[(String, u32)]) -> Result<Vec<String>, StoreError> {
        let (ids, numbers): (Vec<&str>, Vec<i64>) =
            tables.iter().map(|(id, number)| (id.as_str(), i64::from(*number))).unzip();
        let names = sqlx::query_scalar(
            "SELECT id FROM unnest($1::text[], $2::bigint[]) AS asked (id, next)
             WHERE EXISTS (SELECT FROM events WHERE table_id = id AND number = next)",
        )
        .bind(ids)
        .bind(numbers)
        .fetch_all(&self.pool)
        .await?;
        Ok(names)
    }

    async fn tables(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let names = sqlx::query_scalar("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2")
            .bind(after)
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
        Ok(names)
    }

    async fn newest(&self, limit: u32) -> Result<Vec<(String, u64)>, StoreError> {
        let mut newest = Vec::new();
        // The index has them by stage.
        for stage in Stage::ALL {
            let rows: Vec<(String, i64)> = sqlx::query_as(
                "SELECT id, created_at FROM tables WHERE stage = $1
                 ORDER BY created_at DESC LIMIT $2",
            )
            .bind(stage.number())
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
            newest.extend(rows);
        }
        newest_first(newest, limit)
    }

    async fn over(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let names = sqlx::query_scalar(
            "SELECT id FROM tables WHERE stage = 2 AND id > $1 ORDER BY id LIMIT $2",
        )
        .bind(after)
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
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
            "SELECT since, table_id FROM owners WHERE owner = $1 AND (since, table_id) < ($2, $3)
             ORDER BY since DESC, table_id DESC LIMIT $4",
        )
        .bind(owner.text())
        .bind(signed(since))
        .bind(id)
        .bind(i64::from(limit))
        .fetch_all(&self.pool)
        .await?;
        rows.into_iter().map(|(since, id)| Ok((unsigned(since)?, id))).collect()
    }

    async fn imported(&self, id: &str) -> Result<Option<Imported>, StoreError> {
        let row: Option<(Option<String>, String)> =
            sqlx::query_as("SELECT board, body FROM imported WHERE id = $1")
                .bind(id)
                .fetch_optional(&self.pool)
                .await?;
        Ok(row.map(|(board, body)| Imported { id: id.to_owned(), board, body }))
    }

    async fn imports(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let names =
            sqlx::query_scalar("SELECT id FROM imported WHERE id > $1 ORDER BY id LIMIT $2")
                .bind(after)
                .bind(i64::from(limit))
                .fetch_all(&self.pool)
                .await?;
        Ok(names)
    }

    async fn counts(&self) -> Result<Counts, StoreError> {
        let rows = sqlx::query_as(
            "SELECT kind::bigint, sum(number)::bigint FROM counts GROUP BY kind ORDER BY kind",
        );
        columns::counts(rows.fetch_all(&self.pool).await?)
    }

    async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT FROM tables LIMIT 1").execute(&self.pool).await?;
        Ok(())
    }

    async fn check(&self) -> Result<Vec<String>, StoreError> {
        let mut found: Vec<String> = sqlx::query_scalar(
            "SELECT 'table ' || id || ' is damaged' FROM tables
             WHERE stage NOT IN (0, 1, 2) OR length(seed) <> 32
             UNION ALL
             SELECT 'table ' || id || ' lacks events' FROM tables
             WHERE (SELECT count(*) = 0 OR min(number) <> 0 OR max(number) <> count(*) - 1
                    FROM events WHERE table_id = id)
             UNION ALL
             SELECT 'there are events of table ' || table_id || ', but no such table' FROM (
                 SELECT DISTINCT table_id FROM events) AS named
             WHERE table_id NOT IN (SELECT id FROM tables)",
        )
        .fetch_all(&self.pool)
        .await?;
        found.extend(sqlx::query_scalar(MISCOUNTED).fetch_all(&self.pool).await?);
        Ok(found)
    }

    async fn close(&self) {
        self.pool.close().await;
        self.beats.close().await;
    }
}

#[async_trait]
impl Store for Postgres {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        let made = sqlx::query(
            "WITH made AS (
                 INSERT INTO tables
                     (id, seed, rules, board, stage, tended, created_at, touched_at, deadline)
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $9) ON CONFLICT DO NOTHING RETURNING id)
             INSERT INTO events (table_id, number, at, body) SELECT id, 0, $7, $8 FROM made",
        )
        .bind(&table.id)
        .bind(&table.seed[..])
        .bind(i64::from(table.rules))
        .bind(&table.board)
        .bind(table.event.mark.stage.number())
        .bind(table.event.mark.needs_lease)
        .bind(signed(table.event.at))
        .bind(&table.event.body)
        .bind(table.event.mark.deadline.map(signed))
        .execute(&self.pool)
        .await?;
        if made.rows_affected() == 0 { Err(StoreError::Taken) } else { Ok(()) }
    }

    async fn append(&self, id: &str, number: u32, event: NewEvent) -> Result<(), StoreError> {
        // Numbers have no gaps, so that the next one is the one that is not there and whose
        // predecessor is. Of two that add the same number, one waits for the other here and then
        // finds it taken.
        let added = sqlx::query_as(
            "WITH added AS (
                 INSERT INTO events (table_id, number, at, body)
                 SELECT $1, $2, $3, $4
                 WHERE EXISTS (SELECT FROM events WHERE table_id = $1 AND number = $2 - 1)
                 ON CONFLICT DO NOTHING RETURNING 1),
             marked AS (
                 UPDATE tables SET stage = $5, tended = $6, deadline = $7,
                                   node = CASE WHEN $6 THEN node END
                 WHERE id = $1 AND EXISTS (SELECT FROM added)
                   AND (stage <> $5 OR tended <> $6 OR deadline IS DISTINCT FROM $7))
             SELECT EXISTS (SELECT FROM added), EXISTS (SELECT FROM tables WHERE id = $1)",
        )
        .bind(id)
        .bind(i64::from(number))
        .bind(signed(event.at))
        .bind(&event.body)
        .bind(event.mark.stage.number())
        .bind(event.mark.needs_lease)
        .bind(event.mark.deadline.map(signed))
        .fetch_one(&self.pool)
        .await;
        match added {
            Ok((true, _)) => Ok(()),
            Ok((false, true)) => Err(StoreError::Taken),
            Ok((false, false)) => Err(StoreError::Missing),
            Err(error) if is_orphan(&error) => Err(StoreError::Missing),
            Err(error) => Err(error.into()),
        }
    }

    async fn heartbeat(&self, node: &str, ms: u64) -> Result<u64, StoreError> {
        // Nodes that never came back are forgotten some day. If this one was alive before, or any other
        // is, there was no gap.
        let since: i64 = sqlx::query_scalar(
            "WITH forgotten AS (
                 DELETE FROM nodes WHERE until < now() - interval '1 day' AND id <> $1)
             INSERT INTO nodes (id, until, since)
             VALUES ($1, now() + $2 * interval '1 millisecond', coalesce(
                 (SELECT min(since) FROM nodes WHERE until > now() OR id = $1),
                 (extract(epoch FROM now()) * 1000)::bigint))
             ON CONFLICT (id) DO UPDATE SET until = excluded.until, since = excluded.since
             RETURNING since",
        )
        .bind(node)
        .bind(signed(ms))
        .fetch_one(&self.beats)
        .await?;
        unsigned(since)
    }

    async fn live_nodes(&self) -> Result<Vec<String>, StoreError> {
        let names = sqlx::query_scalar("SELECT id FROM nodes WHERE until > now()");
        Ok(names.fetch_all(&self.beats).await?)
    }

    async fn remove_node(&self, node: &str) -> Result<(), StoreError> {
        sqlx::query(
            "WITH gone AS (DELETE FROM nodes WHERE id = $1)
             UPDATE tables SET node = NULL WHERE node = $1",
        )
        .bind(node)
        .execute(&self.beats)
        .await?;
        Ok(())
    }

    async fn acquire_lease(&self, id: &str, node: &str) -> Result<bool, StoreError> {
        let leased = sqlx::query(
            "UPDATE tables SET node = $2 WHERE id = $1 AND tended AND (
                 node IS NULL OR node = $2 OR node <> ALL (
                     ARRAY (SELECT id FROM nodes WHERE until > now())))",
        )
        .bind(id)
        .bind(node)
        .execute(&self.pool)
        .await?;
        Ok(leased.rows_affected() > 0)
    }

    async fn acquire_free_leases(&self, node: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        // SKIP LOCKED passes over tables whose leases another node is just acquiring. Those that it has
        // acquired since this statement began are checked again once they are locked. That works with an
        // array and not with NOT EXISTS: that becomes a join, whose other side is not checked again.
        let names = sqlx::query_scalar(
            "WITH free AS (
                 SELECT id FROM tables WHERE tended AND stage = 1 AND rules = $3 AND (
                     node IS NULL OR node <> ALL (
                         ARRAY (SELECT id FROM nodes WHERE until > now())))
                 LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED)
             UPDATE tables SET node = $1 FROM free WHERE tables.id = free.id RETURNING tables.id",
        )
        .bind(node)
        .bind(i64::from(limit))
        .bind(i64::from(RULES))
        .fetch_all(&self.pool)
        .await?;
        Ok(names)
    }

    async fn claim_due(&self, now: u64, until: u64, limit: u32) -> Result<Vec<String>, StoreError> {
        // SKIP LOCKED passes over tables that another node is just claiming.
        let names = sqlx::query_scalar(
            "WITH due AS (
                 SELECT id FROM tables WHERE deadline <= $1 AND rules = $4
                 ORDER BY deadline LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED)
             UPDATE tables SET deadline = $2 FROM due WHERE tables.id = due.id
             RETURNING tables.id",
        )
        .bind(signed(now))
        .bind(signed(until))
        .bind(i64::from(limit))
        .bind(i64::from(RULES))
        .fetch_all(&self.pool)
        .await?;
        Ok(names)
    }

    async fn end_claim(
        &self,
        id: &str,
        claimed: u64,
        deadline: Option<u64>,
    ) -> Result<(), StoreError> {
        sqlx::query("UPDATE tables SET deadline = $3 WHERE id = $1 AND deadline = $2")
            .bind(id)
            .bind(signed(claimed))
            .bind(deadline.map(signed))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    async fn import(&self, record: Imported) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO imported (id, board, body, at)
             VALUES ($1, $2, $3, (extract(epoch FROM now()) * 1000)::bigint)
             ON CONFLICT DO NOTHING",
        )
        .bind(&record.id)
        .bind(&record.board)
        .bind(&record.body)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn expire(&self, now: u64, ages: Ages, limit: u32) -> Result<Vec<String>, StoreError> {
        let mut gone: Vec<String> = Vec::new();
        for stage in Stage::ALL {
            loop {
                let most = (limit - gone.len() as u32).min(EXPIRED_TOGETHER);
                if most == 0 {
                    return Ok(gone);
                }
                let (names, looked_at) =
                    self.expire_some(stage, ages.latest(stage, now), most).await?;
                gone.extend(names);
                if looked_at < most as usize {
                    break;
                }
            }
        }
        Ok(gone)
    }

    async fn delete(&self, id: &str) -> Result<bool, StoreError> {
        let gone =
            sqlx::query("DELETE FROM tables WHERE id = $1").bind(id).execute(&self.pool).await?;
        Ok(gone.rows_affected() > 0)
    }
}

impl Postgres {
    /// Looks at some tables of a stage that may not have been touched since `latest`. Deletes those that
    /// have not; the others will be looked at later. Gives what was deleted, and how many it looked at.
    async fn expire_some(
        &self,
        stage: Stage,
        latest: i64,
        limit: u32,
    ) -> Result<(Vec<String>, usize), StoreError> {
        let mut transaction = self.pool.begin().await?;
        // First the tables are locked, so that nothing can be added to them; then it counts what was
        // added before.
        let some: Vec<String> = sqlx::query_scalar(
            "SELECT id FROM tables WHERE stage = $1 AND touched_at <= $2
             ORDER BY touched_at LIMIT $3 FOR UPDATE SKIP LOCKED",
        )
        .bind(stage.number())
        .bind(latest)
        .bind(i64::from(limit))
        .fetch_all(&mut *transaction)
        .await?;
        let gone: Vec<String> = sqlx::query_scalar(
            "DELETE FROM tables WHERE id = ANY($1) AND (
                 SELECT at FROM events WHERE table_id = id ORDER BY number DESC LIMIT 1) <= $2
             RETURNING id",
        )
        .bind(&some)
        .bind(latest)
        .fetch_all(&mut *transaction)
        .await?;
        // One without events is damaged, and left for whoever looks into that.
        sqlx::query(
            "UPDATE tables SET touched_at = coalesce((
                 SELECT at FROM events WHERE table_id = id ORDER BY number DESC LIMIT 1), $2)
             WHERE id = ANY($1)",
        )
        .bind(&some)
        .bind(i64::MAX)
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok((gone, some.len()))
    }
}
