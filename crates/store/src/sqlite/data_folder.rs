//! The data folder: created if need be, and locked for one server.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::Path;

use crate::{OpenError, StoreError};

/// The file whose lock means that a server is running on the folder.
const LOCK_FILE: &str = "quintet.lock";

/// While this exists, no other server can open the folder.
#[derive(Debug)]
pub(super) struct FolderLock(File);

impl Drop for FolderLock {
    fn drop(&mut self) {
        // Closing the file is not enough: a child process between fork and exec holds it open too.
        let _closing_follows = self.0.unlock();
    }
}

/// Creates the folder and locks it. The system releases the lock when the file is closed, also after a kill, so
/// there is never a stale lock to remove by hand.
pub(super) fn lock(folder: &Path) -> Result<FolderLock, OpenError> {
    create(folder).map_err(|error| self::error(folder, "created", &error))?;
    let path = folder.join(LOCK_FILE);
    let lock = private_file(&path).map_err(|error| self::error(folder, "written", &error))?;
    match lock.try_lock() {
        Ok(()) => Ok(FolderLock(lock)),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { path: folder.to_owned() }),
        Err(TryLockError::Error(error)) => {
            Err(OpenError::NotDurable { path, what: format!("the file system has no locks: {error}") })
        }
    }
}

/// Opens the file for writing; creates it if need be, for this account alone. The database holds secrets, and
/// SQLite gives the files beside it the same permissions.
pub(super) fn private_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// A new folder is durable only once its parent is synced.
fn create(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let parent = folder.parent().filter(|parent| !parent.as_os_str().is_empty());
    if let Some(parent) = parent {
        create(parent)?;
    }
    match fs::create_dir(folder) {
        // Another process was faster.
        Err(_) if folder.is_dir() => {}
        other => other?,
    }
    // Elsewhere a folder cannot be opened as a file, and creating one is journalled.
    if cfg!(unix) {
        File::open(parent.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    Ok(())
}

/// The error to report for what the system said.
pub(super) fn error(folder: &Path, done: &'static str, error: &io::Error) -> OpenError {
    let path = folder.to_owned();
    match error.kind() {
        ErrorKind::ReadOnlyFilesystem => OpenError::ReadOnly { path },
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => OpenError::Store(StoreError::Full { path }),
        _ => OpenError::Folder { path, done, what: error.to_string() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sentence_says_what_to_do() {
        let sentence = |kind: ErrorKind| error(Path::new("data"), "written", &kind.into()).to_string();
        assert!(
            sentence(ErrorKind::ReadOnlyFilesystem).contains("data is on a read-only file system: choose")
        );
        assert!(sentence(ErrorKind::PermissionDenied).contains("data cannot be written (permission denied)"));
        assert!(sentence(ErrorKind::StorageFull).contains("full"));
        assert!(sentence(ErrorKind::QuotaExceeded).contains("full"));
    }
}
