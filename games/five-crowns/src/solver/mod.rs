//! The exact meld solver: branch and bound over sets, dynamic programming over runs (FC-8, FC-9).
//!
//! A rank makes one set at most (two would be one), so the search branches, rank by rank, on which cards go to
//! its set; only ranks with a card that could also be in a run are a choice. The suits are then independent but
//! for the wilds they share: what a suit leaves with `w` wilds stands in a precomputed table, and the suits are
//! combined by min-plus convolution. A hand has at most three copies of a card, because at most three sets of
//! cards are in play (FC-6).
//!
//! Sets of ranks and of cards are bits of integers of a fixed width, so that the same holds on every machine.

mod arrange;
mod bit_hand;
mod complete;
mod costs;
mod naturals;
mod rank_set;
mod search;
mod suit_table;

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use crate::card::{Card, Rank};
use crate::hand::{Hand, MAX_HAND};
use crate::meld::Melds;
pub use bit_hand::{BitHand, Deadwood};
use naturals::Naturals;
use search::search;

/// An arrangement with the fewest points left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// What the cards left cost (FC-2).
    pub points: u16,
    /// The melds. Runs go from low to high, wilds in the places they stand for; sets have their wilds last.
    pub melds: Melds,
    /// The cards in no meld.
    pub left: Hand,
}

/// A discard with the best arrangement of the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestDiscard {
    /// The card to discard.
    pub discard: Card,
    /// The best arrangement of the others.
    pub best: Best,
}

/// The arrangement of the hand with the fewest points left (FC-13); the same for equal hands.
pub fn best(hand: &Hand, wild: Rank) -> Best {
    let (naturals, wilds) = Naturals::of(hand, wild);
    let points = naturals.points();
    let (settled, solution) = search(naturals, wilds, points);
    if solution.points == points && (wilds < 3 || points > 0) {
        return Best { points: hand.points(wild), melds: Melds::new(), left: hand.clone() };
    }
    let melds = arrange::arrange(hand, wild, &naturals, settled, &solution);
    let left = naturals.without_cards(melds.cards());
    Best { points: solution.points, melds, left }
}

/// The points of the [`best`] arrangement.
pub fn min_points(hand: &Hand, wild: Rank) -> u16 {
    let (naturals, wilds) = Naturals::of(hand, wild);
    min_points_of(naturals, wilds, wild_points(hand, wild), u16::MAX)
}

/// The discard after which the fewest points are left (FC-11); nothing for an empty hand.
///
/// Ties go to a natural card before a wild, then to the card with more points, then to the first in the order
/// of cards: what stays is worth the same now and can cost less later.
pub fn best_discard(hand: &Hand, wild: Rank) -> Option<BestDiscard> {
    let (naturals, wilds) = Naturals::of(hand, wild);
    let in_wilds = wild_points(hand, wild);
    let all = min_points_of(naturals, wilds, in_wilds, u16::MAX);
    let mut order: ArrayVec<Card, MAX_HAND> = hand.distinct().collect();
    let key = |card: &Card| (card.is_wild(wild), Reverse(card.points(wild)), *card);
    table::order::sort_by(&mut order, |one, other| key(one).cmp(&key(other)));
    let mut fewest = u16::MAX;
    let mut discard = None;
    for card in order {
        let points = card.points(wild);
        // Keeping the card as well costs its points at most, so discarding it saves no more than that. A wild
        // costs nothing to keep once there is a meld.
        let max_saved = if card.is_wild(wild) && all < hand.points(wild) { 0 } else { points };
        if all.saturating_sub(max_saved) >= fewest {
            continue;
        }
        let left = if card.is_wild(wild) {
            min_points_of(naturals, wilds - 1, in_wilds - points, fewest)
        } else {
            let mut rest = naturals;
            rest.remove(1 << card.index());
            min_points_of(rest, wilds, in_wilds, fewest)
        };
        if left < fewest {
            (fewest, discard) = (left, Some(card));
        }
    }
    discard.map(|discard| BestDiscard { discard, best: best(&hand.without(discard), wild) })
}

/// Whether some discard leaves a hand that can be melded completely (FC-10).
pub fn can_go_out(hand: &Hand, wild: Rank) -> bool {
    let (naturals, wilds) = Naturals::of(hand, wild);
    complete::melds_all_but_one(naturals, wilds)
}

/// All different discards that leave a hand that can be melded completely (FC-10), in the order of cards.
pub fn outs(hand: &Hand, wild: Rank) -> ArrayVec<Card, MAX_HAND> {
    let (naturals, wilds) = Naturals::of(hand, wild);
    if !complete::melds_all_but_one(naturals, wilds) {
        return ArrayVec::new();
    }
    let goes_out = |card: &Card| {
        if card.is_wild(wild) {
            return complete::melds_all(naturals, wilds - 1);
        }
        let mut rest = naturals;
        rest.remove(1 << card.index());
        complete::melds_all(rest, wilds)
    };
    hand.distinct().filter(goes_out).collect()
}

/// Whether the hand can be melded completely (FC-19).
pub fn melds_fully(hand: &Hand, wild: Rank) -> bool {
    let (naturals, wilds) = Naturals::of(hand, wild);
    complete::melds_all(naturals, wilds)
}

fn wild_points(hand: &Hand, wild: Rank) -> u16 {
    hand.iter().filter(|card| card.is_wild(wild)).map(|card| card.points(wild)).sum()
}

/// The fewest points left of these cards if they are below `limit`, otherwise some number not below it.
fn min_points_of(naturals: Naturals, wilds: usize, in_wilds: u16, limit: u16) -> u16 {
    let points = naturals.points();
    let (_, solution) = search(naturals, wilds, points.min(limit));
    // Wilds are left only where there is no meld at all, and three of them are one.
    if solution.points == points && (wilds < 3 || points > 0) { points + in_wilds } else { solution.points }
}
