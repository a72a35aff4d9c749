//! What is stored of a table.

use std::fmt;
use std::time::SystemTime;

use crate::StoreError;

/// A table to be created.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    /// What players call it by; no two tables have the same.
    pub code: String,
    /// What all chance of the table follows from.
    pub secret: [u8; 32],
    /// Its first records, a line of JSON each.
    pub bodies: Vec<Box<str>>,
    /// Whether it is over from the start, as one brought from elsewhere may be.
    pub over: bool,
}

/// Records to be added to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// Which table.
    pub code: String,
    /// How many records the table has before this append.
    pub version: u64,
    /// The records, a line of JSON each: all are stored or none.
    pub bodies: Vec<Box<str>>,
    /// Whether the table is over after this append.
    pub over: bool,
}

/// A table as it is stored.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// What all chance of the table follows from.
    pub secret: [u8; 32],
    /// Its records in order; their number is its version.
    pub records: Vec<Box<str>>,
    /// Whether it is over.
    pub over: bool,
    /// When it was created.
    pub created: SystemTime,
}

/// A table without its records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// What players call it by.
    pub code: String,
    /// How many records it has.
    pub version: u64,
    /// Whether it is over.
    pub over: bool,
    /// When it was created.
    pub created: SystemTime,
    /// When its last record was stored: tables long left alone need not be picked up.
    pub touched: SystemTime,
}

/// Which tables to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Every table.
    All,
    /// Those that are not over.
    Running,
    /// Those that are over.
    Over,
}

impl NewTable {
    /// Refuses bodies that are not one line.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        lines(&self.bodies)
    }
}

impl Append {
    /// Refuses bodies that are not one line.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        lines(&self.bodies)
    }
}

/// An export has a record on each line; one with a line break inside could never be read back.
fn lines(bodies: &[Box<str>]) -> Result<(), StoreError> {
    let whole = |body: &str| !body.is_empty() && !body.bytes().any(|byte| matches!(byte, b'\n' | b'\r'));
    match bodies.iter().position(|body| !whole(body)) {
        Some(index) => Err(StoreError::Lines { index }),
        None => Ok(()),
    }
}

// The secret of a running table must not get into the server's own log by way of `{:?}`.

impl fmt::Debug for NewTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewTable")
            .field("code", &self.code)
            .field("bodies", &self.bodies)
            .field("over", &self.over)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for StoredTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StoredTable")
            .field("records", &self.records)
            .field("over", &self.over)
            .field("created", &self.created)
            .finish_non_exhaustive()
    }
}
