//! The best FIVES of a board for a roll, exactly (FF-17), and the place that leaves most room (FF-13).

mod branch_and_bound;
mod least_constraining;

use serde::{Deserialize, Serialize};

use crate::board::IndexedBoard;
use crate::placement::Placement;
use crate::roll::Roll;
use crate::shape::{Shape, Shapes};
use crate::squares::Squares;

pub(crate) use branch_and_bound::BranchAndBound;
pub use least_constraining::least_constraining;

/// The most FIVES that count in a round of the basic game (FF-6).
pub const MAX_FIVES: usize = 5;

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

/// The best that can be found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
pub struct Best {
    /// The sum of the values.
    pub points: u8,
    /// The FIVES, the most valuable first.
    pub fives: Vec<Five>,
}

/// The best for that roll in the basic game: at most five FIVES of different shapes, none overlapping. For a
/// roll that does not count there are none.
pub fn best(board: &IndexedBoard, roll: Roll) -> Best {
    let packing = BranchAndBound::new(board.fives(roll), Shape::value).run(u8::MAX);
    Best { points: packing.points, fives: packing.placements().map(Five::from).collect() }
}

/// The best for that roll in the puzzle version: one FIVE of these shapes on free squares.
pub fn best_single(board: &IndexedBoard, roll: Roll, shapes: Shapes, free: Squares) -> Best {
    // The most valuable come first.
    let mut fives = board.fives(roll);
    let found = fives.find(|placed| shapes.contains(placed.shape) && placed.squares.is_subset(free));
    let points = found.map_or(0, |placed| placed.shape.value());
    Best { points, fives: found.map(Five::from).into_iter().collect() }
}
