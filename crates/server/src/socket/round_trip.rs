//! The round trip to a page, measured with WebSocket pings that carry the time they were sent.

use std::sync::OnceLock;

use table::Millis;
use tokio::time::Instant;

/// No page has a round trip longer than this that is worth counting.
const MAX_ROUND_TRIP: u64 = 10_000;

/// The payload of a ping: the time since the program started. A page cannot gain by altering it: what cannot be a
/// time that was sent is ignored, and the rules bound how much lag counts.
pub(super) fn ping_payload() -> [u8; 8] {
    (program_start().elapsed().as_micros() as u64).to_le_bytes()
}

/// How long ago the ping with that payload was sent; `None` if it cannot be one of ours.
pub(super) fn since_ping(payload: &[u8]) -> Option<Millis> {
    let sent = u64::from_le_bytes(payload.try_into().ok()?);
    let now = program_start().elapsed().as_micros() as u64;
    Some((now.checked_sub(sent)? / 1000).min(MAX_ROUND_TRIP) as Millis)
}

fn program_start() -> Instant {
    static START: OnceLock<Instant> = OnceLock::new();
    *START.get_or_init(Instant::now)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_round_trip_is_measured_and_nonsense_is_ignored() {
        let payload = ping_payload();
        tokio::time::advance(std::time::Duration::from_millis(35)).await;
        assert_eq!(since_ping(&payload), Some(35));
        assert_eq!(since_ping(&[0; 7]), None);
        assert_eq!(since_ping(&u64::MAX.to_le_bytes()), None, "a time that is still to come");
        tokio::time::advance(std::time::Duration::from_mins(1)).await;
        assert_eq!(since_ping(&payload), Some(10_000));
    }
}
