//! What a server asks of a database.

use std::pin::Pin;

use crate::{
    Accuracy, Append, Deletion, Found, GameResult, HandedOver, KeptResult, KeptReview, Lookup, NewTable,
    Nodes, Owned, Person, PlayedGames, Player, PlayerNumber, Rewrite, SeatAccuracy, Stage, StoreError,
    StoredTable, Summary, TableNumber, ToForget,
};

/// A boxed future, so that the server can hold an `Arc<dyn Store>`.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The logs of all tables, and who is who.
///
/// A request is carried out even if its caller stops waiting. Appends are carried out in the order in which
/// they are first polled. After [`Taken`](StoreError::Taken), [`Missing`](StoreError::Missing),
/// [`Conflict`](StoreError::Conflict), [`Fenced`](StoreError::Fenced), [`NotOneLine`](StoreError::NotOneLine) and
/// [`Full`](StoreError::Full) nothing was stored; after any other error that is uncertain (a connection may break
/// between a commit and its answer), and the table must be loaded again. What is read includes everything acknowledged
/// before the call. Lists have an upper bound, so that nothing that is read grows with the number of tables.
pub trait Store: Send + Sync + 'static {
    /// Whether things can be stored at present, as far as is known without trying.
    fn health(&self) -> Result<(), StoreError> {
        Ok(())
    }

    /// Starts the log of a table; resolves after it is synced to disk.
    fn create(&self, table: NewTable) -> Pending<'_, ()>;

    /// Appends to the log of a table if it has the expected version and epoch: all records and the summary, or
    /// nothing. Resolves after they are synced to disk.
    fn append(&self, append: Append) -> Pending<'_, ()>;

    /// A table without its log, if there is one: for rights and lists, before anything is loaded.
    fn find(&self, by: Lookup<'_>) -> Pending<'_, Option<Found>>;

    /// A table without its records, if there is one with that code, for whoever is going to own it.
    fn load(&self, code: &str) -> Pending<'_, Option<StoredTable>>;

    /// Takes a table for this server, which is going to append to it, and gives it without its records; `None` if there is
    /// none with that code. Where several servers share a database it may be elsewhere; otherwise this is
    /// [`load`](Store::load).
    fn own(&self, code: &str) -> Pending<'_, Option<Owned>> {
        let loaded = self.load(code);
        Box::pin(async move { Ok(loaded.await?.map(Owned::Here)) })
    }

    /// The servers that share the database, if they can.
    fn nodes(&self) -> Option<&dyn Nodes> {
        None
    }

    /// At most so many records of a table from that number on, fewer if they are long; none only after the last. Each
    /// is checked: one that was changed is [`Damaged`](StoreError::Damaged), which names it.
    fn records(&self, code: &str, from: u64, most: usize) -> Pending<'_, Vec<Box<str>>>;

    /// Tables at which one of these devices has a seat, latest first: those that go on, or those that have ended.
    fn tables_of(&self, devices: &[&str], ended: bool, most: usize) -> Pending<'_, Vec<Found>>;

    /// The codes of tables without a summary, oldest first, after so many of them: those of the first version of the
    /// database, until they are summed up.
    fn unsummarised(&self, skip: usize, most: usize) -> Pending<'_, Vec<String>>;

    /// Sums a table up that has no summary; one that has is left as it is.
    fn summarise(&self, code: &str, summary: Summary) -> Pending<'_, ()>;

    /// Tables of that stage at which nothing has happened since that time (in milliseconds since 1970), and which are
    /// not deleted already.
    fn expired(&self, stage: Stage, since: i64, most: usize) -> Pending<'_, Vec<Found>>;

    /// When a record was last stored, in milliseconds since 1970; `None` if there is none.
    fn last_stored(&self) -> Pending<'_, Option<i64>>;

    /// Deletes a table if it has the expected version: at once for everybody who asks for it, and bit by bit on disk, so
    /// that nobody's append waits for it. What was cut short is finished by the next deletion.
    fn delete(&self, deletion: Deletion) -> Pending<'_, ()>;

    /// Whose device that is.
    fn person(&self, device: &str) -> Pending<'_, Person>;

    /// Makes a device one of the person's who has that other device, and nobody else's.
    fn link(&self, device: &str, other: &str) -> Pending<'_, ()>;

    /// Makes a device a person of its own again.
    fn unlink(&self, device: &str) -> Pending<'_, ()>;

    /// Lets whoever has the key of that hash become the person who has this device: once, until that time (in
    /// milliseconds since 1970), or again and again. Of keys without an end a person has one, the last.
    fn issue_key(&self, device: &str, hash: &str, until: Option<i64>) -> Pending<'_, ()>;

    /// Makes a device one of the person's whose key has that hash, if there is one and it is valid at that time, and
    /// they have fewer devices than so many. Gives the person. What an unknown key, a used one and an expired one
    /// take is the same.
    fn claim(&self, hash: &str, device: &str, now: i64, most: usize) -> Pending<'_, Option<Person>>;

    /// Everything that was played to its end on one of these devices, whatever their number: of each game a short row.
    fn played(&self, devices: &[&str]) -> Pending<'_, PlayedGames>;

    /// How the games at these tables ended, in the order asked for; those of which nothing is kept are left out.
    fn results(&self, tables: &[TableNumber]) -> Pending<'_, Vec<KeptResult>>;

    /// Who these are, in the order asked for.
    fn players(&self, players: &[PlayerNumber]) -> Pending<'_, Vec<Player>>;

    /// Tables that older versions of the database finished and whose results are not written yet, oldest first, after
    /// so many of them.
    fn without_result(&self, skip: usize, most: usize) -> Pending<'_, Vec<Found>>;

    /// Writes the result of such a table, or that it has none; it ended when the table changed last.
    fn add_result(&self, code: &str, result: Option<GameResult>) -> Pending<'_, ()>;

    /// Keeps best results that a page kept itself; one that is there already stays as it is.
    fn hand_over(&self, device: &str, results: Vec<HandedOver>) -> Pending<'_, ()>;

    /// The best results that were handed over on these devices.
    fn handed_over(&self, devices: &[&str]) -> Pending<'_, Vec<HandedOver>>;

    /// Keeps the review of a finished game, in place of one that it has, and how everybody played by it. It goes when
    /// the log is deleted or written anew; how people played goes when the result does. At a table that is not over
    /// nothing is kept.
    fn keep_review(&self, code: &str, review: KeptReview, seats: Vec<SeatAccuracy>) -> Pending<'_, ()>;

    /// The review of the game at that table, if one is kept.
    fn review(&self, code: &str) -> Pending<'_, Option<KeptReview>>;

    /// How somebody played on these devices, by the reviews of their games, each once.
    fn accuracies(&self, devices: &[&str]) -> Pending<'_, Vec<Accuracy>>;

    /// Forgets the person of these devices: what they have played is theirs no more at once; the tables where they had a
    /// seat are noted, see [`to_forget`](Store::to_forget). Gives how many tables that are.
    fn forget(&self, devices: &[&str]) -> Pending<'_, u64>;

    /// Tables from which devices are still to be taken out, after so many of them; also those whose log is deleted.
    fn to_forget(&self, skip: usize, most: usize) -> Pending<'_, Vec<ToForget>>;

    /// Notes that nobody is to be taken out of that table any more. Of a game that ended there since they were forgotten
    /// nothing is theirs either.
    fn forgotten(&self, code: &str) -> Pending<'_, ()>;

    /// Writes a log anew if it has the expected version, and raises the epoch: whoever has the table in memory finds out
    /// with the next append, and loads it again.
    fn rewrite(&self, rewrite: Rewrite) -> Pending<'_, ()>;
}

/// How many records [`whole_log`] asks for at a time.
const CHUNK: usize = 500;

/// All records of a table; `None` if there is none with that code. For tools and tests: a server reads them in pieces,
/// and keeps none.
pub async fn whole_log(store: &dyn Store, code: &str) -> Result<Option<Vec<Box<str>>>, StoreError> {
    let Some(table) = store.load(code).await? else { return Ok(None) };
    let mut records = Vec::new();
    while (records.len() as u64) < table.version {
        let mut chunk = store.records(code, records.len() as u64, CHUNK).await?;
        if chunk.is_empty() {
            return Ok(None);
        }
        records.append(&mut chunk);
    }
    Ok(Some(records))
}
