//! The event log of every table, behind one trait made for more than one database.
//!
//! Lines in, lines out: the store knows tables, versions, records, summaries and people, and nothing of games. A table
//! is its code, its secret and its records in order; its version is how many there are. There are three promises:
//!
//! - **What is acknowledged is durable.** [`Store::append`] resolves after the sync to disk, never before it.
//! - **Nobody overwrites.** An append names the version it expects and fails as a whole on any other
//!   (optimistic concurrency control), so two owners of one table find out at once.
//! - **A summary tells what its log tells**, and so does a result. They are written in the same append, so neither lists
//!   nor what somebody has played need a log.
//!
//! [`Store`] is the trait, [`Sqlite`] the database that comes with the program, [`Postgres`] the one for those who have it.

mod checksum;
mod error;
mod moving;
mod node;
mod person;
mod place;
mod postgres;
mod result;
mod review;
mod sqlite;
mod store;
mod summary;
mod table;
mod time;

pub use error::{OpenError, StoreError};
pub use moving::{Moved, Progress, move_all};
pub use node::{Beat, Joined, NewNode, Node, Nodes, Owned, Waiting};
pub use person::{HandedOver, Person};
pub use place::{Place, kept, nodes};
pub use postgres::{Fitness, Postgres, PostgresUrl, fitness};
pub use result::{
    Better, GameResult, KeptResult, Other, Played, PlayedGames, Player, PlayerNumber, SeatResult,
    TableNumber, Variant, Versus,
};
pub use review::{Accuracy, KeptReview, SeatAccuracy};
pub use sqlite::{Backup, Kept, KeptTable, Sqlite, WriteCounts, backup};
pub use store::{Pending, Store, whole_log};
pub use summary::{Stage, Summary};
pub use table::{Append, Deletion, Ended, Found, Lookup, NewTable, Rewrite, StoredTable, ToForget, Token};
