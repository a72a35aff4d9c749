//! How long bots take for a move, by game.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use hdrhistogram::Histogram;
use serde::Serialize;

use super::server_figures::{ServerFigures, Thinking};

/// The times of all moves, in microseconds. Nothing counts before [`start`](Moves::start).
pub(super) struct Moves {
    running: AtomicBool,
    games: Vec<(&'static str, Mutex<Histogram<u64>>)>,
}

impl Moves {
    pub(super) fn new(games: &[&'static str]) -> Moves {
        let histogram = || Mutex::new(Histogram::new(3).expect("three significant digits are allowed"));
        let games = games.iter().map(|game| (*game, histogram())).collect();
        Moves { running: AtomicBool::new(false), games }
    }

    pub(super) fn start(&self) {
        self.running.store(true, Ordering::Relaxed);
    }

    /// A bot made a move after that time.
    pub(super) fn made(&self, game: &str, after: Duration) {
        let histogram = self.games.iter().find(|(id, _)| *id == game);
        if let Some((_, histogram)) = histogram.filter(|_| self.running.load(Ordering::Relaxed)) {
            let mut histogram = histogram.lock().unwrap_or_else(PoisonError::into_inner);
            histogram.record(after.as_micros() as u64).expect("it resizes itself");
        }
    }

    /// The figures of the run, with those of the server before and after it.
    pub(super) fn report(&self, before: &ServerFigures, after: &ServerFigures) -> Report {
        let mut total = Histogram::new(3).expect("three significant digits are allowed");
        let mut games = Vec::new();
        for (game, histogram) in &self.games {
            let histogram = histogram.lock().unwrap_or_else(PoisonError::into_inner);
            total.add(&*histogram).expect("it resizes itself");
            games.push(Times::of(game, &histogram));
        }
        Report { all: Times::of("all", &total), games, thinking: after.since(before) }
    }
}

/// Percentiles in seconds.
#[derive(Serialize)]
struct Times {
    game: &'static str,
    moves: u64,
    p50: f64,
    p99: f64,
    most: f64,
}

impl Times {
    fn of(game: &'static str, histogram: &Histogram<u64>) -> Times {
        let at = |quantile| histogram.value_at_quantile(quantile) as f64 / 1e6;
        Times { game, moves: histogram.len(), p50: at(0.5), p99: at(0.99), most: at(1.0) }
    }
}

/// The figures of a run.
#[derive(Serialize)]
pub(super) struct Report {
    all: Times,
    games: Vec<Times>,
    thinking: Thinking,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for times in self.games.iter().chain((self.games.len() > 1).then_some(&self.all)) {
            let Times { game, moves, p50, p99, most } = times;
            writeln!(f, "{game:14} {moves} moves of bots: p50 {p50:.2} s, p99 {p99:.2} s, most {most:.2} s")?;
        }
        write!(f, "{}", self.thinking)
    }
}
