//! The addresses of the server.

use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Path, State, WebSocketUpgrade};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use table::{Refusal, Sentence};

use crate::assets;
use crate::hub::Hub;
use crate::identity::{Identity, identify};
use crate::rules::refuse;
use crate::socket;
use crate::wire::{GameCard, NewTable, OpenTable};

/// Everything but what is sent over sockets.
pub(crate) fn router(hub: Arc<Hub>) -> Router {
    Router::new()
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/api/games", get(games))
        .route("/api/tables", get(tables).post(open))
        .route("/api/tables/{code}/log", get(log))
        .route("/api/tables/{code}/socket", get(connect))
        .route("/api/{*unknown}", get(|| async { StatusCode::NOT_FOUND }))
        .fallback(page)
        .layer(DefaultBodyLimit::max(socket::LONGEST))
        .layer(middleware::from_fn(guard))
        .with_state(hub)
}

async fn games() -> Response {
    let card = |game: &&'static dyn catalog::Entry| {
        let about = game.about();
        GameCard {
            id: about.id,
            name: about.name,
            fewest: *about.seats.start(),
            most: *about.seats.end(),
            settings: about.settings,
            rulebook: about.rulebook,
        }
    };
    axum::Json(catalog::GAMES.iter().map(card).collect::<Vec<_>>()).into_response()
}

async fn tables(State(hub): State<Arc<Hub>>, headers: HeaderMap) -> Response {
    let who = identify(&headers, hub.is_secure());
    with_cookie(axum::Json(hub.lists(&who.holder)), who)
}

async fn open(State(hub): State<Arc<Hub>>, headers: HeaderMap, body: Bytes) -> Response {
    let who = identify(&headers, hub.is_secure());
    let wish = serde_json::from_slice::<OpenTable>(&body)
        .map_err(|error| Refusal::new("S-2", Sentence::new("server-not-a-message").text("detail", error)));
    let opened = match wish {
        Ok(wish) => hub.open(&wish, &who.holder).await,
        Err(refusal) => Err(refusal),
    };
    match opened {
        Ok(code) => with_cookie((StatusCode::CREATED, axum::Json(NewTable { code })), who),
        Err(refusal) => refused(&hub, &refusal),
    }
}

/// The log of a finished game, to be checked with `quintet verify`.
async fn log(State(hub): State<Arc<Hub>>, Path(code): Path<String>) -> Response {
    match hub.log(&code).await {
        Ok(text) => ([(header::CONTENT_TYPE, "application/x-ndjson")], text).into_response(),
        Err(refusal) => refused(&hub, &refusal),
    }
}

async fn connect(
    State(hub): State<Arc<Hub>>,
    Path(code): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let who = identify(&headers, hub.is_secure());
    // Small buffers: a table of ten is hundreds of messages an hour, and idle sockets are many.
    let upgrade = upgrade.read_buffer_size(4096).write_buffer_size(0).max_message_size(4 * socket::LONGEST);
    let holder = who.holder.clone();
    let response = upgrade.on_upgrade(move |socket| socket::serve(socket, hub, code.to_uppercase(), holder));
    with_cookie(response, who)
}

async fn page(State(hub): State<Arc<Hub>>, uri: axum::http::Uri, headers: HeaderMap) -> Response {
    let asset = assets::find(uri.path());
    if asset.is_page {
        return with_cookie(asset, identify(&headers, hub.is_secure()));
    }
    asset.into_response()
}

/// Refuses what a page of another address sends in its reader's name, and sets what every answer carries.
async fn guard(request: axum::extract::Request, next: Next) -> Response {
    let headers = request.headers();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    let foreign = origin.is_some_and(|origin| origin.split_once("://").map(|(_, host)| host) != host);
    let mut response = if foreign {
        let refusal = refuse("S-17", "server-foreign-page");
        (StatusCode::FORBIDDEN, axum::Json(refusal)).into_response()
    } else {
        next.run(request).await
    };
    let headers = response.headers_mut();
    let policy = "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; \
                  frame-ancestors 'none'";
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    response
}

fn with_cookie(response: impl IntoResponse, who: Identity) -> Response {
    let mut response = response.into_response();
    if let Some(cookie) = who.set_cookie {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

fn refused(hub: &Hub, refusal: &Refusal) -> Response {
    let status = match refusal.rule() {
        "S-4" => StatusCode::NOT_FOUND,
        "S-14" => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    (status, axum::Json(hub.refused(None, refusal, None))).into_response()
}
