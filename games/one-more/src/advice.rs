//! What speaks for an action, in sentences for whoever asks for a hint. To lose a round is what one wants.

use table::{Advice, Seat, Sentence};

use crate::action::Action;
use crate::card::{Card, Effect};
use crate::cards::Cards;
use crate::view::View;

/// Of nine digits, so many that answer are many.
const MANY: usize = 5;
/// A hand as wide as this is seldom stuck.
const WIDE: u8 = 5;

/// The action and what speaks for it.
pub fn advise(view: &View, action: &Action) -> Option<Advice> {
    let (me, hand) = view.me.zip(view.hand)?;
    let (what, why) = match *action {
        Action::Play { card, .. } => {
            (Sentence::new("hint-play").text("card", card.shown()), why_play(view, me, hand, card))
        }
        Action::Draw { seat, .. } => {
            (Sentence::new("hint-draw").seat("who", seat), why_draw(view, me, hand, seat))
        }
        Action::Exchange { pair, .. } => {
            let [one, other] = pair.seats();
            let what = Sentence::new("hint-exchange").seat("who", one).seat("other", other);
            let why = match (pair.place(me), width(hand)) {
                (Some(_), Some((low, high))) if high - low >= WIDE => spread("why-exchange-wide", low, high),
                (Some(_), _) => Sentence::new("why-exchange-mine"),
                (None, Some((low, high))) if high - low < WIDE => spread("why-exchange-narrow", low, high),
                (None, _) => Sentence::new("why-exchange-others"),
            };
            (what, why)
        }
        Action::Give { card, .. } => {
            (Sentence::new("hint-give").text("card", card.shown()), why_give(hand, card))
        }
    };
    Some(Advice::new(what, why))
}

/// The lowest and the highest digit of a hand.
fn width(hand: Cards) -> Option<(u8, u8)> {
    let digits = || hand.iter().map(Card::digit);
    digits().min().zip(digits().max())
}

fn spread(key: &'static str, low: u8, high: u8) -> Sentence {
    Sentence::new(key).number("low", low).number("high", high)
}

fn without(mut hand: Cards, card: Card) -> Cards {
    hand.remove(card);
    hand
}

fn why_play(view: &View, me: Seat, hand: Cards, card: Card) -> Sentence {
    let rest = without(hand, card);
    let effect = card.effect();
    let again = effect == Some(Effect::Again);
    let Some((low, high)) = width(rest) else {
        let key = if effect == Some(Effect::Draw) { "why-last-draw" } else { "why-last" };
        return Sentence::new(key);
    };
    if again && rest.answering(card).is_empty() {
        return Sentence::new("why-loses").text("card", card.shown());
    }
    if hand.answering(view.centre).distinct().len() == 1 {
        return Sentence::new("why-only").text("centre", view.centre.face());
    }
    if again {
        let answers = rest.answering(card).distinct().len() as i32;
        return spread("why-again", low, high).number("answers", answers);
    }
    let clockwise = view.clockwise != (effect == Some(Effect::TurnAbout));
    let next = view.players.next(me, clockwise);
    let answers = (1..=9).filter(|digit| answered_by(*digit, card)).count();
    let said = |key: &'static str| Sentence::new(key).seat("who", next).number("answers", answers as i32);
    let narrower = width(hand).is_some_and(|(lowest, highest)| high - low < highest - lowest);
    if next != me && view.players[next.index()].losses > 0 && answers >= MANY {
        return said("why-rival");
    }
    match (narrower, low == high) {
        (true, true) => Sentence::new("why-narrow-one").number("digit", low),
        (true, false) => spread("why-narrow", low, high),
        (false, _) if next != me && answers >= MANY => said("why-easy"),
        (false, _) => spread("why-spread", low, high),
    }
}

/// Whether a card with that digit answers, whatever else it is.
fn answered_by(digit: u8, centre: Card) -> bool {
    Card::new(digit, true, Effect::Again).is_some_and(|card| card.answers(centre))
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

fn why_give(hand: Cards, card: Card) -> Sentence {
    match (width(without(hand, card)), width(hand)) {
        (None, _) => Sentence::new("why-give-only"),
        (Some((low, high)), _) if low == high => Sentence::new("why-narrow-one").number("digit", low),
        (Some((low, high)), Some((lowest, highest))) if high - low < highest - lowest => {
            spread("why-narrow", low, high)
        }
        (Some((low, high)), _) => spread("why-spread", low, high),
    }
}
