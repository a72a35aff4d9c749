//! Taking somebody out of everything, who wants that.

use super::change::Attempt;
use super::records::NewRecords;
use super::session::Session;
use super::{reviews, summaries};
use crate::{Rewrite, StoreError};

/// Forgets the person of these devices; gives at how many tables they had a seat.
pub(super) async fn forget(session: &Session, devices: &[Box<str>]) -> Attempt<u64> {
    let mut tables = 0;
    for device in devices {
        let device = &**device;
        // Of a seat with two of their devices the table is noted once for each, and counted once.
        let noted = "SELECT count(*) FROM seated
             WHERE device = $1 AND table_id NOT IN (SELECT table_id FROM forgets)";
        let row = session.query_opt(noted, &[&device]).await?;
        tables += row.map(|row| row.try_get::<_, i64>(0)).transpose()?.unwrap_or_default() as u64;
        let statements = [
            "INSERT INTO forgets (table_id, device) SELECT table_id, device FROM seated WHERE device = $1
             ON CONFLICT DO NOTHING",
            "DELETE FROM played WHERE player = (SELECT id FROM players WHERE device = $1)",
            "DELETE FROM accuracies WHERE player = (SELECT id FROM players WHERE device = $1)",
            // What others have played with them stays, with somebody whom nobody is any more.
            "UPDATE players SET device = replace(gen_random_uuid()::text, '-', ''), name = '' WHERE device = $1",
            "DELETE FROM keys WHERE person = (SELECT person FROM devices WHERE device = $1)",
            "DELETE FROM handed_over WHERE device = $1",
            "DELETE FROM devices WHERE device = $1",
        ];
        for statement in statements {
            session.execute(statement, &[&device]).await?;
        }
    }
    Ok(Ok(tables))
}

/// Nobody is to be taken out of that table any more.
pub(super) async fn forgotten(session: &Session, code: &str) -> Attempt<()> {
    let statements = [
        // A game that ended after its player was forgotten has its result by their device.
        "DELETE FROM played WHERE table_id = (SELECT id FROM tables WHERE code = $1) AND player IN
         (SELECT players.id FROM players JOIN forgets ON players.device = forgets.device
          WHERE forgets.table_id = played.table_id)",
        "UPDATE players SET device = replace(gen_random_uuid()::text, '-', ''), name = '' WHERE device IN
         (SELECT device FROM forgets WHERE table_id = (SELECT id FROM tables WHERE code = $1))
         AND NOT EXISTS (SELECT 1 FROM played WHERE player = players.id)",
        "DELETE FROM forgets WHERE table_id = (SELECT id FROM tables WHERE code = $1)",
    ];
    for statement in statements {
        session.execute(statement, &[&code]).await?;
    }
    Ok(Ok(()))
}

/// Writes a log anew if it has the expected version.
pub(super) async fn rewrite(session: &Session, rewrite: &Rewrite) -> Attempt<()> {
    let code = &rewrite.code;
    // Locked, so that nothing is appended meanwhile. Of a deleted table the summary and the result are left.
    session.query("SELECT 1 FROM heads WHERE code = $1 FOR UPDATE", &[code]).await?;
    let row = session
        .query_opt(
            "SELECT id, changed, coalesce((SELECT version FROM heads WHERE heads.code = tables.code), 0)
             FROM tables WHERE code = $1",
            &[code],
        )
        .await?;
    let Some(row) = row else { return Ok(Err(StoreError::Missing { code: code.clone() })) };
    let (id, changed, found): (i64, i64, i64) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
    let found = found as u64;
    if found != rewrite.version || found != rewrite.bodies.len() as u64 {
        return Ok(Err(StoreError::Conflict { code: code.clone(), expected: rewrite.version, found }));
    }
    let mut new = NewRecords::default();
    new.add(code, 0, &rewrite.bodies);
    session
        .execute(
            "UPDATE records SET body = new.body, checksum = new.checksum
             FROM unnest($2::bigint[], $3::text[], $4::bigint[]) AS new (version, body, checksum)
             WHERE records.table_id = $1 AND records.version = new.version",
            &[&id, &new.versions, &new.bodies, &new.checksums],
        )
        .await?;
    reviews::delete(session, &[id]).await?;
    summaries::write(session, &[(id, &rewrite.summary, changed)]).await?;
    if let Some(line) = &rewrite.result {
        session.execute("UPDATE results SET line = $2 WHERE table_id = $1", &[&id, &&**line]).await?;
    }
    session.execute("UPDATE heads SET epoch = epoch + 1 WHERE code = $1", &[code]).await?;
    Ok(Ok(()))
}
