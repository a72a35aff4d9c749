//! Who is who: devices of a person, and the keys by which another device becomes theirs.

use super::change::Attempt;
use super::errors::Failure;
use super::session::Session;
use crate::{HandedOver, Person};

/// Whose device that is.
pub(super) async fn person(session: &Session, device: &str) -> Result<Person, Failure> {
    let rows = session
        .query(
            "SELECT person, device FROM devices WHERE person = (SELECT person FROM devices WHERE device = $1)",
            &[&device],
        )
        .await?;
    let Some(first) = rows.first() else { return Ok(Person::with(device)) };
    let id: String = first.try_get(0)?;
    let devices = rows.iter().map(|row| row.try_get::<_, String>(1).map(Box::from));
    let mut devices: Vec<Box<str>> = devices.collect::<Result<_, _>>()?;
    // By their bytes, whatever order the database has for text.
    devices.sort_unstable();
    Ok(Person { id: id.into(), devices })
}

/// Makes a device one of the person's who has that other device.
pub(super) async fn link(session: &Session, device: &str, other: &str) -> Attempt<()> {
    if device == other {
        return Ok(Ok(()));
    }
    name_person(session, other).await?;
    session
        .execute(
            "INSERT INTO devices (device, person) SELECT $1, person FROM devices WHERE device = $2
             ON CONFLICT (device) DO UPDATE SET person = excluded.person",
            &[&device, &other],
        )
        .await?;
    Ok(Ok(()))
}

/// Makes a device a person of its own again.
pub(super) async fn unlink(session: &Session, device: &str) -> Attempt<()> {
    session.execute("DELETE FROM devices WHERE device = $1", &[&device]).await?;
    Ok(Ok(()))
}

/// A person gets an id of their own with their second device, or with a key to become them.
async fn name_person(session: &Session, device: &str) -> Result<(), Failure> {
    session
        .execute(
            "INSERT INTO devices (device, person) VALUES ($1, replace(gen_random_uuid()::text, '-', ''))
             ON CONFLICT DO NOTHING",
            &[&device],
        )
        .await?;
    Ok(())
}

/// Lets whoever has a key become the person who has that device.
pub(super) async fn issue_key(
    session: &Session,
    device: &str,
    hash: &str,
    until: Option<i64>,
) -> Attempt<()> {
    name_person(session, device).await?;
    if until.is_none() {
        session
            .execute(
                "DELETE FROM keys WHERE until IS NULL AND person = (SELECT person FROM devices WHERE device = $1)",
                &[&device],
            )
            .await?;
    }
    session
        .execute(
            "INSERT INTO keys (hash, person, until) SELECT $1, person, $3 FROM devices WHERE device = $2",
            &[&hash, &device, &until],
        )
        .await?;
    Ok(Ok(()))
}

/// Makes a device one of the person's whose key that is.
pub(super) async fn claim(
    session: &Session,
    hash: &str,
    device: &str,
    now: i64,
    most: usize,
) -> Attempt<Option<Person>> {
    // Keys that nobody used go with the next that somebody tries.
    session.execute("DELETE FROM keys WHERE until < $1", &[&now]).await?;
    // Locked, so that of two who try it at once on two servers one has it.
    let row = session
        .query_opt("SELECT person, until IS NULL FROM keys WHERE hash = $1 FOR UPDATE", &[&hash])
        .await?;
    let Some(row) = row else { return Ok(Ok(None)) };
    let (id, lasting): (String, bool) = (row.try_get(0)?, row.try_get(1)?);
    let others = "SELECT count(*) FROM devices WHERE person = $1 AND device <> $2";
    let row = session.query_opt(others, &[&id, &device]).await?;
    let others: i64 = row.map(|row| row.try_get(0)).transpose()?.unwrap_or_default();
    if others as usize >= most {
        return Ok(Ok(None));
    }
    if !lasting {
        session.execute("DELETE FROM keys WHERE hash = $1", &[&hash]).await?;
    }
    session
        .execute(
            "INSERT INTO devices (device, person) VALUES ($1, $2)
             ON CONFLICT (device) DO UPDATE SET person = excluded.person",
            &[&device, &id],
        )
        .await?;
    person(session, device).await.map(|person| Ok(Some(person)))
}

/// Keeps best results of a page.
pub(super) async fn hand_over(session: &Session, device: &str, results: &[HandedOver]) -> Attempt<()> {
    for HandedOver { game, list, place, points, at } in results {
        session
            .execute(
                "INSERT INTO handed_over (device, game, list, place, points, at) VALUES ($1, $2, $3, $4, $5, $6)
                 ON CONFLICT DO NOTHING",
                &[&device, game, list, place, points, at],
            )
            .await?;
    }
    Ok(Ok(()))
}

/// The best results that pages of these devices handed over.
pub(super) async fn handed_over(session: &Session, devices: &[&str]) -> Result<Vec<HandedOver>, Failure> {
    let rows = session
        .query(
            "SELECT game, list, place, points, at FROM handed_over WHERE device = ANY ($1::text[])",
            &[&devices],
        )
        .await?;
    let read = |row: &tokio_postgres::Row| -> Result<HandedOver, Failure> {
        let (game, list, place) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        Ok(HandedOver { game, list, place, points: row.try_get(3)?, at: row.try_get(4)? })
    };
    let mut all: Vec<HandedOver> = rows.iter().map(read).collect::<Result<_, _>>()?;
    all.sort_unstable();
    all.dedup();
    Ok(all)
}
