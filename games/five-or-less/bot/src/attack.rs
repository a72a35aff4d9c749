//! Whom a bot's power hits.

use fastrand::Rng;
use table::Seat;

use super::recall::Recall;
use five_or_less::action::Action;
use five_or_less::power::Power;
use five_or_less::view::View;

/// Whether the power is worth using.
pub(crate) fn pays(power: Power, view: &View, me: Seat, recall: &Recall) -> bool {
    match power {
        Power::Twelve => true,
        Power::Eight => victims(power, view, me).any(|seat| low(view, seat, recall).is_some()),
        Power::Fourteen => worst(view, me, recall).is_some_and(|mine| recall.worth(me, mine) > 0.0),
        Power::Ten => {
            let mine = worst(view, me, recall).map_or(0.0, |mine| recall.worth(me, mine));
            let theirs =
                victims(power, view, me).filter_map(|seat| low(view, seat, recall).map(|slot| (seat, slot)));
            theirs.into_iter().any(|(seat, slot)| recall.worth(seat, slot) + 1.0 < mine)
        }
    }
}

/// Whom it hits, and where.
pub(crate) fn target(power: Power, view: &View, me: Seat, recall: &Recall, rng: &mut Rng) -> Option<Action> {
    let mine = if power.gives() { Some(worst(view, me, recall)?) } else { None };
    let seat = match power {
        // The lowest card of all for the highest of mine.
        Power::Ten => victims(power, view, me).min_by(|one, other| {
            let worth =
                |seat: Seat| low(view, seat, recall).map_or(f64::MAX, |slot| recall.worth(seat, slot));
            worth(*one).total_cmp(&worth(*other))
        }),
        // Whoever is nearest to five.
        _ => victims(power, view, me)
            .map(|seat| (seat, recall.total(view, seat) + rng.f64()))
            .min_by(|one, other| one.1.total_cmp(&other.1))
            .map(|(seat, _)| seat),
    }?;
    let slot = if power.swaps() { Some(low(view, seat, recall)?) } else { None };
    Some(Action::Target { turn: view.turn, seat, slot, mine })
}

/// Those whom it can hit.
fn victims(power: Power, view: &View, me: Seat) -> impl Iterator<Item = Seat> + '_ {
    let others =
        Seat::all(view.pyramids.len() as u8).filter(move |seat| *seat != me && !view.called.contains(*seat));
    others.filter(move |seat| power.reaches(view.pyramids[seat.index()]))
}

/// My highest card.
fn worst(view: &View, me: Seat, recall: &Recall) -> Option<u8> {
    view.mine().iter().max_by(|one, other| recall.worth(me, *one).total_cmp(&recall.worth(me, *other)))
}

/// The lowest card of another player.
fn low(view: &View, seat: Seat, recall: &Recall) -> Option<u8> {
    let cards = view.pyramids[seat.index()].iter();
    cards.min_by(|one, other| recall.worth(seat, *one).total_cmp(&recall.worth(seat, *other)))
}
