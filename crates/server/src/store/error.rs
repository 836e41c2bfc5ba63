//! What goes wrong in a store. Errors of databases are stripped of what may be secret.

use std::borrow::Cow;
use std::error::Error as StdError;
use std::fmt;
use std::path::PathBuf;

use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::migrate::{MigrateError, Migrator};
use thiserror::Error;

use super::migrations::newest;

/// What goes wrong in a store.
#[derive(Debug, Error)]
pub enum StoreError {
    /// This number is not the next one, mostly because somebody else has added it; or there is a
    /// table of this name. Nothing was changed.
    #[error("the number or name is taken")]
    Taken,
    /// There is no such table.
    #[error("there is no such table")]
    Missing,
    /// Another process has the folder.
    #[error("{} is in use by another process", .0.display())]
    InUse(PathBuf),
    /// The folder cannot be used.
    #[error("cannot use the folder {}: {error}", .path.display())]
    Folder {
        /// Which one.
        path: PathBuf,
        /// Why not.
        error: std::io::Error,
    },
    /// The database cannot be reached.
    #[error("no database answers at {at} ({error}): is it running, and is the address right?")]
    Unreachable {
        /// Where.
        at: String,
        /// Why not.
        error: std::io::Error,
    },
    /// The database was written by a newer version of this program.
    #[error(
        "the database has version {found}, and this program knows {known}: use the newer program"
    )]
    Newer {
        /// Its version.
        found: i64,
        /// Ours.
        known: i64,
    },
    /// What is stored cannot be read.
    #[error("what is stored is damaged: {0}")]
    Damaged(String),
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[source] sqlx::Error),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(match error {
            sqlx::Error::Database(error) => sqlx::Error::Database(Box::new(Reason::of(&*error))),
            other => other,
        })
    }
}

/// What a database says went wrong, without the details: PostgreSQL shows whole rows in them, and
/// there are secrets in rows.
#[derive(Clone, Debug)]
pub(in crate::store) struct Reason {
    pub(super) message: String,
    pub(super) code: Option<String>,
}

impl Reason {
    pub(super) fn of(error: &dyn DatabaseError) -> Reason {
        let message = error.message().to_owned();
        Reason { message, code: error.code().map(Cow::into_owned) }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.code {
            Some(code) => write!(f, "{} ({code})", self.message),
            None => f.write_str(&self.message),
        }
    }
}

impl StdError for Reason {}

impl DatabaseError for Reason {
    fn message(&self) -> &str {
        &self.message
    }

    fn code(&self) -> Option<Cow<'_, str>> {
        self.code.as_deref().map(Cow::Borrowed)
    }

    fn as_error(&self) -> &(dyn StdError + Send + Sync + 'static) {
        self
    }

    fn as_error_mut(&mut self) -> &mut (dyn StdError + Send + Sync + 'static) {
        self
    }

    fn into_error(self: Box<Self>) -> Box<dyn StdError + Send + Sync + 'static> {
        self
    }

    fn kind(&self) -> ErrorKind {
        ErrorKind::Other
    }
}

impl StoreError {
    /// What it means that these migrations cannot be run.
    pub(super) fn migration(error: MigrateError, ours: &Migrator) -> StoreError {
        match error {
            MigrateError::VersionMissing(found) => StoreError::Newer { found, known: newest(ours) },
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            other => StoreError::Damaged(other.to_string()),
        }
    }
}
