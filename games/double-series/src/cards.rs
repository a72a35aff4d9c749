//! Hands and piles, without heap allocation: they are copied with every view.

use std::fmt;
use std::ops::Deref;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Expectation;

use crate::card::Card;

/// How many cards a hand holds at most (DS-3).
pub(crate) const MAX_HAND: usize = 7;

/// Up to `CAPACITY` cards, in order.
///
/// An array and a length; what lies beyond the length is never read. Copying it is copying bytes.
#[derive(Clone, Copy)]
pub struct Cards<const CAPACITY: usize> {
    cards: [Card; CAPACITY],
    len: u8,
}

/// A hand, kept sorted, so that equal hands are equal values.
pub type Hand = Cards<MAX_HAND>;
/// A pile; the top card is last.
pub type Pile = Cards<{ Card::PACK }>;

impl<const CAPACITY: usize> Cards<CAPACITY> {
    /// No cards.
    pub fn new() -> Cards<CAPACITY> {
        Cards { cards: [Card::default(); CAPACITY], len: 0 }
    }

    /// These cards in this order, or nothing if they are too many.
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Option<Cards<CAPACITY>> {
        let mut all = Cards::new();
        cards.into_iter().all(|card| all.push(card)).then_some(all)
    }

    /// Puts a card on top; `false` if it is full, which the rules never let happen.
    pub(crate) fn push(&mut self, card: Card) -> bool {
        let slot = self.cards.get_mut(self.len as usize);
        self.len += u8::from(slot.is_some());
        slot.map(|slot| *slot = card).is_some()
    }

    /// Takes the top card.
    pub(crate) fn pop(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        self.cards.get(self.len as usize).copied()
    }

    /// Removes all cards.
    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }
}

impl Hand {
    /// The hand of these cards, or nothing if they are too many.
    pub fn sorted(cards: impl IntoIterator<Item = Card>) -> Option<Hand> {
        let mut hand = Hand::of(cards)?;
        table::order::sort(&mut hand.cards[..hand.len as usize]);
        Some(hand)
    }

    /// Adds a card.
    pub(crate) fn add(&mut self, card: Card) {
        let mut at = self.len as usize;
        if !self.push(card) {
            return;
        }
        while at > 0 && self.cards[at - 1] > card {
            self.cards.swap(at - 1, at);
            at -= 1;
        }
    }

    /// Removes one copy of the card; `false` if there is none.
    pub(crate) fn remove(&mut self, card: Card) -> bool {
        let Some(at) = self.iter().position(|held| *held == card) else { return false };
        self.cards.copy_within(at + 1..self.len as usize, at);
        self.len -= 1;
        true
    }

    /// The different cards, each once, in order.
    pub fn distinct(&self) -> impl Iterator<Item = Card> + '_ {
        let mut last = None;
        self.iter().copied().filter(move |card| last.replace(*card) != Some(*card))
    }
}

impl<const CAPACITY: usize> Default for Cards<CAPACITY> {
    fn default() -> Cards<CAPACITY> {
        Cards::new()
    }
}

impl<const CAPACITY: usize> Deref for Cards<CAPACITY> {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        self.cards.get(..self.len as usize).unwrap_or(&self.cards)
    }
}

impl<const CAPACITY: usize> PartialEq for Cards<CAPACITY> {
    fn eq(&self, other: &Cards<CAPACITY>) -> bool {
        **self == **other
    }
}

impl<const CAPACITY: usize> Eq for Cards<CAPACITY> {}

impl<const CAPACITY: usize> fmt::Debug for Cards<CAPACITY> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<const CAPACITY: usize> Serialize for Cards<CAPACITY> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, const CAPACITY: usize> Deserialize<'de> for Cards<CAPACITY> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards<CAPACITY>, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        Cards::of(cards)
            .ok_or_else(|| serde::de::Error::custom(Expectation::new("written-cards").most(CAPACITY)))
    }
}
