//! What SQLite says, as a sentence for whoever runs the server.

use std::path::Path;

use rusqlite::{Error, ErrorCode, ffi};

use crate::StoreError;

/// The error for what SQLite said about that database.
pub(super) fn tell(error: &Error, path: &Path) -> StoreError {
    let (path, what) = (path.to_owned(), error.to_string());
    match error.sqlite_error_code() {
        _ if is_full(error) => StoreError::Full { path },
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy { path },
        // Without a code it is not from SQLite but from reading what it gave: a text that is none, a number out
        // of range.
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) | None => {
            StoreError::Damaged { path, what }
        }
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied | ErrorCode::CannotOpen) => {
            StoreError::Unwritable { path, what }
        }
        Some(_) => StoreError::Failed { path, what },
    }
}

/// The index of the log of changes is a file of its own, and SQLite tells apart what kept it from growing; it is
/// hardly ever anything but space.
fn is_full(error: &Error) -> bool {
    let index = error.sqlite_error().map(|error| error.extended_code) == Some(ffi::SQLITE_IOERR_SHMSIZE);
    index || error.sqlite_error_code() == Some(ErrorCode::DiskFull)
}

/// Whether trying again at once, alone, would be no better.
pub(super) fn is_hopeless(error: &Error) -> bool {
    // A busy database has been waited for already; waiting once for each in the queue would hold up all.
    matches!(error.sqlite_error_code(), Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words of the sentence for that code of SQLite.
    fn sentence(code: i32) -> String {
        tell(&Error::SqliteFailure(ffi::Error::new(code), None), Path::new("data/quintet.db")).to_string()
    }

    #[test]
    fn the_sentence_says_what_to_do() {
        assert!(sentence(ffi::SQLITE_FULL).contains("until space is made"));
        assert!(sentence(ffi::SQLITE_IOERR_SHMSIZE).contains("until space is made"));
        assert!(sentence(ffi::SQLITE_BUSY).contains("close it, then try again"));
        assert!(sentence(ffi::SQLITE_BUSY_SNAPSHOT).contains("close it, then try again"));
        assert!(sentence(ffi::SQLITE_CORRUPT).contains("bring back a backup"));
        assert!(sentence(ffi::SQLITE_CORRUPT_INDEX).contains("bring back a backup"));
        assert!(sentence(ffi::SQLITE_NOTADB).contains("bring back a backup"));
        assert!(sentence(ffi::SQLITE_READONLY_DBMOVED).contains("not mounted read-only"));
        assert!(sentence(ffi::SQLITE_CANTOPEN).contains("may write there"));
        assert!(sentence(ffi::SQLITE_IOERR_FSYNC).contains("check the disk"));
        assert!(sentence(ffi::SQLITE_NOMEM).contains("cannot be used"));
    }
}
