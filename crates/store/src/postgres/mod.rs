//! PostgreSQL: one connection that writes and a few that read, on a thread of their own.

mod appends;
mod change;
mod creates;
mod deletion;
mod doubts;
mod durability;
mod errors;
mod fitness;
mod forgetting;
mod kept;
mod link;
mod migrations;
mod moving;
mod nodes;
mod people;
mod readers;
mod reads;
mod records;
mod results;
mod reviews;
mod session;
mod summaries;
mod url;
mod worker;
mod writer;

use std::sync::Arc;

use tokio::sync::oneshot;

pub use fitness::{Fitness, fitness};
pub(crate) use kept::{kept, nodes as nodes_of};
pub(crate) use moving::MovingDatabase;
pub use url::PostgresUrl;

use self::change::{Attempt, Work};
use self::nodes::Place;
use self::session::Session;
use self::worker::Worker;
use self::writer::Request;
use crate::{
    Accuracy, Append, Beat, Deletion, Found, GameResult, HandedOver, Joined, KeptResult, KeptReview, Lookup,
    NewNode, NewTable, Node, Nodes, OpenError, Owned, Pending, Person, PlayedGames, Player, PlayerNumber,
    Rewrite, SeatAccuracy, Stage, Store, StoreError, StoredTable, Summary, TableNumber, ToForget, Waiting,
    WriteCounts,
};

/// The store in a PostgreSQL database.
///
/// Dropping it finishes what is queued and closes the connections; that takes as long as one commit, or a few seconds if
/// the database does not answer.
pub struct Postgres(Worker, Arc<Place>);

impl Postgres {
    /// Opens the store in that database, and makes its tables if there are none. Blocks for as long as the database does.
    /// Fails if the database may lose what it acknowledges, or if a server uses it that knows nothing of nodes.
    pub fn open(url: &PostgresUrl) -> Result<Postgres, OpenError> {
        Worker::start(url).map(|worker| Postgres(worker, Arc::default()))
    }

    /// How much was written since the store was opened.
    pub fn write_counts(&self) -> WriteCounts {
        self.0.counters.counts()
    }

    /// Makes a change; it is made even if its caller stops waiting.
    fn change<D, T, F, Running>(&self, data: D, work: F) -> Pending<'_, T>
    where
        D: Send + Sync + 'static,
        T: Send + 'static,
        F: Fn(Arc<Session>, Arc<D>) -> Running + Send + 'static,
        Running: Future<Output = Attempt<T>> + Send + 'static,
    {
        let (answer, answered) = oneshot::channel();
        let change = Work { data: Arc::new(data), made_by: work, outcome: None, answer };
        Box::pin(async move {
            self.0.request(Request::Change(Box::new(change))).await?;
            answered.await.map_err(|_| StoreError::Closed)?
        })
    }
}

impl Store for Postgres {
    fn health(&self) -> Result<(), StoreError> {
        self.0.link.health().and_then(|()| self.0.readers.health())
    }

