//! How much a bot may think.

use std::time::Duration;

/// How much a bot may think about one action.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// Until this much time has passed.
    Time {
        /// How long.
        limit: Duration,
        /// What tells the time.
        clock: Clock,
    },
    /// This many iterations: the same seed then gives the same action.
    Iterations(u32),
}

/// A monotonic clock: the time since some fixed moment. Bots have none of their own, because not every
/// machine has one where they expect it (a browser has not).
pub type Clock = fn() -> Duration;

/// A budget being spent.
#[derive(Clone, Copy, Debug)]
pub struct BudgetTracker {
    budget: Budget,
    /// The clock when it began.
    start: Duration,
    /// More iterations than this change nothing, however much time is left.
    max_iterations: u32,
}

impl BudgetTracker {
    /// Begins now. With a time limit there are at most `max_iterations`.
    pub fn new(budget: Budget, max_iterations: u32) -> BudgetTracker {
        let start = match budget {
            Budget::Time { clock, .. } => clock(),
            Budget::Iterations(_) => Duration::ZERO,
        };
        BudgetTracker { budget, start, max_iterations }
    }

    /// The most iterations there can be.
    pub fn max_iterations(&self) -> u32 {
        match self.budget {
            Budget::Time { .. } => self.max_iterations,
            Budget::Iterations(iterations) => iterations.max(1),
        }
    }

    /// Whether the time is up.
    pub fn is_time_up(&self) -> bool {
        match self.budget {
            Budget::Time { limit, clock } => clock().saturating_sub(self.start) >= limit,
            Budget::Iterations(_) => false,
        }
    }

    /// The share that is spent after so many iterations.
    pub fn share(&self, iterations: u64) -> f64 {
        let made = iterations as f64 / f64::from(self.max_iterations());
        match self.budget {
            Budget::Iterations(_) => made,
            Budget::Time { limit, clock } => {
                let elapsed = clock().saturating_sub(self.start).as_secs_f64();
                made.max(elapsed / limit.as_secs_f64().max(1e-9))
            }
        }
    }
}
