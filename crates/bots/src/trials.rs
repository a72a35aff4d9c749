//! Search without a tree: what could be done is tried on the same imagined tables, and the worse half is dropped again
//! and again, so that most thought goes to what is hard to tell apart.

use std::time::Instant;

use crate::Budget;

/// Things to do, tried against each other.
#[derive(Debug)]
pub struct Trials<A> {
    tried: Vec<Tried<A>>,
    budget: Budget,
    /// So many tell what can be told, however much time there is.
    enough: u32,
    start: Instant,
    made: u64,
    /// The tables imagined so far.
    tables: f64,
    stage: u32,
    stages: u32,
}

#[derive(Debug)]
struct Tried<A> {
    action: A,
    /// What it is worth beside what comes of it.
    before: f64,
    sum: f64,
}

impl<A> Trials<A> {
    /// Tries these, each with what it is worth beside what will come of it.
    pub fn new(actions: impl IntoIterator<Item = (A, f64)>, budget: Budget, enough: u32) -> Trials<A> {
        let tried = |(action, before)| Tried { action, before, sum: 0.0 };
        let tried: Vec<Tried<A>> = actions.into_iter().map(tried).collect();
        let stages = tried.len().next_power_of_two().ilog2();
        Trials { tried, budget, enough, start: Instant::now(), made: 0, tables: 0.0, stage: 1, stages }
    }

    /// Tries all that are left on one more table, the same for all: what comes of each?
    pub fn each(&mut self, mut comes_of: impl FnMut(&A) -> f64) {
        for tried in &mut self.tried {
            tried.sum += comes_of(&tried.action);
            self.made += 1;
        }
        self.tables += 1.0;
    }

    /// Whether there is one more table to try them on.
    pub fn go_on(&mut self) -> bool {
        while self.stage <= self.stages {
            if self.tables == 0.0 || self.spent() < f64::from(self.stage) / f64::from(self.stages) {
                return true;
            }
            self.drop_half();
            self.stage += 1;
        }
        false
    }

    fn drop_half(&mut self) {
        let tables = self.tables;
        let worth = |tried: &Tried<A>| tried.before + tried.sum / tables;
        self.tried.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
        self.tried.truncate(self.tried.len().div_ceil(2));
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
        self.tried.first().map(|tried| &tried.action)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn best(budget: Budget, chance: &mut fastrand::Rng) -> (u32, u64) {
        let mut trials = Trials::new((0..7).map(|number| (number, 0.0)), budget, 3_000);
        while trials.go_on() {
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
        while trials.go_on() {
            trials.each(|action| if *action == 'a' { 0.2 } else { 0.0 });
        }
        assert_eq!(trials.best(), Some(&'b'));
    }

    #[test]
    fn one_thing_needs_no_trial() {
        let mut trials = Trials::new([('a', 0.0)], Budget::Iterations(10), 10);
        assert!(!trials.go_on());
        assert_eq!((trials.best(), trials.made()), (Some(&'a'), 0));
    }
}
