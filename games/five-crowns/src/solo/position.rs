//! The solo game in a form that a person can write by hand.

use serde::{Deserialize, Serialize};

use super::state::Solo;
use crate::card::Card;

/// A solo game. Only `hands` is required: complete hands are closed, and the rest of the pack is shuffled.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SoloPosition {
    /// The eleven hands of 3, 4, … 13 cards.
    pub hands: Vec<Vec<Card>>,
    /// The number of the turn; by default 1.
    pub turn: Option<u32>,
    /// The card to place; by default the next of the stock, unless the game is over.
    pub drawn: Option<Card>,
    /// Cards that were discarded.
    pub discard: Vec<Card>,
    /// The stock, the next card first; by default the rest of the pack, shuffled.
    pub stock: Option<Vec<Card>>,
}

impl Solo {
    /// The game as a position.
    pub(crate) fn position(&self) -> SoloPosition {
        SoloPosition {
            hands: self.hands.iter().map(|hand| hand.to_vec()).collect(),
            turn: Some(self.turn),
            drawn: self.drawn,
            discard: self.discard.to_vec(),
            stock: Some(self.stock.iter().rev().copied().collect()),
        }
    }
}
