//! Reviews of finished games, and how somebody played by them.

use super::change::Attempt;
use super::errors::Failure;
use super::session::Session;
use crate::time::now;
use crate::{Accuracy, KeptReview, SeatAccuracy, Stage, TableNumber};

/// Keeps the review of a finished game in place of one that it has; a table that is gone meanwhile needs none.
pub(super) async fn keep(
    session: &Session,
    code: &str,
    review: &KeptReview,
    seats: &[SeatAccuracy],
) -> Attempt<()> {
    // Locked, so that it does not go meanwhile.
    let of = "SELECT id FROM tables WHERE code = $1 AND stage = $2 AND deleted IS NULL FOR UPDATE";
    let Some(row) = session.query_opt(of, &[&code, &(Stage::Over as i16)]).await? else {
        return Ok(Ok(()));
    };
    let table: i64 = row.try_get(0)?;
    delete(session, &[table]).await?;
    delete_accuracies(session, &[table]).await?;
    let (form, iterations) = (i64::from(review.form), i64::from(review.iterations));
    session
        .execute(
            "INSERT INTO reviews (table_id, form, iterations, made, body) VALUES ($1, $2, $3, $4, $5)",
            &[&table, &form, &iterations, &now(), &&*review.body],
        )
        .await?;
    for seat in seats {
        let devices: Vec<&str> = seat.devices.iter().map(|device| &**device).collect();
        // Only who has played it has it in their records.
        session
            .execute(
                "INSERT INTO accuracies (player, table_id, decisions, fine)
                 SELECT player, table_id, $3, $4 FROM played
                 WHERE table_id = $2 AND player IN (SELECT id FROM players WHERE device = ANY ($1::text[]))
                 ON CONFLICT DO NOTHING",
                &[&devices, &table, &i64::from(seat.decisions), &i64::from(seat.fine)],
            )
            .await?;
    }
    Ok(Ok(()))
}

/// Deletes the reviews of tables, as far as they have one.
pub(super) async fn delete(session: &Session, tables: &[i64]) -> Result<(), Failure> {
    if !tables.is_empty() {
        session.execute("DELETE FROM reviews WHERE table_id = ANY ($1::bigint[])", &[&tables]).await?;
    }
    Ok(())
}

/// Deletes how people played at tables.
pub(super) async fn delete_accuracies(session: &Session, tables: &[i64]) -> Result<(), Failure> {
    if !tables.is_empty() {
        session.execute("DELETE FROM accuracies WHERE table_id = ANY ($1::bigint[])", &[&tables]).await?;
    }
    Ok(())
}

/// The review of a table.
pub(super) async fn review(session: &Session, code: &str) -> Result<Option<KeptReview>, Failure> {
    let row = session
        .query_opt(
            "SELECT form, iterations, body FROM reviews
             WHERE table_id = (SELECT id FROM tables WHERE code = $1 AND deleted IS NULL)",
            &[&code],
        )
        .await?;
    let Some(row) = row else { return Ok(None) };
    let (form, iterations): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
    let body: &str = row.try_get(2)?;
    Ok(Some(KeptReview { form: form as u32, iterations: iterations as u32, body: body.into() }))
}

/// How somebody played on these devices, as far as their games were reviewed; of each game once.
pub(super) async fn accuracies(session: &Session, devices: &[&str]) -> Result<Vec<Accuracy>, Failure> {
    let rows = session
        .query(
            "SELECT table_id, decisions, fine FROM accuracies
             WHERE player IN (SELECT id FROM players WHERE device = ANY ($1::text[])) ORDER BY table_id, player",
            &[&devices],
        )
        .await?;
    let read = |row: &tokio_postgres::Row| -> Result<Accuracy, Failure> {
        let (decisions, fine): (i64, i64) = (row.try_get(1)?, row.try_get(2)?);
        let table = TableNumber(row.try_get(0)?);
        Ok(Accuracy { table, decisions: decisions as u32, fine: fine as u32 })
    };
    let mut all: Vec<Accuracy> = rows.iter().map(read).collect::<Result<_, _>>()?;
    all.dedup_by_key(|accuracy| accuracy.table);
    Ok(all)
}
