//! How a round ended: what counts of each board, and why the rest does not (FF-8, FF-17).

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::roll::Roll;
use crate::shape::Shape;
use crate::solver::Best;
use crate::squares::Squares;

/// A round that is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
pub struct RoundResult {
    /// Which.
    pub round: u8,
    /// What the dice showed.
    pub roll: Roll,
    /// Who turned the timer, if anybody did.
    pub timer: Option<Seat>,
    /// The boards by seat.
    pub boards: Vec<BoardResult>,
}

/// How a round ended for one player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
pub struct BoardResult {
    /// Every outline, in the order drawn.
    pub outlines: Vec<Judged>,
    /// The point of the timer.
    pub bonus: u8,
    /// All points of the round.
    pub points: u8,
    /// The points of the game so far.
    pub total: u16,
    /// The best that could have been found, by the values of the shapes.
    pub best: Arc<Best>,
    /// What that would have counted in this round (FF-9).
    pub best_points: u8,
}

/// An outline with what it counts, or why it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
pub struct Judged {
    /// Where.
    pub squares: Squares,
    /// Which shape, if it is one.
    pub shape: Option<Shape>,
    /// What it counts in this round.
    pub points: u8,
    /// Why it does not count.
    pub fault: Option<Fault>,
}

/// Why an outline does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// It is not five squares connected by their edges.
    NotFive,
    /// Its symbols are not those rolled.
    WrongSymbols,
    /// It overlaps another FIVE.
    Overlap,
    /// The same shape was drawn before.
    Twice,
    /// Five others count, and none of them is worth more.
    TooMany,
    /// Puzzle: the shape was circled or crossed out in an earlier round.
    UsedShape,
    /// Puzzle: a square was used in an earlier round.
    UsedSquare,
}
