//! The HTTP routes of the server.

use std::sync::Arc;

use axum::Router;
use axum::body;
use axum::extract::{DefaultBodyLimit, MatchedPath, Path, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use table::reading::{self, Thing};
use table::{Refusal, Sentence, table_rules};
use tokio::time::{Duration, Instant, timeout};
use tracing::Instrument as _;

use crate::app::App;
use crate::asking::{Asking, Body, read, with_cookie};
use crate::identity::identify;
use crate::limits::Limited;
use crate::play_on::Origin;
use crate::rules::refuse;
use crate::wire::{GameCard, OpenTable, PlayOn, RuledOut};
use crate::{assets, me, replay, security_headers, socket};

/// All routes.
pub(crate) fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/healthz", get(healthz))
        .route("/readyz", get(readyz))
        .route("/api/address", get(address))
        .route("/api/games", get(games))
        .route("/api/tables", get(tables).post(open))
        .route("/api/tables/{id}/log", get(log))
        .route("/api/tables/{id}/replay", get(replay))
        .route("/api/tables/{id}/review", post(review))
        .route("/api/review", post(review_log))
        .route("/api/replay", post(replay_log))
        .route("/api/tables/{id}/play", post(play_on))
        .route("/api/tables/{id}/branches", get(branches))
        .route("/api/play", post(play_on_log))
        .route("/api/tables/{id}/socket", get(connect))
        .merge(me::router())
        .route("/api/{*unknown}", get(|| async { StatusCode::NOT_FOUND }))
        .fallback(page)
        .layer(DefaultBodyLimit::max(socket::MAX_MESSAGE_BYTES))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .with_state(app)
}

/// Whether the server can do its work. Why not is for the log: paths are nobody else's business.
async fn healthz(State(app): State<Arc<App>>) -> Response {
    match app.store.health() {
        Ok(()) => "ok\n".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "nothing can be stored; the server's log says why\n")
            .into_response(),
    }
}

/// How long the store may take to answer before the server does not count as ready.
const READY_TIMEOUT: Duration = Duration::from_secs(2);

/// Whether visitors should be sent here: the store answers, now. A load balancer asks it.
async fn readyz(State(app): State<Arc<App>>) -> Response {
    let unavailable = |why: &'static str| (StatusCode::SERVICE_UNAVAILABLE, why).into_response();
    if app.store.health().is_err() {
        return unavailable("nothing can be stored; the server's log says why\n");
    }
    match timeout(READY_TIMEOUT, app.store.person("")).await {
        Ok(Ok(_)) => "ready\n".into_response(),
        Ok(Err(_)) => unavailable("nothing can be read; the server's log says why\n"),
        Err(_) => unavailable("the store does not answer\n"),
    }
}

/// As which address whoever asks is counted: a host sees by it whether a proxy says for whom it speaks.
async fn address(asking: Asking) -> String {
    format!("{}\n", asking.address())
}

async fn games() -> Response {
    let card = |game: &&'static dyn catalog::GameEntry| {
        let about = game.about();
        GameCard {
            id: about.id,
            name: about.name,
            min_seats: *about.seats.start(),
            max_seats: *about.seats.end(),
            ruled_out: RuledOut::by(*game, &serde_json::Value::Null),
            settings: about.settings,
        }
    };
    axum::Json(catalog::GAMES.iter().map(card).collect::<Vec<_>>()).into_response()
}

async fn tables(asking: Asking) -> Response {
    let lists = async {
        // All reads of the store share one thread.
        let (person, _) = asking.person(Limited::Message).await?;
        asking.app.tables(&person).await
    };
    let lists = lists.await;
    asking.answer(lists)
}

async fn open(asking: Asking, body: Body) -> Response {
    let opened = async {
        let request: OpenTable = read(body)?;
        asking.person(Limited::Table).await?;
        asking.app.open(&request, &asking.who.holder).await
    };
    let opened = opened.await.map(|opened| (StatusCode::CREATED, axum::Json(opened)));
    asking.respond(opened)
}

/// The log of a finished game, to be checked with `quintet verify`.
async fn log(asking: Asking, Path(id): Path<String>) -> Response {
    let log = async {
        // A whole log is read for it, as for somebody who comes to a table that nobody is at.
        let (person, visitor) = asking.person(Limited::Visit).await?;
        let code = asking.app.find(&id, &person, &visitor).await?;
        asking.app.finished_game_log(&code, &person).await
    };
    match log.await {
        Ok(text) => ([(header::CONTENT_TYPE, "application/x-ndjson")], text).into_response(),
        Err(refusal) => refused(&asking.app, &refusal),
    }
}

/// A finished game, to be looked at.
async fn replay(asking: Asking, Path(id): Path<String>, uri: Uri) -> Response {
    let replay = async {
        let (person, visitor) = asking.person(Limited::Visit).await?;
        let code = asking.app.find(&id, &person, &visitor).await?;
        let game = asking.app.finished_game(&code, &person).await?;
        replay::of_table(game, uri.query())?.respond(&asking.headers).await
    };
    replay.await.unwrap_or_else(|refusal| refused(&asking.app, &refusal))
}

