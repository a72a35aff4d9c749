//! What happened: facts that hold the outcome of every draw and every judgement.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Draw, Millis, Moment, Outcome, Seat};

use crate::action::Action;
use crate::card::{Card, PACK_SIZE};
use crate::power::Power;
use crate::pyramids::{BASE, MAX_SEATS};
use crate::result::RoundResult;

/// A fact of a game. Small, because simulations emit millions of them; what is rare and large is boxed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Event {
    /// A round was dealt (FL-3).
    Dealt(Box<Deal>),
    /// Everybody looks at their base cards (FL-4).
    Peek {
        /// The base cards by seat.
        bases: ArrayVec<[Card; BASE], MAX_SEATS>,
    },
    /// A player is ready to go on.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// The peek is over; the first player turns a card over and begins (FL-5).
    Began {
        /// Who.
        seat: Seat,
        /// The number of the turn, counted over the whole game.
        turn: u32,
        /// The card.
        card: Card,
        /// The number of the discard, counted over the whole game.
        number: u32,
        /// When.
        at: Moment,
    },
    /// It is the next player's turn.
    Turn {
        /// The number of the turn.
        turn: u32,
        /// Whose it is.
        seat: Seat,
    },
    /// A player drew from the draw pile.
    Drew {
        /// Who.
        seat: Seat,
        /// The card, which only they see.
        card: Card,
    },
    /// A player took the top discard; it goes to the slot that the next discard comes from.
    Took {
        /// Who.
        seat: Seat,
        /// The card, which all have seen.
        card: Card,
        /// When.
        at: Moment,
    },
    /// A player discarded the drawn card, or a card of the pyramid that the drawn or taken one replaces.
    Discarded {
        /// Who.
        seat: Seat,
        /// The slot where it lay; nothing if it was just drawn.
        from: Option<u8>,
        /// The card.
        card: Card,
        /// The power that its player may use now (FL-11).
        power: Option<Power>,
        /// The number of the discard.
        number: u32,
        /// When.
        at: Moment,
        /// When the turn ends by itself.
        until: Moment,
    },
    /// A player threw a card in a race that is still open. Nobody else sees it (FL-22).
    Claimed {
        /// Who.
        seat: Seat,
        /// The slot of the card.
        slot: u8,
        /// When it counts as thrown.
        time: Moment,
        /// How much lag was credited.
        credit: Millis,
        /// When the window closes.
        window_until: Moment,
    },
    /// An action of the player in turn waits for the window to close. Nobody else sees it (FL-16).
    Waits {
        /// Who.
        seat: Seat,
        /// The action.
        action: Action,
        /// When it counts as done.
        time: Moment,
        /// How much lag was credited.
        credit: Millis,
    },
    /// The window closed.
    Closed,
    /// The waiting action goes ahead.
    Resumed {
        /// Whose it is.
        seat: Seat,
        /// What the dice said where claim and action came at the same moment: 0 for the action.
        coin: Option<u8>,
    },
    /// The waiting action is no longer possible.
    Dropped {
        /// Whose it is.
        seat: Seat,
        /// What the dice said where claim and action came at the same moment: 1 for the claim.
        coin: Option<u8>,
    },
    /// A quick discard: the first right claim (FL-18).
    Won {
        /// Who.
        seat: Seat,
        /// The slot where the card lay.
        slot: u8,
        /// The card.
        card: Card,
        /// Its number as a discard.
        number: u32,
        /// When it came to lie there.
        at: Moment,
        /// How long after the discard it was thrown.
        after: Millis,
        /// Whether it blocks a power (FL-16).
        blocks: bool,
        /// How an exact tie was broken.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tie: Option<Box<Tie>>,
    },
    /// A right claim that was not the first (FL-19).
    TooLate {
        /// Who.
        seat: Seat,
        /// The slot of the card, which is taken back.
        slot: u8,
        /// The card.
        card: Card,
        /// How long after the discard it was thrown, if that was on top.
        after: Option<Millis>,
        /// All see it until then.
        until: Moment,
    },
    /// A wrong claim (FL-20).
    Wrong {
        /// Who.
        seat: Seat,
        /// The slot of the card, which is taken back.
        slot: u8,
        /// The card.
        card: Card,
        /// All see it until then.
        until: Moment,
    },
    /// The top of the draw pile was added to a pyramid for a wrong claim (FL-20).
    Penalty {
        /// Whose.
        seat: Seat,
        /// The slot it was added in.
        slot: u8,
        /// The card, which nobody sees.
        card: Card,
    },
    /// A card that was thrown in vain lies face down again.
    Covered {
        /// Whose.
        seat: Seat,
        /// Its slot.
        slot: u8,
    },
    /// A player began to use a power; it can no longer be blocked (FL-16).
    Started {
        /// Who.
        seat: Seat,
        /// The power.
        power: Power,
    },
    /// A player used a power (FL-12 to FL-15).
    Used {
        /// Who.
        seat: Seat,
        /// The power.
        power: Power,
        /// The slot of the player's own card, for a 10 or a 14.
        mine: Option<u8>,
        /// On whom.
        target: Seat,
        /// The slot of their card, or of the added one.
        slot: u8,
        /// The top of the draw pile, for an 8 or a 12. Nobody sees it.
        card: Option<Card>,
        /// What went under the draw pile, for an 8. Nobody sees it.
        under: Option<Card>,
        /// When the turn ends by itself.
        until: Moment,
    },
    /// A power that was started no longer has a target (FL-17).
    Skipped {
        /// Whose.
        seat: Seat,
        /// When the turn ends by itself.
        until: Moment,
    },
    /// A player said "5 or less" (FL-24).
    Called {
        /// Who.
        seat: Seat,
    },
    /// All turns are over; the table waits for the last claims (FL-25).
    LastClaims {
        /// Until then.
        until: Moment,
    },
    /// The discard pile was shuffled into a new draw pile (FL-10).
    Refilled(Box<Refill>),
    /// The round is over and all cards lie open.
    RoundEnded {
        /// How.
        result: Arc<RoundResult>,
        /// When the next round begins by itself, if there is one (FL-33).
        until: Option<Moment>,
    },
    /// The game is over.
    Ended {
        /// How.
        outcome: Box<Outcome>,
    },
}

