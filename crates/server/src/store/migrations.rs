//! Which migrations a database has had.

use sqlx::migrate::Migrator;

/// Which migrations a database has had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version {
    /// The last that it has had; 0 if none.
    pub found: i64,
    /// The last that this program knows.
    pub known: i64,
}

/// The last of these migrations.
pub(super) fn newest(migrations: &Migrator) -> i64 {
    migrations.iter().map(|migration| migration.version).max().unwrap_or(0)
}
