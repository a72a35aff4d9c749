//! What a player can do.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::outline::Outline;
use crate::shape::Shape;

/// An action. It names the round it is meant for and nothing that another player can change, so nobody's
/// mark makes mine stale.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Outline these squares of my board, rightly or not (FF-5, FF-6). In the puzzle it replaces the outline
    /// of this round (FF-12).
    Mark {
        /// The round it is meant for.
        round: u8,
        /// The squares, counted row by row from 0.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        squares: Outline,
    },
    /// Erase an outline of this round (FF-6).
    Erase {
        /// The round it is meant for.
        round: u8,
        /// The squares of the outline.
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        squares: Outline,
    },
    /// Turn the timer and put the pen down (FF-7).
    Timer {
        /// The round it is meant for.
        round: u8,
    },
    /// Put the pen down while the timer runs (FF-7); alone, end the round with the outline drawn (FF-16).
    Done {
        /// The round it is meant for.
        round: u8,
    },
    /// Alone: there is no FIVE to be found (FF-16).
    NoFive {
        /// The round it is meant for.
        round: u8,
    },
    /// Cross out a shape and cross-hatch its squares, whatever they show (FF-13).
    Cross {
        /// The round it is meant for.
        round: u8,
        /// The shape.
        shape: Shape,
        /// Its squares; none if no shape fits any more.
        #[serde(default, skip_serializing_if = "ArrayVec::is_empty")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
        squares: Outline,
    },
    /// Go on to the next round (FF-18).
    Ready {
        /// The round that is over.
        round: u8,
    },
}

impl Action {
    /// The round it is meant for.
    pub const fn round(&self) -> u8 {
        match self {
            Action::Mark { round, .. }
            | Action::Erase { round, .. }
            | Action::Timer { round }
            | Action::Done { round }
            | Action::NoFive { round }
            | Action::Cross { round, .. }
            | Action::Ready { round } => *round,
        }
    }
}
