//! What speaks for an action, in sentences for whoever asks for a hint. Losing the round is the goal.

use table::{Advice, Seat, Sentence};

use crate::{Action, Card, Cards, Effect, View};

/// If this many of the nine digits answer a card, it is easy to answer.
const MANY_DIGITS: u8 = 5;
/// A hand whose digits lie this far apart is seldom stuck.
const WIDE_RANGE: u8 = 5;

/// The action, and what speaks for it.
pub(crate) fn advise(view: &View, action: &Action) -> Option<Advice> {
    let (me, hand) = view.me.zip(view.hand)?;
    let (what, why) = match *action {
        Action::Play { card, .. } => {
            (Sentence::new("hint-play").piece("card", card), why_play(view, me, hand, card))
        }
        Action::Draw { seat, .. } => {
            (Sentence::new("hint-draw").seat("who", seat), why_draw(view, me, hand, seat))
        }
        Action::Exchange { pair, .. } => {
            let [one, other] = pair.seats();
            let what = Sentence::new("hint-exchange").seat("who", one).seat("other", other);
            (what, why_exchange(pair.contains(me), hand))
        }
        Action::Give { card, .. } => (Sentence::new("hint-give").piece("card", card), why_give(hand, card)),
        Action::Ready { .. } => (Sentence::new("hint-ready"), Sentence::new("why-ready")),
    };
    Some(Advice::new(what, why))
}

fn why_play(view: &View, me: Seat, hand: Cards, card: Card) -> Sentence {
    let rest = hand.without(card);
    let effect = card.effect();
    let Some((low, high)) = rest.digit_range() else {
        let key = if effect == Some(Effect::Draw) { "why-last-draw" } else { "why-last" };
        return Sentence::new(key);
    };
    let again = effect == Some(Effect::Again);
    if again && rest.answering(card).is_empty() {
        return Sentence::new("why-loses").piece("card", card);
    }
    if hand.answering(view.centre).distinct().len() == 1 {
        return Sentence::new("why-only").piece("centre", view.centre.face());
    }
    if again {
        let answers = rest.answering(card).distinct().len() as i32;
        return with_range("why-again", low, high).number("answers", answers);
    }
    let clockwise = view.clockwise != (effect == Some(Effect::TurnAbout));
    let next = view.players.next(me, clockwise);
    let answers = card.answering_digits();
    let easy = next != me && answers >= MANY_DIGITS;
    let about_next = |key: &'static str| Sentence::new(key).seat("who", next).number("answers", answers);
    if easy && view.players[next.index()].losses > 0 {
        about_next("why-rival")
    } else if is_narrower(rest, hand) {
        why_narrow(low, high)
    } else if easy {
        about_next("why-easy")
    } else {
        with_range("why-spread", low, high)
    }
}

fn why_draw(view: &View, me: Seat, hand: Cards, seat: Seat) -> Sentence {
    let player = view.players[seat.index()];
    if seat == me {
        let key = if hand.is_empty() { "why-draw-stay" } else { "why-draw-mine" };
        return Sentence::new(key).number("cards", player.cards);
    }
    let key = if player.losses > 0 { "why-draw-rival" } else { "why-draw-few" };
    Sentence::new(key).seat("who", seat).number("cards", player.cards)
}

fn why_exchange(mine: bool, hand: Cards) -> Sentence {
    match (mine, hand.digit_range()) {
        (true, Some((low, high))) if high - low >= WIDE_RANGE => with_range("why-exchange-wide", low, high),
        (true, _) => Sentence::new("why-exchange-mine"),
        (false, Some((low, high))) if high - low < WIDE_RANGE => with_range("why-exchange-narrow", low, high),
        (false, _) => Sentence::new("why-exchange-others"),
    }
}

fn why_give(hand: Cards, card: Card) -> Sentence {
    let rest = hand.without(card);
    match rest.digit_range() {
        None => Sentence::new("why-give-only"),
        Some((low, high)) if low == high || is_narrower(rest, hand) => why_narrow(low, high),
        Some((low, high)) => with_range("why-spread", low, high),
    }
}

fn why_narrow(low: u8, high: u8) -> Sentence {
    if low == high {
        return Sentence::new("why-narrow-one").number("digit", low);
    }
    with_range("why-narrow", low, high)
}

fn with_range(key: &'static str, low: u8, high: u8) -> Sentence {
    Sentence::new(key).number("low", low).number("high", high)
}

/// Whether the digits of these cards lie closer together than those of the hand.
fn is_narrower(cards: Cards, hand: Cards) -> bool {
    let width = |cards: Cards| cards.digit_range().map(|(low, high)| high - low);
    width(cards) < width(hand)
}
