//! A multiset of cards: a hand, the cards played. A bit set, without allocation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Expectation, NotationError};

use crate::deck::DECK_SIZE;
use crate::players::MAX_SEATS;
use crate::{Card, Deck, Span};

/// A multiset of cards.
///
/// A bit for every copy of a card that there can be in any deck, in the order of the cards: two of each 1+ to 4+ and
/// 6− to 9− (OM-1), nine start cards, one of every other. Of equal cards the lower bits are set first, so that equal
/// multisets are equal values.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts", as = "Vec<Card>"))]
pub struct Cards(u128);

/// How many copies there can be of all cards together: the bits in use.
pub(crate) const BITS: usize = DECK_SIZE + 32 + MAX_SEATS;

/// The bits of each card.
const COPIES: [u128; Card::KINDS] = {
    let mut copies = [0; Card::KINDS];
    let (mut kind, mut bit) = (0, 0);
    while let Some(card) = Card::from_index(kind) {
        let mut count = if card.is_start() { MAX_SEATS } else { 0 };
        let mut deck = 0;
        while deck < Deck::ALL.len() {
            let copies = Deck::ALL[deck].copies(card);
            count = if copies > count { copies } else { count };
            deck += 1;
        }
        copies[kind] = ((1 << count) - 1) << bit;
        bit += count;
        kind += 1;
    }
    assert!(bit == BITS);
    copies
};

/// The card of each bit.
const CARD_AT: [Card; BITS] = {
    let mut cards = [Card::START; BITS];
    let mut kind = 0;
    while kind < Card::KINDS {
        let mut bit = COPIES[kind].trailing_zeros() as usize;
        while bit < BITS && COPIES[kind] & (1 << bit) != 0 {
            if let Some(card) = Card::from_index(kind) {
                cards[bit] = card;
            }
            bit += 1;
        }
        kind += 1;
    }
    cards
};

/// The lowest bit of every card.
const FIRST_COPIES: u128 = {
    let (mut first, mut kind) = (0, 0);
    while kind < Card::KINDS {
        first |= COPIES[kind] & COPIES[kind].wrapping_neg();
        kind += 1;
    }
    first
};

/// For each card in the centre, the bits of all cards that may be played on it.
const ANSWERS: [u128; Card::KINDS] = {
    let mut answers = [0; Card::KINDS];
    let mut kind = 0;
    while kind < Card::KINDS {
        let mut bit = 0;
        while bit < BITS {
            if let Some(centre) = Card::from_index(kind)
                && CARD_AT[bit].answers(centre)
            {
                answers[kind] |= 1 << bit;
            }
            bit += 1;
        }
        kind += 1;
    }
    answers
};

/// For each digit, the bits of all cards with a digit up to it; none for 0.
const UP_TO: [u128; 10] = {
    let mut up_to = [0; 10];
    let mut digit = 1;
    while digit < up_to.len() {
        let mut bit = 0;
        while bit < BITS {
            if CARD_AT[bit].digit() as usize <= digit {
                up_to[digit] |= 1 << bit;
            }
            bit += 1;
        }
        digit += 1;
    }
    up_to
};

/// The highest of these bits. By words of 64 bits: in a browser a shift of 128 by as many as there are is a call.
const fn highest(bits: u128) -> u128 {
    let (high, low) = ((bits >> 64) as u64, bits as u64);
    match (high, low) {
        (0, 0) => 0,
        (0, low) => (1_u64 << low.ilog2()) as u128,
        (high, _) => ((1_u64 << high.ilog2()) as u128) << 64,
    }
}

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);

    /// All cards of a game with that many seats: the deck, and a start card for each seat (OM-4).
    pub(crate) fn all(deck: Deck, seats: usize) -> Cards {
        deck.cards().into_iter().chain(std::iter::repeat_n(Card::START, seats)).collect()
    }

    /// Adds a card; `false` if there are no more copies of it.
    pub const fn add(&mut self, card: Card) -> bool {
        let free = COPIES[card.index()] & !self.0;
        self.0 |= free & free.wrapping_neg();
        free != 0
    }

    /// Removes one copy of the card; `false` if there is none.
    pub const fn remove(&mut self, card: Card) -> bool {
        let held = COPIES[card.index()] & self.0;
        self.0 ^= highest(held);
        held != 0
    }

    /// How many cards there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many copies of the card there are.
    pub const fn count(self, card: Card) -> usize {
        (self.0 & COPIES[card.index()]).count_ones() as usize
    }

    /// Whether there is such a card.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & COPIES[card.index()] != 0
    }

    /// Those of them that may be played on that card.
    pub const fn answering(self, centre: Card) -> Cards {
        Cards(self.0 & ANSWERS[centre.index()])
    }

    /// Those of them whose digits lie in that span.
    pub const fn within(self, span: Span) -> Cards {
        Cards(self.0 & UP_TO[span.high() as usize] & !UP_TO[(span.low() as usize - 1) % UP_TO.len()])
    }

    /// Each different card once.
    pub const fn distinct(self) -> Cards {
        Cards(self.0 & FIRST_COPIES)
    }

    /// The lowest and the highest digit; nothing if there are no cards.
    pub fn digit_range(self) -> Option<(u8, u8)> {
        let mut digits = self.iter().map(Card::digit);
        let first = digits.next()?;
        Some(digits.fold((first, first), |(low, high), digit| (low.min(digit), high.max(digit))))
    }

    /// All but the start cards.
    pub(crate) const fn without_starts(self) -> Cards {
        Cards(self.0 & !COPIES[Card::START.index()])
    }

    /// The start cards among them.
    pub(crate) const fn starts(self) -> Cards {
        Cards(self.0 & COPIES[Card::START.index()])
    }

    /// The cards that are in both.
    pub(crate) const fn intersection(self, others: Cards) -> Cards {
        Cards(self.0 & others.0)
    }

    /// The cards without those others.
    pub fn minus(mut self, others: Cards) -> Cards {
        for card in others.iter() {
            self.remove(card);
        }
        self
    }

    /// The cards without one copy of that card.
    pub const fn without(mut self, card: Card) -> Cards {
        self.remove(card);
        self
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let card = CARD_AT[rest.trailing_zeros() as usize % BITS];
                rest &= rest - 1;
                card
            })
        })
    }
}

impl FromIterator<Card> for Cards {
    /// A copy too many is left out.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::NONE;
        for card in cards {
            all.add(card);
        }
        all
    }
}

impl FromStr for Cards {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Cards, NotationError> {
        text.split_whitespace().map(str::parse).collect()
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().enumerate().try_for_each(|(n, card)| write!(f, "{}{card}", if n > 0 { " " } else { "" }))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let mut all = Cards::NONE;
        for card in Vec::<Card>::deserialize(deserializer)? {
            if !all.add(card) {
                return Err(serde::de::Error::custom(Expectation::new("written-cards")));
            }
        }
        Ok(all)
    }
}
