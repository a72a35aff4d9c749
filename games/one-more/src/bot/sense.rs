//! Rules of thumb. A hand loses soon if all its digits lie close together: then a card above them or below
//! them is enough. So the outer digits go, and the next player gets something easy to answer.

use table::Seat;

use crate::action::Action;
use crate::card::{Card, Effect};
use crate::cards::Cards;
use crate::view::View;

/// The action that the rules of thumb like best; equal ones by chance.
pub(super) fn choose(view: &View, menu: &[Action], chance: &mut fastrand::Rng) -> Action {
    let hand = view.hand.unwrap_or_default();
    let mut best = (f32::MIN, menu[0]);
    for action in menu {
        let liking = liking(view, hand, action) + 0.01 * chance.f32();
        if liking > best.0 {
            best = (liking, *action);
        }
    }
    best.1
}

fn liking(view: &View, hand: Cards, action: &Action) -> f32 {
    match *action {
        Action::Play { card, .. } => play(view, without(hand, card), card),
        Action::Draw { seat, .. } => {
            // A card more is one more that must be played: a gift for rivals, but better than to leave.
            let mine = view.me == Some(seat);
            if mine && hand.is_empty() {
                10.0
            } else if mine {
                -2.0
            } else {
                rivalry(view, seat)
            }
        }
        Action::Exchange { pair, .. } => {
            let others = pair.seats().into_iter().filter(|seat| view.me != Some(*seat));
            // Out of a wide hand the worst card goes; what comes is seldom worse.
            let mine = view.me.and_then(|me| pair.place(me)).is_some();
            let wide = if mine { 1.5 - 3.0 * stuck(hand) } else { 0.0 };
            wide + others.map(|seat| 0.1 * rivalry(view, seat)).sum::<f32>()
        }
        Action::Give { card, .. } => {
            let wins = card.is_bomb() && card.effect() == Some(Effect::Again);
            stuck(without(hand, card)) - if wins { 1.0 } else { 0.0 }
        }
    }
}

/// Playing that card, with this hand left.
fn play(view: &View, rest: Cards, card: Card) -> f32 {
    let me = view.me.unwrap_or(view.to_play);
    let effect = card.effect();
    if rest.is_empty() {
        // Who leaves cannot lose any more in this round, unless they draw.
        return if effect == Some(Effect::Draw) { -1.0 } else { -4.0 };
    }
    if effect == Some(Effect::Again) {
        // Bound by one's own card: with no answer this is the round.
        let answers = rest.answering(card).len() as f32;
        return if answers == 0.0 { 100.0 } else { 2.0 * stuck(rest) - 0.2 * answers };
    }
    let clockwise = view.clockwise != (effect == Some(Effect::TurnAbout));
    let next = view.players.next(me, clockwise);
    if next == me {
        return 2.0 * stuck(rest);
    }
    let player = view.players[next.index()];
    let answers = (1..=9u8).filter(|digit| digit_answers(*digit, card)).count() as i32;
    let gift = (1.0 - answers as f32 / 9.0).powi(player.cards.into());
    2.0 * stuck(rest) - gift * (3.0 + 6.0 * f32::from(player.losses))
}

/// Whether a card with that digit answers, whatever else it is.
fn digit_answers(digit: u8, centre: Card) -> bool {
    Card::new(digit, true, Effect::Again).is_some_and(|card| card.answers(centre))
}

/// How likely such a hand has no answer: the part of all faces that lie outside its digits.
fn stuck(hand: Cards) -> f32 {
    let mut digits = hand.iter().map(Card::digit);
    let Some(first) = digits.next() else { return 0.0 };
    let (low, high) = digits.fold((first, first), |(low, high), digit| (low.min(digit), high.max(digit)));
    f32::from(10 + low - high) / 18.0
}

/// How much that player is to be kept from losing: nearly there, or with few cards.
fn rivalry(view: &View, seat: Seat) -> f32 {
    let player = view.players[seat.index()];
    2.0 * f32::from(player.losses) + 3.0 / f32::from(player.cards.max(1))
}

fn without(mut hand: Cards, card: Card) -> Cards {
    hand.remove(card);
    hand
}
