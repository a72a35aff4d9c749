//! Who is who: devices of a person, and the keys by which another device becomes theirs.

use rusqlite::{Connection, OptionalExtension};

use super::Attempt;
use crate::{HandedOver, Person};

/// Whose device that is.
pub(super) fn person(connection: &Connection, device: &str) -> Attempt<Person> {
    let mut statement = connection.prepare_cached(
        "SELECT person, device FROM devices WHERE person = (SELECT person FROM devices WHERE device = ?1)
         ORDER BY device",
    )?;
    let mut rows = statement.query([device])?;
    let mut person: Option<Person> = None;
    while let Some(row) = rows.next()? {
        let id = row.get(0)?;
        person.get_or_insert(Person { id, devices: Vec::new() }).devices.push(row.get(1)?);
    }
    Ok(Ok(person.unwrap_or_else(|| Person::with(device))))
}

/// Makes a device one of the person's who has that other device.
pub(super) fn link(connection: &Connection, device: &str, other: &str) -> Attempt<()> {
    if device == other {
        return Ok(Ok(()));
    }
    name_person(connection, other)?;
    connection
        .prepare_cached(
            "INSERT INTO devices (device, person) SELECT ?1, person FROM devices WHERE device = ?2
             ON CONFLICT DO UPDATE SET person = excluded.person",
        )?
        .execute([device, other])?;
    Ok(Ok(()))
}

/// Makes a device a person of its own again.
pub(super) fn unlink(connection: &Connection, device: &str) -> Attempt<()> {
    connection.prepare_cached("DELETE FROM devices WHERE device = ?1")?.execute([device])?;
    Ok(Ok(()))
}

/// A person gets an id of their own with their second device, or with a key to become them.
fn name_person(connection: &Connection, device: &str) -> rusqlite::Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO devices (device, person) VALUES (?1, lower(hex(randomblob(16)))) ON CONFLICT DO NOTHING",
        )?
        .execute([device])?;
    Ok(())
}

/// Lets whoever has a key become the person who has that device.
pub(super) fn issue_key(
    connection: &Connection,
    device: &str,
    hash: &str,
    until: Option<i64>,
) -> Attempt<()> {
    name_person(connection, device)?;
    if until.is_none() {
        connection
            .prepare_cached(
                "DELETE FROM keys WHERE until IS NULL AND person = (SELECT person FROM devices WHERE device = ?1)",
            )?
            .execute([device])?;
    }
    connection
        .prepare_cached(
            "INSERT INTO keys (hash, person, until) SELECT ?1, person, ?3 FROM devices WHERE device = ?2",
        )?
        .execute((hash, device, until))?;
    Ok(Ok(()))
}

/// Makes a device one of the person's whose key that is.
pub(super) fn claim(
    connection: &Connection,
    hash: &str,
    device: &str,
    now: i64,
    most: usize,
) -> Attempt<Option<Person>> {
    // Keys that nobody used go with the next that somebody tries.
    connection.prepare_cached("DELETE FROM keys WHERE until < ?1")?.execute([now])?;
    let found: Option<(Box<str>, bool, usize)> = connection
        .prepare_cached(
            "SELECT person, until IS NULL, (SELECT count(*) FROM devices WHERE devices.person = keys.person AND device <> ?2)
             FROM keys WHERE hash = ?1",
        )?
        .query_one((hash, device), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .optional()?;
    let Some((id, lasting, devices)) = found else { return Ok(Ok(None)) };
    if devices >= most {
        return Ok(Ok(None));
    }
    if !lasting {
        connection.prepare_cached("DELETE FROM keys WHERE hash = ?1")?.execute([hash])?;
    }
    connection
        .prepare_cached(
            "INSERT INTO devices (device, person) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET person = excluded.person",
        )?
        .execute((device, &id))?;
    person(connection, device).map(|found| found.map(Some))
}

/// Keeps best results of a page.
pub(super) fn hand_over(connection: &Connection, device: &str, results: &[HandedOver]) -> Attempt<()> {
    let mut statement = connection.prepare_cached(
        "INSERT INTO handed_over (device, game, list, place, points, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT DO NOTHING",
    )?;
    for HandedOver { game, list, place, points, at } in results {
        statement.execute((device, game, list, place, points, at))?;
    }
    Ok(Ok(()))
}

/// The best results that pages of these devices handed over.
pub(super) fn handed_over(connection: &Connection, devices: &[Box<str>]) -> Attempt<Vec<HandedOver>> {
    let mut statement = connection
        .prepare_cached("SELECT game, list, place, points, at FROM handed_over WHERE device = ?1")?;
    let mut all = Vec::new();
    for device in devices {
        let results = statement.query_map([device], |row| {
            let (game, list, place) = (row.get(0)?, row.get(1)?, row.get(2)?);
            Ok(HandedOver { game, list, place, points: row.get(3)?, at: row.get(4)? })
        })?;
        all.extend(results.collect::<rusqlite::Result<Vec<_>>>()?);
    }
    all.sort_unstable();
    all.dedup();
    Ok(Ok(all))
}
