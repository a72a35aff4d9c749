//! Stores what a fact says; computes no rules.

use crate::event::Event;
use crate::state::{LiarsDice, Standing};

/// Stores the fact.
pub(crate) fn apply(state: &mut LiarsDice, event: &Event) {
    match event {
        Event::Rolled { round, starter, rolls } => {
            (state.round, state.to_play, state.bid) = (*round, *starter, None);
            state.turn += 1;
            for (dice, rolled) in state.dice.iter_mut().zip(rolls) {
                let kept = dice.len();
                *dice = rolled.iter().take(kept).copied().collect();
                dice.sort_unstable();
            }
        }
        Event::Bid { seat, bid, next } => {
            state.bid = Some(Standing { seat: *seat, bid: *bid });
            state.to_play = *next;
            state.turn += 1;
        }
        Event::Called(reveal) => {
            state.last = Some(reveal.clone());
            if let Some(dice) = state.dice.get_mut(reveal.loser.index()) {
                dice.pop();
                if dice.is_empty() {
                    state.out.push(reveal.loser);
                }
            }
        }
        Event::Ended { outcome } => state.outcome = Some(outcome.clone()),
    }
}
