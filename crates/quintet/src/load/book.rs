//! What was measured, by all players together.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use hdrhistogram::Histogram;
use serde::Serialize;
use tokio::time::Instant;

/// The book that all players write in.
pub(super) struct Book {
    /// Nothing is counted before it is opened and after it is closed.
    open: AtomicBool,
    accepted: AtomicU64,
    refused: AtomicU64,
    games: AtomicU64,
    /// Microseconds from an action to the other's receipt.
    told: Mutex<Histogram<u64>>,
    /// Microseconds from an action to its answer.
    answered: Mutex<Histogram<u64>>,
    /// The action of each table that no other player has received yet: when it was sent.
    under_way: Vec<Mutex<Option<Sent>>>,
}

/// An action on its way.
#[derive(Clone, Copy)]
struct Sent {
    by: u8,
    at: Instant,
}

impl Book {
    pub(super) fn new(tables: usize) -> Book {
        let histogram = || Mutex::new(Histogram::new(3).expect("three digits are allowed"));
        Book {
            open: AtomicBool::new(false),
            accepted: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            games: AtomicU64::new(0),
            told: histogram(),
            answered: histogram(),
            under_way: (0..tables).map(|_| Mutex::new(None)).collect(),
        }
    }

    pub(super) fn open(&self) {
        self.open.store(true, Ordering::Relaxed);
    }

    pub(super) fn close(&self) {
        self.open.store(false, Ordering::Relaxed);
    }

    fn is_open(&self) -> bool {
        self.open.load(Ordering::Relaxed)
    }

    /// An action is sent.
    pub(super) fn sent(&self, table: usize, by: u8) {
        *self.slot(table) = Some(Sent { by, at: Instant::now() });
    }

    /// Whether the last action of that table is still to be received by somebody else.
    pub(super) fn is_under_way(&self, table: usize) -> bool {
        self.slot(table).is_some()
    }

    /// Somebody received what happened in the game.
    pub(super) fn received(&self, table: usize, by: u8) {
        let mut slot = self.slot(table);
        let Some(sent) = slot.filter(|sent| sent.by != by) else { return };
        *slot = None;
        drop(slot);
        self.note(&self.told, sent.at);
    }

    /// An action was accepted.
    pub(super) fn accepted(&self, sent: Instant) {
        if self.is_open() {
            self.accepted.fetch_add(1, Ordering::Relaxed);
        }
        self.note(&self.answered, sent);
    }

    /// An action was refused.
    pub(super) fn refused(&self, table: usize) {
        *self.slot(table) = None;
        if self.is_open() {
            self.refused.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// A game came to its end.
    pub(super) fn ended(&self, table: usize) {
        *self.slot(table) = None;
        if self.is_open() {
            self.games.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn slot(&self, table: usize) -> std::sync::MutexGuard<'_, Option<Sent>> {
        self.under_way[table].lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, histogram: &Mutex<Histogram<u64>>, since: Instant) {
        if self.is_open() {
            let mut histogram = histogram.lock().unwrap_or_else(PoisonError::into_inner);
            histogram.record(since.elapsed().as_micros() as u64).expect("it grows with what it is told");
        }
    }

    /// Sums it all up.
    pub(super) fn report(
        &self,
        took: Duration,
        sockets: usize,
        broken: usize,
        memory: Option<u64>,
        memory_before: Option<u64>,
    ) -> Report {
        let accepted = self.accepted.load(Ordering::Relaxed);
        Report {
            sockets,
            seconds: took.as_secs_f64(),
            accepted,
            per_second: accepted as f64 / took.as_secs_f64(),
            refused: self.refused.load(Ordering::Relaxed),
            games: self.games.load(Ordering::Relaxed),
            broken,
            told: Times::of(&self.told),
            answered: Times::of(&self.answered),
            memory,
            memory_before,
        }
    }
}

/// How long something took, in milliseconds.
#[derive(Serialize)]
struct Times {
    count: u64,
    p50: f64,
    p99: f64,
    most: f64,
}

impl Times {
    fn of(histogram: &Mutex<Histogram<u64>>) -> Times {
        let histogram = histogram.lock().unwrap_or_else(PoisonError::into_inner);
        let at = |quantile| histogram.value_at_quantile(quantile) as f64 / 1000.0;
        Times { count: histogram.len(), p50: at(0.5), p99: at(0.99), most: histogram.max() as f64 / 1000.0 }
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p50 {:.2} ms, p99 {:.2} ms, most {:.2} ms", self.p50, self.p99, self.most)
    }
}

/// The figures of a run.
#[derive(Serialize)]
pub(super) struct Report {
    sockets: usize,
    seconds: f64,
    accepted: u64,
    per_second: f64,
    refused: u64,
    games: u64,
    broken: usize,
    /// From a player's action to the other's receipt.
    told: Times,
    /// From a player's action to its answer.
    answered: Times,
    /// The most memory of the server, in bytes.
    memory: Option<u64>,
    /// Its memory before anybody came.
    memory_before: Option<u64>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mib = |bytes: u64| bytes as f64 / (1024.0 * 1024.0);
        writeln!(f, "sockets        {}, {} of them broken", self.sockets, self.broken)?;
        writeln!(f, "accepted       {} in {:.1} s: {:.0}/s", self.accepted, self.seconds, self.per_second)?;
        writeln!(f, "refused        {}", self.refused)?;
        writeln!(f, "games ended    {}", self.games)?;
        if self.answered.count > 0 {
            writeln!(f, "to the other   {} ({} times)", self.told, self.told.count)?;
            writeln!(f, "to the answer  {}", self.answered)?;
        }
        if let (Some(memory), Some(before)) = (self.memory, self.memory_before) {
            writeln!(f, "memory         {:.1} MiB, {:.1} before anybody came", mib(memory), mib(before))?;
        }
        Ok(())
    }
}
