//! What happened: facts with all that chance and judgement gave.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Draw, Moment, Outcome, Seat};

use crate::card::{Card, Effect};
use crate::cards::Cards;
use crate::pair::Pair;
use crate::players::MOST_SEATS;
use crate::state::Why;

/// A fact of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Event {
    /// The first player of the game was drawn (OM-4).
    First {
        /// Who.
        seat: Seat,
    },
    /// A round was dealt (OM-4, OM-5). Boxed: it is rare and large, and events are moved often.
    Dealt(Box<Deal>),
    /// It is a player's turn.
    Turn {
        /// The number of the turn, counted over the whole game.
        turn: u32,
        /// Whose it is.
        seat: Seat,
    },
    /// A player played a card (OM-6).
    Played {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
        /// The direction from now on (OM-12).
        clockwise: bool,
    },
    /// The effect of that card asks its player for a choice (OM-13, OM-14).
    Asked {
        /// Whose choice it is.
        seat: Seat,
        /// The effect.
        effect: Effect,
        /// When chance chooses instead (OM-21).
        until: Option<Moment>,
    },
    /// A new pack was made of the played cards (OM-13).
    Refilled(Box<Refill>),
    /// A player took a card from the pack (OM-13).
    Drew {
        /// Who chose.
        by: Seat,
        /// Who drew.
        seat: Seat,
        /// What they alone see.
        card: Card,
        /// Whether chance chose the player (OM-21).
        chance: bool,
    },
    /// Two players were chosen to exchange (OM-14).
    Paired {
        /// Who chose.
        by: Seat,
        /// The two.
        pair: Pair,
        /// Whether chance chose them (OM-21).
        chance: bool,
        /// When chance chooses the cards that are still missing then.
        until: Option<Moment>,
    },
    /// One of the two chose the card to give.
    Offered {
        /// Who.
        seat: Seat,
        /// What, unseen by all others.
        card: Card,
        /// Whether chance chose it (OM-21).
        chance: bool,
    },
    /// The two gave each other their cards.
    Exchanged {
        /// The two.
        pair: Pair,
        /// What the first and the second of them gave; both of them see it, nobody else.
        cards: [Card; 2],
    },
    /// A player has no cards left and leaves the round (OM-8).
    Left {
        /// Who.
        seat: Seat,
    },
    /// A player lost the round and took a "one more" card (OM-7, OM-9).
    Lost {
        /// The round.
        round: u8,
        /// Who.
        seat: Seat,
        /// Why.
        why: Why,
        /// The hand, shown to all.
        hand: Cards,
        /// How many rounds that player has now lost.
        losses: u8,
    },
    /// The game is over (OM-16).
    Ended {
        /// How.
        outcome: Box<Outcome>,
    },
}

/// A round as it was dealt. The shuffled pack is four cards seat by seat, the cards turned in vain, the card
/// in the centre, the rest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// The number of the round, from 1.
    pub round: u8,
    /// Who begins.
    pub first: Seat,
    /// The hands as dealt, a start card last.
    pub hands: ArrayVec<[Card; 5], MOST_SEATS>,
    /// The bombs that were turned first and went under the pack, in this order.
    pub under: ArrayVec<Card, 8>,
    /// The card in the centre.
    pub centre: Card,
    /// The pack, the next card first; those that went under it are last.
    pub pack: ArrayVec<Card, 72>,
}

impl Deal {
    /// The draw it came from.
    pub const fn draw(round: u8) -> Draw {
        Draw { purpose: "deal", round: round as u32, nth: 0 }
    }
}

/// A new pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refill {
    /// The round.
    pub round: u8,
    /// How many came before it in this round.
    pub nth: u8,
    /// The pack, the next card first.
    pub pack: ArrayVec<Card, 72>,
}

impl Refill {
    /// The draw it came from.
    pub const fn draw(round: u8, nth: u8) -> Draw {
        Draw { purpose: "refill", round: round as u32, nth: nth as u32 }
    }
}

/// The draw of the first player (OM-4).
pub const FIRST: Draw = Draw { purpose: "first", round: 0, nth: 0 };

/// The draw of a choice that came too late (OM-21).
pub const fn choice(round: u8, nth: u16) -> Draw {
    Draw { purpose: "choice", round: round as u32, nth: nth as u32 }
}