    fn create(&self, table: NewTable) -> Pending<'_, ()> {
        Box::pin(async move {
            table.validate()?;
            let (answer, answered) = oneshot::channel();
            self.0.request(Request::Create(table, answer)).await?;
            answered.await.map_err(|_| StoreError::Closed)?
        })
    }

    fn append(&self, append: Append) -> Pending<'_, ()> {
        Box::pin(async move {
            append.validate()?;
            let (answer, answered) = oneshot::channel();
            self.0.request(Request::Append(append, answer)).await?;
            answered.await.map_err(|_| StoreError::Closed)?
        })
    }

    fn find(&self, by: Lookup<'_>) -> Pending<'_, Option<Found>> {
        let (code, token) = match by {
            Lookup::Code(code) => (Some(code.to_owned()), None),
            Lookup::Token(token) => (None, Some(token)),
        };
        Box::pin(self.0.readers.run(async move |session| {
            let by = match (&code, token) {
                (_, Some(token)) => Lookup::Token(token),
                (code, None) => Lookup::Code(code.as_deref().unwrap_or_default()),
            };
            reads::find(session, by).await
        }))
    }

    fn load(&self, code: &str) -> Pending<'_, Option<StoredTable>> {
        let (code, doubts) = (code.to_owned(), Arc::clone(&self.0.doubts));
        Box::pin(self.0.readers.run(async move |session| {
            doubts.settle(session, &code).await?;
            reads::load(session, &code).await
        }))
    }

    fn own(&self, code: &str) -> Pending<'_, Option<Owned>> {
        if self.1.id() == 0 {
            let loaded = self.load(code);
            return Box::pin(async move { Ok(loaded.await?.map(Owned::Here)) });
        }
        let (code, doubts, place) = (code.to_owned(), Arc::clone(&self.0.doubts), Arc::clone(&self.1));
        Box::pin(self.0.readers.run(async move |session| nodes::own(session, &place, &doubts, &code).await))
    }

    fn nodes(&self) -> Option<&dyn Nodes> {
        Some(self)
    }

    fn records(&self, code: &str, from: u64, most: usize) -> Pending<'_, Vec<Box<str>>> {
        let code = code.to_owned();
        Box::pin(self.0.readers.run(async move |session| reads::records(session, &code, from, most).await))
    }

    fn tables_of(&self, devices: &[&str], ended: bool, most: usize) -> Pending<'_, Vec<Found>> {
        let devices = owned(devices);
        Box::pin(
            self.0
                .readers
                .run(async move |session| reads::tables_of(session, &lent(&devices), ended, most).await),
        )
    }

    fn unsummarised(&self, skip: usize, most: usize) -> Pending<'_, Vec<String>> {
        Box::pin(self.0.readers.run(async move |session| reads::unsummarised(session, skip, most).await))
    }

    fn summarise(&self, code: &str, summary: Summary) -> Pending<'_, ()> {
        self.change((code.to_owned(), summary), |session, data| async move {
            summaries::summarise(&session, &data.0, &data.1).await
        })
    }

    fn expired(&self, stage: Stage, since: i64, most: usize) -> Pending<'_, Vec<Found>> {
        Box::pin(self.0.readers.run(async move |session| reads::expired(session, stage, since, most).await))
    }

    fn last_stored(&self) -> Pending<'_, Option<i64>> {
        Box::pin(self.0.readers.run(async move |session| reads::last_stored(session).await))
    }

    fn delete(&self, deletion: Deletion) -> Pending<'_, ()> {
        let delete =
            self.change(deletion, |session, data| async move { deletion::delete(&session, &data).await });
        Box::pin(async move {
            delete.await?;
            while self.change((), |session, _| async move { deletion::purge(&session).await }).await? {}
            Ok(())
        })
    }

    fn person(&self, device: &str) -> Pending<'_, Person> {
        let device = device.to_owned();
        Box::pin(self.0.readers.run(async move |session| people::person(session, &device).await))
    }

    fn link(&self, device: &str, other: &str) -> Pending<'_, ()> {
        self.change((device.to_owned(), other.to_owned()), |session, data| async move {
            people::link(&session, &data.0, &data.1).await
        })
    }

    fn unlink(&self, device: &str) -> Pending<'_, ()> {
        self.change(device.to_owned(), |session, data| async move { people::unlink(&session, &data).await })
    }

    fn issue_key(&self, device: &str, hash: &str, until: Option<i64>) -> Pending<'_, ()> {
        self.change((device.to_owned(), hash.to_owned()), move |session, data| async move {
            people::issue_key(&session, &data.0, &data.1, until).await
        })
    }

    fn claim(&self, hash: &str, device: &str, now: i64, most: usize) -> Pending<'_, Option<Person>> {
        self.change((hash.to_owned(), device.to_owned()), move |session, data| async move {
            people::claim(&session, &data.0, &data.1, now, most).await
        })
    }

    fn played(&self, devices: &[&str]) -> Pending<'_, PlayedGames> {
        let devices = owned(devices);
        Box::pin(self.0.readers.run(async move |session| results::played(session, &lent(&devices)).await))
    }

    fn results(&self, tables: &[TableNumber]) -> Pending<'_, Vec<KeptResult>> {
        let tables: Vec<i64> = tables.iter().map(|table| table.0).collect();
        Box::pin(self.0.readers.run(async move |session| results::results(session, &tables).await))
    }

    fn players(&self, players: &[PlayerNumber]) -> Pending<'_, Vec<Player>> {
        let players: Vec<i64> = players.iter().map(|player| player.0).collect();
        Box::pin(self.0.readers.run(async move |session| results::players(session, &players).await))
    }

    fn keep_review(&self, code: &str, review: KeptReview, seats: Vec<SeatAccuracy>) -> Pending<'_, ()> {
        self.change((code.to_owned(), review, seats), |session, data| async move {
            reviews::keep(&session, &data.0, &data.1, &data.2).await
        })
    }

    fn review(&self, code: &str) -> Pending<'_, Option<KeptReview>> {
        let code = code.to_owned();
        Box::pin(self.0.readers.run(async move |session| reviews::review(session, &code).await))
    }

    fn accuracies(&self, devices: &[&str]) -> Pending<'_, Vec<Accuracy>> {
        let devices = owned(devices);
        Box::pin(self.0.readers.run(async move |session| reviews::accuracies(session, &lent(&devices)).await))
    }

    fn without_result(&self, skip: usize, most: usize) -> Pending<'_, Vec<Found>> {
        Box::pin(self.0.readers.run(async move |session| reads::without_result(session, skip, most).await))
    }

    fn add_result(&self, code: &str, result: Option<GameResult>) -> Pending<'_, ()> {
        self.change((code.to_owned(), result), |session, data| async move {
            results::add(&session, &data.0, data.1.as_ref()).await
        })
    }

    fn hand_over(&self, device: &str, results: Vec<HandedOver>) -> Pending<'_, ()> {
        self.change((device.to_owned(), results), |session, data| async move {
            people::hand_over(&session, &data.0, &data.1).await
        })
    }

    fn handed_over(&self, devices: &[&str]) -> Pending<'_, Vec<HandedOver>> {
        let devices = owned(devices);
        Box::pin(self.0.readers.run(async move |session| people::handed_over(session, &lent(&devices)).await))
    }

    fn forget(&self, devices: &[&str]) -> Pending<'_, u64> {
        self.change(owned(devices), |session, data| async move { forgetting::forget(&session, &data).await })
    }

    fn to_forget(&self, skip: usize, most: usize) -> Pending<'_, Vec<ToForget>> {
        Box::pin(self.0.readers.run(async move |session| reads::to_forget(session, skip, most).await))
    }

    fn forgotten(&self, code: &str) -> Pending<'_, ()> {
        self.change(
            code.to_owned(),
            |session, data| async move { forgetting::forgotten(&session, &data).await },
        )
    }

    fn rewrite(&self, rewrite: Rewrite) -> Pending<'_, ()> {
        Box::pin(async move {
            rewrite.validate()?;
            let rewritten = self
                .change(rewrite, |session, data| async move { forgetting::rewrite(&session, &data).await });
            rewritten.await
        })
    }
}

