//! Where stores keep their tables: a folder of SQLite, a database of PostgreSQL.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use crosstown_server::Sources;
use crosstown_server::store::{Postgres, ReadStore, Sqlite, Store, StoreError};
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection, PgConnection, PgPool, SqlitePool};

use crate::common;

/// A database that stores can be opened on, and tampered with.
#[async_trait]
pub(crate) trait Home: Send + Sync {
    async fn try_open(&self) -> Result<Arc<dyn Store>, StoreError>;

    /// For reading only.
    async fn open_read_only(&self) -> Result<Arc<dyn ReadStore>, StoreError>;

    /// As another process would have it, where that is possible; otherwise the same one.
    async fn open_again(&self, store: &Arc<dyn Store>) -> Arc<dyn Store>;

    /// Carries out a statement, in which `BYTES` is the type of bytes.
    async fn execute(&self, statement: &str);

    /// Has the database refuse this event.
    async fn forbid(&self, body: &str);

    /// Makes the database as the first version of this program did.
    async fn make_old(&self);

    async fn open(&self) -> Arc<dyn Store> {
        self.try_open().await.expect("the store opens")
    }
}

pub(crate) struct Folder(tempfile::TempDir);

impl Folder {
    pub(crate) async fn new() -> Folder {
        Folder(tempfile::tempdir().expect("there is room for a folder"))
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// All files in it.
    pub(crate) fn bytes(&self) -> BTreeMap<OsString, Vec<u8>> {
        let files = std::fs::read_dir(self.path()).expect("it is a folder");
        files
            .map(|file| {
                let file = file.expect("it can be read");
                (file.file_name(), std::fs::read(file.path()).expect("it can be read"))
            })
            .collect()
    }

    pub(crate) async fn connect(&self) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(self.path().join("crosstown.db"));
        let options = options.create_if_missing(true).busy_timeout(Duration::from_secs(10));
        SqliteConnection::connect_with(&options).await.expect("the file opens")
    }
}

/// Only the first of some migrations.
fn first(migrations: Migrator) -> Migrator {
    Migrator::with_migrations(migrations.iter().take(1).cloned().collect())
}

#[async_trait]
impl Home for Folder {
    async fn try_open(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(Arc::new(Sqlite::open(self.path(), Sources::real().now).await?))
    }

    async fn open_read_only(&self) -> Result<Arc<dyn ReadStore>, StoreError> {
        let store = Sqlite::read_only(self.path()).await?;
        Ok(Arc::new(store.expect("there is a database")))
    }

    async fn open_again(&self, store: &Arc<dyn Store>) -> Arc<dyn Store> {
        Arc::clone(store)
    }

    async fn execute(&self, statement: &str) {
        let mut connection = self.connect().await;
        let statement = AssertSqlSafe(statement.replace("BYTES", "BLOB"));
        sqlx::raw_sql(statement).execute(&mut connection).await.expect("the statement is right");
        connection.close().await.expect("the file closes");
    }

    async fn forbid(&self, body: &str) {
        self.execute(&format!(
            "CREATE TRIGGER forbid BEFORE INSERT ON events WHEN new.body = '{body}'
             BEGIN SELECT RAISE(ABORT, 'forbidden'); END"
        ))
        .await;
    }

    async fn make_old(&self) {
        self.connect().await.close().await.expect("the file closes");
        let path = self.path().join("crosstown.db");
        let pool = SqlitePool::connect_with(SqliteConnectOptions::new().filename(path)).await;
        let pool = pool.expect("the file opens");
        let old = first(sqlx::migrate!("migrations/sqlite"));
        old.run(&pool).await.expect("the first migration works");
        pool.close().await;
    }
}

pub(crate) struct Database(String);

impl Database {
    pub(crate) async fn new() -> Database {
        Database(common::postgres::database().await)
    }
}

#[async_trait]
impl Home for Database {
    async fn try_open(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(Arc::new(Postgres::open(&self.0).await?))
    }

    async fn open_read_only(&self) -> Result<Arc<dyn ReadStore>, StoreError> {
        Ok(Arc::new(Postgres::read_only(&self.0).await?))
    }

    async fn open_again(&self, _: &Arc<dyn Store>) -> Arc<dyn Store> {
        self.open().await
    }

    async fn execute(&self, statement: &str) {
        let mut connection = PgConnection::connect(&self.0).await.expect("the database answers");
        let statement = AssertSqlSafe(statement.replace("BYTES", "BYTEA"));
        sqlx::raw_sql(statement).execute(&mut connection).await.expect("the statement is right");
    }

    async fn forbid(&self, body: &str) {
        self.execute(&format!("ALTER TABLE events ADD CONSTRAINT forbid CHECK (body <> '{body}')"))
            .await;
    }

    async fn make_old(&self) {
        let pool = PgPool::connect(&self.0).await.expect("the database answers");
        let old = first(sqlx::migrate!("migrations/postgres"));
        old.run(&pool).await.expect("the first migration works");
        pool.close().await;
    }
}
