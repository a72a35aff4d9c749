//! A table in a form that a person can write by hand.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::Seat;

use super::state::{Phase, Player, RoundResult, Together};
use crate::card::{Card, Rank};
use crate::meld::Melds;
use crate::options::Options;

/// A table. Only `hands` is required; everything else has a default that follows from it or from the rules.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TogetherPosition {
    /// House rules.
    pub options: Options,
    /// The wild rank as a number, 3 to 13; by default that of the first round.
    pub wild: Option<Rank>,
    /// Who dealt; by default seat 0.
    pub dealer: Option<Seat>,
    /// The number of the turn; by default 1.
    pub turn: Option<u32>,
    /// Whose turn it is; by default the player left of the dealer.
    pub to_play: Option<Seat>,
    /// What that player does next; by default it follows from the size of their hand.
    pub phase: Option<Phase>,
    /// The card drawn in this turn, which is in the hand already.
    pub drawn: Option<Card>,
    /// Whether that card came from the discard pile.
    pub drawn_open: bool,
    /// The hands by seat; for those who have laid melds, what is left.
    pub hands: Vec<Vec<Card>>,
    /// What each seat has laid down.
    pub laid: Vec<Option<LaidPosition>>,
    /// Who went out.
    pub out: Option<Seat>,
    /// The discard pile, the top card last; if it is empty, a card of the rest is turned.
    pub discard: Vec<Card>,
    /// The stock, the next card first; by default the rest of the pack, shuffled.
    pub stock: Option<Vec<Card>>,
    /// How often the discard pile was shuffled in this round.
    pub reshuffles: u8,
    /// The points of each seat in the rounds played; by default none.
    pub points: Vec<Vec<u16>>,
    /// How the previous round ended.
    pub last: Option<Arc<RoundResult>>,
}

/// Melds on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LaidPosition {
    /// The melds.
    pub melds: Melds,
}

impl Together {
    /// The table as a position.
    pub(crate) fn position(&self) -> TogetherPosition {
        let laid =
            |player: &Player| player.laid.as_ref().map(|laid| LaidPosition { melds: laid.melds.clone() });
        TogetherPosition {
            options: self.options,
            wild: Some(self.wild),
            dealer: Some(self.dealer),
            turn: Some(self.turn),
            to_play: Some(self.to_play),
            phase: Some(self.phase),
            drawn: self.drawn.map(|drawn| drawn.card),
            drawn_open: self.drawn.is_some_and(|drawn| drawn.open),
            hands: self.players.iter().map(|player| player.hand.to_vec()).collect(),
            laid: self.players.iter().map(laid).collect(),
            out: self.out,
            discard: self.discard.to_vec(),
            stock: Some(self.stock.iter().rev().copied().collect()),
            reshuffles: self.reshuffles,
            points: self.players.iter().map(|player| player.points.to_vec()).collect(),
            last: self.last.clone(),
        }
    }
}
