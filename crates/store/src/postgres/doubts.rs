//! Tables of which nobody knows whether the last append was stored, because its answer was lost.
//!
//! What was sent may still be carried out, long after: a packet may wait in a network, a session of the database for a
//! lock. Before such a table is loaded again its epoch is raised, which waits for whoever is writing to it and fences off
//! whoever comes later: what is read then is final.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::errors::Failure;
use super::session::Session;

/// The codes of the tables.
#[derive(Debug, Default)]
pub(super) struct Doubts(Mutex<HashSet<Box<str>>>);

impl Doubts {
    /// The answers to appends to these were lost.
    pub(super) fn add<'a>(&self, codes: impl IntoIterator<Item = &'a str>) {
        self.codes().extend(codes.into_iter().map(Box::from));
    }

    /// Makes sure that nothing more comes of what was lost at that table.
    pub(super) async fn settle(&self, session: &Session, code: &str) -> Result<(), Failure> {
        if !self.codes().contains(code) {
            return Ok(());
        }
        session.execute("UPDATE heads SET epoch = epoch + 1 WHERE code = $1", &[&code]).await?;
        self.codes().remove(code);
        Ok(())
    }

    /// The epoch of that table was raised otherwise.
    pub(super) fn forget(&self, code: &str) {
        self.codes().remove(code);
    }

    fn codes(&self) -> MutexGuard<'_, HashSet<Box<str>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
