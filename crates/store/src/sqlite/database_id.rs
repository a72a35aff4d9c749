//! What tells a copy of a database from another database: a number drawn once, which its copies share.

use rusqlite::{Connection, OptionalExtension};

/// The number of a database.
pub(super) type DatabaseId = [u8; 16];

/// The number of that database; draws it if there is none yet.
pub(super) fn ensure(connection: &Connection) -> rusqlite::Result<DatabaseId> {
    if let Some(id) = read(connection)? {
        return Ok(id);
    }
    connection.execute(
        "INSERT INTO settings (name, value) VALUES ('database', randomblob(16)) ON CONFLICT DO NOTHING",
        [],
    )?;
    // So that it can be read from the file alone, without its write-ahead log.
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
    read(connection)?.ok_or(rusqlite::Error::QueryReturnedNoRows)
}

/// The number of that database, if it has one.
pub(super) fn read(connection: &Connection) -> rusqlite::Result<Option<DatabaseId>> {
    connection
        .query_row("SELECT value FROM settings WHERE name = 'database'", [], |row| row.get(0))
        .optional()
}
