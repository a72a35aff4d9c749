//! What speaks for an action, in sentences for whoever asks for a hint.
//!
//! Every reason is a fact of the position, worked out by the solver from what the player sees.

use table::{Advice, Sentence};

use crate::action::Action;
use crate::card::{Card, Rank};
use crate::hand::Hand;
use crate::memory::Memory;
use crate::solo::{SoloHand, SoloView};
use crate::solver;
use crate::speech::{pretty, row, rows};
use crate::together::{Phase, TogetherView};
use crate::view::View;

/// The action and what speaks for it.
pub fn advise(view: &View, memory: &Memory, action: &Action) -> Option<Advice> {
    match view {
        View::Together(view) => together(view, memory, action),
        View::Solo(view) => alone(view, action),
    }
}

fn together(view: &TogetherView, memory: &Memory, action: &Action) -> Option<Advice> {
    let hand = view.hand().filter(|_| view.my_turn())?;
    Some(match action {
        Action::Draw { .. } => Advice::new(Sentence::new("hint-draw"), why_draw(view, hand)?),
        Action::Take { card, .. } => Advice::new(with("hint-take", *card), why_take(view, hand, *card)),
        Action::Discard { card, .. } => {
            Advice::new(with("hint-discard", *card), why_discard(view, memory, hand, *card))
        }
        Action::GoOut { discard, .. } => {
            let melds = solver::best(&hand.without(*discard), view.wild).melds;
            let why = Sentence::new("why-go-out").text("melds", rows(&melds));
            Advice::new(with("hint-go-out", *discard), why)
        }
        Action::Lay { discard, melds, .. } => {
            let what = with("hint-lay", *discard).text("melds", rows(melds));
            let left: u16 = hand.points(view.wild).saturating_sub(discard.points(view.wild));
            let laid: u16 = melds.cards().iter().map(|card| card.points(view.wild)).sum();
            Advice::new(what, points("why-left", left.saturating_sub(laid)))
        }
        Action::Place { .. } => return None,
    })
}

fn with(key: &'static str, card: Card) -> Sentence {
    Sentence::new(key).text("card", pretty(card))
}

fn points(key: &'static str, points: u16) -> Sentence {
    Sentence::new(key).number("points", points)
}

/// What is left of a hand with a card too many after the best discard.
fn after(hand: &Hand, card: Card, wild: Rank) -> solver::Best {
    let mut more = hand.clone();
    more.add(card);
    let throw = solver::best_discard(&more, wild);
    throw.map_or_else(|| solver::best(hand, wild), |throw| throw.best)
}

fn why_draw(view: &TogetherView, hand: &Hand) -> Option<Sentence> {
    if view.phase != Phase::Draw {
        return None;
    }
    let Some(top) = view.top() else { return Some(Sentence::new("why-draw-only")) };
    let now = solver::least(hand, view.wild);
    let saves = now.saturating_sub(after(hand, top, view.wild).points);
    let key = if saves == 0 { "why-draw-useless" } else { "why-draw-little" };
    Some(with(key, top).number("points", if saves == 0 { now } else { saves }))
}

fn why_take(view: &TogetherView, hand: &Hand, card: Card) -> Sentence {
    let wild = view.wild;
    let now = solver::least(hand, wild);
    let then = after(hand, card, wild);
    let change = |key| Sentence::new(key).number("from", now).number("to", then.points);
    if then.points == 0 && view.out.is_none() {
        return Sentence::new("why-take-out").text("melds", rows(&then.melds));
    }
    if card.is_wild(wild) {
        return with("why-take-wild", card);
    }
    let meld = then.melds.iter().find(|meld| meld.contains(&card));
    match meld {
        Some(meld) if then.points < now => change("why-take-meld").text("meld", row(meld)),
        Some(meld) => Sentence::new("why-take-fits").text("meld", row(meld)),
        None if then.points < now => change("why-take-lower"),
        None => points("why-take-average", then.points),
    }
}

