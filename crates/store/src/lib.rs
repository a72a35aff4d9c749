//! The log of every table, behind one trait made for more than one database.
//!
//! Lines in, lines out: the store knows tables, versions and records, and nothing of games. A table is its
//! code, its secret and its records in order; its version is how many there are. There are two promises:
//!
//! - **What is acknowledged is on disk.** [`Store::append`] resolves after the sync, never before it.
//! - **Nobody overwrites.** An append names the version it was made for and fails as a whole on any other, so
//!   two owners of one table find out at once.
//!
//! [`Store`] is the trait, [`Sqlite`] the database that comes with the program, [`export`] and [`import`] carry
//! a table from one store to another.

mod error;
mod hex;
mod sqlite;
mod store;
mod table;
mod transfer;

pub use error::{OpenError, StoreError};
pub use sqlite::{Backup, Pragmas, Sqlite, Tally, backup};
pub use store::{Pending, Store};
pub use table::{Append, NewTable, StoredTable, TableRow, Which};
pub use transfer::{FORMAT, ImportError, Imported, Secrecy, export, import};
