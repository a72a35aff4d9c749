//! What helps to show a view: nothing that gives the game away.

use serde::Serialize;

use crate::placement;
use crate::result::{Fault, Judged};
use crate::scoring::{judge, judge_draft};
use crate::shape::{Shape, Shapes};
use crate::squares::{COUNT, Squares};
use crate::state::{Kind, Phase};
use crate::view::View;

/// What is worked out from a view.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
pub struct ViewAid {
    /// The twelve FIVES, sorted by value (FF-2).
    pub tiles: Vec<Tile>,
    /// My outlines of this round.
    pub outlines: Vec<OutlineAid>,
    /// The most squares an outline may have.
    pub most_squares: usize,
    /// Puzzle, while I must cross out: the shapes that still fit on my board. If there are none, any shape
    /// that is left can be crossed out alone.
    pub crossable: Vec<Shape>,
}

/// A shape as it is shown.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
pub struct Tile {
    /// Its letter.
    pub shape: Shape,
    /// What it is worth.
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
    /// What is wrong with it; told only where the table plays with that help (FF-6).
    pub fault: Option<Fault>,
}

impl View {
    /// What helps to show it.
    pub fn view_aid(&self) -> ViewAid {
        let (available, free) = self.room();
        let tile = |shape: Shape| Tile {
            shape,
            value: shape.value(),
            cells: shape.cells(),
            available: available.contains(shape),
        };
        let crossing = self.phase == Phase::Crossing && self.awaits_me();
        let crossable = if crossing { available } else { Shapes::NONE };
        let fits = |shape: &Shape| placement::of(*shape).iter().any(|placed| placed.squares.within(free));
        ViewAid {
            tiles: Shape::ALL.map(tile).to_vec(),
            outlines: self.outlines(),
            most_squares: crate::action::MOST_SQUARES.min(COUNT as usize),
            crossable: crossable.iter().filter(fits).collect(),
        }
    }

    fn outlines(&self) -> Vec<OutlineAid> {
        let Some((board, player)) = self.mine() else { return Vec::new() };
        let judged: Vec<Judged> = if self.kind == Kind::Basic {
            judge(board, self.roll, &self.marks, 1).to_vec()
        } else {
            let (available, free) = (player.available(), player.free());
            self.marks.iter().map(|mark| judge_draft(board, self.roll, *mark, available, free)).collect()
        };
        let outline = |judged: &Judged| OutlineAid {
            squares: judged.squares,
            shape: judged.shape,
            fault: judged.fault.filter(|_| self.options.assist),
        };
        judged.iter().map(outline).collect()
    }
}
