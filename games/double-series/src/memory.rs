//! What a player with perfect memory knows beyond the view.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::Card;
use crate::markers::Team;
use crate::series::Series;
use crate::sight::Sight;
use crate::square::Square;

/// The observation history: what everybody did, in order. It proves nothing about a hidden card, for the piles
/// lie open (DS-17); but whoever did not play a card when it would have served them is unlikely to hold it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    #[serde(rename = "deeds")]
    observations: Vec<Observation>,
}

/// Something that says anything about hands. A few bytes, because every seat of a table remembers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Observation {
    /// Everybody was dealt a hand.
    Dealt {
        /// How many cards.
        cards: u8,
    },
    /// A player drew.
    Drew {
        /// Who.
        seat: Seat,
    },
    /// A player put a marker down.
    Placed {
        /// Who.
        seat: Seat,
        /// The card played.
        card: Card,
        /// Where the marker is.
        square: Square,
        /// Whose it is.
        team: Team,
    },
    /// A player removed a marker.
    Removed {
        /// Who.
        seat: Seat,
        /// The jack played.
        card: Card,
        /// Where the marker was.
        square: Square,
        /// Whose it was.
        team: Team,
    },
    /// A player discarded a card without playing it.
    #[serde(rename = "LaidDown")]
    Discarded {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A team scored.
    Scored {
        /// Whose series it is.
        team: Team,
        /// The series.
        series: Series,
    },
    /// The discard piles became the deck.
    Reshuffled,
}

impl Memory {
    /// What was observed, in order.
    pub fn observations(&self) -> &[Observation] {
        &self.observations
    }
}

/// Remembers what says anything about hands.
pub(crate) fn remember(memory: &mut Memory, sight: &Sight) {
    let observation = match *sight {
        Sight::Dealt { cards, .. } => Observation::Dealt { cards },
        Sight::Drew { seat, .. } => Observation::Drew { seat },
        Sight::Placed { seat, card, square, team } => Observation::Placed { seat, card, square, team },
        Sight::Removed { seat, card, square, team } => Observation::Removed { seat, card, square, team },
        Sight::Exchanged { seat, card }
        | Sight::Discarded { seat, card }
        | Sight::GaveUp { seat, card, .. } => Observation::Discarded { seat, card },
        Sight::Reshuffled { .. } => Observation::Reshuffled,
        Sight::Scored { team, ref series, .. } => {
            let scored = series.iter().map(|series| Observation::Scored { team, series: *series });
            return memory.observations.extend(scored);
        }
        _ => return,
    };
    memory.observations.push(observation);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_observation_is_small() {
        assert!(size_of::<Observation>() <= 5);
    }
}
