//! What a player with perfect memory knows beyond the view.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::hand::Hand;
use crate::sight::Sight;

/// Cards that players took from the discard pile and have not discarded since.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Memory {
    held: Vec<Hand>,
}

impl Memory {
    /// The cards that this seat is known to hold.
    pub fn held_by(&self, seat: Seat) -> Hand {
        self.held.get(seat.index()).cloned().unwrap_or_default()
    }
}

/// Adds what a sight tells beyond the view.
pub(crate) fn remember(memory: &mut Memory, sight: &Sight) {
    match sight {
        Sight::Dealt { .. } => memory.held.clear(),
        Sight::Took { seat, card } => {
            if memory.held.len() <= seat.index() {
                memory.held.resize(seat.index() + 1, Hand::new());
            }
            memory.held[seat.index()].add(*card);
        }
        Sight::Discarded { seat, card } => {
            if let Some(held) = memory.held.get_mut(seat.index()) {
                held.remove(*card);
            }
        }
        Sight::Laid { seat, .. } => {
            if let Some(held) = memory.held.get_mut(seat.index()) {
                *held = Hand::new();
            }
        }
        _ => {}
    }
}
