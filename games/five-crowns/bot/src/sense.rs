//! How a seat plays on in thought: by rules of thumb that take a microsecond or two.

use five_crowns::card::{Card, Rank};
use five_crowns::solver::{Holding, Loose};

/// What a seat does at the end of its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Throw {
    /// The card that goes.
    pub(crate) card: Card,
    /// What the others then leave.
    pub(crate) points: u16,
    /// Whether the seat goes out with it.
    pub(crate) out: bool,
}

/// What goes from a hand with a card too many: the loose card that costs most and promises least.
pub(crate) fn throw(hand: &Holding, wild: Rank) -> Throw {
    let (points, loose) = hand.loose();
    // Fewest points need not be fewest cards, so with two loose there may be another way to lay all but one.
    if loose.len() < 2 || loose.len() == 2 && hand.can_go_out() {
        let (points, card) = hand.best_discard(wild);
        return Throw { card, points, out: points == 0 };
    }
    let mut best = (i32::MIN, Card::JOKER);
    let mut cards = loose.0[0];
    while let Some(card) = Card::from_index(cards.trailing_zeros() as usize) {
        cards &= cards - 1;
        let worth = 2 * i32::from(card.points(wild)) - promise(card, hand, &loose);
        if worth > best.0 {
            best = (worth, card);
        }
    }
    Throw { card: best.1, points: points - best.1.points(wild), out: false }
}

/// What a loose card is kept for, in half points: another of its rank that is loose, and cards of its suit beside it
/// or one apart, where those in melds count half.
const PAIR: i32 = 12;
const BESIDE: i32 = 8;
const APART: i32 = 5;

/// The ranks of one suit, and the lowest rank in all suits.
const SUIT: u64 = (1 << 11) - 1;
const RANK: u64 = 1 | 1 << 11 | 1 << 22 | 1 << 33 | 1 << 44;

/// What it is worth to keep a loose card for what may come, in half points.
fn promise(card: Card, hand: &Holding, loose: &Loose) -> i32 {
    let (suit, rank) = (card.index() / 11, card.index() % 11);
    let column = RANK << rank;
    let mates = (loose.0[0] & column).count_ones() + (loose.0[1] & column).count_ones() - 1;
    let ranks = |cards: u64| cards >> (11 * suit) & SUIT;
    let (free, all) = (ranks(loose.0[0]), ranks(hand.naturals()));
    let place = 1u64 << rank;
    // A loose one is in both and counts twice.
    let near = |places: u64| (free & places).count_ones() + (all & places).count_ones();
    let runs = BESIDE * near(place << 1 | place >> 1) as i32 + APART * near(place << 2 | place >> 2) as i32;
    PAIR * mates.min(2) as i32 + runs / 2
}

/// Whether a seat with these cards, which leave so many points, takes the open card: it does if the card goes into a
/// meld and fewer points are left, so that two seats never pass cards to each other for ever.
pub(crate) fn takes(hand: &Holding, points: u16, top: Card, wild: Rank) -> bool {
    if top.is_wild(wild) {
        return true;
    }
    if !fits(hand, top) {
        return false;
    }
    let mut more = *hand;
    more.add(top, wild);
    let throw = throw(&more, wild);
    let melded = || more.loose().1.0[0] & 1 << top.index() == 0;
    throw.out || throw.card != top && throw.points < points && melded()
}

/// Whether a natural card could be in a meld at all: most cards fit nowhere, and that is seen at a glance.
fn fits(hand: &Holding, card: Card) -> bool {
    let (suit, rank) = (card.index() / 11, card.index() % 11);
    let ranks = hand.naturals() >> (11 * suit) & SUIT;
    let around = ((0b11111u64 << rank) >> 2 & ranks).count_ones();
    let column = RANK << rank;
    let mates = (hand.naturals() & column).count_ones() + (hand.doubles() & column).count_ones();
    if hand.wilds() > 0 { mates > 0 || around > 0 } else { mates > 1 || around > 1 }
}

/// What the stock is better by than nothing, in a last turn.
const BLIND: u16 = 3;

/// Whether the open card is the better one in a last turn.
pub(crate) fn takes_last(hand: &Holding, points: u16, top: Card, wild: Rank) -> bool {
    let mut more = *hand;
    more.add(top, wild);
    more.best_discard(wild).0 + BLIND < points
}
