//! A card: a value from −1 to 14, and nothing else (FL-1).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::power::Power;

/// A card of the pack; those of one value are all alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts", type = "number"))]
pub struct Card(i8);

/// How many cards the pack has.
pub const PACK_SIZE: usize = 68;

/// The whole pack in the fixed order, the lowest first.
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
    /// How many different cards there are; the index of a card is below this.
    pub const KINDS: usize = 16;

    /// The card of that value, if there is one.
    pub const fn new(value: i8) -> Option<Card> {
        if matches!(value, -1..=14) { Some(Card(value)) } else { None }
    }

    /// −1 to 14, which is also what it costs.
    pub const fn value(self) -> i8 {
        self.0
    }

    /// 0 to 15.
    pub const fn index(self) -> usize {
        (self.0 + 1) as usize
    }

    /// The card with this index.
    pub const fn from_index(index: usize) -> Option<Card> {
        if index < Card::KINDS { Some(Card(index as i8 - 1)) } else { None }
    }

    /// How often it is in the pack (FL-1).
    pub const fn copies(self) -> u8 {
        if matches!(self.0, -1 | 9 | 11 | 13) { 2 } else { 5 }
    }

    /// What it can do besides (FL-12 to FL-15).
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

/// A text or number that is not a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadCard;

impl fmt::Display for BadCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a card is a whole number from -1 to 14")
    }
}

impl std::error::Error for BadCard {}

impl FromStr for Card {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Card, BadCard> {
        text.replace('−', "-").parse().ok().and_then(Card::new).ok_or(BadCard)
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
        i8::try_from(value).ok().and_then(Card::new).ok_or_else(|| serde::de::Error::custom(BadCard))
    }
}
