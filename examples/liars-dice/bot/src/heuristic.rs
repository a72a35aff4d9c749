//! A heuristic: call what is unlikely, else bid what is most likely.

use liars_dice::{Action, View};

/// The action that most likely loses no die; equal ones at random.
pub(crate) fn choose(view: &View, menu: &[Action], rng: &mut fastrand::Rng) -> Option<Action> {
    let scored = menu.iter().map(|action| (score(view, action) + 0.001 * rng.f64(), *action));
    scored.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, action)| action)
}

/// How likely that action loses no die if everybody else plays by chance.
fn score(view: &View, action: &Action) -> f64 {
    match action {
        Action::Bid { bid, .. } => view.chance(*bid),
        Action::Call { .. } => view.bid.map_or(0.0, |standing| 1.0 - view.chance(standing.bid)),
    }
}
