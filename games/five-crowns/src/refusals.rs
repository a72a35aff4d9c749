//! Refusals that both games share.

use table::{Refusal, Sentence};

use crate::card::Card;

/// Refuses by that rule with a sentence that needs no arguments.
pub fn refuse(rule: &'static str, key: &'static str) -> Refusal {
    Refusal::new(rule, Sentence::new(key))
}

/// A position holds a card more often than the pack does.
pub fn too_many(card: Card) -> Refusal {
    Refusal::new("FC-1", Sentence::new("refuse-position-too-many").text("card", card))
}
