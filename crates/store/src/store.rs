//! What a server asks of a database.

use std::pin::Pin;

use crate::{Append, NewTable, StoreError, StoredTable, TableRow, Which};

/// An answer that is on its way. Boxed, so that the server can hold an `Arc<dyn Store>`.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The logs of all tables.
///
/// What was handed in is done even if the caller stops waiting for the answer. Appends are carried out in the
/// order in which they are first polled. After [`Taken`](StoreError::Taken), [`Missing`](StoreError::Missing),
/// [`Conflict`](StoreError::Conflict), [`Lines`](StoreError::Lines) and [`Full`](StoreError::Full) nothing was
/// stored; after any other error that is not certain (a connection may break between a commit and its answer),
/// and the table is to be loaded again.
pub trait Store: Send + Sync + 'static {
    /// Starts the log of a table; resolves after it is synced to disk.
    fn create(&self, table: NewTable) -> Pending<'_, ()>;

    /// Adds to the log of a table if it is as long as the append expects: all records or none. Resolves after
    /// they are synced to disk.
    fn append(&self, append: Append) -> Pending<'_, ()>;

    /// A table with all its records, if there is one of that code. It has everything that was acknowledged
    /// before the call.
    fn load(&self, code: &str) -> Pending<'_, Option<StoredTable>>;

    /// The tables without their records, oldest first: what a server picks up when it starts.
    fn list(&self, which: Which) -> Pending<'_, Vec<TableRow>>;

    /// A setting of the whole server, such as the key its cookies are signed with.
    fn setting(&self, name: &str) -> Pending<'_, Option<Vec<u8>>>;

    /// Sets what is not set yet, and gives what is set from then on: of several who propose, all get the same
    /// answer. Resolves after it is synced to disk.
    fn setting_or(&self, name: &str, proposal: Vec<u8>) -> Pending<'_, Vec<u8>>;
}
