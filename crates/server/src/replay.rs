//! Looking back at a finished game: frames for one audience, sent in parts.

use std::sync::LazyLock;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::HeaderMap;
use axum::response::Response;
use catalog::{GameEntry, Parts, Replay};
use serde_json::{Value, json};
use table::log::{BadLog, Header};
use table::{Audience, Refusal, Seat, Sentence};
use tokio::sync::{Semaphore, mpsc};
use tokio::time::timeout;

use crate::assets;
use crate::game_log::FinishedGame;
use crate::limits::HeavyGuard;
use crate::parts::{self, Lines};
use crate::rules::refuse;
use crate::stored_log::SaidAt;
use crate::wire::BranchInfo;

/// How many frames a part has: a few milliseconds' worth.
const PART: usize = 64;
/// How many parts may wait for a slow reader. A full queue lets the maker wait, without a thread.
const WAITING: usize = 4;
/// How long a reader may take for a part; then the replay is broken off.
const PATIENCE: Duration = Duration::from_secs(30);
/// The longest log that somebody may send to look at; games of ours are a tenth of it.
pub(crate) const MAX_LOG_BYTES: usize = 4 << 20;

/// Permits to make parts, one core less than there are: however many look back, those who play have theirs. Whoever waits
/// is served in order, a part at a time, so that a long game does not hold up the short ones behind it.
static MAKERS: LazyLock<Semaphore> = LazyLock::new(|| {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    Semaphore::new(cores.saturating_sub(1).max(1))
});

/// As whom somebody wants to look: `?as=2`, `?as=spectator` or `?as=open` (S-35).
pub(crate) fn eyes(query: Option<&str>, seats: u8) -> Result<Audience, Refusal> {
    let wanted = query.unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix("as="));
    match wanted.unwrap_or("open") {
        "open" => Ok(Audience::Reviewer),
        "spectator" => Ok(Audience::Spectator),
        seat => match seat.parse() {
            Ok(seat) if seat < seats => Ok(Audience::Seat(Seat(seat))),
            _ => Err(refuse("S-35", "server-no-such-eyes")),
        },
    }
}

/// The replay of a game that was played here.
pub(crate) fn of_table(game: FinishedGame, query: Option<&str>) -> Result<Making, Refusal> {
    let (entry, header) = entry(&game.log)?;
    let audience = eyes(query, header.seats)?;
    let branch = game.branch.map(|branch| BranchInfo::of(&branch, true));
    Ok(Making { entry, log: game.log, audience, chat: game.chat, branch, check: false, held: None })
}

/// The replay of a log that somebody sent: it is whole and as it was written, or it is refused (T-4, T-6, T-7, T-8).
pub(crate) fn of_log(log: String, query: Option<&str>, held: HeavyGuard) -> Result<Making, Refusal> {
    let (entry, header) = entry(&log)?;
    let audience = eyes(query, header.seats)?;
    Ok(Making { entry, log, audience, chat: Vec::new(), branch: None, check: true, held: Some(held) })
}

/// The game that a log is of.
pub(crate) fn entry(log: &str) -> Result<(&'static dyn GameEntry, Header), Refusal> {
    let header = Header::read(log).map_err(BadLog::refusal)?;
    let known = catalog::find(&header.game);
    let unknown = || {
        let why = Sentence::new("log-unknown-game").text("game", table::reading::shown(&header.game));
        table::table_rules::unreadable(why)
    };
    Ok((known.ok_or_else(unknown)?, header))
}

/// A replay that is to be made.
pub(crate) struct Making {
    entry: &'static dyn GameEntry,
    log: String,
    audience: Audience,
    chat: Vec<SaidAt>,
    branch: Option<BranchInfo>,
    check: bool,
    /// A log that was sent is in memory until its last part is made.
    held: Option<HeavyGuard>,
}

impl Making {
    /// Makes it, where nobody waits for anything else, and answers with its parts as they come.
    pub(crate) async fn respond(self, request: &HeaderMap) -> Result<Response, Refusal> {
        let packed = assets::accepts(request, "gzip");
        let made = aside(move || (self.replay(), self)).await;
        let (replay, making) = made.ok_or_else(|| BadLog::Impossible.refusal())?;
        let (send, receive) = mpsc::channel::<Bytes>(WAITING);
        let written = Written {
            parts: replay?.parts(PART),
            chat: Some(json!({ "chat": making.chat, "branch": making.branch })),
            lines: Lines::new(packed),
            _held: making.held,
        };
        tokio::spawn(written.send_all(send));
        Ok(parts::respond(receive, packed))
    }

    fn replay(&self) -> Result<Replay, Refusal> {
        let made = || {
            if self.check {
                self.entry.check_whole(&self.log)?;
            }
            self.entry.replay(&self.log, self.audience)
        };
        let replay = made().map_err(BadLog::refusal)?;
        // A table that is over has an outcome; whatever has none is not shown with all open.
        if replay.head.outcome.is_none() {
            return Err(refuse("S-18", "server-not-over"));
        }
        Ok(replay)
    }
}

/// A replay that is being written: head, chat and frames, a line each.
struct Written {
    parts: Parts,
    /// The chat, which follows the head.
    chat: Option<Value>,
    lines: Lines,
    _held: Option<HeavyGuard>,
}

impl Written {
    /// Sends everything, unless the reader is gone or takes too long.
    async fn send_all(mut self, send: mpsc::Sender<Bytes>) {
        loop {
            let Some((written, part)) = aside(move || self.next()).await else { return };
            self = written;
            let Some(part) = part else { break };
            if !matches!(timeout(PATIENCE, send.send(part)).await, Ok(Ok(()))) {
                return;
            }
        }
        if let Some(end) = self.lines.end() {
            let _reader_is_gone = timeout(PATIENCE, send.send(end)).await;
        }
    }

    fn next(mut self) -> (Written, Option<Bytes>) {
        let Some(part) = self.parts.next() else { return (self, None) };
        let mut line = self.lines.line(&part);
        if let Some(chat) = self.chat.take() {
            line = [line, self.lines.line(&chat)].concat().into();
        }
        (self, Some(line))
    }
}

/// Does work on a thread where nobody waits for anything else; nothing if it panicked.
pub(crate) async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    // Nobody closes it.
    let _permit = MAKERS.acquire().await;
    tokio::task::spawn_blocking(work).await.ok()
}
