//! What each audience may know of the solo game: everything lies face up but the stock.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Audience, Outcome, Seat};

use super::state::{HANDS, STOCK, Solo, wild_of};
use crate::card::{Card, Rank};
use crate::hand::Hand;
use crate::meld::Melds;

/// What an audience sees of the solo game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
pub struct SoloView {
    /// Whose view it is; nobody's for a spectator.
    pub me: Option<Seat>,
    /// The number of the turn; an action names it.
    pub turn: u32,
    /// The hands, smallest first.
    #[cfg_attr(feature = "ts", ts(as = "Vec<SoloHand>"))]
    pub hands: ArrayVec<SoloHand, HANDS>,
    /// The card that must be placed.
    pub drawn: Option<Card>,
    /// How many cards the stock has.
    pub stock: u8,
    /// The stock itself, the next card first: only for a reviewer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stock_cards: Option<Vec<Card>>,
    /// Cards that never come back, the last one last.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub discard: ArrayVec<Card, STOCK>,
    /// What the open hands cost in the end.
    pub points: Option<u16>,
    /// How the game ended.
    pub outcome: Option<Arc<Outcome>>,
}

/// One of the eleven hands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
pub struct SoloHand {
    /// Its wild rank, which is also its size and identifies it.
    pub wild: Rank,
    /// Its cards.
    pub cards: Hand,
    /// Its melds, if it is closed.
    pub closed: Option<Melds>,
}

impl Solo {
    /// What that audience may know now.
    pub(crate) fn view(&self, audience: Audience) -> SoloView {
        let hands = (0..HANDS).map(|index| SoloHand {
            wild: wild_of(index),
            cards: self.hands[index].clone(),
            closed: self.closed[index].clone(),
        });
        SoloView {
            me: audience.seat(),
            turn: self.turn,
            hands: hands.collect(),
            drawn: self.drawn,
            stock: self.stock.len() as u8,
            stock_cards: (audience == Audience::Reviewer).then(|| self.stock.iter().rev().copied().collect()),
            discard: self.discard.clone(),
            points: self.points,
            outcome: self.outcome.clone(),
        }
    }
}

impl SoloView {
    /// The card to place, if it is mine to place.
    pub fn to_place(&self) -> Option<Card> {
        self.me.and(self.drawn)
    }

    /// The hands that are not closed.
    pub fn open_hands(&self) -> impl Iterator<Item = &SoloHand> {
        self.hands.iter().filter(|hand| hand.closed.is_none())
    }
}
