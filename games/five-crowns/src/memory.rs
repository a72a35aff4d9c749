//! What a player with perfect memory knows beyond the view.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::hand::Hand;
use crate::sight::Sight;

/// Cards that players took from the discard pile and have not given away since.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Memory {
    held: Vec<Hand>,
}

impl Memory {
    /// The cards that this seat is known to hold.
    pub fn held_by(&self, seat: Seat) -> Hand {
        self.held.get(seat.index()).cloned().unwrap_or_default()
    }

    /// Adds what a sight tells.
    pub fn remember(&mut self, sight: &Sight) {
        match sight {
            Sight::Dealt { .. } => self.held.clear(),
            Sight::Took { seat, card } => {
                if self.held.len() <= seat.index() {
                    self.held.resize(seat.index() + 1, Hand::new());
                }
                self.held[seat.index()].add(*card);
            }
            Sight::Discarded { seat, card } => {
                if let Some(held) = self.held.get_mut(seat.index()) {
                    held.remove(*card);
                }
            }
            Sight::Laid { seat, .. } => {
                if let Some(held) = self.held.get_mut(seat.index()) {
                    *held = Hand::new();
                }
            }
            _ => {}
        }
    }
}
