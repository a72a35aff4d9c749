//! What happened: facts with all that chance and judgement gave.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Draw, Moment, Outcome, Seat};

use crate::deck::DECK_SIZE;
use crate::{Card, Cards, Deal, Effect, Pair, Why};

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
        /// The direction of play from now on (OM-12).
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
    /// The played cards were shuffled into a new pack (OM-13).
    Refilled(Box<Refill>),
    /// A player drew a card from the pack (OM-13).
    Drew {
        /// Who chose.
        by: Seat,
        /// Who drew.
        seat: Seat,
        /// What; nobody else sees it.
        card: Card,
        /// Whether chance chose the player (OM-21).
        chance: bool,
    },
    /// Two players were chosen to exchange (OM-14).
    Paired {
        /// Who chose.
        by: Seat,
        /// The two players.
        pair: Pair,
        /// Whether chance chose them (OM-21).
        chance: bool,
        /// When chance chooses for whoever has not chosen a card by then.
        until: Option<Moment>,
    },
    /// One of the two chose the card to give.
    Offered {
        /// Who.
        seat: Seat,
        /// What; nobody else sees it.
        card: Card,
        /// Whether chance chose it (OM-21).
        chance: bool,
    },
    /// The two gave each other their cards.
    Exchanged {
        /// The two players.
        pair: Pair,
        /// What the first and the second of them gave; both see both, nobody else does.
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
        /// How many rounds that player has lost now.
        losses: u8,
        /// When the next round is dealt, whoever is ready by then (OM-27); nothing at the end of the game, and by
        /// the older rules, which dealt it at once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Moment>,
    },
    /// A player is ready for the next round (OM-27).
    Ready {
        /// Who.
        seat: Seat,
    },
    /// The game is over (OM-16).
    Ended {
        /// How it ended.
        outcome: Box<Outcome>,
    },
}

/// A new pack, made of the played cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refill {
    /// The round.
    pub round: u8,
    /// How many refills came before it in this round.
    pub nth: u8,
    /// The pack, the next card first.
    pub pack: ArrayVec<Card, DECK_SIZE>,
}

impl Refill {
    /// The draw of the dice that shuffles it.
    pub(crate) const fn draw(round: u8, nth: u8) -> Draw {
        Draw { purpose: "refill", round: round as u32, nth: nth as u32 }
    }
}

/// The draw of the dice for the first player (OM-4).
pub(crate) const FIRST_PLAYER: Draw = Draw { purpose: "first", round: 0, nth: 0 };

/// The draw of the dice for a choice that was not made in time (OM-21).
pub(crate) const fn late_choice(round: u8, nth: u16) -> Draw {
    Draw { purpose: "choice", round: round as u32, nth: nth as u32 }
}
