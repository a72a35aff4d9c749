//! How games ended, and what somebody has played.

use std::collections::HashMap;

use rusqlite::{Connection, OptionalExtension, Row};

use super::{Attempt, reads};
use crate::result::{others_from, others_text};
use crate::{
    Better, GameResult, KeptResult, Played, PlayedGames, Player, PlayerNumber, TableNumber, Variant,
};

/// Writes the result of a table, in place of one that it has.
pub(super) fn insert(
    connection: &Connection,
    table: i64,
    result: &GameResult,
    ended: i64,
) -> rusqlite::Result<()> {
    delete(connection, table)?;
    let variant = variant(connection, result)?;
    connection
        .prepare_cached("INSERT INTO results (table_id, variant, ended, line) VALUES (?1, ?2, ?3, ?4)")?
        .execute((table, variant, ended, &result.line))?;
    let mut numbers: Vec<Vec<i64>> = Vec::with_capacity(result.seats.len());
    for seat in &result.seats {
        let of_seat = seat.devices.iter().map(|device| player(connection, device, &seat.name));
        numbers.push(of_seat.collect::<rusqlite::Result<_>>()?);
    }
    let mut statement = connection.prepare_cached(
        "INSERT INTO played (player, ended, table_id, variant, millis, seats, place, won, score, better, others)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) ON CONFLICT DO NOTHING",
    )?;
    for (at, seat) in result.seats.iter().enumerate() {
        let others = others_text(&result.seats, &numbers, at);
        for number in &numbers[at] {
            statement.execute((
                number,
                ended,
                table,
                variant,
                result.millis,
                result.seats.len(),
                seat.place,
                seat.won,
                seat.score,
                result.better.number(),
                &others,
            ))?;
        }
    }
    Ok(())
}

/// Deletes the result of a table, if it has one.
pub(super) fn delete(connection: &Connection, table: i64) -> rusqlite::Result<()> {
    for rows in ["DELETE FROM results WHERE table_id = ?1", "DELETE FROM played WHERE table_id = ?1"] {
        connection.prepare_cached(rows)?.execute([table])?;
    }
    Ok(())
}

/// Writes the result of a table that an older version finished.
pub(super) fn add(connection: &Connection, code: &str, result: Option<&GameResult>) -> Attempt<()> {
    let table: Option<(i64, i64)> = connection
        .prepare_cached(
            "SELECT id, changed FROM tables WHERE code = ?1 AND id IN (SELECT table_id FROM unresulted)",
        )?
        .query_one([code], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let Some((table, changed)) = table else { return Ok(Ok(())) };
    if let Some(result) = result {
        insert(connection, table, result, changed)?;
    }
    connection.prepare_cached("DELETE FROM unresulted WHERE table_id = ?1")?.execute([table])?;
    Ok(Ok(()))
}

fn variant(connection: &Connection, result: &GameResult) -> rusqlite::Result<i64> {
    connection
        .prepare_cached("INSERT INTO variants (game, options) VALUES (?1, ?2) ON CONFLICT DO NOTHING")?
        .execute((&result.game, &result.options))?;
    connection
        .prepare_cached("SELECT id FROM variants WHERE game = ?1 AND options = ?2")?
        .query_one((&result.game, &result.options), |row| row.get(0))
}

fn player(connection: &Connection, device: &str, name: &str) -> rusqlite::Result<i64> {
    connection
        .prepare_cached(
            "INSERT INTO players (device, name) VALUES (?1, ?2) ON CONFLICT (device) DO UPDATE SET name = excluded.name",
        )?
        .execute((device, name))?;
    connection
        .prepare_cached("SELECT id FROM players WHERE device = ?1")?
        .query_one([device], |row| row.get(0))
}

/// Everything that was played on these devices, the latest first.
pub(super) fn played(connection: &mut Connection, devices: &[Box<str>]) -> Attempt<PlayedGames> {
    let snapshot = connection.transaction()?;
    let mut statement = snapshot.prepare_cached(
        "SELECT table_id, ended, millis, variant, seats, place, won, score, better, others
         FROM played WHERE player = (SELECT id FROM players WHERE device = ?1) ORDER BY ended DESC, table_id DESC",
    )?;
    let mut all = PlayedGames::default();
    let mut variants: HashMap<i64, usize> = HashMap::new();
    for device in devices {
        let mut rows = statement.query([device])?;
        while let Some(row) = rows.next()? {
            let id: i64 = row.get(3)?;
            let variant = if let Some(known) = variants.get(&id) {
                *known
            } else {
                all.variants.push(variant_of(&snapshot, id)?);
                variants.insert(id, all.variants.len() - 1);
                all.variants.len() - 1
            };
            all.games.push(game(row, variant)?);
        }
    }
    if devices.len() > 1 {
        all.games.sort_unstable_by_key(|game| std::cmp::Reverse((game.ended, game.table)));
        all.games.dedup_by_key(|game| game.table);
    }
    Ok(Ok(all))
}

fn variant_of(connection: &Connection, id: i64) -> rusqlite::Result<Variant> {
    connection
        .prepare_cached("SELECT game, options FROM variants WHERE id = ?1")?
        .query_one([id], |row| Ok(Variant { game: row.get(0)?, options: row.get(1)? }))
}

fn game(row: &Row<'_>, variant: usize) -> rusqlite::Result<Played> {
    Ok(Played {
        table: TableNumber(row.get(0)?),
        ended: row.get(1)?,
        millis: row.get(2)?,
        variant,
        seats: row.get(4)?,
        place: row.get(5)?,
        won: row.get(6)?,
        score: row.get(7)?,
        better: Better::of(row.get(8)?),
        others: others_from(row.get_ref(9)?.as_bytes()?),
    })
}

/// How the games at these tables ended.
pub(super) fn results(connection: &mut Connection, tables: &[TableNumber]) -> Attempt<Vec<KeptResult>> {
    let snapshot = connection.transaction()?;
    let mut statement = snapshot.prepare_cached(
        "SELECT code, token, deleted IS NOT NULL, variants.game, ended, results.line
         FROM results JOIN tables ON tables.id = table_id JOIN variants ON variants.id = variant WHERE table_id = ?1",
    )?;
    let mut all = Vec::with_capacity(tables.len());
    for table in tables {
        let result = statement.query_one([table.0], |row| {
            let (code, token, deleted) = (row.get(0)?, reads::token(row, 1)?, row.get(2)?);
            let (game, ended, line) = (row.get(3)?, row.get(4)?, row.get(5)?);
            Ok(KeptResult { table: *table, code, token, deleted, game, ended, line })
        });
        all.extend(result.optional()?);
    }
    Ok(Ok(all))
}

/// Who these are.
pub(super) fn players(connection: &mut Connection, players: &[PlayerNumber]) -> Attempt<Vec<Player>> {
    let snapshot = connection.transaction()?;
    let mut statement = snapshot.prepare_cached(
        "SELECT coalesce(person, players.device), name
         FROM players LEFT JOIN devices ON devices.device = players.device WHERE players.id = ?1",
    )?;
    let mut all = Vec::with_capacity(players.len());
    for number in players {
        let player = statement.query_one([number.0], |row| {
            Ok(Player { number: *number, person: row.get(0)?, name: row.get(1)? })
        });
        all.extend(player.optional()?);
    }
    Ok(Ok(all))
}
