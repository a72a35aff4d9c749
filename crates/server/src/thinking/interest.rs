//! Whether anybody still waits for a thought. One that is under way is told by its clock: bots look at nothing else.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bots::Budget;

/// So far the clock leaps when nobody waits any more: beyond every limit. Not to the end of time, because a search that
/// begins only then must still see time pass.
const LEAP: Duration = Duration::from_hours(24);

/// Somebody waits for a thought for as long as this is held.
pub(crate) struct Interest {
    pub(super) gone: Gone,
    /// Takes the thought out of the queue, if it is still there.
    pub(super) withdraw: Option<Box<dyn FnOnce() + Send>>,
}

/// Set once nobody waits any more.
#[derive(Clone, Debug, Default)]
pub(super) struct Gone(Arc<AtomicBool>);

thread_local! {
    /// What this thread is thinking of.
    static CURRENT: RefCell<Option<Gone>> = const { RefCell::new(None) };
}

impl Gone {
    pub(super) fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether both are about the same thought.
    pub(super) fn is(&self, other: &Gone) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Does something on this thread, whose time is up as soon as nobody waits for it.
    pub(super) fn watched<T>(&self, work: impl FnOnce() -> T) -> T {
        CURRENT.set(Some(self.clone()));
        let done = work();
        CURRENT.set(None);
        done
    }
}

impl Drop for Interest {
    fn drop(&mut self) {
        self.gone.set();
        if let Some(withdraw) = self.withdraw.take() {
            withdraw();
        }
    }
}

/// So much time, by a clock that leaps ahead when nobody waits for this thread's thought any more.
pub(super) fn budget(limit: Duration) -> Budget {
    Budget::Time { limit, clock }
}

fn clock() -> Duration {
    catalog::monotonic_clock() + if is_gone() { LEAP } else { Duration::ZERO }
}

/// Whether nobody waits for what this thread is thinking of.
pub(super) fn is_gone() -> bool {
    CURRENT.with_borrow(|current| current.as_ref().is_some_and(Gone::is_set))
}

#[cfg(test)]
mod tests {
    use bots::BudgetTracker;

    use super::*;

    #[test]
    fn the_time_of_a_search_is_up_when_nobody_waits_for_it() {
        let gone = Gone::default();
        gone.watched(|| {
            let search = BudgetTracker::new(budget(Duration::from_hours(1)), 10);
            assert!(!search.is_time_up() && search.share(1) < 0.2);
            gone.set();
            assert!(search.is_time_up() && search.share(1) >= 1.0);
        });
        // What another thought is given afterwards on this thread is its own.
        assert!(!BudgetTracker::new(budget(Duration::from_hours(1)), 10).is_time_up());
    }

    #[test]
    fn a_search_that_begins_too_late_ends_all_the_same() {
        let gone = Gone::default();
        gone.set();
        gone.watched(|| {
            let search = BudgetTracker::new(budget(Duration::from_millis(1)), 10);
            std::thread::sleep(Duration::from_millis(2));
            assert!(search.is_time_up());
        });
    }
}
