//! A token bucket: a rate limit that allows bursts.

use std::time::Instant;

/// Tokens that are refilled at a steady rate up to a capacity.
#[derive(Clone, Debug)]
pub(crate) struct TokenBucket {
    tokens: f64,
    capacity: f64,
    per_second: f64,
    refilled: Instant,
}

impl TokenBucket {
    /// A full bucket.
    pub(crate) fn new(capacity: f64, per_second: f64) -> TokenBucket {
        TokenBucket { tokens: capacity, capacity, per_second, refilled: Instant::now() }
    }

    /// Takes a token, or says after how many seconds there will be one.
    pub(crate) fn take(&mut self, now: Instant) -> Result<(), u32> {
        self.refill(now);
        if self.tokens >= 1.0 {
            self.tokens -= 1.0;
            return Ok(());
        }
        Err(((1.0 - self.tokens) / self.per_second).ceil().max(1.0) as u32)
    }

    /// Whether nothing has been taken for so long that the bucket is full again.
    pub(crate) fn is_full(&mut self, now: Instant) -> bool {
        self.refill(now);
        self.tokens >= self.capacity
    }

    fn refill(&mut self, now: Instant) {
        let passed = now.saturating_duration_since(self.refilled).as_secs_f64();
        self.tokens = (self.tokens + passed * self.per_second).min(self.capacity);
        self.refilled = now;
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_is_refilled_with_time() {
        let mut bucket = TokenBucket::new(2.0, 0.5);
        let now = bucket.refilled;
        assert_eq!(bucket.take(now), Ok(()));
        assert_eq!(bucket.take(now), Ok(()));
        assert_eq!(bucket.take(now), Err(2));
        assert_eq!(bucket.take(now + Duration::from_secs(2)), Ok(()));
        assert!(!bucket.is_full(now + Duration::from_secs(3)));
        assert!(bucket.is_full(now + Duration::from_mins(1)));
    }
}
