//! A store in PostgreSQL, which several processes can share.
//!
//! A connection a change, and the database commits together what comes together. What must not
//! happen halfway is one statement, which is one way there and back.

use std::time::Duration;

use async_trait::async_trait;
use crosstown_table::RULES;
use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection};

use super::columns::{in_order, signed, stored, unsigned};
use super::{
    Ages, Counts, Imported, NewEvent, NewTable, ReadStore, Stage, StageNumber as _, Store,
    StoreError, Stored, Version,
};

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/postgres");

/// How many connections a process has at most. A server has a hundred, if nobody changes that.
const CONNECTIONS: u32 = 16;
/// How long a connection may have lain idle without being asked whether it still works.
const FRESH: Duration = Duration::from_secs(5);

/// A store in a PostgreSQL database.
pub struct Postgres {
    pool: PgPool,
}

impl Postgres {
    /// Opens the store in the database at an address, `postgres://user:password@host/database`.
    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        let options: PgConnectOptions = url.parse()?;
        let options = options.application_name("crosstown").disable_statement_logging();
        // Migrating takes a lock that goes with the connection, whatever becomes of it.
        let first = PgPoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        let migrated = MIGRATIONS.run(&first).await;
        first.close().await;
        if let Err(error) = migrated {
            return Err(StoreError::migration(error, &MIGRATIONS));
        }
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(Duration::from_secs(10))
            .test_before_acquire(false)
            .before_acquire(|connection, meta| {
                Box::pin(async move {
                    if meta.idle_for > FRESH {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .connect_lazy_with(options);
        Ok(Postgres { pool })
    }

    /// Opens the store in the database at an address for reading. Nothing is changed, nor migrated.
    pub async fn read_only(url: &str) -> Result<impl ReadStore, StoreError> {
        let options: PgConnectOptions = url.parse()?;
        let options = options.application_name("crosstown").disable_statement_logging();
        // A pool would try again for a while before it says that nobody answers.
        options.connect().await?.close().await?;
        let pool = PgPoolOptions::new()
            .max_connections(2)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    let read_only = "SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY";
                    sqlx::query(read_only).execute(connection).await.map(|_| ())
                })
            })
            .connect_lazy_with(options);
        Ok(Postgres { pool })
    }
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

    async fn tables(&self, after: &str, limit: u32) -> Result<Vec<String>, StoreError> {
        let names = sqlx::query_scalar("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2")
            .bind(after)
            .bind(i64::from(limit))
            .fetch_all(&self.pool)
            .await?;
        Ok(names)
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
        let (waiting, playing, over, imported): (i64, i64, i64, i64) = sqlx::query_as(
            "SELECT (SELECT count(*) FROM tables WHERE stage = 0),
                    (SELECT count(*) FROM tables WHERE stage = 1),
                    (SELECT count(*) FROM tables WHERE stage = 2),
                    (SELECT count(*) FROM imported)",
        )
        .fetch_one(&self.pool)
        .await?;
        Ok(Counts {
            waiting: unsigned(waiting)?,
            playing: unsigned(playing)?,
            over: unsigned(over)?,
            imported: unsigned(imported)?,
        })
    }

    async fn ping(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT FROM tables LIMIT 1").execute(&self.pool).await?;
        Ok(())
    }

    async fn check(&self) -> Result<Vec<String>, StoreError> {
        let found = sqlx::query_scalar(
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
        Ok(found)
    }

    async fn close(&self) {
        self.pool.close().await;
    }
}

#[async_trait]
impl Store for Postgres {
    async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        let made = sqlx::query(
            "WITH made AS (
                 INSERT INTO tables (id, seed, rules, board, stage, tended, created_at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id)
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
                 UPDATE tables SET stage = $5, tended = $6, node = CASE WHEN $6 THEN node END
                 WHERE id = $1 AND (stage <> $5 OR tended <> $6) AND EXISTS (SELECT FROM added))
             SELECT EXISTS (SELECT FROM added), EXISTS (SELECT FROM tables WHERE id = $1)",
        )
        .bind(id)
        .bind(i64::from(number))
        .bind(signed(event.at))
        .bind(&event.body)
        .bind(event.mark.stage.number())
        .bind(event.mark.needs_lease)
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

    async fn heartbeat(&self, node: &str, ms: u64) -> Result<(), StoreError> {
        // Nodes that never came back are forgotten some day.
        sqlx::query(
            "WITH forgotten AS (
                 DELETE FROM nodes WHERE until < now() - interval '1 day' AND id <> $1)
             INSERT INTO nodes (id, until) VALUES ($1, now() + $2 * interval '1 millisecond')
             ON CONFLICT (id) DO UPDATE SET until = excluded.until",
        )
        .bind(node)
        .bind(signed(ms))
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn live_nodes(&self) -> Result<Vec<String>, StoreError> {
        let names = sqlx::query_scalar("SELECT id FROM nodes WHERE until > now()");
        Ok(names.fetch_all(&self.pool).await?)
    }

    async fn remove_node(&self, node: &str) -> Result<(), StoreError> {
        sqlx::query(
            "WITH gone AS (DELETE FROM nodes WHERE id = $1)
             UPDATE tables SET node = NULL WHERE node = $1",
        )
        .bind(node)
        .execute(&self.pool)
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
        let mut names: Vec<String> = Vec::new();
        let mut transaction = self.pool.begin().await?;
        for stage in Stage::ALL {
            let latest = ages.latest(stage, now);
            // First the tables are locked, so that nothing can be added to them; then it counts
            // what was added before.
            let some: Vec<String> = sqlx::query_scalar(
                "SELECT id FROM tables WHERE stage = $1 AND created_at <= $2 AND (
                     SELECT at FROM events WHERE table_id = id ORDER BY number DESC LIMIT 1) <= $2
                 LIMIT $3 FOR UPDATE SKIP LOCKED",
            )
            .bind(stage.number())
            .bind(latest)
            .bind(i64::from(limit) - names.len() as i64)
            .fetch_all(&mut *transaction)
            .await?;
            let some: Vec<String> = sqlx::query_scalar(
                "DELETE FROM tables WHERE id = ANY($1) AND (
                     SELECT at FROM events WHERE table_id = id ORDER BY number DESC LIMIT 1) <= $2
                 RETURNING id",
            )
            .bind(some)
            .bind(latest)
            .fetch_all(&mut *transaction)
            .await?;
            names.extend(some);
        }
        transaction.commit().await?;
        Ok(names)
    }
}
