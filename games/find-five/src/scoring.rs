//! What counts of the outlines of a round (FF-8, FF-12).

use arrayvec::ArrayVec;

use crate::board::Prepared;
use crate::placement::shape_of;
use crate::result::{Fault, Judged};
use crate::roll::Roll;
use crate::shape::{Shape, Shapes};
use crate::solver::MOST_FIVES;
use crate::squares::Squares;
use crate::state::{MOST_MARKS, Marks};

/// The outlines of a basic round with what each counts, `factor` times the value.
pub fn judge(board: &Prepared, roll: Roll, marks: &[Squares], factor: u8) -> ArrayVec<Judged, MOST_MARKS> {
    let mut judged: ArrayVec<Judged, MOST_MARKS> =
        marks.iter().take(MOST_MARKS).map(|squares| alone(board, roll, *squares)).collect();
    overlapping(&mut judged);
    repeated(&mut judged);
    surplus(&mut judged);
    for mark in &mut judged {
        mark.points = counted(mark) * factor;
    }
    judged
}

/// The draft of a puzzle round.
pub fn judge_draft(board: &Prepared, roll: Roll, draft: Squares, shapes: Shapes, free: Squares) -> Judged {
    let mut judged = alone(board, roll, draft);
    if judged.fault.is_none() {
        judged.fault = match judged.shape {
            Some(shape) if !shapes.contains(shape) => Some(Fault::UsedShape),
            _ if !draft.within(free) => Some(Fault::UsedSquare),
            _ => None,
        };
    }
    judged.points = counted(&judged);
    judged
}

fn counted(mark: &Judged) -> u8 {
    mark.shape.filter(|_| mark.fault.is_none()).map_or(0, Shape::value)
}

/// (a) What is unfinished, unconnected or shows something else is out, and spoils nothing.
fn alone(board: &Prepared, roll: Roll, squares: Squares) -> Judged {
    let shape = shape_of(squares);
    let fault = match shape {
        None => Some(Fault::NotFive),
        Some(_) if !board.shows(squares, roll) => Some(Fault::WrongSymbols),
        Some(_) => None,
    };
    Judged { squares, shape, points: 0, fault }
}

/// (b) Of the rest, all that overlap are out.
fn overlapping(judged: &mut [Judged]) {
    let mut once = Squares::NONE;
    let mut twice = Squares::NONE;
    for mark in judged.iter().filter(|mark| mark.fault.is_none()) {
        twice |= once & mark.squares;
        once |= mark.squares;
    }
    for mark in judged.iter_mut().filter(|mark| mark.fault.is_none() && mark.squares.touches(twice)) {
        mark.fault = Some(Fault::Overlap);
    }
}

/// (c) Of one shape drawn twice, the first counts.
fn repeated(judged: &mut [Judged]) {
    let mut seen = Shapes::NONE;
    for mark in judged.iter_mut().filter(|mark| mark.fault.is_none()) {
        let Some(shape) = mark.shape else { continue };
        if seen.contains(shape) {
            mark.fault = Some(Fault::Twice);
        }
        seen.insert(shape);
    }
}

/// (d) Of more than five, the five lowest count.
fn surplus(judged: &mut [Judged]) {
    while judged.iter().filter(|mark| mark.fault.is_none()).count() > MOST_FIVES {
        // Among equals the last drawn goes.
        let dearest = judged.iter_mut().filter(|mark| mark.fault.is_none()).max_by_key(|mark| counted(mark));
        if let Some(mark) = dearest {
            mark.fault = Some(Fault::TooMany);
        }
    }
}

/// The shapes of outlines that are shapes.
pub fn drawn_shapes(marks: &Marks) -> Shapes {
    marks.iter().filter_map(|squares| shape_of(*squares)).collect()
}
