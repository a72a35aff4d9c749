//! Solvers of single problems, one line of text each.

pub(crate) mod find_five;
pub(crate) mod five_crowns;

use table::Refusal;

use crate::Json;

/// A game's solver.
#[derive(Clone, Copy, Debug)]
pub struct Solver {
    /// How a line is written, for the help.
    pub line: &'static str,
    /// Whether the problem with a card drawn (`draw`) exists in this game.
    pub draws: bool,
    /// Answers one line.
    pub answer: fn(line: &str, draw: bool) -> Result<Json, Refusal>,
    /// What is measured.
    pub benchmarks: &'static [Benchmark],
}

/// A kind of problem that a solver is measured by.
#[derive(Clone, Copy, Debug)]
pub struct Benchmark {
    /// The part of its name between the game and `median` or `p99`; may be empty.
    pub name: &'static str,
    /// Makes that many problems.
    pub prepare: fn(count: usize, chance: &mut fastrand::Rng) -> Problems,
}

/// Problems that are ready to be solved: the function solves the one with that number, and gives something
/// that depends on the answer, so that the work cannot be left out.
pub type Problems = Box<dyn Fn(usize) -> u32>;
