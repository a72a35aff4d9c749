//! The best FIVES of a board for a roll, exactly (FF-17), and the place that leaves most room (FF-13).

pub mod room;
pub mod search;

use serde::{Deserialize, Serialize};

use crate::board::Prepared;
use crate::placement::Placement;
use crate::roll::Roll;
use crate::shape::{Shape, Shapes};
use crate::squares::Squares;

pub use room::leaves_most;
pub use search::Search;

/// The most FIVES that count in a round of the basic game (FF-6).
pub const MOST_FIVES: usize = 5;

/// A shape at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
pub struct Five {
    /// Which shape.
    pub shape: Shape,
    /// Where.
    pub squares: Squares,
}

impl From<&Placement> for Five {
    fn from(placed: &Placement) -> Five {
        Five { shape: placed.shape, squares: placed.squares }
    }
}

/// The best that could be found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
pub struct Best {
    /// The sum of the values.
    pub points: u8,
    /// The FIVES, the dearest first.
    pub fives: Vec<Five>,
}

/// The best for that roll in the basic game: at most five FIVES of different shapes, none overlapping. For a
/// roll that does not count there are none.
pub fn best(board: &Prepared, roll: Roll) -> Best {
    let found = Search::new(board.fives(roll), Shape::value).run(u8::MAX);
    Best { points: found.points, fives: found.placements().map(Five::from).collect() }
}

/// The best for that roll in the puzzle version: one FIVE of a shape and on squares that are still free.
pub fn best_one(board: &Prepared, roll: Roll, shapes: Shapes, free: Squares) -> Best {
    // The dearest come first.
    let mut fives = board.fives(roll);
    let found = fives.find(|placed| shapes.contains(placed.shape) && placed.squares.within(free));
    let points = found.map_or(0, |placed| placed.shape.value());
    Best { points, fives: found.map(Five::from).into_iter().collect() }
}
