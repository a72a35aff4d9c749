//! The one judge of actions: it sees what the player sees.

use table::{Refusal, Sentence, refuse};

use crate::action::Action;
use crate::placement;
use crate::shape::Shape;
use crate::squares::Squares;
use crate::state::{Kind, MAX_MARKS, Phase};
use crate::view::View;

/// Whether the player who sees this may do that.
pub(crate) fn permits(view: &View, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Cross { shape, squares, .. } => {
            permits_now(view, action, Phase::Crossing, "FF-13", "refuse-not-crossing")?;
            permits_crossing(view, *shape, squares)
        }
        Action::Ready { .. } => permits_now(view, action, Phase::Pause, "FF-18", "refuse-not-pausing"),
        _ => {
            permits_now(view, action, Phase::Drawing, "FF-7", "refuse-stopped")?;
            permits_drawing(view, action)
        }
    }
}

/// Whether it is time for it, and the player is not done with it.
fn permits_now(
    view: &View,
    action: &Action,
    phase: Phase,
    rule: &'static str,
    key: &'static str,
) -> Result<(), Refusal> {
    if view.me.is_none() {
        return Err(refuse("FF-3", "refuse-no-player"));
    }
    if action.round() != view.round {
        let why = Sentence::new("refuse-other-round").number("round", view.round);
        return Err(Refusal::new(rule, why));
    }
    if view.phase != phase {
        return Err(refuse(rule, key));
    }
    if view.awaits_me() { Ok(()) } else { Err(refuse(rule, "refuse-finished")) }
}

fn permits_drawing(view: &View, action: &Action) -> Result<(), Refusal> {
    let alone = view.kind == Kind::Solo;
    let refused = match action {
        Action::Mark { squares, .. } => {
            let squares = outlined(squares)?;
            let full = view.kind == Kind::Basic && view.marks.len() >= MAX_MARKS;
            if view.marks.contains(&squares) {
                Some(refuse("FF-6", "refuse-marked-already"))
            } else {
                full.then(|| refuse("FF-6", "refuse-too-many-marks"))
            }
        }
        Action::Erase { squares, .. } => {
            let drawn = Squares::of(squares).is_some_and(|squares| view.marks.contains(&squares));
            (!drawn).then(|| refuse("FF-6", "refuse-no-such-mark"))
        }
        Action::Timer { .. } if alone => Some(refuse("FF-16", "refuse-no-timer")),
        Action::Timer { .. } => view
            .timer
            .map(|seat| Refusal::new("FF-7", Sentence::new("refuse-timer-turned").seat("who", seat))),
        Action::Done { .. } if alone => {
            view.marks.is_empty().then(|| refuse("FF-16", "refuse-nothing-drawn"))
        }
        Action::Done { .. } => view.timer.is_none().then(|| refuse("FF-7", "refuse-timer-not-turned")),
        Action::NoFive { .. } => (!alone).then(|| refuse("FF-16", "refuse-only-alone")),
        // Judged elsewhere.
        Action::Cross { .. } | Action::Ready { .. } => None,
    };
    refused.map_or(Ok(()), Err)
}

/// Whether that shape may be crossed out there (FF-13).
fn permits_crossing(view: &View, shape: Shape, squares: &[u8]) -> Result<(), Refusal> {
    let (available, free) = view.available();
    if !available.contains(shape) {
        return Err(Refusal::new("FF-13", Sentence::new("refuse-shape-used").piece("shape", shape)));
    }
    if squares.is_empty() {
        let none_fits = placement::fitting(available, free).next().is_none();
        return if none_fits { Ok(()) } else { Err(refuse("FF-13", "refuse-shapes-fit")) };
    }
    let squares = outlined(squares)?;
    if placement::shape_of(squares) != Some(shape) {
        return Err(Refusal::new("FF-13", Sentence::new("refuse-not-that-shape").piece("shape", shape)));
    }
    if squares.is_subset(free) { Ok(()) } else { Err(refuse("FF-13", "refuse-squares-used")) }
}

/// The squares of an outline: at least one, none twice, all on the board.
fn outlined(numbers: &[u8]) -> Result<Squares, Refusal> {
    if numbers.is_empty() {
        return Err(refuse("FF-6", "refuse-empty-outline"));
    }
    Squares::of(numbers).ok_or_else(|| refuse("FF-1", "refuse-no-such-squares"))
}
