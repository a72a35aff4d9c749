//! The one judge of actions: it sees what the player sees.

use table::{Refusal, Sentence, refuse};

use crate::action::Action;
use crate::dice::Bid;
use crate::view::View;

impl View {
    /// Whether the player who sees this may do that now.
    pub(crate) fn permits(&self, action: &Action) -> Result<(), Refusal> {
        if self.me != Some(self.to_play) || self.outcome.is_some() {
            return Err(refuse("LD-3", "refuse-not-your-turn"));
        }
        if action.turn() != self.turn {
            return Err(refuse("LD-8", "refuse-old-turn"));
        }
        match action {
            Action::Bid { bid, .. } => self.permits_bid(*bid),
            Action::Call { .. } if self.bid.is_none() => Err(refuse("LD-6", "refuse-nothing-to-call")),
            Action::Call { .. } => Ok(()),
        }
    }

    fn permits_bid(&self, bid: Bid) -> Result<(), Refusal> {
        if bid.count == 0 {
            return Err(refuse("LD-5", "refuse-no-dice"));
        }
        if bid.count > self.total() {
            return Err(Refusal::new(
                "LD-5",
                Sentence::new("refuse-too-many-dice").number("dice", self.total()),
            ));
        }
        if self.bid.is_some_and(|standing| !bid.raises(standing.bid)) {
            return Err(refuse("LD-4", "refuse-not-higher"));
        }
        Ok(())
    }
}
