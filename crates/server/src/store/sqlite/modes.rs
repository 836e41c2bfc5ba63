//! Who can read the files in a folder: only their owner. Seeds are in them, which give away all cards.

use std::fs::{self, File, Permissions};
use std::io;
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
use std::path::Path;

use super::{DATABASE, LOCK, Sqlite};

/// Our files. SQLite makes the last two, with the mode of the database.
const FILES: [&str; 4] = [DATABASE, LOCK, "crosstown.db-wal", "crosstown.db-shm"];
/// Everybody but the owner.
const OTHERS: u32 = 0o077;

/// Opens a file, and makes it for its owner alone if it is not there.
pub(super) fn open(path: &Path) -> io::Result<File> {
    File::options().create(true).truncate(false).write(true).mode(0o600).open(path)
}

/// Takes from others what they may do with our files.
pub(super) fn tighten(folder: &Path) -> io::Result<()> {
    for name in FILES {
        let path = folder.join(name);
        if mode(&path)?.is_some_and(|mode| mode & OTHERS != 0) {
            fs::set_permissions(&path, Permissions::from_mode(0o600))?;
        }
    }
    Ok(())
}

impl Sqlite {
    /// The files in a folder that others than their owner can read. Changes nothing.
    pub fn open_to_others(folder: &Path) -> io::Result<Vec<String>> {
        // Where nobody else comes in, it does not matter what the files allow.
        if mode(folder)?.is_none_or(|mode| mode & OTHERS == 0) {
            return Ok(Vec::new());
        }
        let mut found = Vec::new();
        for name in FILES {
            if mode(&folder.join(name))?.is_some_and(|mode| mode & OTHERS != 0) {
                found.push(name.to_owned());
            }
        }
        Ok(found)
    }
}

fn mode(path: &Path) -> io::Result<Option<u32>> {
    match fs::metadata(path) {
        Ok(found) => Ok(Some(found.permissions().mode())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}
