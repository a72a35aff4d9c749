//! Where a page's table is, and the way there.

use std::sync::Arc;

use table::Refusal;
use tokio::time::{Duration, Instant, sleep};

use super::{Handover, Page};
use crate::actor::{TableHandle, TableMessage};
use crate::app::App;
use crate::nodes::forward;
use crate::registry::NotHere;
use crate::rules::refuse;

/// How long a page waits for a table that changes hands: longer than a dead node is believed to be alive.
const PATIENCE: Duration = Duration::from_secs(8);
/// The pauses between two tries, the first and the longest: of a node that is gone many wait.
const FIRST_PAUSE: Duration = Duration::from_millis(25);
const LONGEST_PAUSE: Duration = Duration::from_millis(200);

/// Brings a page to its table: to the actor here, or by way of the node that has it. What was left of it by another is told
/// first. Without a refusal there is nobody to be told one: this server stops.
pub(super) async fn attach(
    app: &Arc<App>,
    page: &Page,
    handover: &mut Handover,
) -> Result<TableHandle, Option<Refusal>> {
    let (begun, mut pause) = (Instant::now(), FIRST_PAUSE);
    loop {
        let attached = match app.table(&page.code).await {
            Ok(table) => join(&table, page, handover.last_seen).await.then_some(table),
            Err(NotHere::Elsewhere(node)) => forward::attach(app, &node, page, handover.last_seen).await,
            Err(NotHere::Leaving) => return Err(None),
            Err(NotHere::Refused(refusal)) => return Err(Some(refusal)),
        };
        if let Some(table) = attached {
            if handover.pausing {
                handover.messages.insert(0, TableMessage::Pause { id: page.id, on: true });
            }
            return Ok(table);
        }
        if begun.elapsed() > PATIENCE {
            return Err(Some(refuse("S-14", "server-not-stored")));
        }
        sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

/// Joins the table; whether it is still there.
async fn join(table: &TableHandle, page: &Page, last_seen: Option<u32>) -> bool {
    let join = TableMessage::Join { connection: page.connection(), last_seen };
    let Err(unsent) = table.send(Box::new(join)).await else { return true };
    if let TableMessage::Join { connection, .. } = *unsent.0 {
        connection.unused();
    }
    false
}
