//! Sequential halving (Karnin, Koren and Somekh 2013): best-arm identification under a fixed budget.
//!
//! All candidates are tried on the same determinizations (common random numbers). The budget is divided evenly
//! into rounds, and after each the worse half of the candidates is dropped, so that most of it goes to those
//! that are hard to tell apart.

use crate::{Budget, BudgetTracker};

/// A search without a tree over a few candidates.
#[derive(Debug)]
pub struct SequentialHalving<A> {
    /// The candidates that are left, each with the sum of its results.
    arms: Vec<(A, f64)>,
    tracker: BudgetTracker,
    iterations: u64,
    /// How many determinizations every candidate that is left was tried on.
    samples: u32,
    round: u32,
    rounds: u32,
}

impl<A> SequentialHalving<A> {
    /// A search over these candidates. With a time limit it makes at most `max_iterations`: more would not
    /// change the result.
    pub fn new(
        candidates: impl IntoIterator<Item = A>,
        budget: Budget,
        max_iterations: u32,
    ) -> SequentialHalving<A> {
        let arms: Vec<(A, f64)> = candidates.into_iter().map(|candidate| (candidate, 0.0)).collect();
        let rounds = arms.len().next_power_of_two().ilog2();
        let tracker = BudgetTracker::new(budget, max_iterations);
        SequentialHalving { arms, tracker, iterations: 0, samples: 0, round: 1, rounds }
    }

    /// Tries every candidate that is left on one more determinization, the same for all.
    pub fn sample(&mut self, mut result: impl FnMut(&A) -> f64) {
        for (candidate, sum) in &mut self.arms {
            *sum += result(candidate);
            self.iterations += 1;
        }
        self.samples += 1;
    }

    /// Whether to sample once more; drops the worse half at the end of each round. `score` ranks a candidate
    /// by its mean result and the number of samples behind it.
    pub fn go_on(&mut self, score: impl Fn(&A, f64, f64) -> f64) -> bool {
        while self.round <= self.rounds {
            let share = f64::from(self.round) / f64::from(self.rounds);
            if self.samples == 0 || self.tracker.share(self.iterations) < share {
                return true;
            }
            let samples = f64::from(self.samples);
            let score = |(candidate, sum): &(A, f64)| score(candidate, sum / samples, samples);
            table::order::sort_by(&mut self.arms, |one, other| score(other).total_cmp(&score(one)));
            self.arms.truncate(self.arms.len().div_ceil(2));
            self.round += 1;
        }
        false
    }

    /// How many results were asked for.
    pub const fn iterations(&self) -> u64 {
        self.iterations
    }

    /// The best candidate; nothing if there was none.
    pub fn best(&self) -> Option<&A> {
        self.arms.first().map(|(candidate, _)| candidate)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// A clock that stands still: the time never runs out.
    fn stopped() -> Duration {
        Duration::ZERO
    }

    fn search(budget: Budget, rng: &mut fastrand::Rng) -> (u32, u64) {
        let mut search = SequentialHalving::new(0..7, budget, 3_000);
        while search.go_on(|_, mean, _| mean) {
            let luck = rng.f64();
            search.sample(|number| f64::from(*number) / 20.0 + f64::midpoint(luck, rng.f64()));
        }
        (search.best().copied().unwrap_or_default(), search.iterations())
    }

    #[test]
    fn the_best_is_found_and_the_budget_kept() {
        let mut rng = fastrand::Rng::with_seed(5);
        for _ in 0..20 {
            let (best, iterations) = search(Budget::Iterations(3_000), &mut rng);
            assert_eq!(best, 6);
            assert!((3_000..3_010).contains(&iterations), "{iterations}");
        }
    }

    #[test]
    fn time_that_is_left_over_is_not_wasted() {
        let budget = Budget::Time { limit: Duration::from_mins(10), clock: stopped };
        let (best, iterations) = search(budget, &mut fastrand::Rng::with_seed(6));
        assert_eq!(best, 6);
        assert!(iterations < 3_010, "{iterations}");
    }

    #[test]
    fn priors_count() {
        let mut search = SequentialHalving::new([('a', 0.0), ('b', 0.3)], Budget::Iterations(10), 10);
        while search.go_on(|(_, prior), mean, _| prior + mean) {
            search.sample(|(candidate, _)| if *candidate == 'a' { 0.2 } else { 0.0 });
        }
        assert_eq!(search.best(), Some(&('b', 0.3)));
    }

    #[test]
    fn a_single_candidate_needs_no_sample() {
        let mut search = SequentialHalving::new(['a'], Budget::Iterations(10), 10);
        assert!(!search.go_on(|_, mean, _| mean));
        assert_eq!((search.best(), search.iterations()), (Some(&'a'), 0));
    }
}
