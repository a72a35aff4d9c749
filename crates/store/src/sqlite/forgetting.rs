//! Taking somebody out of everything, who wants that.

use rusqlite::{Connection, OptionalExtension};

use super::heads::Writing;
use super::{Attempt, reviews, writes};
use crate::{Rewrite, StoreError};

/// Forgets the person of these devices; gives at how many tables they had a seat.
pub(super) fn forget(connection: &Connection, devices: &[Box<str>]) -> Attempt<u64> {
    let mut tables = 0;
    for device in devices {
        // Of a seat with two of their devices the table is noted once for each, and counted once.
        tables += connection
            .prepare_cached(
                "SELECT count(*) FROM seated WHERE device = ?1 AND table_id NOT IN (SELECT table_id FROM forgets)",
            )?
            .query_one([device], |row| row.get::<_, u64>(0))?;
        let statements = [
            "INSERT INTO forgets (table_id, device) SELECT table_id, device FROM seated WHERE device = ?1
             ON CONFLICT DO NOTHING",
            "DELETE FROM accuracies WHERE player = (SELECT id FROM players WHERE device = ?1)",
            "DELETE FROM played WHERE player = (SELECT id FROM players WHERE device = ?1)",
            // What others have played with them stays, with somebody whom nobody is any more.
            "UPDATE players SET device = lower(hex(randomblob(16))), name = '' WHERE device = ?1",
            "DELETE FROM keys WHERE person = (SELECT person FROM devices WHERE device = ?1)",
            "DELETE FROM handed_over WHERE device = ?1",
        ];
        for statement in statements {
            connection.prepare_cached(statement)?.execute([device])?;
        }
        connection.prepare_cached("DELETE FROM devices WHERE device = ?1")?.execute([device])?;
    }
    Ok(Ok(tables))
}

/// Nobody is to be taken out of that table any more.
pub(super) fn forgotten(connection: &Connection, code: &str) -> Attempt<()> {
    let statements = [
        // A game that ended after its player was forgotten has its result by their device.
        "DELETE FROM played WHERE table_id = (SELECT id FROM tables WHERE code = ?1) AND player IN
         (SELECT players.id FROM players JOIN forgets ON players.device = forgets.device
          WHERE forgets.table_id = played.table_id)",
        "UPDATE players SET device = lower(hex(randomblob(16))), name = '' WHERE device IN
         (SELECT device FROM forgets WHERE table_id = (SELECT id FROM tables WHERE code = ?1))
         AND NOT EXISTS (SELECT 1 FROM played WHERE player = players.id)",
        "DELETE FROM forgets WHERE table_id = (SELECT id FROM tables WHERE code = ?1)",
    ];
    for statement in statements {
        connection.prepare_cached(statement)?.execute([code])?;
    }
    Ok(Ok(()))
}

/// Writes a log anew if it has the expected version.
pub(super) fn rewrite(writing: &Writing<'_>, rewrite: &Rewrite) -> Attempt<()> {
    // Of a deleted table the summary and the result are left.
    let found: Option<(i64, u64)> = writing
        .prepare_cached(
            "SELECT id, (SELECT coalesce(max(version) + 1, 0) FROM records WHERE table_id = tables.id)
             FROM tables WHERE code = ?1",
        )?
        .query_one([&rewrite.code], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let Some((id, version)) = found else {
        return Ok(Err(StoreError::Missing { code: rewrite.code.clone() }));
    };
    if version != rewrite.version || version != rewrite.bodies.len() as u64 {
        let (code, expected) = (rewrite.code.clone(), rewrite.version);
        return Ok(Err(StoreError::Conflict { code, expected, found: version }));
    }
    writing.forget(&rewrite.code);
    reviews::delete(writing, id)?;
    let changed = writing
        .prepare_cached("SELECT changed FROM tables WHERE id = ?1")?
        .query_one([id], |row| row.get::<_, i64>(0))?;
    let stored: Vec<i64> = writing
        .prepare_cached("SELECT stored FROM records WHERE table_id = ?1 ORDER BY version")?
        .query_map([id], |row| row.get(0))?
        .collect::<rusqlite::Result<_>>()?;
    writing.prepare_cached("DELETE FROM records WHERE table_id = ?1")?.execute([id])?;
    for ((version, body), stored) in (0..).zip(&rewrite.bodies).zip(stored) {
        writes::insert(writing, id, &rewrite.code, version, std::slice::from_ref(body), stored)?;
    }
    writes::update_summary(writing, id, &rewrite.summary, changed)?;
    if let Some(line) = &rewrite.result {
        writing.prepare_cached("UPDATE results SET line = ?2 WHERE table_id = ?1")?.execute((id, line))?;
    }
    writing.prepare_cached("UPDATE tables SET epoch = epoch + 1 WHERE id = ?1")?.execute([id])?;
    Ok(Ok(()))
}
