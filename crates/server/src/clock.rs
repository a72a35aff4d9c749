//! A table's clock: it goes on from where the log ends, and stands still while the server is down or somebody who plays
//! alone has paused the game.

use table::Moment;
use tokio::time::{Duration, Instant};

/// The time of day, in milliseconds since 1970.
pub(crate) fn now() -> i64 {
    std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_millis() as i64)
}

/// The clock of a table in memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    start: Moment,
    started: Instant,
    paused: bool,
}

impl Clock {
    /// A clock that shows this moment now.
    pub(crate) fn starting_at(start: Moment) -> Clock {
        Clock { start, started: Instant::now(), paused: false }
    }

    /// What it shows.
    pub(crate) fn now(&self) -> Moment {
        if self.paused {
            self.start
        } else {
            Moment(self.start.0 + self.started.elapsed().as_millis() as u64)
        }
    }

    /// When it will show that; `None` if it stands still before.
    pub(crate) fn instant_of(&self, moment: Moment) -> Option<Instant> {
        let wait = Duration::from_millis(moment.0.saturating_sub(self.start.0));
        (!self.paused || wait.is_zero()).then(|| self.started + wait)
    }

    /// Whether it stands still.
    pub(crate) fn is_paused(&self) -> bool {
        self.paused
    }

    /// Stops it.
    pub(crate) fn pause(&mut self) {
        *self = Clock { start: self.now(), started: Instant::now(), paused: true };
    }

    /// Lets it go on. Comes back with how long it stood still.
    pub(crate) fn resume(&mut self) -> Duration {
        let stood = if self.paused { self.started.elapsed() } else { Duration::ZERO };
        *self = Clock::starting_at(self.now());
        stood
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_is_paused_stands_still() {
        let mut clock = Clock::starting_at(Moment(500));
        tokio::time::advance(SECOND).await;
        clock.pause();
        tokio::time::advance(SECOND).await;
        assert_eq!((clock.now(), clock.is_paused()), (Moment(1500), true));
        assert_eq!(clock.instant_of(Moment(1501)), None);
        assert!(clock.instant_of(Moment(1500)).is_some_and(|due| due <= Instant::now()), "that is due");
        assert_eq!(clock.resume(), SECOND);
        assert_eq!(clock.instant_of(Moment(2500)), Some(Instant::now() + SECOND));
        tokio::time::advance(SECOND).await;
        assert_eq!((clock.now(), clock.is_paused()), (Moment(2500), false));
    }
}
