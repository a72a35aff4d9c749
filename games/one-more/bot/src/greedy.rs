//! The greedy baseline: whatever leaves the narrowest hand, for a narrow hand is soon stuck.

use one_more::{Action, Effect, View};

use crate::heuristic::stuck_probability;

/// Less than any difference between two scores, so that it only breaks ties.
const TIE_BREAK: f32 = 0.001;

/// The action that looks best at first sight, ties broken at random; nothing if the menu is empty.
pub(crate) fn choose(view: &View, menu: &[Action], rng: &mut fastrand::Rng) -> Option<Action> {
    let scored = menu.iter().map(|action| (score(view, action) + TIE_BREAK * rng.f32(), *action));
    scored.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, action)| action)
}

fn score(view: &View, action: &Action) -> f32 {
    let hand = view.hand.unwrap_or_default();
    let is_me = |seat| view.me == Some(seat);
    match *action {
        Action::Play { card, .. } => {
            let rest = hand.without(card);
            let loses = card.effect() == Some(Effect::Again) && rest.answering(card).is_empty();
            if loses && !rest.is_empty() { 1.0 } else { stuck_probability(rest) }
        }
        // A card in hand keeps its holder in the round.
        Action::Draw { seat, .. } => f32::from(is_me(seat) && hand.is_empty()),
        // Anybody but oneself: one's own hand is already as narrow as it could be made.
        Action::Exchange { pair, .. } => f32::from(!pair.seats().into_iter().any(is_me)),
        Action::Give { card, .. } => stuck_probability(hand.without(card)),
        Action::Ready { .. } => 0.0,
    }
}
