//! What a server asks of a database.

use std::pin::Pin;

use crate::{Append, NewTable, StoreError, StoredTable};

/// A boxed future, so that the server can hold an `Arc<dyn Store>`.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The logs of all tables.
///
/// A request is carried out even if its caller stops waiting. Appends are carried out in the order in which
/// they are first polled. After [`Taken`](StoreError::Taken), [`Missing`](StoreError::Missing),
/// [`Conflict`](StoreError::Conflict), [`NotOneLine`](StoreError::NotOneLine) and [`Full`](StoreError::Full)
/// nothing was stored; after any other error that is uncertain (a connection may break between a commit and its
/// answer), and the table must be loaded again.
pub trait Store: Send + Sync + 'static {
    /// Starts the log of a table; resolves after it is synced to disk.
    fn create(&self, table: NewTable) -> Pending<'_, ()>;

    /// Appends to the log of a table if it has the expected version: all records or none. Resolves after they
    /// are synced to disk.
    fn append(&self, append: Append) -> Pending<'_, ()>;

    /// A table with all its records, if there is one with that code. It includes everything acknowledged
    /// before the call.
    fn load(&self, code: &str) -> Pending<'_, Option<StoredTable>>;

    /// The codes of the tables that are not over, oldest first: what a server resumes when it starts.
    fn running(&self) -> Pending<'_, Vec<String>>;
}
