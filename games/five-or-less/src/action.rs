//! What a player can do.

use serde::{Deserialize, Serialize};
use table::Seat;

/// An action. It names the round, turn or discard it is meant for, so that a stale one is recognised. Cards are
/// named by their slot: nobody may look at what they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Be ready to go on: with the base cards seen (FL-4), or with the result of a round (FL-33).
    Ready {
        /// The round it is meant for.
        round: u8,
    },
    /// Draw from the draw pile (FL-6).
    Draw {
        /// The turn it is meant for.
        turn: u32,
    },
    /// Take the top discard and put it in place of one of the player's cards, which is discarded (FL-6).
    Take {
        /// The turn it is meant for.
        turn: u32,
        /// The number of the discard.
        discard: u32,
        /// Where it goes.
        slot: u8,
    },
    /// Put the drawn card in place of one of the player's cards, which is discarded (FL-6).
    Swap {
        /// The turn it is meant for.
        turn: u32,
        /// Where it goes.
        slot: u8,
    },
    /// Discard the drawn card (FL-6).
    Discard {
        /// The turn it is meant for.
        turn: u32,
    },
    /// Start the power of the card just discarded (FL-16).
    UsePower {
        /// The turn it is meant for.
        turn: u32,
    },
    /// Choose the target of the power (FL-12 to FL-15).
    Target {
        /// The turn it is meant for.
        turn: u32,
        /// The other player.
        seat: Seat,
        /// Their card, for an 8 or a 10.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        slot: Option<u8>,
        /// The player's own card, for a 10 or a 14.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        mine: Option<u8>,
    },
    /// Say "5 or less" and end the turn (FL-24).
    Call {
        /// The turn it is meant for.
        turn: u32,
    },
    /// End the turn (FL-24).
    EndTurn {
        /// The turn it is meant for.
        turn: u32,
    },
    /// Throw a card at a discard of the same value (FL-18).
    Claim {
        /// The number of the discard it aims at.
        discard: u32,
        /// The slot of the card.
        slot: u8,
    },
}

impl Action {
    /// The turn it is meant for, if it is an action of a turn.
    pub(crate) const fn turn(&self) -> Option<u32> {
        match self {
            Action::Draw { turn }
            | Action::Take { turn, .. }
            | Action::Swap { turn, .. }
            | Action::Discard { turn }
            | Action::UsePower { turn }
            | Action::Target { turn, .. }
            | Action::Call { turn }
            | Action::EndTurn { turn } => Some(*turn),
            Action::Ready { .. } | Action::Claim { .. } => None,
        }
    }

    /// Whether it is timed against the claims of an open window (FL-16).
    pub(crate) const fn races(&self) -> bool {
        matches!(self, Action::Take { .. } | Action::UsePower { .. })
    }
}
