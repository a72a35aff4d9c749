//! A fuzzing campaign: how long a target is tried, and with what seed.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::{Duration, Instant};

use crate::seed::seed;

/// A run of one target.
pub(crate) struct Campaign {
    name: &'static str,
    seed: u64,
    until: Option<Instant>,
    max: u64,
    tried: u64,
    /// How many inputs were accepted as valid.
    pub(crate) accepted: u64,
}

impl Campaign {
    /// Tries that many inputs, or for as many seconds as the environment says.
    pub(crate) fn new(name: &'static str, max: u64) -> Campaign {
        let number = |name| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
        let until =
            number("QUINTET_FUZZ_SECONDS").map(|seconds| Instant::now() + Duration::from_secs(seconds));
        Campaign { name, seed: seed(name), until, max, tried: 0, accepted: 0 }
    }

    /// The generator of the next input; nothing when there were enough.
    pub(crate) fn next(&mut self) -> Option<fastrand::Rng> {
        let more = self.until.map_or(self.tried < self.max, |until| Instant::now() < until);
        self.tried += 1;
        // Each input has a seed of its own, so that one can be tried again without those before it.
        more.then(|| fastrand::Rng::with_seed(self.seed.wrapping_mul(0x9E37_79B9).wrapping_add(self.tried)))
    }

    /// Tries an input, and shows it if it breaks something.
    pub(crate) fn tries<T>(&self, input: &str, act: impl FnOnce() -> T) -> T {
        catch_unwind(AssertUnwindSafe(act)).unwrap_or_else(|panic| {
            println!("{} broke at input {} of seed {}: {input}", self.name, self.tried, self.seed);
            resume_unwind(panic)
        })
    }

    /// Prints the counts. A target that accepts nothing, or everything, tests nothing.
    pub(crate) fn ends(self) {
        let tried = self.tried - 1;
        println!("{}: {tried} inputs, {} of them accepted", self.name, self.accepted);
        assert!(self.accepted > 0 && self.accepted < tried, "{}: {} of {tried}", self.name, self.accepted);
    }
}
