//! The task that owns a table. Everything that happens at it happens here, one thing after the other:
//! judged, stored, acknowledged, told, in this order.

mod acting;
mod hinting;
mod telling;
#[cfg(test)]
mod tests;
mod thinking;
mod turns;

use std::sync::Arc;

use catalog::AnyTable;
use serde_json::value::RawValue;
use store::{Append, StoreError};
use table::{Moment, Seats, Secret};
use tokio::sync::mpsc;
use tokio::time::{Duration, Instant, sleep_until};

use crate::clock::Clock;
use crate::desk::{Desk, Socket};
use crate::fact::{Entry, Fact};
use crate::hub::Hub;
use crate::metrics::Present;
use crate::room::{End, Room};
use crate::wire::{Command, Status};
use hinting::Hinted;
use thinking::Thought;

/// How many requests wait for a table; who asks more waits, and with them their socket.
pub(crate) const INBOX: usize = 32;
/// How many records of the game stay in memory, to fill the gap of a page that was away for a moment.
const RECENT: usize = 16;
/// How often a socket that is behind is looked at.
const CATCH_UP: Duration = Duration::from_millis(200);
/// How much of a running clock is forgotten at most when the server is killed: so often its time is stored while
/// something is to come due.
const KEPT: Duration = Duration::from_secs(2);
/// How long nothing happens by itself after something could not be stored: a full disk is not tried in a loop.
const REST: Duration = Duration::from_secs(1);

/// The way to a table. Boxed, because a queue has room for many, and most tables are idle.
pub(crate) type Way = mpsc::Sender<Box<Ask>>;

/// What can be asked of a table.
pub(crate) enum Ask {
    /// A page said hello.
    Join { socket: Socket, last: Option<u32> },
    /// A page is gone.
    Leave { id: u64 },
    /// A page sent a command.
    Command { id: u64, number: u32, command: Command, lag: u32 },
    /// A page asks for a hint.
    Hint { id: u64, number: u32 },
    /// A hint was thought of.
    Hinted(Hinted),
    /// The bots have thought.
    Thought(Vec<Thought>),
}

/// A table in memory.
pub(crate) struct Keeper {
    code: String,
    hub: Arc<Hub>,
    room: Room,
    game: Option<Box<dyn AnyTable>>,
    secret: Secret,
    /// How many records are stored.
    version: u64,
    clock: Clock,
    /// The time of the last stored record.
    kept: Moment,
    desk: Desk,
    /// How many sights each audience has had: the seats in order, then the spectators.
    numbers: Vec<u32>,
    /// What the bots thought of what they see.
    thoughts: Vec<Thought>,
    /// Whether some are thinking.
    thinking: bool,
    /// The sockets that wait for a hint.
    hinting: Vec<u64>,
    /// When somebody was last connected.
    busy: Instant,
    /// The seats of which everybody was told that their people have been away for long.
    told_away: Seats,
    /// When the turn of each seat's person must be over.
    turns: Vec<Option<Moment>>,
    /// Until when nothing happens by itself.
    rest: Option<Instant>,
    /// What is in memory is not what is on disk, and the disk cannot be read: this task must end.
    lost: bool,
    _present: Present,
    /// For what the table asks of itself.
    own: mpsc::WeakSender<Box<Ask>>,
}

/// Why a stored table cannot be taken up.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unreadable {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the log of table {0} does not begin with its opening")]
    NoOpening(String),
    #[error("record {1} of table {0} cannot be read: {2}")]
    Record(String, usize, serde_json::Error),
    #[error("the game of table {0} cannot be taken up: {1}")]
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
    /// Folds a table from the store; nothing if there is none of that code.
    pub(crate) async fn from(hub: &Hub, code: &str) -> Result<Option<Loaded>, Unreadable> {
        let Some(stored) = hub.store.load(code).await? else { return Ok(None) };
        let secret = Secret(stored.secret);
        let read = |number: usize, body: &str| {
            serde_json::from_str(body).map_err(|error| Unreadable::Record(code.to_owned(), number, error))
        };
        let entries = stored.records.iter().enumerate().map(|(number, body)| read(number, body));
        let entries: Vec<Entry> = entries.collect::<Result<_, _>>()?;
        let mut room = Room::fold(&entries).ok_or_else(|| Unreadable::NoOpening(code.to_owned()))?;
        let game = resume(&room, secret, &entries).map_err(|why| Unreadable::Game(code.to_owned(), why))?;
        room.note_outcome(game.as_ref().is_some_and(|game| game.outcome().is_some()));
        let at = entries.last().map_or(Moment::START, |entry| entry.at);
        Ok(Some(Loaded { room, game, secret, version: entries.len() as u64, at }))
    }
}

