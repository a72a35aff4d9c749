//! What a player with perfect memory knows beyond the view.

use serde::{Deserialize, Serialize};

use crate::sight::Sight;

/// What everybody did, in order. No card is known by it for sure, for the piles lie open (DS-17); but who did not
/// play a card when it would have served them is unlikely to have held it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Memory {
    past: Vec<Sight>,
}

impl Memory {
    /// What was seen that tells something about hands.
    pub(crate) fn past(&self) -> &[Sight] {
        &self.past
    }

    /// Keeps what tells something about hands.
    pub(crate) fn remember(&mut self, sight: &Sight) {
        let tells = matches!(
            sight,
            Sight::Dealt { .. }
                | Sight::Placed { .. }
                | Sight::Removed { .. }
                | Sight::Exchanged { .. }
                | Sight::Discarded { .. }
                | Sight::GaveUp { .. }
                | Sight::Drew { .. }
                | Sight::Scored { .. }
                | Sight::Reshuffled { .. }
        );
        if tells {
            self.past.push(sight.clone());
        }
    }
}
