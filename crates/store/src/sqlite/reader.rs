//! The one thread that reads, beside the one that writes.

use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::{Attempt, errors};
use crate::StoreError;

/// How many reads may be queued. When the queue is full, callers wait in order (backpressure).
const QUEUE_CAPACITY: usize = 64;

type Read = Box<dyn FnOnce(&mut Connection) + Send>;

/// A handle to the thread that reads.
#[derive(Debug)]
pub(super) struct Reader {
    /// Taken out when the store is dropped: the thread ends when the queue is closed and empty.
    queue: Option<mpsc::Sender<Read>>,
    thread: Option<JoinHandle<()>>,
    path: PathBuf,
}

impl Reader {
    /// Starts the thread, which owns the connection from now on.
    pub(super) fn start(mut connection: Connection, path: PathBuf) -> Result<Reader, StoreError> {
        let (queue, mut requests) = mpsc::channel::<Read>(QUEUE_CAPACITY);
        let work = move || {
            while let Some(read) = requests.blocking_recv() {
                read(&mut connection);
            }
        };
        let thread = thread::Builder::new().name("store-reader".to_owned()).spawn(work);
        let thread =
            thread.map_err(|error| StoreError::Failed { path: path.clone(), what: error.to_string() })?;
        Ok(Reader { queue: Some(queue), thread: Some(thread), path })
    }

    /// Runs a read on the thread; it also gets the path, to name it in an error.
    pub(super) async fn run<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&mut Connection, &Path) -> Attempt<T> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let queue = self.queue.as_ref().ok_or(StoreError::Closed)?;
        let path = self.path.clone();
        let read = move |connection: &mut Connection| {
            // The caller stopped waiting.
            if answer.is_closed() {
                return;
            }
            let outcome = work(connection, &path).unwrap_or_else(|error| {
                let reported = errors::store_error(&error, &path);
                tracing::error!(%error, "{reported}");
                Err(reported)
            });
            let _caller_gone = answer.send(outcome);
        };
        queue.send(Box::new(read)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        self.queue = None;
        if self.thread.take().is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("the thread that reads from the store has panicked");
        }
    }
}
