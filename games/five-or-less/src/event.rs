//! What happened: facts with all that chance and judgement gave.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Draw, Millis, Moment, Outcome, Seat, Seats};

use crate::action::Action;
use crate::card::{Card, PACK_SIZE};
use crate::power::Power;
use crate::pyramid::{BASE, MOST_SEATS};

/// A fact of a game. Small, because events are made by the million; what is rare and large is boxed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Event {
    /// A round was dealt (FL-3).
    Dealt(Box<Deal>),
    /// Everybody looks at their base cards (FL-4).
    Peek {
        /// The base cards by seat.
        bases: ArrayVec<[Card; BASE], MOST_SEATS>,
    },
    /// A player has seen enough.
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
        /// What they alone see.
        card: Card,
    },
    /// A player took the top discard; it goes where the next discard comes from.
    Took {
        /// Who.
        seat: Seat,
        /// What all have seen.
        card: Card,
        /// When.
        at: Moment,
    },
    /// A player discarded: the drawn card, or one of the pyramid in whose place the drawn or taken one goes.
    Discarded {
        /// Who.
        seat: Seat,
        /// Where it lay; nowhere if it was just drawn.
        from: Option<u8>,
        /// The card.
        card: Card,
        /// The power that it gives its player now (FL-11).
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
        /// The card.
        slot: u8,
        /// When it counts as thrown.
        time: Moment,
        /// How much lag was credited for that.
        credit: Millis,
        /// When the window closes.
        window_until: Moment,
    },
    /// What the player in turn wants to do waits for the window. Nobody else sees it (FL-16).
    Waits {
        /// Who.
        seat: Seat,
        /// What.
        action: Action,
        /// When it counts as wanted.
        time: Moment,
        /// How much lag was credited for that.
        credit: Millis,
    },
    /// The window closed.
    Closed,
    /// What waited goes ahead.
    Resumed {
        /// Whose it is.
        seat: Seat,
        /// Where claim and action came at the same moment, what the dice said: 0 for the action.
        coin: Option<u8>,
    },
    /// What waited cannot be done any more.
    Dropped {
        /// Whose it is.
        seat: Seat,
        /// Where claim and action came at the same moment, what the dice said: 1 for the claim.
        coin: Option<u8>,
    },
    /// A quick discard: the first right claim (FL-18).
    Won {
        /// Who.
        seat: Seat,
        /// Where the card lay.
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
        /// The card that is taken back.
        slot: u8,
        /// What it is.
        card: Card,
        /// How long after the discard it was thrown, if that lay on top.
        after: Option<Millis>,
        /// All see it until then.
        until: Moment,
    },
    /// A wrong claim (FL-20).
    Wrong {
        /// Who.
        seat: Seat,
        /// The card that is taken back.
        slot: u8,
        /// What it is.
        card: Card,
        /// All see it until then.
        until: Moment,
    },
    /// The top of the draw pile was added to a pyramid for a wrong claim (FL-20).
    Penalty {
        /// Whose.
        seat: Seat,
        /// Where it lies.
        slot: u8,
        /// What nobody sees.
        card: Card,
    },
    /// A card that was thrown in vain lies face down again.
    Covered {
        /// Whose.
        seat: Seat,
        /// Where.
        slot: u8,
    },
    /// A player began to use a power; it can no longer be blocked (FL-16).
    Started {
        /// Who.
        seat: Seat,
        /// What.
        power: Power,
    },
    /// A player used a power (FL-12 to FL-15).
    Used {
        /// Who.
        seat: Seat,
        /// What.
        power: Power,
        /// The own card, for a 10 or a 14.
        mine: Option<u8>,
        /// On whom.
        target: Seat,
        /// Their card, or where the added one lies.
        slot: u8,
        /// The top of the draw pile, for an 8 or a 12. Nobody sees it.
        card: Option<Card>,
        /// What went under the draw pile, for an 8. Nobody sees it.
        under: Option<Card>,
        /// When the turn ends by itself.
        until: Moment,
    },
    /// A power that was started has no target any more (FL-17).
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
    /// All turns are over; the last claims are waited for (FL-25).
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
    /// The draw that a round comes from.
    pub const fn draw(round: u8) -> Draw {
        Draw { purpose: "deal", round: round as u32, nth: 0 }
    }

    /// The draw of the first player to begin.
    pub const STARTER: Draw = Draw { purpose: "starter", round: 0, nth: 0 };
}

/// A new draw pile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Refill {
    /// The round.
    pub round: u8,
    /// How many came before it in this round.
    pub nth: u8,
    /// How many discards stay where they lie: the top and what is linked to it, all of one value.
    pub kept: u8,
    /// That value.
    pub top: Card,
    /// The draw pile, the next card first.
    pub pile: ArrayVec<Card, PACK_SIZE>,
}

impl Refill {
    /// The draw it comes from.
    pub const fn draw(round: u8, nth: u8) -> Draw {
        Draw { purpose: "refill", round: round as u32, nth: nth as u32 }
    }
}

/// How an exact tie was broken (FL-22).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tie {
    /// Whose claims came at the same moment, in order of arrival.
    pub among: ArrayVec<Seat, MOST_SEATS>,
    /// Which of them the dice chose.
    pub pick: u8,
}

impl Tie {
    /// The draw among claims at the discard of that number. A discard is won once.
    pub const fn draw(discard: u32) -> Draw {
        Draw { purpose: "tie", round: discard, nth: 0 }
    }

    /// The draw between the claims at that discard and an action that waits.
    pub const fn coin(discard: u32) -> Draw {
        Draw { purpose: "coin", round: discard, nth: 0 }
    }
}

/// How a round ended: everybody's cards and what they count.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts"))]
pub struct RoundResult {
    /// Which round.
    pub round: u8,
    /// Who said "5 or less".
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub callers: Seats,
    /// Who won it.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub winners: Seats,
    /// For each seat the cards by their places; nothing where there is a gap.
    pub cards: Vec<Vec<Option<Card>>>,
    /// For each seat the total of the cards.
    pub sums: Vec<i16>,
    /// For each seat the points of the round.
    pub points: Vec<i16>,
    /// For each seat the points so far.
    pub totals: Vec<i16>,
    /// For each seat the rounds won so far.
    pub wins: Vec<u8>,
}
