//! The statements that write, each inside a transaction that it shares with others: nothing is changed before all
//! checks have passed.

use std::time::{SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, OptionalExtension};

use super::Attempt;
use crate::{Append, NewTable, StoreError};

/// Starts the log of a table.
pub(super) fn create(connection: &Connection, table: &NewTable) -> Attempt<()> {
    let now = now();
    let created = connection
        .prepare_cached(
            "INSERT INTO tables (code, secret, over, created) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
        )?
        .execute((&table.code, table.secret, table.over, now))?;
    if created == 0 {
        return Ok(Err(StoreError::Taken { code: table.code.clone() }));
    }
    insert(connection, connection.last_insert_rowid(), 0, &table.bodies, now)?;
    Ok(Ok(()))
}

/// Appends to the log of a table if it has the expected version.
pub(super) fn append(connection: &Connection, append: &Append) -> Attempt<()> {
    let found: Option<(i64, bool, u64)> = connection
        .prepare_cached(
            "SELECT id, over, (SELECT coalesce(max(version) + 1, 0) FROM records WHERE table_id = tables.id)
             FROM tables WHERE code = ?1",
        )?
        .query_one([&append.code], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .optional()?;
    let Some((id, over, version)) = found else {
        return Ok(Err(StoreError::Missing { code: append.code.clone() }));
    };
    if version != append.version {
        let (code, expected) = (append.code.clone(), append.version);
        return Ok(Err(StoreError::Conflict { code, expected, found: version }));
    }
    insert(connection, id, version, &append.bodies, now())?;
    if over != append.over {
        connection.prepare_cached("UPDATE tables SET over = ?2 WHERE id = ?1")?.execute((id, append.over))?;
    }
    Ok(Ok(()))
}

fn insert(
    connection: &Connection,
    table: i64,
    version: u64,
    bodies: &[Box<str>],
    now: i64,
) -> rusqlite::Result<()> {
    let mut statement = connection
        .prepare_cached("INSERT INTO records (table_id, version, body, stored) VALUES (?1, ?2, ?3, ?4)")?;
    for (version, body) in (version..).zip(bodies) {
        statement.execute((table, version, body, now))?;
    }
    Ok(())
}

/// Milliseconds since 1970.
fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
