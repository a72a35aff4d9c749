//! What happens, with all that chance and judgement gave.

use serde::{Deserialize, Serialize};
use table::{Draw, Outcome, Seat};

use crate::dice::{Bid, Face, MAX_DICE};
use crate::state::Reveal;

/// A fact.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// Everybody rolled (LD-2).
    Rolled {
        /// The round, from 1.
        round: u16,
        /// Who begins it.
        starter: Seat,
        /// Five dice for every seat; a player with fewer left keeps the first of them.
        rolls: Vec<[Face; MAX_DICE]>,
    },
    /// Somebody bid.
    Bid {
        /// Who.
        seat: Seat,
        /// What.
        bid: Bid,
        /// Whose turn it is next.
        next: Seat,
    },
    /// Somebody called the bid a lie, and somebody lost a die.
    Called(Reveal),
    /// The game is over.
    Ended {
        /// How it ended.
        outcome: Outcome,
    },
}

/// The draw of a seat's dice in a round.
pub(crate) fn roll(round: u16, seat: Seat) -> Draw {
    Draw { purpose: "roll", round: round.into(), nth: seat.0.into() }
}
