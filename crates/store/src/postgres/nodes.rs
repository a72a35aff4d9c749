//! Nodes: who is there, and who has which table.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, OnceLock};

use tokio_postgres::Row;

use super::doubts::Doubts;
use super::errors::Failure;
use super::reads;
use super::session::Session;
use crate::{Beat, Joined, NewNode, Node, Owned, Waiting};

/// Renews a lease for a second, by the database's clock. What is read are the rows as they were before.
const BEAT: &str = "
    WITH beat AS (
        INSERT INTO nodes (id, address, version, protocol, lease_until)
        VALUES ($1, $2, $3, $4, now() + interval '1 second')
        ON CONFLICT (id) DO UPDATE SET lease_until = excluded.lease_until
    )
    SELECT id, address, version, lease_until > now(), (extract(epoch FROM now() - started) * 1000)::bigint,
        robbed
    FROM nodes ORDER BY id";
/// Takes a table, and lets whoever had it know.
const CLAIM: &str = "
    WITH claimed AS (
        UPDATE heads SET epoch = epoch + 1, former = owner, owner = $2
        WHERE code = $1 AND (owner IS NULL OR owner = $2 OR NOT EXISTS (
            SELECT 1 FROM nodes WHERE nodes.id = heads.owner AND nodes.lease_until > now()))
        RETURNING epoch, former
    ), told AS (
        UPDATE nodes SET robbed = robbed + 1 FROM claimed WHERE nodes.id = claimed.former AND nodes.id <> $2
    )
    SELECT epoch FROM claimed";
/// Forgets dead nodes; their tables are anybody's long before.
const FORGET: &str = "DELETE FROM nodes WHERE lease_until < now() - interval '10 minutes'";
/// How often a claim is tried whose table changes hands meanwhile.
const TRIES: usize = 5;

/// This server's place among the nodes, once it has joined.
#[derive(Debug, Default)]
pub(super) struct Place {
    joined: OnceLock<(i64, NewNode)>,
    /// How many tables others had taken, by the last renewal of the lease.
    robbed: AtomicI64,
}

impl Place {
    /// Its number; one that no node has before it has joined.
    pub(super) fn id(&self) -> i64 {
        self.joined.get().map_or(0, |(id, _)| *id)
    }

    fn get(&self) -> Result<&(i64, NewNode), Failure> {
        self.joined.get().ok_or_else(|| Failure::Unfit("this server has not joined its nodes".to_owned()))
    }
}

/// Joins the nodes, unless one is alive that speaks another language.
pub(super) async fn join(session: &Session, place: &Place, node: &NewNode) -> Result<Joined, Failure> {
    let strange = session
        .query_opt(
            "SELECT version, address FROM nodes WHERE lease_until > now() AND abs(protocol - $1) > 1 LIMIT 1",
            &[&i64::from(node.protocol)],
        )
        .await?;
    if let Some(row) = strange {
        return Err(Failure::Incompatible { version: row.try_get(0)?, address: row.try_get(1)? });
    }
    let row = session
        .query_opt(
            "SELECT nextval(pg_get_serial_sequence('nodes', 'id')), (SELECT secret FROM node_secret LIMIT 1)",
            &[],
        )
        .await?;
    let row = row.ok_or_else(|| Failure::Damaged("it has no secret for its nodes".to_owned()))?;
    let (id, secret) = (row.try_get(0)?, row.try_get(1)?);
    // Whoever joins a second time keeps the first number.
    let _joined_before = place.joined.set((id, node.clone()));
    beat(session, place).await?;
    Ok(Joined { id: place.id(), secret })
}

/// Renews the lease. A row that was forgotten in a long pause comes back.
pub(super) async fn beat(session: &Session, place: &Place) -> Result<Beat, Failure> {
    let (id, node) = place.get()?;
    let rows = session.query(BEAT, &[id, &node.address, &node.version, &i64::from(node.protocol)]).await?;
    let nodes = rows.iter().map(self::node).collect::<Result<Vec<_>, _>>()?;
    let (mut alive, mut robbed) = (false, 0);
    for (row, node) in rows.iter().zip(&nodes).filter(|(_, node)| node.id == *id) {
        (alive, robbed) = (node.alive, row.try_get(5)?);
    }
    // A claim may have found the lease ended though this renewal did not.
    let lapsed = place.robbed.swap(robbed, Ordering::Relaxed) != robbed || !alive;
    if !alive {
        session.execute(FORGET, &[]).await?;
    }
    let mut nodes: Vec<Node> = nodes.into_iter().filter(|node| node.id != *id).collect();
    let (address, version) = (node.address.clone(), node.version.clone());
    nodes.push(Node { id: *id, address, version, alive: true, age: 0 });
    Ok(Beat { lapsed, nodes })
}

