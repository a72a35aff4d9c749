//! What was wrong with an action, in the words of a review. Losing the round is the goal.

use table::Sentence;

use crate::{Action, Card, Cards, Effect, View};

/// If at most this many of the nine digits answer a card, it is hard to answer.
const FEW_DIGITS: u8 = 4;

/// What was wrong with what was played, where the other action was better.
pub(crate) fn fault(view: &View, played: &Action, better: &Action) -> Option<Sentence> {
    let (me, hand) = view.me.zip(view.hand)?;
    match (*played, *better) {
        (Action::Play { card, .. }, Action::Play { card: other, .. }) => played_card(view, hand, card, other),
        (Action::Draw { seat, .. }, Action::Draw { .. }) if seat == me => Some(Sentence::new("fault-drew")),
        (Action::Draw { seat, .. }, Action::Draw { seat: other, .. }) => {
            let key = match other {
                other if other == me && hand.is_empty() => "fault-left-round",
                other if view.players[other.index()].losses > view.players[seat.index()].losses => {
                    "fault-draw-rival"
                }
                _ => "fault-draw-other",
            };
            let sentence = Sentence::new(key);
            Some(if key == "fault-left-round" { sentence } else { sentence.seat("who", other) })
        }
        (Action::Exchange { pair, .. }, Action::Exchange { .. }) => {
            let (low, high) = hand.digit_range()?;
            let key = if pair.contains(me) { "fault-exchanged" } else { "fault-not-exchanged" };
            Some(Sentence::new(key).number("low", low).number("high", high))
        }
        (Action::Give { card, .. }, Action::Give { card: other, .. }) => {
            if loses_later(hand, card) && !loses_later(hand, other) {
                return Some(Sentence::new("fault-gave-bomb").piece("card", card));
            }
            wide("fault-gave", hand, card, other)
        }
        _ => None,
    }
}

fn played_card(view: &View, hand: Cards, card: Card, other: Card) -> Option<Sentence> {
    let rest = hand.without(card);
    let lost_later =
        card.effect() == Some(Effect::Again) && rest.answering(card).iter().any(|next| loses(rest, next));
    let sure = hand.answering(view.centre).iter().find(|sure| loses(hand, *sure)).filter(|_| !lost_later);
    if let Some(sure) = Some(other).filter(|other| loses(hand, *other)).or(sure) {
        return Some(Sentence::new("fault-not-lost").piece("card", sure));
    }
    if rest.is_empty() && card.effect() != Some(Effect::Draw) {
        return Some(Sentence::new("fault-left-round"));
    }
    if loses_later(hand, card) && card.effect() == Some(Effect::Again) {
        return Some(Sentence::new("fault-spent-again").piece("card", card));
    }
    let clockwise = view.clockwise != (card.effect() == Some(Effect::TurnAbout));
    let me = view.me.unwrap_or(view.to_play);
    let next = view.players.next(me, clockwise);
    let answers = card.answering_digits();
    if next != me && answers <= FEW_DIGITS && card.effect() != Some(Effect::Again) {
        let key = if view.players[next.index()].losses > 0 { "fault-rival" } else { "fault-hard" };
        return Some(Sentence::new(key).seat("who", next).number("answers", answers).piece("card", card));
    }
    if other.effect() == Some(Effect::Again) {
        return Some(Sentence::new("fault-not-again").piece("card", other));
    }
    wide("fault-wide", hand, card, other)
}

/// What the hand would have been, and what it is, if that was narrower.
fn wide(key: &'static str, hand: Cards, card: Card, other: Card) -> Option<Sentence> {
    let range = |card: Card| hand.without(card).digit_range().unwrap_or_default();
    let ((low, high), (better_low, better_high)) = (range(card), range(other));
    let sentence = Sentence::new(key).piece("card", card).number("low", low).number("high", high);
    let sentence = sentence.number("better_low", better_low).number("better_high", better_high);
    (better_high - better_low < high - low).then_some(sentence)
}

/// Whether playing it loses the round at once, as everybody wants to.
fn loses(hand: Cards, card: Card) -> bool {
    let rest = hand.without(card);
    card.effect() == Some(Effect::Again) && !rest.is_empty() && rest.answering(card).is_empty()
}

/// Whether its own player must answer it, and few cards could.
fn loses_later(hand: Cards, card: Card) -> bool {
    card.effect() == Some(Effect::Again) && hand.without(card).answering(card).distinct().len() <= 1
}
