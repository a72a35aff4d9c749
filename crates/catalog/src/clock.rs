//! The clock of native programs.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use bots::Budget;

/// The time since it was first asked for: the [`bots::Clock`] of every program that has a system clock. A browser
/// brings its own.
pub fn monotonic_clock() -> Duration {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// The budget of a bot that may think for so long by that clock.
pub fn time_budget(limit: Duration) -> Budget {
    Budget::Time { limit, clock: monotonic_clock }
}
