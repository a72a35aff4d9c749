//! The cards of one hand, without an allocation.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Notation, NotationError};

use crate::card::{Card, Rank};

/// The most cards a hand ever holds: thirteen dealt and one drawn.
pub const MAX_HAND: usize = 14;

/// A hand, kept sorted, so that equal hands are equal values.
#[derive(Clone, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts", as = "Vec<Card>"))]
#[serde(transparent)]
pub struct Hand(ArrayVec<Card, MAX_HAND>);

impl Hand {
    /// An empty hand.
    pub const fn new() -> Hand {
        Hand(ArrayVec::new_const())
    }

    /// The hand of these cards; nothing if they are too many for a hand.
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Option<Hand> {
        let mut all = ArrayVec::new();
        for card in cards {
            all.try_push(card).ok()?;
        }
        table::order::sort(&mut all);
        Some(Hand(all))
    }

    /// Adds a card. The rules never let a hand grow past [`MAX_HAND`]; any further card is dropped.
    pub fn add(&mut self, card: Card) {
        let at = self.0.partition_point(|held| *held <= card);
        let _full = self.0.try_insert(at, card);
    }

    /// Removes one copy of the card; `false` if it is not there.
    pub fn remove(&mut self, card: Card) -> bool {
        match self.0.binary_search(&card) {
            Ok(at) => {
                self.0.remove(at);
                true
            }
            Err(_) => false,
        }
    }

    /// The hand without one copy of the card.
    pub fn without(&self, card: Card) -> Hand {
        let mut rest = self.clone();
        rest.remove(card);
        rest
    }

    /// How many copies of the card are in the hand.
    pub fn count(&self, card: Card) -> usize {
        self.0.iter().filter(|held| **held == card).count()
    }

    /// The different cards, each once, in order.
    pub fn distinct(&self) -> impl Iterator<Item = Card> + '_ {
        let mut last = None;
        self.0.iter().copied().filter(move |card| last.replace(*card) != Some(*card))
    }

    /// What all its cards cost together (FC-2).
    pub fn points(&self, wild: Rank) -> u16 {
        self.0.iter().map(|card| card.points(wild)).sum()
    }
}

impl Deref for Hand {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Hand, D::Error> {
        let mut cards = ArrayVec::<Card, MAX_HAND>::deserialize(deserializer)?;
        table::order::sort(&mut cards);
        Ok(Hand(cards))
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, card) in self.0.iter().enumerate() {
            write!(f, "{}{card}", if n > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Notation for Hand {
    const EXPECTED: &'static str = "written-hand";

    fn read(text: &str) -> Option<Hand> {
        text.parse().ok()
    }
}

// A hand is a list of cards in JSON, so `notation!` does not fit.
impl FromStr for Hand {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Hand, NotationError> {
        let cards: Vec<Card> = text.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        Hand::of(cards).ok_or_else(|| NotationError::of::<Hand>(text))
    }
}
