//! What happened: facts with every random and judged detail spelled out.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Draw, Outcome, Seat};

use crate::card::{Card, Rank};
use crate::hand::Hand;
use crate::meld::Melds;
use crate::together::MAX_SEATS;

/// A fact of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Event {
    /// The first dealer was drawn (FC-5).
    Dealer {
        /// Who deals the first round.
        seat: Seat,
    },
    /// A round was dealt (FC-3, FC-4). Boxed: it is rare and large, and events are moved often.
    Dealt(Box<Deal>),
    /// It is a player's turn.
    Turn {
        /// The number of the turn, counted over the whole game.
        turn: u32,
        /// Whose it is.
        seat: Seat,
    },
    /// A player took the top of the stock.
    Drew {
        /// Who.
        seat: Seat,
        /// What only they see.
        card: Card,
    },
    /// A player took the top of the discard pile.
    Took {
        /// Who.
        seat: Seat,
        /// What all have seen.
        card: Card,
    },
    /// A player discarded.
    Discarded {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// A player laid melds and the rest of the hand was counted.
    Laid {
        /// Who.
        seat: Seat,
        /// The melds.
        melds: Melds,
        /// What is left in hand.
        left: Hand,
        /// What that costs.
        points: u16,
        /// Whether the player went out with it, so that the others have one more turn (FC-11).
        out: bool,
    },
    /// The stock ran out and the discard pile was shuffled into a new one (FC-14).
    Reshuffled(Box<Reshuffle>),
    /// The round is over.
    RoundEnded {
        /// Which.
        round: u8,
        /// The points of each seat in it.
        points: ArrayVec<u16, MAX_SEATS>,
        /// The points of each seat so far.
        totals: ArrayVec<u16, MAX_SEATS>,
    },
    /// The eleven hands of the solo game were dealt (FC-17).
    SoloDealt(Box<SoloDeal>),
    /// Solo: the top of the stock was turned.
    SoloDrew {
        /// The number of the turn.
        turn: u32,
        /// The card.
        card: Card,
    },
    /// Solo: the drawn card went into a hand and one of that hand was discarded (FC-18).
    SoloPlaced {
        /// The size of the hand.
        hand: u8,
        /// The card that came in.
        card: Card,
        /// The card that went.
        discard: Card,
    },
    /// Solo: a hand can be laid down completely and is closed (FC-19).
    SoloClosed {
        /// The size of the hand.
        hand: u8,
        /// Its melds.
        melds: Melds,
    },
    /// Solo: what each hand still open costs after its best melds (FC-20).
    SoloCounted {
        /// The points left in all of them.
        points: u16,
    },
    /// The game is over.
    Ended {
        /// How.
        outcome: Outcome,
    },
}

/// A round as it was dealt. The shuffled pack is the hands seat by seat, the turned card, the stock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// The number of the round, from 1.
    pub round: u8,
    /// How many cards each player got, and so the wild rank.
    pub wild: Rank,
    /// Who dealt.
    pub dealer: Seat,
    /// The hands as dealt.
    pub hands: Vec<Vec<Card>>,
    /// The card that was turned.
    pub top: Card,
    /// The stock, the next card first.
    pub stock: Vec<Card>,
}

impl Deal {
    /// The draw of the dice that shuffled it.
    pub(crate) const fn draw(round: u8) -> Draw {
        Draw { purpose: "deal", round: round as u32, nth: 0 }
    }
}

/// A new stock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reshuffle {
    /// The round.
    pub round: u8,
    /// How many came before it in this round.
    pub nth: u8,
    /// Whether the top card was shuffled in too and a fresh one turned.
    pub fresh: bool,
    /// The card that is now the whole discard pile.
    pub top: Card,
    /// The stock, the next card first.
    pub stock: Vec<Card>,
}

impl Reshuffle {
    /// The draw of the dice that shuffled it.
    pub(crate) const fn draw(round: u8, nth: u8) -> Draw {
        Draw { purpose: "reshuffle", round: round as u32, nth: nth as u32 }
    }
}

/// The eleven hands and the stock of the solo game. The shuffled pack is the hands, smallest first, then the
/// stock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SoloDeal {
    /// The hands of 3, 4, … 13 cards.
    pub hands: Vec<Vec<Card>>,
    /// The stock, the next card first.
    pub stock: Vec<Card>,
}

impl SoloDeal {
    /// The draw of the dice that shuffled it.
    pub(crate) const DRAW: Draw = Draw { purpose: "deal", round: 0, nth: 0 };
}
