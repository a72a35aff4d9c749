//! A table as a position that a person can write by hand.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Moment, Seat};

use crate::card::Card;
use crate::options::Options;
use crate::pair::Pair;
use crate::state::{LastRound, OneMore, Phase};

pub mod judge;

/// A table. Only `hands` is needed; all else has a value that follows from it or from the rules.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// House rules.
    pub options: Options,
    /// How many rounds each seat has lost; none if it is not given. The round follows from it.
    pub losses: Vec<u8>,
    /// The number of the turn; 1 if it is not given.
    pub turn: Option<u32>,
    /// Whose turn it is, or whose card has its effect; seat 0 if it is not given.
    pub to_play: Option<Seat>,
    /// What is awaited; a card if it is not given.
    pub phase: Option<Phase>,
    /// The direction; clockwise if it is not given.
    pub clockwise: Option<bool>,
    /// The card to answer; if it is not given, one that can be answered is turned.
    pub centre: Option<Card>,
    /// The hands by seat.
    pub hands: Vec<Vec<Card>>,
    /// The pack, the next card first; if it is not given, the rest is shuffled.
    pub pack: Option<Vec<Card>>,
    /// The cards played, but for the one in the centre, in any order. If they are not given: the start cards
    /// that are in no hand, and all else if the pack is given.
    pub played: Option<Vec<Card>>,
    /// Who exchanges.
    pub pair: Option<Pair>,
    /// The cards that these two have chosen to give.
    pub offers: [Option<Card>; 2],
    /// When chance chooses for those who are awaited.
    pub until: Option<Moment>,
    /// How often the pack was refilled in this round.
    pub refills: u8,
    /// How often chance chose in this round.
    pub choices: u16,
    /// How the round before ended, to be shown.
    pub last: Option<LastRound>,
}

impl OneMore {
    /// The table as a position.
    pub fn written(&self) -> Position {
        Position {
            options: self.options,
            losses: self.players.iter().map(|player| player.losses).collect(),
            turn: Some(self.turn),
            to_play: Some(self.to_play),
            phase: Some(self.phase),
            clockwise: Some(self.clockwise),
            centre: Some(self.centre),
            hands: self.hands[..self.players.len()].iter().map(|hand| hand.iter().collect()).collect(),
            pack: Some(self.pack.iter().rev().copied().collect()),
            played: Some(self.played.iter().collect()),
            pair: self.exchange.map(|exchange| exchange.pair),
            offers: self.exchange.map(|exchange| exchange.offers).unwrap_or_default(),
            until: self.until,
            refills: self.refills,
            choices: self.choices,
            last: self.last,
        }
    }
}

/// A pile with the next card last, of cards written with the next one first.
fn pile(cards: &[Card]) -> ArrayVec<Card, 72> {
    cards.iter().rev().take(72).copied().collect()
}
