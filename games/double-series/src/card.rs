//! A playing card (DS-1), written `2S 10H JC AD`.

use std::fmt;

use table::{Notation, Piece};

/// One of the four suits, in the order in which hands are sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// `S`, ♠
    Spades,
    /// `H`, ♥
    Hearts,
    /// `C`, ♣
    Clubs,
    /// `D`, ♦
    Diamonds,
}

impl Suit {
    /// All suits, in order.
    pub const ALL: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];

    /// The letter of the notation.
    const fn letter(self) -> char {
        ['S', 'H', 'C', 'D'][self as usize]
    }

    /// The symbol on the card.
    const fn symbol(self) -> char {
        ['♠', '♥', '♣', '♦'][self as usize]
    }
}

/// The notation of each rank, the two first and the ace last.
const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const JACK: u8 = 9;

/// The notation of each card, ready-made: a view names some 150 of them.
const NAMES: [&str; Card::KINDS] = [
    "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS", //
    "2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "10H", "JH", "QH", "KH", "AH", //
    "2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "JC", "QC", "KC", "AC", //
    "2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "10D", "JD", "QD", "KD", "AD", //
];

/// A card of the pack; the two copies of one card are equal.
///
/// A byte: suit × 13 + rank, the two being 0 and the ace 12. The order is by suit, then rank.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts", type = "string"))]
pub struct Card(u8);

impl Card {
    /// How many different cards there are; the index of a card is below this.
    pub const KINDS: usize = 52;
    /// How many cards are in play: two of each (DS-1).
    pub const PACK: usize = 2 * Card::KINDS;

    /// The card of that suit and rank, the two being 0 and the ace 12.
    pub const fn new(suit: Suit, rank: u8) -> Card {
        Card(suit as u8 * 13 + rank)
    }

    /// The card with this index.
    pub const fn from_index(index: usize) -> Option<Card> {
        if index < Card::KINDS { Some(Card(index as u8)) } else { None }
    }

    /// 0 to 51.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[self.0 as usize / 13]
    }

    /// The rank in the notation.
    pub const fn rank(self) -> &'static str {
        RANKS[self.0 as usize % 13]
    }

    /// The card in the notation.
    pub const fn name(self) -> &'static str {
        NAMES[self.index()]
    }

    /// Whether it is a jack, which shows on no space of the board.
    pub const fn is_jack(self) -> bool {
        self.0 % 13 == JACK
    }

    /// Whether it is a jack of spades or hearts, which removes a marker (DS-6).
    pub const fn is_one_eyed(self) -> bool {
        self.0 % 13 == JACK && self.0 < 26
    }

    /// Whether it is a jack of clubs or diamonds, which goes anywhere (DS-6).
    pub const fn is_two_eyed(self) -> bool {
        self.0 % 13 == JACK && self.0 >= 26
    }

    /// The jacks, one of each suit.
    pub fn jacks() -> [Card; 4] {
        Suit::ALL.map(|suit| Card::new(suit, JACK))
    }

    /// The whole pack of 104, in order: each card twice (DS-1).
    pub fn pack() -> [Card; Card::PACK] {
        std::array::from_fn(|n| Card((n / 2) as u8))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Notation for Card {
    const EXPECTED: &'static str = "written-card";

    fn read(text: &str) -> Option<Card> {
        let last = text.chars().last()?;
        let letter = last.to_ascii_uppercase();
        let suit = Suit::ALL.into_iter().find(|suit| suit.letter() == letter || suit.symbol() == last)?;
        let rank = &text[..text.len() - last.len_utf8()];
        let rank = RANKS.iter().position(|name| name.eq_ignore_ascii_case(rank))?;
        Some(Card::new(suit, rank as u8))
    }

    fn as_static(&self) -> Option<&'static str> {
        Some(self.name())
    }
}

table::notation!(Card);

impl From<Card> for Piece {
    fn from(card: Card) -> Piece {
        let suit = ["s", "h", "c", "d"][card.suit() as usize];
        Piece::new("card").part("rank", card.rank()).part("suit", suit)
    }
}
