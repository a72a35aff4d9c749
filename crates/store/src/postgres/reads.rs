//! The queries.

use tokio_postgres::Row;

use super::errors::Failure;
use super::session::Session;
use crate::checksum::checksum;
use crate::{Found, Lookup, Stage, StoredTable, Summary, ToForget, Token};

/// How many bytes a piece of a log may have before it ends early.
const MAX_CHUNK_BYTES: usize = 256 << 10;

/// What [`found`] reads, in one statement and so of one moment.
macro_rules! found {
    ($rest:literal) => {
        concat!(
            "SELECT stage, game, listed, line,
                 ARRAY (SELECT device FROM seated WHERE seated.table_id = tables.id),
                 tables.code, token, created, changed, deleted IS NOT NULL, coalesce(heads.version, 0), tables.id
             FROM tables LEFT JOIN heads ON heads.code = tables.code ",
            $rest
        )
    };
}

/// A table without its log. Where there is none of that code, the table whose code comes next is read: a code that is
/// wrong takes as long as one that is right, so that nobody learns by a clock which it was.
pub(super) async fn find(session: &Session, by: Lookup<'_>) -> Result<Option<Found>, Failure> {
    let (row, code) = match by {
        Lookup::Code(code) => {
            let nearest = found!(
                "WHERE tables.code = coalesce((SELECT min(code) FROM tables WHERE code >= $1),
                     (SELECT min(code) FROM tables))"
            );
            (session.query_opt(nearest, &[&code]).await?, Some(code))
        }
        Lookup::Token(token) => {
            let by_token = found!("WHERE token = $1 AND deleted IS NULL");
            (session.query_opt(by_token, &[&&token.0[..]]).await?, None)
        }
    };
    let found = row.as_ref().map(found).transpose()?;
    Ok(found.filter(|found| !found.deleted && code.is_none_or(|code| found.code == code)))
}

/// A table without its records.
pub(super) async fn load(session: &Session, code: &str) -> Result<Option<StoredTable>, Failure> {
    let row = session
        .query_opt(
            "SELECT stage, game, listed, line, ARRAY (SELECT device FROM seated WHERE seated.table_id = tables.id),
                 secret, token, heads.version, heads.epoch
             FROM heads JOIN tables ON tables.id = heads.table_id WHERE heads.code = $1",
            &[&code],
        )
        .await?;
    let Some(row) = row else { return Ok(None) };
    let secret: &[u8] = row.try_get(5)?;
    let secret = secret.try_into();
    let secret = secret.map_err(|_| Failure::Damaged(format!("the secret of table {code} is too short")))?;
    let (version, epoch): (i64, i64) = (row.try_get(7)?, row.try_get(8)?);
    let (version, epoch) = (version as u64, epoch as u64);
    Ok(Some(StoredTable { secret, token: token(&row, 6)?, version, epoch, summary: summary(&row)? }))
}

/// A piece of a log. Rows are read until there are enough of their bytes: however many were asked for, what is in memory
/// is bounded.
pub(super) async fn records(
    session: &Session,
    code: &str,
    from: u64,
    most: usize,
) -> Result<Vec<Box<str>>, Failure> {
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    // The sum of the bytes before a record tells whether it still belongs to the piece.
    let rows = session
        .query(
            "SELECT version, body, checksum FROM (
                 SELECT version, body, checksum, sum(octet_length(body)) OVER (ORDER BY version) - octet_length(body)
                     AS before
                 FROM (
                     SELECT version, body, checksum FROM records
                     WHERE table_id = (SELECT table_id FROM heads WHERE code = $1) AND version >= $2
                     ORDER BY version LIMIT $3
                 ) AS asked
             ) AS piece WHERE before < $4 ORDER BY version",
            &[&code, &(from as i64), &most, &(MAX_CHUNK_BYTES as i64)],
        )
        .await?;
    let mut records = Vec::with_capacity(rows.len());
    for (version, row) in (from..).zip(&rows) {
        let damaged = |how: &str| Failure::Damaged(format!("record {version} of table {code} {how}"));
        // A log with a gap would fold to a state that never was.
        if row.try_get::<_, i64>(0)? != version as i64 {
            return Err(damaged("is missing"));
        }
        let body: &str = row.try_get(1)?;
        if row.try_get::<_, i64>(2)? != i64::from(checksum(code, version, body)) {
            return Err(damaged("was changed"));
        }
        records.push(body.into());
    }
    Ok(records)
}

/// Tables at which one of these devices has a seat, latest first.
pub(super) async fn tables_of(
    session: &Session,
    devices: &[&str],
    ended: bool,
    most: usize,
) -> Result<Vec<Found>, Failure> {
    // Of each device so many by the index, and of those so many.
    let tables = found!(
        "WHERE tables.id IN (
             SELECT DISTINCT mine.table_id FROM unnest($1::text[]) AS asked (device), LATERAL (
                 SELECT table_id FROM seated WHERE device = asked.device AND ended = $2 ORDER BY table_id DESC LIMIT $3
             ) AS mine ORDER BY mine.table_id DESC LIMIT $3
         ) ORDER BY tables.id DESC"
    );
    all(session.query(tables, &[&devices, &ended, &(most as i64)]).await?)
}

