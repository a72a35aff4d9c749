//! What a player can do.

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::meld::Melds;

/// An action. It names the turn it is meant for, so that a stale one can be recognised, and cards by what they
/// are: equal cards are interchangeable.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Take the top card of the stock (FC-7).
    Draw {
        /// The turn it is meant for.
        turn: u32,
    },
    /// Take the top card of the discard pile (FC-7).
    Take {
        /// The turn it is meant for.
        turn: u32,
        /// The card that lies on top.
        card: Card,
    },
    /// Discard a card and end the turn. In a last turn the best melds are laid with it (FC-13).
    Discard {
        /// The turn it is meant for.
        turn: u32,
        /// The card.
        card: Card,
    },
    /// Lay everything down but one card, and discard that (FC-10).
    GoOut {
        /// The turn it is meant for.
        turn: u32,
        /// The card that is left over.
        discard: Card,
        /// The melds; if none are named, any that fit.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        melds: Option<Melds>,
    },
    /// In a last turn: lay these melds and no others, and discard (FC-13).
    Lay {
        /// The turn it is meant for.
        turn: u32,
        /// The card to discard.
        discard: Card,
        /// The melds.
        melds: Melds,
    },
    /// Solo: put the drawn card into a hand and discard one card of that hand (FC-18).
    Place {
        /// The turn it is meant for.
        turn: u32,
        /// The size of the hand, 3 to 13, which identifies it.
        hand: u8,
        /// The card to discard.
        discard: Card,
    },
}

impl Action {
    /// The turn the action is meant for.
    pub const fn turn(&self) -> u32 {
        match self {
            Action::Draw { turn }
            | Action::Take { turn, .. }
            | Action::Discard { turn, .. }
            | Action::GoOut { turn, .. }
            | Action::Lay { turn, .. }
            | Action::Place { turn, .. } => *turn,
        }
    }
}
