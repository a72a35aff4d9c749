//! Totals over many games. Integers only, so that the order of the games does not matter.

use std::io::Write;
use std::time::Duration;

use bots::Level;
use catalog::{Simulated, Simulation};
use serde::Serialize;

/// Totals over games.
#[derive(Clone, Debug)]
pub(crate) struct Totals {
    games: u64,
    finished: u64,
    decisions: u64,
    wins: Vec<u64>,
    scores: Vec<i64>,
}

/// The report of a simulation.
#[derive(Debug, Serialize)]
pub(crate) struct Report<'a> {
    game: &'a str,
    players: usize,
    seed: u64,
    levels: &'a [Level],
    iterations: u32,
    games: u64,
    /// Games that were played to their end; the others were broken off.
    finished: u64,
    decisions: u64,
    seconds: f64,
    /// By seat; a shared win counts for each.
    wins: Vec<u64>,
    /// By seat, over the finished games; nothing if there are none.
    mean_scores: Vec<Option<f64>>,
}

impl Totals {
    /// Nothing yet.
    pub(crate) fn new(seats: u8) -> Totals {
        let seats = usize::from(seats);
        Totals { games: 0, finished: 0, decisions: 0, wins: vec![0; seats], scores: vec![0; seats] }
    }

    /// Counts a game.
    pub(crate) fn add(&mut self, game: &Simulated) {
        self.games += 1;
        self.decisions += game.decisions;
        let Some(outcome) = &game.outcome else { return };
        self.finished += 1;
        outcome.winners().for_each(|seat| self.wins[seat.index()] += 1);
        self.scores.iter_mut().zip(&outcome.scores).for_each(|(sum, score)| *sum += i64::from(*score));
    }

    /// Adds the totals of another thread.
    pub(crate) fn merge(&mut self, other: &Totals) {
        self.games += other.games;
        self.finished += other.finished;
        self.decisions += other.decisions;
        self.wins.iter_mut().zip(&other.wins).for_each(|(sum, wins)| *sum += wins);
        self.scores.iter_mut().zip(&other.scores).for_each(|(sum, scores)| *sum += scores);
    }

    /// The report.
    pub(crate) fn report<'a>(self, game: &'a str, simulation: &'a Simulation, time: Duration) -> Report<'a> {
        let mean = |sum: &i64| (self.finished > 0).then(|| *sum as f64 / self.finished as f64);
        Report {
            game,
            players: simulation.levels.len(),
            seed: simulation.seed,
            levels: &simulation.levels,
            iterations: simulation.iterations,
            games: self.games,
            finished: self.finished,
            decisions: self.decisions,
            seconds: time.as_secs_f64(),
            mean_scores: self.scores.iter().map(mean).collect(),
            wins: self.wins,
        }
    }
}

impl Report<'_> {
    /// The report for people.
    pub(crate) fn table(&self, name: &str, score: &str, out: &mut impl Write) -> std::io::Result<()> {
        let Report { games, decisions, seconds, .. } = self;
        writeln!(out, "{name}: {games} games, {decisions} decisions in {seconds:.1} s")?;
        if self.finished < self.games {
            writeln!(out, "{} games were broken off.", self.games - self.finished)?;
        }
        let mean = format!("mean {score}");
        writeln!(out, "{:>4}  {:8} {:>8} {:>8} {mean:>12}", "seat", "level", "wins", "share")?;
        for (seat, (level, wins)) in self.levels.iter().zip(&self.wins).enumerate() {
            let share = if self.finished == 0 { 0.0 } else { 100.0 * *wins as f64 / self.finished as f64 };
            let score = self.mean_scores[seat].map_or("–".to_owned(), |mean| format!("{mean:.1}"));
            writeln!(out, "{seat:>4}  {:8} {wins:>8} {share:>6.1} % {score:>12}", level.word())?;
        }
        Ok(())
    }
}
