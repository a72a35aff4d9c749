//! Heuristics for powers: whether to use one, and on whom.

use fastrand::Rng;
use five_or_less::{Action, Power, View};
use table::Seat;

use crate::recall::Recall;

/// Whether using the power gains anything.
pub(crate) fn gains(power: Power, view: &View, me: Seat, recall: &Recall) -> bool {
    match power {
        Power::Twelve => true,
        Power::Eight => view.targets(power).any(|seat| recall.lowest(view, seat).is_some()),
        Power::Fourteen => recall.highest(view, me).is_some_and(|mine| recall.expected(me, mine) > 0.0),
        Power::Ten => {
            let mine = recall.highest(view, me).map_or(0.0, |mine| recall.expected(me, mine));
            let mut theirs = view.targets(power).filter_map(|seat| Some((seat, recall.lowest(view, seat)?)));
            theirs.any(|(seat, slot)| recall.expected(seat, slot) + 1.0 < mine)
        }
    }
}

/// Whom to hit, and which cards.
pub(crate) fn target(power: Power, view: &View, me: Seat, recall: &Recall, rng: &mut Rng) -> Option<Action> {
    let mine = if power.gives() { Some(recall.highest(view, me)?) } else { None };
    let seat = match power {
        // My highest card for the lowest of all.
        Power::Ten => view.targets(power).min_by(|one, other| {
            let lowest =
                |seat: Seat| recall.lowest(view, seat).map_or(f64::MAX, |slot| recall.expected(seat, slot));
            lowest(*one).total_cmp(&lowest(*other))
        }),
        // Whoever is nearest to five.
        _ => view
            .targets(power)
            .map(|seat| (seat, recall.expected_sum(view, seat) + rng.f64()))
            .min_by(|one, other| one.1.total_cmp(&other.1))
            .map(|(seat, _)| seat),
    }?;
    let slot = if power.swaps() { Some(recall.lowest(view, seat)?) } else { None };
    Some(Action::Target { turn: view.turn, seat, slot, mine })
}
