//! The queries.

use std::path::Path;

use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension, Row};

use super::Attempt;
use crate::checksum::checksum;
use crate::{Found, Stage, StoreError, StoredTable, Summary, ToForget, Token};

/// How many bytes a piece of a log may have before it ends early.
const MAX_CHUNK_BYTES: usize = 256 << 10;

/// What [`found`] reads.
macro_rules! found {
    ($rest:literal) => {
        concat!(
            "SELECT tables.id, stage, game, listed, line, code, token, created, changed, deleted IS NOT NULL,
                 (SELECT coalesce(max(version) + 1, 0) FROM records WHERE table_id = tables.id)
             FROM tables ",
            $rest
        )
    };
}

/// A table by its code, without its log. The table whose code comes next is read where there is none: a code that is wrong
/// takes as long as one that is right, so that nobody learns by a clock which it was.
pub(super) fn by_code(connection: &mut Connection, code: &str) -> Attempt<Option<Found>> {
    let snapshot = connection.transaction()?;
    let mut statement = snapshot.prepare_cached(found!(
        "WHERE code = coalesce((SELECT min(code) FROM tables WHERE code >= ?1), (SELECT min(code) FROM tables))"
    ))?;
    let nearest = statement.query_one([code], |row| found(&snapshot, row)).optional()?;
    Ok(Ok(nearest.filter(|found| found.code == code && !found.deleted)))
}

/// A table by what its link carries, without its log.
pub(super) fn by_token(connection: &mut Connection, token: Token) -> Attempt<Option<Found>> {
    let snapshot = connection.transaction()?;
    let mut statement = snapshot.prepare_cached(found!("WHERE token = ?1 AND deleted IS NULL"))?;
    statement.query_one([token.0], |row| found(&snapshot, row)).optional().map(Ok)
}

/// A table without its records.
pub(super) fn load(connection: &mut Connection, code: &str) -> Attempt<Option<StoredTable>> {
    let snapshot = connection.transaction()?;
    let mut statement = snapshot.prepare_cached(
        "SELECT id, stage, game, listed, line, secret, token, epoch,
             (SELECT coalesce(max(version) + 1, 0) FROM records WHERE table_id = tables.id)
         FROM tables WHERE code = ?1 AND deleted IS NULL",
    )?;
    let table = |row: &Row<'_>| {
        let (secret, token, epoch, version) = (row.get(5)?, token(row, 6)?, row.get(7)?, row.get(8)?);
        Ok(StoredTable { secret, token, epoch, version, summary: summary(&snapshot, row)? })
    };
    statement.query_one([code], table).optional().map(Ok)
}

/// A piece of a log.
pub(super) fn records(
    connection: &mut Connection,
    path: &Path,
    code: &str,
    from: u64,
    most: usize,
) -> Attempt<Vec<Box<str>>> {
    let mut statement = connection.prepare_cached(
        "SELECT version, body, checksum FROM records
         WHERE table_id = (SELECT id FROM tables WHERE code = ?1 AND deleted IS NULL) AND version >= ?2 ORDER BY version LIMIT ?3",
    )?;
    let mut rows = statement.query((code, from, most))?;
    let damaged = |version: u64, how: &str| {
        let what = format!("record {version} of table {code} {how}");
        Ok(Err(StoreError::Damaged { path: path.to_owned(), what }))
    };
    let (mut records, mut bytes) = (Vec::new(), 0);
    while let Some(row) = rows.next()? {
        let version = from + records.len() as u64;
        // A log with a gap would fold to a state that never was.
        if row.get::<_, u64>(0)? != version {
            return damaged(version, "is missing");
        }
        let ValueRef::Text(body) = row.get_ref(1)? else { return damaged(version, "is not text") };
        let Ok(body) = str::from_utf8(body) else { return damaged(version, "is not text") };
        if row.get::<_, i64>(2)? != i64::from(checksum(code, version, body)) {
            return damaged(version, "was changed");
        }
        records.push(body.into());
        bytes += body.len();
        if bytes >= MAX_CHUNK_BYTES {
            break;
        }
    }
    Ok(Ok(records))
}

/// Tables at which one of these devices has a seat, latest first.
pub(super) fn tables_of(
    connection: &mut Connection,
    devices: &[Box<str>],
    ended: bool,
    most: usize,
) -> Attempt<Vec<Found>> {
    let snapshot = connection.transaction()?;
    let mut seated = snapshot.prepare_cached(
        "SELECT table_id FROM seated WHERE device = ?1 AND ended = ?2 ORDER BY table_id DESC LIMIT ?3",
    )?;
    let mut ids: Vec<i64> = Vec::new();
    for device in devices {
        for id in seated.query_map((device, ended, most), |row| row.get(0))? {
            ids.push(id?);
        }
    }
    ids.sort_unstable_by(|one, other| other.cmp(one));
    ids.dedup();
    ids.truncate(most);
    let mut statement = snapshot.prepare_cached(found!("WHERE id = ?1"))?;
    let tables = ids.into_iter().map(|id| statement.query_one([id], |row| found(&snapshot, row)));
    tables.collect::<rusqlite::Result<_>>().map(Ok)
}