/// Takes a table if nobody who is alive has it. Whoever had it is fenced off by the epoch; so is what is still on its way
/// from this node.
pub(super) async fn own(
    session: &Session,
    place: &Place,
    doubts: &Arc<Doubts>,
    code: &str,
) -> Result<Option<Owned>, Failure> {
    let (id, _) = place.get()?;
    for _ in 0..TRIES {
        let claimed = session.query_opt(CLAIM, &[&code, id]).await?;
        doubts.forget(code);
        if let Some(row) = claimed {
            let epoch: i64 = row.try_get(0)?;
            // Another may have claimed it since: then the first append tells.
            let table = reads::load(session, code).await?;
            return Ok(table.map(|table| Owned::Here(crate::StoredTable { epoch: epoch as u64, ..table })));
        }
        if let Some(node) = owner(session, code).await? {
            return Ok(Some(Owned::Elsewhere(node)));
        }
        if session.query_opt("SELECT 1 FROM heads WHERE code = $1", &[&code]).await?.is_none() {
            return Ok(None);
        }
    }
    Err(Failure::Unfit(format!("table {code} changes hands all the time")))
}

/// The node that has a table, if it is alive.
pub(super) async fn owner(session: &Session, code: &str) -> Result<Option<Node>, Failure> {
    let row = session
        .query_opt(
            "SELECT nodes.id, address, nodes.version, true, (extract(epoch FROM now() - started) * 1000)::bigint
             FROM heads JOIN nodes ON nodes.id = heads.owner WHERE code = $1 AND lease_until > now()",
            &[&code],
        )
        .await?;
    row.as_ref().map(node).transpose()
}

pub(super) async fn owned(session: &Session, place: &Place) -> Result<Vec<(String, u64)>, Failure> {
    let rows = session.query("SELECT code, epoch FROM heads WHERE owner = $1", &[&place.id()]).await?;
    let table = |row: &Row| Ok((row.try_get(0)?, row.try_get::<_, i64>(1)? as u64));
    rows.iter().map(table).collect()
}

pub(super) async fn release(session: &Session, place: &Place, code: &str, epoch: u64) -> Result<(), Failure> {
    let sql = "UPDATE heads SET owner = NULL WHERE code = $1 AND owner = $2 AND epoch = $3";
    session.execute(sql, &[&code, &place.id(), &(epoch as i64)]).await?;
    Ok(())
}

pub(super) async fn leave(session: &Session, place: &Place) -> Result<(), Failure> {
    let id = place.id();
    for sql in [
        "UPDATE heads SET owner = NULL WHERE owner = $1",
        "DELETE FROM waiting WHERE node = $1",
        "DELETE FROM nodes WHERE id = $1",
    ] {
        session.execute(sql, &[&id]).await?;
    }
    Ok(())
}

pub(super) async fn list(session: &Session) -> Result<Vec<(Node, u64)>, Failure> {
    let rows = session
        .query(
            "SELECT id, address, version, lease_until > now(), (extract(epoch FROM now() - started) * 1000)::bigint,
                 (SELECT count(*) FROM heads WHERE owner = nodes.id)
             FROM nodes ORDER BY id",
            &[],
        )
        .await?;
    rows.iter().map(|row| Ok((node(row)?, row.try_get::<_, i64>(5)? as u64))).collect()
}

pub(super) async fn show_waiting(
    session: &Session,
    place: &Place,
    shown: &[Waiting],
    gone: &[String],
) -> Result<(), Failure> {
    let id = place.id();
    if !gone.is_empty() {
        let sql = "DELETE FROM waiting WHERE node = $1 AND code = ANY ($2::text[])";
        session.execute(sql, &[&id, &gone]).await?;
    }
    if shown.is_empty() {
        return Ok(());
    }
    let codes: Vec<&str> = shown.iter().map(|table| &*table.code).collect();
    let open: Vec<bool> = shown.iter().map(|table| table.open).collect();
    let addresses: Vec<&str> = shown.iter().map(|table| &*table.address).collect();
    let lines: Vec<&str> = shown.iter().map(|table| &*table.line).collect();
    let sql = "INSERT INTO waiting (code, node, open, address, line)
         SELECT code, $1, open, address, line
         FROM unnest($2::text[], $3::boolean[], $4::text[], $5::text[]) AS new (code, open, address, line)
         ON CONFLICT (code) DO UPDATE SET node = excluded.node, open = excluded.open, address = excluded.address,
             line = excluded.line";
    session.execute(sql, &[&id, &codes, &open, &addresses, &lines]).await?;
    Ok(())
}

pub(super) async fn open_tables(session: &Session, most: usize) -> Result<Vec<Waiting>, Failure> {
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let rows = session
        .query(
            "SELECT waiting.code, open, waiting.address, line
             FROM waiting JOIN nodes ON nodes.id = waiting.node AND lease_until > now()
             WHERE open ORDER BY since DESC, waiting.code LIMIT $1",
            &[&most],
        )
        .await?;
    let waiting = |row: &Row| {
        let (code, open, address, line) =
            (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
        Ok(Waiting { code, open, address, line })
    };
    rows.iter().map(waiting).collect()
}

pub(super) async fn is_waiting(session: &Session, code: &str) -> Result<bool, Failure> {
    let sql =
        "SELECT 1 FROM waiting JOIN nodes ON nodes.id = waiting.node AND lease_until > now() WHERE code = $1";
    Ok(session.query_opt(sql, &[&code]).await?.is_some())
}

fn node(row: &Row) -> Result<Node, Failure> {
    Ok(Node {
        id: row.try_get(0)?,
        address: row.try_get(1)?,
        version: row.try_get(2)?,
        alive: row.try_get(3)?,
        age: row.try_get(4)?,
    })
}
