//! What concerns one person alone, over HTTP: what they have played, their devices, their data.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::reading::{self, Thing};
use table::{Refusal, Sentence};

use crate::app::App;
use crate::http::{refused, visitor, with_cookie};
use crate::identity::{Identity, Person, fresh_identity, hash, identify, random_word};
use crate::limits::{Limited, Visitor};
use crate::phrase::{self, NoPhrase};
use crate::rules::{not_stored, refuse};
use crate::socket;
use crate::wire::{Claim, Forgotten, KeptByPage, Me, RecordsQuery, Way};

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
        .route("/api/me/link", post(link))
        .route("/api/me/phrase", post(phrase))
        .route("/api/me/claim", post(claim))
        .route("/api/me/data", get(data))
        .route("/api/me/delete", post(delete))
        .route("/api/tables/{id}/series", get(series))
}

/// Somebody who asks for what is theirs.
struct Asking {
    app: Arc<App>,
    who: Identity,
    peer: SocketAddr,
    headers: HeaderMap,
}

type Body = Result<Bytes, BytesRejection>;

impl Asking {
    fn new(app: Arc<App>, peer: SocketAddr, headers: HeaderMap) -> Asking {
        Asking { who: identify(&headers, app.is_secure()), app, peer, headers }
    }

    /// Who that is, unless they have asked too often.
    async fn person(&self, kind: Limited) -> Result<(Person, Visitor), Refusal> {
        let person = self.app.person(self.who.holder.clone()).await?;
        let visitor = visitor(&self.app, self.peer, &self.headers, &person);
        visitor.take(kind)?;
        Ok((person, visitor))
    }

    fn answer<T: Serialize>(self, answer: Result<T, Refusal>) -> Response {
        match answer {
            Ok(answer) => with_cookie(axum::Json(answer), self.who),
            Err(refusal) => refused(&self.app, &refusal),
        }
    }
}

fn read<T: DeserializeOwned>(body: Body) -> Result<T, Refusal> {
    let body = body.map_err(|_| refuse("S-3", "server-message-too-long"))?;
    let text = std::str::from_utf8(&body).map_err(|_| socket::not_text())?;
    reading::from_text(text, Thing::Message).map_err(socket::unreadable)
}

async fn me(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let asking = Asking::new(app, peer, headers);
    let answer =
        async { Ok(Me { devices: asking.person(Limited::Message).await?.0.devices().len() as u32 }) };
    let answer = answer.await;
    asking.answer(answer)
}

async fn records(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Body,
) -> Response {
    let asking = Asking::new(app, peer, headers);
    let answer = async {
        let query: RecordsQuery = read(body)?;
        let (person, _) = asking.person(Limited::Visit).await?;
        asking.app.records(&person, &query).await
    };
    let answer = answer.await;
    asking.answer(answer)
}

async fn bests(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Response {
    let asking = Asking::new(app, peer, headers);
    let answer = async {
        let (person, _) = asking.person(Limited::Visit).await?;
        asking.app.bests(&person, &game).await
    };
    let answer = answer.await;
    asking.answer(answer)
}

async fn hand_over(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(game): Path<String>,
    headers: HeaderMap,
    body: Body,
) -> Response {
    let asking = Asking::new(app, peer, headers);
    let answer = async {
        let kept: KeptByPage = read(body)?;
        let (person, _) = asking.person(Limited::Change).await?;
        asking.app.hand_over(&person, &game, kept.results).await?;
        asking.app.bests(&person, &game).await
    };
    let answer = answer.await;
    asking.answer(answer)
}

async fn series(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    let asking = Asking::new(app, peer, headers);
    let answer = async {
        let (person, visitor) = asking.person(Limited::Visit).await?;
        let code = asking.app.find(&id, &person, &visitor).await?;
        asking.app.series(&code, &person).await
    };
    let answer = answer.await;
    asking.answer(answer)
}

/// A link with which another device becomes the same person, once.
async fn link(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let asking = Asking::new(app, peer, headers);
    let answer = async {
        let key = random_word();
        issue(&asking, &key, Some(now() + LINK_LIFETIME)).await?;
        let link = Some(format!("{}/me/{key}", asking.app.url));
        Ok(Way { key, link })
    };
    let answer = answer.await;
    asking.answer(answer)
}

/// A phrase to write down, in the place of the one before.
async fn phrase(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let asking = Asking::new(app, peer, headers);
    let answer = async {
        let key = phrase::generate();
        issue(&asking, &key, None).await?;
        Ok(Way { key, link: None })
    };
    let answer = answer.await;
    asking.answer(answer)
}

async fn issue(asking: &Asking, key: &str, until: Option<i64>) -> Result<(), Refusal> {
    let (person, _) = asking.person(Limited::Change).await?;
    let issued = asking.app.store.issue_key(person.device().as_str(), &hash(key), until).await;
    issued.map_err(|error| not_stored(&error))
}

/// Becomes the person whose link or phrase that is. Unknown, used and expired ones are told the same and cost the same.
async fn claim(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Body,
) -> Response {
    let asking = Asking::new(app, peer, headers);
    let answer = async {
        let Claim { key } = read(body)?;
        let (person, visitor) = asking.person(Limited::Try).await?;
        let key = if table_key(&key) { key.to_lowercase() } else { phrase::read(&key).map_err(no_phrase)? };
        let claimed = asking.app.store.claim(&hash(&key), person.device().as_str(), now(), MAX_DEVICES).await;
        let claimed = claimed.map_err(|error| not_stored(&error))?;
        let claimed = claimed.ok_or_else(|| refuse("S-41", "server-no-such-key"))?;
        visitor.give_back(Limited::Try);
        Ok(Me { devices: claimed.devices.len() as u32 })
    };
    let answer = answer.await;
    asking.answer(answer)
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

/// What somebody has played, as a file.
async fn data(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let asking = Asking::new(app, peer, headers);
    let answer = async {
        let (person, _) = asking.person(Limited::Change).await?;
        asking.app.take_out(&person).await
    };
    match answer.await {
        Ok(text) => {
            let kind = (header::CONTENT_TYPE, "application/json");
            let name = (header::CONTENT_DISPOSITION, "attachment; filename=\"quintet.json\"");
            with_cookie(([kind, name], text), asking.who)
        }
        Err(refusal) => refused(&asking.app, &refusal),
    }
}

/// Forgets somebody; the device is somebody new from here on.
async fn delete(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let asking = Asking::new(app, peer, headers);
    let answer = async {
        let (person, _) = asking.person(Limited::Change).await?;
        asking.app.forget(&person).await
    };
    match answer.await {
        Ok(tables) => {
            let answer = (StatusCode::OK, axum::Json(Forgotten { tables })).into_response();
            with_cookie(answer, fresh_identity(asking.app.is_secure()))
        }
        Err(refusal) => refused(&asking.app, &refusal),
    }
}

fn now() -> i64 {
    std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_millis() as i64)
}