/// The codes of tables without a summary, oldest first.
pub(super) async fn unsummarised(
    session: &Session,
    skip: usize,
    most: usize,
) -> Result<Vec<String>, Failure> {
    let codes =
        "SELECT code FROM tables WHERE stage IS NULL AND deleted IS NULL ORDER BY id LIMIT $2 OFFSET $1";
    let rows = session.query(codes, &[&(skip as i64), &(most as i64)]).await?;
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// Tables of that stage at which nothing has happened since then.
pub(super) async fn expired(
    session: &Session,
    stage: Stage,
    since: i64,
    most: usize,
) -> Result<Vec<Found>, Failure> {
    // The index finds those that did not change since; moves are told by the end of the log alone. What a node has in memory
    // is not over, however little happens there.
    let tables = found!(
        "WHERE stage = $1 AND changed < $2 AND deleted IS NULL AND coalesce(heads.stored, 0) < $2
             AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = heads.owner AND lease_until > now())
         ORDER BY changed LIMIT $3"
    );
    all(session.query(tables, &[&(stage as i16), &since, &(most as i64)]).await?)
}

/// When a record was last stored.
pub(super) async fn last_stored(session: &Session) -> Result<Option<i64>, Failure> {
    let row = session.query_opt("SELECT max(stored) FROM writers", &[]).await?;
    Ok(row.map(|row| row.try_get(0)).transpose()?.flatten())
}

/// Finished tables without a result.
pub(super) async fn without_result(
    session: &Session,
    skip: usize,
    most: usize,
) -> Result<Vec<Found>, Failure> {
    let tables = found!(
        "WHERE tables.id IN (SELECT table_id FROM unresulted ORDER BY table_id LIMIT $2 OFFSET $1) ORDER BY tables.id"
    );
    all(session.query(tables, &[&(skip as i64), &(most as i64)]).await?)
}

/// Tables from which devices are still to be taken out.
pub(super) async fn to_forget(session: &Session, skip: usize, most: usize) -> Result<Vec<ToForget>, Failure> {
    let tables = found!(
        "WHERE tables.id IN (SELECT DISTINCT table_id FROM forgets ORDER BY table_id LIMIT $2 OFFSET $1)
         ORDER BY tables.id"
    );
    let rows = session.query(tables, &[&(skip as i64), &(most as i64)]).await?;
    let mut due = Vec::with_capacity(rows.len());
    for row in &rows {
        let id: i64 = row.try_get(11)?;
        let forgets = session.query("SELECT device FROM forgets WHERE table_id = $1", &[&id]).await?;
        let result = session.query_opt("SELECT line FROM results WHERE table_id = $1", &[&id]).await?;
        let devices = forgets.iter().map(|row| row.try_get(0)).collect::<Result<Vec<String>, _>>()?;
        let result: Option<String> = result.map(|row| row.try_get(0)).transpose()?;
        due.push(ToForget { found: found(row)?, devices: sorted(devices), result: result.map(Into::into) });
    }
    Ok(due)
}

fn all(rows: Vec<Row>) -> Result<Vec<Found>, Failure> {
    rows.iter().map(found).collect()
}

fn found(row: &Row) -> Result<Found, Failure> {
    let version: i64 = row.try_get(10)?;
    Ok(Found {
        summary: summary(row)?,
        code: row.try_get(5)?,
        token: token(row, 6)?,
        created: row.try_get(7)?,
        changed: row.try_get(8)?,
        deleted: row.try_get(9)?,
        version: version as u64,
    })
}

/// The summary of a table whose row begins with its columns.
fn summary(row: &Row) -> Result<Option<Summary>, Failure> {
    let stage: Option<i16> = row.try_get(0)?;
    let stage = stage.and_then(|stage| Stage::ALL.get(usize::try_from(stage).ok()?).copied());
    let Some(stage) = stage else { return Ok(None) };
    let line: String = row.try_get(3)?;
    let devices = sorted(row.try_get(4)?);
    Ok(Some(Summary { stage, game: row.try_get(1)?, listed: row.try_get(2)?, devices, line: line.into() }))
}

/// Devices in the order of their bytes, whatever order the database has for text.
fn sorted(devices: Vec<String>) -> Vec<Box<str>> {
    let mut devices: Vec<Box<str>> = devices.into_iter().map(Into::into).collect();
    devices.sort_unstable();
    devices
}

pub(super) fn token(row: &Row, column: usize) -> Result<Option<Token>, Failure> {
    let bytes: Option<&[u8]> = row.try_get(column)?;
    Ok(bytes.and_then(|bytes| bytes.try_into().ok()).map(Token))
}
