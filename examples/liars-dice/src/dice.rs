//! Faces and bids.

use std::fmt;

use serde::{Deserialize, Serialize};
use table::{Notation, Piece};

/// The most dice that a player can have (LD-1).
pub const MAX_DICE: usize = 5;

/// A face of a die, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "liars-dice.ts", type = "string"))]
pub struct Face(u8);

impl Face {
    /// How many faces a die has.
    pub const COUNT: u8 = 6;

    /// The face with so many pips.
    pub const fn new(pips: u8) -> Option<Face> {
        if 1 <= pips && pips <= Face::COUNT { Some(Face(pips)) } else { None }
    }

    /// All faces, the lowest first.
    pub fn all() -> impl Iterator<Item = Face> {
        (1..=Face::COUNT).map(Face)
    }

    const fn name(self) -> &'static str {
        ["one", "two", "three", "four", "five", "six"][self.0 as usize - 1]
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Notation for Face {
    const EXPECTED: &'static str = "written-face";

    fn read(text: &str) -> Option<Face> {
        Face::all().find(|face| face.to_string() == text)
    }
}

table::notation!(Face);

impl From<Face> for Piece {
    fn from(face: Face) -> Piece {
        Piece::new("die").part("face", face.name())
    }
}

/// That there are at least so many dice of a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "liars-dice.ts"))]
#[serde(deny_unknown_fields)]
pub struct Bid {
    /// How many.
    pub count: u8,
    /// Of which face.
    pub face: Face,
}

impl Bid {
    /// Whether it may follow that bid (LD-4).
    pub fn raises(self, other: Bid) -> bool {
        (self.count, self.face) > (other.count, other.face)
    }

    /// How likely it holds, for a player who has these dice and knows nothing of so many others.
    pub fn chance(self, mine: &[Face], others: u8) -> f64 {
        let have = mine.iter().filter(|face| **face == self.face).count() as u8;
        at_least(self.count.saturating_sub(have), others)
    }
}

/// How likely at least so many of the unknown dice show one certain face: the tail of a binomial distribution. Only
/// products and sums, so that it is the same on every machine.
fn at_least(needed: u8, unknown: u8) -> f64 {
    const HIT: f64 = 1.0 / Face::COUNT as f64;
    // The probability of no hit at all; each further one follows from the one before.
    let mut exactly = (0..unknown).fold(1.0, |product, _| product * (1.0 - HIT));
    let mut fewer = 0.0;
    for hits in 0..needed {
        fewer += exactly;
        exactly *= f64::from(unknown.saturating_sub(hits)) / f64::from(hits + 1) * HIT / (1.0 - HIT);
    }
    (1.0 - fewer).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chance_of_a_bid_is_a_binomial_tail() {
        let near = |one: f64, other: f64| assert!((one - other).abs() < 1e-12, "{one} is not {other}");
        near(at_least(0, 5), 1.0);
        near(at_least(1, 1), 1.0 / 6.0);
        near(at_least(1, 2), 11.0 / 36.0);
        near(at_least(2, 2), 1.0 / 36.0);
        near(at_least(3, 2), 0.0);
    }
}
