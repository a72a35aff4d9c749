//! A copy of the database while a server writes to it.

use std::fs::File;
use std::path::{Path, PathBuf};

use super::{DATABASE, fault, folder, schema};
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
/// that of one moment, whole and checked; a server may run meanwhile, and does not wait.
pub fn backup(from: &Path, to: &Path) -> Result<Backup, OpenError> {
    let source = from.join(DATABASE);
    if !source.is_file() {
        return Err(OpenError::Nothing { path: from.to_owned() });
    }
    let connection = schema::reader(&source)?;
    schema::version(&connection, &source)?;
    // Claimed, so that no server runs there; and never over a database that somebody may need.
    let _claim = folder::claim(to)?;
    let path = to.join(DATABASE);
    if path.exists() {
        return Err(OpenError::Occupied { path });
    }
    let partial = to.join("quintet.partial");
    let refused = |error: &std::io::Error| folder::refuse(to, "written", error);
    let told = |error: rusqlite::Error, path: &Path| OpenError::Store(fault::tell(&error, path));
    // What an earlier try left behind.
    let _none = std::fs::remove_file(&partial);
    let file = folder::file(&partial).map_err(|error| refused(&error))?;
    // One transaction that reads: what is committed meanwhile is not in it, and nobody waits for it.
    let copied = connection.execute("VACUUM INTO ?1", [partial.to_string_lossy()]);
    copied.map_err(|error| told(error, &partial))?;
    let tables = check(&partial)?;
    file.sync_all().and_then(|()| std::fs::rename(&partial, &path)).map_err(|error| refused(&error))?;
    if cfg!(unix) {
        File::open(to).and_then(|folder| folder.sync_all()).map_err(|error| refused(&error))?;
    }
    let bytes = path.metadata().map_err(|error| refused(&error))?.len();
    Ok(Backup { path, tables, bytes })
}

/// Reads the copy from end to end.
fn check(copy: &Path) -> Result<u64, OpenError> {
    let connection = schema::reader(copy)?;
    let told = |error: rusqlite::Error| OpenError::Store(fault::tell(&error, copy));
    let found: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0)).map_err(told)?;
    if found != "ok" {
        return Err(OpenError::Store(StoreError::Damaged { path: copy.to_owned(), what: found }));
    }
    connection.query_row("SELECT count(*) FROM tables", [], |row| row.get(0)).map_err(told)
}
