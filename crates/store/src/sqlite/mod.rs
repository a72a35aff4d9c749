//! SQLite: one file in the data folder, one connection that writes and one that reads.

mod backup;
mod candidate;
mod creation;
mod data_folder;
mod database_id;
mod errors;
mod files;
mod forgetting;
mod heads;
mod kept;
mod look;
mod migrations;
mod moving;
mod people;
mod pragmas;
mod reader;
mod reads;
mod results;
mod reviews;
mod schema;
mod wal;
mod watcher;
mod writer;
mod writes;

use std::path::Path;
use std::sync::Arc;

pub use backup::{Backup, backup};
pub(crate) use kept::kept;
pub use kept::{Kept, KeptTable};
pub(crate) use moving::MovingFolder;
pub use writer::WriteCounts;

use self::data_folder::FolderLock;
use self::files::Files;
use self::reader::Reader;
use self::schema::Opened;
use self::watcher::Watcher;
use self::writer::Writer;
use crate::{
    Accuracy, Append, Deletion, Found, GameResult, HandedOver, KeptResult, KeptReview, Lookup, NewTable,
    OpenError, Pending, Person, PlayedGames, Player, PlayerNumber, Rewrite, SeatAccuracy, Stage, Store,
    StoreError, StoredTable, Summary, TableNumber, ToForget,
};

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
    // Dropped in this order: the threads end before the connections are closed.
    _watcher: Watcher,
    reader: Reader,
    writer: Writer,
    files: Arc<Files>,
    /// Keeps other servers out until the connections are closed.
    _lock: FolderLock,
}

impl Sqlite {
    /// Opens the store in that folder; creates both if they do not exist. Blocks for as long as the disk does.
    pub fn open(folder: impl AsRef<Path>) -> Result<Sqlite, OpenError> {
        let folder = folder.as_ref();
        let lock = data_folder::lock(folder)?;
        let path = folder.join(DATABASE);
        creation::ensure(folder, &path)?;
        // Before the connections, because closing a file releases all POSIX locks that the process holds on it.
        candidate::check_log(&path)?;
        let Opened { writer, reader, id } = schema::open(&path, folder)?;
        tracing::info!(path = %path.display(), "the store is open");
        let files = Arc::new(Files::new(path, writer, reader));
        Ok(Sqlite {
            _watcher: Watcher::start(Arc::clone(&files), id, || {})?,
            reader: Reader::start(Arc::clone(&files))?,
            writer: Writer::start(Arc::clone(&files))?,
            files,
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
    fn health(&self) -> Result<(), StoreError> {
        self.files.known()
    }

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

    fn find(&self, by: Lookup<'_>) -> Pending<'_, Option<Found>> {
        match by {
            Lookup::Code(code) => {
                let code = code.to_owned();
                Box::pin(self.reader.run(move |connection, _| reads::by_code(connection, &code)))
            }
            Lookup::Token(token) => {
                Box::pin(self.reader.run(move |connection, _| reads::by_token(connection, token)))
            }
        }
    }

    fn load(&self, code: &str) -> Pending<'_, Option<StoredTable>> {
        let code = code.to_owned();
        Box::pin(self.reader.run(move |connection, _| reads::load(connection, &code)))
    }

    fn records(&self, code: &str, from: u64, most: usize) -> Pending<'_, Vec<Box<str>>> {
        let code = code.to_owned();
        Box::pin(self.reader.run(move |connection, path| reads::records(connection, path, &code, from, most)))
    }

    fn tables_of(&self, devices: &[&str], ended: bool, most: usize) -> Pending<'_, Vec<Found>> {
        let devices = owned(devices);
        Box::pin(self.reader.run(move |connection, _| reads::tables_of(connection, &devices, ended, most)))
    }

    fn unsummarised(&self, skip: usize, most: usize) -> Pending<'_, Vec<String>> {
        Box::pin(self.reader.run(move |connection, _| reads::unsummarised(connection, skip, most)))
    }

