//! A file that may be the database: examined without changing it, nor anything beside it.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::database_id::{self, DatabaseId};
use super::{schema, wal};
use crate::{OpenError, StoreError};

/// The number of the database in that file, if it is one of ours; what is in its write-ahead log alone does not count.
pub(super) fn id(path: &Path) -> Option<DatabaseId> {
    let read = || -> rusqlite::Result<Option<DatabaseId>> {
        let flags =
            OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI;
        // Immutable: SQLite takes no locks and leaves the write-ahead log alone.
        let connection = Connection::open_with_flags(format!("file:{}?immutable=1", escaped(path)), flags)?;
        Ok(match schema::version(&connection, path) {
            Ok(version) if version > 0 => database_id::read(&connection)?,
            _ => None,
        })
    };
    read().ok().flatten()
}

/// A path as part of a URI.
fn escaped(path: &Path) -> String {
    path.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23")
}

/// Whether the write-ahead log beside that file can be its own.
pub(super) fn fits_log(path: &Path) -> bool {
    let empty = wal::path_of(path).metadata().is_ok_and(|log| log.len() == 0);
    empty || in_wal_mode(path).unwrap_or(false) && whole(path).is_ok()
}

/// Whether the file says that it has a write-ahead log. A copy made by `quintet backup` has none until it is served, and
/// must not be read together with the one that a former database left behind.
pub(super) fn in_wal_mode(path: &Path) -> io::Result<bool> {
    let mut head = [0; 20];
    File::open(path)?.read_exact(&mut head)?;
    Ok(head[18..] == [2, 2])
}

/// Fails if commits in the write-ahead log would be lost, if the log is another database's, or if anything in the
/// database contradicts itself. Nobody else has it open.
pub(super) fn check(path: &Path) -> Result<(), OpenError> {
    check_log(path)?;
    whole(path)
}

/// Fails if commits in the write-ahead log would be lost, or if the log is another database's.
pub(super) fn check_log(path: &Path) -> Result<(), OpenError> {
    let log = wal::path_of(path);
    let unread = |error: io::Error| StoreError::Failed { path: log.clone(), what: error.to_string() };
    if !log.metadata().is_ok_and(|log| log.len() > 0) {
        return Ok(());
    }
    if let Some(damage) = wal::damage(path).map_err(unread)? {
        return Err(OpenError::DamagedLog { path: log, frame: damage.frame, commits: damage.commits });
    }
    // A file too short to say so is told apart later.
    if in_wal_mode(path).is_ok_and(|is| !is) {
        return Err(OpenError::StrayLog { path: path.to_owned(), log });
    }
    Ok(())
}

/// Goes through the whole database.
fn whole(path: &Path) -> Result<(), OpenError> {
    let connection = schema::open_reader(path)?;
    let found = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get::<_, String>(0));
    let what = found.map_err(|error| schema::open_error(&error, path))?;
    if what == "ok" { Ok(()) } else { Err(StoreError::Damaged { path: path.to_owned(), what }.into()) }
}
