//! Stores what a fact says; computes no rules.

use table::Seat;

use crate::event::Event;
use crate::state::{LiarsDice, Standing};

impl LiarsDice {
    /// Stores the fact.
    pub(crate) fn apply(&mut self, event: &Event) {
        match event {
            Event::Rolled { round, starter, rolls } => {
                (self.round, self.to_play, self.bid) = (*round, *starter, None);
                self.turn += 1;
                for (dice, rolled) in self.dice.iter_mut().zip(rolls) {
                    let kept = dice.len();
                    *dice = rolled.iter().take(kept).copied().collect();
                    dice.sort_unstable();
                }
            }
            Event::Bid { seat, bid, next } => {
                self.bid = Some(Standing { seat: *seat, bid: *bid });
                self.to_play = *next;
                self.turn += 1;
            }
            Event::Called(reveal) => {
                self.last = Some(reveal.clone());
                self.lose_die(reveal.loser);
            }
            Event::Ended { outcome } => self.outcome = Some(outcome.clone()),
        }
    }

    fn lose_die(&mut self, loser: Seat) {
        let Some(dice) = self.dice.get_mut(loser.index()) else { return };
        dice.pop();
        if dice.is_empty() {
            self.out.push(loser);
        }
    }
}
