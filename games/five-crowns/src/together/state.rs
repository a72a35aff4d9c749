//! The state of the table.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Outcome, Seat, Seats};

use crate::card::{Card, Rank};
use crate::hand::Hand;
use crate::meld::Melds;
use crate::options::Options;
use crate::pack::MAX_CARDS;

/// The most players.
pub const MAX_SEATS: usize = 10;
/// The most rounds.
pub const MAX_ROUNDS: usize = 11;

/// A round in which nobody goes out ends in place of this reshuffle, counted from 1 (FC-21).
pub(crate) const LAST_RESHUFFLE: u8 = 3;

/// A table of two to ten.
#[derive(Clone, Debug, PartialEq)]
pub struct Together {
    /// House rules.
    pub(crate) options: Options,
    /// The round, from 1; 0 before the first deal.
    pub(crate) round: u8,
    /// The wild rank, and so the number of cards dealt.
    pub(crate) wild: Rank,
    /// Who dealt this round.
    pub(crate) dealer: Seat,
    /// Turns so far, over the whole game.
    pub(crate) turn: u32,
    /// Whose turn it is.
    pub(crate) to_play: Seat,
    /// What that player does next.
    pub(crate) phase: Phase,
    /// The card taken in this turn.
    pub(crate) drawn: Option<Drawn>,
    /// The face-down pile; the next card is last.
    pub(crate) stock: ArrayVec<Card, MAX_CARDS>,
    /// The face-up pile; the top card is last.
    pub(crate) discard: ArrayVec<Card, MAX_CARDS>,
    /// The players by seat.
    pub(crate) players: ArrayVec<Player, MAX_SEATS>,
    /// Who went out in this round.
    pub(crate) out: Option<Seat>,
    /// How often the discard pile was shuffled in this round.
    pub(crate) reshuffles: u8,
    /// How the previous round ended. Shared, because every view has a copy.
    pub(crate) last: Option<Arc<RoundResult>>,
    /// How the game ended. Shared, because states are cloned often.
    pub(crate) outcome: Option<Arc<Outcome>>,
}

/// What the player whose turn it is does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Take a card.
    Draw,
    /// Discard a card.
    Discard,
    /// Nothing: the game is over, or has not begun.
    Over,
}

/// The card taken in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Drawn {
    /// The card.
    pub(crate) card: Card,
    /// Whether it lay face up, so that all saw it.
    pub(crate) open: bool,
}

/// A player of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    /// The cards in hand; what is left of them once melds are laid.
    pub(crate) hand: Hand,
    /// What the player laid down in this round.
    pub(crate) laid: Option<Laid>,
    /// Points of the rounds played.
    pub(crate) points: ArrayVec<u16, MAX_ROUNDS>,
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
    /// Its wild rank.
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
    pub(crate) fn set_up(options: Options, seats: u8) -> Together {
        let seats = (seats as usize).min(MAX_SEATS);
        Together {
            options,
            round: 0,
            wild: options.first_wild(),
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
    pub(crate) fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// Whether the round ends in place of the next reshuffle (FC-21).
    pub(crate) fn reshuffle_ends_round(&self) -> bool {
        self.out.is_none() && self.reshuffles + 1 >= LAST_RESHUFFLE
    }

    /// Whom the table waits for.
    pub(crate) fn awaited(&self) -> Seats {
        if self.phase == Phase::Over { Seats::NONE } else { Seats::one(self.to_play) }
    }
}
