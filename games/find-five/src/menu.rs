//! What a player is offered.
//!
//! The marks on offer are FIVES that are really there. That is for random play and for bots; shown to a person it
//! would give the game away. A page shows the view aid instead, and the kinds of actions that are listed.

use crate::action::Action;
use crate::outline::{MAX_OUTLINE_SQUARES, Outline};
use crate::placement;
use crate::state::{Kind, Phase};
use crate::view::View;

/// How many places are offered for each shape that can be crossed out.
const MAX_PLACES: usize = 4;

/// Adds what is useful or listed.
pub(crate) fn menu(view: &View, out: &mut Vec<Action>) {
    if !view.awaits_me() {
        return;
    }
    let round = view.round;
    match view.phase {
        Phase::Drawing => {
            match (view.kind, view.timer) {
                (Kind::Solo, _) => {
                    out.push(Action::NoFive { round });
                    out.extend((!view.marks.is_empty()).then_some(Action::Done { round }));
                }
                (_, None) => out.push(Action::Timer { round }),
                (_, Some(_)) => out.push(Action::Done { round }),
            }
            let drawn = view.marks.iter().map(|mark| mark.iter().take(MAX_OUTLINE_SQUARES).collect());
            out.extend(drawn.map(|squares| Action::Erase { round, squares }));
            let fives = view.remaining_fives();
            out.extend(fives.map(|placed| Action::Mark { round, squares: placed.outline() }));
        }
        Phase::Crossing => add_crossings(view, out),
        Phase::Pause => out.push(Action::Ready { round }),
        Phase::Over => {}
    }
}

/// Whether the menu lists actions of this kind: nobody can be offered all that a hand may draw.
pub(crate) fn listed(action: &Action) -> bool {
    match action {
        Action::Mark { .. } => false,
        Action::Cross { squares, .. } => squares.is_empty(),
        _ => true,
    }
}

/// Some places for each shape; if none fits, each shape alone.
fn add_crossings(view: &View, out: &mut Vec<Action>) {
    let round = view.round;
    let (available, free) = view.available();
    let before = out.len();
    for shape in available.iter() {
        let fitting = placement::of(shape).iter().filter(|placed| placed.squares.is_subset(free));
        let cross = |placed: &placement::Placement| Action::Cross { round, shape, squares: placed.outline() };
        out.extend(fitting.take(MAX_PLACES).map(cross));
    }
    if out.len() == before {
        let alone = |shape| Action::Cross { round, shape, squares: Outline::new() };
        out.extend(available.iter().map(alone));
    }
}
