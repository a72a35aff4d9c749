//! The digits between which the cards of a hand are known to lie.

use serde::{Deserialize, Serialize};

use crate::Card;

/// A range of digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Span {
    low: u8,
    high: u8,
}

impl Span {
    /// Between which digits a hand lies that answers none of these cards: nothing above a + that was turned up in
    /// vain, nothing below a − (OM-5). Nothing if they rule out no digit.
    pub fn of_no_answer(cards: &[Card]) -> Option<Span> {
        let mut span = Span { low: 1, high: 9 };
        for card in cards {
            if card.has_plus() {
                span.high = span.high.min(card.digit());
            } else {
                span.low = span.low.max(card.digit());
            }
        }
        (span != Span { low: 1, high: 9 }).then_some(span)
    }

    /// The lowest digit, 1 to 9.
    pub const fn low(self) -> u8 {
        if self.low == 0 { 1 } else { self.low }
    }

    /// The highest digit, 1 to 9.
    pub const fn high(self) -> u8 {
        if self.high > 9 { 9 } else { self.high }
    }

    /// Whether the digit of that card lies in it.
    pub const fn contains(self, card: Card) -> bool {
        self.low <= card.digit() && card.digit() <= self.high
    }
}
