//! A table's clock: it goes on from where the log ends, and stands still while the server is down.

use table::Moment;
use tokio::time::{Duration, Instant};

/// The clock of a table in memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    start: Moment,
    started: Instant,
}

impl Clock {
    /// A clock that shows this moment now.
    pub(crate) fn starting_at(start: Moment) -> Clock {
        Clock { start, started: Instant::now() }
    }

    /// What it shows.
    pub(crate) fn now(&self) -> Moment {
        Moment(self.start.0 + self.started.elapsed().as_millis() as u64)
    }

    /// When it will show that.
    pub(crate) fn instant_of(&self, moment: Moment) -> Instant {
        self.started + Duration::from_millis(moment.0.saturating_sub(self.start.0))
    }
}
