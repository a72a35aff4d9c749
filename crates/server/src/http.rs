//! The addresses of the server.

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

use crate::assets;
use crate::hub::Hub;
use crate::identity::{Identity, identify};
use crate::rules::refuse;
use crate::socket;
use crate::wire::{GameCard, NewTable, OpenTable, RuledOut};

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
        .layer(middleware::from_fn_with_state(hub.clone(), guard))
        .with_state(hub)
}

async fn games() -> Response {
    let card = |game: &&'static dyn catalog::GameEntry| {
        let about = game.about();
        GameCard {
            id: about.id,
            name: about.name,
            fewest: *about.seats.start(),
            most: *about.seats.end(),
            ruled_out: RuledOut::by(*game, &serde_json::Value::Null),
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

async fn open(
    State(hub): State<Arc<Hub>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    let who = identify(&headers, hub.is_secure());
    let body = body.map_err(|_| refuse("S-3", "server-message-too-long"));
    let wish = body.and_then(|body| {
        serde_json::from_slice::<OpenTable>(&body)
            .map_err(|error| Refusal::new("S-2", socket::unreadable(&error.to_string())))
    });
    let allowed = wish.and_then(|wish| {
        hub.addresses.open(hub.config.limits.address(peer.ip(), &headers))?;
        Ok(wish)
    });
    let opened = match allowed {
        Ok(wish) => hub.open(&wish, &who.holder).await,
        Err(refusal) => Err(refusal),
    };
    match opened {
        Ok(code) => with_cookie((StatusCode::CREATED, axum::Json(NewTable { code })), who),
        Err(refusal) => refused(&hub, &refusal),
    }
}

/// The log of a finished game, to be checked with `quintet verify`.
async fn log(State(hub): State<Arc<Hub>>, Path(code): Path<String>, headers: HeaderMap) -> Response {
    match hub.log(&code, &identify(&headers, hub.is_secure()).holder).await {
        Ok(text) => ([(header::CONTENT_TYPE, "application/x-ndjson")], text).into_response(),
        Err(refusal) => refused(&hub, &refusal),
    }
}

async fn connect(
    State(hub): State<Arc<Hub>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(code): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let who = identify(&headers, hub.is_secure());
    // Small buffers: a table of ten is hundreds of messages an hour, and idle sockets are many. What is fed to
    // a socket at once goes out at once, whatever its size.
    let upgrade = upgrade
        .read_buffer_size(4096)
        .write_buffer_size(socket::WRITTEN_AT_ONCE)
        .max_message_size(socket::UNBEARABLE)
        .max_frame_size(socket::UNBEARABLE);
    let holder = who.holder.clone();
    // A page can read why only on a socket: one too many is opened and told so.
    let held = hub.addresses.connect(hub.config.limits.address(peer.ip(), &headers));
    let response = upgrade.on_upgrade(async move |socket| match held {
        Ok(_held) => socket::serve(socket, hub, code.to_uppercase(), holder).await,
        Err(refusal) => socket::turn_away(socket, &hub, &refusal).await,
    });
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
async fn guard(State(hub): State<Arc<Hub>>, request: axum::extract::Request, next: Next) -> Response {
    let headers = request.headers();
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = headers.get(header::ORIGIN).map(HeaderValue::to_str);
    let foreign = match origin {
        None => false,
        // A proxy may ask by an address of its own; the page then comes from the public one.
        Some(Ok(origin)) => origin.split_once("://").map(|(_, host)| host) != host && origin != hub.url,
        Some(Err(_)) => true,
    };
    let mut response =
        if foreign { refused(&hub, &refuse("S-17", "server-foreign-page")) } else { next.run(request).await };
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
        "S-3" => StatusCode::PAYLOAD_TOO_LARGE,
        "S-4" => StatusCode::NOT_FOUND,
        "S-14" => StatusCode::SERVICE_UNAVAILABLE,
        "S-17" => StatusCode::FORBIDDEN,
        "S-23" => StatusCode::TOO_MANY_REQUESTS,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    (status, axum::Json(hub.refused(None, refusal, None))).into_response()
}
