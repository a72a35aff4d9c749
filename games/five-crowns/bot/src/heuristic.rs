//! One-ply expectimax: what each move is expected to cost its seat. The solver says exactly what is left after the
//! best melds, now and on average after the next draw; a discard also costs what it gives the next player.

use arrayvec::ArrayVec;
use five_crowns::Memory;
use five_crowns::card::Card;
use five_crowns::hand::{Hand, MAX_HAND};
use five_crowns::solver::{self, BitHand};
use five_crowns::together::TogetherView;

use crate::unseen::expectation;

/// A move with its expected cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Candidate {
    pub(crate) choice: Move,
    /// About how many points it costs; fewer is better.
    pub(crate) cost: f64,
}

/// A move at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    /// Take the top of the stock.
    Draw,
    /// Take that card from the discard pile.
    Take(Card),
    /// Discard that card.
    Discard(Card),
    /// Go out with that card left over.
    GoOut(Card),
}

/// How much what is left after the next draw counts against what is left now.
const NEXT_DRAW_WEIGHT: f64 = 0.6;
/// By how much a face-up card must be better than one from the stock: taking it shows what one collects.
const TAKE_PENALTY: f64 = 0.5;
/// About what a wild on the discard pile is worth to the next player.
const WILD_GIFT: f64 = 12.0;
/// About what a card is worth to the next player beside one that they hold: of the same rank, or by how many ranks
/// it is apart in the same suit.
const PAIR_GIFT: f64 = 1.5;
const RUN_GIFTS: [f64; 3] = [0.0, 1.5, 0.75];

/// The two ways to draw.
pub(crate) fn draw_candidates(
    view: &TogetherView,
    hand: &BitHand,
    top: Card,
    draws: &[(Card, f64)],
) -> [Candidate; 2] {
    let taken = f64::from(points_after(hand, top, view));
    // Without a card to draw the hand is counted as it is.
    let stock = expectation(draws, |card| f64::from(points_after(hand, card, view)))
        .unwrap_or_else(|| f64::from(hand.min_points()));
    let penalty = if view.out.is_some() { 0.0 } else { TAKE_PENALTY };
    [
        Candidate { choice: Move::Draw, cost: stock },
        Candidate { choice: Move::Take(top), cost: taken + penalty },
    ]
}

/// The discards of natural cards that leave least, at most `max` of them.
pub(crate) fn discard_candidates(
    view: &TogetherView,
    hand: &Hand,
    memory: &Memory,
    max: usize,
    gift_weight: f64,
    draws: &[(Card, f64)],
) -> ArrayVec<Candidate, MAX_HAND> {
    let whole = BitHand::of(hand, view.wild);
    let without = |card: Card| {
        let mut rest = whole;
        rest.remove(card, view.wild);
        rest
    };
    let naturals = hand.distinct().filter(|card| !card.is_wild(view.wild));
    let mut discards: ArrayVec<(u16, Card), MAX_HAND> =
        naturals.map(|card| (without(card).min_points(), card)).collect();
    let key = |(left, card): &(u16, Card)| (*left, u16::MAX - card.points(view.wild));
    table::order::sort_by(&mut discards, |one, other| key(one).cmp(&key(other)));
    discards.truncate(max);
    let candidate = |(left, card): (u16, Card)| {
        let rest = without(card);
        let next = expectation(draws, |drawn| f64::from(points_after(&rest, drawn, view)))
            .unwrap_or_else(|| f64::from(left));
        let cost = (1.0 - NEXT_DRAW_WEIGHT) * f64::from(left)
            + NEXT_DRAW_WEIGHT * next
            + gift_weight * gift(view, memory, card);
        Candidate { choice: Move::Discard(card), cost }
    };
    discards.into_iter().map(candidate).collect()
}

/// The ways to go out, by what each gives the next player for the last turn.
pub(crate) fn out_candidates(
    view: &TogetherView,
    hand: &Hand,
    memory: &Memory,
) -> ArrayVec<Candidate, MAX_HAND> {
    let outs = solver::outs(hand, view.wild).into_iter();
    outs.map(|card| Candidate { choice: Move::GoOut(card), cost: gift(view, memory, card) }).collect()
}

/// The move that costs least; of equals the first.
pub(crate) fn cheapest(candidates: &[Candidate]) -> Option<Move> {
    let cheapest = candidates.iter().min_by(|one, other| one.cost.total_cmp(&other.cost));
    cheapest.map(|candidate| candidate.choice)
}

/// The points left once that card is drawn and the best discard made.
fn points_after(hand: &BitHand, card: Card, view: &TogetherView) -> u16 {
    let mut more = *hand;
    more.add(card, view.wild);
    more.best_discard(view.wild).0
}

/// About how many points the next player gains if this card is on top of the discard pile.
fn gift(view: &TogetherView, memory: &Memory, card: Card) -> f64 {
    if card.is_wild(view.wild) {
        return WILD_GIFT;
    }
    let Some(me) = view.me else { return 0.0 };
    let next = me.after(1, view.players.len() as u8);
    let beside = |other: &Card| match (card.rank(), other.rank()) {
        (Some(mine), Some(theirs)) if mine == theirs => PAIR_GIFT,
        (Some(mine), Some(theirs)) if card.suit() == other.suit() => {
            RUN_GIFTS.get(mine.number().abs_diff(theirs.number()) as usize).copied().unwrap_or(0.0)
        }
        _ => 0.0,
    };
    memory.held_by(next).iter().map(beside).sum()
}