    fn summarise(&self, code: &str, summary: Summary) -> Pending<'_, ()> {
        let code = code.to_owned();
        Box::pin(self.writer.run(move |connection| writes::summarise(connection, &code, &summary)))
    }

    fn expired(&self, stage: Stage, since: i64, most: usize) -> Pending<'_, Vec<Found>> {
        Box::pin(self.reader.run(move |connection, _| reads::expired(connection, stage, since, most)))
    }

    fn last_stored(&self) -> Pending<'_, Option<i64>> {
        Box::pin(self.reader.run(|connection, _| reads::last_stored(connection)))
    }

    fn delete(&self, deletion: Deletion) -> Pending<'_, ()> {
        Box::pin(async move {
            self.writer.run(move |connection| writes::delete(connection, &deletion)).await?;
            while self.writer.run(|connection| writes::purge(connection)).await? {}
            Ok(())
        })
    }

    fn person(&self, device: &str) -> Pending<'_, Person> {
        let device = device.to_owned();
        Box::pin(self.reader.run(move |connection, _| people::person(connection, &device)))
    }

    fn link(&self, device: &str, other: &str) -> Pending<'_, ()> {
        let (device, other) = (device.to_owned(), other.to_owned());
        Box::pin(self.writer.run(move |connection| people::link(connection, &device, &other)))
    }

    fn unlink(&self, device: &str) -> Pending<'_, ()> {
        let device = device.to_owned();
        Box::pin(self.writer.run(move |connection| people::unlink(connection, &device)))
    }

    fn issue_key(&self, device: &str, hash: &str, until: Option<i64>) -> Pending<'_, ()> {
        let (device, hash) = (device.to_owned(), hash.to_owned());
        Box::pin(self.writer.run(move |connection| people::issue_key(connection, &device, &hash, until)))
    }

    fn claim(&self, hash: &str, device: &str, now: i64, most: usize) -> Pending<'_, Option<Person>> {
        let (hash, device) = (hash.to_owned(), device.to_owned());
        Box::pin(self.writer.run(move |connection| people::claim(connection, &hash, &device, now, most)))
    }

    fn played(&self, devices: &[&str]) -> Pending<'_, PlayedGames> {
        let devices = owned(devices);
        Box::pin(self.reader.run(move |connection, _| results::played(connection, &devices)))
    }

    fn results(&self, tables: &[TableNumber]) -> Pending<'_, Vec<KeptResult>> {
        let tables = tables.to_vec();
        Box::pin(self.reader.run(move |connection, _| results::results(connection, &tables)))
    }

    fn players(&self, players: &[PlayerNumber]) -> Pending<'_, Vec<Player>> {
        let players = players.to_vec();
        Box::pin(self.reader.run(move |connection, _| results::players(connection, &players)))
    }

    fn without_result(&self, skip: usize, most: usize) -> Pending<'_, Vec<Found>> {
        Box::pin(self.reader.run(move |connection, _| reads::without_result(connection, skip, most)))
    }

    fn add_result(&self, code: &str, result: Option<GameResult>) -> Pending<'_, ()> {
        let code = code.to_owned();
        Box::pin(self.writer.run(move |connection| results::add(connection, &code, result.as_ref())))
    }

    fn hand_over(&self, device: &str, results: Vec<HandedOver>) -> Pending<'_, ()> {
        let device = device.to_owned();
        Box::pin(self.writer.run(move |connection| people::hand_over(connection, &device, &results)))
    }

    fn handed_over(&self, devices: &[&str]) -> Pending<'_, Vec<HandedOver>> {
        let devices = owned(devices);
        Box::pin(self.reader.run(move |connection, _| people::handed_over(connection, &devices)))
    }

    fn keep_review(&self, code: &str, review: KeptReview, seats: Vec<SeatAccuracy>) -> Pending<'_, ()> {
        let code = code.to_owned();
        Box::pin(self.writer.run(move |connection| reviews::keep(connection, &code, &review, &seats)))
    }

    fn review(&self, code: &str) -> Pending<'_, Option<KeptReview>> {
        let code = code.to_owned();
        Box::pin(self.reader.run(move |connection, _| reviews::review(connection, &code)))
    }

    fn accuracies(&self, devices: &[&str]) -> Pending<'_, Vec<Accuracy>> {
        let devices = owned(devices);
        Box::pin(self.reader.run(move |connection, _| reviews::accuracies(connection, &devices)))
    }

    fn forget(&self, devices: &[&str]) -> Pending<'_, u64> {
        let devices = owned(devices);
        Box::pin(self.writer.run(move |connection| forgetting::forget(connection, &devices)))
    }

    fn to_forget(&self, skip: usize, most: usize) -> Pending<'_, Vec<ToForget>> {
        Box::pin(self.reader.run(move |connection, _| reads::to_forget(connection, skip, most)))
    }

    fn forgotten(&self, code: &str) -> Pending<'_, ()> {
        let code = code.to_owned();
        Box::pin(self.writer.run(move |connection| forgetting::forgotten(connection, &code)))
    }

    fn rewrite(&self, rewrite: Rewrite) -> Pending<'_, ()> {
        Box::pin(async move {
            rewrite.validate()?;
            self.writer.run(move |connection| forgetting::rewrite(connection, &rewrite)).await
        })
    }
}

fn owned(devices: &[&str]) -> Vec<Box<str>> {
    devices.iter().map(|device| Box::from(*device)).collect()
}
