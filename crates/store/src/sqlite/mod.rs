//! SQLite: one file in the data folder, one connection that writes and one that reads.

mod backup;
mod data_folder;
mod errors;
mod pragmas;
mod reader;
mod reads;
mod schema;
mod writer;
mod writes;

use std::path::Path;

pub use backup::{Backup, backup};
pub use writer::WriteCounts;

use self::data_folder::FolderLock;
use self::reader::Reader;
use self::writer::Writer;
use crate::{Append, NewTable, OpenError, Pending, Store, StoreError, StoredTable};

/// The name of the database in the data folder.
const DATABASE: &str = "quintet.db";

/// The result of work on a connection. The inner error is the caller's alone; the outer one, from SQLite, rolls
/// back all requests that share the transaction.
type Attempt<T> = rusqlite::Result<Result<T, StoreError>>;

/// The store in a data folder.
///
/// Dropping it finishes what is queued and closes the database; that takes as long as one commit.
#[derive(Debug)]
pub struct Sqlite {
    // Dropped in this order: SQLite removes the write-ahead log only if the last connection to close may write.
    reader: Reader,
    writer: Writer,
    /// Keeps other servers out until the connections are closed.
    _lock: FolderLock,
}

impl Sqlite {
    /// Opens the store in that folder; creates both if they do not exist. Blocks for as long as the disk does.
    pub fn open(folder: impl AsRef<Path>) -> Result<Sqlite, OpenError> {
        let folder = folder.as_ref();
        let lock = data_folder::lock(folder)?;
        let path = folder.join(DATABASE);
        // SQLite would make it readable for everybody; to SQLite an empty file is a new database. Before the
        // connections, because closing a file releases all POSIX locks that the process holds on it.
        data_folder::private_file(&path).map_err(|error| data_folder::error(folder, "written", &error))?;
        let writer = schema::open_writer(&path, folder)?;
        let reader = schema::open_reader(&path)?;
        tracing::info!(path = %path.display(), "the store is open");
        Ok(Sqlite {
            reader: Reader::start(reader, path.clone())?,
            writer: Writer::start(writer, path)?,
            _lock: lock,
        })
    }

    /// How much was written since the store was opened.
    pub fn write_counts(&self) -> WriteCounts {
        self.writer.counts()
    }

    /// Runs something on the very connection that writes: for tests of what it promises and of a full disk.
    #[cfg(feature = "probe")]
    pub async fn on_writer<T, F>(&self, mut work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: FnMut(&rusqlite::Connection) -> rusqlite::Result<T> + Send + 'static,
    {
        self.writer.run(move |connection| work(connection).map(Ok)).await
    }
}

impl Store for Sqlite {
    fn create(&self, table: NewTable) -> Pending<'_, ()> {
        Box::pin(async move {
            table.validate()?;
            self.writer.run(move |connection| writes::create(connection, &table)).await
        })
    }

    fn append(&self, append: Append) -> Pending<'_, ()> {
        Box::pin(async move {
            append.validate()?;
            self.writer.run(move |connection| writes::append(connection, &append)).await
        })
    }

    fn load(&self, code: &str) -> Pending<'_, Option<StoredTable>> {
        let code = code.to_owned();
        Box::pin(self.reader.run(move |connection, path| reads::load(connection, path, &code)))
    }

    fn running(&self) -> Pending<'_, Vec<String>> {
        Box::pin(self.reader.run(|connection, _| reads::running(connection)))
    }
}
