//! What a player can do.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::Card;
use crate::series::Five;
use crate::square::Square;
use crate::talk::Vote;

/// An action. It names the turn or the chat message it is meant for, so that one that comes late is told
/// from a fresh one, and cards by what they are: equal cards are interchangeable.
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
    /// Play a one-eyed jack and take an opponent's marker away (DS-6).
    Remove {
        /// The turn it is meant for.
        turn: u32,
        /// The jack.
        card: Card,
        /// Where the marker is.
        square: Square,
    },
    /// Lay a dead card down and draw another, before playing (DS-8).
    Exchange {
        /// The turn it is meant for.
        turn: u32,
        /// The dead card.
        card: Card,
    },
    /// Lay a card down because none can be played (DS-9).
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
    /// Give up a card for one's team having talked (DS-11).
    GiveUp {
        /// The message that was punished.
        message: u32,
        /// The card.
        card: Card,
    },
}
