//! What a player can do.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::Card;
use crate::series::Five;
use crate::square::Square;
use crate::table_talk::Vote;

/// An action. It names the turn or the chat message it is meant for, so that a stale one is recognized, and
/// cards by what they are: equal cards are interchangeable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Play a card and put a marker on a space that shows it, or with a two-eyed jack on any (DS-5, DS-6).
    Place {
        /// The turn it is meant for.
        turn: u32,
        /// The card played.
        card: Card,
        /// Where the marker goes.
        square: Square,
    },
    /// Play a one-eyed jack and remove an opponent's marker (DS-6).
    Remove {
        /// The turn it is meant for.
        turn: u32,
        /// The jack.
        card: Card,
        /// Where the marker is.
        square: Square,
    },
    /// Discard a dead card and draw another, before playing (DS-8).
    Exchange {
        /// The turn it is meant for.
        turn: u32,
        /// The dead card.
        card: Card,
    },
    /// Discard a card because none can be played (DS-9).
    Discard {
        /// The turn it is meant for.
        turn: u32,
        /// The card.
        card: Card,
    },
    /// Draw the replacement of a played card (DS-7, strict).
    Draw {
        /// The turn in which the card was played.
        turn: u32,
    },
    /// Say which five are the series (DS-15).
    Choose {
        /// The turn it is meant for.
        turn: u32,
        /// The five spaces.
        series: Five,
    },
    /// Accuse a player's chat message of being a sign to their team (DS-11).
    Accuse {
        /// Who wrote it.
        accused: Seat,
        /// Its number in the chat.
        message: u32,
    },
    /// Vote on an accusation (DS-18).
    Vote {
        /// The message it is about.
        message: u32,
        /// The vote.
        vote: Vote,
    },
    /// Give up a card because one's team was found guilty of table talk (DS-11).
    GiveUp {
        /// The message that was penalized.
        message: u32,
        /// The card.
        card: Card,
    },
}

impl Action {
    /// The chat message that it accuses: who is said to have written it, and its number.
    pub(crate) const fn mentions(&self) -> Option<(Seat, u32)> {
        match self {
            Action::Accuse { accused, message } => Some((*accused, *message)),
            _ => None,
        }
    }
}