/// A round as it was dealt. The shuffled pack is five cards for each seat, base first, then the draw pile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Deal {
    /// The number of the round, from 1.
    pub round: u8,
    /// Who begins.
    pub starter: Seat,
    /// How much lag each player may be credited with in this round.
    pub quota: Millis,
    /// When the peek is over.
    pub until: Moment,
    /// The whole pack.
    pub pack: ArrayVec<Card, PACK_SIZE>,
}

impl Deal {
    /// The draw that shuffles the pack of a round.
    pub(crate) const fn draw(round: u8) -> Draw {
        Draw { purpose: "deal", round: round as u32, nth: 0 }
    }

    /// The draw that chooses the starter of the first round.
    pub(crate) const STARTER: Draw = Draw { purpose: "starter", round: 0, nth: 0 };
}

/// A new draw pile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Refill {
    /// The round.
    pub round: u8,
    /// How many refills came before it in this round.
    pub nth: u8,
    /// How many discards stay where they lie: the top and what is linked to it, all of one value.
    pub kept: u8,
    /// That value.
    pub top: Card,
    /// The draw pile, the next card first.
    pub pile: ArrayVec<Card, PACK_SIZE>,
}

impl Refill {
    /// The draw that shuffles it.
    pub(crate) const fn draw(round: u8, nth: u8) -> Draw {
        Draw { purpose: "refill", round: round as u32, nth: nth as u32 }
    }
}

/// How an exact tie was broken (FL-22).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tie {
    /// Whose claims came at the same moment, in the order they arrived.
    pub among: ArrayVec<Seat, MAX_SEATS>,
    /// Which of them the dice chose.
    pub pick: u8,
}

impl Tie {
    /// The draw among the claims at the discard of that number. A discard is won only once.
    pub(crate) const fn draw(discard: u32) -> Draw {
        Draw { purpose: "tie", round: discard, nth: 0 }
    }

    /// The draw between the claims at that discard and a waiting action.
    pub(crate) const fn coin(discard: u32) -> Draw {
        Draw { purpose: "coin", round: discard, nth: 0 }
    }
}
