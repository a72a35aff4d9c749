//! A pause after a failure: a full disk is not tried in a loop.

use tokio::time::{Duration, Instant};

/// How long nothing happens unprompted after a failure.
const PAUSE: Duration = Duration::from_secs(1);

/// Until when nothing happens unprompted. Commands are served all the same.
#[derive(Default)]
pub(super) struct Backoff(Option<Instant>);

impl Backoff {
    /// Something failed.
    pub(super) fn start(&mut self) {
        self.0 = Some(Instant::now() + PAUSE);
    }

    /// Whether there is a pause that nothing has ended yet.
    pub(super) fn is_active(&self) -> bool {
        self.0.is_some()
    }

    /// Ends the pause if it is over. Whether there is none any more.
    pub(super) fn try_end(&mut self) -> bool {
        if self.0.is_some_and(|until| until > Instant::now()) {
            return false;
        }
        self.0 = None;
        true
    }

    /// When something planned for then may happen; the end of the pause if nothing is planned.
    pub(super) fn defer(&self, planned: Option<Instant>) -> Option<Instant> {
        match self.0 {
            Some(until) => Some(planned.map_or(until, |planned| planned.max(until))),
            None => planned,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_pause_ends_after_its_time() {
        let mut backoff = Backoff::default();
        let start = Instant::now();
        assert!(backoff.try_end() && backoff.defer(None).is_none());
        backoff.start();
        assert!(backoff.is_active() && !backoff.try_end());
        let soon = start + Duration::from_millis(10);
        let late = start + Duration::from_mins(1);
        assert_eq!(backoff.defer(Some(soon)), Some(start + PAUSE));
        assert_eq!(backoff.defer(Some(late)), Some(late));
        assert_eq!(backoff.defer(None), Some(start + PAUSE));
        tokio::time::advance(PAUSE).await;
        assert!(backoff.try_end() && !backoff.is_active());
    }
}
