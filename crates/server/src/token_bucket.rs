//! A token bucket: a rate limit that allows bursts.

use std::time::{Duration, Instant};

/// How fast a bucket is refilled, and how much it holds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    /// The time in which one token comes back.
    interval: Duration,
    /// The time in which an empty bucket is full again.
    refill: Duration,
}

impl Rate {
    /// So many tokens in that time, all of which can be taken at once after a rest of `rest`. With none, nothing is
    /// ever allowed.
    pub(crate) fn new(count: u32, per: Duration, rest: Duration) -> Rate {
        match count {
            0 => Rate { interval: per, refill: Duration::ZERO },
            count => Rate { interval: per / count, refill: rest.max(per / count) },
        }
    }

    /// A rate so many times as large, with bursts to match.
    pub(crate) fn times(self, count: u32) -> Rate {
        Rate { interval: self.interval / count.max(1), ..self }
    }
}

/// Tokens that are refilled at a steady rate. What is kept is the moment when the bucket will be full again (the form
/// of the generic cell rate algorithm, GCRA); the rate is kept once for all buckets of a kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TokenBucket {
    full_at: Instant,
}

impl TokenBucket {
    /// A full bucket.
    pub(crate) fn full(now: Instant) -> TokenBucket {
        TokenBucket { full_at: now }
    }

    /// How long until there is a token; zero if there is one.
    pub(crate) fn wait(&self, rate: Rate, now: Instant) -> Duration {
        (self.full_at.saturating_duration_since(now) + rate.interval).saturating_sub(rate.refill)
    }

    /// Takes a token, whether or not there is one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) {
        self.full_at = self.full_at.max(now) + rate.interval;
    }

    /// Gives a token back that was taken.
    pub(crate) fn give_back(&mut self, rate: Rate) {
        self.full_at = self.full_at.checked_sub(rate.interval).unwrap_or(self.full_at);
    }

    /// Whether the bucket is full again.
    pub(crate) fn is_full(&self, now: Instant) -> bool {
        self.full_at <= now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// Takes a token if there is one.
    fn try_take(bucket: &mut TokenBucket, rate: Rate, now: Instant) -> Result<(), Duration> {
        match bucket.wait(rate, now) {
            Duration::ZERO => {
                bucket.take(rate, now);
                Ok(())
            }
            wait => Err(wait),
        }
    }

    #[test]
    fn a_bucket_is_refilled_with_time() {
        let rate = Rate::new(1, 2 * SECOND, 4 * SECOND);
        let now = Instant::now();
        let mut bucket = TokenBucket::full(now);
        assert_eq!(try_take(&mut bucket, rate, now), Ok(()));
        assert_eq!(try_take(&mut bucket, rate, now), Ok(()));
        assert_eq!(try_take(&mut bucket, rate, now), Err(2 * SECOND));
        assert_eq!(try_take(&mut bucket, rate, now + 2 * SECOND), Ok(()));
        assert!(!bucket.is_full(now + 3 * SECOND));
        assert!(bucket.is_full(now + 60 * SECOND));
    }

    #[test]
    fn a_multiple_has_bursts_to_match_and_none_is_none() {
        let now = Instant::now();
        let taken = |rate: Rate| {
            let mut bucket = TokenBucket::full(now);
            (0..1000).take_while(|_| try_take(&mut bucket, rate, now).is_ok()).count()
        };
        let rate = Rate::new(3, SECOND, 5 * SECOND);
        assert_eq!((taken(rate), taken(rate.times(10))), (15, 150));
        assert_eq!(taken(Rate::new(0, SECOND, SECOND).times(10)), 0);
        assert_eq!(taken(Rate::new(u32::MAX, SECOND, SECOND)), 1000);
    }
}
