//! The log of a table: what is stored is what has happened.

use std::sync::Arc;

use catalog::AnyTable;
use store::{Append, Store, StoreError};
use table::{Moment, Secret};
use tokio::time::Duration;

use crate::game_log::game_log;
use crate::log_entry::LogEntry;
use crate::room::Room;

/// How much of a running clock is lost at most when the server is killed: this often its time is stored while
/// something is to come due.
const CLOCK_INTERVAL: Duration = Duration::from_secs(2);

/// The stored log of a table, from the point of view of its one writer.
pub(super) struct TableLog {
    pub code: String,
    store: Arc<dyn Store>,
    /// How many entries are stored. An append names the version that it follows and fails on any other, which
    /// fences off a second writer.
    version: u64,
    /// The table's time in the last stored entry.
    last_entry_at: Moment,
    /// Memory and disk differ and the disk cannot be read: the actor must end.
    lost: bool,
}

/// Why a stored table cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the log of table {0} does not begin with its opening")]
    NoOpening(String),
    #[error("entry {1} of table {0} cannot be read: {2}")]
    Entry(String, usize, serde_json::Error),
    #[error("the game of table {0} cannot be resumed: {1}")]
    Game(String, String),
}

/// A table as it is folded from its log.
pub(crate) struct Loaded {
    pub room: Room,
    pub game: Option<Box<dyn AnyTable>>,
    pub secret: Secret,
    pub version: u64,
    pub at: Moment,
}

impl Loaded {
    /// Folds a table from the store; `None` if there is none with that code.
    pub(crate) async fn from_store(store: &dyn Store, code: &str) -> Result<Option<Loaded>, LoadError> {
        let Some(stored) = store.load(code).await? else { return Ok(None) };
        let secret = Secret(stored.secret);
        let parse = |number: usize, body: &str| {
            serde_json::from_str(body).map_err(|error| LoadError::Entry(code.to_owned(), number, error))
        };
        let entries = stored.records.iter().enumerate().map(|(number, body)| parse(number, body));
        let entries: Vec<LogEntry> = entries.collect::<Result<_, _>>()?;
        let mut room = Room::fold(&entries).ok_or_else(|| LoadError::NoOpening(code.to_owned()))?;
        let game =
            resume(&room, secret, &entries).map_err(|error| LoadError::Game(code.to_owned(), error))?;
        room.set_game_over(game.as_ref().is_some_and(|game| game.outcome().is_some()));
        let at = entries.last().map_or(Moment::START, |entry| entry.at);
        Ok(Some(Loaded { room, game, secret, version: entries.len() as u64, at }))
    }
}

fn resume(room: &Room, secret: Secret, entries: &[LogEntry]) -> Result<Option<Box<dyn AnyTable>>, String> {
    let Some(log) = game_log(room, entries) else { return Ok(None) };
    let game = room.catalog_entry().map_err(|refusal| refusal.to_string())?;
    game.resume(&log, room.secret(secret)).map(Some).map_err(|error| error.to_string())
}

impl TableLog {
    /// The log of a table that was just loaded.
    pub(super) fn new(code: String, store: Arc<dyn Store>, loaded: &Loaded) -> TableLog {
        TableLog { code, store, version: loaded.version, last_entry_at: loaded.at, lost: false }
    }

    /// How many entries are stored.
    pub(super) fn version(&self) -> u64 {
        self.version
    }

    /// Whether the table can be neither trusted in memory nor read from disk.
    pub(super) fn is_lost(&self) -> bool {
        self.lost
    }

    /// Appends an entry; `over` says whether the table is over with it. After an error the table is to be reloaded:
    /// the entry may be stored all the same.
    pub(super) async fn append(&mut self, entry: &LogEntry, over: bool) -> Result<(), StoreError> {
        let body = serde_json::to_string(entry).map_err(|_| StoreError::Closed)?;
        let append =
            Append { code: self.code.clone(), version: self.version, bodies: vec![body.into()], over };
        self.store.append(append).await.inspect_err(|error| {
            tracing::error!(table = self.code, %error, "nothing was stored");
        })?;
        self.version += 1;
        self.last_entry_at = entry.at;
        Ok(())
    }

    /// The table as it is on disk; if that cannot be read, the log is lost.
    pub(super) async fn reload(&mut self) -> Option<Loaded> {
        match Loaded::from_store(&*self.store, &self.code).await {
            Ok(Some(loaded)) => {
                (self.version, self.last_entry_at) = (loaded.version, loaded.at);
                return Some(loaded);
            }
            Ok(None) => tracing::error!(table = self.code, "the table is not on disk"),
            Err(error) => tracing::error!(table = self.code, %error, "the table cannot be read again"),
        }
        self.lost = true;
        None
    }

    /// When the time of a running clock is to be stored next, so that a server that is killed goes on from about
    /// there.
    pub(super) fn next_clock_entry(&self) -> Moment {
        self.last_entry_at + CLOCK_INTERVAL.as_millis() as u32
    }
}
