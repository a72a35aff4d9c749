//! The statements that write, each inside a transaction that it shares with others: nothing is changed before all
//! checks have passed.

use rusqlite::{Connection, OptionalExtension};

use super::heads::{Head, Writing};
use super::{Attempt, results, reviews};
use crate::checksum::checksum;
use crate::time::now;
use crate::{Append, Deletion, Ended, NewTable, Stage, StoreError, Summary};

/// How many records are deleted in one commit, which others wait for.
const PURGED_AT_ONCE: usize = 500;

/// Starts the log of a table.
pub(super) fn create(connection: &Connection, table: &NewTable) -> Attempt<()> {
    let (now, summary) = (now(), &table.summary);
    let created = connection
        .prepare_cached(
            "INSERT INTO tables (code, secret, created, token, stage, changed, game, listed, line)
             VALUES (?1, ?2, ?3, ?4, ?5, ?3, ?6, ?7, ?8) ON CONFLICT DO NOTHING",
        )?
        .execute((
            &table.code,
            table.secret,
            now,
            table.token.0,
            summary.stage as i64,
            &summary.game,
            summary.listed,
            &summary.line,
        ))?;
    if created == 0 {
        return Ok(Err(StoreError::Taken { code: table.code.clone() }));
    }
    let id = connection.last_insert_rowid();
    seat(connection, id, summary)?;
    insert(connection, id, &table.code, 0, &table.bodies, now)?;
    if let Some(Ended { at, result }) = &table.ended {
        results::insert(connection, id, result, *at)?;
    }
    Ok(Ok(()))
}

/// Appends to the log of a table if it has the expected version and epoch.
pub(super) fn append(writing: &Writing<'_>, append: &Append) -> Attempt<()> {
    let Some(Head { id, version, epoch }) = writing.head(&append.code)? else {
        return Ok(Err(StoreError::Missing { code: append.code.clone() }));
    };
    if epoch != append.epoch {
        let (code, expected) = (append.code.clone(), append.epoch);
        return Ok(Err(StoreError::Fenced { code, expected, found: epoch }));
    }
    if version != append.version {
        let (code, expected) = (append.code.clone(), append.version);
        return Ok(Err(StoreError::Conflict { code, expected, found: version }));
    }
    let now = now();
    insert(writing, id, &append.code, version, &append.bodies, now)?;
    if let Some(summary) = &append.summary {
        update_summary(writing, id, summary, now)?;
    }
    if let Some(result) = &append.result {
        results::insert(writing, id, result, now)?;
    }
    let version = version + append.bodies.len() as u64;
    writing.set_head(&append.code, Head { id, version, epoch });
    Ok(Ok(()))
}

/// Sums up a table that has no summary. It changed last with its last record, not now.
pub(super) fn summarise(connection: &Connection, code: &str, summary: &Summary) -> Attempt<()> {
    let found: Option<(i64, i64)> = connection
        .prepare_cached(
            "SELECT id, coalesce((SELECT stored FROM records WHERE table_id = tables.id
                 ORDER BY version DESC LIMIT 1), created)
             FROM tables WHERE code = ?1 AND stage IS NULL",
        )?
        .query_one([code], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    if let Some((id, last)) = found {
        update_summary(connection, id, summary, last)?;
    }
    Ok(Ok(()))
}

