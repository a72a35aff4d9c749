//! Appends: all of a batch in one statement, which moves the ends of their logs and stores their records. An append for
//! another version or epoch moves nothing, and harms none of the others.

use std::collections::HashMap;

use super::errors::Failure;
use super::records::NewRecords;
use super::session::Session;
use super::writer::{Answer, Outcomes};
use super::{results, summaries};
use crate::time::now;
use crate::{Append, StoreError};

const APPEND: &str = "
    WITH moved AS (
        UPDATE heads SET version = heads.version + asked.records,
            stored = CASE WHEN asked.records > 0 THEN $5 ELSE heads.stored END
        FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[]) AS asked (code, version, epoch, records)
        WHERE heads.code = asked.code AND heads.version = asked.version AND heads.epoch = asked.epoch
        RETURNING heads.code, heads.table_id
    ), noted AS (
        INSERT INTO writers (id, stored) VALUES ($6, $5) ON CONFLICT (id) DO UPDATE SET stored = excluded.stored
    ), kept AS (
        INSERT INTO records (table_id, version, body, stored, checksum)
        SELECT moved.table_id, new.version, new.body, $5, new.checksum
        FROM unnest($7::text[], $8::bigint[], $9::text[], $10::bigint[]) AS new (code, version, body, checksum)
        JOIN moved ON moved.code = new.code
    )
    SELECT code, table_id FROM moved";

/// Carries out appends to different tables.
pub(super) async fn commit(
    session: &Session,
    writer: i64,
    batch: &[(Append, Answer<()>)],
) -> Result<Outcomes, Failure> {
    let now = now();
    let more = batch.iter().any(|(append, _)| append.summary.is_some() || append.result.is_some());
    let moved = if more {
        let ((), moved) = tokio::try_join!(session.batch("BEGIN"), append(session, writer, batch, now))?;
        follow_up(session, batch, &moved, now).await?;
        session.batch("COMMIT").await?;
        moved
    } else {
        append(session, writer, batch, now).await?
    };
    let refused: Vec<&str> =
        batch.iter().map(|(append, _)| &*append.code).filter(|code| !moved.contains_key(*code)).collect();
    let heads = if refused.is_empty() { HashMap::new() } else { heads(session, &refused).await? };
    let outcome = |append: &Append| {
        if moved.contains_key(&*append.code) { Ok(()) } else { Err(refusal(append, &heads)) }
    };
    Ok(batch.iter().map(|(append, _)| outcome(append)).collect())
}

/// Appends the records; gives the tables to which they were appended, by code.
async fn append(
    session: &Session,
    writer: i64,
    batch: &[(Append, Answer<()>)],
    now: i64,
) -> Result<HashMap<String, i64>, Failure> {
    let appends = || batch.iter().map(|(append, _)| append);
    let codes: Vec<&str> = appends().map(|append| &*append.code).collect();
    // A number that does not fit is none that a table has.
    let number = |number: u64| i64::try_from(number).unwrap_or(-1);
    let versions: Vec<i64> = appends().map(|append| number(append.version)).collect();
    let epochs: Vec<i64> = appends().map(|append| number(append.epoch)).collect();
    let counts: Vec<i64> = appends().map(|append| append.bodies.len() as i64).collect();
    let mut new = NewRecords::default();
    for append in appends() {
        new.add(&append.code, append.version, &append.bodies);
    }
    let NewRecords { codes: of, versions: places, bodies, checksums } = &new;
    let rows = session
        .query(APPEND, &[&codes, &versions, &epochs, &counts, &now, &writer, of, places, bodies, checksums])
        .await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

/// Writes the summaries and results of the appends that were carried out.
async fn follow_up(
    session: &Session,
    batch: &[(Append, Answer<()>)],
    moved: &HashMap<String, i64>,
    now: i64,
) -> Result<(), Failure> {
    let (mut changed, mut ended) = (Vec::new(), Vec::new());
    for (append, _) in batch {
        let Some(id) = moved.get(&*append.code) else { continue };
        changed.extend(append.summary.as_ref().map(|summary| (*id, summary, now)));
        ended.extend(append.result.as_ref().map(|result| (*id, result, now)));
    }
    summaries::write(session, &changed).await?;
    results::insert(session, &ended).await
}

/// Version and epoch of tables, by code.
async fn heads(session: &Session, codes: &[&str]) -> Result<HashMap<String, (u64, u64)>, Failure> {
    let rows = session
        .query("SELECT code, version, epoch FROM heads WHERE code = ANY ($1::text[])", &[&codes])
        .await?;
    rows.iter()
        .map(|row| {
            let (version, epoch): (i64, i64) = (row.try_get(1)?, row.try_get(2)?);
            Ok((row.try_get(0)?, (version as u64, epoch as u64)))
        })
        .collect()
}

/// Why an append was not carried out.
fn refusal(append: &Append, heads: &HashMap<String, (u64, u64)>) -> StoreError {
    let code = append.code.clone();
    match heads.get(&code) {
        None => StoreError::Missing { code },
        Some((_, found)) if *found != append.epoch => {
            StoreError::Fenced { code, expected: append.epoch, found: *found }
        }
        Some((found, _)) => StoreError::Conflict { code, expected: append.version, found: *found },
    }
}
