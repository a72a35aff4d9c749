//! The connections that read: each serves one request at a time, so that a long one holds up no other.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::errors::Failure;
use super::link::Link;
use super::session::Session;
use crate::StoreError;

/// How long the database may take for an answer before the connection is given up.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);
/// How often a read is tried whose connection is lost.
const TRIES: usize = 2;

/// The connections that read.
pub(super) struct Readers {
    links: Vec<Link>,
    /// Which of them are free. Callers wait in order when none is.
    free: Mutex<Vec<usize>>,
    permits: Semaphore,
    database: PathBuf,
}

impl Readers {
    pub(super) fn new(links: Vec<Link>, database: PathBuf) -> Readers {
        let free = (0..links.len()).collect();
        Readers { permits: Semaphore::new(links.len()), links, free: Mutex::new(free), database }
    }

    /// Whether the database can be reached, as far as is known without trying.
    pub(super) fn health(&self) -> Result<(), StoreError> {
        self.links.iter().try_for_each(Link::health)
    }

    /// Reads something; it is read again if its connection is lost.
    pub(super) async fn run<T>(
        &self,
        work: impl AsyncFn(&Session) -> Result<T, Failure>,
    ) -> Result<T, StoreError> {
        let _permit = self.permits.acquire().await.map_err(|_| StoreError::Closed)?;
        let turn = Turn::take(self);
        let mut tries = 0;
        loop {
            let session = turn.link().session().await?;
            let read = timeout(ANSWER_TIMEOUT, work(&session)).await.unwrap_or(Err(Failure::Silent));
            let failure = match read {
                Ok(read) => return Ok(read),
                Err(failure) => failure,
            };
            tries += 1;
            if !failure.is_certain() {
                session.cut();
            }
            if failure.is_certain() && !failure.is_worth_repeating() || tries == TRIES {
                let error = failure.report(&self.database);
                tracing::error!("{error}");
                return Err(error);
            }
        }
    }
}

/// A connection that somebody uses; free again when they are done, or gone.
struct Turn<'a> {
    readers: &'a Readers,
    number: usize,
}

impl Turn<'_> {
    fn take(readers: &Readers) -> Turn<'_> {
        let number = readers.free.lock().unwrap_or_else(PoisonError::into_inner).pop();
        // There are as many as permits.
        Turn { readers, number: number.unwrap_or_default() }
    }

    fn link(&self) -> &Link {
        &self.readers.links[self.number]
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.readers.free.lock().unwrap_or_else(PoisonError::into_inner).push(self.number);
    }
}
