//! Accepts connections and serves HTTP on them, so that none can be held open for nothing.
//!
//! Whoever sends no head, or a head or a body drop by drop, or keeps a connection and asks for nothing, is let go after a
//! while; a socket that was upgraded has its own clock (`socket`). When the system has no more files to give, the server
//! waits, says so once in a while, and goes on.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{Duration, Instant, sleep, timeout};
use tower_service::Service as _;

use crate::app::App;
use crate::http;

/// How long open connections have to end when the server stops.
const STOP_TIMEOUT: Duration = Duration::from_secs(3);
/// How long the server waits when the system has no file for another connection.
const NO_FILES_PAUSE: Duration = Duration::from_millis(100);
/// How often it says so.
const NO_FILES_REPORT: Duration = Duration::from_secs(10);
/// The most that is read of a head.
const MAX_HEAD_BYTES: usize = 16 * 1024;

/// Serves until told to stop; then whatever is still open is given a moment.
pub(crate) async fn serve(listener: TcpListener, app: Arc<App>, stop: impl Future<Output = ()>) {
    let router = http::router(app.clone());
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(app.config.head_timeout).max_buf_size(MAX_HEAD_BYTES);
    // Every connection holds a receiver: when the last one is dropped, all are done.
    let (stopping, stopped) = watch::channel(());
    let mut stop = pin!(stop);
    let mut told_of_files = None;
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                // One too many is closed at once: it costs a file and nothing more.
                let Ok(counted) = app.visitors.accept(peer.ip()) else { continue };
                let serving = serve_connection(stream, peer, http.clone(), router.clone(), stopped.clone());
                tokio::spawn(async move {
                    serving.await;
                    drop(counted);
                });
            }
            Err(error) if is_of_one_connection(&error) => {}
            Err(error) => {
                if told_of_files.is_none_or(|told: Instant| told.elapsed() > NO_FILES_REPORT) {
                    told_of_files = Some(Instant::now());
                    tracing::error!(%error, "no connection can be accepted: the server goes on when files are free");
                }
                sleep(NO_FILES_PAUSE).await;
            }
        }
    }
    drop((listener, stopped));
    let _nobody_listens = stopping.send(());
    let _cut_off = timeout(STOP_TIMEOUT, stopping.closed()).await;
}

async fn serve_connection(
    stream: TcpStream,
    peer: SocketAddr,
    http: http1::Builder,
    router: Router,
    mut stopped: watch::Receiver<()>,
) {
    // Nagle's algorithm would hold back the effect of a command until its answer is confirmed, for up to 40 ms.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection may be slow");
    }
    let service = service_fn(move |request| answer(router.clone(), peer, request));
    let mut connection = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let ended = tokio::select! {
        ended = &mut connection => ended,
        _ = stopped.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, %peer, "a connection ended early");
    }
}

async fn answer(
    mut router: Router,
    peer: SocketAddr,
    mut request: Request<Incoming>,
) -> Result<Response<Body>, Infallible> {
    request.extensions_mut().insert(ConnectInfo(peer));
    router.call(request).await
}

/// Whether the error concerns the one connection that was to be accepted, and not the server.
fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}
