//! SQLite's errors, each as a sentence for whoever runs the server.

use std::path::Path;

use rusqlite::{Error, ErrorCode, ffi};

use crate::StoreError;

/// The error to report for what SQLite said about that database.
pub(super) fn store_error(error: &Error, path: &Path) -> StoreError {
    let (path, what) = (path.to_owned(), error.to_string());
    match error.sqlite_error_code() {
        _ if is_full(error) => StoreError::Full { path },
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Busy { path },
        // Without a code it does not come from SQLite but from decoding a row: text that is not UTF-8, a number
        // out of range.
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) | None => {
            StoreError::Damaged { path, what }
        }
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied | ErrorCode::CannotOpen) => {
            StoreError::Unwritable { path, what }
        }
        Some(_) => StoreError::Failed { path, what },
    }
}

/// The index of the write-ahead log is a file of its own, with an error code of its own when it cannot grow; the
/// reason is hardly ever anything but space.
fn is_full(error: &Error) -> bool {
    let index = error.sqlite_error().map(|error| error.extended_code) == Some(ffi::SQLITE_IOERR_SHMSIZE);
    index || error.sqlite_error_code() == Some(ErrorCode::DiskFull)
}

/// Whether another program holds the database. It was waited for already; a retry for each request in the queue
/// would hold up all of them.
pub(super) fn is_busy(error: &Error) -> bool {
    matches!(error.sqlite_error_code(), Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words of the sentence for that code of SQLite.
    fn sentence(code: i32) -> String {
        store_error(&Error::SqliteFailure(ffi::Error::new(code), None), Path::new("data/quintet.db"))
            .to_string()
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
