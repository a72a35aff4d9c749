//! What concerns one person alone, over HTTP: what they have played, their devices, their data.

use std::sync::Arc;

use axum::Router;
use axum::body;
use axum::extract::{Path, Request};
use axum::http::Uri;
use axum::response::Response;
use axum::routing::{get, post};
use table::{Refusal, Sentence};

use crate::app::App;
use crate::asking::{Asking, Body, read, with_cookie};
use crate::clock::now;
use crate::identity::{fresh_identity, hash, random_word};
use crate::limits::Limited;
use crate::phrase::{self, NoPhrase};
use crate::rules::{not_stored, refuse};
use crate::wire::{Claim, Forgotten, KeptByPage, Me, RecordsQuery, Way};
use crate::{handed_game, socket};

/// How many milliseconds a link to become the same person is valid.
const LINK_LIFETIME: i64 = 15 * 60 * 1000;
/// How many devices a person has at most.
const MAX_DEVICES: usize = 50;

/// The routes.
pub(crate) fn router() -> Router<Arc<App>> {
    Router::new()
        .route("/api/me", get(me))
        .route("/api/me/records", post(records))
        .route("/api/me/bests/{game}", get(bests).post(hand_over))
        .route("/api/me/games", post(hand_over_game))
        .route("/api/me/link", post(link))
        .route("/api/me/phrase", post(phrase))
        .route("/api/me/claim", post(claim))
        .route("/api/me/leave", post(leave))
        .route("/api/me/data", get(data))
        .route("/api/me/delete", post(delete))
        .route("/api/tables/{id}/series", get(series))
}

async fn me(asking: Asking) -> Response {
    let me = asking.person(Limited::Message).await;
    let me = me.map(|(person, _)| Me { devices: person.devices().len() as u32 });
    asking.answer(me)
}

async fn records(asking: Asking, body: Body) -> Response {
    let records = async {
        let query: RecordsQuery = read(body)?;
        let (person, _) = asking.person(Limited::Visit).await?;
        asking.app.records(&person, &query).await
    };
    let records = records.await;
    asking.answer(records)
}

async fn bests(asking: Asking, Path(game): Path<String>) -> Response {
    let bests = async {
        let (person, _) = asking.person(Limited::Visit).await?;
        asking.app.bests(&person, &game).await
    };
    let bests = bests.await;
    asking.answer(bests)
}

async fn hand_over(asking: Asking, Path(game): Path<String>, body: Body) -> Response {
    let bests = async {
        let kept: KeptByPage = read(body)?;
        let (person, _) = asking.person(Limited::Change).await?;
        asking.app.hand_over(&person, &game, kept.results).await?;
        asking.app.bests(&person, &game).await
    };
    let bests = bests.await;
    asking.answer(bests)
}

/// A game that was played on the device. It is read only of those who may ask.
async fn hand_over_game(asking: Asking, uri: Uri, request: Request) -> Response {
    let handed = async {
        let (person, visitor) = asking.person(Limited::Visit).await?;
        let _held = visitor.burden()?;
        let log = body::to_bytes(request.into_body(), handed_game::MAX_LOG_BYTES).await;
        let log = log.map_err(|_| refuse("S-3", "server-log-too-long"))?;
        let log = String::from_utf8(log.into()).map_err(|_| socket::not_text())?;
        let at = uri.query().and_then(|query| query.strip_prefix("at=")?.parse().ok());
        asking.app.take_game(log, at.unwrap_or_else(now), &person, &visitor).await
    };
    let handed = handed.await;
    asking.answer(handed)
}

async fn series(asking: Asking, Path(id): Path<String>) -> Response {
    let series = async {
        let (person, visitor) = asking.person(Limited::Visit).await?;
        let code = asking.app.find(&id, &person, &visitor).await?;
        asking.app.series(&code, &person).await
    };
    let series = series.await;
    asking.answer(series)
}

/// A link with which another device becomes the same person, once.
async fn link(asking: Asking) -> Response {
    let key = random_word();
    let issued = issue(&asking, &key, Some(now() + LINK_LIFETIME)).await;
    let link = Some(format!("{}/me/{key}", asking.app.url));
    asking.answer(issued.map(|()| Way { key, link }))
}

/// A phrase to write down, in the place of the one before.
async fn phrase(asking: Asking) -> Response {
    let key = phrase::generate();
    let issued = issue(&asking, &key, None).await;
    asking.answer(issued.map(|()| Way { key, link: None }))
}

async fn issue(asking: &Asking, key: &str, until: Option<i64>) -> Result<(), Refusal> {
    let (person, _) = asking.person(Limited::Change).await?;
    let issued = asking.app.store.issue_key(person.device().as_str(), &hash(key), until).await;
    issued.map_err(|error| not_stored(&error))
}

/// Becomes the person whose link or phrase that is. Unknown, used and expired ones are told the same and cost the same.
async fn claim(asking: Asking, body: Body) -> Response {
    let claimed = async {
        let Claim { key } = read(body)?;
        let (person, visitor) = asking.person(Limited::Try).await?;
        let key = if table_key(&key) { key.to_lowercase() } else { phrase::read(&key).map_err(no_phrase)? };
        let claimed = asking.app.store.claim(&hash(&key), person.device().as_str(), now(), MAX_DEVICES).await;
        let claimed = claimed.map_err(|error| not_stored(&error))?;
        let claimed = claimed.ok_or_else(|| refuse("S-41", "server-no-such-key"))?;
        visitor.give_back(Limited::Try);
        Ok(Me { devices: claimed.devices.len() as u32 })
    };
    let claimed = claimed.await;
    asking.answer(claimed)
}

/// Makes the device a person of its own again: whoever had its person's phrase, a link of theirs or one of their other
/// devices has nothing of this one any more.
async fn leave(asking: Asking) -> Response {
    let left = async {
        let (person, _) = asking.person(Limited::Change).await?;
        asking.app.leave(&person).await?;
        Ok(Me { devices: 1 })
    };
    let left = left.await;
    asking.answer(left)
}

/// Whether that is the key of a link.
fn table_key(key: &str) -> bool {
    key.len() == 32 && key.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn no_phrase(why: NoPhrase) -> Refusal {
    let key = match why {
        NoPhrase::Form => "server-no-phrase",
        NoPhrase::Checksum => "server-misspelt-phrase",
    };
    Refusal::new("S-41", Sentence::new(key))
}

/// Everything that is kept about somebody, as a file.
async fn data(asking: Asking) -> Response {
    let data = async {
        let (person, visitor) = asking.person(Limited::Change).await?;
        let held = visitor.burden()?;
        asking.app.take_out(person, held).await
    };
    let data = data.await;
    asking.respond(data)
}

/// Forgets somebody; the device is somebody new from here on.
async fn delete(asking: Asking) -> Response {
    let forgotten = async {
        let (person, _) = asking.person(Limited::Change).await?;
        asking.app.forget(&person).await
    };
    match forgotten.await {
        Ok(tables) => with_cookie(axum::Json(Forgotten { tables }), fresh_identity(asking.app.is_secure())),
        refused => asking.answer(refused),
    }
}