/// T-6: what somebody took for a log is not even text.
fn no_log() -> Refusal {
    table_rules::unreadable(Sentence::new("log-not-a-log"))
}

/// A log that somebody has in a file, to be looked at. It is kept nowhere. Of nobody who has asked too often, and of no more
/// than a few at a time, it is read at all.
async fn replay_log(asking: Asking, uri: Uri, request: Request) -> Response {
    let replay = async {
        let (_, visitor) = asking.person(Limited::Visit).await?;
        let held = visitor.burden()?;
        let body = body::to_bytes(request.into_body(), replay::MAX_LOG_BYTES).await;
        let body = body.map_err(|_| refuse("S-3", "server-log-too-long"))?;
        let log = String::from_utf8(body.into()).map_err(|_| no_log())?;
        replay::of_log(log, uri.query(), held)?.respond(&asking.headers).await
    };
    replay.await.unwrap_or_else(|refusal| refused(&asking.app, &refusal))
}

/// The review of a finished game: what is kept of it, or one that is made.
async fn review(asking: Asking, Path(id): Path<String>) -> Response {
    let review = async {
        let (person, visitor) = asking.person(Limited::Visit).await?;
        let code = asking.app.find(&id, &person, &visitor).await?;
        asking.app.review_of_table(&code, &person, &visitor).await
    };
    match review.await {
        Ok(review) => review.respond(asking.app, &asking.headers).await,
        Err(refusal) => refused(&asking.app, &refusal),
    }
}

/// The review of a log that somebody has in a file. It is kept nowhere, and read only of those who may ask.
async fn review_log(asking: Asking, request: Request) -> Response {
    let review = async {
        let (person, visitor) = asking.person(Limited::Visit).await?;
        let _held = visitor.burden()?;
        let body = body::to_bytes(request.into_body(), replay::MAX_LOG_BYTES).await;
        let body = body.map_err(|_| refuse("S-3", "server-log-too-long"))?;
        let log = String::from_utf8(body.into()).map_err(|_| no_log())?;
        asking.app.review_of_log(log, &person, &visitor)
    };
    match review.await {
        Ok(review) => review.respond(asking.app, &asking.headers).await,
        Err(refusal) => refused(&asking.app, &refusal),
    }
}

/// A table that goes on from a moment of a finished game.
async fn play_on(asking: Asking, Path(id): Path<String>, body: Body) -> Response {
    let opened = async {
        let request = read::<PlayOn>(body)?;
        let (person, visitor) = asking.person(Limited::Visit).await?;
        let code = asking.app.find(&id, &person, &visitor).await?;
        let game = asking.app.finished_game(&code, &person).await?;
        visitor.take(Limited::Table)?;
        asking.app.play_on(request, Origin::of_table(game), &asking.who.holder).await
    };
    let opened = opened.await.map(|opened| (StatusCode::CREATED, axum::Json(opened)));
    asking.respond(opened)
}

/// The same from a log that somebody has in a file: the first line says how, the others are the log.
async fn play_on_log(asking: Asking, request: Request) -> Response {
    let opened = async {
        let (_, visitor) = asking.person(Limited::Visit).await?;
        let _held = visitor.burden()?;
        let body = body::to_bytes(request.into_body(), replay::MAX_LOG_BYTES).await;
        let body = body.map_err(|_| refuse("S-3", "server-log-too-long"))?;
        let text = std::str::from_utf8(&body).map_err(|_| no_log())?;
        let (how, log) = text.split_once('\n').unwrap_or((text, ""));
        let request = reading::from_text::<PlayOn>(how, Thing::Message).map_err(socket::unreadable)?;
        visitor.take(Limited::Table)?;
        asking.app.play_on(request, Origin::of_log(log.to_owned()), &asking.who.holder).await
    };
    let opened = opened.await.map(|opened| (StatusCode::CREATED, axum::Json(opened)));
    asking.respond(opened)
}

/// The tables of mine that go on from a finished game.
async fn branches(asking: Asking, Path(id): Path<String>) -> Response {
    let found = async {
        let (person, visitor) = asking.person(Limited::Message).await?;
        let code = asking.app.find(&id, &person, &visitor).await?;
        asking.app.branches(&asking.app.id_of(&code).await?, &person).await
    };
    let found = found.await;
    asking.answer(found)
}

async fn connect(asking: Asking, Path(id): Path<String>, upgrade: socket::Upgrade) -> Response {
    // A page can read a refusal only on an open socket: one too many is opened, refused and closed.
    let served = async {
        let person = asking.app.person(asking.who.holder.clone()).await?;
        let visitor = asking.visitor(&person);
        let counted = visitor.connect()?;
        let code = asking.app.find(&id, &person, &visitor).await?;
        Ok((code, person, visitor, counted))
    };
    let (served, app) = (served.await, asking.app);
    let request = tracing::Span::current();
    let response = upgrade.serve(async move |upgraded| match served {
        Ok((code, person, visitor, _counted)) => {
            let page = tracing::debug_span!(parent: &request, "page", table = code);
            socket::serve(upgraded, app, code, person, visitor).instrument(page).await;
        }
        Err(refusal) => socket::turn_away(upgraded, &app, &refusal).await,
    });
    with_cookie(response, asking.who)
}

