//! What is kept in a database, and what it costs. A server may run on it meanwhile.

use std::collections::HashMap;

use super::errors::Failure;
use super::link::{self, Role};
use super::migrations;
use super::session::Session;
use super::url::PostgresUrl;
use crate::{Kept, KeptTable, Node, OpenError, Stage};

/// Looks at everything in a database, without changing anything.
pub(crate) async fn kept(url: &PostgresUrl) -> Result<Kept, OpenError> {
    let path = url.path();
    let session = visit(url).await?;
    let read = read(&session).await;
    let (tables, results, bytes) = read.map_err(|failure| failure.refuse(&path))?;
    Ok(Kept { path, bytes, log_bytes: None, tables, results })
}

/// The nodes of a database, and how many tables each has.
pub(crate) async fn nodes(url: &PostgresUrl) -> Result<Vec<(Node, u64)>, OpenError> {
    let session = visit(url).await?;
    super::nodes::list(&session).await.map_err(|failure| failure.refuse(&url.path()))
}

/// A connection beside those of servers.
async fn visit(url: &PostgresUrl) -> Result<Session, OpenError> {
    let path = url.path();
    let failed = |failure: Failure| failure.refuse(&path);
    let (session, _ended) = link::open(url, Role::Visitor, None).await.map_err(failed)?;
    match migrations::version(&session).await.map_err(failed)? {
        0 => Err(OpenError::NoDatabase { path }),
        found if found < migrations::NEWEST => {
            Err(OpenError::Older { path, found, known: migrations::NEWEST })
        }
        found if found > migrations::NEWEST => {
            Err(OpenError::Newer { path, found: found as i64, known: migrations::NEWEST as i64 })
        }
        _ => Ok(session),
    }
}

async fn read(session: &Session) -> Result<(Vec<KeptTable>, u64, u64), Failure> {
    session.batch("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
    let row = session.query_opt("SELECT count(*) FROM tables WHERE deleted IS NOT NULL", &[]).await?;
    let results: i64 = row.map(|row| row.try_get(0)).transpose()?.unwrap_or_default();
    let size = "SELECT coalesce(sum(pg_total_relation_size(pg_class.oid)), 0)::bigint FROM pg_class
         JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE nspname = 'quintet' AND relkind = 'r'";
    let row = session.query_opt(size, &[]).await?;
    let size: i64 = row.map(|row| row.try_get(0)).transpose()?.unwrap_or_default();
    let logs = session
        .query("SELECT table_id, sum(octet_length(body))::bigint FROM records GROUP BY table_id", &[])
        .await?;
    let logs: HashMap<i64, i64> =
        logs.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect::<Result<_, Failure>>()?;
    let rows = session
        .query(
            "SELECT tables.id, tables.code, stage, game, heads.version, greatest(heads.stored, changed, created)
             FROM tables JOIN heads ON heads.code = tables.code",
            &[],
        )
        .await?;
    let table = |row: &tokio_postgres::Row| -> Result<KeptTable, Failure> {
        let stage: Option<i16> = row.try_get(2)?;
        let stage = stage.and_then(|stage| Stage::ALL.get(usize::try_from(stage).ok()?).copied());
        let (game, records): (Option<String>, i64) = (row.try_get(3)?, row.try_get(4)?);
        Ok(KeptTable {
            code: row.try_get(1)?,
            stage: stage.zip(game),
            records: records as u64,
            bytes: logs.get(&row.try_get(0)?).copied().unwrap_or_default() as u64,
            last: row.try_get(5)?,
        })
    };
    let tables = rows.iter().map(table).collect::<Result<_, _>>()?;
    session.batch("COMMIT").await?;
    Ok((tables, results as u64, size as u64))
}
