//! Looking back at a finished game: frames for one audience, sent in parts.

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use catalog::{GameEntry, Replay};
use futures_util::stream;
use serde_json::{Value, json};
use table::log::Header;
use table::{Audience, Refusal, Seat, Sentence};
use tokio::sync::mpsc;

use crate::assets;
use crate::game_log::FinishedGame;
use crate::gzip::Gzip;
use crate::rules::refuse;
use crate::stored_log::SaidAt;
use crate::wire::BranchInfo;

/// How many frames a part has: a few milliseconds' worth.
const PART: usize = 64;
/// How many parts may wait for a slow reader. A full queue lets the maker wait.
const WAITING: usize = 4;
/// The longest log that somebody may send to look at; games of ours are a tenth of it.
pub(crate) const MAX_LOG_BYTES: usize = 4 << 20;

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
    Ok(Making { entry, log: game.log, audience, chat: game.chat, branch, check: false })
}

/// The replay of a log that somebody sent: it is whole and as it was written, or it is refused (T-4, T-6, T-7, T-8).
pub(crate) fn of_log(log: String, query: Option<&str>) -> Result<Making, Refusal> {
    let (entry, header) = entry(&log)?;
    let audience = eyes(query, header.seats)?;
    Ok(Making { entry, log, audience, chat: Vec::new(), branch: None, check: true })
}

/// The game that a log is of.
pub(crate) fn entry(log: &str) -> Result<(&'static dyn GameEntry, Header), Refusal> {
    let header = Header::read(log).map_err(table::log::BadLog::refusal)?;
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
}

impl Making {
    /// Makes it, on a thread where nobody waits for anything else, and answers with its parts as they come.
    pub(crate) async fn respond(self, request: &HeaderMap) -> Result<Response, Refusal> {
        let (send, mut receive) = mpsc::channel::<Bytes>(WAITING);
        let packed = assets::accepts(request, "gzip");
        let chat = json!({ "chat": self.chat, "branch": self.branch });
        let (told, begun) = tokio::sync::oneshot::channel();
        tokio::task::spawn_blocking(move || {
            let replay = self.replay();
            let refused = replay.as_ref().err().cloned();
            let _asker_is_gone = told.send(refused);
            if let Ok(replay) = replay {
                write(replay, &chat, packed, &send);
            }
        });
        match begun.await {
            Ok(None) => {}
            Ok(Some(refusal)) => return Err(refusal),
            Err(_) => return Err(table::log::BadLog::Impossible.refusal()),
        }
        let first = receive.recv().await;
        let parts = stream::unfold((first, receive), async |(next, mut receive)| {
            let part = next?;
            let next = receive.recv().await;
            Some((Ok::<_, std::convert::Infallible>(part), (next, receive)))
        });
        let mut response = Body::from_stream(parts).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/x-ndjson"));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if packed {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        }
        Ok(response)
    }

    fn replay(&self) -> Result<Replay, Refusal> {
        let made = || {
            if self.check {
                self.entry.check_whole(&self.log)?;
            }
            self.entry.replay(&self.log, self.audience)
        };
        let replay = made().map_err(table::log::BadLog::refusal)?;
        // A table that is over has an outcome; whatever has none is not shown with all open.
        if replay.head.outcome.is_none() {
            return Err(refuse("S-18", "server-not-over"));
        }
        Ok(replay)
    }
}

/// Writes head, chat and frames, a line each.
fn write(replay: Replay, chat: &Value, packed: bool, send: &mpsc::Sender<Bytes>) {
    let mut gzip = packed.then(Gzip::new);
    let mut lines = vec![chat.clone()];
    let mut send_line = |value: &Value| {
        let mut text = value.to_string();
        text.push('\n');
        let bytes = match &mut gzip {
            Some(gzip) => gzip.part(text.as_bytes()),
            None => text.into_bytes(),
        };
        send.blocking_send(bytes.into()).is_ok()
    };
    replay.write_parts(PART, |part| {
        let taken = send_line(&part);
        taken && lines.pop().is_none_or(|chat| send_line(&chat))
    });
    if let Some(gzip) = gzip {
        let _reader_is_gone = send.blocking_send(gzip.end().into());
    }
}
