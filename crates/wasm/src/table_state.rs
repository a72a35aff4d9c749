//! How the open table stands after something has happened.

use catalog::{AnyTable, Json};
use serde::Serialize;
use table::log::Header;
use table::{Audience, Moment, Outcome, Seat, Seats};

use crate::session::ok;

/// What is to be stored and told.
#[derive(Serialize)]
pub(crate) struct TableState<'a> {
    /// The first line of the log.
    #[serde(skip_serializing_if = "Option::is_none")]
    header: Option<&'a Header>,
    /// How many records there were before.
    from: usize,
    /// The records that were added, as they stand in the log.
    records: Vec<Json>,
    now: Moment,
    /// When something happens by itself.
    deadline: Option<Moment>,
    awaited: Seats,
    /// How many sights each seat has had.
    seen: Vec<usize>,
    outcome: Option<Outcome>,
}

impl TableState<'_> {
    /// Answers with the state of a table, and the records from that number on; with the header if there were none.
    pub(crate) fn answer(table: &dyn AnyTable, from: usize) -> Vec<u8> {
        let seen = |seat| table.count_sights(0, Audience::Seat(seat));
        ok(&TableState {
            header: table.header().filter(|_| from == 0),
            from,
            records: (from..table.length()).filter_map(|number| table.record(number)).collect(),
            now: table.now(),
            deadline: table.deadline(),
            awaited: table.awaited(),
            seen: Seat::all(table.seats()).map(seen).collect(),
            outcome: table.outcome(),
        })
    }
}
