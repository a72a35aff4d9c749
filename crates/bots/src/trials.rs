//! Search without a tree: what could be done is tried on the same imagined tables, and the worse half is dropped again
//! and again, so that most thought goes to what is hard to tell apart.

use std::time::Instant;

use crate::Budget;

/// Things to do, tried against each other.
#[derive(Debug)]
pub struct Trials<A> {
    /// Each with the sum of what came of it.
    tried: Vec<(A, f64)>,
    budget: Budget,
    /// So many tell what can be told, however much time there is.
    enough: u32,
    start: Instant,
    made: u64,
    /// The tables imagined so far.
    tables: u32,
    stage: u32,
    stages: u32,
}

impl<A> Trials<A> {
    /// Tries these.
    pub fn new(actions: impl IntoIterator<Item = A>, budget: Budget, enough: u32) -> Trials<A> {
        let tried: Vec<(A, f64)> = actions.into_iter().map(|action| (action, 0.0)).collect();
        let stages = tried.len().next_power_of_two().ilog2();
        Trials { tried, budget, enough, start: Instant::now(), made: 0, tables: 0, stage: 1, stages }
    }

    /// Tries all that are left on one more table, the same for all: what comes of each?
    pub fn each(&mut self, mut comes_of: impl FnMut(&A) -> f64) {
        for (action, sum) in &mut self.tried {
            *sum += comes_of(action);
            self.made += 1;
        }
        self.tables += 1;
    }

    /// Whether there is one more table to try them on. `worth` says what is thought of something of which so much came
    /// on an average over so many tables.
    pub fn go_on(&mut self, worth: impl Fn(&A, f64, f64) -> f64) -> bool {
        while self.stage <= self.stages {
            if self.tables == 0 || self.spent() < f64::from(self.stage) / f64::from(self.stages) {
                return true;
            }
            let tables = f64::from(self.tables);
            let worth = |(action, sum): &(A, f64)| worth(action, sum / tables, tables);
            self.tried.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
            self.tried.truncate(self.tried.len().div_ceil(2));
            self.stage += 1;
        }
        false
    }

    /// The share of the budget that is spent.
    fn spent(&self) -> f64 {
        let made = |most: u32| self.made as f64 / f64::from(most.max(1));
        match self.budget {
            Budget::Iterations(most) => made(most),
            Budget::Time(time) => {
                let clock = self.start.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-9);
                clock.max(made(self.enough))
            }
        }
    }

    /// How often anything was tried.
    pub const fn made(&self) -> u64 {
        self.made
    }

    /// What did best; nothing if there was nothing to try.
    pub fn best(&self) -> Option<&A> {
        self.tried.first().map(|(action, _)| action)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn best(budget: Budget, chance: &mut fastrand::Rng) -> (u32, u64) {
        let mut trials = Trials::new(0..7, budget, 3_000);
        while trials.go_on(|_, mean, _| mean) {
            let luck = chance.f64();
            trials.each(|number| f64::from(*number) / 20.0 + f64::midpoint(luck, chance.f64()));
        }
        (trials.best().copied().unwrap_or_default(), trials.made())
    }

    #[test]
    fn the_best_is_found_and_the_budget_kept() {
        let mut chance = fastrand::Rng::with_seed(5);
        for _ in 0..20 {
            let (best, made) = best(Budget::Iterations(3_000), &mut chance);
            assert_eq!(best, 6);
            assert!((3_000..3_010).contains(&made), "{made}");
        }
    }

    #[test]
    fn time_that_is_left_over_is_not_wasted() {
        let (best, made) = best(Budget::Time(Duration::from_mins(10)), &mut fastrand::Rng::with_seed(6));
        assert_eq!(best, 6);
        assert!(made < 3_010, "{made}");
    }

    #[test]
    fn what_is_known_beforehand_counts() {
        let mut trials = Trials::new([('a', 0.0), ('b', 0.3)], Budget::Iterations(10), 10);
        while trials.go_on(|(_, before), mean, _| before + mean) {
            trials.each(|(action, _)| if *action == 'a' { 0.2 } else { 0.0 });
        }
        assert_eq!(trials.best(), Some(&('b', 0.3)));
    }

    #[test]
    fn one_thing_needs_no_trial() {
        let mut trials = Trials::new(['a'], Budget::Iterations(10), 10);
        assert!(!trials.go_on(|_, mean, _| mean));
        assert_eq!((trials.best(), trials.made()), (Some(&'a'), 0));
    }
}