async fn page(State(app): State<Arc<App>>, uri: Uri, headers: HeaderMap) -> Response {
    let asset = assets::find(uri.path());
    if !asset.is_page {
        return asset.respond(&headers).await;
    }
    let previewed = match asset.text().await {
        Some(page) => app.preview(&page, uri.path(), &headers).await,
        None => None,
    };
    let page = match previewed {
        Some(page) => assets::page(page),
        None => asset.respond(&headers).await,
    };
    with_cookie(page, identify(&headers, app.is_secure()))
}

/// Refuses cross-origin requests, which a foreign page sends in its reader's name, and says what browsers hold to.
async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let route = route(request.uri().path());
    let method = request.method().clone();
    // What has no route of its own is a page or a file of it.
    let pattern = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str).to_owned();
    let id = RequestId::of(request.headers());
    let span = tracing::info_span!("request", %id, %method, route);
    let headers = request.headers();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = headers.get(header::ORIGIN).map(HeaderValue::to_str);
    let foreign = match origin {
        None => false,
        // A proxy may use an internal host name; the page then comes from the public address.
        Some(Ok(origin)) => origin.split_once("://").map(|(_, host)| host) != host && origin != app.url,
        Some(Err(_)) => true,
    };
    let answered = async {
        if foreign { refused(&app, &refuse("S-17", "server-foreign-page")) } else { next.run(request).await }
    };
    let answered = timeout(app.config.request_timeout, answered.instrument(span.clone())).await;
    let mut response = answered.unwrap_or_else(|_| StatusCode::REQUEST_TIMEOUT.into_response());
    let (status, took) = (response.status(), begun.elapsed());
    span.in_scope(|| tracing::debug!(status = status.as_u16(), ?took, "a request was answered"));
    app.metrics.requests.answered(&method, &pattern, status, took);
    response.headers_mut().insert(RequestId::HEADER, id.into());
    security_headers::set(response.headers_mut(), app.is_secure(), &route);
    response
}

/// What joins the lines of the log that a request is the cause of. A proxy may have given it one already.
struct RequestId(String);

impl RequestId {
    const HEADER: &str = "x-request-id";
    /// The longest that is taken over.
    const MAX_LENGTH: usize = 64;

    fn of(headers: &HeaderMap) -> RequestId {
        let given = headers.get(RequestId::HEADER).and_then(|id| id.to_str().ok());
        let plain = |id: &&str| {
            (1..=RequestId::MAX_LENGTH).contains(&id.len())
                && id.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
        };
        // It keeps nothing apart but lines of a log: any chance will do.
        RequestId(given.filter(plain).map_or_else(|| format!("{:016x}", fastrand::u64(..)), str::to_owned))
    }
}

impl std::fmt::Display for RequestId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<RequestId> for HeaderValue {
    fn from(RequestId(id): RequestId) -> HeaderValue {
        HeaderValue::from_str(&id).expect("it has letters, digits and dashes only")
    }
}

/// A path without the way to a table in it, which is not for the log.
fn route(path: &str) -> String {
    let mut parts: Vec<&str> = path.split('/').collect();
    let table = match parts[..] {
        ["", "t" | "me" | "series", ..] => 2,
        ["", "api", "tables", ..] => 3,
        _ => return path.to_owned(),
    };
    if let Some(part) = parts.get_mut(table) {
        *part = "…";
    }
    parts.join("/")
}

/// A refusal as it is answered.
pub(crate) fn refused(app: &App, refusal: &Refusal) -> Response {
    let status = match refusal.rule() {
        "S-3" => StatusCode::PAYLOAD_TOO_LARGE,
        "S-4" => StatusCode::NOT_FOUND,
        "S-14" => StatusCode::SERVICE_UNAVAILABLE,
        "S-17" | "S-42" => StatusCode::FORBIDDEN,
        "S-21" | "S-22" | "S-23" | "S-44" => StatusCode::TOO_MANY_REQUESTS,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    (status, axum::Json(app.refused(None, refusal, None))).into_response()
}

#[cfg(test)]
mod tests {
    use super::{HeaderMap, HeaderValue, RequestId, route};

    #[test]
    fn a_request_keeps_the_id_that_a_proxy_gave_it_if_it_is_one() {
        let id = |given: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(RequestId::HEADER, HeaderValue::from_str(given).unwrap());
            RequestId::of(&headers).0
        };
        assert_eq!(id("4f1c-77"), "4f1c-77");
        for wrong in ["", "a b", "a=b", &"a".repeat(65)] {
            assert_eq!(id(wrong).len(), 16, "{wrong}");
        }
    }

    #[test]
    fn the_way_to_a_table_is_not_for_the_log() {
        assert_eq!(route("/api/tables/7TN832/socket"), "/api/tables/…/socket");
        assert_eq!((route("/t/7TN832"), route("/t")), ("/t/…".to_owned(), "/t".to_owned()));
        assert_eq!((route("/api/tables"), route("/")), ("/api/tables".to_owned(), "/".to_owned()));
    }
}
