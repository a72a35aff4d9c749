//! The connections to the database, and whether its files are still the ones that were opened.
//!
//! Whoever deletes, replaces or overwrites the database of a running server would otherwise not be noticed: SQLite goes
//! on with the file it has open, and what it acknowledges is nowhere to be found later. So the files are looked at before
//! and after every commit, and four times a second by a thread of their own (`watcher`).

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::Connection;
use rusqlite::config::DbConfig;

use super::look::{Absence, Look, Names};
use crate::StoreError;

/// The connections and the files behind them, shared by the threads that write, read and watch.
#[derive(Debug)]
pub(super) struct Files {
    pub path: PathBuf,
    pub names: Names,
    /// Empty while there is no database to connect to.
    writer: Mutex<Option<Connection>>,
    reader: Mutex<Option<Connection>>,
    state: Mutex<State>,
    /// How often connections were opened.
    connected: AtomicU64,
}

#[derive(Debug)]
struct State {
    /// The files as they should be. Known only while the connections are open.
    expected: Option<Look>,
    absence: Option<Absence>,
    /// Somebody else wrote to the very file that is open.
    overwritten: bool,
}

impl Files {
    /// Takes both connections.
    pub(super) fn new(path: PathBuf, writer: Connection, reader: Connection) -> Files {
        let names = Names::of(&path);
        let expected = Some(Look::at(&names));
        Files {
            path,
            names,
            writer: Mutex::new(Some(writer)),
            reader: Mutex::new(Some(reader)),
            state: Mutex::new(State { expected, absence: None, overwritten: false }),
            connected: AtomicU64::new(1),
        }
    }

    /// The connection that writes, for as long as the guard is held. The writer comes before the reader: who needs both
    /// takes them in this order.
    pub(super) fn writer(&self) -> MutexGuard<'_, Option<Connection>> {
        self.writer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The same, unless it is in use.
    pub(super) fn try_writer(&self) -> Option<MutexGuard<'_, Option<Connection>>> {
        self.writer.try_lock().ok()
    }

    /// The connection that reads, for as long as the guard is held.
    pub(super) fn reader(&self) -> MutexGuard<'_, Option<Connection>> {
        self.reader.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether the database is where it should be, as far as is known.
    pub(super) fn known(&self) -> Result<(), StoreError> {
        self.absence().map_or(Ok(()), |absence| Err(self.away(absence)))
    }

    /// Whether the open connection still reads what everybody was told. It does when its file is gone: it has it open.
    pub(super) fn readable(&self) -> Result<(), StoreError> {
        let State { absence, overwritten, .. } = *self.state();
        match absence {
            Some(absence) if overwritten => Err(self.away(absence)),
            _ => Ok(()),
        }
    }

    /// What became of the database, if anything did.
    pub(super) fn absence(&self) -> Option<Absence> {
        self.state().absence
    }

    /// The error of whoever needs the database meanwhile.
    pub(super) fn away(&self, absence: Absence) -> StoreError {
        StoreError::Away { path: self.path.clone(), what: absence.words() }
    }

    /// The error of whoever finds no connection.
    pub(super) fn disconnected(&self) -> StoreError {
        self.away(self.absence().unwrap_or(Absence::Gone))
    }

    /// Looks at the files. Only whoever holds the connection that writes may call it: a checkpoint writes to the
    /// database.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        self.compare(|_| Look::at(&self.names))
    }

    /// Looks at the database before a commit. What becomes of the files beside it is found after the commit, before
    /// anything is acknowledged.
    pub(super) fn check_before_commit(&self) -> Result<(), StoreError> {
        self.compare(|expected| Look::at_database_with(&self.names, expected))
    }

    /// Looks at the files after a commit, which may have written to the database.
    pub(super) fn check_after_commit(&self) -> Result<(), StoreError> {
        self.compare(|expected| {
            let found = Look::at(&self.names);
            if found.database == expected.database {
                expected.content = found.content;
            }
            found
        })
    }

    fn compare(&self, look: impl FnOnce(&mut Look) -> Look) -> Result<(), StoreError> {
        let mut state = self.state();
        let differs = match &mut state.expected {
            Some(expected) => look(expected).differs_from(expected),
            None => Some(Absence::Gone),
        };
        let Some(absence) = differs else { return Ok(()) };
        state.overwritten |= absence == Absence::Overwritten;
        // What is there was examined already, and is still not the database.
        let examined = state.absence.filter(|known| known.is_examined() && absence.is_another_file());
        let absence = examined.unwrap_or(absence);
        self.set_absence(&mut state, absence);
        Err(self.away(absence))
    }

    /// The files as they should be.
    pub(super) fn expected(&self) -> Option<Look> {
        self.state().expected
    }

    /// The database is away, and that is why; said in the log once.
    pub(super) fn set_away(&self, absence: Absence) {
        self.set_absence(&mut self.state(), absence);
    }

    fn set_absence(&self, state: &mut State, absence: Absence) {
        if state.absence.replace(absence) != Some(absence) {
            tracing::error!("{}", self.away(absence));
        }
    }

    /// The database is back; said in the log once.
    pub(super) fn set_back(&self) {
        let mut state = self.state();
        state.overwritten = false;
        if state.absence.take().is_some() {
            tracing::warn!(path = %self.path.display(), "the database is back: play goes on");
        }
    }

    /// Closes both connections and writes nothing more through them.
    pub(super) fn disconnect(&self, writer: &mut Option<Connection>, reader: &mut Option<Connection>) {
        self.state().expected = None;
        for connection in [reader.take(), writer.take()].into_iter().flatten() {
            close_untouched(connection, &self.path);
        }
    }

    /// Other connections take the place of those that were closed.
    pub(super) fn connected(&self) {
        self.connected.fetch_add(1, Ordering::Relaxed);
        self.state().expected = Some(Look::at(&self.names));
    }

    /// The number of the connections, for whoever holds one: others have another.
    pub(super) fn connection_number(&self) -> u64 {
        self.connected.load(Ordering::Relaxed)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Files {
    fn drop(&mut self) {
        // SQLite removes the write-ahead log only if the last connection to close may write.
        let reader = self.reader().take();
        drop(reader);
        let writer = self.writer().take();
        if let Some(writer) = writer
            && self.check().is_err()
        {
            close_untouched(writer, &self.path);
        }
    }
}

/// Closes a connection without the checkpoint that SQLite makes then: the file may be another by now.
fn close_untouched(connection: Connection, path: &Path) {
    let set = connection.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true);
    let closed = set.and_then(|_| connection.close().map_err(|(_, error)| error));
    if let Err(error) = closed {
        tracing::error!(%error, path = %path.display(), "a connection could not be closed");
    }
}
