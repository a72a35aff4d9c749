//! Counters and latency histograms that all players share.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hdrhistogram::Histogram;
use serde::Serialize;
use tokio::time::Instant;

/// What is measured. Nothing counts before [`start`](Measurements::start) and after
/// [`stop`](Measurements::stop).
pub(super) struct Measurements {
    running: AtomicBool,
    accepted: AtomicU64,
    refused: AtomicU64,
    games: AtomicU64,
    /// Microseconds from sending an action to its receipt by another player.
    delivery: Mutex<Histogram<u64>>,
    /// Microseconds from sending an action to its acknowledgement.
    acknowledgement: Mutex<Histogram<u64>>,
    /// By table, the action that no other player has received yet.
    in_flight: Vec<Mutex<Option<Sent>>>,
}

/// An action in flight.
#[derive(Clone, Copy)]
struct Sent {
    by: u8,
    at: Instant,
}

impl Measurements {
    pub(super) fn new(tables: usize) -> Measurements {
        let histogram = || Mutex::new(Histogram::new(3).expect("three significant digits are allowed"));
        Measurements {
            running: AtomicBool::new(false),
            accepted: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            games: AtomicU64::new(0),
            delivery: histogram(),
            acknowledgement: histogram(),
            in_flight: (0..tables).map(|_| Mutex::new(None)).collect(),
        }
    }

    pub(super) fn start(&self) {
        self.running.store(true, Ordering::Relaxed);
    }

    pub(super) fn stop(&self) {
        self.running.store(false, Ordering::Relaxed);
    }

    /// How many actions were accepted so far.
    pub(super) fn accepted_so_far(&self) -> u64 {
        self.accepted.load(Ordering::Relaxed)
    }

    /// A player sends an action.
    pub(super) fn sent(&self, table: usize, by: u8) {
        *self.slot(table) = Some(Sent { by, at: Instant::now() });
    }

    /// Whether nobody else has received the last action of that table yet.
    pub(super) fn is_in_flight(&self, table: usize) -> bool {
        self.slot(table).is_some()
    }

    /// A player received a change of the game.
    pub(super) fn received(&self, table: usize, by: u8) {
        let mut slot = self.slot(table);
        let Some(sent) = slot.filter(|sent| sent.by != by) else { return };
        *slot = None;
        drop(slot);
        self.record(&self.delivery, sent.at);
    }

    /// An action was accepted.
    pub(super) fn accepted(&self, sent: Instant) {
        self.increment(&self.accepted);
        self.record(&self.acknowledgement, sent);
    }

    /// An action was refused.
    pub(super) fn refused(&self, table: usize) {
        *self.slot(table) = None;
        self.increment(&self.refused);
    }

    /// A game ended.
    pub(super) fn ended(&self, table: usize) {
        *self.slot(table) = None;
        self.increment(&self.games);
    }

    fn slot(&self, table: usize) -> MutexGuard<'_, Option<Sent>> {
        self.in_flight[table].lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_running(&self) -> bool {
        self.running.load(Ordering::Relaxed)
    }

    fn increment(&self, counter: &AtomicU64) {
        if self.is_running() {
            counter.fetch_add(1, Ordering::Relaxed);
        }
    }

    fn record(&self, histogram: &Mutex<Histogram<u64>>, since: Instant) {
        if self.is_running() {
            let mut histogram = histogram.lock().unwrap_or_else(PoisonError::into_inner);
            histogram.record(since.elapsed().as_micros() as u64).expect("it resizes itself");
        }
    }

    /// The figures of the run.
    pub(super) fn report(&self, run: Run) -> Report {
        let accepted = self.accepted_so_far();
        let seconds = run.took.as_secs_f64();
        Report {
            sockets: run.sockets,
            seconds,
            accepted,
            per_second: accepted as f64 / seconds,
            refused: self.refused.load(Ordering::Relaxed),
            games: self.games.load(Ordering::Relaxed),
            broken: run.broken,
            delivery: Latency::of(&self.delivery),
            acknowledgement: Latency::of(&self.acknowledgement),
            cpu_per_action: run.cpu.filter(|_| accepted > 0).map(|cpu| cpu * 1e6 / accepted as f64),
            memory: run.memory,
            memory_before: run.memory_before,
        }
    }
}

/// What the players cannot measure.
pub(super) struct Run {
    pub(super) took: Duration,
    pub(super) sockets: usize,
    /// Connections that were lost.
    pub(super) broken: usize,
    /// The seconds of processor time that the server took.
    pub(super) cpu: Option<f64>,
    /// The peak memory of the server in bytes, and its memory before anybody connected.
    pub(super) memory: Option<u64>,
    pub(super) memory_before: Option<u64>,
}

/// Percentiles in milliseconds.
#[derive(Serialize)]
struct Latency {
    count: u64,
    p50: f64,
    p99: f64,
    #[serde(rename = "most")]
    max: f64,
}

impl Latency {
    fn of(histogram: &Mutex<Histogram<u64>>) -> Latency {
        let histogram = histogram.lock().unwrap_or_else(PoisonError::into_inner);
        let at = |quantile| histogram.value_at_quantile(quantile) as f64 / 1000.0;
        Latency { count: histogram.len(), p50: at(0.5), p99: at(0.99), max: histogram.max() as f64 / 1000.0 }
    }
}

impl fmt::Display for Latency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p50 {:.2} ms, p99 {:.2} ms, most {:.2} ms", self.p50, self.p99, self.max)
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
    /// From sending an action to its receipt by another player.
    #[serde(rename = "told")]
    delivery: Latency,
    /// From sending an action to its acknowledgement.
    #[serde(rename = "answered")]
    acknowledgement: Latency,
    /// Microseconds of the server's processor time for each accepted action.
    cpu_per_action: Option<f64>,
    memory: Option<u64>,
    memory_before: Option<u64>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mib = |bytes: u64| bytes as f64 / (1024.0 * 1024.0);
        writeln!(f, "sockets        {}, {} of them broken", self.sockets, self.broken)?;
        writeln!(f, "accepted       {} in {:.1} s: {:.0}/s", self.accepted, self.seconds, self.per_second)?;
        writeln!(f, "refused        {}", self.refused)?;
        writeln!(f, "games ended    {}", self.games)?;
        if self.acknowledgement.count > 0 {
            writeln!(f, "to the other   {} ({} times)", self.delivery, self.delivery.count)?;
            writeln!(f, "to the answer  {}", self.acknowledgement)?;
        }
        if let Some(cpu) = self.cpu_per_action {
            writeln!(f, "server         {cpu:.1} µs of processor time for each accepted")?;
        }
        if let (Some(memory), Some(before)) = (self.memory, self.memory_before) {
            writeln!(f, "memory         {:.1} MiB, {:.1} before anybody came", mib(memory), mib(before))?;
        }
        Ok(())
    }
}
