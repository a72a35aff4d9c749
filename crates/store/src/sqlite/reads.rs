//! The queries.

use std::path::Path;

use rusqlite::{Connection, OptionalExtension};

use super::Attempt;
use crate::{StoreError, StoredTable};

/// A table with its records.
pub(super) fn load(connection: &mut Connection, path: &Path, code: &str) -> Attempt<Option<StoredTable>> {
    // One transaction, so that no append comes between the table and its records.
    let snapshot = connection.transaction()?;
    let found = snapshot
        .prepare_cached("SELECT id, secret, over FROM tables WHERE code = ?1")?
        .query_one([code], |row| Ok((row.get::<_, i64>(0)?, row.get(1)?, row.get(2)?)))
        .optional()?;
    let Some((id, secret, over)) = found else { return Ok(Ok(None)) };
    let mut statement =
        snapshot.prepare_cached("SELECT version, body FROM records WHERE table_id = ?1 ORDER BY version")?;
    let mut rows = statement.query([id])?;
    let mut records = Vec::new();
    while let Some(row) = rows.next()? {
        // A log with a gap would fold to a state that never was.
        if row.get::<_, usize>(0)? != records.len() {
            let what = format!("record {} of table {code} is missing", records.len());
            return Ok(Err(StoreError::Damaged { path: path.to_owned(), what }));
        }
        records.push(row.get(1)?);
    }
    Ok(Ok(Some(StoredTable { secret, records, over })))
}

/// The codes of the tables that are not over, oldest first.
pub(super) fn running(connection: &mut Connection) -> Attempt<Vec<String>> {
    let mut statement = connection.prepare_cached("SELECT code FROM tables WHERE over = 0 ORDER BY id")?;
    let codes = statement.query_map([], |row| row.get(0))?;
    codes.collect::<rusqlite::Result<_>>().map(Ok)
}
