//! How fast each seat acts.

use table::{Refusal, Seat};
use tokio::time::Instant;

use crate::limits::too_fast;
use crate::token_bucket::{Rate, TokenBucket};

/// A bucket for each seat whose person acts. It is the seat's and not a page's, so that neither another page nor another
/// device acts faster. A game may offer something that can be done again and again: what it leaves in the log is
/// bounded by this.
#[derive(Default)]
pub(super) struct SeatRates(Vec<(Seat, TokenBucket)>);

impl SeatRates {
    /// Whether the seat may act now.
    pub(super) fn check(&self, seat: Seat, rate: Rate) -> Result<(), Refusal> {
        let now = Instant::now().into_std();
        let bucket = self.0.iter().find(|(of, _)| *of == seat).map(|(_, bucket)| bucket);
        let wait = bucket.map(|bucket| bucket.wait(rate, now)).unwrap_or_default();
        if wait.is_zero() { Ok(()) } else { Err(too_fast(wait)) }
    }

    /// The seat has acted.
    pub(super) fn count(&mut self, seat: Seat, rate: Rate) {
        let now = Instant::now().into_std();
        let at = self.0.iter().position(|(of, _)| *of == seat).unwrap_or_else(|| {
            self.0.push((seat, TokenBucket::full(now)));
            self.0.len() - 1
        });
        self.0[at].1.take(rate, now);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn each_seat_has_its_own_rate() {
        let rate = Rate::new(5, Duration::from_secs(1), Duration::from_secs(2));
        let mut rates = SeatRates::default();
        for _ in 0..10 {
            assert_eq!(rates.check(Seat(0), rate), Ok(()));
            rates.count(Seat(0), rate);
        }
        assert_eq!(rates.check(Seat(0), rate).unwrap_err().rule(), "S-21");
        assert_eq!(rates.check(Seat(1), rate), Ok(()));
        tokio::time::advance(Duration::from_millis(200)).await;
        assert_eq!(rates.check(Seat(0), rate), Ok(()));
    }
}
