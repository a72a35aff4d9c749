//! What a player can do.

use serde::{Deserialize, Serialize};

use crate::dice::Bid;

/// An action. It names the turn it is meant for, so that one that comes late can be told (LD-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "liars-dice.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Raise the bid (LD-3).
    Bid {
        /// The turn it is meant for.
        turn: u32,
        /// The new bid.
        bid: Bid,
    },
    /// Call the bid a lie (LD-6).
    Call {
        /// The turn it is meant for.
        turn: u32,
    },
}

impl Action {
    /// The turn it is meant for.
    pub(crate) const fn turn(&self) -> u32 {
        match self {
            Action::Bid { turn, .. } | Action::Call { turn } => *turn,
        }
    }
}
