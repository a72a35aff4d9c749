//! Opening a connection: whose database it is, which version it has, and what it promises.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};

use super::{fault, probe};
use crate::OpenError;

/// Marks a database as ours: "QNTT" in ASCII.
const APPLICATION: i64 = 0x514E_5454;

/// What leads from each version of the database to the next; its version is how many were done. Entries are
/// added, never changed.
const STEPS: [&str; 1] = [include_str!("schema-1.sql")];

/// How long to wait for another program that writes to the database, such as a backup.
const PATIENCE: Duration = Duration::from_secs(5);

/// A log of changes that has grown past this is cut back to it after a checkpoint.
const WAL_LIMIT: u32 = 64 << 20;

/// After how many pages in the log of changes they are brought into the database. Bringing them in holds up one
/// commit for two syncs: seldom is better, and at this size it takes a moment when the server starts.
const CHECKPOINT: u32 = 8192;

/// The connection that writes. The folder is claimed already.
pub(super) fn writer(path: &Path, folder: &Path) -> Result<Connection, OpenError> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(path, flags).map_err(|error| told(&error, path))?;
    // SQLite opens a file that it may not write for reading, and says nothing.
    if connection.is_readonly("main").map_err(|error| told(&error, path))? {
        let what = format!("{} may only be read", path.display());
        return Err(OpenError::Folder { path: folder.to_owned(), done: "written", what });
    }
    connection.busy_timeout(PATIENCE).map_err(|error| told(&error, path))?;
    // Before anything is changed: another program's file is left as it is.
    let version = version(&connection, path)?;
    promise(&connection).map_err(|error| told(&error, path))?;
    probe::pragmas(&connection)
        .map_err(|error| told(&error, path))?
        .check()
        .map_err(|what| OpenError::Unsafe { path: path.to_owned(), what })?;
    migrate(&mut connection, version).map_err(|error| told(&error, path))?;
    Ok(connection)
}

/// A connection that can only read. In WAL mode it sees what was committed before each of its transactions, and
/// neither side waits for the other.
pub(super) fn reader(path: &Path) -> Result<Connection, OpenError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let open = || -> rusqlite::Result<Connection> {
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(PATIENCE)?;
        connection.pragma_update(None, "trusted_schema", false)?;
        Ok(connection)
    };
    open().map_err(|error| told(&error, path))
}

/// The version of the database, 0 if it is new.
pub(super) fn version(connection: &Connection, path: &Path) -> Result<usize, OpenError> {
    let read = || -> rusqlite::Result<(i64, i64, i64)> {
        Ok((
            connection.pragma_query_value(None, "application_id", |row| row.get(0))?,
            connection.pragma_query_value(None, "user_version", |row| row.get(0))?,
            connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?,
        ))
    };
    let foreign = || OpenError::Foreign { path: path.to_owned() };
    let known = STEPS.len() as i64;
    match read() {
        Ok((0, 0, 0)) => Ok(0),
        Ok((APPLICATION, found, _)) if found > known => {
            Err(OpenError::Newer { path: path.to_owned(), found, known })
        }
        Ok((APPLICATION, found, _)) => usize::try_from(found).map_err(|_| foreign()),
        Ok(_) => Err(foreign()),
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::NotADatabase) => Err(foreign()),
        Err(error) => Err(told(&error, path)),
    }
}

/// Sets what every commit relies on; whether it took is read back afterwards.
fn promise(connection: &Connection) -> rusqlite::Result<()> {
    // The mode that the file system allows is the answer, not an error.
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
    connection.pragma_update_and_check(None, "wal_autocheckpoint", CHECKPOINT, |_| Ok(()))?;
    connection.pragma_update_and_check(None, "journal_size_limit", WAL_LIMIT, |_| Ok(()))
}

/// Brings the database to the newest version, or leaves it as it was.
fn migrate(connection: &mut Connection, version: usize) -> rusqlite::Result<()> {
    if version == STEPS.len() {
        return Ok(());
    }
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for step in &STEPS[version..] {
        change.execute_batch(step)?;
    }
    change.pragma_update(None, "application_id", APPLICATION)?;
    change.pragma_update(None, "user_version", STEPS.len())?;
    change.commit()
}

fn told(error: &rusqlite::Error, path: &Path) -> OpenError {
    OpenError::Store(fault::tell(error, path))
}
