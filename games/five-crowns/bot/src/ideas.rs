//! What a seat could do in its turn, and what each is likely to cost it: what is left after the best melds (the
//! solver is exact), what will be left a draw later, and what a discard gives the next player.

use arrayvec::ArrayVec;
use table::Seat;

use super::chances::{Unseen, mean};
use five_crowns::card::Card;
use five_crowns::hand::{Hand, MOST};
use five_crowns::memory::Memory;
use five_crowns::solver::{self, Holding};
use five_crowns::together::TogetherView;

/// Something to do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Idea {
    pub(crate) first: First,
    /// What it costs in points, or so; fewer is better.
    pub(crate) cost: f64,
}

/// The first step of a line of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum First {
    /// Take the top of the stock.
    Draw,
    /// Take that card, which lies face up.
    Take(Card),
    /// Discard that card.
    Throw(Card),
    /// Go out with that card left over.
    GoOut(Card),
}

/// How much the next draw counts against what is left now.
const SOON: f64 = 0.6;
/// Who takes from the pile shows what they collect, and leaves a blind card that might have been better: so much
/// must an open card be better.
const SHOWN: f64 = 0.5;

/// The two ways to draw, the open card being `top`, weighed by about so many cards that may come.
pub(crate) fn draws(view: &TogetherView, hand: &Holding, top: Card, coming: &[(Card, f64)]) -> [Idea; 2] {
    let taken = f64::from(after(hand, top, view));
    let stock = mean(coming, |card| f64::from(after(hand, card, view)));
    let shown = if view.out.is_some() { 0.0 } else { SHOWN };
    [Idea { first: First::Draw, cost: stock }, Idea { first: First::Take(top), cost: taken + shown }]
}

/// The discards that leave least, at most so many, weighed by the cards that may come.
pub(crate) fn discards(
    view: &TogetherView,
    hand: &Hand,
    memory: &Memory,
    most: usize,
    spite: f64,
    coming: &[(Card, f64)],
) -> ArrayVec<Idea, MOST> {
    let whole = Holding::of(hand, view.wild);
    let rest = |card: Card| {
        let mut rest = whole;
        rest.remove(card, view.wild);
        rest
    };
    let naturals = hand.distinct().filter(|card| !card.is_wild(view.wild));
    let mut throws: ArrayVec<(u16, Card), MOST> = naturals.map(|card| (rest(card).least(), card)).collect();
    throws.sort_unstable_by_key(|(left, card)| (*left, u16::MAX - card.points(view.wild)));
    throws.truncate(most);
    let idea = |(left, card): (u16, Card)| {
        let soon = mean(coming, |drawn| f64::from(after(&rest(card), drawn, view)));
        let cost = (1.0 - SOON) * f64::from(left) + SOON * soon + spite * gift(view, memory, card);
        Idea { first: First::Throw(card), cost }
    };
    throws.into_iter().map(idea).collect()
}

/// The ways to go out, by what each gives the next player for the last turn.
pub(crate) fn outs(view: &TogetherView, hand: &Hand, memory: &Memory) -> ArrayVec<Idea, MOST> {
    let outs = solver::outs(hand, view.wild).into_iter();
    outs.map(|card| Idea { first: First::GoOut(card), cost: gift(view, memory, card) }).collect()
}

/// Cards that may come: all kinds, or a random sample of so many.
pub(crate) fn coming(
    view: &TogetherView,
    memory: &Memory,
    most: usize,
    rng: &mut fastrand::Rng,
) -> ArrayVec<(Card, f64), { Card::KINDS }> {
    Unseen::of(view, memory).sample(most, rng)
}

/// The one that costs least; of equals the first.
pub(crate) fn cheapest(ideas: &[Idea]) -> Option<First> {
    ideas.iter().min_by(|one, other| one.cost.total_cmp(&other.cost)).map(|idea| idea.first)
}

/// What is left when that card has come and the best discard has gone.
fn after(hand: &Holding, card: Card, view: &TogetherView) -> u16 {
    let mut more = *hand;
    more.add(card, view.wild);
    more.best_discard(view.wild).0
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
