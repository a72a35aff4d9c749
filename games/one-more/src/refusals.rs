//! Short ways to refuse.

use table::{Refusal, Seat, Sentence};

/// Refuses by that rule with a sentence that needs no arguments.
pub fn refuse(rule: &'static str, key: &'static str) -> Refusal {
    Refusal::new(rule, Sentence::new(key))
}

/// Refuses by that rule with a sentence about a player.
pub fn refuse_seat(rule: &'static str, key: &'static str, seat: Seat) -> Refusal {
    Refusal::new(rule, Sentence::new(key).seat("who", seat))
}
