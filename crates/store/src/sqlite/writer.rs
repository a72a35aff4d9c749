//! The one thread that writes, and its group commit.
//!
//! While a commit is being synced, requests queue up; when it returns, all of them go into the next commit
//! together. Nothing waits for a timer: alone, a request is committed at once, and the busier it gets the more
//! share a sync.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{self, JoinHandle};

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use super::{Verdict, fault};
use crate::StoreError;

/// How many requests wait for the next commit. Whoever comes when the queue is full waits for a place, in the
/// order of coming; nothing is dropped or refused.
const QUEUE: usize = 1024;

/// How many requests share one commit at most, so that the first of them is not kept waiting by a stream that
/// never ends.
const BATCH: usize = QUEUE;

/// How much was written since the store was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Requests that were carried out and acknowledged.
    pub writes: u64,
    /// Commits that they took.
    pub commits: u64,
}

/// The way to the thread that writes.
#[derive(Debug)]
pub(super) struct Writer {
    /// Taken out when the store is dropped: the thread ends when the queue is closed and empty.
    queue: Option<mpsc::Sender<Box<dyn Write>>>,
    thread: Option<JoinHandle<()>>,
    counts: Arc<Counts>,
}

#[derive(Debug, Default)]
struct Counts {
    writes: AtomicU64,
    commits: AtomicU64,
}

impl Writer {
    /// Starts the thread; the connection is its own from now on.
    pub(super) fn start(connection: Connection, path: PathBuf) -> Result<Writer, StoreError> {
        let (queue, requests) = mpsc::channel(QUEUE);
        let counts = Arc::new(Counts::default());
        let work = Work { connection, path: path.clone(), counts: Arc::clone(&counts) };
        let thread = thread::Builder::new().name("store-writer".to_owned()).spawn(move || work.run(requests));
        let thread = thread.map_err(|error| StoreError::Failed { path, what: error.to_string() })?;
        Ok(Writer { queue: Some(queue), thread: Some(thread), counts })
    }

    /// Has something written; resolves after the commit that it is part of. The work may be run twice, the
    /// second time after the first was rolled back.
    pub(super) async fn run<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnMut(&Connection) -> Verdict<T> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let queue = self.queue.as_ref().ok_or(StoreError::Closed)?;
        let request = Request { work, outcome: None, answer };
        queue.send(Box::new(request)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// What was written so far.
    pub(super) fn tally(&self) -> Tally {
        Tally {
            writes: self.counts.writes.load(Ordering::Relaxed),
            commits: self.counts.commits.load(Ordering::Relaxed),
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

/// A request, whatever its answer is made of.
trait Write: Send {
    /// Does the work and keeps the outcome to itself; an error spoils the transaction.
    fn run(&mut self, connection: &Connection) -> rusqlite::Result<()>;

    /// Whether the work was not refused.
    fn is_done(&self) -> bool;

    /// Tells the outcome, or why there is none.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

struct Request<T, F> {
    work: F,
    /// Told only after the commit.
    outcome: Option<Result<T, StoreError>>,
    answer: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, F: FnMut(&Connection) -> Verdict<T> + Send> Write for Request<T, F> {
    fn run(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        self.outcome = Some((self.work)(connection)?);
        Ok(())
    }

    fn is_done(&self) -> bool {
        matches!(self.outcome, Some(Ok(_)))
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        let Request { outcome, answer, .. } = *self;
        // Whoever stopped waiting does not need to know.
        let _unheard = answer.send(committed.and_then(|()| outcome.unwrap_or(Err(StoreError::Closed))));
    }
}

/// What the thread owns.
struct Work {
    connection: Connection,
    path: PathBuf,
    counts: Arc<Counts>,
}

impl Work {
    fn run(mut self, mut requests: mpsc::Receiver<Box<dyn Write>>) {
        let mut batch = Vec::new();
        // Takes all that is there, and waits only when there is nothing.
        while requests.blocking_recv_many(&mut batch, BATCH) > 0 {
            match self.commit(&mut batch) {
                Ok(()) => answer(batch.drain(..), &Ok(())),
                // One of them may be the cause, by being too large for what is left of the disk: each alone, so
                // that the others do not suffer for it.
                Err(error) if batch.len() > 1 && !fault::is_hopeless(&error) => {
                    for request in batch.drain(..) {
                        self.alone(request);
                    }
                }
                Err(error) => {
                    let told = tell(&error, &self.path);
                    answer(batch.drain(..), &Err(told));
                }
            }
        }
    }

    fn alone(&mut self, request: Box<dyn Write>) {
        let mut batch = [request];
        let committed = self.commit(&mut batch).map_err(|error| tell(&error, &self.path));
        answer(batch, &committed);
    }

    /// Runs all in one transaction; an error leaves the database as it was before.
    fn commit(&mut self, batch: &mut [Box<dyn Write>]) -> rusqlite::Result<()> {
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        for request in &mut *batch {
            request.run(&transaction)?;
        }
        transaction.commit()?;
        let done = batch.iter().filter(|request| request.is_done()).count();
        self.counts.writes.fetch_add(done as u64, Ordering::Relaxed);
        self.counts.commits.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }
}

fn answer(batch: impl IntoIterator<Item = Box<dyn Write>>, committed: &Result<(), StoreError>) {
    for request in batch {
        request.answer(committed.clone());
    }
}

fn tell(error: &rusqlite::Error, path: &Path) -> StoreError {
    let told = fault::tell(error, path);
    tracing::error!(%error, "{told}");
    told
}
