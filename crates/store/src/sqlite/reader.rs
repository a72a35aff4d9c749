//! The one thread that reads, beside the one that writes.

use std::path::Path;
use std::sync::Arc;
use std::thread::{self, JoinHandle};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::files::Files;
use super::{Attempt, errors};
use crate::StoreError;

/// How many reads may be queued. When the queue is full, callers wait in order (backpressure).
const QUEUE_CAPACITY: usize = 64;

type Read = Box<dyn FnOnce() + Send>;

/// A handle to the thread that reads.
#[derive(Debug)]
pub(super) struct Reader {
    /// Taken out when the store is dropped: the thread ends when the queue is closed and empty.
    queue: Option<mpsc::Sender<Read>>,
    thread: Option<JoinHandle<()>>,
    files: Arc<Files>,
}

impl Reader {
    /// Starts the thread.
    pub(super) fn start(files: Arc<Files>) -> Result<Reader, StoreError> {
        let (queue, mut requests) = mpsc::channel::<Read>(QUEUE_CAPACITY);
        let work = move || {
            while let Some(read) = requests.blocking_recv() {
                read();
            }
        };
        let thread = thread::Builder::new().name("store-reader".to_owned()).spawn(work);
        let thread = thread
            .map_err(|error| StoreError::Failed { path: files.path.clone(), what: error.to_string() })?;
        Ok(Reader { queue: Some(queue), thread: Some(thread), files })
    }

    /// Runs a read on the thread; it also gets the path, to name it in an error.
    pub(super) async fn run<T, F>(&self, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnOnce(&mut Connection, &Path) -> Attempt<T> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let queue = self.queue.as_ref().ok_or(StoreError::Closed)?;
        let files = Arc::clone(&self.files);
        let read = move || {
            // The caller stopped waiting.
            if answer.is_closed() {
                return;
            }
            let _caller_gone = answer.send(read(&files, work));
        };
        queue.send(Box::new(read)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

fn read<T>(files: &Files, work: impl FnOnce(&mut Connection, &Path) -> Attempt<T>) -> Result<T, StoreError> {
    files.readable()?;
    let mut connection = files.reader();
    let connection = connection.as_mut().ok_or_else(|| files.disconnected())?;
    work(connection, &files.path).unwrap_or_else(|error| {
        let reported = errors::store_error(&error, &files.path);
        tracing::error!(%error, "{reported}");
        Err(reported)
    })
}

impl Drop for Reader {
    fn drop(&mut self) {
        self.queue = None;
        if self.thread.take().is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("the thread that reads from the store has panicked");
        }
    }
}
