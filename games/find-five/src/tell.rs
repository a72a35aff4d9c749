//! What happened, in sentences.

use table::{Seat, Sentence};

use crate::outline::{outline_pieces, square_pieces};
use crate::result::{BoardResult, Fault, Judged, RoundResult};
use crate::sight::Sight;

/// Adds the sentences that tell of a sight.
pub(crate) fn tell(sight: &Sight, out: &mut Vec<Sentence>) {
    match sight {
        // The boards can be seen, and so can that the next round is near.
        Sight::Boards { .. } | Sight::Paused { .. } => {}
        Sight::Rolled { round, again, roll, .. } => {
            let rolled_again = Sentence::new("rolled-again");
            out.extend(again.iter().map(|roll| rolled_again.clone().row("roll", roll.symbols())));
            out.push(Sentence::new("rolled").number("round", *round).row("roll", roll.symbols()));
        }
        Sight::Marked { seat, squares, shape } => {
            let marked = Sentence::new("marked").seat("who", *seat);
            out.push(marked.row("outline", outline_pieces(*shape, *squares)));
        }
        Sight::Erased { seat, squares } => {
            let erased = Sentence::new("erased").seat("who", *seat);
            out.push(erased.row("outline", square_pieces(*squares)));
        }
        Sight::Timer { seat, .. } => out.push(Sentence::new("timer-turned").seat("who", *seat)),
        Sight::Done { seat } => out.push(Sentence::new("done").seat("who", *seat)),
        Sight::Stopped(result) => tell_result(result, out),
        Sight::Crossing { seats, .. } => {
            out.extend(seats.iter().map(|seat| Sentence::new("must-cross").seat("who", seat)));
        }
        Sight::Crossed { seat, shape, squares, chosen } => {
            let crossed = |key| Sentence::new(key).seat("who", *seat).piece("shape", *shape);
            out.push(match squares {
                None => crossed("crossed-alone"),
                Some(squares) => crossed(if *chosen { "crossed" } else { "crossed-for" })
                    .row("squares", square_pieces(*squares)),
            });
        }
        Sight::Ready { seat } => out.push(Sentence::new("ready").seat("who", *seat)),
        Sight::Ended { outcome } => {
            let key = match (outcome.scores.len(), outcome.winners().count()) {
                (1, _) => "solo-ended",
                (_, 1) => "won",
                _ => "won-shared",
            };
            out.extend(outcome.winners().map(|seat| {
                Sentence::new(key).seat("who", seat).number("total", outcome.scores[seat.index()])
            }));
        }
    }
}

fn tell_result(result: &RoundResult, out: &mut Vec<Sentence>) {
    out.push(Sentence::new("stopped").number("round", result.round));
    for (seat, board) in (0..).map(Seat).zip(&result.boards) {
        tell_board(seat, board, out);
    }
}

/// Every outline with its reason, the points, the best there was (FF-17).
fn tell_board(seat: Seat, board: &BoardResult, out: &mut Vec<Sentence>) {
    for outline in &board.outlines {
        let told = Sentence::new(verdict(outline)).seat("who", seat);
        let told = told.row("outline", outline_pieces(outline.shape, outline.squares));
        out.push(if outline.fault.is_none() { told.number("points", outline.points) } else { told });
    }
    if board.bonus > 0 {
        out.push(Sentence::new("timer-point").seat("who", seat));
    }
    let scored = Sentence::new("scored").seat("who", seat).number("points", board.points);
    out.push(scored.number("total", i32::from(board.total)));
    let fives = &board.best.fives;
    out.push(if fives.is_empty() {
        Sentence::new("best-none").seat("who", seat)
    } else {
        let rows = fives.iter().map(|five| outline_pieces(Some(five.shape), five.squares));
        Sentence::new("best").seat("who", seat).number("points", board.best_points).rows("fives", rows)
    });
}

/// The sentence for what an outline counts, or why it does not.
pub(crate) const fn verdict(outline: &Judged) -> &'static str {
    match outline.fault {
        None => "outline-counts",
        Some(Fault::NotFive) => "outline-not-five",
        Some(Fault::WrongSymbols) => "outline-wrong-symbols",
        Some(Fault::Overlap) => "outline-overlap",
        Some(Fault::Twice) => "outline-twice",
        Some(Fault::TooMany) => "outline-too-many",
        Some(Fault::UsedShape) => "outline-used-shape",
        Some(Fault::UsedSquare) => "outline-used-square",
    }
}
