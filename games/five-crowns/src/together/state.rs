//! The state of the table.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Outcome, Seat, Seats};

use crate::card::{Card, Rank};
use crate::hand::Hand;
use crate::meld::Melds;
use crate::options::Options;

/// Three sets of 58 (FC-6).
pub const MOST_CARDS: usize = 3 * 58;
/// The most players.
pub const MOST_SEATS: usize = 10;
/// The most rounds.
pub const MOST_ROUNDS: usize = 11;

/// A table of two to ten.
#[derive(Clone, Debug, PartialEq)]
pub struct Together {
    /// House rules.
    pub options: Options,
    /// The round, from 1; 0 before the first deal.
    pub round: u8,
    /// The wild rank, and so the number of cards dealt.
    pub wild: Rank,
    /// Who dealt this round.
    pub dealer: Seat,
    /// Turns so far, over the whole game.
    pub turn: u32,
    /// Whose turn it is.
    pub to_play: Seat,
    /// What that player does next.
    pub phase: Phase,
    /// The card taken in this turn, and whether all saw it.
    pub drawn: Option<Drawn>,
    /// The face-down pile; the next card is last.
    pub stock: ArrayVec<Card, MOST_CARDS>,
    /// The face-up pile; the top card is last.
    pub discard: ArrayVec<Card, MOST_CARDS>,
    /// Who sits at the table.
    pub players: ArrayVec<Player, MOST_SEATS>,
    /// Who went out in this round.
    pub out: Option<Seat>,
    /// How often the discard pile was shuffled in this round.
    pub reshuffles: u8,
    /// How the round before ended, for those who want to look at it. Shared: it is copied with every view.
    pub last: Option<Arc<RoundResult>>,
    /// The end. Shared, because it is rare and states are copied often.
    pub outcome: Option<Arc<Outcome>>,
}

/// What the player whose turn it is does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Take a card.
    Draw,
    /// Give one away.
    Discard,
    /// Nothing: the game is over, or has not begun.
    Over,
}

/// The card taken in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The card.
    pub card: Card,
    /// Whether it lay face up before.
    pub open: bool,
}

/// A player of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The cards in hand; what is left of them once melds are laid.
    pub hand: Hand,
    /// What the player laid down in this round.
    pub laid: Option<Laid>,
    /// Points of the rounds played.
    pub points: ArrayVec<u16, MOST_ROUNDS>,
}

/// Melds on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
pub struct Laid {
    /// The melds.
    pub melds: Melds,
    /// What the cards left in hand cost.
    pub points: u16,
}

/// How a round ended: everybody's melds and what they had left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
pub struct RoundResult {
    /// Which round.
    pub round: u8,
    /// The wild rank of it.
    pub wild: Rank,
    /// Who went out, if anybody did.
    pub out: Option<Seat>,
    /// For each seat the melds and their points.
    pub laid: Vec<Laid>,
    /// For each seat the cards left.
    pub left: Vec<Hand>,
}

impl Together {
    /// The table before the first deal.
    pub fn set_up(options: Options, seats: u8) -> Together {
        let seats = (seats as usize).min(MOST_SEATS);
        Together {
            options,
            round: 0,
            wild: options.first(),
            dealer: Seat(0),
            turn: 0,
            to_play: Seat(0),
            phase: Phase::Over,
            drawn: None,
            stock: ArrayVec::new(),
            discard: ArrayVec::new(),
            players: std::iter::repeat_with(Player::default).take(seats).collect(),
            out: None,
            reshuffles: 0,
            last: None,
            outcome: None,
        }
    }

    /// How many play.
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// How many sets of 58 cards are in play (FC-6).
    pub fn sets(seats: u8) -> usize {
        if seats > 8 { 3 } else { 2 }
    }

    /// All cards in play, in the fixed order.
    pub fn pack(seats: u8) -> ArrayVec<Card, MOST_CARDS> {
        let mut pack: ArrayVec<Card, MOST_CARDS> =
            std::iter::repeat_with(Card::set).take(Self::sets(seats)).flatten().collect();
        pack.sort_unstable();
        pack
    }

    /// Whom the table waits for.
    pub fn awaited(&self) -> Seats {
        if self.phase == Phase::Over { Seats::NONE } else { Seats::one(self.to_play) }
    }
}
