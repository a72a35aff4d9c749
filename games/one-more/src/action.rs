//! What a player can do.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{Card, Pair};

/// An action. It names the turn it is meant for, so that a late one can be told from a fresh one (OM-25),
/// and cards by what they are: equal cards are interchangeable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Play a card (OM-6).
    Play {
        /// The turn it is meant for.
        turn: u32,
        /// The card.
        card: Card,
    },
    /// Choose who draws a card from the pack (OM-13).
    Draw {
        /// The turn it is meant for.
        turn: u32,
        /// Who draws.
        seat: Seat,
    },
    /// Choose which two players exchange a card (OM-14).
    Exchange {
        /// The turn it is meant for.
        turn: u32,
        /// The two players.
        pair: Pair,
    },
    /// Choose the card to give in an exchange (OM-14).
    Give {
        /// The turn it is meant for.
        turn: u32,
        /// The card.
        card: Card,
    },
    /// Be ready for the next round (OM-27).
    Ready {
        /// The turn with which the round ended.
        turn: u32,
    },
}

impl Action {
    /// The turn the action is meant for.
    pub const fn turn(&self) -> u32 {
        match self {
            Action::Play { turn, .. }
            | Action::Draw { turn, .. }
            | Action::Exchange { turn, .. }
            | Action::Give { turn, .. }
            | Action::Ready { turn } => *turn,
        }
    }
}
