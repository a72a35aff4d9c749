//! What the outlines of a round count (FF-8, FF-9, FF-12).

use std::sync::Arc;

use arrayvec::ArrayVec;
use table::Seat;

use crate::board::IndexedBoard;
use crate::placement::shape_of;
use crate::result::{BoardResult, Fault, Judged};
use crate::roll::Roll;
use crate::shape::{Shape, Shapes};
use crate::solver::{MAX_FIVES, best_single};
use crate::squares::Squares;
use crate::state::{FindFive, Kind, MAX_MARKS};

/// The result of a player's board in this round.
pub(crate) fn score_board(game: &FindFive, seat: Seat) -> BoardResult {
    let (board, player) = (&game.boards[seat.index()], &game.players[seat.index()]);
    let marks = &game.marks[seat.index()];
    let (outlines, best, factor): (Vec<_>, _, _) = if game.kind == Kind::Basic {
        let factor = game.kind.factor(game.round);
        (judge(board, game.roll, marks, factor).to_vec(), board.best(game.roll), factor)
    } else {
        let (available, free) = (player.available_shapes(), player.free_squares());
        let drafts = marks.iter().map(|draft| judge_draft(board, game.roll, *draft, available, free));
        (drafts.collect(), Arc::new(best_single(board, game.roll, available, free)), 1)
    };
    let bonus = u8::from(game.timer == Some(seat));
    let points = outlines.iter().map(|outline| outline.points).sum::<u8>() + bonus;
    let total = player.total() + u16::from(points);
    let best_points = best.points * factor;
    BoardResult { outlines, bonus, points, total, best, best_points }
}

/// Judges the outlines of a basic round; each FIVE counts `factor` times its value.
pub(crate) fn judge(
    board: &IndexedBoard,
    roll: Roll,
    marks: &[Squares],
    factor: u8,
) -> ArrayVec<Judged, MAX_MARKS> {
    let mut judged: ArrayVec<Judged, MAX_MARKS> =
        marks.iter().take(MAX_MARKS).map(|squares| judge_alone(board, roll, *squares)).collect();
    reject_overlaps(&mut judged);
    reject_repeated_shapes(&mut judged);
    reject_surplus(&mut judged);
    for outline in &mut judged {
        outline.points = value(outline) * factor;
    }
    judged
}

/// Judges the draft of a puzzle round.
pub(crate) fn judge_draft(
    board: &IndexedBoard,
    roll: Roll,
    draft: Squares,
    available: Shapes,
    free: Squares,
) -> Judged {
    let mut judged = judge_alone(board, roll, draft);
    if judged.fault.is_none() {
        judged.fault = match judged.shape {
            Some(shape) if !available.contains(shape) => Some(Fault::UsedShape),
            _ if !draft.is_subset(free) => Some(Fault::UsedSquare),
            _ => None,
        };
    }
    judged.points = value(&judged);
    judged
}

fn value(outline: &Judged) -> u8 {
    outline.shape.filter(|_| outline.fault.is_none()).map_or(0, Shape::value)
}

/// (a) What is incomplete, unconnected or shows other symbols is out, and spoils nothing.
fn judge_alone(board: &IndexedBoard, roll: Roll, squares: Squares) -> Judged {
    let shape = shape_of(squares);
    let fault = match shape {
        None => Some(Fault::NotFive),
        Some(_) if !board.shows(squares, roll) => Some(Fault::WrongSymbols),
        Some(_) => None,
    };
    Judged { squares, shape, points: 0, fault }
}

/// (b) Of the rest, all that overlap are out.
fn reject_overlaps(judged: &mut [Judged]) {
    let mut once = Squares::NONE;
    let mut twice = Squares::NONE;
    for outline in judged.iter().filter(|outline| outline.fault.is_none()) {
        twice |= once & outline.squares;
        once |= outline.squares;
    }
    for outline in judged.iter_mut().filter(|outline| outline.fault.is_none()) {
        if outline.squares.overlaps(twice) {
            outline.fault = Some(Fault::Overlap);
        }
    }
}

/// (c) Of a shape drawn twice, the first counts.
fn reject_repeated_shapes(judged: &mut [Judged]) {
    let mut drawn = Shapes::NONE;
    for outline in judged.iter_mut().filter(|outline| outline.fault.is_none()) {
        let Some(shape) = outline.shape else { continue };
        if drawn.contains(shape) {
            outline.fault = Some(Fault::Twice);
        }
        drawn.insert(shape);
    }
}

/// (d) Of more than five, the five lowest count.
fn reject_surplus(judged: &mut [Judged]) {
    while judged.iter().filter(|outline| outline.fault.is_none()).count() > MAX_FIVES {
        // Of equals, the last drawn goes.
        let highest =
            judged.iter_mut().filter(|outline| outline.fault.is_none()).max_by_key(|outline| value(outline));
        if let Some(outline) = highest {
            outline.fault = Some(Fault::TooMany);
        }
    }
}
