//! Reviews of finished games, and how somebody played by them.

use rusqlite::{Connection, OptionalExtension};

use super::Attempt;
use crate::time::now;
use crate::{Accuracy, KeptReview, SeatAccuracy, Stage, TableNumber};

/// Keeps the review of a finished game in place of one that it has; a table that is gone meanwhile needs none.
pub(super) fn keep(
    connection: &Connection,
    code: &str,
    review: &KeptReview,
    seats: &[SeatAccuracy],
) -> Attempt<()> {
    let table: Option<i64> = connection
        .prepare_cached("SELECT id FROM tables WHERE code = ?1 AND stage = ?2 AND deleted IS NULL")?
        .query_one((code, Stage::Over as i64), |row| row.get(0))
        .optional()?;
    let Some(table) = table else { return Ok(Ok(())) };
    delete(connection, table)?;
    delete_accuracies(connection, table)?;
    connection
        .prepare_cached(
            "INSERT INTO reviews (table_id, form, iterations, made, body) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute((table, review.form, review.iterations, now(), &review.body))?;
    // Only who has played it has it in their records.
    let mut insert = connection.prepare_cached(
        "INSERT INTO accuracies (player, table_id, decisions, fine)
         SELECT player, table_id, ?3, ?4 FROM played
         WHERE table_id = ?2 AND player = (SELECT id FROM players WHERE device = ?1) ON CONFLICT DO NOTHING",
    )?;
    for seat in seats {
        for device in &seat.devices {
            insert.execute((device, table, seat.decisions, seat.fine))?;
        }
    }
    Ok(Ok(()))
}

/// Deletes the review of a table, if it has one.
pub(super) fn delete(connection: &Connection, table: i64) -> rusqlite::Result<()> {
    connection.prepare_cached("DELETE FROM reviews WHERE table_id = ?1")?.execute([table])?;
    Ok(())
}

/// Deletes how people played at a table.
pub(super) fn delete_accuracies(connection: &Connection, table: i64) -> rusqlite::Result<()> {
    connection.prepare_cached("DELETE FROM accuracies WHERE table_id = ?1")?.execute([table])?;
    Ok(())
}

/// The review of a table.
pub(super) fn review(connection: &Connection, code: &str) -> Attempt<Option<KeptReview>> {
    let review = connection
        .prepare_cached(
            "SELECT form, iterations, body FROM reviews
             WHERE table_id = (SELECT id FROM tables WHERE code = ?1 AND deleted IS NULL)",
        )?
        .query_one([code], |row| {
            Ok(KeptReview { form: row.get(0)?, iterations: row.get(1)?, body: row.get(2)? })
        })
        .optional()?;
    Ok(Ok(review))
}

/// How somebody played on these devices, as far as their games were reviewed; of each game once.
pub(super) fn accuracies(connection: &Connection, devices: &[Box<str>]) -> Attempt<Vec<Accuracy>> {
    let mut statement = connection.prepare_cached(
        "SELECT table_id, decisions, fine FROM accuracies
         WHERE player = (SELECT id FROM players WHERE device = ?1) ORDER BY table_id",
    )?;
    let mut all: Vec<Accuracy> = Vec::new();
    for device in devices {
        let rows = statement.query_map([device], |row| {
            Ok(Accuracy { table: TableNumber(row.get(0)?), decisions: row.get(1)?, fine: row.get(2)? })
        })?;
        for row in rows {
            all.push(row?);
        }
    }
    all.sort_unstable_by_key(|accuracy| accuracy.table);
    all.dedup_by_key(|accuracy| accuracy.table);
    Ok(Ok(all))
}
