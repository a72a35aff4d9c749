//! The decks: which 72 cards are played with (OM-1, OM-2).

use serde::{Deserialize, Serialize};

use crate::Card;

/// How many cards a deck has, without the start cards (OM-1).
pub(crate) const DECK_SIZE: usize = 72;

/// Which cards are played with; the list of the rulebook's is lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// Eight cards of each digit, and each can be answered by at least four digits: 1 to 4 only with +, 6 to 9 only
    /// with −, the 5s half and half (OM-1).
    #[default]
    Wide,
    /// Each digit with each sign and each effect once; nothing answers 9+ and 1− (OM-2).
    Every,
    /// As `Every`, but all nines are 9− and all ones 1+ (OM-2).
    NoDeadEnds,
}

impl Deck {
    /// All decks.
    pub const ALL: [Deck; 3] = [Deck::Wide, Deck::Every, Deck::NoDeadEnds];

    /// How many copies of a card it has; start cards belong to no deck.
    pub const fn copies(self, card: Card) -> usize {
        if card.is_start() {
            return 0;
        }
        match self {
            Deck::Wide => match (card.digit(), card.has_plus()) {
                (5, _) => 1,
                (1..=4, true) | (6.., false) => 2,
                _ => 0,
            },
            Deck::Every => 1,
            Deck::NoDeadEnds if card.is_bomb() => 0,
            Deck::NoDeadEnds => match (card.digit(), card.has_plus()) {
                (1, true) | (9, false) => 2,
                _ => 1,
            },
        }
    }

    /// Its cards, in order.
    pub(crate) const fn cards(self) -> [Card; DECK_SIZE] {
        const DECKS: [[Card; DECK_SIZE]; 3] =
            [in_order(Deck::Wide), in_order(Deck::Every), in_order(Deck::NoDeadEnds)];
        DECKS[self as usize]
    }
}

const fn in_order(deck: Deck) -> [Card; DECK_SIZE] {
    let mut cards = [Card::START; DECK_SIZE];
    let (mut kind, mut len) = (0, 0);
    while let Some(card) = Card::from_index(kind) {
        let mut copies = deck.copies(card);
        while copies > 0 {
            cards[len] = card;
            (len, copies) = (len + 1, copies - 1);
        }
        kind += 1;
    }
    assert!(len == DECK_SIZE);
    cards
}
