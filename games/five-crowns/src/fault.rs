//! What was wrong with an action, in the words of a review. Every fault is a fact of the position.

use table::{Seat, Sentence};

use crate::action::Action;
use crate::advise::{after_taking, with_card};
use crate::card::Card;
use crate::hand::Hand;
use crate::memory::Memory;
use crate::solo::SoloView;
use crate::solver;
use crate::together::TogetherView;
use crate::view::View;

/// What was wrong with what was played, where the other action was better.
pub(crate) fn fault(view: &View, memory: &Memory, played: &Action, better: &Action) -> Option<Sentence> {
    match view {
        View::Together(view) => together(view, memory, played, better),
        View::Solo(view) => solo(view, played),
    }
}

fn together(view: &TogetherView, memory: &Memory, played: &Action, better: &Action) -> Option<Sentence> {
    let (hand, wild) = (view.hand()?, view.wild);
    if let (Action::GoOut { discard, .. }, Action::Discard { .. }) = (better, played) {
        let melds = solver::best(&hand.without(*discard), wild).melds;
        return Some(Sentence::new("fault-not-out").rows("melds", melds.iter()));
    }
    match played {
        Action::Draw { .. } => left_lying(view, hand),
        Action::Take { card, .. } => Some(with_card("fault-took", *card)),
        Action::Lay { discard, .. } if view.out.is_some() => {
            let all = solver::best(&hand.without(*discard), view.wild);
            let best = match better {
                Action::Discard { card, .. } => solver::min_points(&hand.without(*card), view.wild),
                _ => all.points,
            };
            // Of two things that were wrong the one that cost more.
            let laid_less = kept(view, hand, played, *discard).saturating_sub(all.points);
            if laid_less > all.points.saturating_sub(best) {
                let fault = Sentence::new("fault-laid-less").rows("melds", all.melds.iter());
                Some(fault.number("points", all.points))
            } else {
                last_turn(view, hand, played, *discard)
            }
        }
        Action::Discard { card, .. } if view.out.is_some() => last_turn(view, hand, played, *card),
        Action::Discard { card, .. } | Action::GoOut { discard: card, .. } => {
            let (Action::Discard { card: other, .. } | Action::GoOut { discard: other, .. }) = better else {
                return None;
            };
            Some(threw(view, memory, hand, *card, *other))
        }
        Action::Lay { .. } | Action::Place { .. } => None,
    }
}

/// What lay open and was not taken.
fn left_lying(view: &TogetherView, hand: &Hand) -> Option<Sentence> {
    let top = view.top()?;
    let now = solver::min_points(hand, view.wild);
    let then = after_taking(hand, top, view.wild);
    Some(if then.points == 0 && view.out.is_none() {
        with_card("fault-left-out", top).rows("melds", then.melds.iter())
    } else if top.is_wild(view.wild) {
        with_card("fault-left-wild", top)
    } else if then.points < now {
        with_card("fault-left-card", top).number("from", now).number("to", then.points)
    } else {
        with_card("fault-left-chance", top)
    })
}

/// What a last turn leaves that discards this card.
fn kept(view: &TogetherView, hand: &Hand, played: &Action, card: Card) -> u16 {
    match played {
        Action::Lay { melds, .. } => {
            let laid: u16 = melds.cards().iter().map(|card| card.points(view.wild)).sum();
            hand.without(card).points(view.wild).saturating_sub(laid)
        }
        _ => solver::min_points(&hand.without(card), view.wild),
    }
}

fn last_turn(view: &TogetherView, hand: &Hand, played: &Action, card: Card) -> Option<Sentence> {
    let kept = kept(view, hand, played, card);
    let best = solver::best_discard(hand, view.wild)?.best.points;
    Some(with_card("fault-last-turn", card).number("points", kept).number("best", best))
}

/// What was wrong with throwing that card rather than the other.
fn threw(view: &TogetherView, memory: &Memory, hand: &Hand, card: Card, other: Card) -> Sentence {
    let wild = view.wild;
    if card.is_wild(wild) {
        return with_card("fault-threw-wild", card);
    }
    let left = |card: Card| solver::min_points(&hand.without(card), wild);
    let next = view.me.map_or(Seat(0), |me| me.after(1, view.players.len() as u8));
    let held = memory.held_by(next);
    let suits = |card: Card| held.iter().any(|theirs| card.is_near(*theirs));
    let (mine, best) = (left(card), left(other));
    let meld = solver::best(hand, wild).melds.iter().find(|meld| meld.contains(&card)).map(<[Card]>::to_vec);
    match meld {
        Some(meld) if mine > best => {
            let fault = with_card("fault-broke-meld", card).row("meld", meld);
            fault.number("points", mine).number("best", best)
        }
        _ if suits(card) && !suits(other) => with_card("fault-fed", card).seat("who", next),
        _ if mine > best => {
            with_card("fault-kept-dear", card).piece("other", other).number("points", mine - best)
        }
        _ => with_card("fault-threw-chance", card).piece("other", other),
    }
}

fn solo(view: &SoloView, played: &Action) -> Option<Sentence> {
    let Action::Place { hand: size, discard, .. } = *played else { return None };
    let drawn = view.to_place()?;
    let closes = view.open_hands().find(|hand| after_taking(&hand.cards, drawn, hand.wild).points == 0);
    if let Some(hand) = closes.filter(|hand| drawn == discard || hand.wild.number() != size) {
        return Some(with_card("fault-solo-open", drawn).number("size", hand.wild.number()));
    }
    let hand = view.open_hands().find(|hand| hand.wild.number() == size)?;
    if drawn != discard && discard.is_wild(hand.wild) {
        return Some(with_card("fault-threw-wild", discard));
    }
    let key = if drawn == discard { "fault-solo-passed" } else { "fault-solo-placed" };
    Some(with_card(key, drawn).number("size", size))
}