/// The log of a table's game as text, without the secret.
pub(crate) fn game_log(room: &Room, entries: &[Entry]) -> Option<String> {
    let mut text = room.started.as_deref()?.to_owned();
    for record in entries.iter().flat_map(|entry| &entry.game) {
        text.push('\n');
        text.push_str(record.get());
    }
    text.push('\n');
    Some(text)
}

fn resume(room: &Room, secret: Secret, entries: &[Entry]) -> Result<Option<Box<dyn AnyTable>>, String> {
    let Some(log) = game_log(room, entries) else { return Ok(None) };
    let game = room.catalog().map_err(|refusal| refusal.to_string())?;
    game.resume(&log, secret).map(Some).map_err(|error| error.to_string())
}

impl Keeper {
    /// Takes up a table.
    pub(crate) fn new(
        code: String,
        hub: Arc<Hub>,
        loaded: Loaded,
        own: mpsc::WeakSender<Box<Ask>>,
    ) -> Keeper {
        let Loaded { room, game, secret, version, at } = loaded;
        let mut keeper = Keeper {
            code,
            _present: Present::new(&hub.metrics.tables),
            hub,
            numbers: Vec::new(),
            clock: Clock::at(at),
            kept: at,
            desk: Desk::default(),
            thoughts: Vec::new(),
            thinking: false,
            hinting: Vec::new(),
            busy: Instant::now(),
            told_away: Seats::NONE,
            turns: Vec::new(),
            rest: None,
            lost: false,
            own,
            room,
            game,
            secret,
            version,
        };
        keeper.count_sights();
        keeper
    }

