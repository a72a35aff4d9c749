//! Deleting tables: at once for everybody, and from the disk bit by bit.

use super::change::Attempt;
use super::session::Session;
use super::{results, reviews};
use crate::time::now;
use crate::{Deletion, StoreError};

/// How many records are deleted in one commit, which others wait for.
const PURGED_AT_ONCE: i64 = 500;

/// Takes a table out of everybody's sight if it has the expected version. Its records go later, see [`purge`].
pub(super) async fn delete(session: &Session, deletion: &Deletion) -> Attempt<()> {
    let code = &deletion.code;
    // Locked, so that nothing is appended meanwhile.
    let head =
        session.query_opt("SELECT table_id, version FROM heads WHERE code = $1 FOR UPDATE", &[code]).await?;
    let Some(head) = head else { return Ok(Err(StoreError::Missing { code: code.clone() })) };
    let (id, version): (i64, i64) = (head.try_get(0)?, head.try_get(1)?);
    if version as u64 != deletion.version {
        let (expected, found) = (deletion.version, version as u64);
        return Ok(Err(StoreError::Conflict { code: code.clone(), expected, found }));
    }
    reviews::delete(session, &[id]).await?;
    if !deletion.keep_summary {
        results::delete(session, &[id]).await?;
        reviews::delete_accuracies(session, &[id]).await?;
    }
    // It has ended for whoever sat there, and nobody needs the way to it, nor its secret.
    session
        .execute(
            "UPDATE tables SET deleted = $2, token = NULL, listed = false, secret = $3 WHERE id = $1",
            &[&id, &now(), &&[0_u8; 32][..]],
        )
        .await?;
    session.execute("DELETE FROM heads WHERE code = $1", &[code]).await?;
    if deletion.keep_summary {
        session
            .execute(
                "INSERT INTO seated (device, ended, table_id) SELECT device, true, table_id FROM seated
                 WHERE table_id = $1 AND NOT ended ON CONFLICT DO NOTHING",
                &[&id],
            )
            .await?;
        session.execute("DELETE FROM seated WHERE table_id = $1 AND NOT ended", &[&id]).await?;
    } else {
        session.execute("DELETE FROM seated WHERE table_id = $1", &[&id]).await?;
    }
    session
        .execute(
            "INSERT INTO purges (table_id, keep_summary) VALUES ($1, $2)",
            &[&id, &deletion.keep_summary],
        )
        .await?;
    Ok(Ok(()))
}

/// Deletes some of the records that are to go; whether there may be more.
pub(super) async fn purge(session: &Session) -> Attempt<bool> {
    let next = session
        .query_opt("SELECT table_id, keep_summary FROM purges ORDER BY table_id LIMIT 1 FOR UPDATE", &[])
        .await?;
    let Some(next) = next else { return Ok(Ok(false)) };
    let (id, keep_summary): (i64, bool) = (next.try_get(0)?, next.try_get(1)?);
    let deleted = session
        .execute(
            "DELETE FROM records WHERE table_id = $1
                 AND version IN (SELECT version FROM records WHERE table_id = $1 ORDER BY version LIMIT $2)",
            &[&id, &PURGED_AT_ONCE],
        )
        .await?;
    if (deleted as i64) < PURGED_AT_ONCE {
        session.execute("DELETE FROM purges WHERE table_id = $1", &[&id]).await?;
        if !keep_summary {
            session.execute("DELETE FROM unresulted WHERE table_id = $1", &[&id]).await?;
            session.execute("DELETE FROM forgets WHERE table_id = $1", &[&id]).await?;
            session.execute("DELETE FROM tables WHERE id = $1", &[&id]).await?;
        }
    }
    Ok(Ok(true))
}