fn why_discard(view: &TogetherView, memory: &Memory, hand: &Hand, card: Card) -> Sentence {
    let wild = view.wild;
    let rest = hand.without(card);
    let best = solver::best(&rest, wild);
    if view.out.is_some() {
        return points("why-last-turn", best.points);
    }
    if card.is_wild(wild) {
        return points("why-left", best.points);
    }
    let least = solver::best_discard(hand, wild).map_or(0, |throw| throw.best.points);
    let dearest = best.left.iter().map(|left| left.points(wild)).max().unwrap_or(0);
    let alike = rest.iter().filter(|other| other.rank() == card.rank() && !other.is_wild(wild)).count();
    if least < best.points {
        // It costs a little now; what stays is nearer to being something, or the next player is given nothing.
        return match interest(view, memory, hand, card) {
            Some(seat) => {
                Sentence::new("why-discard-unwanted").seat("who", seat).number("points", best.points)
            }
            None => points("why-discard-chances", best.points),
        };
    }
    match card.rank() {
        Some(rank) if alike == 1 && card.points(wild) >= 8 => {
            Sentence::new("why-discard-pair").text("rank", rank).number("points", best.points)
        }
        _ if lonely(&rest, card, wild) => points("why-discard-lonely", best.points),
        _ if card.points(wild) > dearest => points("why-discard-dearest", card.points(wild)),
        _ => points("why-left", best.points),
    }
}

/// The next player, if the cheapest discard is of a kind that they were seen to take, and this one is not.
fn interest(view: &TogetherView, memory: &Memory, hand: &Hand, card: Card) -> Option<table::Seat> {
    let next = view.me?.after(1, view.players.len() as u8);
    let held = memory.held_by(next);
    let wanted = |card: Card| held.iter().any(|other| near(card, *other));
    let cheapest = solver::best_discard(hand, view.wild)?.discard;
    (wanted(cheapest) && !wanted(card)).then_some(next)
}

/// Whether two cards could become a meld with one or two more.
fn near(card: Card, other: Card) -> bool {
    let (Some(mine), Some(theirs)) = (card.rank(), other.rank()) else { return false };
    mine == theirs || (card.suit() == other.suit() && mine.number().abs_diff(theirs.number()) <= 2)
}

/// Whether nothing in the hand could become a meld with it.
fn lonely(rest: &Hand, card: Card, wild: Rank) -> bool {
    !rest.iter().any(|other| !other.is_wild(wild) && near(card, *other))
}

fn alone(view: &SoloView, action: &Action) -> Option<Advice> {
    let Action::Place { hand, discard, .. } = *action else { return None };
    let drawn = view.me.and(view.drawn)?;
    let open = || view.hands.iter().filter(|hand| hand.closed.is_none());
    let chosen = open().find(|open| open.wild.number() == hand)?;
    let key = if drawn == discard { "hint-pass" } else { "hint-place" };
    let mut what = with(key, discard).number("size", hand);
    if drawn != discard {
        what = what.text("drawn", pretty(drawn));
    }
    let sized = |key| Sentence::new(key).number("size", hand);
    let before = solver::best(&chosen.cards, chosen.wild);
    let mut cards = chosen.cards.clone();
    cards.add(drawn);
    cards.remove(discard);
    let then = solver::best(&cards, chosen.wild);
    let helped = |open: &SoloHand| {
        after(&open.cards, drawn, open.wild).left.len() < solver::best(&open.cards, open.wild).left.len()
    };
    let why = if then.points == 0 {
        sized("why-place-closes").text("melds", rows(&then.melds))
    } else if then.left.len() < before.left.len() {
        let loose = |key, count: usize| -> Sentence { sized(key).number("loose", count as i32) };
        loose("why-place-nearer", then.left.len()).number("before", before.left.len() as i32)
    } else if drawn == discard && !open().any(helped) {
        with("why-pass", drawn)
    } else {
        sized("why-place-left").number("loose", then.left.len() as i32)
    };
    Some(Advice::new(what, why))
}
