//! Events: facts with all that chance and judgement gave.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Draw, Moment, Outcome, Seat, Seats};

use crate::board::{Board, Symbols};
use crate::result::RoundResult;
use crate::roll::Roll;
use crate::shape::Shape;
use crate::squares::Squares;

/// A fact of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Event {
    /// The boards were handed out (FF-1).
    Boards {
        /// By seat.
        boards: Vec<Board>,
        /// Where they come from. Boxed: it is rare and large.
        from: Box<Origin>,
    },
    /// A round began: the dice were rolled (FF-4).
    Rolled {
        /// Which round.
        round: u8,
        /// The rolls before it, with three or more alike.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        again: Vec<Roll>,
        /// The roll that counts.
        roll: Roll,
        /// When it began.
        since: Moment,
        /// When the round is stopped at the latest.
        due: Option<Moment>,
    },
    /// A player outlined squares.
    Marked {
        /// Who.
        seat: Seat,
        /// Which.
        squares: Squares,
    },
    /// A player erased an outline.
    Erased {
        /// Who.
        seat: Seat,
        /// Which.
        squares: Squares,
    },
    /// A player turned the timer and may draw no more (FF-7).
    Timer {
        /// Who.
        seat: Seat,
        /// When it has run out.
        due: Moment,
    },
    /// A player put the pen down.
    Done {
        /// Who.
        seat: Seat,
    },
    /// Stop: everything was judged (FF-8). Shared with the state, because it is large.
    Stopped(Arc<RoundResult>),
    /// Puzzle: those who found nothing must cross out a shape (FF-13).
    Crossing {
        /// Who.
        seats: Seats,
        /// How long they have.
        due: Option<Moment>,
    },
    /// Puzzle: a shape was crossed out (FF-13).
    Crossed {
        /// By whom, or for whom.
        seat: Seat,
        /// The shape.
        shape: Shape,
        /// The squares cross-hatched with it; none if no shape fitted.
        squares: Option<Squares>,
        /// Whether the player chose it.
        chosen: bool,
    },
    /// All boards are shown until everybody is ready (FF-18).
    Paused {
        /// When the next round begins at the latest.
        due: Option<Moment>,
    },
    /// A player is ready for the next round (FF-18).
    Ready {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// How.
        outcome: Outcome,
    },
}

/// Where boards come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The white boards, shuffled.
    White {
        /// Which each seat got, and those that were left over.
        order: [u8; 4],
    },
    /// The grey board.
    Grey,
    /// A shuffle that was improved until every roll offered three shapes (`board::generate`).
    #[serde(rename = "mended")]
    Generated {
        /// The shuffle.
        shuffled: Symbols,
    },
}

impl Origin {
    /// The draw that shuffles the white boards.
    pub(crate) const WHITE_DRAW: Draw = Draw { purpose: "white", round: 0, nth: 0 };
}
