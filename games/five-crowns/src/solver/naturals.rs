//! Bitboards of the natural cards of a hand: one word holds all suits.

use super::rank_set::{RANKS, RankSet};
use super::suit_table::SUIT_TABLE;
use crate::card::{Card, Rank};
use crate::hand::Hand;

/// The bits of one suit.
const SUIT: u64 = (1 << RANKS) - 1;
/// The threes of the five suits: the column that all columns are shifted from.
const THREES: u64 = 1 | 1 << 11 | 1 << 22 | 1 << 33 | 1 << 44;
const KINGS: u64 = THREES << 10;

/// The natural cards: bit `i` of layer `k` says that there are more than `k` copies of the card with index `i`.
/// At most three sets of cards are in play, so three layers hold all copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Naturals(pub(super) [u64; 3]);

/// Natural cards of one rank, copies side by side: bit `11 × suit + k` says that there are more than `k`.
pub(super) type Column = u64;

impl Naturals {
    /// The natural cards of the hand, and how many wilds there are besides.
    pub(super) fn of(hand: &[Card], wild: Rank) -> (Naturals, usize) {
        let wilds = THREES << (wild.number() - 3) | 1 << Card::JOKER.index();
        let mut cards = Naturals([0; 3]);
        let mut naturals = 0;
        for card in hand {
            let bit = 1 << card.index() & !wilds;
            debug_assert!(cards.0[2] & bit == 0, "three sets of cards hold no fourth {card}");
            cards.add(bit);
            naturals += (bit != 0) as usize;
        }
        (cards, hand.len() - naturals)
    }

    /// One copy more of each of the cards.
    pub(super) fn add(&mut self, cards: u64) {
        let [one, two, three] = &mut self.0;
        *three |= *two & cards;
        *two |= *one & cards;
        *one |= cards;
    }

    /// One copy less of each of the cards.
    pub(super) fn remove(&mut self, cards: u64) {
        let [one, two, three] = &mut self.0;
        *one &= !cards | *two;
        *two &= !cards | *three;
        *three &= !cards;
    }

    /// The hand of the natural cards that are not among these; wilds among them do not matter.
    pub(super) fn without_cards(mut self, melded: &[Card]) -> Hand {
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
    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|layer| layer.count_ones() as usize).sum()
    }

    /// What all cards cost (FC-2).
    pub(super) fn points(&self) -> u16 {
        let suits = (0..5).flat_map(|suit| self.suit(suit));
        suits.map(|ranks| SUIT_TABLE.points[ranks as usize] as u16).sum()
    }

    /// The ranks of the suit in each layer.
    pub(super) fn suit(&self, suit: usize) -> [RankSet; 3] {
        self.0.map(|layer| (layer >> (11 * suit) & SUIT) as RankSet)
    }

    /// The ranks with at least one, two and three cards of any suits.
    pub(super) fn ranks(&self) -> [RankSet; 3] {
        let (mut one, mut two, mut three) = (0, 0, 0);
        for layer in self.0 {
            if layer == 0 {
                break;
            }
            for suit in 0..5 {
                let ranks = (layer >> (11 * suit) & SUIT) as RankSet;
                three |= two & ranks;
                two |= one & ranks;
                one |= ranks;
            }
        }
        [one, two, three]
    }

    /// All cards of the rank.
    pub(super) fn column(&self, rank: usize) -> Column {
        let [one, two, three] = self.0.map(|layer| layer >> rank & THREES);
        one | two << 1 | three << 2
    }

    /// The cards without these of the rank.
    pub(super) fn without(mut self, rank: usize, cards: Column) -> Naturals {
        for copy in 0..3 {
            self.remove((cards >> copy & THREES) << rank);
        }
        self
    }

    /// The cards of these ranks.
    pub(super) fn within(self, ranks: RankSet) -> Naturals {
        let cards = (ranks as u64 & SUIT) * THREES;
        Naturals(self.0.map(|layer| layer & cards))
    }

    /// A superset of the cards that could be in a run of two or more natural cards and at most `wilds` wilds.
    pub(super) fn runnable(&self, wilds: usize) -> u64 {
        let cards = self.0[0];
        if wilds == 0 {
            let begins = cards & lower(cards) & lower(lower(cards));
            return begins | higher(begins) | higher(higher(begins));
        }
        // A neighbour in a run is at most as far as all wilds can bridge.
        let (mut below, mut above) = (lower(cards), higher(cards));
        for _ in 0..wilds {
            below |= lower(below);
            above |= higher(above);
        }
        cards & (below | above)
    }
}

/// Each card one rank lower in its suit.
fn lower(cards: u64) -> u64 {
    (cards & !THREES) >> 1
}

/// Each card one rank higher in its suit.
fn higher(cards: u64) -> u64 {
    (cards & !KINGS) << 1
}

/// The ranks of these cards.
pub(super) fn ranks_of(cards: u64) -> RankSet {
    ((cards | cards >> 11 | cards >> 22 | cards >> 33 | cards >> 44) & SUIT) as RankSet
}

/// The cards of a rank that may go to its set or stay for runs.
pub(super) struct SetChoice {
    /// Those that could be in a run.
    free: Column,
    /// Those that could not: they are in the set if there is one, for they cost nothing there.
    fixed: Column,
}

impl SetChoice {
    /// The choice for that rank, with `wilds` at hand.
    pub(super) fn of(naturals: &Naturals, rank: usize, wilds: usize) -> SetChoice {
        let column = naturals.column(rank);
        // A card takes three bits of a column, for its copies.
        let free = column & ((naturals.runnable(wilds) >> rank & THREES) * 0b111);
        SetChoice { free, fixed: column & !free }
    }

    /// How many cards only a set, or two wilds each, can save.
    pub(super) fn fixed(&self) -> usize {
        self.fixed.count_ones() as usize
    }

    /// The ways to make a set (FC-8), the largest first: the cards it takes and the wilds it costs.
    pub(super) fn sets(self, wilds: usize) -> impl Iterator<Item = (Column, usize)> {
        let SetChoice { free, fixed } = self;
        let mut next = Some(free);
        let subsets = std::iter::from_fn(move || {
            let taken = next?;
            next = if taken == 0 { None } else { Some((taken - 1) & free) };
            Some(taken | fixed)
        });
        subsets.filter_map(move |set| {
            // Copies are alike, so the second is taken only after the first.
            let in_order = (set >> 1 & !set) & (THREES | THREES << 1) == 0;
            // Counted to three by hand: a full population count is slow on baseline processors, and this is hot.
            let but_one = set & set.wrapping_sub(1);
            let but_two = but_one & but_one.wrapping_sub(1);
            let cost = (but_two == 0) as usize;
            (in_order && but_one != 0 && cost <= wilds).then_some((set, cost))
        })
    }
}
