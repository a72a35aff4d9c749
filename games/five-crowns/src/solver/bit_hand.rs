//! A hand as bitboards, for rollouts: it changes card by card, and no melds are laid.

use super::naturals::Naturals;
use super::{arrange, complete, min_points_of, search};
use crate::card::{Card, Rank, Suit};
use crate::hand::Hand;

/// A hand as the solver sees it. The wild rank is the same throughout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BitHand {
    naturals: Naturals,
    wilds: u8,
    jokers: u8,
}

impl BitHand {
    /// An empty hand.
    const EMPTY: BitHand = BitHand { naturals: Naturals([0; 3]), wilds: 0, jokers: 0 };

    /// That hand.
    pub fn of(hand: &Hand, wild: Rank) -> BitHand {
        let mut bits = BitHand::EMPTY;
        hand.iter().for_each(|card| bits.add(*card, wild));
        bits
    }

    /// Adds a card.
    pub fn add(&mut self, card: Card, wild: Rank) {
        if card.is_wild(wild) {
            self.wilds += 1;
            self.jokers += u8::from(card == Card::JOKER);
        } else {
            self.naturals.add(1 << card.index());
        }
    }

    /// Removes a card that is there.
    pub fn remove(&mut self, card: Card, wild: Rank) {
        if card.is_wild(wild) {
            self.wilds -= 1;
            self.jokers -= u8::from(card == Card::JOKER);
        } else {
            self.naturals.remove(1 << card.index());
        }
    }

    /// How many wilds there are, jokers among them.
    pub const fn wilds(&self) -> usize {
        self.wilds as usize
    }

    /// The natural cards: bit `i` says that there is a card with index `i`.
    pub const fn naturals(&self) -> u64 {
        self.naturals.0[0]
    }

    /// The natural cards of which there are two or more.
    pub const fn doubles(&self) -> u64 {
        self.naturals.0[1]
    }

    /// As [`min_points`](super::min_points).
    pub fn min_points(&self) -> u16 {
        min_points_of(self.naturals, self.wilds(), self.in_wilds(), u16::MAX)
    }

    /// The fewest points left after a discard, and the card to discard; as [`best_discard`](super::best_discard).
    pub fn best_discard(&self, wild: Rank) -> (u16, Card) {
        let all = self.min_points();
        let whole = self.naturals.points() + self.in_wilds();
        let mut best = (u16::MAX, Card::JOKER);
        let mut cards = self.naturals.0[0];
        while cards != 0 {
            let card = highest(cards);
            cards &= !(1 << card.index());
            let points = card.points(wild);
            if all.saturating_sub(points) >= best.0 {
                break;
            }
            let mut rest = self.naturals;
            rest.remove(1 << card.index());
            let left = min_points_of(rest, self.wilds(), self.in_wilds(), best.0);
            if left < best.0 {
                best = (left, card);
            }
        }
        if self.wilds > 0 {
            let (points, card) =
                if self.jokers > 0 { (50, Card::JOKER) } else { (20, Card::new(Suit::Stars, wild)) };
            // A wild costs nothing to keep once there is a meld.
            let max_saved = if all < whole { 0 } else { points };
            if all.saturating_sub(max_saved) < best.0 {
                let left = min_points_of(self.naturals, self.wilds() - 1, self.in_wilds() - points, best.0);
                best = if left < best.0 { (left, card) } else { best };
            }
        }
        best
    }

    /// The fewest points left, and the natural cards in no meld then.
    pub fn deadwood(&self) -> (u16, Deadwood) {
        let points = self.naturals.points();
        let (settled, solution) = search(self.naturals, self.wilds(), points);
        if solution.points == points {
            let in_wilds = if self.wilds < 3 || points > 0 { self.in_wilds() } else { 0 };
            return (points + in_wilds, Deadwood(self.naturals.0));
        }
        (solution.points, Deadwood(arrange::deadwood(&self.naturals, settled, &solution).0))
    }

    /// Whether all cards but one can be melded (FC-10).
    pub fn can_go_out(&self) -> bool {
        complete::melds_all_but_one(self.naturals, self.wilds())
    }

    const fn in_wilds(&self) -> u16 {
        self.jokers as u16 * 50 + (self.wilds - self.jokers) as u16 * 20
    }
}

/// Natural cards in no meld; bit `i` of layer `k` says that there are more than `k` copies of the card.
#[derive(Clone, Copy, Debug)]
pub struct Deadwood(pub [u64; 3]);

impl Deadwood {
    /// How many cards there are.
    pub const fn count(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }
}

/// The card of the highest rank, of the first suit that has it.
fn highest(cards: u64) -> Card {
    const KINGS: u64 = (1 | 1 << 11 | 1 << 22 | 1 << 33 | 1 << 44) << 10;
    let mut column = KINGS;
    while cards & column == 0 {
        column >>= 1;
    }
    Card::from_index((cards & column).trailing_zeros() as usize).unwrap_or(Card::JOKER)
}

#[cfg(test)]
mod tests {
    use table::PortableRng;

    use super::*;
    use crate::solver;

    fn hands(test: impl Fn(&Hand, BitHand, Rank)) {
        let mut rng = fastrand::Rng::with_seed(1);
        let mut pack: Vec<Card> = Card::set().chain(Card::set()).collect();
        for wild in Rank::all() {
            for _ in 0..300 {
                rng.permute(&mut pack);
                let hand = Hand::of(pack.iter().copied().take(wild.number() as usize + 1)).unwrap();
                test(&hand, BitHand::of(&hand, wild), wild);
            }
        }
    }

    #[test]
    fn a_bit_hand_is_worth_what_its_hand_is() {
        hands(|hand, bits, wild| {
            assert_eq!(bits.min_points(), solver::min_points(hand, wild), "{hand}");
            assert_eq!(bits.can_go_out(), solver::can_go_out(hand, wild), "{hand}");
            let (points, card) = bits.best_discard(wild);
            assert_eq!(points, solver::best_discard(hand, wild).unwrap().best.points, "{hand}");
            let mut rest = bits;
            rest.remove(card, wild);
            assert_eq!(rest.min_points(), points, "{hand} without {card}");
        });
    }

    #[test]
    fn the_deadwood_is_what_is_left() {
        hands(|hand, bits, wild| {
            let (points, deadwood) = bits.deadwood();
            let best = solver::best(hand, wild);
            assert_eq!(points, best.points, "{hand}");
            let naturals = best.left.iter().filter(|card| !card.is_wild(wild)).count();
            let cards = deadwood.0.map(|layer| (0..Card::KINDS).filter(move |card| layer >> card & 1 == 1));
            let cards = cards.into_iter().flatten().filter_map(Card::from_index);
            let left = Hand::of(cards).unwrap();
            assert_eq!(left.len(), naturals, "{hand} leaves {left}");
            assert!(
                left.distinct().all(|card| left.count(card) == best.left.count(card)),
                "{hand} leaves {left}"
            );
        });
    }
}
