//! A card: five suits of eleven ranks, and jokers (FC-1), written `3t 10h Jc Qs Kd W`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Expectation, Notation, NotationError, Piece};

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
    pub const fn letter(self) -> &'static str {
        ["t", "h", "c", "s", "d"][self as usize]
    }

    /// The printed symbol, which the notation accepts too.
    const fn symbol(self) -> &'static str {
        ["★", "♥", "♣", "♠", "♦"][self as usize]
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

    /// `3` to `10`, `J`, `Q`, `K`.
    const fn name(self) -> &'static str {
        ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"][self.0 as usize - 3]
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Notation for Rank {
    const EXPECTED: &'static str = "written-rank";

    fn read(text: &str) -> Option<Rank> {
        match text {
            "J" | "j" => Rank::new(11),
            "Q" | "q" => Rank::new(12),
            "K" | "k" => Rank::new(13),
            // "03" and "+3" are numbers to `parse`, but nobody writes a card like that.
            digits if digits.starts_with(['0', '+']) => None,
            digits => digits.parse().ok().and_then(Rank::new),
        }
    }
}

// A rank is a number in JSON, so `notation!` does not fit.
impl FromStr for Rank {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Rank, NotationError> {
        Rank::read(text).ok_or_else(|| NotationError::of::<Rank>(text))
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
        Rank::new(number).ok_or_else(|| serde::de::Error::custom(Expectation::new("written-rank")))
    }
}

impl From<Rank> for Piece {
    fn from(rank: Rank) -> Piece {
        Piece::new("rank").part("rank", rank.name())
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

    /// Whether one or two more cards could make a meld of these.
    pub fn is_near(self, other: Card) -> bool {
        let (Some(mine), Some(theirs)) = (self.rank(), other.rank()) else { return false };
        mine == theirs || self.suit() == other.suit() && mine.number().abs_diff(theirs.number()) <= 2
    }

    /// One whole set of 58 in a fixed order: the 55 cards, then three jokers (FC-1).
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

impl Notation for Card {
    const EXPECTED: &'static str = "written-card";

    fn read(text: &str) -> Option<Card> {
        if matches!(text, "W" | "w") {
            return Some(Card::JOKER);
        }
        let read_suit = |suit: Suit| {
            let rank = text.strip_suffix(suit.letter()).or_else(|| text.strip_suffix(suit.symbol()))?;
            Some((suit, rank))
        };
        let (suit, rank) = Suit::ALL.into_iter().find_map(read_suit)?;
        // Jack, queen and king have a number as ranks, but a card is written with its letter.
        if matches!(rank, "11" | "12" | "13") {
            return None;
        }
        Some(Card::new(suit, Rank::read(rank)?))
    }
}

table::notation!(Card);

impl From<Card> for Piece {
    fn from(card: Card) -> Piece {
        match (card.rank(), card.suit()) {
            (Some(rank), Some(suit)) => {
                Piece::new("card").part("rank", rank.name()).part("suit", suit.letter())
            }
            _ => Piece::new("joker"),
        }
    }
}

impl From<&Card> for Piece {
    fn from(card: &Card) -> Piece {
        Piece::from(*card)
    }
}
