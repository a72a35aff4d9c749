//! The state of a table.

use serde::{Deserialize, Serialize};
use table::{Outcome, Seat, Seats};

use crate::dice::{Bid, Face};
use crate::options::Options;

/// The state.
#[derive(Clone, Debug, PartialEq)]
pub struct LiarsDice {
    /// House rules.
    pub(crate) options: Options,
    /// The dice under each cup, in order; none for a player who is out.
    pub dice: Vec<Vec<Face>>,
    /// The round, from 1; 0 before the first roll.
    pub round: u16,
    /// Turns so far, over the whole game.
    pub(crate) turn: u32,
    /// Whose turn it is.
    pub(crate) to_play: Seat,
    /// The bid that stands.
    pub(crate) bid: Option<Standing>,
    /// The seats in the order in which they lost their last die.
    pub(crate) out: Vec<Seat>,
    /// How the last round ended.
    pub last: Option<Reveal>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

/// The bid that stands, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "liars-dice.ts"))]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Whose.
    pub seat: Seat,
    /// What.
    pub bid: Bid,
}

/// A call, and what it showed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "liars-dice.ts"))]
#[serde(deny_unknown_fields)]
pub struct Reveal {
    /// Who called.
    pub caller: Seat,
    /// The bid that was called.
    pub standing: Standing,
    /// All dice, by seat.
    pub dice: Vec<Vec<Face>>,
    /// How many of the face there were.
    pub count: u8,
    /// Who lost a die.
    pub loser: Seat,
}

impl LiarsDice {
    /// How many play.
    pub(crate) fn seats(&self) -> u8 {
        self.dice.len() as u8
    }

    /// The next player with dice after that seat, clockwise.
    pub(crate) fn next(&self, seat: Seat) -> Seat {
        let mut others = (1..=self.seats()).map(|steps| seat.after(steps, self.seats()));
        others.find(|seat| !self.dice[seat.index()].is_empty()).unwrap_or(seat)
    }
}

/// The table before the first roll.
pub(crate) fn set_up(options: &Options, seats: u8) -> LiarsDice {
    let placeholder: Vec<Face> = Face::all().take(options.dice()).collect();
    LiarsDice {
        options: *options,
        dice: vec![placeholder; seats.into()],
        round: 0,
        turn: 0,
        to_play: Seat(0),
        bid: None,
        out: Vec::new(),
        last: None,
        outcome: None,
    }
}

/// Whom the game waits for.
pub(crate) fn awaited(state: &LiarsDice) -> Seats {
    if state.outcome.is_some() { Seats::NONE } else { Seats::one(state.to_play) }
}
