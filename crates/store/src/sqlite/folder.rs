//! The data folder: made if need be, and claimed for one server.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::Path;

use crate::{OpenError, StoreError};

/// The name of the file whose lock says that a server is running on the folder.
const LOCK: &str = "quintet.lock";

/// A folder that no other server can open meanwhile.
#[derive(Debug)]
pub(super) struct Claim(File);

impl Drop for Claim {
    fn drop(&mut self) {
        // Closing the file is not enough while another program is being started: until it is, it has the file too.
        let _closing_follows = self.0.unlock();
    }
}

/// Makes the folder and locks it. The system lets go of the lock when the file is closed, also after a kill, so
/// there is never a stale lock to be removed by hand.
pub(super) fn claim(folder: &Path) -> Result<Claim, OpenError> {
    make(folder).map_err(|error| refuse(folder, "created", &error))?;
    let path = folder.join(LOCK);
    let lock = file(&path).map_err(|error| refuse(folder, "written", &error))?;
    match lock.try_lock() {
        Ok(()) => Ok(Claim(lock)),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { path: folder.to_owned() }),
        Err(TryLockError::Error(error)) => {
            Err(OpenError::Unsafe { path, what: format!("the file system has no locks: {error}") })
        }
    }
}

/// Opens the file for writing; makes it if need be, for this account alone. The database holds secrets, and SQLite
/// gives the files beside it the same rights.
pub(super) fn file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// A new folder is on disk only once the folder it is in is synced.
fn make(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let parent = folder.parent().filter(|parent| !parent.as_os_str().is_empty());
    if let Some(parent) = parent {
        make(parent)?;
    }
    match fs::create_dir(folder) {
        // Somebody else was faster.
        Err(_) if folder.is_dir() => {}
        other => other?,
    }
    // Elsewhere a folder cannot be opened as a file, and making it is journalled.
    if cfg!(unix) {
        File::open(parent.unwrap_or(Path::new(".")))?.sync_all()?;
    }
    Ok(())
}

/// The sentence for what the system says.
pub(super) fn refuse(folder: &Path, done: &'static str, error: &io::Error) -> OpenError {
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
        let sentence = |kind: ErrorKind| refuse(Path::new("data"), "written", &kind.into()).to_string();
        assert!(
            sentence(ErrorKind::ReadOnlyFilesystem).contains("data is on a read-only file system: choose")
        );
        assert!(sentence(ErrorKind::PermissionDenied).contains("data cannot be written (permission denied)"));
        assert!(sentence(ErrorKind::StorageFull).contains("full"));
        assert!(sentence(ErrorKind::QuotaExceeded).contains("full"));
    }
}
