//! Looking at the connection that writes, and narrowing its space: for tests and for the worried.

use rusqlite::Connection;

use super::Sqlite;
use crate::StoreError;

/// What SQLite says of the connection that writes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pragmas {
    /// `wal`: a commit is an append to the log of changes.
    pub journal_mode: String,
    /// 2, that is FULL: every commit is synced before it is acknowledged.
    pub synchronous: i64,
    /// Records belong to a table.
    pub foreign_keys: bool,
    /// How many milliseconds another program that writes is waited for.
    pub busy_timeout: i64,
}

impl Pragmas {
    /// Names the promise that is not kept.
    pub(super) fn check(&self) -> Result<(), String> {
        match self {
            Pragmas { journal_mode, .. } if journal_mode != "wal" => {
                Err(format!("the journal mode is {journal_mode}, not wal"))
            }
            Pragmas { synchronous, .. } if *synchronous != 2 => {
                Err(format!("synchronous is {synchronous}, not 2"))
            }
            Pragmas { foreign_keys: false, .. } => Err("foreign keys are not checked".to_owned()),
            _ => Ok(()),
        }
    }
}

/// Reads them back from the connection itself.
pub(super) fn pragmas(connection: &Connection) -> rusqlite::Result<Pragmas> {
    Ok(Pragmas {
        journal_mode: connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?,
        synchronous: connection.pragma_query_value(None, "synchronous", |row| row.get(0))?,
        foreign_keys: connection.pragma_query_value(None, "foreign_keys", |row| row.get(0))?,
        busy_timeout: connection.pragma_query_value(None, "busy_timeout", |row| row.get(0))?,
    })
}

impl Sqlite {
    /// What holds on the very connection that writes, at this moment.
    pub async fn pragmas(&self) -> Result<Pragmas, StoreError> {
        self.writer.run(|connection| pragmas(connection).map(Ok)).await
    }

    /// For tests of a full disk: lets the database grow by so many pages of 4 KiB and no further; `None` lifts
    /// the limit. SQLite reports the limit exactly as it reports a disk without space.
    pub async fn limit_growth(&self, pages: Option<u32>) -> Result<(), StoreError> {
        let limit = move |connection: &Connection| {
            let used: u32 = connection.pragma_query_value(None, "page_count", |row| row.get(0))?;
            let most = pages.map_or(u32::MAX - 1, |pages| used + pages);
            connection.pragma_update_and_check(None, "max_page_count", most, |_| Ok(Ok(())))
        };
        self.writer.run(limit).await
    }
}
