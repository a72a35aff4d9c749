//! How much time a search is given: all that a bot may have while there is plenty, and less the more are waiting.

use std::time::Duration;

/// The most that a search is given.
pub(super) const FULL: Duration = Duration::from_millis(200);
/// The least: below that a search tells little. A queue that needs less grows, up to its bound.
pub(super) const LEAST: Duration = Duration::from_millis(2);
/// When a thought should be done after it was asked for: before the shortest pause of a bot is over.
const TARGET: Duration = Duration::from_millis(400);

/// What waits, as seen from the thought whose turn it is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Waiting {
    /// How many thoughts of its address wait, itself included.
    pub of_address: usize,
    /// How long these have waited on average.
    pub mean: Duration,
    /// Of how many addresses thoughts wait, its own included.
    pub addresses: usize,
    /// How many thoughts are thought of at once.
    pub threads: usize,
}

/// The time for the next thought. What is left until the target is divided evenly among the addresses, and among what
/// waits of each. So nobody's bots are made weaker by the many of somebody else, and thoughts that all come at once are
/// all given the same: as each ends, the time that is left and the number that wait shrink together.
pub(super) fn time_for(waiting: &Waiting) -> Duration {
    let left = TARGET.saturating_sub(waiting.mean);
    let claims = (waiting.addresses.max(1) * waiting.of_address.max(1)) as u32;
    (left * waiting.threads as u32 / claims).clamp(LEAST, FULL)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn milliseconds(of_address: usize, mean: u64, addresses: usize, threads: usize) -> u128 {
        let mean = Duration::from_millis(mean);
        time_for(&Waiting { of_address, mean, addresses, threads }).as_millis()
    }

    #[test]
    fn who_is_alone_has_all_the_time() {
        assert_eq!(milliseconds(1, 0, 1, 1), 200);
        assert_eq!(milliseconds(3, 0, 1, 3), 200);
    }

    #[test]
    fn the_more_wait_the_less_each_is_given() {
        assert_eq!(milliseconds(1, 0, 100, 1), 4);
        assert_eq!(milliseconds(100, 0, 1, 1), 4);
        assert_eq!(milliseconds(100, 0, 1, 4), 16);
        assert_eq!(milliseconds(100_000, 0, 1_000, 1), 2);
    }

    #[test]
    fn who_has_waited_for_too_long_is_given_the_least() {
        assert_eq!(milliseconds(1, 390, 1, 1), 10);
        assert_eq!(milliseconds(1, 5_000, 1, 1), 2);
    }

    #[test]
    fn the_many_of_one_address_take_nothing_from_another() {
        assert_eq!((milliseconds(1, 0, 2, 1), milliseconds(110, 0, 2, 1)), (200, 2));
    }

    #[test]
    fn what_comes_at_once_is_done_in_time_and_alike() {
        let (mut waiting, mut spent) = (50, Duration::ZERO);
        while waiting > 0 {
            let given = time_for(&Waiting { of_address: waiting, mean: spent, addresses: 1, threads: 1 });
            assert!((7_900..=8_100).contains(&given.as_micros()), "{given:?} with {waiting} waiting");
            (waiting, spent) = (waiting - 1, spent + given);
        }
        assert!(spent <= TARGET, "{spent:?}");
    }
}
