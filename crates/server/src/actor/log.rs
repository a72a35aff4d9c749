//! The log of a table: what is stored is what has happened.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use store::{Append, GameResult, Store, StoreError, Summary};
use table::Moment;
use tokio::time::Duration;

use crate::log_entry::LogEntry;
use crate::stored_log::{LoadError, Loaded};
use crate::table_id;

/// How much of a running clock is lost at most when the server is killed: this often its time is stored while
/// something is to come due.
const CLOCK_INTERVAL: Duration = Duration::from_secs(2);

/// The stored log of a table, from the point of view of its one writer.
pub(super) struct TableLog {
    pub code: String,
    /// What stands in its link.
    pub id: String,
    store: Arc<dyn Store>,
    /// How many entries are stored. An append names the version that it follows and fails on any other, which
    /// fences off a second writer.
    version: u64,
    /// What every append names, so that a later owner of the table can fence this one off.
    epoch: u64,
    /// The hash of the summary that is stored; whole, it would be a good part of an idle table's memory.
    summary: Option<u64>,
    /// The table's time in the last stored entry.
    last_entry_at: Moment,
    /// The actor must end.
    lost: Option<Lost>,
}

/// Why a table cannot go on here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lost {
    /// Memory and disk differ and the disk cannot be read.
    Unreadable,
    /// Another node has it, or is to have it.
    Moved,
}

impl TableLog {
    /// The log of a table that was just loaded.
    pub(super) fn new(code: String, store: Arc<dyn Store>, loaded: &Loaded) -> TableLog {
        let Loaded { version, epoch, at, token, .. } = *loaded;
        let summary = loaded.summary.as_ref().map(hash);
        TableLog {
            id: table_id::of(&code, token),
            code,
            store,
            version,
            epoch,
            summary,
            last_entry_at: at,
            lost: None,
        }
    }

    /// How many entries are stored.
    pub(super) fn version(&self) -> u64 {
        self.version
    }

    /// Whether the table can go on here no more.
    pub(super) fn is_lost(&self) -> bool {
        self.lost.is_some()
    }

    /// Whether another node has it, or is to have it: its pages go there.
    pub(super) fn has_moved(&self) -> bool {
        self.lost == Some(Lost::Moved)
    }

    /// Another node has it, or is to have it.
    pub(super) fn move_on(&mut self) {
        self.lost = Some(Lost::Moved);
    }

    /// What every append names.
    pub(super) fn epoch(&self) -> u64 {
        self.epoch
    }

    /// Whether a summary is stored; tables of older versions had none.
    pub(super) fn has_summary(&self) -> bool {
        self.summary.is_some()
    }

    /// Appends an entry; with it the table stands as `summary` says, if that may have changed, and its game has ended as
    /// `result` says. After an error the table
    /// is to be reloaded: the entry may be stored all the same.
    pub(super) async fn append(
        &mut self,
        entry: &LogEntry,
        summary: Option<Summary>,
        result: Option<GameResult>,
    ) -> Result<(), StoreError> {
        let body = serde_json::to_string(entry).map_err(|_| StoreError::Closed)?;
        let hashed = summary.as_ref().map(hash);
        let summary = summary.filter(|_| hashed != self.summary);
        let (code, version, epoch) = (self.code.clone(), self.version, self.epoch);
        let append = Append { code, version, epoch, bodies: vec![body.into()], summary, result };
        self.store.append(append).await.inspect_err(|error| {
            // The store itself tells of a database that is away, once and not for every table.
            if !error.is_away() && !matches!(error, StoreError::Fenced { .. }) {
                tracing::error!(table = self.code, %error, "nothing was stored");
            }
        })?;
        self.version += 1;
        self.summary = hashed.or(self.summary);
        self.last_entry_at = entry.at;
        Ok(())
    }

    /// The table as it is on disk; if that cannot be read, the log is lost.
    pub(super) async fn reload(&mut self) -> Option<Loaded> {
        match Loaded::own(&*self.store, &self.code).await {
            Ok(Some(loaded)) => {
                (self.version, self.epoch, self.last_entry_at) = (loaded.version, loaded.epoch, loaded.at);
                self.summary = loaded.summary.as_ref().map(hash);
                return Some(loaded);
            }
            Err(LoadError::Elsewhere(node)) => {
                tracing::info!(table = self.code, node = node.address, "the table is elsewhere now");
                self.lost = Some(Lost::Moved);
                return None;
            }
            Ok(None) => tracing::error!(table = self.code, "the table is not on disk"),
            Err(error) => tracing::error!(table = self.code, %error, "the table cannot be read again"),
        }
        self.lost = Some(Lost::Unreadable);
        None
    }

    /// When the time of a running clock is to be stored next, so that a server that is killed goes on from about
    /// there.
    pub(super) fn next_clock_entry(&self) -> Moment {
        self.last_entry_at + CLOCK_INTERVAL.as_millis() as u32
    }
}

/// Two summaries that differ hardly ever have the same.
fn hash(summary: &Summary) -> u64 {
    let mut hasher = DefaultHasher::new();
    summary.hash(&mut hasher);
    hasher.finish()
}
