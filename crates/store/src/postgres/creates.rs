//! Starting logs: all tables of a batch in one statement.

use std::collections::HashMap;

use super::errors::Failure;
use super::records::NewRecords;
use super::results;
use super::session::Session;
use super::writer::{Answer, Outcomes};
use crate::time::now;
use crate::{Ended, NewTable, StoreError};

const CREATE: &str = "
    WITH made AS (
        INSERT INTO tables (code, secret, token, created, changed, stage, game, listed, line)
        SELECT code, secret, token, $9, $9, stage, game, listed, line
        FROM unnest($1::text[], $2::bytea[], $3::bytea[], $4::smallint[], $5::text[], $6::boolean[], $7::text[])
            WITH ORDINALITY AS new (code, secret, token, stage, game, listed, line, place)
        ORDER BY place
        ON CONFLICT DO NOTHING
        RETURNING id, code
    ), begun AS (
        INSERT INTO heads (code, table_id, version, epoch, stored)
        SELECT made.code, made.id, new.records, 1, $9
        FROM unnest($1::text[], $8::bigint[]) AS new (code, records) JOIN made ON made.code = new.code
    ), stored AS (
        INSERT INTO records (table_id, version, body, stored, checksum)
        SELECT made.id, new.version, new.body, $9, new.checksum
        FROM unnest($10::text[], $11::bigint[], $12::text[], $13::bigint[]) AS new (code, version, body, checksum)
        JOIN made ON made.code = new.code
    ), sitting AS (
        INSERT INTO seated (device, ended, table_id)
        SELECT new.device, new.ended, made.id
        FROM unnest($14::text[], $15::text[], $16::boolean[]) AS new (code, device, ended)
        JOIN made ON made.code = new.code
        ON CONFLICT DO NOTHING
    )
    SELECT code, id FROM made";

/// Starts the logs of these tables; a code or link that is taken is refused to whoever wanted it alone.
pub(super) async fn commit(session: &Session, batch: &[(NewTable, Answer<()>)]) -> Result<Outcomes, Failure> {
    let made = if batch.iter().any(|(table, _)| table.ended.is_some()) {
        let ((), made) = tokio::try_join!(session.batch("BEGIN"), create(session, batch))?;
        let ended: Vec<_> = batch
            .iter()
            .filter_map(|(table, _)| {
                let Ended { at, result } = table.ended.as_ref()?;
                Some((*made.get(&*table.code)?, result, *at))
            })
            .collect();
        results::insert(session, &ended).await?;
        session.batch("COMMIT").await?;
        made
    } else {
        create(session, batch).await?
    };
    let outcome = |table: &NewTable| {
        let taken = || StoreError::Taken { code: table.code.clone() };
        made.contains_key(&*table.code).then_some(()).ok_or_else(taken)
    };
    Ok(batch.iter().map(|(table, _)| outcome(table)).collect())
}

/// Creates the tables; gives the numbers of those that were, by code.
async fn create(
    session: &Session,
    batch: &[(NewTable, Answer<()>)],
) -> Result<HashMap<String, i64>, Failure> {
    let tables = || batch.iter().map(|(table, _)| table);
    let codes: Vec<&str> = tables().map(|table| &*table.code).collect();
    let secrets: Vec<&[u8]> = tables().map(|table| &table.secret[..]).collect();
    let tokens: Vec<&[u8]> = tables().map(|table| &table.token.0[..]).collect();
    let stages: Vec<i16> = tables().map(|table| table.summary.stage as i16).collect();
    let games: Vec<&str> = tables().map(|table| &*table.summary.game).collect();
    let listed: Vec<bool> = tables().map(|table| table.summary.listed).collect();
    let lines: Vec<&str> = tables().map(|table| &*table.summary.line).collect();
    let counts: Vec<i64> = tables().map(|table| table.bodies.len() as i64).collect();
    let mut records = NewRecords::default();
    let (mut at, mut devices, mut ended) = (Vec::new(), Vec::new(), Vec::new());
    for table in tables() {
        records.add(&table.code, 0, &table.bodies);
        for device in &table.summary.devices {
            at.push(&*table.code);
            devices.push(&**device);
            ended.push(table.summary.stage.is_end());
        }
    }
    let NewRecords { codes: of, versions, bodies, checksums } = &records;
    let now = now();
    let made = session
        .query(
            CREATE,
            &[
                &codes, &secrets, &tokens, &stages, &games, &listed, &lines, &counts, &now, of, versions,
                bodies, checksums, &at, &devices, &ended,
            ],
        )
        .await?;
    made.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}
