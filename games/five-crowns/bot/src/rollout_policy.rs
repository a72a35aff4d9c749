//! The rollout policy: rules of thumb that take a microsecond or two.

use five_crowns::card::{Card, Rank};
use five_crowns::solver::{BitHand, Deadwood};

/// A discard at the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Discard {
    /// The card.
    pub(crate) card: Card,
    /// What is left of the others.
    pub(crate) points: u16,
    /// Whether the seat goes out with it.
    pub(crate) out: bool,
}

/// The discard from a hand that has drawn: the deadwood that costs most and has the least potential.
pub(crate) fn choose_discard(hand: &BitHand, wild: Rank) -> Discard {
    let (points, deadwood) = hand.deadwood();
    // Fewest points need not be fewest cards, so with two left there may be another way to meld all but one.
    if deadwood.count() < 2 || deadwood.count() == 2 && hand.can_go_out() {
        let (points, card) = hand.best_discard(wild);
        return Discard { card, points, out: points == 0 };
    }
    let mut best = (i32::MIN, Card::JOKER);
    let mut cards = deadwood.0[0];
    while let Some(card) = Card::from_index(cards.trailing_zeros() as usize) {
        cards &= cards - 1;
        let saved = 2 * i32::from(card.points(wild)) - potential(card, hand, &deadwood);
        if saved > best.0 {
            best = (saved, card);
        }
    }
    Discard { card: best.1, points: points - best.1.points(wild), out: false }
}

/// The potential of a card, in half points, beside another of its rank that is deadwood too, and beside a card of
/// its suit that is one or two ranks apart, where those in melds count half.
const PAIR: i32 = 12;
const ONE_APART: i32 = 8;
const TWO_APART: i32 = 5;

/// The ranks of one suit, and the lowest rank in all suits.
const SUIT: u64 = (1 << 11) - 1;
const RANK: u64 = 1 | 1 << 11 | 1 << 22 | 1 << 33 | 1 << 44;

/// What it is worth to keep a card in no meld for what may be drawn, in half points.
fn potential(card: Card, hand: &BitHand, deadwood: &Deadwood) -> i32 {
    let (suit, rank) = (card.index() / 11, card.index() % 11);
    let column = RANK << rank;
    let pairs = (deadwood.0[0] & column).count_ones() + (deadwood.0[1] & column).count_ones() - 1;
    let ranks = |cards: u64| cards >> (11 * suit) & SUIT;
    let (free, all) = (ranks(deadwood.0[0]), ranks(hand.naturals()));
    let place = 1u64 << rank;
    // Deadwood is in both and counts twice.
    let near = |places: u64| (free & places).count_ones() + (all & places).count_ones();
    let runs =
        ONE_APART * near(place << 1 | place >> 1) as i32 + TWO_APART * near(place << 2 | place >> 2) as i32;
    PAIR * pairs.min(2) as i32 + runs / 2
}

/// The potential of all cards in no meld.
pub(crate) fn potentials(hand: &BitHand, deadwood: &Deadwood) -> i32 {
    let loose = |kind: &usize| deadwood.0[0] >> kind & 1 == 1;
    let cards = (0..Card::KINDS).filter(loose).filter_map(Card::from_index);
    cards.map(|card| potential(card, hand, deadwood)).sum()
}

/// Whether a seat with these cards and points takes the top of the discard pile: only if the card is melded and
/// lowers the points, so that two seats never pass cards to each other for ever.
pub(crate) fn takes_top(hand: &BitHand, points: u16, top: Card, wild: Rank) -> bool {
    if top.is_wild(wild) {
        return true;
    }
    if !fits(hand, top) {
        return false;
    }
    let mut more = *hand;
    more.add(top, wild);
    let discard = choose_discard(&more, wild);
    let is_melded = || more.deadwood().1.0[0] & 1 << top.index() == 0;
    discard.out || discard.card != top && discard.points < points && is_melded()
}

/// Whether a natural card could be in a meld at all: a quick test that most cards fail.
fn fits(hand: &BitHand, card: Card) -> bool {
    let (suit, rank) = (card.index() / 11, card.index() % 11);
    let ranks = hand.naturals() >> (11 * suit) & SUIT;
    let around = ((0b11111u64 << rank) >> 2 & ranks).count_ones();
    let column = RANK << rank;
    let pairs = (hand.naturals() & column).count_ones() + (hand.doubles() & column).count_ones();
    if hand.wilds() > 0 { pairs > 0 || around > 0 } else { pairs > 1 || around > 1 }
}

/// About how many points a card from the stock saves on a last turn.
const STOCK_SAVES: u16 = 3;

/// Whether the top of the discard pile is better than the stock on a last turn.
pub(crate) fn takes_top_last(hand: &BitHand, points: u16, top: Card, wild: Rank) -> bool {
    let mut more = *hand;
    more.add(top, wild);
    more.best_discard(wild).0 + STOCK_SAVES < points
}