    /// Serves the table until nobody has been there for a while.
    pub(crate) async fn run(mut self, mut inbox: mpsc::Receiver<Box<Ask>>) {
        loop {
            let wake = self.wake();
            // What is done is boxed: it takes more memory than the table, and is seldom under way.
            tokio::select! {
                ask = inbox.recv() => match ask {
                    Some(ask) => Box::pin(self.answer(*ask)).await,
                    None => break,
                },
                () = sleep_until(wake) => Box::pin(self.tick()).await,
            }
            if self.lost {
                // The pages are cut off with this, connect anew, and the table is read anew for them.
                break;
            }
            self.settle();
            if self.desk.sockets.is_empty() && self.busy.elapsed() >= self.hub.config.idle {
                if self.hub.let_sleep(&self.code).await {
                    break;
                }
                // Somebody is on the way, or a bot still thinks.
                self.busy = Instant::now();
            }
        }
    }

    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Join { socket, last } => self.join(socket, last),
            Ask::Leave { id } => self.leave(id),
            Ask::Command { id, number, command, lag } => self.command(id, number, command, lag).await,
            Ask::Hint { id, number } => self.hint(id, number),
            Ask::Hinted(hinted) => self.hinted(hinted),
            Ask::Thought(thoughts) => self.thought(thoughts),
        }
    }

    /// What follows from whatever has just happened.
    fn settle(&mut self) {
        self.catch_up();
        let clocks = self.time_turns();
        if clocks || self.desk.away(&self.room, self.hub.config.away) != self.told_away {
            self.tell_table();
        }
        self.forget();
        self.think();
    }

    fn join(&mut self, mut socket: Socket, last: Option<u32>) {
        self.welcome(&mut socket, last);
        self.desk.sockets.retain(|other| other.id != socket.id);
        self.desk.sockets.push(socket);
        self.presence_changed();
    }

    fn leave(&mut self, id: u64) {
        self.desk.sockets.retain(|socket| socket.id != id);
        self.presence_changed();
    }

    fn presence_changed(&mut self) {
        self.busy = Instant::now();
        self.desk.note_presence(&self.room);
        self.note();
        self.tell_table();
    }

    /// When something is to be done without being asked.
    fn wake(&self) -> Instant {
        let now = Instant::now();
        let idle = self.desk.sockets.is_empty().then(|| self.busy + self.hub.config.idle);
        let behind = self.desk.sockets.iter().any(|socket| socket.behind).then(|| now + CATCH_UP);
        let deadline = self.deadline().map(|due| self.clock.when(due));
        let turn = self.turns.iter().flatten().min().map(|due| self.clock.when(*due));
        let by_itself =
            deadline.into_iter().chain(self.next_plan()).chain(turn).chain(self.next_keep()).min();
        let by_itself =
            self.rest.map_or(by_itself, |rest| Some(by_itself.map_or(rest, |when| when.max(rest))));
        let away = self.desk.next_away(self.hub.config.away);
        let far = now + Duration::from_hours(1);
        [idle, behind, by_itself, away].into_iter().flatten().min().unwrap_or(far)
    }

    /// When something happens in the game by itself.
    fn deadline(&self) -> Option<Moment> {
        self.game.as_ref().filter(|_| self.room.status() == Status::Playing)?.deadline()
    }

    async fn tick(&mut self) {
        if self.rest.is_some_and(|rest| rest > Instant::now()) {
            return;
        }
        self.rest = None;
        self.pass_time().await;
        self.keep_time().await;
        self.end_turns().await;
        self.pass_on_host().await;
        self.play_plans().await;
    }

    /// Stores a record. Only then has it happened: what was done to the state in memory is undone if not.
    async fn store(&mut self, entry: &Entry) -> Result<(), StoreError> {
        let body = serde_json::to_string(entry).map_err(|_| StoreError::Closed)?;
        let append = Append {
            code: self.code.clone(),
            version: self.version,
            bodies: vec![body.into()],
            over: self.game.as_ref().is_some_and(|game| game.outcome().is_some())
                || self.room.end == End::Closed
                || entry.facts.contains(&Fact::Closed),
        };
        if let Err(error) = self.hub.store.append(append).await {
            tracing::error!(table = self.code, %error, "nothing was stored");
            self.hub.metrics.failures.inc();
            self.reload().await;
            return Err(error);
        }
        self.version += 1;
        self.kept = entry.at;
        self.room.apply(entry);
        self.room.note_outcome(self.game.as_ref().is_some_and(|game| game.outcome().is_some()));
        Ok(())
    }

    /// Goes back to what is on disk, which is what everybody was told.
    async fn reload(&mut self) {
        match Loaded::from(&self.hub, &self.code).await {
            Ok(Some(loaded)) => {
                if loaded.version != self.version {
                    // It was stored after all, or by somebody else.
                    self.desk.sockets.iter_mut().for_each(|socket| socket.behind = true);
                }
                (self.room, self.game, self.version) = (loaded.room, loaded.game, loaded.version);
                self.kept = loaded.at;
                self.thoughts.clear();
                self.count_sights();
            }
            Ok(None) => {
                tracing::error!(table = self.code, "the table is not on disk");
                self.lost = true;
            }
            Err(error) => {
                tracing::error!(table = self.code, %error, "the table cannot be read again");
                self.lost = true;
            }
        }
        self.rest = Some(Instant::now() + REST);
    }

    /// The records that the game has made since that number, as they are stored.
    fn records_since(&self, before: usize) -> Vec<Box<RawValue>> {
        let Some(game) = &self.game else { return Vec::new() };
        (before..game.length()).filter_map(|number| game.record(number)).collect()
    }
}
