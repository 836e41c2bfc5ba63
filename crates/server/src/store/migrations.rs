//! Which migrations a database has had, and which it lacks.

use sqlx::migrate::Migrator;

/// Which migrations a database has had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Version {
    /// The last that it has had; 0 if none.
    pub found: i64,
    /// The last that this program knows.
    pub known: i64,
    /// What those are about that it has not had, in order.
    pub missing: Vec<String>,
}

impl Version {
    pub(super) fn new(found: Option<i64>, migrations: &Migrator) -> Version {
        let found = found.unwrap_or(0);
        let missing = migrations.iter().filter(|migration| migration.version > found);
        let missing = missing.map(|migration| migration.description.clone().into_owned()).collect();
        Version { found, known: newest(migrations), missing }
    }
}

/// The last of these migrations.
pub(super) fn newest(migrations: &Migrator) -> i64 {
    migrations.iter().map(|migration| migration.version).max().unwrap_or(0)
}
