//! A card: a value from −1 to 14, and nothing else (FL-1).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Expectation, Notation, NotationError, Piece};

use crate::power::Power;

/// A card of the pack; those of one value are all alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts", type = "number"))]
pub struct Card(i8);

/// So low is a card that is better than what can be expected of the draw pile, or of an unknown card.
pub const LOW_CARD: i8 = 3;

/// How many cards the pack has.
pub const PACK_SIZE: usize = 68;

/// The whole pack in a fixed order, the lowest card first.
pub const PACK: [Card; PACK_SIZE] = pack();

const fn pack() -> [Card; PACK_SIZE] {
    let mut pack = [Card::ZERO; PACK_SIZE];
    let (mut at, mut value) = (0, -1);
    while value <= 14 {
        let mut copies = Card(value).copies();
        while copies > 0 {
            pack[at] = Card(value);
            at += 1;
            copies -= 1;
        }
        value += 1;
    }
    assert!(at == PACK_SIZE);
    pack
}

impl Card {
    /// A card of no points.
    pub const ZERO: Card = Card(0);
    /// How many different cards there are: every index is below this.
    pub const KINDS: usize = 16;

    /// The card of that value, if there is one.
    pub const fn new(value: i8) -> Option<Card> {
        if matches!(value, -1..=14) { Some(Card(value)) } else { None }
    }

    /// −1 to 14, which is also the points it counts.
    pub const fn value(self) -> i8 {
        self.0
    }

    /// The index for tables by card, 0 to 15.
    pub const fn index(self) -> usize {
        (self.0 + 1) as usize
    }

    /// The card with this index.
    pub const fn from_index(index: usize) -> Option<Card> {
        if index < Card::KINDS { Some(Card(index as i8 - 1)) } else { None }
    }

    /// How many of it the pack has (FL-1).
    pub const fn copies(self) -> u8 {
        if matches!(self.0, -1 | 9 | 11 | 13) { 2 } else { 5 }
    }

    /// Its power, if it has one (FL-12 to FL-15).
    pub const fn power(self) -> Option<Power> {
        match self.0 {
            8 => Some(Power::Eight),
            10 => Some(Power::Ten),
            12 => Some(Power::Twelve),
            14 => Some(Power::Fourteen),
            _ => None,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A true minus sign: screen readers say it, and lines do not break after it.
        write!(f, "{}{}", if self.0 < 0 { "−" } else { "" }, self.0.unsigned_abs())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Notation for Card {
    const EXPECTED: &'static str = "written-card";

    fn read(text: &str) -> Option<Card> {
        text.replace('−', "-").parse().ok().and_then(Card::new)
    }
}

// `notation!` would serialise a card as a text; in JSON it is a number.
impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        Card::read(text).ok_or_else(|| NotationError::of::<Card>(text))
    }
}

impl From<Card> for Piece {
    fn from(card: Card) -> Piece {
        let sign = if card.0 < 0 { "minus" } else { "plus" };
        Piece::new("card").part("value", card.to_string()).part("sign", sign)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i8(self.0)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let value = i64::deserialize(deserializer)?;
        let card = i8::try_from(value).ok().and_then(Card::new);
        card.ok_or_else(|| serde::de::Error::custom(Expectation::new("written-card")))
    }
}
