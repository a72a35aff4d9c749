//! What is stored of a table.

use std::fmt;

use crate::StoreError;

/// A table to be created.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    /// What players call it by; unique.
    pub code: String,
    /// The secret that all randomness of the table is derived from.
    pub secret: [u8; 32],
    /// Its first records, a line of JSON each.
    pub bodies: Vec<Box<str>>,
    /// Whether it is over from the start.
    pub over: bool,
}

/// Records to be appended to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// Which table.
    pub code: String,
    /// The version it expects: how many records the table has before this append.
    pub version: u64,
    /// The records, a line of JSON each: all are stored or none.
    pub bodies: Vec<Box<str>>,
    /// Whether the table is over after this append.
    pub over: bool,
}

/// A table as it is stored.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// The secret that all randomness of the table is derived from.
    pub secret: [u8; 32],
    /// Its records in order; their number is its version.
    pub records: Vec<Box<str>>,
    /// Whether it is over.
    pub over: bool,
}

impl NewTable {
    /// Refuses bodies that are not one line.
    pub(crate) fn validate(&self) -> Result<(), StoreError> {
        one_line_each(&self.bodies)
    }
}

impl Append {
    /// Refuses bodies that are not one line.
    pub(crate) fn validate(&self) -> Result<(), StoreError> {
        one_line_each(&self.bodies)
    }
}

/// A log is written out with a record on each line; one with a line break inside could never be read back.
fn one_line_each(bodies: &[Box<str>]) -> Result<(), StoreError> {
    let is_line = |body: &str| !body.is_empty() && !body.bytes().any(|byte| matches!(byte, b'\n' | b'\r'));
    match bodies.iter().position(|body| !is_line(body)) {
        Some(index) => Err(StoreError::NotOneLine { index }),
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
            .finish_non_exhaustive()
    }
}
