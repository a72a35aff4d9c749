//! The link to another node: one HTTP/2 connection, over which every page that is forwarded has a stream. Each stream has its
//! own flow control, so that a page that takes nothing holds up nobody else.

use std::io;
use std::net::Shutdown;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use axum::body::Body;
use axum::http::{HeaderValue, Method, Request, Response, header};
use hyper::body::Incoming;
use hyper::client::conn::http2::{self, SendRequest};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use table::Millis;
use tokio::net::TcpStream;
use tokio::task::AbortHandle;
use tokio::time::{Duration, Instant, sleep, timeout};

/// How long a node may take to be reached, and to answer what needs no table.
const PATIENCE: Duration = Duration::from_secs(1);
/// How often the round trip is measured, and how long a link may leave that unanswered before it is given up.
const ROUND_TRIP_INTERVAL: Duration = Duration::from_secs(1);
const SILENCE: Duration = Duration::from_secs(3);
/// What may be under way on one stream: like the buffer of a page's own socket.
pub(super) const STREAM_WINDOW: u32 = 64 * 1024;
/// What may be under way on all streams: more than streams that nobody reads can fill.
pub(super) const LINK_WINDOW: u32 = (1 << 31) - 1;

/// A link to another node.
pub(crate) struct Link {
    requests: SendRequest<Body>,
    secret: HeaderValue,
    authority: String,
    cord: Cord,
    /// The task that measures the round trip.
    measurer: AbortHandle,
    round_trip: Arc<AtomicU32>,
}

/// What ends a link at once, with every stream on it.
#[derive(Clone)]
struct Cord(Arc<std::net::TcpStream>);

impl Cord {
    fn pull(&self) {
        let _ended_already = self.0.shutdown(Shutdown::Both);
    }
}

impl Link {
    /// Connects.
    pub(super) async fn open(address: &str, secret: &str) -> io::Result<Link> {
        let connected = timeout(PATIENCE, TcpStream::connect(address)).await;
        let stream = connected.map_err(|_| io::ErrorKind::TimedOut)??;
        stream.set_nodelay(true)?;
        let stream = stream.into_std()?;
        let cord = Cord(Arc::new(stream.try_clone()?));
        let opened = Link::greet(TcpStream::from_std(stream)?, address, secret, &cord).await;
        opened.inspect_err(|_| cord.pull())
    }

    async fn greet(stream: TcpStream, address: &str, secret: &str, cord: &Cord) -> io::Result<Link> {
        let mut http = http2::Builder::new(TokioExecutor::new());
        http.timer(TokioTimer::new())
            .initial_stream_window_size(STREAM_WINDOW)
            .initial_connection_window_size(LINK_WINDOW)
            .max_concurrent_reset_streams(1024);
        let opened = timeout(PATIENCE, http.handshake(TokioIo::new(stream))).await;
        let (requests, connection) =
            opened.map_err(|_| io::ErrorKind::TimedOut)?.map_err(io::Error::other)?;
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a link to another node has ended");
            }
        });
        let (secret, authority) = (bearer(secret)?, address.to_owned());
        // A node that lets nobody in, or is another program, is none.
        let asked = send(&requests, &secret, &authority, Method::GET, "/ping", Body::empty());
        if !matches!(timeout(PATIENCE, asked).await, Ok(Some(answer)) if answer.status().is_success()) {
            return Err(io::Error::other("it does not answer as a node of this database"));
        }
        let round_trip = Arc::default();
        let measuring = measure(
            requests.clone(),
            secret.clone(),
            authority.clone(),
            cord.clone(),
            Arc::clone(&round_trip),
        );
        let task = tokio::spawn(measuring).abort_handle();
        Ok(Link { requests, secret, authority, cord: cord.clone(), measurer: task, round_trip })
    }

    /// The last measured round trip, which adds to the lag of every page that is forwarded.
    pub(super) fn round_trip(&self) -> Millis {
        self.round_trip.load(Ordering::Relaxed)
    }

    pub(super) fn is_open(&self) -> bool {
        !self.requests.is_closed() && !self.measurer.is_finished()
    }

    /// Ends it, and every stream on it.
    pub(super) fn cut(&self) {
        self.cord.pull();
    }

    /// Begins a request; its body may go on while the answer is read.
    pub(super) async fn send(&self, method: Method, path: &str, body: Body) -> Option<Response<Incoming>> {
        send(&self.requests, &self.secret, &self.authority, method, path, body).await
    }

    /// Says something that needs no answer.
    pub(super) async fn post(&self, path: &str, body: Vec<u8>) {
        let _unheard = timeout(PATIENCE, self.send(Method::POST, path, Body::from(body))).await;
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.cord.pull();
        self.measurer.abort();
    }
}

/// Measures the round trip now and then, and gives the link up when there is no answer.
async fn measure(
    requests: SendRequest<Body>,
    secret: HeaderValue,
    authority: String,
    cord: Cord,
    round_trip: Arc<AtomicU32>,
) {
    loop {
        let begun = Instant::now();
        let asked = send(&requests, &secret, &authority, Method::GET, "/ping", Body::empty());
        if !matches!(timeout(SILENCE, asked).await, Ok(Some(_))) {
            return cord.pull();
        }
        round_trip.store(begun.elapsed().as_millis() as u32, Ordering::Relaxed);
        sleep(ROUND_TRIP_INTERVAL).await;
    }
}

async fn send(
    requests: &SendRequest<Body>,
    secret: &HeaderValue,
    authority: &str,
    method: Method,
    path: &str,
    body: Body,
) -> Option<Response<Incoming>> {
    let mut requests = requests.clone();
    let request = Request::builder()
        .method(method)
        .uri(format!("http://{authority}{path}"))
        .header(header::AUTHORIZATION, secret.clone())
        .body(body)
        .ok()?;
    requests.ready().await.ok()?;
    requests.send_request(request).await.ok()
}

/// What proves that a request comes from a node of the same database.
pub(super) fn bearer(secret: &str) -> io::Result<HeaderValue> {
    let mut value = HeaderValue::try_from(format!("Bearer {secret}")).map_err(io::Error::other)?;
    value.set_sensitive(true);
    Ok(value)
}
