//! The lobby: the lists of tables to join or to go on with.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::identity::Holder;
use crate::room::{Chair, Occupant, Room};
use crate::wire::{Status, TableLine, TableLists};

/// How many open tables are listed.
const MAX_OPEN_TABLES: usize = 50;

/// A line on every table that is not over, in memory or not.
#[derive(Default)]
pub(crate) struct Lobby(Mutex<HashMap<String, Line>>);

struct Line {
    shown: TableLine,
    /// Whether it is on the list of open tables.
    listed: bool,
    /// Whether somebody is there: nobody wants to sit down at a deserted table.
    present: bool,
    holders: Vec<Holder>,
}

impl Lobby {
    /// Updates the line of a table; a table that is over leaves the lists.
    pub(crate) fn update(&self, code: &str, room: &Room, present: bool) {
        let mut lines = self.lines();
        let status = room.status();
        if matches!(status, Status::Over | Status::Closed) {
            lines.remove(code);
            return;
        }
        let occupied = room.chairs.iter().filter(|chair| !matches!(chair.occupant, Occupant::Nobody));
        let names: Vec<String> = occupied.map(|chair| chair.name.clone()).collect();
        let free = (room.chairs.len() - names.len()) as u8;
        let shown = TableLine { code: code.to_owned(), game: room.game.clone(), status, names, free };
        let holders = room.chairs.iter().flat_map(Chair::holders).cloned().collect();
        lines.insert(code.to_owned(), Line { shown, listed: room.listed, present, holders });
    }

    /// The tables that somebody can join or go on with.
    pub(crate) fn lists(&self, holder: &Holder) -> TableLists {
        let lines = self.lines();
        let open = |line: &&Line| {
            line.listed && line.present && line.shown.status == Status::Waiting && line.shown.free > 0
        };
        let mine = |line: &&Line| line.holders.contains(holder);
        let shown = |line: &Line| line.shown.clone();
        TableLists {
            open: lines.values().filter(open).take(MAX_OPEN_TABLES).map(shown).collect(),
            mine: lines.values().filter(mine).map(shown).collect(),
        }
    }

    fn lines(&self) -> MutexGuard<'_, HashMap<String, Line>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
