//! Some cards without an order: a hand, what was played. Two words, no heap.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

use crate::card::{BadCard, Card};

/// Cards, each as often as it is there.
///
/// A bit for every copy that there can be of a card, in the order of the cards: two of 1+ and 9− (OM-2),
/// nine start cards, one of all others. Of equal cards the lower bits are set first, so that equal
/// collections are equal values.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts", as = "Vec<Card>"))]
pub struct Cards(u128);

/// How many bits are used.
const BITS: usize = 72 + 8 + 9;

/// The bits of each card.
const COPIES: [u128; Card::KINDS] = {
    let mut copies = [0; Card::KINDS];
    let (mut kind, mut bit) = (0, 0);
    while kind < Card::KINDS {
        let count = match kind {
            0..4 | 68..72 => 2,
            72 => 9,
            _ => 1,
        };
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

/// For each card in the centre, all bits of cards that may be played on it.
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

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);

    /// The 72 cards of a pack in order: each once, or without dead ends (OM-2) 9− and 1+ twice instead of
    /// 9+ and 1−.
    pub const fn pack(no_dead_ends: bool) -> [Card; 72] {
        const PACKS: [[Card; 72]; 2] = [ordered(false), ordered(true)];
        PACKS[no_dead_ends as usize]
    }

    /// Puts a card in; `false` if there cannot be so many of it.
    pub const fn add(&mut self, card: Card) -> bool {
        let free = COPIES[card.index()] & !self.0;
        self.0 |= free & free.wrapping_neg();
        free != 0
    }

    /// Takes one copy of the card out; `false` if it is not there.
    pub const fn remove(&mut self, card: Card) -> bool {
        let held = COPIES[card.index()] & self.0;
        if held != 0 {
            self.0 ^= 1 << held.ilog2();
        }
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

    /// How often the card is there.
    pub const fn count(self, card: Card) -> usize {
        (self.0 & COPIES[card.index()]).count_ones() as usize
    }

    /// Whether the card is there.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & COPIES[card.index()] != 0
    }

    /// Those of them that may be played on that card.
    pub const fn answering(self, centre: Card) -> Cards {
        Cards(self.0 & ANSWERS[centre.index()])
    }

    /// Each different card once.
    pub const fn distinct(self) -> Cards {
        Cards(self.0 & FIRST_COPIES)
    }

    /// All of them but the start cards.
    pub const fn without_starts(self) -> Cards {
        Cards(self.0 & !COPIES[Card::START.index()])
    }

    /// The start cards among them.
    pub const fn starts(self) -> Cards {
        Cards(self.0 & COPIES[Card::START.index()])
    }

    /// Those that are in both, as often as in both.
    pub const fn both(self, others: Cards) -> Cards {
        Cards(self.0 & others.0)
    }

    /// Without these, as far as they are there.
    pub fn minus(mut self, others: Cards) -> Cards {
        others.iter().for_each(|card| {
            self.remove(card);
        });
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

const fn ordered(no_dead_ends: bool) -> [Card; 72] {
    let mut pack = [Card::START; 72];
    let mut bits: u128 = 0;
    let mut kind = 0;
    while kind < 72 {
        if let Some(card) = Card::from_index(kind) {
            if no_dead_ends && card.is_bomb() {
                kind += 1;
                continue;
            }
            bits |= COPIES[kind] & if no_dead_ends { u128::MAX } else { FIRST_COPIES };
        }
        kind += 1;
    }
    let (mut bit, mut at) = (0, 0);
    while bit < BITS {
        if bits & (1 << bit) != 0 {
            pack[at] = CARD_AT[bit];
            at += 1;
        }
        bit += 1;
    }
    assert!(at == 72);
    pack
}

impl FromIterator<Card> for Cards {
    /// A copy more than there can be is left out.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut all = Cards::NONE;
        cards.into_iter().for_each(|card| {
            all.add(card);
        });
        all
    }
}

impl FromStr for Cards {
    type Err = BadCard;

    fn from_str(text: &str) -> Result<Cards, BadCard> {
        text.split_whitespace().map(str::parse).collect()
    }
}

impl Cards {
    /// The cards as people read them.
    pub fn shown(&self) -> String {
        self.iter().map(Card::shown).collect::<Vec<_>>().join(" ")
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
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        let mut all = Cards::NONE;
        for card in Vec::<Card>::deserialize(deserializer)? {
            if !all.add(card) {
                return Err(serde::de::Error::custom(format!("there cannot be so many of {card}")));
            }
        }
        Ok(all)
    }
}
