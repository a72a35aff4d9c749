//! The thread that drives the connections. It has a runtime of its own: the store works on whatever runtime it is used
//! from, and what is queued is finished when that one is gone.

use std::sync::{Arc, Mutex, PoisonError, mpsc as blocking};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use tokio::sync::mpsc;

use super::doubts::Doubts;
use super::errors::Failure;
use super::link::{self, Link, Role};
use super::migrations;
use super::readers::Readers;
use super::session::{Ended, Session};
use super::url::PostgresUrl;
use super::writer::{Counters, QUEUE_CAPACITY, Request, Writer};
use crate::{OpenError, StoreError};

/// How many connections read.
const READERS: usize = 4;
/// How long the store waits at its end for a database that does not answer.
const CLOSE_PATIENCE: Duration = Duration::from_secs(3);
/// How long a server that was just killed may still be known to the database.
pub(super) const LOCK_PATIENCE: Duration = Duration::from_secs(10);
pub(super) const LOCK_PAUSE: Duration = Duration::from_millis(20);

/// The handle of the thread.
pub(super) struct Worker {
    /// Taken out when the store is dropped: the thread ends when the queue is closed and empty.
    queue: Option<mpsc::Sender<Request>>,
    thread: Option<JoinHandle<()>>,
    /// Disconnected when the thread has ended.
    ended: Mutex<blocking::Receiver<()>>,
    /// The connection that writes.
    pub link: Link,
    pub readers: Readers,
    /// A connection for leases alone: nothing else holds them up.
    pub leases: Readers,
    pub counters: Arc<Counters>,
    pub doubts: Arc<Doubts>,
}

/// What the thread hands out once everything is open.
struct Opened {
    link: Link,
    readers: Readers,
    leases: Readers,
    counters: Arc<Counters>,
    doubts: Arc<Doubts>,
}

impl Worker {
    /// Starts the thread and opens the connections.
    pub(super) fn start(url: &PostgresUrl) -> Result<Worker, OpenError> {
        let failed = |what: String| StoreError::Failed { path: url.path(), what };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| failed(error.to_string()))?;
        let (queue, requests) = mpsc::channel(QUEUE_CAPACITY);
        let (tell, told) = blocking::sync_channel(1);
        let (running, ended) = blocking::sync_channel(1);
        let to = url.clone();
        let work = move || {
            let _running: blocking::SyncSender<()> = running;
            runtime.block_on(async move {
                match open(&to).await {
                    Ok((writer, opened)) => {
                        let _waited_for = tell.send(Ok(opened));
                        writer.run(requests).await;
                    }
                    Err(error) => {
                        let _waited_for = tell.send(Err(error));
                    }
                }
            });
        };
        let thread = thread::Builder::new().name("store-postgres".to_owned()).spawn(work);
        let thread = thread.map_err(|error| failed(error.to_string()))?;
        let opened = told.recv().unwrap_or(Err(OpenError::Store(StoreError::Closed)))?;
        let Opened { link, readers, leases, counters, doubts } = opened;
        let (queue, thread, ended) = (Some(queue), Some(thread), Mutex::new(ended));
        Ok(Worker { queue, thread, ended, link, readers, leases, counters, doubts })
    }

    /// Hands a request in.
    pub(super) async fn request(&self, request: Request) -> Result<(), StoreError> {
        let queue = self.queue.as_ref().ok_or(StoreError::Closed)?;
        queue.send(request).await.map_err(|_| StoreError::Closed)
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.queue = None;
        let ended = self.ended.get_mut().unwrap_or_else(PoisonError::into_inner).recv_timeout(CLOSE_PATIENCE);
        if ended == Err(blocking::RecvTimeoutError::Timeout) {
            tracing::error!(
                "the database does not answer, so what was queued is left: nobody was told of it"
            );
            return;
        }
        if self.thread.take().is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("the thread of the store has panicked");
        }
    }
}

/// Opens everything, on the thread.
async fn open(url: &PostgresUrl) -> Result<(Writer, Opened), OpenError> {
    let path = url.path();
    let reported = |failure: Failure| failure.refuse(&path);
    let first = link::open(url, Role::Writer, None).await.map_err(reported)?;
    wait_for_lock(url, &first).await?;
    migrations::migrate(&first.0, url).await?;
    let database = migrations::database_id(&first.0).await.map_err(reported)?;
    let number = first.0.query_opt("SELECT nextval(pg_get_serial_sequence('writers', 'id'))", &[]).await;
    let number = number.map_err(reported)?.and_then(|row| row.try_get(0).ok()).unwrap_or_default();
    // What former servers noted is summed up by the latest of it.
    let former = "DELETE FROM writers WHERE stored < (SELECT max(stored) FROM writers)";
    first.0.execute(former, &[]).await.map_err(reported)?;
    let mut links = Vec::with_capacity(READERS);
    for _ in 0..=READERS {
        let reader = link::open(url, Role::Reader, Some(&database)).await.map_err(reported)?;
        links.push(Link::keep(url.clone(), Role::Reader, database.clone(), reader));
    }
    let link = Link::keep(url.clone(), Role::Writer, database, first);
    tracing::info!(database = %url, "the store is open");
    let (counters, doubts) = (Arc::new(Counters::default()), Arc::new(Doubts::default()));
    let leases = Readers::new(links.split_off(READERS), path.clone());
    let readers = Readers::new(links, path.clone());
    let opened =
        Opened { link: link.clone(), readers, leases, counters: counters.clone(), doubts: doubts.clone() };
    Ok((Writer { link, database: path, counters, doubts, number }, opened))
}

/// Waits until no server is there that knows nothing of nodes; one that was just killed is still there for a moment.
async fn wait_for_lock(url: &PostgresUrl, connection: &(Session, Ended)) -> Result<(), OpenError> {
    let begun = Instant::now();
    loop {
        let among = link::is_among_nodes(&connection.0).await;
        if among.map_err(|failure| failure.refuse(&url.path()))? {
            return Ok(());
        }
        if begun.elapsed() > LOCK_PATIENCE {
            return Err(OpenError::Served { path: url.path() });
        }
        tokio::time::sleep(LOCK_PAUSE).await;
    }
}
