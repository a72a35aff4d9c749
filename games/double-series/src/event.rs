//! What happened: facts, with every draw and ruling in them.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Draw, Moment, Outcome, Seat, Seats};

use crate::card::Card;
use crate::markers::Team;
use crate::scoring::MAX_AT_ONCE;
use crate::series::Series;
use crate::square::Square;
use crate::state::{Choice, End};
use crate::table_talk::{Ruling, Vote};

/// A fact of a game. What is large and rare is boxed: events are moved often.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Event {
    /// The dealer was drawn (DS-4).
    Dealer {
        /// Who.
        seat: Seat,
    },
    /// The board was shuffled (DS-1).
    LaidOut {
        /// The cards row by row, without the corners.
        cards: Vec<Card>,
    },
    /// The hands were dealt (DS-3).
    Dealt(Box<Deal>),
    /// It is a player's turn.
    Turn {
        /// The number of the turn.
        turn: u32,
        /// Whose it is.
        seat: Seat,
        /// How many dead cards may be exchanged in it.
        exchanges: u8,
    },
    /// A player played a card and put a marker down (DS-5).
    Placed {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// Where the marker is.
        square: Square,
        /// Whose it is.
        team: Team,
    },
    /// A player played a one-eyed jack and removed a marker (DS-6).
    Removed {
        /// Who.
        seat: Seat,
        /// The jack.
        card: Card,
        /// Where the marker was.
        square: Square,
        /// Whose it was.
        team: Team,
    },
    /// A player discarded a dead card (DS-8).
    Exchanged {
        /// Who.
        seat: Seat,
        /// The dead card.
        card: Card,
        /// How many more may be exchanged in this turn.
        left: u8,
    },
    /// A player could not play and discarded a card (DS-9).
    Discarded {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// For how many turns in a row nobody has been able to play.
        idle: u8,
    },
    /// A player drew the next card.
    Drew {
        /// Who.
        seat: Seat,
        /// The card, which they alone see.
        card: Card,
    },
    /// A player who has played may draw (DS-7, strict).
    MayDraw {
        /// Who.
        seat: Seat,
        /// The turn in which the card was played.
        turn: u32,
    },
    /// A player did not draw in time and plays on with one card fewer (DS-7, strict).
    Forfeited {
        /// Who.
        seat: Seat,
    },
    /// All discard piles became a new deck (DS-10).
    Reshuffled(Box<Reshuffle>),
    /// A player has to say which five are the series (DS-15).
    Choosing {
        /// Who.
        seat: Seat,
        /// The fives.
        choice: Box<Choice>,
    },
    /// A team scored (DS-12).
    Scored {
        /// Whose marker completed the series.
        seat: Seat,
        /// Whose series they are.
        team: Team,
        /// The series.
        series: ArrayVec<Series, MAX_AT_ONCE>,
    },
    /// A player accused a message (DS-11).
    Accused {
        /// Who accuses.
        seat: Seat,
        /// Who wrote it.
        accused: Seat,
        /// Its number in the chat.
        message: u32,
        /// Who votes besides the accuser, who agrees.
        voters: Seats,
        /// When the time to vote runs out.
        until: Moment,
    },
    /// A player voted (DS-18).
    Voted {
        /// Who.
        seat: Seat,
        /// What.
        vote: Vote,
    },
    /// The vote is over.
    Judged {
        /// Whether the accusation takes effect.
        guilty: bool,
        /// Who must give up a card.
        owing: Seats,
        /// When the time for that runs out.
        until: Moment,
        /// Why it takes effect or fails; not in games by older rules.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<Ruling>,
        /// Who must have had a turn before that team pays again (DS-11).
        #[serde(default, skip_serializing_if = "is_nobody")]
        round: Seats,
    },
    /// A player gave up a card (DS-11).
    GaveUp {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// How it was drawn, if time had run out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lot: Option<Lot>,
    },
    /// The game is over.
    Ended(Box<Ended>),
}

/// The deal. The shuffled pack is the hands seat by seat, then the deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal {
    /// The hands as dealt.
    pub hands: Vec<Vec<Card>>,
    /// The deck, the next card first.
    pub deck: Vec<Card>,
}

/// A new deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reshuffle {
    /// How many came before it.
    pub nth: u8,
    /// The deck, the next card first.
    pub deck: Vec<Card>,
}

/// How a card to give up was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lot {
    /// Which penalty of the game, from 1.
    pub penalty: u32,
    /// How many cards were drawn for it before.
    pub nth: u32,
    /// The place of the card in the sorted hand.
    pub place: u32,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
pub struct Ended {
    /// Why.
    pub why: End,
    /// For every seat its place and its team's series.
    pub outcome: Outcome,
}

impl Event {
    /// The draw of the dealer (DS-4).
    pub(crate) const DEALER: Draw = Draw { purpose: "dealer", round: 0, nth: 0 };
    /// The draw of a shuffled board (DS-1).
    pub(crate) const LAYOUT: Draw = Draw { purpose: "layout", round: 0, nth: 0 };
    /// The draw of the deal (DS-3).
    pub(crate) const DEAL: Draw = Draw { purpose: "deal", round: 0, nth: 0 };
}

impl Reshuffle {
    /// The draw it came from.
    pub(crate) const fn draw(nth: u8) -> Draw {
        Draw { purpose: "reshuffle", round: 0, nth: nth as u32 }
    }
}

impl Lot {
    /// The draw it came from.
    pub(crate) const fn draw(penalty: u32, nth: u32) -> Draw {
        Draw { purpose: "give-up", round: penalty, nth }
    }
}

fn is_nobody(seats: &Seats) -> bool {
    seats.is_empty()
}
