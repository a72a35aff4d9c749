//! Cards that lie together, without a heap: hands and piles are copied with every view.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{BadCard, Card};

/// The most cards a hand ever holds (DS-3).
pub const MOST_IN_HAND: usize = 7;

/// Up to `MOST` cards, in order.
///
/// An array and a length, and what lies beyond the length is never looked at: copying it is copying bytes.
#[derive(Clone, Copy)]
pub struct Cards<const MOST: usize> {
    cards: [Card; MOST],
    len: u8,
}

/// A hand, kept sorted, so that equal hands are equal values.
pub type Hand = Cards<MOST_IN_HAND>;
/// A pile; the top card is last.
pub type Pile = Cards<{ Card::PACK }>;

impl<const MOST: usize> Cards<MOST> {
    /// No cards.
    pub fn new() -> Cards<MOST> {
        Cards { cards: [Card::default(); MOST], len: 0 }
    }

    /// These cards in this order, or nothing if they are too many.
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Option<Cards<MOST>> {
        let mut all = Cards::new();
        cards.into_iter().all(|card| all.push(card)).then_some(all)
    }

    /// Puts a card on top; `false` if there is no room, which the rules never let happen.
    pub fn push(&mut self, card: Card) -> bool {
        let room = self.cards.get_mut(self.len as usize);
        self.len += u8::from(room.is_some());
        room.map(|place| *place = card).is_some()
    }

    /// Takes the top card.
    pub fn pop(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        self.cards.get(self.len as usize).copied()
    }

    /// Takes all cards away.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl Hand {
    /// The hand of these cards, or nothing if they are more than fit in a hand.
    pub fn sorted(cards: impl IntoIterator<Item = Card>) -> Option<Hand> {
        let mut hand = Hand::of(cards)?;
        hand.cards[..hand.len as usize].sort_unstable();
        Some(hand)
    }

    /// Takes a card in.
    pub fn add(&mut self, card: Card) {
        let mut at = self.len as usize;
        if !self.push(card) {
            return;
        }
        while at > 0 && self.cards[at - 1] > card {
            self.cards.swap(at - 1, at);
            at -= 1;
        }
    }

    /// Takes one copy of the card out; `false` if it is not there.
    pub fn remove(&mut self, card: Card) -> bool {
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

impl<const MOST: usize> Default for Cards<MOST> {
    fn default() -> Cards<MOST> {
        Cards::new()
    }
}

impl<const MOST: usize> Deref for Cards<MOST> {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        self.cards.get(..self.len as usize).unwrap_or(&self.cards)
    }
}

impl<const MOST: usize> PartialEq for Cards<MOST> {
    fn eq(&self, other: &Cards<MOST>) -> bool {
        **self == **other
    }
}

impl<const MOST: usize> Eq for Cards<MOST> {}

impl<const MOST: usize> fmt::Debug for Cards<MOST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<const MOST: usize> Serialize for Cards<MOST> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, const MOST: usize> Deserialize<'de> for Cards<MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards<MOST>, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        Cards::of(cards).ok_or_else(|| serde::de::Error::custom(format!("more than {MOST} cards")))
    }
}

impl FromStr for Hand {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Hand, BadCard> {
        let cards: Vec<Card> = text.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        Hand::sorted(cards).ok_or_else(|| BadCard(format!("more than {MOST_IN_HAND} cards")))
    }
}
