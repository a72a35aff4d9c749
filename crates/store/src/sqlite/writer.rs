//! Group commit: one thread writes, and requests that arrive during a sync share the next one.
//!
//! Nothing waits for a timer: a lone request is committed at once, and the higher the load the more requests
//! share a sync.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{self, JoinHandle};

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use super::files::Files;
use super::heads::{Heads, Writing};
use super::{Attempt, errors};
use crate::StoreError;

/// How many requests may wait for the next commit. When the queue is full, callers wait in order (backpressure);
/// nothing is dropped or refused.
const QUEUE_CAPACITY: usize = 1024;

/// How many requests may share one commit, so that an endless stream cannot hold up the first of them.
const MAX_BATCH: usize = QUEUE_CAPACITY;

/// How much was written since the store was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WriteCounts {
    /// Requests that were carried out and acknowledged.
    pub writes: u64,
    /// Commits that they took.
    pub commits: u64,
}

/// A handle to the thread that writes.
#[derive(Debug)]
pub(super) struct Writer {
    /// Taken out when the store is dropped: the thread ends when the queue is closed and empty.
    queue: Option<mpsc::Sender<Box<dyn Write>>>,
    thread: Option<JoinHandle<()>>,
    counters: Arc<Counters>,
}

#[derive(Debug, Default)]
struct Counters {
    writes: AtomicU64,
    commits: AtomicU64,
}

impl Writer {
    /// Starts the thread.
    pub(super) fn start(files: Arc<Files>) -> Result<Writer, StoreError> {
        let (queue, requests) = mpsc::channel(QUEUE_CAPACITY);
        let counters = Arc::new(Counters::default());
        let path = files.path.clone();
        let work = Work { files, counters: Arc::clone(&counters), heads: Heads::default() };
        let thread = thread::Builder::new().name("store-writer".to_owned()).spawn(move || work.run(requests));
        let thread = thread.map_err(|error| StoreError::Failed { path, what: error.to_string() })?;
        Ok(Writer { queue: Some(queue), thread: Some(thread), counters })
    }

    /// Runs a write on the thread; resolves after the commit that it is part of. The work may run twice, the
    /// second time after the first was rolled back.
    pub(super) async fn run<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnMut(&Writing<'_>) -> Attempt<T> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let queue = self.queue.as_ref().ok_or(StoreError::Closed)?;
        let request = Request { work, outcome: None, answer };
        queue.send(Box::new(request)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// How much was written so far.
    pub(super) fn counts(&self) -> WriteCounts {
        WriteCounts {
            writes: self.counters.writes.load(Ordering::Relaxed),
            commits: self.counters.commits.load(Ordering::Relaxed),
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = None;
        if self.thread.take().is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("the thread that writes to the store has panicked");
        }
    }
}

/// A request, whatever the type of its answer.
trait Write: Send {
    /// Does the work and holds its outcome back; an error rolls back the transaction.
    fn run(&mut self, writing: &Writing<'_>) -> rusqlite::Result<()>;

    /// Whether the work was done and not refused.
    fn succeeded(&self) -> bool;

    /// Sends the outcome, or why there is none.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

struct Request<T, F> {
    work: F,
    /// Sent only after the commit.
    outcome: Option<Result<T, StoreError>>,
    answer: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, F: FnMut(&Writing<'_>) -> Attempt<T> + Send> Write for Request<T, F> {
    fn run(&mut self, writing: &Writing<'_>) -> rusqlite::Result<()> {
        self.outcome = Some((self.work)(writing)?);
        Ok(())
    }

    fn succeeded(&self) -> bool {
        matches!(self.outcome, Some(Ok(_)))
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        let Request { outcome, answer, .. } = *self;
        let _caller_gone = answer.send(committed.and_then(|()| outcome.unwrap_or(Err(StoreError::Closed))));
    }
}

/// What the thread owns.
struct Work {
    files: Arc<Files>,
    counters: Arc<Counters>,
    heads: Heads,
}

/// Why nothing was committed.
enum Failure {
    /// The files of the database are not those that were opened; said in the log already.
    Away(StoreError),
    Sqlite(rusqlite::Error),
}

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Failure {
        Failure::Sqlite(error)
    }
}

impl Failure {
    /// The error to report; what SQLite says is written into the log.
    fn report(self, path: &Path) -> StoreError {
        match self {
            Failure::Away(error) => error,
            Failure::Sqlite(error) => {
                let reported = errors::store_error(&error, path);
                tracing::error!(%error, "{reported}");
                reported
            }
        }
    }
}

impl Work {
    fn run(mut self, mut requests: mpsc::Receiver<Box<dyn Write>>) {
        let mut batch = Vec::new();
        // Takes everything that is queued, and waits only when nothing is.
        while requests.blocking_recv_many(&mut batch, MAX_BATCH) > 0 {
            match self.commit(&mut batch) {
                Ok(()) => answer(batch.drain(..), &Ok(())),
                // One of them may be the cause, by being too large for the space left on disk: retried one by
                // one, the others still fit.
                Err(Failure::Sqlite(error)) if batch.len() > 1 && !errors::is_busy(&error) => {
                    for request in batch.drain(..) {
                        self.commit_alone(request);
                    }
                }
                Err(failure) => answer(batch.drain(..), &Err(failure.report(&self.files.path))),
            }
        }
    }

    fn commit_alone(&mut self, request: Box<dyn Write>) {
        let mut batch = [request];
        let committed = self.commit(&mut batch).map_err(|failure| failure.report(&self.files.path));
        answer(batch, &committed);
    }

    /// Runs all requests in one transaction; an error from SQLite leaves the database as it was. The files are looked at
    /// again after the commit: what is in a file that was deleted meanwhile is not acknowledged.
    fn commit(&mut self, batch: &mut [Box<dyn Write>]) -> Result<(), Failure> {
        // Before the connection, which whoever examines another file may hold for long.
        self.files.known().map_err(Failure::Away)?;
        let mut connection = self.files.writer();
        let connection = connection.as_mut().ok_or_else(|| Failure::Away(self.files.disconnected()))?;
        self.files.check_before_commit().map_err(Failure::Away)?;
        let number = self.files.connection_number();
        let committed = run_all(connection, number, &mut self.heads, batch);
        if committed.is_err() {
            self.heads.forget_all();
        }
        self.files.check_after_commit().map_err(Failure::Away)?;
        committed?;
        let writes = batch.iter().filter(|request| request.succeeded()).count();
        self.counters.writes.fetch_add(writes as u64, Ordering::Relaxed);
        self.counters.commits.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }
}

fn answer(batch: impl IntoIterator<Item = Box<dyn Write>>, committed: &Result<(), StoreError>) {
    for request in batch {
        request.answer(committed.clone());
    }
}

fn run_all(
    connection: &mut Connection,
    number: u64,
    heads: &mut Heads,
    batch: &mut [Box<dyn Write>],
) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    heads.begin(&transaction, number)?;
    let writing = Writing::new(&transaction, heads);
    for request in &mut *batch {
        request.run(&writing)?;
    }
    transaction.commit()
}
