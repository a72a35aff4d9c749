//! What happened, in sentences.

use table::{Seat, Sentence};

use crate::result::{BoardResult, Fault, Judged, RoundResult};
use crate::roll::Roll;
use crate::shape::Shape;
use crate::sight::Sight;
use crate::solver::Five;
use crate::squares::Squares;

impl Sight {
    /// Adds the sentences that tell of it.
    pub fn tell(&self, out: &mut Vec<Sentence>) {
        match self {
            // What is printed can be seen; that the next round is near, too.
            Sight::Boards { .. } | Sight::Paused { .. } => {}
            Sight::Rolled { round, again, roll, .. } => {
                out.extend(again.iter().map(|roll| Sentence::new("rolled-again").text("roll", dice(*roll))));
                out.push(Sentence::new("rolled").number("round", *round).text("roll", dice(*roll)));
            }
            Sight::Marked { seat, squares, shape } => {
                let marked = Sentence::new("marked").seat("who", *seat);
                out.push(marked.text("outline", outline(*shape, *squares)));
            }
            Sight::Erased { seat, squares } => {
                let erased = Sentence::new("erased").seat("who", *seat);
                out.push(erased.text("outline", outline(None, *squares)));
            }
            Sight::Timer { seat, .. } => out.push(Sentence::new("timer-turned").seat("who", *seat)),
            Sight::Done { seat } => out.push(Sentence::new("done").seat("who", *seat)),
            Sight::Stopped(result) => tell_result(result, out),
            Sight::Crossing { seats, .. } => {
                out.extend(seats.iter().map(|seat| Sentence::new("must-cross").seat("who", seat)));
            }
            Sight::Crossed { seat, shape, squares, chosen } => {
                let key = match (squares, chosen) {
                    (None, _) => "crossed-alone",
                    (Some(_), true) => "crossed",
                    (Some(_), false) => "crossed-for",
                };
                let crossed = Sentence::new(key).seat("who", *seat).text("shape", shape);
                out.push(crossed.text("squares", row(squares.unwrap_or_default())));
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
}

fn tell_result(result: &RoundResult, out: &mut Vec<Sentence>) {
    out.push(Sentence::new("stopped").number("round", result.round));
    for (seat, board) in (0..).map(Seat).zip(&result.boards) {
        tell_board(seat, board, out);
    }
}

/// Every outline with its reason, the points, the best there was (FF-17).
fn tell_board(seat: Seat, board: &BoardResult, out: &mut Vec<Sentence>) {
    for judged in &board.outlines {
        let told = Sentence::new(verdict(judged)).seat("who", seat);
        let told = told.text("outline", outline(judged.shape, judged.squares));
        out.push(if judged.fault.is_none() { told.number("points", judged.points) } else { told });
    }
    if board.bonus > 0 {
        out.push(Sentence::new("timer-point").seat("who", seat));
    }
    let scored = Sentence::new("scored").seat("who", seat).number("points", board.points);
    out.push(scored.number("total", i32::from(board.total)));
    let key = if board.best.fives.is_empty() { "best-none" } else { "best" };
    let best = Sentence::new(key).seat("who", seat);
    let fives = board.best.fives.iter().map(|five: &Five| outline(Some(five.shape), five.squares));
    out.push(if board.best.fives.is_empty() {
        best
    } else {
        best.number("points", board.best_points).text("fives", fives.collect::<Vec<_>>().join(" / "))
    });
}

const fn verdict(judged: &Judged) -> &'static str {
    match judged.fault {
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

/// The symbols in any text: ring, triangle, square, spark, cross, moon.
const SIGNS: [&str; 6] = ["○", "▲", "■", "✦", "✖", "☾"];

/// The dice with room between them: `○ ▲ ■ ✦ ✦`.
pub fn dice(roll: Roll) -> String {
    roll.symbols().map(|symbol| SIGNS[usize::from(symbol)]).join(" ")
}

/// The letter of the shape and the squares: `I F4 F5 F6 F7 F8`.
pub fn outline(shape: Option<Shape>, squares: Squares) -> String {
    shape.map_or_else(|| row(squares), |shape| format!("{shape} {}", row(squares)))
}

/// The squares by column and row, from `A1` to `J10`.
pub fn row(squares: Squares) -> String {
    let name = |square: u8| format!("{}{}", char::from(b'A' + square % 10), square / 10 + 1);
    squares.iter().map(name).collect::<Vec<_>>().join(" ")
}
