//! Summaries: several tables' at once.

use super::change::Attempt;
use super::errors::Failure;
use super::session::{Parameters, Session};
use super::{results, reviews};
use crate::{Stage, Summary};

const UPDATE: &str = "
    UPDATE tables SET stage = new.stage, changed = new.changed, game = new.game, listed = new.listed, line = new.line
    FROM unnest($1::bigint[], $2::smallint[], $3::bigint[], $4::text[], $5::boolean[], $6::text[])
        AS new (id, stage, changed, game, listed, line)
    WHERE tables.id = new.id";
const UNSEAT: &str = "
    DELETE FROM seated WHERE table_id = ANY ($1::bigint[]) AND NOT EXISTS (
        SELECT 1 FROM unnest($2::bigint[], $3::text[], $4::boolean[]) AS new (table_id, device, ended)
        WHERE new.table_id = seated.table_id AND new.device = seated.device AND new.ended = seated.ended)";
const SEAT: &str = "
    INSERT INTO seated (table_id, device, ended) SELECT * FROM unnest($1::bigint[], $2::text[], $3::boolean[])
    ON CONFLICT DO NOTHING";

/// Writes how tables stand, each as of that time. One that goes on after it was over has neither result nor review any more.
pub(super) async fn write(session: &Session, changed: &[(i64, &Summary, i64)]) -> Result<(), Failure> {
    if changed.is_empty() {
        return Ok(());
    }
    let ids: Vec<i64> = changed.iter().map(|(id, ..)| *id).collect();
    let stages: Vec<i16> = changed.iter().map(|(_, summary, _)| summary.stage as i16).collect();
    let times: Vec<i64> = changed.iter().map(|(.., at)| *at).collect();
    let games: Vec<&str> = changed.iter().map(|(_, summary, _)| &*summary.game).collect();
    let listed: Vec<bool> = changed.iter().map(|(_, summary, _)| summary.listed).collect();
    let lines: Vec<&str> = changed.iter().map(|(_, summary, _)| &*summary.line).collect();
    let (mut at, mut devices, mut ended) = (Vec::new(), Vec::new(), Vec::new());
    for (id, summary, _) in changed {
        for device in &summary.devices {
            at.push(*id);
            devices.push(&**device);
            ended.push(summary.stage.is_end());
        }
    }
    let going_on: Vec<i64> =
        changed.iter().filter(|(_, summary, _)| summary.stage != Stage::Over).map(|(id, ..)| *id).collect();
    let update: Parameters<'_> = &[&ids, &stages, &times, &games, &listed, &lines];
    let unseat: Parameters<'_> = &[&ids, &at, &devices, &ended];
    // Sent together: none needs to see what another did.
    tokio::try_join!(
        session.execute(UPDATE, update),
        session.execute(UNSEAT, unseat),
        session.execute(SEAT, &unseat[1..]),
        results::delete(session, &going_on),
        reviews::delete(session, &going_on),
        reviews::delete_accuracies(session, &going_on),
    )?;
    Ok(())
}

/// Sums up a table that has no summary. It changed last with its last record, not now.
pub(super) async fn summarise(session: &Session, code: &str, summary: &Summary) -> Attempt<()> {
    let row = session
        .query_opt(
            "SELECT tables.id, coalesce(nullif(heads.stored, 0), created)
             FROM tables JOIN heads ON heads.code = tables.code WHERE tables.code = $1 AND stage IS NULL",
            &[&code],
        )
        .await?;
    if let Some(row) = row {
        write(session, &[(row.try_get(0)?, summary, row.try_get(1)?)]).await?;
    }
    Ok(Ok(()))
}
