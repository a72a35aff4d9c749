//! What each audience sees of one event.

use serde::{Deserialize, Serialize};
use table::{Outcome, Seat, Seats};

use crate::dice::{Bid, Face};
use crate::event::Event;
use crate::state::Reveal;

/// What an audience sees of an event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "liars-dice.ts"))]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Sight {
    /// Everybody rolled. What one rolled oneself stands in the view.
    Rolled {
        /// The round.
        round: u16,
        /// Who begins it.
        starter: Seat,
    },
    /// Somebody bid.
    Bid {
        /// Who.
        seat: Seat,
        /// What.
        bid: Bid,
    },
    /// Somebody called the bid a lie; all dice are shown.
    Called(Reveal),
    /// The game is over.
    Ended {
        /// How it ended.
        outcome: Outcome,
    },
}

/// What an audience sees of the event. Here everybody sees the same: dice are hidden in the view alone.
pub(crate) fn sight(event: &Event) -> Sight {
    match event {
        Event::Rolled { round, starter, .. } => Sight::Rolled { round: *round, starter: *starter },
        Event::Bid { seat, bid, .. } => Sight::Bid { seat: *seat, bid: *bid },
        Event::Called(reveal) => Sight::Called(reveal.clone()),
        Event::Ended { outcome } => Sight::Ended { outcome: outcome.clone() },
    }
}

/// The seats whose turn begins or goes on with it.
pub(crate) fn turn_steps(sight: &Sight) -> Seats {
    match sight {
        Sight::Rolled { starter, .. } => Seats::one(*starter),
        Sight::Bid { seat, .. } => Seats::one(*seat),
        Sight::Called(_) | Sight::Ended { .. } => Seats::NONE,
    }
}

impl Reveal {
    /// The dice of each seat that had any.
    pub(crate) fn hands(&self) -> impl Iterator<Item = (Seat, &[Face])> {
        (0..)
            .map(Seat)
            .zip(&self.dice)
            .filter(|(_, dice)| !dice.is_empty())
            .map(|(seat, dice)| (seat, &**dice))
    }
}
