//! Connections to PostgreSQL, with a deadline for everything.
//!
//! A database can be lost without a word: it is stopped, a network is cut, somebody holds a lock. So
//! nobody waits longer than the deadline, and a connection that did not answer in time, or broke, is
//! thrown away and not used again, together with all that were opened before it broke: whatever broke it
//! has mostly broken them too.

use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use futures_util::stream::{self, BoxStream, StreamExt as _, TryStreamExt as _};
use sqlx::postgres::{
    PgConnectOptions, PgPool, PgPoolOptions, PgQueryResult, PgRow, PgStatement, PgTypeInfo,
};
use sqlx::{Connection as _, Describe, Either, Error, Execute, Executor, SqlStr, Transaction};
use tokio::time::{Instant, timeout, timeout_at};

/// How long anybody waits for the database.
pub(super) const DEADLINE: Duration = Duration::from_secs(5);
/// After how long the database itself gives up a statement, in milliseconds. It comes first, so that
/// it is known not to have happened.
const STATEMENT: u32 = 4_000;
/// How long a connection may have lain idle without being asked whether it still works.
const FRESH: Duration = Duration::from_secs(5);
/// How long it then has to answer.
const PING: Duration = Duration::from_secs(1);

/// When a connection last broke.
type Broken = Arc<Mutex<Option<Instant>>>;

/// Some connections.
#[derive(Debug)]
pub(super) struct Pool {
    pool: PgPool,
    deadline: Duration,
    broken: Broken,
}

impl Pool {
    /// Connections for a server, so many at most.
    pub(super) fn new(options: PgConnectOptions, connections: u32) -> Pool {
        let broken = Broken::default();
        let when = broken.clone();
        let pool = PgPoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(DEADLINE)
            // Who has waited in vain says so; others need not be logged.
            .acquire_slow_threshold(DEADLINE)
            .test_before_acquire(false)
            .after_connect(|connection, _| {
                Box::pin(async move {
                    sqlx::query("SELECT set_config('statement_timeout', $1, false)")
                        .bind(STATEMENT.to_string())
                        .execute(connection)
                        .await
                        .map(|_| ())
                })
            })
            .before_acquire(move |connection, meta| {
                let broke = *when.lock().unwrap_or_else(PoisonError::into_inner);
                Box::pin(async move {
                    if broke.is_some_and(|broke| broke.elapsed() < meta.age) {
                        return Ok(false);
                    }
                    if meta.idle_for <= FRESH {
                        return Ok(true);
                    }
                    Ok(timeout(PING, connection.ping()).await.is_ok_and(|ping| ping.is_ok()))
                })
            })
            .connect_lazy_with(options);
        Pool { pool, deadline: DEADLINE, broken }
    }

    /// For a tool that looks at everything, however long that takes.
    pub(super) fn patient(pool: PgPool) -> Pool {
        Pool { pool, deadline: Duration::from_secs(86_400), broken: Broken::default() }
    }

    /// Begins a transaction, for chores that nobody waits for: its statements have a minute each.
    pub(super) async fn begin(&self) -> Result<Transaction<'static, sqlx::Postgres>, Error> {
        let mut transaction = self.pool.begin().await?;
        sqlx::query("SET LOCAL statement_timeout = 60000").execute(&mut *transaction).await?;
        Ok(transaction)
    }

    pub(super) async fn close(&self) {
        self.pool.close().await;
    }

    /// Everything that a statement gives, or an error when the deadline is over. Nobody knows then
    /// whether it was carried out.
    async fn all<'q, E>(&self, query: E) -> Result<Vec<Either<PgQueryResult, PgRow>>, Error>
    where
        E: 'q + Execute<'q, sqlx::Postgres>,
    {
        let deadline = Instant::now() + self.deadline;
        let late = |words: &str| Error::Io(io::Error::new(io::ErrorKind::TimedOut, words));
        let acquired = timeout_at(deadline, self.pool.acquire()).await;
        let mut connection = match acquired {
            Err(_) | Ok(Err(Error::PoolTimedOut)) => {
                return Err(late("it cannot be reached, or all connections are busy"));
            }
            Ok(connection) => connection?,
        };
        let done = timeout_at(deadline, connection.fetch_many(query).try_collect()).await;
        let done = done.unwrap_or_else(|_| Err(late("it did not answer in time")));
        if let Err(error) = &done
            && is_broken(error)
        {
            let mut broken = self.broken.lock().unwrap_or_else(PoisonError::into_inner);
            *broken = Some(Instant::now());
            drop(connection.detach());
        }
        done
    }
}

/// Whether a connection cannot be used after this.
fn is_broken(error: &Error) -> bool {
    match error {
        // The database is shutting down, or somebody has ended the connection.
        Error::Database(error) => error.code().is_some_and(|code| code.starts_with("57P")),
        Error::RowNotFound | Error::ColumnDecode { .. } | Error::Decode(_) => false,
        _ => true,
    }
}

impl<'p> Executor<'p> for &'p Pool {
    type Database = sqlx::Postgres;

    fn fetch_many<'e, 'q: 'e, E>(
        self,
        query: E,
    ) -> BoxStream<'e, Result<Either<PgQueryResult, PgRow>, Error>>
    where
        'p: 'e,
        E: 'q + Execute<'q, sqlx::Postgres>,
    {
        let all = self.all(query);
        stream::once(all).map_ok(|all| stream::iter(all).map(Ok)).try_flatten().boxed()
    }

    fn fetch_optional<'e, 'q: 'e, E>(self, query: E) -> BoxFuture<'e, Result<Option<PgRow>, Error>>
    where
        'p: 'e,
        E: 'q + Execute<'q, sqlx::Postgres>,
    {
        Box::pin(async move { Ok(self.all(query).await?.into_iter().find_map(Either::right)) })
    }

    fn prepare_with<'e>(
        self,
        sql: SqlStr,
        parameters: &'e [PgTypeInfo],
    ) -> BoxFuture<'e, Result<PgStatement, Error>>
    where
        'p: 'e,
    {
        self.pool.prepare_with(sql, parameters)
    }

    fn describe<'e>(self, sql: SqlStr) -> BoxFuture<'e, Result<Describe<sqlx::Postgres>, Error>>
    where
        'p: 'e,
    {
        self.pool.describe(sql)
    }
}
