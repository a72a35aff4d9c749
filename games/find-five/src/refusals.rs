//! Refusals.

use table::{Refusal, Sentence};

/// Refuses by that rule with a sentence that needs no arguments.
pub fn refuse(rule: &'static str, key: &'static str) -> Refusal {
    Refusal::new(rule, Sentence::new(key))
}
