//! What helps to show a view: nothing that gives the game away.

use serde::Serialize;
use table::Millis;

use crate::decide::phase_length;
use crate::outline::MAX_OUTLINE_SQUARES;
use crate::placement;
use crate::result::{Fault, Judged};
use crate::shape::{Shape, Shapes};
use crate::squares::Squares;
use crate::state::Phase;
use crate::view::View;

/// What helps to show a view.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
pub struct ViewAid {
    /// The twelve FIVES, sorted by value (FF-2).
    pub tiles: Vec<Tile>,
    /// My outlines of this round.
    pub outlines: Vec<OutlineAid>,
    /// The most squares an outline may have.
    #[serde(rename = "most_squares")]
    pub max_squares: usize,
    /// Puzzle, while I must cross out: the shapes that still fit on my board. If there are none, any shape
    /// that is left can be crossed out alone.
    pub crossable: Vec<Shape>,
    /// How long the present phase takes at most; nothing where no clock runs.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub length: Option<Millis>,
}

/// A shape as it is shown.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
pub struct Tile {
    /// Its letter.
    pub shape: Shape,
    /// Its points.
    pub value: u8,
    /// Its squares as rows and columns.
    pub cells: [(u8, u8); 5],
    /// Puzzle: whether I can still use it; in the basic game always.
    pub available: bool,
}

/// One of my outlines.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
pub struct OutlineAid {
    /// Where.
    pub squares: Squares,
    /// Its shape, if it is one.
    pub shape: Option<Shape>,
    /// What is wrong with it, if the option `assist` is on (FF-6).
    pub fault: Option<Fault>,
}

/// What helps to show that view.
pub(crate) fn view_aid(view: &View) -> ViewAid {
    let (available, free) = view.available();
    let tile = |shape: Shape| Tile {
        shape,
        value: shape.value(),
        cells: shape.cells(),
        available: available.contains(shape),
    };
    let crossing = view.phase == Phase::Crossing && view.awaits_me();
    let crossable = if crossing { available } else { Shapes::NONE };
    let fits = |shape: &Shape| placement::of(*shape).iter().any(|placed| placed.squares.is_subset(free));
    let outline = |judged: &Judged| OutlineAid {
        squares: judged.squares,
        shape: judged.shape,
        fault: judged.fault.filter(|_| view.options.assist),
    };
    ViewAid {
        tiles: Shape::ALL.map(tile).to_vec(),
        outlines: view.judged_marks().iter().map(outline).collect(),
        max_squares: MAX_OUTLINE_SQUARES,
        crossable: crossable.iter().filter(fits).collect(),
        length: view.due.and_then(|_| phase_length(view.phase, view.timer, &view.options)),
    }
}
