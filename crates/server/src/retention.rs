//! Retention: tables that nobody needs any more are deleted, a few at a time, and never one that is in memory.

mod leap;

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use store::{Deletion, Found, Stage, StoreError};
use tokio::time::sleep;

use crate::app::App;
use crate::find_table::no_such_table;
use crate::rules::not_stored;
use leap::{LeapGuard, Verdict};

/// How many tables are looked up at a time.
const BATCH: usize = 100;
/// The pause after each deletion: whoever plays is not to notice.
const PAUSE: Duration = Duration::from_millis(20);

/// How long tables are kept after their last record; `None` is for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Tables whose game was never started.
    pub waiting: Option<Duration>,
    /// Games that were never finished: left, or closed by their host.
    pub unfinished: Option<Duration>,
    /// Games that are over.
    pub finished: Option<Duration>,
    /// How long after one search for such tables the next begins.
    pub interval: Duration,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention {
            waiting: Some(Duration::from_hours(7 * 24)),
            unfinished: Some(Duration::from_hours(90 * 24)),
            finished: None,
            interval: Duration::from_hours(1),
        }
    }
}

impl Retention {
    /// How long a table of that stage is kept.
    pub fn of(&self, stage: Stage) -> Option<Duration> {
        match stage {
            Stage::Waiting => self.waiting,
            Stage::Playing | Stage::Closed => self.unfinished,
            Stage::Over => self.finished,
        }
    }
}

/// Deletes what is due, now and then again, for as long as the server runs.
pub(crate) async fn run(app: Arc<App>) {
    let mut guard = LeapGuard::default();
    loop {
        let swept = match may_delete(&app, &mut guard).await {
            Ok(true) => sweep(&app).await,
            Ok(false) => Ok(0),
            Err(error) => Err(error),
        };
        match swept {
            // The store tells of a database that is away by itself.
            Ok(0) => {}
            Err(error) if error.is_away() => {}
            Ok(deleted) => tracing::info!("{deleted} tables were deleted that were kept for long enough"),
            Err(error) => {
                tracing::error!(%error, "tables that were kept for long enough could not be deleted");
            }
        }
        sleep(app.config.retention.interval).await;
    }
}

/// Whether the clock is to be trusted with deleting tables.
async fn may_delete(app: &App, guard: &mut LeapGuard) -> Result<bool, StoreError> {
    let stored = app.store.last_stored().await?;
    let verdict = guard.look(milliseconds(SystemTime::now()), Instant::now(), stored);
    if let Verdict::Leapt(ahead) = verdict {
        let days = ahead.as_secs() / (24 * 3600);
        tracing::warn!("the clock is {days} days ahead of what is stored: no table is deleted for a day");
    }
    Ok(verdict == Verdict::Delete)
}

/// Deletes all that is due; gives how many tables that were.
async fn sweep(app: &Arc<App>) -> Result<usize, StoreError> {
    let mut deleted = 0;
    for stage in Stage::ALL {
        let Some(keep) = app.config.retention.of(stage) else { continue };
        loop {
            let since = milliseconds(SystemTime::now()) - keep.as_millis() as i64;
            let due = app.store.expired(stage, since, BATCH).await?;
            let before = deleted;
            for found in due {
                deleted += usize::from(delete(app, found).await?);
                sleep(PAUSE).await;
            }
            // Those that are left are in memory.
            if deleted == before {
                break;
            }
        }
    }
    Ok(deleted)
}

/// Deletes a table unless it is in memory, or comes there first. Whether it did.
async fn delete(app: &Arc<App>, found: Found) -> Result<bool, StoreError> {
    // A game leaves how it went; of a table where none was played nothing is worth keeping.
    let keep_summary = found.summary.is_some_and(|summary| summary.stage != Stage::Waiting);
    let deletion = Deletion { code: found.code.clone(), version: found.version, keep_summary };
    let (sender, outcome) = tokio::sync::oneshot::channel();
    let (store, code) = (app.store.clone(), found.code.clone());
    // It takes the place that the table would have in memory: whoever wants the table meanwhile waits, and is told that
    // there is none.
    let deleting = async move {
        let deleted = store.delete(deletion).await;
        let refusal = deleted.as_ref().err().map_or_else(|| no_such_table(&code), not_stored);
        let _listening = sender.send(deleted);
        Err(refusal.into())
    };
    let _none_unless_in_memory = app.registry.get_or_start(&found.code, deleting).await;
    match outcome.await {
        Ok(Ok(())) => Ok(true),
        // It was in memory, or something has happened at it since it was found.
        Err(_) | Ok(Err(StoreError::Conflict { .. } | StoreError::Missing { .. })) => Ok(false),
        Ok(Err(error)) => Err(error),
    }
}

fn milliseconds(time: SystemTime) -> i64 {
    time.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}
