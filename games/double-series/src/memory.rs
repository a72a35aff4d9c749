//! What a player with perfect memory knows beyond the view.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::Card;
use crate::markers::Team;
use crate::series::Series;
use crate::sight::Sight;
use crate::square::Square;

/// What everybody did, in order. No card is known by it for sure, for the piles lie open (DS-17); but who did not
/// play a card when it would have served them is unlikely to have held it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    deeds: Vec<Deed>,
}

/// What somebody did that tells something about hands: a few bytes, for a table remembers it once for every seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    Dealt { cards: u8 },
    Drew { seat: Seat },
    Placed { seat: Seat, card: Card, square: Square, team: Team },
    Removed { seat: Seat, card: Card, square: Square, team: Team },
    LaidDown { seat: Seat, card: Card },
    Scored { team: Team, series: Series },
    Reshuffled,
}

impl Memory {
    /// What was done, in order.
    pub fn deeds(&self) -> &[Deed] {
        &self.deeds
    }

    /// Keeps what tells something about hands.
    pub fn remember(&mut self, sight: &Sight) {
        let deed = match *sight {
            Sight::Dealt { cards, .. } => Deed::Dealt { cards },
            Sight::Drew { seat, .. } => Deed::Drew { seat },
            Sight::Placed { seat, card, square, team } => Deed::Placed { seat, card, square, team },
            Sight::Removed { seat, card, square, team } => Deed::Removed { seat, card, square, team },
            Sight::Exchanged { seat, card }
            | Sight::Discarded { seat, card }
            | Sight::GaveUp { seat, card, .. } => Deed::LaidDown { seat, card },
            Sight::Reshuffled { .. } => Deed::Reshuffled,
            Sight::Scored { team, ref series, .. } => {
                return self.deeds.extend(series.iter().map(|series| Deed::Scored { team, series: *series }));
            }
            _ => return,
        };
        self.deeds.push(deed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deed_is_small() {
        assert!(size_of::<Deed>() <= 5);
    }
}
