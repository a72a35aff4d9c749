//! The round trip to a page, measured with WebSocket pings.

use table::Millis;
use tokio::time::Instant;

use crate::identity::random;

/// No page has a round trip longer than this that is worth counting.
const MAX_ROUND_TRIP: u128 = 10_000;

/// The ping that is still unanswered.
///
/// Only the answer to this ping counts, and only once: its stamp is random, so no page can answer a ping that it has not
/// had, nor choose an earlier one to have been slow.
#[derive(Debug, Default)]
pub(super) struct RoundTrip(Option<Outstanding>);

#[derive(Debug)]
struct Outstanding {
    stamp: [u8; 8],
    sent: Instant,
}

impl RoundTrip {
    /// The payload of a ping that is sent now. One that was not answered until now does not count any more.
    pub(super) fn ping(&mut self) -> [u8; 8] {
        let stamp = random();
        self.0 = Some(Outstanding { stamp, sent: Instant::now() });
        stamp
    }

    /// How long ago the ping was sent that this payload answers; `None` if it answers none.
    pub(super) fn pong(&mut self, payload: &[u8]) -> Option<Millis> {
        let answered = self.0.take_if(|ping| ping.stamp == payload)?;
        Some(answered.sent.elapsed().as_millis().min(MAX_ROUND_TRIP) as Millis)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::time::advance;

    #[tokio::test(start_paused = true)]
    async fn only_the_outstanding_ping_counts_and_only_once() {
        let mut trip = RoundTrip::default();
        assert_eq!(trip.pong(&[0; 8]), None, "nothing was asked");
        let first = trip.ping();
        advance(Duration::from_millis(35)).await;
        assert_eq!(trip.pong(&first[..7]), None);
        assert_eq!(trip.pong(&[0; 8]), None);
        assert_eq!(trip.pong(&first), Some(35));
        advance(Duration::from_millis(200)).await;
        assert_eq!(trip.pong(&first), None, "an old stamp is not a slow answer");

        let second = trip.ping();
        let third = trip.ping();
        advance(Duration::from_millis(5)).await;
        assert_eq!(trip.pong(&second), None);
        assert_eq!(trip.pong(&third), Some(5));
        let last = trip.ping();
        advance(Duration::from_mins(1)).await;
        assert_eq!(trip.pong(&last), Some(10_000));
    }
}
