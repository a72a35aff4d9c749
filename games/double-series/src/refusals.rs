//! Refusals about a card or a space.

use table::{Refusal, Sentence};

use crate::card::Card;
use crate::square::Square;

/// Refuses by that rule with a sentence about a card.
#[cold]
pub(crate) fn refuse_card(rule: &'static str, key: &'static str, card: Card) -> Refusal {
    Refusal::new(rule, Sentence::new(key).piece("card", card))
}

/// Refuses by that rule with a sentence about a space.
#[cold]
pub(crate) fn refuse_square(rule: &'static str, key: &'static str, square: Square) -> Refusal {
    Refusal::new(rule, Sentence::new(key).piece("square", square))
}
