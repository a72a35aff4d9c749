//! The HTTP routes of the server.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, State, WebSocketUpgrade};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use table::Refusal;
use table::reading::{self, Thing};

use crate::app::App;
use crate::assets;
use crate::identity::{Identity, identify};
use crate::rules::refuse;
use crate::socket;
use crate::wire::{GameCard, OpenTable, RuledOut};

/// All routes.
pub(crate) fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/api/games", get(games))
        .route("/api/tables", get(tables).post(open))
        .route("/api/tables/{code}/log", get(log))
        .route("/api/tables/{code}/socket", get(connect))
        .route("/api/{*unknown}", get(|| async { StatusCode::NOT_FOUND }))
        .fallback(page)
        .layer(DefaultBodyLimit::max(socket::MAX_MESSAGE_BYTES))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .with_state(app)
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

async fn tables(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    let who = identify(&headers, app.is_secure());
    with_cookie(axum::Json(app.lobby.lists(&who.holder)), who)
}

async fn open(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    let who = identify(&headers, app.is_secure());
    let body = body.map_err(|_| refuse("S-3", "server-message-too-long"));
    let request = body.and_then(|body| {
        let text = std::str::from_utf8(&body).map_err(|_| socket::not_text())?;
        reading::from_text::<OpenTable>(text, Thing::Message).map_err(socket::unreadable)
    });
    let allowed = request.and_then(|request| {
        app.addresses.open(app.config.limits.address(peer.ip(), &headers))?;
        Ok(request)
    });
    let opened = match allowed {
        Ok(request) => app.open(&request, &who.holder).await,
        Err(refusal) => Err(refusal),
    };
    match opened {
        Ok(opened) => with_cookie((StatusCode::CREATED, axum::Json(opened)), who),
        Err(refusal) => refused(&app, &refusal),
    }
}

/// The log of a finished game, to be checked with `quintet verify`.
async fn log(State(app): State<Arc<App>>, Path(code): Path<String>, headers: HeaderMap) -> Response {
    match app.finished_game_log(&code, &identify(&headers, app.is_secure()).holder).await {
        Ok(text) => ([(header::CONTENT_TYPE, "application/x-ndjson")], text).into_response(),
        Err(refusal) => refused(&app, &refusal),
    }
}

async fn connect(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(code): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let who = identify(&headers, app.is_secure());
    // Small buffers: a table of ten is hundreds of messages an hour, and idle sockets are many.
    let upgrade = upgrade
        .read_buffer_size(4096)
        .write_buffer_size(socket::WRITE_BUFFER_BYTES)
        .max_message_size(socket::MAX_FRAME_BYTES)
        .max_frame_size(socket::MAX_FRAME_BYTES);
    let holder = who.holder.clone();
    // A page can read a refusal only on an open socket: one too many is opened, refused and closed.
    let guard = app.addresses.connect(app.config.limits.address(peer.ip(), &headers));
    let response = upgrade.on_upgrade(async move |socket| match guard {
        Ok(_counted) => socket::serve(socket, app, code.to_uppercase(), holder).await,
        Err(refusal) => socket::turn_away(socket, &app, &refusal).await,
    });
    with_cookie(response, who)
}

async fn page(State(app): State<Arc<App>>, uri: axum::http::Uri, headers: HeaderMap) -> Response {
    let asset = assets::find(uri.path());
    if asset.is_page {
        return with_cookie(asset.respond(&headers), identify(&headers, app.is_secure()));
    }
    asset.respond(&headers)
}

/// Refuses cross-origin requests, which a foreign page sends in its reader's name, and sets the security headers.
async fn guard(State(app): State<Arc<App>>, request: axum::extract::Request, next: Next) -> Response {
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
    let answered = tokio::time::timeout(app.config.request_timeout, answered).await;
    let mut response = answered.unwrap_or_else(|_| StatusCode::REQUEST_TIMEOUT.into_response());
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

fn refused(app: &App, refusal: &Refusal) -> Response {
    let status = match refusal.rule() {
        "S-3" => StatusCode::PAYLOAD_TOO_LARGE,
        "S-4" => StatusCode::NOT_FOUND,
        "S-14" => StatusCode::SERVICE_UNAVAILABLE,
        "S-17" => StatusCode::FORBIDDEN,
        "S-23" => StatusCode::TOO_MANY_REQUESTS,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    (status, axum::Json(app.refused(None, refusal, None))).into_response()
}
