//! The thread that watches the files of the database, and goes on with it when it is back.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rusqlite::Connection;

use super::database_id::DatabaseId;
use super::files::Files;
use super::look::{Absence, Look};
use super::{candidate, schema, wal};
use crate::StoreError;

/// How often the files are looked at.
const INTERVAL: Duration = Duration::from_millis(250);

/// How often a file that could not be used is tried again: what kept it from being used may be over.
const RETRY_AFTER: Duration = Duration::from_secs(10);

/// A handle to the thread; dropping it ends the thread.
#[derive(Debug)]
pub(super) struct Watcher {
    /// Nothing is sent: the thread ends when this is dropped.
    stop: Option<mpsc::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Watcher {
    /// Starts to watch; `reconnected` is called when the connections are others than before.
    pub(super) fn start(
        files: Arc<Files>,
        id: DatabaseId,
        reconnected: impl Fn() + Send + 'static,
    ) -> Result<Watcher, StoreError> {
        let (stop, stopped) = mpsc::channel();
        let path = files.path.clone();
        let mut watch = Watch { files, id, reconnected, last: None, rejected: None };
        let work = move || {
            while stopped.recv_timeout(INTERVAL) == Err(RecvTimeoutError::Timeout) {
                watch.look();
            }
        };
        let thread = thread::Builder::new().name("store-watcher".to_owned()).spawn(work);
        let thread = thread.map_err(|error| StoreError::Failed { path, what: error.to_string() })?;
        Ok(Watcher { stop: Some(stop), thread: Some(thread) })
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        self.stop = None;
        if self.thread.take().is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("the thread that watches the database has panicked");
        }
    }
}

struct Watch<F> {
    files: Arc<Files>,
    id: DatabaseId,
    reconnected: F,
    /// What lay there a moment ago: a file that is still being copied is not taken up.
    last: Option<Look>,
    /// What was examined and is not to be used.
    rejected: Option<(Look, Instant)>,
}

impl<F: Fn()> Watch<F> {
    fn look(&mut self) {
        let files = Arc::clone(&self.files);
        // While something is written, the writer looks by itself.
        let Some(mut writer) = files.try_writer() else { return };
        if writer.is_some() && files.check().is_ok() {
            files.set_back();
            self.rejected = None;
            return;
        }
        let found = Look::at(&files.names);
        let settled = self.last.replace(found) == Some(found);
        if found.database.is_none() {
            return files.set_away(Absence::Gone);
        }
        let known = self.rejected.is_some_and(|(file, at)| file == found && at.elapsed() < RETRY_AFTER);
        if !settled || known {
            return;
        }
        let mut reader = files.reader();
        match self.take_up(found, &mut writer, &mut reader) {
            Ok(()) => {
                self.rejected = None;
                (self.reconnected)();
                files.set_back();
            }
            Err(absence) => {
                self.rejected = Some((found, Instant::now()));
                files.set_away(absence);
            }
        }
    }

    /// Goes on with the file that is there now, if it is the same database.
    fn take_up(
        &self,
        found: Look,
        writer: &mut Option<Connection>,
        reader: &mut Option<Connection>,
    ) -> Result<(), Absence> {
        let path = &*self.files.path;
        let expected = self.files.expected();
        let same_file = expected.is_some_and(|expected| expected.database == found.database);
        let untouched = same_file && expected.is_some_and(|expected| expected.content == found.content);
        if !untouched && candidate::id(path) != Some(self.id) {
            return Err(Absence::Foreign);
        }
        // What SQLite still writes goes to the files it has open. If those are only not under their names any more, their
        // write-ahead log is emptied into them: it must not be taken for that of the new one.
        if let Some(connection) = writer.as_ref().filter(|_| untouched || !same_file) {
            empty_log(connection).map_err(|error| {
                tracing::error!(%error, "the write-ahead log cannot be moved into the database yet");
                if untouched { Absence::LogGone } else { Absence::Replaced }
            })?;
        }
        let own_log = expected.is_some_and(|expected| expected.wal.is_some() && expected.wal == found.wal);
        self.files.disconnect(writer, reader);
        let told = self.files.absence() == Some(Absence::Unusable);
        let unusable = |error: &dyn std::fmt::Display| {
            if !told {
                tracing::error!("{error}");
            }
            Absence::Unusable
        };
        // A log that does not belong to the file is kept under another name.
        let stray = if untouched { !own_log } else { own_log && !candidate::fits_log(path) };
        if stray {
            set_aside(&wal::path_of(path)).map_err(|error| unusable(&error))?;
        }
        candidate::check(path).map_err(|error| unusable(&error))?;
        let folder = path.parent().unwrap_or(Path::new("."));
        let opened = schema::open(path, folder).map_err(|error| unusable(&error))?;
        (*writer, *reader) = (Some(opened.writer), Some(opened.reader));
        self.files.connected();
        if !untouched {
            tracing::warn!(path = %path.display(), "another file is in the place of the database, which is the same or \
                a copy of it: tables are as they are there");
        }
        Ok(())
    }
}

/// Moves the whole write-ahead log into the database that it belongs to.
fn empty_log(connection: &Connection) -> rusqlite::Result<()> {
    let busy: bool = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    if busy {
        let what = Some("somebody is still reading the former database".to_owned());
        return Err(rusqlite::Error::SqliteFailure(
            rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_BUSY),
            what,
        ));
    }
    Ok(())
}

/// Gives a file another name, under which it is in nobody's way; one that is empty or not there needs none.
fn set_aside(path: &Path) -> std::io::Result<()> {
    if fs::metadata(path).map_or(true, |file| file.len() == 0) {
        return Ok(());
    }
    let free =
        (1..1000).map(|number| wal::beside(path, &format!("-aside-{number}"))).find(|aside| !aside.exists());
    let aside = free.ok_or(std::io::ErrorKind::AlreadyExists)?;
    fs::rename(path, &aside)?;
    tracing::warn!(kept = %aside.display(), "a write-ahead log that does not belong to the database was set aside");
    Ok(())
}
