//! What speaks for an action: the words of a hint.

use std::ptr;

use table::{Advice, Sentence};

use crate::action::Action;
use crate::outline::{Outline, outline_pieces, square_pieces};
use crate::placement::{Placement, fitting, shape_of};
use crate::result::{Fault, Judged};
use crate::shape::Shape;
use crate::solver::least_constraining;
use crate::squares::Squares;
use crate::state::{Kind, Marks};
use crate::tell::verdict;
use crate::view::View;

/// The action and what speaks for it.
pub(crate) fn advise(view: &View, action: &Action) -> Option<Advice> {
    let (what, why) = match action {
        Action::Mark { squares, .. } => {
            let squares = Squares::of(squares)?;
            // In the puzzle an outline replaces the one before.
            let bare = (view.kind != Kind::Basic).then(|| View { marks: Marks::default(), ..view.clone() });
            let view = bare.as_ref().unwrap_or(view);
            let placed = view.remaining_fives().find(|placed| placed.squares == squares)?;
            (name_outline("hint-mark", squares), why_mark(view, placed))
        }
        Action::Erase { squares, .. } => {
            let squares = Squares::of(squares)?;
            let marks = view.judged_marks();
            let counts = marks.iter().any(|mark| mark.squares == squares && mark.points > 0);
            let key = match (counts, is_crowded(&marks)) {
                (true, true) => "why-erase-cheapest",
                (true, false) => "why-erase-room",
                (false, _) => "why-erase-void",
            };
            (name_outline("hint-erase", squares), Sentence::new(key))
        }
        Action::Timer { .. } => (Sentence::new("hint-timer"), why_stop(view)),
        Action::Done { .. } if view.kind == Kind::Solo => (Sentence::new("hint-end-round"), why_stop(view)),
        Action::Done { .. } => (Sentence::new("hint-done"), why_stop(view)),
        Action::NoFive { .. } => {
            let none = view.remaining_fives().next().is_none() && view.marks.is_empty();
            let key = if none { "why-no-five" } else { "why-no-five-given" };
            (Sentence::new("hint-no-five"), Sentence::new(key).row("roll", view.roll.symbols()))
        }
        Action::Cross { shape, squares, .. } => advise_crossing(view, *shape, squares)?,
        Action::Ready { .. } => (Sentence::new("hint-ready"), Sentence::new("why-ready")),
    };
    Some(Advice::new(what, why))
}

/// What was wrong with stopping there, or with crossing that out.
pub(crate) fn fault(view: &View, played: &Action, better: &Action) -> Option<Sentence> {
    let value = |action: &Action| match action {
        Action::Mark { squares, .. } => Squares::of(squares).and_then(shape_of).map(Shape::value),
        Action::Cross { shape, .. } => Some(shape.value()),
        _ => None,
    };
    let marks = view.judged_marks();
    if let (false, Some(void)) = (is_crossing(played), marks.iter().find(|mark| spoils(mark))) {
        let outline = outline_pieces(void.shape, void.squares);
        return Some(Sentence::new(verdict(void)).seat("who", view.me?).row("outline", outline));
    }
    if is_crowded(&marks) {
        return Some(Sentence::new("fault-too-many"));
    }
    let worth = value(better)?;
    let drawn: i32 = marks.iter().map(|mark| i32::from(mark.points)).sum();
    let points = |key| Sentence::new(key).number("points", drawn);
    Some(match played {
        Action::Cross { shape, .. } if shape.value() > worth => {
            let crossed = Sentence::new("fault-crossed").piece("shape", *shape);
            crossed.number("points", shape.value()).number("better", worth)
        }
        Action::Cross { .. } => Sentence::new("fault-crossed-room"),
        _ if view.kind == Kind::Basic => {
            let best = view.mine()?.0.best(view.roll);
            points("fault-overlooked").number("best", best.points).number("count", best.fives.len() as i32)
        }
        _ if view.marks.is_empty() || matches!(played, Action::NoFive { .. }) => {
            Sentence::new("fault-none").number("better", worth)
        }
        _ if i32::from(worth) > drawn => points("fault-cheap").number("better", worth),
        _ => points("fault-room").number("better", worth),
    })
}

const fn is_crossing(action: &Action) -> bool {
    matches!(action, Action::Cross { .. })
}

/// Whether there are more than five that would count.
fn is_crowded(marks: &[Judged]) -> bool {
    marks.iter().any(|mark| mark.fault == Some(Fault::TooMany))
}

/// Whether it was meant to count and does not: of more than five some are out, whichever were drawn.
const fn spoils(outline: &Judged) -> bool {
    !matches!(outline.fault, None | Some(Fault::TooMany))
}

fn name_outline(key: &'static str, squares: Squares) -> Sentence {
    Sentence::new(key).row("outline", outline_pieces(shape_of(squares), squares))
}

fn why_mark(view: &View, placed: &'static Placement) -> Sentence {
    let value = placed.shape.value();
    let max_value = view.remaining_fives().map(|other| other.shape.value()).max().unwrap_or(value);
    let why = |key| Sentence::new(key).piece("shape", placed.shape).number("points", value);
    if view.kind == Kind::Basic {
        let best = view.mine().map(|(board, _)| board.best(view.roll));
        let in_best = |squares: &Squares| {
            best.as_ref().is_some_and(|best| best.fives.iter().any(|five| five.squares == *squares))
        };
        return match best.as_ref() {
            Some(best) if in_best(&placed.squares) && view.marks.iter().all(in_best) => {
                why("why-mark-best").number("total", best.points).number("count", best.fives.len() as i32)
            }
            _ if value == max_value => why("why-mark-dearest"),
            _ => why("why-mark-fits"),
        };
    }
    let (available, free) = view.available();
    let roomiest = least_constraining(view.remaining_fives(), available, free);
    let is_roomiest = roomiest.is_some_and(|roomiest| ptr::eq(roomiest, placed));
    let higher = available.iter().filter(|shape| shape.value() > value).count();
    match (value == max_value, is_roomiest) {
        (true, true) => why("why-mark-dear-roomy"),
        (true, false) => why("why-mark-dearest"),
        (false, true) => why("why-mark-roomy"),
        (false, false) if higher > 0 => why("why-mark-keeps").number("dearer", higher as i32),
        (false, false) => why("why-mark-fits"),
    }
}

/// Why it is enough.
fn why_stop(view: &View) -> Sentence {
    let marks = view.judged_marks();
    let (count, points) = marks
        .iter()
        .filter(|mark| mark.points > 0)
        .fold((0, 0), |(count, sum), mark| (count + 1, sum + i32::from(mark.points)));
    let key = match (view.remaining_fives().next().is_none(), count) {
        (true, 0) => "why-stop-none",
        (true, _) => "why-stop-all",
        (false, _) => "why-stop-enough",
    };
    Sentence::new(key).number("count", count).number("points", points)
}

fn advise_crossing(view: &View, shape: Shape, squares: &Outline) -> Option<(Sentence, Sentence)> {
    let why = |key| Sentence::new(key).number("points", shape.value());
    if squares.is_empty() {
        let what = Sentence::new("hint-cross-alone").piece("shape", shape);
        return Some((what, why("why-cross-alone")));
    }
    let squares = Squares::of(squares)?;
    let what = Sentence::new("hint-cross").piece("shape", shape).row("squares", square_pieces(squares));
    let (available, free) = view.available();
    let min_value = fitting(available, free).map(|placed| placed.shape.value()).min();
    let cheapest = min_value == Some(shape.value());
    Some((what, why(if cheapest { "why-cross-cheapest" } else { "why-cross-worth" })))
}
