//! A bot at a table of two to ten.
//!
//! What is left after the best melds is the measure (the solver is exact); beyond that it looks one draw
//! ahead, and at what its discard would give the next player.

use bots::Level;
use table::Seat;

use super::chances::{Unseen, mean, with};
use crate::action::Action;
use crate::card::{Card, Rank};
use crate::hand::Hand;
use crate::memory::Memory;
use crate::solver;
use crate::together::{Phase, TogetherView};

/// How a level thinks.
struct Mind {
    /// How many unseen cards are tried when looking one draw ahead; 0 looks at the present only.
    ahead: usize,
    /// How many discards are looked at closely.
    candidates: usize,
    /// How much the next player's gain matters.
    spite: f64,
    /// How often it does not think at all.
    slips: f64,
}

impl Mind {
    const fn of(level: Level) -> Mind {
        match level {
            Level::Random | Level::Easy => Mind { ahead: 0, candidates: 1, spite: 0.0, slips: 0.3 },
            Level::Medium => Mind { ahead: 12, candidates: 3, spite: 0.5, slips: 0.0 },
            Level::Hard => Mind { ahead: Card::KINDS, candidates: 5, spite: 1.0, slips: 0.0 },
        }
    }
}

/// What a bot of that level does in its turn.
pub(super) fn choose(
    level: Level,
    view: &TogetherView,
    memory: &Memory,
    chance: &mut fastrand::Rng,
) -> Option<Action> {
    think(&Mind::of(level), view, memory, chance)
}

/// What the plain player does in its turn.
pub(super) fn greedy(view: &TogetherView, memory: &Memory, chance: &mut fastrand::Rng) -> Option<Action> {
    think(&Mind { ahead: 0, candidates: 1, spite: 0.0, slips: 0.0 }, view, memory, chance)
}

fn think(mind: &Mind, view: &TogetherView, memory: &Memory, chance: &mut fastrand::Rng) -> Option<Action> {
    let hand = view.hand().filter(|_| view.my_turn())?;
    Some(match view.phase {
        Phase::Draw => draw(mind, view, hand, memory, chance),
        Phase::Discard => discard(mind, view, hand, memory, chance)?,
        Phase::Over => return None,
    })
}

fn draw(
    mind: &Mind,
    view: &TogetherView,
    hand: &Hand,
    memory: &Memory,
    chance: &mut fastrand::Rng,
) -> Action {
    let turn = view.turn;
    let Some(top) = view.top() else { return Action::Draw { turn } };
    let taken = after_throw(&with(hand, top), view.wild);
    let take = if taken == 0 {
        true
    } else if mind.ahead == 0 {
        taken < solver::least(hand, view.wild)
    } else {
        // Against what the stock gives on average. Who takes from the pile shows what they collect, and
        // leaves a blind card that might have been better later: take only what clearly helps.
        let coming = Unseen::of(view, memory).sample(mind.ahead, chance);
        let stock = mean(&coming, |card| f64::from(after_throw(&with(hand, card), view.wild)));
        let margin = if view.out.is_some() { 0.0 } else { 0.5 };
        f64::from(taken) + margin < stock
    };
    if take { Action::Take { turn, card: top } } else { Action::Draw { turn } }
}

/// What is left of a hand with a card too many after the best discard.
fn after_throw(hand: &Hand, wild: Rank) -> u16 {
    solver::best_discard(hand, wild).map_or(0, |throw| throw.best.points)
}

fn discard(
    mind: &Mind,
    view: &TogetherView,
    hand: &Hand,
    memory: &Memory,
    chance: &mut fastrand::Rng,
) -> Option<Action> {
    let turn = view.turn;
    let best = solver::best_discard(hand, view.wild)?;
    if view.out.is_some() {
        return Some(Action::Discard { turn, card: best.discard });
    }
    if best.best.points == 0 {
        // Nobody else plays before the others' last turns, so what goes is chosen to help them least.
        let gift = |card: &Card| (gift(view, memory, *card) * 16.0) as u32;
        let discard = solver::outs(hand, view.wild).into_iter().min_by_key(gift).unwrap_or(best.discard);
        return Some(Action::GoOut { turn, discard, melds: None });
    }
    if mind.slips > 0.0 && chance.f64() < mind.slips {
        let naturals: Vec<Card> = hand.distinct().filter(|card| !card.is_wild(view.wild)).collect();
        if let Some(card) = chance.choice(naturals) {
            return Some(Action::Discard { turn, card });
        }
    }
    if mind.ahead == 0 {
        return Some(Action::Discard { turn, card: best.discard });
    }
    let mut throws: Vec<(u16, Card)> = hand
        .distinct()
        .filter(|card| !card.is_wild(view.wild))
        .map(|card| (solver::least(&hand.without(card), view.wild), card))
        .collect();
    throws.sort_unstable_by_key(|(left, card)| (*left, u16::MAX - card.points(view.wild)));
    throws.truncate(mind.candidates);
    let coming = Unseen::of(view, memory).sample(mind.ahead, chance);
    let cost = |(left, card): &(u16, Card)| {
        let rest = hand.without(*card);
        let soon = mean(&coming, |drawn| f64::from(after_throw(&with(&rest, drawn), view.wild)));
        0.4 * f64::from(*left) + 0.6 * soon + mind.spite * gift(view, memory, *card)
    };
    let costed = throws.iter().map(|throw| (cost(throw), throw.1));
    let card = costed.min_by(|one, other| one.0.total_cmp(&other.0)).map_or(best.discard, |(_, card)| card);
    Some(Action::Discard { turn, card })
}

/// About how many points the next player gains if this card is on top of the discard pile.
fn gift(view: &TogetherView, memory: &Memory, card: Card) -> f64 {
    if card.is_wild(view.wild) {
        return 12.0;
    }
    let Some(me) = view.me else { return 0.0 };
    let next: Seat = me.after(1, view.players.len() as u8);
    let held = memory.held_by(next);
    let near = |other: &Card| match (card.rank(), other.rank()) {
        (Some(mine), Some(theirs)) if mine == theirs => 1.5,
        (Some(mine), Some(theirs)) if card.suit() == other.suit() => {
            [0.0, 1.5, 0.75].get(mine.number().abs_diff(theirs.number()) as usize).copied().unwrap_or(0.0)
        }
        _ => 0.0,
    };
    held.iter().map(near).sum()
}
