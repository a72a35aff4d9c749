//! How much memory a table takes, as the operating system counts it.
//!
//! Asking the allocator would need unsafe code, and sizes of types leave out the heap. So the growth of the whole
//! process is measured, over many tables.

use bots::{Budget, Level};
use catalog::{AnyTable, GameEntry, Opening};
use serde_json::Value;
use table::{Moment, Secret};

use super::{Bench, Figure};
use crate::process;

const TABLES: u64 = 1_000;
const PLAYERS: u8 = 4;
/// Roughly how many actions bring a game to its middle.
const ACTIONS: usize = 100;

/// The memory of a table; nothing where the system does not say how much memory a process has.
pub(super) fn bench() -> Option<Bench> {
    process::memory("self")?;
    let name = "memory/table";
    let measure = move |_| {
        let largest = catalog::GAMES.iter().filter_map(|entry| bytes(*entry)).fold(0.0, f64::max);
        vec![Figure { name: name.to_owned(), value: largest.round(), unit: "bytes" }]
    };
    Some(Bench { names: vec![name.to_owned()], measure: Box::new(measure) })
}

fn bytes(entry: &dyn GameEntry) -> Option<f64> {
    // Each is played by itself, so that they share nothing, and then forked, which leaves its log behind.
    let tables = |from: u64| -> Option<Vec<Box<dyn AnyTable>>> {
        (from..from + TABLES).map(|number| middle(entry, number).map(|table| table.fork())).collect()
    };
    // The first batch uses up the allocator's free lists.
    let first = tables(0)?;
    let before = process::memory("self")?;
    let second = tables(TABLES)?;
    let after = process::memory("self")?;
    drop((first, second));
    Some(after.saturating_sub(before) as f64 / TABLES as f64)
}

/// A table in the middle of a game.
fn middle(entry: &dyn GameEntry, number: u64) -> Option<Box<dyn AnyTable>> {
    let seats = PLAYERS.clamp(*entry.about().seats.start(), *entry.about().seats.end());
    let secret = Secret::from_number(number);
    let opening = Opening::new(&Value::Null, seats, secret);
    let mut table = entry.open(&opening).ok()?;
    let mut rng = fastrand::Rng::with_seed(number);
    for _ in 0..ACTIONS {
        let seat = table.awaited().iter().next();
        let plan = seat.and_then(|seat| table.bot(seat, Level::Random, Budget::Iterations(1), &mut rng));
        match (seat, plan) {
            (Some(seat), Some(plan)) => {
                table.act(seat, &plan.action, table.now(), 0).ok()?;
            }
            _ => table.advance(table.deadline().unwrap_or(Moment(u64::MAX))).ok()?,
        }
    }
    Some(table)
}
