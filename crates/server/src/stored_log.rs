//! Reading stored tables. A log is folded piece by piece and away from the threads that serve sockets: however long it
//! is, nobody at another table waits for it, and it is never in memory as a whole.

use std::sync::LazyLock;

use catalog::AnyTable;
use store::{Node, Owned, Store, StoreError, StoredTable, Summary, Token};
use table::{Moment, Refusal, Secret};
use tokio::sync::Semaphore;

use crate::actor::{RECENT_SIGHTS, SightCounts};
use crate::fact::Fact;
use crate::log_entry::LogEntry;
use crate::room::Room;
use crate::rules::{not_stored, refuse};
use crate::wire::ChatLine;

/// How many entries are read and folded at a time: a few milliseconds' worth.
const CHUNK: usize = 500;

/// Permits to fold, one core less than there are: when all tables wake at once, the sockets still have theirs. Whoever
/// waits is served in order, a piece at a time, so that a long log does not hold up the short ones behind it.
static FOLDERS: LazyLock<Semaphore> = LazyLock::new(|| {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    Semaphore::new(cores.saturating_sub(1).max(1))
});

/// Why a stored table cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LoadError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the log of table {0} does not begin with its opening")]
    NoOpening(String),
    #[error("entry {1} of table {0} cannot be read: {2}")]
    Entry(String, u64, serde_json::Error),
    #[error("the game of table {0} cannot be resumed: {1}")]
    Game(String, String),
    #[error("the node at {} has the table", .0.address)]
    Elsewhere(Node),
}

impl LoadError {
    /// What is told to whoever wanted the table.
    pub(crate) fn refusal(&self) -> Refusal {
        match self {
            LoadError::Store(error) => not_stored(error),
            _ => refuse("S-14", "server-not-stored"),
        }
    }
}

/// A table as it is folded from its log.
pub(crate) struct Loaded {
    pub room: Room,
    pub game: Option<Box<dyn AnyTable>>,
    pub secret: Secret,
    /// How many entries it has.
    pub version: u64,
    /// What appends to it have to name.
    pub epoch: u64,
    /// What its link carries, if it is not its code.
    pub token: Option<Token>,
    /// The summary that is stored of it.
    pub summary: Option<Summary>,
    pub at: Moment,
    /// How much each audience has seen of its game.
    pub sights: SightCounts,
}

impl Loaded {
    /// Takes a table for this server and folds it from the store; `None` if there is none with that code.
    pub(crate) async fn own(store: &dyn Store, code: &str) -> Result<Option<Loaded>, LoadError> {
        match store.own(code).await? {
            Some(Owned::Here(stored)) => Loaded::fold(store, code, stored).await.map(Some),
            Some(Owned::Elsewhere(node)) => Err(LoadError::Elsewhere(node)),
            None => Ok(None),
        }
    }

    /// Folds a table from the store, only to look at it; `None` if there is none with that code.
    pub(crate) async fn from_store(store: &dyn Store, code: &str) -> Result<Option<Loaded>, LoadError> {
        match store.load(code).await? {
            Some(stored) => Loaded::fold(store, code, stored).await.map(Some),
            None => Ok(None),
        }
    }

    async fn fold(store: &dyn Store, code: &str, stored: StoredTable) -> Result<Loaded, LoadError> {
        let (secret, epoch, token, summary) =
            (Secret(stored.secret), stored.epoch, stored.token, stored.summary);
        let folded = fold(store, code).await?;
        let (version, at) = (folded.version, folded.at);
        let (room, game, sights) = aside(code.to_owned(), move |code| {
            let mut room = folded.room(&code)?;
            let log = game_log(&room, &folded.records);
            let game = log.map(|log| resume(&room, secret, &log)).transpose();
            let mut game = game.map_err(|error| LoadError::Game(code, error))?;
            room.set_game_over(game.as_ref().is_some_and(|game| game.outcome().is_some()));
            let sights = game
                .as_ref()
                .map_or_else(|| SightCounts::none(room.seat_count()), |game| SightCounts::of(&**game));
            // Older records stay on disk.
            if let Some(game) = &mut game {
                game.trim(RECENT_SIGHTS);
            }
            Ok((room, game, sights))
        })
        .await?;
        Ok(Loaded { room, game, secret, version, epoch, token, summary, at, sights })
    }
}

/// A line of chat, with the moment of the game at which it was said: how many records had happened.
#[derive(Clone, Debug, serde::Serialize)]
pub(crate) struct SaidAt {
    pub step: u32,
    pub line: ChatLine,
}

/// A log that is being folded.
#[derive(Default)]
pub(crate) struct Folded {
    room: Option<Room>,
    /// The records of its game, a line each.
    pub records: String,
    /// What was said.
    pub chat: Vec<SaidAt>,
    steps: u32,
    version: u64,
    at: Moment,
}

impl Folded {
    /// The room; an empty log has none.
    pub(crate) fn room(&self, code: &str) -> Result<Room, LoadError> {
        self.room.clone().ok_or_else(|| LoadError::NoOpening(code.to_owned()))
    }

    fn add(&mut self, code: &str, body: &str) -> Result<(), LoadError> {
        let entry: LogEntry = serde_json::from_str(body)
            .map_err(|error| LoadError::Entry(code.to_owned(), self.version, error))?;
        if let Some(room) = &mut self.room {
            room.apply(&entry);
        } else {
            let room = Room::fold([&entry]).ok_or_else(|| LoadError::NoOpening(code.to_owned()))?;
            self.room = Some(room);
        }
        let said = entry.facts.iter().filter_map(|fact| match fact {
            Fact::Said { line } => Some(SaidAt { step: self.steps, line: line.clone() }),
            _ => None,
        });
        self.chat.extend(said);
        self.steps += entry.game.len() as u32;
        for record in &entry.game {
            self.records.push_str(record.get());
            self.records.push('\n');
        }
        (self.version, self.at) = (self.version + 1, entry.at);
        Ok(())
    }
}

/// Folds the log of a table.
pub(crate) async fn fold(store: &dyn Store, code: &str) -> Result<Folded, LoadError> {
    let mut folded = Folded::default();
    loop {
        let bodies = store.records(code, folded.version, CHUNK).await?;
        if bodies.is_empty() {
            return Ok(folded);
        }
        folded = aside(code.to_owned(), move |code| {
            bodies.iter().try_for_each(|body| folded.add(&code, body))?;
            Ok(folded)
        })
        .await?;
    }
}

/// The log of a game, a line each, without the secret; `None` before the game has started.
pub(crate) fn game_log(room: &Room, records: &str) -> Option<String> {
    Some(format!("{}\n{records}", room.game_header.as_deref()?))
}

fn resume(room: &Room, secret: Secret, log: &str) -> Result<Box<dyn AnyTable>, String> {
    let game = room.catalog_entry().map_err(|refusal| refusal.to_string())?;
    game.resume(log, room.secret(secret)).map_err(|error| error.to_string())
}

/// Does work that takes a while on a thread where nobody waits for anything else.
async fn aside<T: Send + 'static>(
    code: String,
    work: impl FnOnce(String) -> Result<T, LoadError> + Send + 'static,
) -> Result<T, LoadError> {
    let name = code.clone();
    // Nobody closes it.
    let _permit = FOLDERS.acquire().await;
    let done = tokio::task::spawn_blocking(move || work(code)).await;
    done.unwrap_or_else(|error| Err(LoadError::Game(name, error.to_string())))
}
