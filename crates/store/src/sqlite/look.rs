//! Which files lie under the names of the database: what tells a deleted, replaced or overwritten one from ours.

use std::fs::{self, Metadata};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::wal;

/// The names of the database and of the files beside it: put together once, because they are looked at in every commit.
#[derive(Debug)]
pub(super) struct Names {
    database: PathBuf,
    wal: PathBuf,
    shm: PathBuf,
}

impl Names {
    /// Those of that database.
    pub(super) fn of(database: &Path) -> Names {
        Names {
            database: database.to_owned(),
            wal: wal::beside(database, "-wal"),
            shm: wal::beside(database, "-shm"),
        }
    }
}

/// The files under the names of the database, as the system sees them at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Look {
    pub database: Option<Identity>,
    pub content: Option<Content>,
    pub wal: Option<Identity>,
    pub shm: Option<Identity>,
}

/// A file, whatever its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Identity {
    device: u64,
    inode: u64,
}

/// When the database was written last, and how long it is. In WAL mode it is written by checkpoints alone, and those
/// happen within commits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Content {
    length: u64,
    modified: Option<SystemTime>,
}

impl Look {
    /// Looks once.
    pub(super) fn at(names: &Names) -> Look {
        let identity = |path: &Path| fs::metadata(path).ok().map(|file| Identity::of(&file));
        Look { wal: identity(&names.wal), shm: identity(&names.shm), ..Look::at_database(names) }
    }

    /// Looks at the database alone.
    fn at_database(names: &Names) -> Look {
        let found = fs::metadata(&names.database).ok();
        Look {
            database: found.as_ref().map(Identity::of),
            content: found.map(|file| Content { length: file.len(), modified: file.modified().ok() }),
            wal: None,
            shm: None,
        }
    }

    /// Looks at the database, and takes the files beside it for those.
    pub(super) fn at_database_with(names: &Names, expected: &Look) -> Look {
        Look { wal: expected.wal, shm: expected.shm, ..Look::at_database(names) }
    }

    /// What is wrong, if the files should be those.
    pub(super) fn differs_from(&self, expected: &Look) -> Option<Absence> {
        if self.database.is_none() {
            Some(Absence::Gone)
        } else if self.database != expected.database {
            Some(Absence::Replaced)
        } else if self.content != expected.content {
            Some(Absence::Overwritten)
        } else if self.wal != expected.wal || self.shm != expected.shm {
            Some(Absence::LogGone)
        } else {
            None
        }
    }
}

impl Identity {
    #[cfg(unix)]
    fn of(file: &Metadata) -> Identity {
        use std::os::unix::fs::MetadataExt;
        Identity { device: file.dev(), inode: file.ino() }
    }

    // Elsewhere the system lets nobody delete or replace a file that SQLite has open.
    #[cfg(not(unix))]
    fn of(_file: &Metadata) -> Identity {
        Identity { device: 0, inode: 0 }
    }
}

/// What became of the database while the server ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Absence {
    /// There is nothing under its name.
    Gone,
    /// Another file is there.
    Replaced,
    /// The file is the same, but somebody else wrote to it.
    Overwritten,
    /// The write-ahead log or its index is not the one in use.
    LogGone,
    /// What was put in its place is another database, or none at all.
    Foreign,
    /// What was put in its place is damaged, or cannot be opened.
    Unusable,
}

impl Absence {
    /// Whether what is there now was looked into.
    pub(super) fn is_examined(self) -> bool {
        matches!(self, Absence::Foreign | Absence::Unusable)
    }

    /// Whether something else is there now.
    pub(super) fn is_another_file(self) -> bool {
        matches!(self, Absence::Replaced | Absence::Overwritten)
    }

    /// What happened, for the sentence in [`Away`](crate::StoreError::Away).
    pub(super) fn words(self) -> &'static str {
        match self {
            Absence::Gone => "was deleted or moved away",
            Absence::Replaced => "was replaced by another file",
            Absence::Overwritten => "was overwritten",
            Absence::LogGone => "has lost its write-ahead log",
            Absence::Foreign => "was replaced by another database, which is left as it is",
            Absence::Unusable => "was replaced by a file that is damaged or cannot be opened",
        }
    }
}
