//! What other nodes ask of this one, the owner of tables that their pages are at.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use futures_util::{Stream, stream};
use hyper::server::conn::http2;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::time::{Duration, sleep};
use tower_service::Service as _;

use super::Notice;
use super::link::{LINK_WINDOW, STREAM_WINDOW, bearer};
use super::words::{Arrival, Lines, Upward};
use crate::actor::{TableHandle, TableMessage};
use crate::app::App;
use crate::dedup::WINDOW;
use crate::metrics::GaugeGuard;
use crate::socket::{Line, Page, next_id};

/// How many pages one node may forward at once.
const MAX_STREAMS: u32 = 1 << 20;
/// The pause after a connection that could not be accepted.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves other nodes, for as long as the server runs.
pub(super) async fn run(listener: TcpListener, app: Arc<App>, secret: String) {
    let Ok(secret) = bearer(&secret) else { return };
    let guard = move |request: Request, next: Next| {
        let known = request.headers().get(header::AUTHORIZATION) == Some(&secret);
        async move { if known { next.run(request).await } else { StatusCode::UNAUTHORIZED.into_response() } }
    };
    let router = Router::new()
        .route("/ping", get(|| async {}))
        .route("/tables/{code}/page", post(page))
        .route("/tables/{code}/notice", post(notice))
        .layer(middleware::from_fn(guard))
        .with_state(app);
    let mut http = http2::Builder::new(TokioExecutor::new());
    http.timer(TokioTimer::new())
        .initial_stream_window_size(STREAM_WINDOW)
        .initial_connection_window_size(LINK_WINDOW)
        .max_concurrent_streams(MAX_STREAMS)
        .keep_alive_interval(Duration::from_secs(1))
        .keep_alive_timeout(Duration::from_secs(2));
    loop {
        let Ok((stream, _peer)) = listener.accept().await else {
            sleep(PAUSE).await;
            continue;
        };
        let _slower = stream.set_nodelay(true);
        let router = router.clone();
        let service = service_fn(move |request| {
            let mut router = router.clone();
            async move { router.call(request).await }
        });
        let connection = http.serve_connection(TokioIo::new(stream), service);
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a link from another node has ended");
            }
        });
    }
}

/// Something that the actor of a table is to know, if it is here.
async fn notice(State(app): State<Arc<App>>, Path(code): Path<String>, body: Bytes) -> StatusCode {
    let Ok(notice) = serde_json::from_slice::<Notice>(&body) else { return StatusCode::BAD_REQUEST };
    if let Some(handle) = app.registry.running(&code) {
        let _ended = handle.send(Box::new(notice.into())).await;
    }
    StatusCode::NO_CONTENT
}

/// A page that another node forwards: what it sends comes in the request, line by line, what it is told goes out in the
/// answer. If the table is not here, the other node looks for it anew.
async fn page(State(app): State<Arc<App>>, Path(code): Path<String>, body: Body) -> Response {
    let mut lines = Lines::new(body.into_data_stream());
    let arrival = lines.next().await.and_then(|line| serde_json::from_slice::<Arrival>(&line).ok());
    let Some(Arrival { person, client, address, last_seen }) = arrival else {
        return StatusCode::BAD_REQUEST.into_response();
    };
    let Ok(table) = app.table(&code).await else { return StatusCode::MISDIRECTED_REQUEST.into_response() };
    let (id, line) = (next_id(), Line::to_node());
    let page = Page { id, code, holder: person, client, address, line: line.clone() };
    let join = TableMessage::Join { connection: page.connection(), last_seen };
    if table.send(Box::new(join)).await.is_err() {
        return StatusCode::MISDIRECTED_REQUEST.into_response();
    }
    let counted = GaugeGuard::new(&app.metrics.forwarded);
    tokio::spawn(async move {
        let _counted = counted;
        pass_on(&mut lines, &table, id).await;
        let _table_is_gone = table.send(Box::new(TableMessage::Leave { id })).await;
    });
    let told = stream::unfold(line, |line| async move {
        let lines = line.next_lines().await?;
        Some((Ok::<_, Infallible>(lines), line))
    });
    Body::from_stream(told).into_response()
}

/// Passes on what a page sends until it is gone. One that has too many commands in flight is not read until one is answered.
async fn pass_on<S, E>(lines: &mut Lines<S>, table: &TableHandle, id: u64)
where
    S: Stream<Item = Result<Bytes, E>> + Unpin,
{
    let window = Arc::new(Semaphore::new(WINDOW));
    while let Some(line) = lines.next().await {
        let message = match serde_json::from_slice(&line) {
            Ok(Upward::Command { number, command, lag }) => {
                let in_flight = window.clone().acquire_owned().await.ok();
                TableMessage::Command { id, number, command, lag, in_flight }
            }
            Ok(Upward::Hint { number }) => TableMessage::RequestHint { id, number },
            Ok(Upward::Pause { on }) => TableMessage::Pause { id, on },
            Err(error) => {
                tracing::error!(%error, "another node says what cannot be understood");
                return;
            }
        };
        if table.send(Box::new(message)).await.is_err() {
            return;
        }
    }
}
