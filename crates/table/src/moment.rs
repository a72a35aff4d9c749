//! Time at a table. No game reads a clock: it is told.

use std::ops::{Add, Sub};

use serde::{Deserialize, Serialize};

/// A span of time in milliseconds.
pub type Millis = u32;

/// A moment on the table's own clock, in milliseconds since the table was opened.
///
/// The clock stands still while the server is down, so that no deadline passes unseen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "table.ts", type = "number"))]
#[serde(transparent)]
pub struct Moment(pub u64);

impl Moment {
    /// When the table was opened.
    pub const START: Moment = Moment(0);

    /// How long ago `earlier` was; zero if it is still to come.
    pub const fn since(self, earlier: Moment) -> Millis {
        let span = self.0.saturating_sub(earlier.0);
        if span > Millis::MAX as u64 { Millis::MAX } else { span as Millis }
    }
}

impl Add<Millis> for Moment {
    type Output = Moment;

    fn add(self, span: Millis) -> Moment {
        Moment(self.0.saturating_add(span as u64))
    }
}

impl Sub<Millis> for Moment {
    type Output = Moment;

    fn sub(self, span: Millis) -> Moment {
        Moment(self.0.saturating_sub(span as u64))
    }
}
