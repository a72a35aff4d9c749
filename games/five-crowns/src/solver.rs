//! The exact meld solver: how a hand is best arranged in melds (FC-8, FC-9), and what is best thrown.
//!
//! A rank makes one set at most (two would be one), so the search decides, rank by rank, which cards go to
//! its set; only ranks of which a card could also be in a run are a choice. The suits then have nothing to do
//! with one another but to share the wilds, and what a suit leaves with `w` wilds stands in a table.
//! A hand has at most three copies of a card, as three sets of cards are the most in play (FC-6).

pub mod board;
pub mod complete;
pub mod holding;
pub mod lay;
pub mod search;
pub mod suit;
pub mod table;

use arrayvec::ArrayVec;

use crate::card::{Card, Rank};
use crate::hand::{Hand, MOST};
use crate::meld::Melds;
use board::Board;
pub use holding::{Holding, Loose};
use search::search;

/// An arrangement with the fewest points left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// What the cards left cost (FC-2).
    pub points: u16,
    /// The melds. Runs lie from low to high, wilds in the places they stand for; sets have their wilds last.
    pub melds: Melds,
    /// The cards in no meld.
    pub left: Hand,
}

/// A discard and what the rest is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Throw {
    /// The card to discard.
    pub discard: Card,
    /// The best arrangement of the others.
    pub best: Best,
}

/// The arrangement of the hand with the fewest points left (FC-13); one and the same for equal hands.
pub fn best(hand: &Hand, wild: Rank) -> Best {
    let (board, wilds) = Board::of(hand, wild);
    let naturals = board.points();
    let (settled, found) = search(board, wilds, naturals);
    if found.points == naturals && (wilds < 3 || naturals > 0) {
        return Best { points: hand.points(wild), melds: Melds::new(), left: hand.clone() };
    }
    let melds = lay::lay(hand, wild, &board, settled, &found);
    let left = board.left_of(melds.cards());
    Best { points: found.points, melds, left }
}

/// The points of the [`best`] arrangement.
pub fn least(hand: &Hand, wild: Rank) -> u16 {
    let (board, wilds) = Board::of(hand, wild);
    least_of(board, wilds, wild_points(hand, wild), u16::MAX)
}

/// The discard after which the fewest points are left (FC-11); nothing for an empty hand.
///
/// Of discards that are equal in this, a natural card goes before a wild, then the card with more points,
/// then the first in the order of cards: what stays is worth the same now and can cost less later.
pub fn best_discard(hand: &Hand, wild: Rank) -> Option<Throw> {
    let (board, wilds) = Board::of(hand, wild);
    let in_wilds = wild_points(hand, wild);
    let all = least_of(board, wilds, in_wilds, u16::MAX);
    let mut order: ArrayVec<Card, MOST> = hand.distinct().collect();
    order.sort_unstable_by_key(|card| (card.is_wild(wild), std::cmp::Reverse(card.points(wild)), *card));
    let mut fewest = u16::MAX;
    let mut discard = None;
    for card in order {
        let points = card.points(wild);
        // To keep the card as well costs its points at most, so to throw it saves no more. A wild costs
        // nothing to keep where there is a meld.
        let saves = if card.is_wild(wild) && all < hand.points(wild) { 0 } else { points };
        if all.saturating_sub(saves) >= fewest {
            continue;
        }
        let left = if card.is_wild(wild) {
            least_of(board, wilds - 1, in_wilds - points, fewest)
        } else {
            let mut rest = board;
            rest.remove(1 << card.index());
            least_of(rest, wilds, in_wilds, fewest)
        };
        if left < fewest {
            (fewest, discard) = (left, Some(card));
        }
    }
    discard.map(|discard| Throw { discard, best: best(&hand.without(discard), wild) })
}

/// Whether some discard leaves a hand that can be melded completely (FC-10).
pub fn can_go_out(hand: &Hand, wild: Rank) -> bool {
    let (board, wilds) = Board::of(hand, wild);
    complete::but_one(board, wilds)
}

/// All different discards that leave a hand that can be melded completely (FC-10), in the order of cards.
pub fn outs(hand: &Hand, wild: Rank) -> ArrayVec<Card, MOST> {
    let (board, wilds) = Board::of(hand, wild);
    if !complete::but_one(board, wilds) {
        return ArrayVec::new();
    }
    let goes_out = |card: &Card| {
        if card.is_wild(wild) {
            return complete::whole(board, wilds - 1);
        }
        let mut rest = board;
        rest.remove(1 << card.index());
        complete::whole(rest, wilds)
    };
    hand.distinct().filter(goes_out).collect()
}

/// Whether the hand can be melded completely (FC-19).
pub fn melds_fully(hand: &Hand, wild: Rank) -> bool {
    let (board, wilds) = Board::of(hand, wild);
    complete::whole(board, wilds)
}

fn wild_points(hand: &Hand, wild: Rank) -> u16 {
    hand.iter().filter(|card| card.is_wild(wild)).map(|card| card.points(wild)).sum()
}

/// The fewest points left of these cards, or some number from `limit` up if they are no fewer than that.
fn least_of(board: Board, wilds: usize, in_wilds: u16, limit: u16) -> u16 {
    let naturals = board.points();
    let (_, found) = search(board, wilds, naturals.min(limit));
    // Wilds are left only where there is no meld at all, and three of them are one.
    if found.points == naturals && (wilds < 3 || naturals > 0) { naturals + in_wilds } else { found.points }
}
