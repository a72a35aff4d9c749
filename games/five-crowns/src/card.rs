//! A card: five suits of eleven ranks, and jokers (FC-1), written `3t 10h Jc Qs Kd W`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One of the five suits, in the order of the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// `t`, ★
    Stars,
    /// `h`, ♥
    Hearts,
    /// `c`, ♣
    Clubs,
    /// `s`, ♠
    Spades,
    /// `d`, ♦
    Diamonds,
}

impl Suit {
    /// All suits, in order.
    pub const ALL: [Suit; 5] = [Suit::Stars, Suit::Hearts, Suit::Clubs, Suit::Spades, Suit::Diamonds];

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        ['t', 'h', 'c', 's', 'd'][self as usize]
    }

    /// The sign people know.
    pub const fn sign(self) -> char {
        ['★', '♥', '♣', '♠', '♦'][self as usize]
    }
}

/// A rank, 3 to 13: the number it carries, with 11, 12, 13 for jack, queen, king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts", type = "number"))]
pub struct Rank(u8);

impl Rank {
    /// The lowest rank.
    pub const THREE: Rank = Rank(3);
    /// The highest rank.
    pub const KING: Rank = Rank(13);

    /// The rank with this number, if there is one.
    pub const fn new(number: u8) -> Option<Rank> {
        if matches!(number, 3..=13) { Some(Rank(number)) } else { None }
    }

    /// 3 to 13.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All ranks, three first.
    pub fn all() -> impl DoubleEndedIterator<Item = Rank> {
        (3..=13).map(Rank)
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            11 => f.write_str("J"),
            12 => f.write_str("Q"),
            13 => f.write_str("K"),
            number => write!(f, "{number}"),
        }
    }
}

impl FromStr for Rank {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Rank, BadCard> {
        let number = match text {
            "J" | "j" => 11,
            "Q" | "q" => 12,
            "K" | "k" => 13,
            // "03" and "+3" are numbers to `parse`, but nobody writes a card so.
            digits if digits.starts_with(['0', '+']) => 0,
            digits => digits.parse().unwrap_or(0),
        };
        Rank::new(number).ok_or_else(|| BadCard(text.chars().take(20).collect()))
    }
}

/// A card of the pack; the two (or three) copies of one card are equal.
///
/// A byte: suit × 11 + (rank − 3), and 55 for a joker. The order is by suit, then rank, jokers last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts", type = "string"))]
pub struct Card(u8);

impl Card {
    /// A joker.
    pub const JOKER: Card = Card(55);
    /// How many different cards there are, the joker included; the index of a card is below this.
    pub const KINDS: usize = 56;

    /// The card of that suit and rank.
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card(suit as u8 * 11 + rank.0 - 3)
    }

    /// The card with this index.
    pub const fn from_index(index: usize) -> Option<Card> {
        if index < Card::KINDS { Some(Card(index as u8)) } else { None }
    }

    /// 0 to 55.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The rank, unless it is a joker.
    pub const fn rank(self) -> Option<Rank> {
        if self.0 == 55 { None } else { Some(Rank(self.0 % 11 + 3)) }
    }

    /// The suit, unless it is a joker.
    pub const fn suit(self) -> Option<Suit> {
        if self.0 == 55 { None } else { Some(Suit::ALL[self.0 as usize / 11]) }
    }

    /// Whether it may stand for any card this round (FC-9): a joker, or a card of the wild rank.
    pub const fn is_wild(self, wild: Rank) -> bool {
        self.0 == 55 || self.0 % 11 + 3 == wild.0
    }

    /// What it costs when left in hand (FC-2).
    pub const fn points(self, wild: Rank) -> u16 {
        match self.0 {
            55 => 50,
            natural if natural % 11 + 3 == wild.0 => 20,
            natural => (natural % 11 + 3) as u16,
        }
    }

    /// One whole set of 58 in the fixed order: the 55 cards, then three jokers (FC-1).
    pub fn set() -> impl Iterator<Item = Card> {
        (0..58).map(|n| Card(n.min(55)))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.rank(), self.suit()) {
            (Some(rank), Some(suit)) => write!(f, "{rank}{}", suit.letter()),
            _ => f.write_str("W"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is not a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadCard(pub String);

impl fmt::Display for BadCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not a card: cards are written like 3t 10h Jc Qs Kd, a joker W", self.0)
    }
}

impl std::error::Error for BadCard {}

impl FromStr for Card {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Card, BadCard> {
        let bad = || BadCard(text.chars().take(20).collect());
        if matches!(text, "W" | "w") {
            return Ok(Card::JOKER);
        }
        let letter = text.chars().last().ok_or_else(bad)?;
        let suit =
            Suit::ALL.into_iter().find(|s| s.letter() == letter || s.sign() == letter).ok_or_else(bad)?;
        let rank = &text[..text.len() - letter.len_utf8()];
        // Jack, queen and king have a number as ranks, but a card is written with its letter.
        if matches!(rank, "11" | "12" | "13") {
            return Err(bad());
        }
        let rank = rank.parse().map_err(|_| bad())?;
        Ok(Card::new(suit, rank))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl Serialize for Rank {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Rank {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rank, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Rank::new(number).ok_or_else(|| serde::de::Error::custom("a rank is a number from 3 to 13"))
    }
}