/// Takes a table out of everybody's sight if it has the expected version. Its records go later, see [`purge`].
pub(super) fn delete(connection: &Writing<'_>, deletion: &Deletion) -> Attempt<()> {
    let Some(Head { id, version, .. }) = connection.head(&deletion.code)? else {
        return Ok(Err(StoreError::Missing { code: deletion.code.clone() }));
    };
    if version != deletion.version {
        let (code, expected) = (deletion.code.clone(), deletion.version);
        return Ok(Err(StoreError::Conflict { code, expected, found: version }));
    }
    connection.forget(&deletion.code);
    reviews::delete(connection, id)?;
    if !deletion.keep_summary {
        results::delete(connection, id)?;
        reviews::delete_accuracies(connection, id)?;
    }
    // It has ended for whoever sat there, and nobody needs the way to it, nor its secret.
    connection
        .prepare_cached(
            "UPDATE tables SET deleted = ?2, token = NULL, listed = 0, secret = zeroblob(32) WHERE id = ?1",
        )?
        .execute((id, now()))?;
    let seated = if deletion.keep_summary {
        "UPDATE seated SET ended = 1 WHERE table_id = ?1 AND ended = 0"
    } else {
        "DELETE FROM seated WHERE table_id = ?1"
    };
    connection.prepare_cached(seated)?.execute([id])?;
    connection
        .prepare_cached("INSERT INTO purges (table_id, keep_summary) VALUES (?1, ?2)")?
        .execute((id, deletion.keep_summary))?;
    Ok(Ok(()))
}

/// Deletes some of the records that are to go; whether there may be more.
pub(super) fn purge(connection: &Connection) -> Attempt<bool> {
    let next = connection
        .prepare_cached("SELECT table_id, keep_summary FROM purges LIMIT 1")?
        .query_one([], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, bool>(1)?)))
        .optional()?;
    let Some((id, keep_summary)) = next else { return Ok(Ok(false)) };
    let deleted = connection
        .prepare_cached(
            "DELETE FROM records WHERE id IN (SELECT id FROM records WHERE table_id = ?1 LIMIT ?2)",
        )?
        .execute((id, PURGED_AT_ONCE))?;
    if deleted < PURGED_AT_ONCE {
        connection.prepare_cached("DELETE FROM purges WHERE table_id = ?1")?.execute([id])?;
        if !keep_summary {
            for rest in
                ["DELETE FROM unresulted WHERE table_id = ?1", "DELETE FROM forgets WHERE table_id = ?1"]
            {
                connection.prepare_cached(rest)?.execute([id])?;
            }
            connection.prepare_cached("DELETE FROM tables WHERE id = ?1")?.execute([id])?;
        }
    }
    Ok(Ok(true))
}

/// Writes how a table stands. One that goes on after it was over has no result any more.
pub(super) fn update_summary(
    connection: &Connection,
    id: i64,
    summary: &Summary,
    now: i64,
) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "UPDATE tables SET stage = ?2, changed = ?3, game = ?4, listed = ?5, line = ?6 WHERE id = ?1",
        )?
        .execute((id, summary.stage as i64, now, &summary.game, summary.listed, &summary.line))?;
    let seated: Vec<(Box<str>, bool)> = connection
        .prepare_cached("SELECT device, ended FROM seated WHERE table_id = ?1 ORDER BY device")?
        .query_map([id], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<rusqlite::Result<_>>()?;
    let ended = summary.stage.is_end();
    let same = seated.len() == summary.devices.len()
        && seated
            .iter()
            .zip(&summary.devices)
            .all(|(seated, device)| seated.0 == *device && seated.1 == ended);
    if !same {
        connection.prepare_cached("DELETE FROM seated WHERE table_id = ?1")?.execute([id])?;
        seat(connection, id, summary)?;
    }
    if summary.stage != Stage::Over {
        results::delete(connection, id)?;
        reviews::delete(connection, id)?;
        reviews::delete_accuracies(connection, id)?;
    }
    Ok(())
}

fn seat(connection: &Connection, table: i64, summary: &Summary) -> rusqlite::Result<()> {
    let mut statement = connection.prepare_cached(
        "INSERT INTO seated (device, ended, table_id) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
    )?;
    for device in &summary.devices {
        statement.execute((device, summary.stage.is_end(), table))?;
    }
    Ok(())
}

/// Writes records from that version on.
pub(super) fn insert(
    connection: &Connection,
    table: i64,
    code: &str,
    version: u64,
    bodies: &[Box<str>],
    now: i64,
) -> rusqlite::Result<()> {
    let mut statement = connection.prepare_cached(
        "INSERT INTO records (table_id, version, body, stored, checksum) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for (version, body) in (version..).zip(bodies) {
        statement.execute((table, version, body, now, checksum(code, version, body)))?;
    }
    Ok(())
}
