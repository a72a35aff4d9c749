//! What is stored of a table.

use std::fmt;

use crate::StoreError;
use crate::result::GameResult;
use crate::summary::Summary;

/// What a link to a table carries: nobody finds one by trying.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Token(pub [u8; 16]);

/// A table to be created.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    /// What players call it by; unique.
    pub code: String,
    /// What its link carries; unique.
    pub token: Token,
    /// The secret that all randomness of the table is derived from.
    pub secret: [u8; 32],
    /// Its first records, a line of JSON each.
    pub bodies: Vec<Box<str>>,
    /// How it stands with them.
    pub summary: Summary,
    /// How its game ended, if it was played elsewhere and is over.
    pub ended: Option<Ended>,
}

/// A game that ended elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// How.
    pub result: GameResult,
}

/// Records to be appended to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// Which table.
    pub code: String,
    /// The version it expects: how many records the table has before this append.
    pub version: u64,
    /// The epoch in which the table was loaded; a later owner has raised it.
    pub epoch: u64,
    /// The records, a line of JSON each: all are stored or none.
    pub bodies: Vec<Box<str>>,
    /// How the table stands after this append, if that changed.
    pub summary: Option<Summary>,
    /// How its game ended, if this append ends it.
    pub result: Option<GameResult>,
}

/// A table from which somebody is to be taken out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToForget {
    /// The table.
    pub found: Found,
    /// The devices that they had.
    pub devices: Vec<Box<str>>,
    /// The line of its result, if it has one.
    pub result: Option<Box<str>>,
}

/// A log to be written anew, without somebody who wants to be taken out of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewrite {
    /// Which table.
    pub code: String,
    /// The version it expects: as many records as there are anew.
    pub version: u64,
    /// All its records, a line of JSON each; none if its log is deleted.
    pub bodies: Vec<Box<str>>,
    /// How it stands.
    pub summary: Summary,
    /// The line of its result, if it has one.
    pub result: Option<Box<str>>,
}

/// A table as it is stored, apart from its records.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredTable {
    /// The secret that all randomness of the table is derived from.
    pub secret: [u8; 32],
    /// What its link carries; tables of the first version of the database have none.
    pub token: Option<Token>,
    /// How many records it has.
    pub version: u64,
    /// What appends to it have to name.
    pub epoch: u64,
    /// How it stands; `None` for one of the first version that was not summed up yet.
    pub summary: Option<Summary>,
}

/// By what a table is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lookup<'a> {
    /// By its code.
    Code(&'a str),
    /// By what its link carries.
    Token(Token),
}

/// A table that was found, without anything of its records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its code.
    pub code: String,
    /// What its link carries; tables of the first version of the database have none.
    pub token: Option<Token>,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When it last changed as its summary tells, in milliseconds since 1970.
    pub changed: i64,
    /// How many records it has.
    pub version: u64,
    /// Whether it was deleted, and only how it ended is kept.
    pub deleted: bool,
    /// How it stands; `None` for one of the first version that was not summed up yet.
    pub summary: Option<Summary>,
}

/// A table to be deleted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deletion {
    /// Which table.
    pub code: String,
    /// The version it expects: a table at which something has happened meanwhile is not deleted.
    pub version: u64,
    /// Whether its summary stays behind. Its log and its secret never do.
    pub keep_summary: bool,
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

impl Rewrite {
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

// Neither the secret of a running table nor the way to it must get into the server's own log by way of `{:?}`.

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

impl fmt::Debug for NewTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewTable")
            .field("code", &self.code)
            .field("bodies", &self.bodies)
            .field("summary", &self.summary)
            .finish_non_exhaustive()
    }
}

impl fmt::Debug for StoredTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StoredTable")
            .field("version", &self.version)
            .field("epoch", &self.epoch)
            .field("summary", &self.summary)
            .finish_non_exhaustive()
    }
}