/// The codes of tables without a summary, oldest first.
pub(super) fn unsummarised(connection: &mut Connection, skip: usize, most: usize) -> Attempt<Vec<String>> {
    let mut statement = connection.prepare_cached(
        "SELECT code FROM tables WHERE stage IS NULL AND deleted IS NULL ORDER BY id LIMIT ?2 OFFSET ?1",
    )?;
    let codes = statement.query_map([skip, most], |row| row.get(0))?;
    codes.collect::<rusqlite::Result<_>>().map(Ok)
}

/// Tables of that stage at which nothing has happened since then.
pub(super) fn expired(
    connection: &mut Connection,
    stage: Stage,
    since: i64,
    most: usize,
) -> Attempt<Vec<Found>> {
    let snapshot = connection.transaction()?;
    // The index finds those that did not change since; moves are told by the last record alone.
    let mut statement = snapshot.prepare_cached(found!(
        "WHERE stage = ?1 AND changed < ?2 AND deleted IS NULL
           AND coalesce((SELECT stored FROM records WHERE table_id = tables.id ORDER BY version DESC LIMIT 1), 0) < ?2
         ORDER BY changed LIMIT ?3"
    ))?;
    let tables = statement.query_map((stage as i64, since, most), |row| found(&snapshot, row))?;
    tables.collect::<rusqlite::Result<_>>().map(Ok)
}

/// When the last record was stored.
pub(super) fn last_stored(connection: &mut Connection) -> Attempt<Option<i64>> {
    let mut statement = connection.prepare_cached("SELECT stored FROM records ORDER BY id DESC LIMIT 1")?;
    statement.query_one([], |row| row.get(0)).optional().map(Ok)
}

/// Finished tables of older versions without a result.
pub(super) fn without_result(connection: &mut Connection, skip: usize, most: usize) -> Attempt<Vec<Found>> {
    let snapshot = connection.transaction()?;
    let mut statement = snapshot.prepare_cached(found!(
        "WHERE id IN (SELECT table_id FROM unresulted ORDER BY table_id LIMIT ?2 OFFSET ?1) ORDER BY id"
    ))?;
    let tables = statement.query_map([skip, most], |row| found(&snapshot, row))?;
    tables.collect::<rusqlite::Result<_>>().map(Ok)
}

/// Tables from which devices are still to be taken out.
pub(super) fn to_forget(connection: &mut Connection, skip: usize, most: usize) -> Attempt<Vec<ToForget>> {
    let snapshot = connection.transaction()?;
    let mut statement = snapshot.prepare_cached(found!(
        "WHERE id IN (SELECT DISTINCT table_id FROM forgets ORDER BY table_id LIMIT ?2 OFFSET ?1) ORDER BY id"
    ))?;
    let mut devices =
        snapshot.prepare_cached("SELECT device FROM forgets WHERE table_id = ?1 ORDER BY device")?;
    let mut result = snapshot.prepare_cached("SELECT line FROM results WHERE table_id = ?1")?;
    let tables = statement.query_map([skip, most], |row| {
        let id: i64 = row.get(0)?;
        Ok(ToForget {
            found: found(&snapshot, row)?,
            devices: devices.query_map([id], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?,
            result: result.query_one([id], |row| row.get(0)).optional()?,
        })
    })?;
    tables.collect::<rusqlite::Result<_>>().map(Ok)
}

fn found(connection: &Connection, row: &Row<'_>) -> rusqlite::Result<Found> {
    Ok(Found {
        summary: summary(connection, row)?,
        code: row.get(5)?,
        token: token(row, 6)?,
        created: row.get(7)?,
        changed: row.get(8)?,
        deleted: row.get(9)?,
        version: row.get(10)?,
    })
}

/// The summary of a table whose row begins with its id and the columns of the summary.
fn summary(connection: &Connection, row: &Row<'_>) -> rusqlite::Result<Option<Summary>> {
    let (id, stage): (i64, Option<usize>) = (row.get(0)?, row.get(1)?);
    let Some(stage) = stage.and_then(|stage| Stage::ALL.get(stage).copied()) else { return Ok(None) };
    let mut seated =
        connection.prepare_cached("SELECT device FROM seated WHERE table_id = ?1 ORDER BY device")?;
    let devices = seated.query_map([id], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
    Ok(Some(Summary { stage, game: row.get(2)?, listed: row.get(3)?, line: row.get(4)?, devices }))
}

pub(super) fn token(row: &Row<'_>, column: usize) -> rusqlite::Result<Option<Token>> {
    Ok(row.get::<_, Option<[u8; 16]>>(column)?.map(Token))
}
