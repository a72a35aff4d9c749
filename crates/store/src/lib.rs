//! The event log of every table, behind one trait made for more than one database.
//!
//! Lines in, lines out: the store knows tables, versions and records, and nothing of games. A table is its
//! code, its secret and its records in order; its version is how many there are. There are two promises:
//!
//! - **What is acknowledged is durable.** [`Store::append`] resolves after the sync to disk, never before it.
//! - **Nobody overwrites.** An append names the version it expects and fails as a whole on any other
//!   (optimistic concurrency control), so two owners of one table find out at once.
//!
//! [`Store`] is the trait, [`Sqlite`] the database that comes with the program.

mod error;
mod sqlite;
mod store;
mod table;

pub use error::{OpenError, StoreError};
pub use sqlite::{Backup, Sqlite, WriteCounts, backup};
pub use store::{Pending, Store};
pub use table::{Append, NewTable, StoredTable};
