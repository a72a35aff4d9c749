//! The ends of the logs that were appended to lately, so that a move need not look up what the last one left.
//!
//! What is remembered is exactly what the database holds, or nothing: it is forgotten when somebody else has written to
//! the database (`data_version`), when the connection is another, and when a transaction was rolled back.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ops::Deref;

use rusqlite::{Connection, OptionalExtension};

/// How many are remembered; past that, all are forgotten and looked up anew.
const CAPACITY: usize = 4096;

/// The end of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Head {
    /// The row of its table.
    pub id: i64,
    /// How many records it has.
    pub version: u64,
    pub epoch: u64,
}

/// The ends of logs, by the codes of their tables.
#[derive(Debug, Default)]
pub(super) struct Heads {
    known: HashMap<Box<str>, Head>,
    /// Which connection, and what it had seen of what others wrote.
    as_of: Option<(u64, i64)>,
}

impl Heads {
    /// A transaction begins on that connection, the how-manyth it is.
    pub(super) fn begin(&mut self, connection: &Connection, number: u64) -> rusqlite::Result<()> {
        let seen = connection.prepare_cached("PRAGMA data_version")?.query_one([], |row| row.get(0))?;
        if self.as_of != Some((number, seen)) {
            self.known.clear();
            self.as_of = Some((number, seen));
        }
        Ok(())
    }

    /// Nothing is known any more.
    pub(super) fn forget_all(&mut self) {
        self.known.clear();
        self.as_of = None;
    }
}

/// A transaction that writes, with what is known of the logs.
pub(super) struct Writing<'a> {
    connection: &'a Connection,
    heads: RefCell<&'a mut Heads>,
}

impl<'a> Writing<'a> {
    pub(super) fn new(connection: &'a Connection, heads: &'a mut Heads) -> Writing<'a> {
        Writing { connection, heads: RefCell::new(heads) }
    }

    /// The end of a table's log; `None` if there is no such table.
    pub(super) fn head(&self, code: &str) -> rusqlite::Result<Option<Head>> {
        if let Some(head) = self.heads.borrow().known.get(code) {
            return Ok(Some(*head));
        }
        self.connection
            .prepare_cached(
                "SELECT id, (SELECT coalesce(max(version) + 1, 0) FROM records WHERE table_id = tables.id), epoch
                 FROM tables WHERE code = ?1 AND deleted IS NULL",
            )?
            .query_one([code], |row| Ok(Head { id: row.get(0)?, version: row.get(1)?, epoch: row.get(2)? }))
            .optional()
    }

    /// The log ends there now.
    pub(super) fn set_head(&self, code: &str, head: Head) {
        let known = &mut self.heads.borrow_mut().known;
        if let Some(known) = known.get_mut(code) {
            *known = head;
            return;
        }
        if known.len() == CAPACITY {
            known.clear();
        }
        known.insert(code.into(), head);
    }

    /// There is no such log any more.
    pub(super) fn forget(&self, code: &str) {
        self.heads.borrow_mut().known.remove(code);
    }
}

impl Deref for Writing<'_> {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        self.connection
    }
}
