//! What speaks for an action, in sentences for whoever asks for a hint.

use table::{Advice, Sentence};

use crate::action::{Action, Outline};
use crate::placement::{Placement, fitting, shape_of};
use crate::scoring::{judge, judge_draft};
use crate::shape::Shape;
use crate::solver::leaves_most;
use crate::speech::{dice, outline, row};
use crate::squares::Squares;
use crate::state::Kind;
use crate::view::View;

/// The action and what speaks for it.
pub fn advise(view: &View, action: &Action) -> Option<Advice> {
    let (what, why) = match action {
        Action::Mark { squares, .. } => {
            let squares = Squares::of(squares)?;
            let placed = view.useful().find(|placed| placed.squares == squares)?;
            (drawn("hint-mark", squares), why_mark(view, placed))
        }
        Action::Erase { squares, .. } => {
            let squares = Squares::of(squares)?;
            let counts = counted(view).any(|(mark, points)| mark == squares && points > 0);
            let key = if counts { "why-erase-room" } else { "why-erase-void" };
            (drawn("hint-erase", squares), Sentence::new(key))
        }
        Action::Timer { .. } => (Sentence::new("hint-timer"), why_stop(view)),
        Action::Done { .. } if view.kind == Kind::Solo => (Sentence::new("hint-end-round"), why_stop(view)),
        Action::Done { .. } => (Sentence::new("hint-done"), why_stop(view)),
        Action::NoFive { .. } => {
            let none = view.useful().next().is_none() && view.marks.is_empty();
            let key = if none { "why-no-five" } else { "why-no-five-given" };
            (Sentence::new("hint-no-five"), Sentence::new(key).text("roll", dice(view.roll)))
        }
        Action::Cross { shape, squares, .. } => cross(view, *shape, squares)?,
        Action::Ready { .. } => (Sentence::new("hint-ready"), Sentence::new("why-ready")),
    };
    Some(Advice::new(what, why))
}

fn drawn(key: &'static str, squares: Squares) -> Sentence {
    Sentence::new(key).text("outline", outline(shape_of(squares), squares))
}

/// My outlines with what each counts.
fn counted(view: &View) -> impl Iterator<Item = (Squares, u8)> + '_ {
    let (available, free) = view.room();
    let judged = view.mine().map(|(board, _)| match view.kind {
        Kind::Basic => judge(board, view.roll, &view.marks, 1),
        _ => view.marks.iter().map(|mark| judge_draft(board, view.roll, *mark, available, free)).collect(),
    });
    judged.into_iter().flatten().map(|judged| (judged.squares, judged.points))
}

fn why_mark(view: &View, placed: &'static Placement) -> Sentence {
    let worth = placed.shape.value();
    let dearest = view.useful().map(|other| other.shape.value()).max().unwrap_or(worth);
    let said = |key| Sentence::new(key).text("shape", placed.shape).number("points", worth);
    if view.kind == Kind::Basic {
        let best = view.mine().map(|(board, _)| board.best(view.roll));
        let in_best = |squares: &Squares| {
            best.as_ref().is_some_and(|best| best.fives.iter().any(|five| five.squares == *squares))
        };
        return match best.as_ref() {
            Some(best) if in_best(&placed.squares) && view.marks.iter().all(in_best) => {
                said("why-mark-best").number("total", best.points).number("count", best.fives.len() as i32)
            }
            _ if worth == dearest => said("why-mark-dearest"),
            _ => said("why-mark-fits"),
        };
    }
    let (available, free) = view.room();
    let roomy = leaves_most(view.useful(), available, free);
    let dearer = available.iter().filter(|shape| shape.value() > worth).count();
    if worth == dearest && roomy.is_some_and(|roomy| std::ptr::eq(roomy, placed)) {
        said("why-mark-dear-roomy")
    } else if worth == dearest {
        said("why-mark-dearest")
    } else if roomy.is_some_and(|roomy| std::ptr::eq(roomy, placed)) {
        said("why-mark-roomy")
    } else if dearer > 0 {
        said("why-mark-keeps").number("dearer", dearer as i32)
    } else {
        said("why-mark-fits")
    }
}

/// Why it is enough.
fn why_stop(view: &View) -> Sentence {
    let (count, points) = counted(view)
        .filter(|(_, points)| *points > 0)
        .fold((0, 0), |(count, sum), (_, points)| (count + 1, sum + i32::from(points)));
    let key = match (view.useful().next().is_none(), count) {
        (true, 0) => "why-stop-none",
        (true, _) => "why-stop-all",
        (false, _) => "why-stop-enough",
    };
    Sentence::new(key).number("count", count).number("points", points)
}

fn cross(view: &View, shape: Shape, squares: &Outline) -> Option<(Sentence, Sentence)> {
    let worth = Sentence::new("why-cross-worth").number("points", shape.value());
    if squares.is_empty() {
        let what = Sentence::new("hint-cross-alone").text("shape", shape);
        return Some((what, Sentence::new("why-cross-alone").number("points", shape.value())));
    }
    let squares = Squares::of(squares)?;
    let what = Sentence::new("hint-cross").text("shape", shape).text("squares", row(squares));
    let (available, free) = view.room();
    let cheapest = fitting(available, free).map(|placed| placed.shape.value()).min();
    let cheap = cheapest == Some(shape.value());
    Some((
        what,
        if cheap { Sentence::new("why-cross-cheapest").number("points", shape.value()) } else { worth },
    ))
}
