//! SQLite: one file in the data folder, one connection that writes and one that reads.

mod backup;
mod fault;
mod folder;
mod probe;
mod reader;
mod reads;
mod schema;
mod writer;
mod writes;

use std::path::{Path, PathBuf};

pub use backup::{Backup, backup};
pub use probe::Pragmas;
pub use writer::Tally;

use self::folder::Claim;
use self::reader::Reader;
use self::writer::Writer;
use crate::{Append, NewTable, OpenError, Pending, Store, StoreError, StoredTable, TableRow, Which};

/// The name of the database in the data folder.
const DATABASE: &str = "quintet.db";

/// What a piece of work on a connection comes to. A refusal concerns the one who asked; an error of SQLite
/// concerns all who share the transaction.
type Verdict<T> = rusqlite::Result<Result<T, StoreError>>;

/// The store in a data folder.
///
/// Dropping it finishes what is queued and closes the database; that takes as long as one commit.
#[derive(Debug)]
pub struct Sqlite {
    // Dropped in this order: SQLite tidies up when the connection that closes last may write.
    reader: Reader,
    writer: Writer,
    path: PathBuf,
    /// Keeps other servers out until the connections are closed.
    _claim: Claim,
}

impl Sqlite {
    /// Opens the store of that folder; makes both if they are not there. Blocks for as long as the disk does.
    pub fn open(folder: impl AsRef<Path>) -> Result<Sqlite, OpenError> {
        let folder = folder.as_ref();
        let claim = folder::claim(folder)?;
        let path = folder.join(DATABASE);
        // SQLite would make it readable for everybody; an empty file is a new database to it. Before the
        // connections, because closing a file lets go of all locks that the process has on it.
        folder::file(&path).map_err(|error| folder::refuse(folder, "written", &error))?;
        let writer = schema::writer(&path, folder)?;
        let reader = schema::reader(&path)?;
        tracing::info!(path = %path.display(), "the store is open");
        Ok(Sqlite {
            reader: Reader::start(reader, path.clone())?,
            writer: Writer::start(writer, path.clone())?,
            path,
            _claim: claim,
        })
    }

    /// Where the database is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What has been written since the store was opened.
    pub fn tally(&self) -> Tally {
        self.writer.tally()
    }
}

impl Store for Sqlite {
    fn create(&self, table: NewTable) -> Pending<'_, ()> {
        Box::pin(async move {
            table.check()?;
            self.writer.run(move |connection| writes::create(connection, &table)).await
        })
    }

    fn append(&self, append: Append) -> Pending<'_, ()> {
        Box::pin(async move {
            append.check()?;
            self.writer.run(move |connection| writes::append(connection, &append)).await
        })
    }

    fn load(&self, code: &str) -> Pending<'_, Option<StoredTable>> {
        let code = code.to_owned();
        Box::pin(self.reader.run(move |connection, path| reads::load(connection, path, &code)))
    }

    fn list(&self, which: Which) -> Pending<'_, Vec<TableRow>> {
        Box::pin(self.reader.run(move |connection, _| reads::list(connection, which)))
    }

    fn setting(&self, name: &str) -> Pending<'_, Option<Vec<u8>>> {
        let name = name.to_owned();
        Box::pin(self.reader.run(move |connection, _| reads::setting(connection, &name)))
    }

    fn setting_or(&self, name: &str, proposal: Vec<u8>) -> Pending<'_, Vec<u8>> {
        let name = name.to_owned();
        Box::pin(self.writer.run(move |connection| writes::setting_or(connection, &name, &proposal)))
    }
}
