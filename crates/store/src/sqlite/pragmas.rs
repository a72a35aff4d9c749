//! The pragmas that durability depends on: set, then read back, because SQLite ignores silently what it cannot do.

use std::path::Path;

use rusqlite::Connection;

use super::schema::open_error;
use crate::OpenError;

/// The write-ahead log is truncated to this size after a checkpoint.
const MAX_WAL_BYTES: u32 = 64 << 20;

/// How many pages the write-ahead log may have before a checkpoint moves them into the database. A checkpoint
/// holds up one commit for two syncs, so it should be rare; at this size it takes a moment when the server starts.
const CHECKPOINT_PAGES: u32 = 8192;

/// Sets what every commit relies on, and fails if something of it did not take.
pub(super) fn ensure_durability(connection: &Connection, path: &Path) -> Result<(), OpenError> {
    set(connection).map_err(|error| open_error(&error, path))?;
    let missing = missing(connection).map_err(|error| open_error(&error, path))?;
    missing.map_or(Ok(()), |what| Err(OpenError::NotDurable { path: path.to_owned(), what }))
}

fn set(connection: &Connection) -> rusqlite::Result<()> {
    // If the file system does not allow it, SQLite answers with another mode and no error.
    connection.pragma_update_and_check(None, "journal_mode", "wal", |_| Ok(()))?;
    // In WAL mode only FULL syncs at every commit; NORMAL would lose the last ones in a power cut.
    connection.pragma_update(None, "synchronous", "full")?;
    // macOS keeps synced data in the drive's cache unless asked twice; elsewhere these do nothing.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    // Damaged pages are noticed when they are read.
    connection.pragma_update(None, "cell_size_check", true)?;
    // So that a full disk for temporary files cannot fail a commit.
    connection.pragma_update(None, "temp_store", "memory")?;
    connection.pragma_update_and_check(None, "wal_autocheckpoint", CHECKPOINT_PAGES, |_| Ok(()))?;
    connection.pragma_update_and_check(None, "journal_size_limit", MAX_WAL_BYTES, |_| Ok(()))
}

/// The promise that is not kept, if there is one.
fn missing(connection: &Connection) -> rusqlite::Result<Option<String>> {
    let journal: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
    if journal != "wal" {
        return Ok(Some(format!("the journal mode is {journal}, not wal")));
    }
    let synchronous: i64 = connection.pragma_query_value(None, "synchronous", |row| row.get(0))?;
    if synchronous != 2 {
        return Ok(Some(format!("synchronous is {synchronous}, not 2")));
    }
    let foreign_keys: bool = connection.pragma_query_value(None, "foreign_keys", |row| row.get(0))?;
    Ok((!foreign_keys).then(|| "foreign keys are not checked".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_without_a_write_ahead_log_is_not_durable() {
        let memory = Connection::open_in_memory().unwrap();
        let error = ensure_durability(&memory, Path::new("data/quintet.db")).unwrap_err();
        assert!(error.to_string().contains("the journal mode is memory, not wal"), "{error}");
    }
}
