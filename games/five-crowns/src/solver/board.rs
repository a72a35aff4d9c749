//! The natural cards of a hand as bits, so that one word holds all suits.

use super::table::TABLES;
use crate::card::{Card, Rank};
use crate::hand::Hand;

/// Bits of one suit.
const RANKS: u64 = (1 << 11) - 1;
/// The threes of the five suits: the column that all columns are shifted from.
const THREES: u64 = 1 | 1 << 11 | 1 << 22 | 1 << 33 | 1 << 44;
const KINGS: u64 = THREES << 10;

/// The natural cards: bit `i` of layer `k` says that there are more than `k` copies of the card with index `i`.
/// Three sets of cards are the most in play, so three layers hold all copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board(pub [u64; 3]);

/// Natural cards of one rank, its copies side by side: bit `11 × suit + k` says that there are more than `k`.
pub type Column = u64;

impl Board {
    /// The natural cards of the hand, and how many wilds there are beside them.
    pub fn of(hand: &[Card], wild: Rank) -> (Board, usize) {
        let wilds = THREES << (wild.number() - 3) | 1 << Card::JOKER.index();
        let mut board = Board([0; 3]);
        let mut naturals = 0;
        for card in hand {
            let bit = 1 << card.index() & !wilds;
            debug_assert!(board.0[2] & bit == 0, "three sets of cards hold no fourth {card}");
            board.add(bit);
            naturals += (bit != 0) as usize;
        }
        (board, hand.len() - naturals)
    }

    /// One copy more of each of the cards.
    pub fn add(&mut self, cards: u64) {
        let [one, two, three] = &mut self.0;
        *three |= *two & cards;
        *two |= *one & cards;
        *one |= cards;
    }

    /// One copy less of each of the cards.
    pub fn remove(&mut self, cards: u64) {
        let [one, two, three] = &mut self.0;
        *one &= !cards | *two;
        *two &= !cards | *three;
        *three &= !cards;
    }

    /// The hand of the cards that are not among these. Wilds are not on the board, so they do not matter.
    pub fn left_of(mut self, melded: &[Card]) -> Hand {
        for card in melded {
            self.remove(1 << card.index());
        }
        let mut left = Hand::new();
        let mut cards = self.0[0];
        while let Some(card) = Card::from_index(cards.trailing_zeros() as usize) {
            for _ in self.0.iter().filter(|layer| *layer >> card.index() & 1 == 1) {
                left.add(card);
            }
            cards &= cards - 1;
        }
        left
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|layer| layer.count_ones() as usize).sum()
    }

    /// What all cards cost (FC-2).
    pub fn points(&self) -> u16 {
        let suits = (0..5).flat_map(|suit| self.suit(suit));
        suits.map(|ranks| TABLES.points[ranks] as u16).sum()
    }

    /// The ranks of the suit in each layer.
    pub fn suit(&self, suit: usize) -> [usize; 3] {
        self.0.map(|layer| (layer >> (11 * suit) & RANKS) as usize)
    }

    /// The ranks with at least one, two and three cards, of whatever suits.
    pub fn ranks(&self) -> [usize; 3] {
        let (mut one, mut two, mut three) = (0, 0, 0);
        for layer in self.0 {
            if layer == 0 {
                break;
            }
            for suit in 0..5 {
                let ranks = (layer >> (11 * suit) & RANKS) as usize;
                three |= two & ranks;
                two |= one & ranks;
                one |= ranks;
            }
        }
        [one, two, three]
    }

    /// All cards of the rank.
    pub fn column(&self, rank: usize) -> Column {
        let [one, two, three] = self.0.map(|layer| layer >> rank & THREES);
        one | two << 1 | three << 2
    }

    /// The board without these cards of the rank.
    pub fn without(mut self, rank: usize, cards: Column) -> Board {
        for copy in 0..3 {
            self.remove((cards >> copy & THREES) << rank);
        }
        self
    }

    /// The cards of these ranks alone.
    pub fn within(self, ranks: usize) -> Board {
        let cards = (ranks as u64 & RANKS) * THREES;
        Board(self.0.map(|layer| layer & cards))
    }

    /// The cards that some run of two or more natural cards and at most so many wilds could hold.
    /// Exact in one direction: a card that is not named is in no such run.
    pub fn runnable(&self, wilds: usize) -> u64 {
        let cards = self.0[0];
        if wilds == 0 {
            let begins = cards & below(cards) & below(below(cards));
            return begins | above(begins) | above(above(begins));
        }
        // A neighbour in a run is at most as far as all wilds can bridge.
        let (mut lower, mut higher) = (below(cards), above(cards));
        for _ in 0..wilds {
            lower |= below(lower);
            higher |= above(higher);
        }
        cards & (lower | higher)
    }
}

/// Each card's place one rank lower, in its suit.
fn below(cards: u64) -> u64 {
    (cards & !THREES) >> 1
}

/// Each card's place one rank higher, in its suit.
fn above(cards: u64) -> u64 {
    (cards & !KINGS) << 1
}

/// The ranks of these cards.
pub fn ranks_of(cards: u64) -> usize {
    ((cards | cards >> 11 | cards >> 22 | cards >> 33 | cards >> 44) & RANKS) as usize
}

/// The bits of a set of ranks, highest first.
pub fn highest_first(mut ranks: usize) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let rank = ranks.checked_ilog2()? as usize;
        ranks ^= 1 << rank;
        Some(rank)
    })
}

/// The cards of a rank that may go to its set or stay for runs.
pub struct Choice {
    /// Those that could be in a run.
    free: Column,
    /// Those that could not: they are in the set if there is one, for they cost nothing there.
    fixed: Column,
}

impl Choice {
    pub fn of(board: &Board, rank: usize, wilds: usize) -> Choice {
        let column = board.column(rank);
        // A card takes three bits of a column, for its copies.
        let free = column & ((board.runnable(wilds) >> rank & THREES) * 0b111);
        Choice { free, fixed: column & !free }
    }

    /// How many cards only a set, or two wilds each, can save.
    pub fn fixed(&self) -> usize {
        self.fixed.count_ones() as usize
    }

    /// The ways to make a set (FC-8), the largest first: which cards it takes, and the wilds that it costs.
    pub fn sets(self, wilds: usize) -> impl Iterator<Item = (Column, usize)> {
        let Choice { free, fixed } = self;
        let mut next = Some(free);
        let subsets = std::iter::from_fn(move || {
            let taken = next?;
            next = if taken == 0 { None } else { Some((taken - 1) & free) };
            Some(taken | fixed)
        });
        subsets.filter_map(move |set| {
            // Copies are alike, so the second is taken only after the first.
            let in_order = (set >> 1 & !set) & (THREES | THREES << 1) == 0;
            // Counted to three by hand: the whole count is slow on plain processors, and this is the hot spot.
            let but_one = set & set.wrapping_sub(1);
            let but_two = but_one & but_one.wrapping_sub(1);
            let cost = (but_two == 0) as usize;
            (in_order && but_one != 0 && cost <= wilds).then_some((set, cost))
        })
    }
}
