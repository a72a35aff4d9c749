//! Opening a connection: whose database it is, and which version of the schema it has.

use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::database_id::{self, DatabaseId};
use super::{errors, migrations, pragmas};
use crate::OpenError;

/// Marks a database as ours: "QNTT" in ASCII.
pub(super) const APPLICATION: i64 = 0x514E_5454;

/// How long to wait for another program that writes to the database.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// How many statements a connection keeps ready: more than there are. A game that ends takes some thirty.
const STATEMENTS: usize = 128;

/// Opens the connection that writes. The folder is locked already.
pub(super) fn open_writer(path: &Path, folder: &Path) -> Result<Connection, OpenError> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection =
        Connection::open_with_flags(path, flags).map_err(|error| open_error(&error, path))?;
    // SQLite silently opens a file that it may not write as read-only.
    if connection.is_readonly("main").map_err(|error| open_error(&error, path))? {
        let what = format!("{} may only be read", path.display());
        return Err(OpenError::Folder { path: folder.to_owned(), done: "written", what });
    }
    connection.busy_timeout(BUSY_TIMEOUT).map_err(|error| open_error(&error, path))?;
    keep_statements(&connection).map_err(|error| open_error(&error, path))?;
    // Before anything is changed: another program's file is left as it is.
    let version = version(&connection, path)?;
    pragmas::ensure_durability(&connection, path)?;
    migrations::migrate(&mut connection, path, version)?;
    Ok(connection)
}

/// The two connections to a database that was made before, and its number.
pub(super) struct Opened {
    pub writer: Connection,
    pub reader: Connection,
    pub id: DatabaseId,
}

/// Opens both connections to a database that was made before.
pub(super) fn open(path: &Path, folder: &Path) -> Result<Opened, OpenError> {
    let connection = open_reader(path)?;
    if version(&connection, path)? == 0 {
        return Err(OpenError::Empty { path: path.to_owned() });
    }
    drop(connection);
    let writer = open_writer(path, folder)?;
    let id = database_id::ensure(&writer).map_err(|error| open_error(&error, path))?;
    let reader = open_reader(path)?;
    // SQLite opens files when it needs them first; from here on they are open, whatever becomes of their names.
    version(&reader, path)?;
    Ok(Opened { writer, reader, id })
}

/// Opens a connection that can only read. In WAL mode it sees what was committed before each of its transactions, and
/// neither side waits for the other.
pub(super) fn open_reader(path: &Path) -> Result<Connection, OpenError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let open = || -> rusqlite::Result<Connection> {
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(BUSY_TIMEOUT)?;
        connection.pragma_update(None, "trusted_schema", false)?;
        keep_statements(&connection)?;
        Ok(connection)
    };
    open().map_err(|error| open_error(&error, path))
}

/// Compiles every statement once. Unless it is told that a plan must not depend on what is bound to a statement, SQLite
/// compiles one anew whenever something else is bound to its `LIMIT`.
fn keep_statements(connection: &Connection) -> rusqlite::Result<()> {
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(())
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
    let known = migrations::NEWEST as i64;
    match read() {
        Ok((0, 0, 0)) => Ok(0),
        Ok((APPLICATION, found, _)) if found > known => {
            Err(OpenError::Newer { path: path.to_owned(), found, known })
        }
        Ok((APPLICATION, found, _)) => usize::try_from(found).map_err(|_| foreign()),
        Ok(_) => Err(foreign()),
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::NotADatabase) => Err(foreign()),
        Err(error) => Err(open_error(&error, path)),
    }
}

/// What SQLite reports while a database is opened.
pub(super) fn open_error(error: &rusqlite::Error, path: &Path) -> OpenError {
    OpenError::Store(errors::store_error(error, path))
}
