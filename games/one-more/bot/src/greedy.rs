//! The plain player: a narrow hand is soon stuck, so whatever leaves the narrowest one is done.

use crate::heuristic::{stuck, without};
use one_more::action::Action;
use one_more::card::Effect;
use one_more::view::View;

/// What looks best at first sight; equal ones by rng. Nothing if nothing is offered.
pub(crate) fn choose(view: &View, menu: &[Action], rng: &mut fastrand::Rng) -> Option<Action> {
    let hand = view.hand.unwrap_or_default();
    let liking = |action: &Action| match *action {
        Action::Play { card, .. } => {
            let rest = without(hand, card);
            let loses = card.effect() == Some(Effect::Again) && rest.answering(card).is_empty();
            if loses && !rest.is_empty() { 1.0 } else { stuck(rest) }
        }
        // A card in hand keeps one in the round.
        Action::Draw { seat, .. } => f32::from(u8::from(view.me == Some(seat) && hand.is_empty())),
        // Any but the own hand, which is as narrow as it could be made.
        Action::Exchange { pair, .. } => {
            f32::from(u8::from(view.me.is_some_and(|me| pair.place(me).is_none())))
        }
        Action::Give { card, .. } => stuck(without(hand, card)),
    };
    let liked = menu.iter().map(|action| (liking(action) + 0.001 * rng.f32(), *action));
    liked.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, action)| action)
}
