//! Refusals in few words.

use table::{Refusal, Sentence};

use crate::card::Card;
use crate::square::Square;

/// Refuses by that rule with a sentence that needs no arguments.
#[cold]
pub fn refuse(rule: &'static str, key: &'static str) -> Refusal {
    Refusal::new(rule, Sentence::new(key))
}

/// Refuses by that rule with a sentence about a card.
#[cold]
pub fn refuse_card(rule: &'static str, key: &'static str, card: Card) -> Refusal {
    Refusal::new(rule, Sentence::new(key).text("card", card.pretty()))
}

/// Refuses by that rule with a sentence about a space, told by its row and column as people count.
#[cold]
pub fn refuse_square(rule: &'static str, key: &'static str, square: Square) -> Refusal {
    Refusal::new(rule, at(Sentence::new(key), square))
}

/// The sentence with the row and column of a space.
pub fn at(sentence: Sentence, square: Square) -> Sentence {
    let (row, column) = (square.index() / 10 + 1, square.index() % 10 + 1);
    sentence.number("row", row as i32).number("column", column as i32)
}
