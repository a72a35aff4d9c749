//! A table's clock: it goes on from where the log ends, and stands while the server is down.

use table::Moment;
use tokio::time::{Duration, Instant};

/// The clock of a table in memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    from: Moment,
    since: Instant,
}

impl Clock {
    /// A clock that shows this moment now.
    pub(crate) fn at(from: Moment) -> Clock {
        Clock { from, since: Instant::now() }
    }

    /// What it shows.
    pub(crate) fn now(&self) -> Moment {
        Moment(self.from.0 + self.since.elapsed().as_millis() as u64)
    }

    /// When it will show that.
    pub(crate) fn when(&self, moment: Moment) -> Instant {
        self.since + Duration::from_millis(moment.0.saturating_sub(self.from.0))
    }
}