impl Nodes for Postgres {
    fn join(&self, node: NewNode) -> Pending<'_, Joined> {
        let place = Arc::clone(&self.1);
        Box::pin(self.0.leases.run(async move |session| nodes::join(session, &place, &node).await))
    }

    fn beat(&self) -> Pending<'_, Beat> {
        let place = Arc::clone(&self.1);
        Box::pin(self.0.leases.run(async move |session| nodes::beat(session, &place).await))
    }

    fn owned(&self) -> Pending<'_, Vec<(String, u64)>> {
        let place = Arc::clone(&self.1);
        Box::pin(self.0.leases.run(async move |session| nodes::owned(session, &place).await))
    }

    fn release(&self, code: &str, epoch: u64) -> Pending<'_, ()> {
        let (code, place) = (code.to_owned(), Arc::clone(&self.1));
        Box::pin(self.0.readers.run(async move |session| nodes::release(session, &place, &code, epoch).await))
    }

    fn leave(&self) -> Pending<'_, ()> {
        let place = Arc::clone(&self.1);
        Box::pin(self.0.leases.run(async move |session| nodes::leave(session, &place).await))
    }

    fn owner(&self, code: &str) -> Pending<'_, Option<Node>> {
        let code = code.to_owned();
        Box::pin(self.0.readers.run(async move |session| nodes::owner(session, &code).await))
    }

    fn list(&self) -> Pending<'_, Vec<(Node, u64)>> {
        Box::pin(self.0.readers.run(async move |session| nodes::list(session).await))
    }

    fn show_waiting(&self, shown: Vec<Waiting>, gone: Vec<String>) -> Pending<'_, ()> {
        let place = Arc::clone(&self.1);
        Box::pin(
            self.0
                .readers
                .run(async move |session| nodes::show_waiting(session, &place, &shown, &gone).await),
        )
    }

    fn open_tables(&self, most: usize) -> Pending<'_, Vec<Waiting>> {
        Box::pin(self.0.readers.run(async move |session| nodes::open_tables(session, most).await))
    }

    fn is_waiting(&self, code: &str) -> Pending<'_, bool> {
        let code = code.to_owned();
        Box::pin(self.0.readers.run(async move |session| nodes::is_waiting(session, &code).await))
    }
}

fn owned(devices: &[&str]) -> Vec<Box<str>> {
    devices.iter().map(|device| Box::from(*device)).collect()
}

fn lent(devices: &[Box<str>]) -> Vec<&str> {
    devices.iter().map(|device| &**device).collect()
}
