//! What is read.

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, OptionalExtension};

use super::Verdict;
use crate::{StoreError, StoredTable, TableRow, Which};

/// A table with its records.
pub(super) fn load(connection: &mut Connection, path: &Path, code: &str) -> Verdict<Option<StoredTable>> {
    // One transaction, so that no append comes between the table and its records.
    let moment = connection.transaction()?;
    let found = moment
        .prepare_cached("SELECT id, secret, over, created FROM tables WHERE code = ?1")?
        .query_one([code], |row| Ok((row.get::<_, i64>(0)?, row.get(1)?, row.get(2)?, row.get::<_, i64>(3)?)))
        .optional()?;
    let Some((id, secret, over, created)) = found else { return Ok(Ok(None)) };
    let mut statement =
        moment.prepare_cached("SELECT version, body FROM records WHERE table_id = ?1 ORDER BY version")?;
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
    Ok(Ok(Some(StoredTable { secret, records, over, created: time(created) })))
}

/// The tables without their records.
pub(super) fn list(connection: &mut Connection, which: Which) -> Verdict<Vec<TableRow>> {
    let which = match which {
        Which::All => "",
        Which::Running => "WHERE over = 0",
        Which::Over => "WHERE over = 1",
    };
    let mut statement = connection.prepare_cached(&format!(
        "SELECT code, coalesce(version + 1, 0), over, created, coalesce(stored, created)
         FROM tables LEFT JOIN records ON table_id = tables.id
             AND version = (SELECT max(version) FROM records WHERE table_id = tables.id)
         {which} ORDER BY tables.id"
    ))?;
    let rows = statement.query_map([], |row| {
        Ok(TableRow {
            code: row.get(0)?,
            version: row.get(1)?,
            over: row.get(2)?,
            created: time(row.get(3)?),
            touched: time(row.get(4)?),
        })
    })?;
    rows.collect::<rusqlite::Result<_>>().map(Ok)
}

/// A setting of the whole server.
pub(super) fn setting(connection: &mut Connection, name: &str) -> Verdict<Option<Vec<u8>>> {
    connection
        .prepare_cached("SELECT value FROM settings WHERE name = ?1")?
        .query_one([name], |row| row.get(0))
        .optional()
        .map(Ok)
}

fn time(milliseconds: i64) -> SystemTime {
    UNIX_EPOCH + Duration::from_millis(u64::try_from(milliseconds).unwrap_or(0))
}
