//! An online backup: a snapshot of the database while a server writes to it.

use std::fs::File;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::{DATABASE, candidate, data_folder, schema};
use crate::{OpenError, StoreError};

/// What was copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    /// The copy.
    pub path: PathBuf,
    /// How many tables are in it.
    pub tables: u64,
    /// Its size in bytes.
    pub bytes: u64,
}

/// Copies the database of a data folder into another folder, which can then be used as a data folder. The copy is
/// a consistent snapshot, checked before it counts; a server may run meanwhile, and is not held up.
pub fn backup(from: &Path, to: &Path) -> Result<Backup, OpenError> {
    let source = from.join(DATABASE);
    if !source.is_file() {
        return Err(OpenError::NoDatabase { path: from.to_owned() });
    }
    // Unless a server is running there, which has looked at its log itself.
    if let Ok(_lock) = data_folder::lock(from) {
        candidate::check_log(&source)?;
    }
    let connection = schema::open_reader(&source)?;
    schema::version(&connection, &source)?;
    // Locked, so that no server runs there; and an existing database is never overwritten.
    let _lock = data_folder::lock(to)?;
    let path = to.join(DATABASE);
    if path.exists() {
        return Err(OpenError::Exists { path });
    }
    let tables = copy(&connection, &path)?;
    let bytes = path.metadata().map_err(|error| data_folder::error(to, "written", &error))?.len();
    Ok(Backup { path, tables, bytes })
}

/// Copies a database to that path, in place of what is there: one moment of it, checked and synced before it counts.
/// Gives the number of its tables.
pub(super) fn copy(connection: &Connection, path: &Path) -> Result<u64, OpenError> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let partial = folder.join("quintet.partial");
    let copied = copy_via(connection, &partial, path, folder);
    if copied.is_err() {
        let _never_made = std::fs::remove_file(&partial);
    }
    copied
}

fn copy_via(connection: &Connection, partial: &Path, path: &Path, folder: &Path) -> Result<u64, OpenError> {
    let unwritable = |error: &std::io::Error| data_folder::error(folder, "written", error);
    // What an interrupted copy left behind.
    let _nothing_there = std::fs::remove_file(partial);
    let file = data_folder::private_file(partial).map_err(|error| unwritable(&error))?;
    // One read transaction: it does not see later commits, and nobody waits for it.
    let copied = connection.execute("VACUUM INTO ?1", [partial.to_string_lossy()]);
    copied.map_err(|error| schema::open_error(&error, partial))?;
    let tables = check(partial)?;
    file.sync_all().and_then(|()| std::fs::rename(partial, path)).map_err(|error| unwritable(&error))?;
    if cfg!(unix) {
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(|error| unwritable(&error))?;
    }
    Ok(tables)
}

/// Checks the copy from end to end; gives the number of its tables.
fn check(copy: &Path) -> Result<u64, OpenError> {
    let connection = schema::open_reader(copy)?;
    let failed = |error: rusqlite::Error| schema::open_error(&error, copy);
    let found: String =
        connection.query_row("PRAGMA integrity_check", [], |row| row.get(0)).map_err(failed)?;
    if found != "ok" {
        return Err(OpenError::Store(StoreError::Damaged { path: copy.to_owned(), what: found }));
    }
    connection.query_row("SELECT count(*) FROM tables", [], |row| row.get(0)).map_err(failed)
}
