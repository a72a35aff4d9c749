//! The basic game: what is seen is drawn, until there are five or nothing more is to be seen.

use bots::Plan;
use find_five::placement::Placement;
use find_five::solver::MAX_FIVES;
use find_five::{Action, View};
use table::Moment;

use crate::eyes::Looker;
use crate::{REACTION_TIME, until};

/// What somebody does who draws whatever they see.
pub(crate) fn draws_what_it_sees(looker: &Looker, now: Moment) -> Plan<Action> {
    let drawn = looker.view.marks.len();
    let next = looker.first(looker.view.remaining_fives(), drawn + 1);
    let patience = looker.patience();
    match (next, looker.timer()) {
        (Some((at, five)), Some((_, due))) if at < due => mark(looker, five, at, now),
        // It takes a while to see that it is enough, or that nothing more is there before the timer has run out.
        (_, Some((turned, _))) => {
            let after = if drawn < MAX_FIVES { patience / 2 } else { REACTION_TIME };
            stop(looker, looker.resumed().max(turned) + after, now)
        }
        (Some((at, five)), None) if at <= looker.resumed() + patience + looker.draw() => {
            mark(looker, five, at, now)
        }
        (_, None) if drawn < MAX_FIVES => stop(looker, looker.resumed() + patience, now),
        (_, None) => stop(looker, looker.resumed() + looker.hesitation(), now),
    }
}

/// What somebody does who draws only the best there is, and looks for it until it is found.
pub(crate) fn draws_the_best(looker: &Looker, now: Moment) -> Plan<Action> {
    let drawn = looker.view.marks.len();
    match looker.first(best_left(looker.view), drawn + 1) {
        Some((at, five)) => mark(looker, five, at, now),
        None => stop(looker, looker.resumed() + looker.hesitation(), now),
    }
}

/// The solver's FIVES that can still be drawn; if there are none, the most valuable FIVE that can.
pub(crate) fn best_left(view: &View) -> Vec<&'static Placement> {
    let fives: Vec<&'static Placement> = view.remaining_fives().collect();
    let best = view.mine().map(|(board, _)| board.best(view.roll)).unwrap_or_default();
    let in_best = |five: &&&Placement| best.fives.iter().any(|other| other.squares == five.squares);
    let left: Vec<&'static Placement> = fives.iter().filter(in_best).copied().collect();
    if left.is_empty() { fives.into_iter().take(1).collect() } else { left }
}

fn mark(looker: &Looker, five: &Placement, at: Moment, now: Moment) -> Plan<Action> {
    let action = Action::Mark { round: looker.view.round, squares: five.outline() };
    Plan { action, after: until(at, now, looker.draw()) }
}

/// Turns the timer, or says Done if it runs.
fn stop(looker: &Looker, at: Moment, now: Moment) -> Plan<Action> {
    let round = looker.view.round;
    let action = if looker.view.timer.is_some() { Action::Done { round } } else { Action::Timer { round } };
    Plan { action, after: until(at, now, REACTION_TIME) }
}
