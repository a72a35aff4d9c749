//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// The result of a finished game, for every seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Outcome {
    /// How it was decided.
    pub verdict: Verdict,
    /// The place of each seat, 1 for the best; equal places are shared.
    pub places: Vec<u8>,
    /// The points of each seat as the game counts them (in some games fewer are better).
    pub scores: Vec<i32>,
}

/// How a game was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "table.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The places tell who won; several first places share the win.
    Ranked,
    /// Nobody won.
    Draw,
    /// A player alone reached the goal.
    Solved,
    /// A player alone did not reach the goal.
    Failed,
}

impl Outcome {
    /// A ranking in which fewer points are better, equal points sharing a place.
    pub fn fewest(scores: Vec<i32>) -> Outcome {
        let places = scores.iter().map(|mine| 1 + scores.iter().filter(|other| *other < mine).count() as u8);
        Outcome { verdict: Verdict::Ranked, places: places.collect(), scores }
    }

    /// A ranking in which more points are better, equal points sharing a place.
    pub fn most(scores: Vec<i32>) -> Outcome {
        let places = scores.iter().map(|mine| 1 + scores.iter().filter(|other| *other > mine).count() as u8);
        Outcome { verdict: Verdict::Ranked, places: places.collect(), scores }
    }

    /// Who won: the seats in first place, unless nobody did.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        let won = matches!(self.verdict, Verdict::Ranked | Verdict::Solved);
        let first = self.places.iter().enumerate().filter(move |(_, place)| won && **place == 1);
        first.map(|(seat, _)| Seat(seat as u8))
    }
}
