//! The spaces of the board, and sets of them as bitboards: bit `n` of a `u128` stands for space `n`.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Expectation, Piece};

/// A space of the board: 0 to 99, row by row from the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts", type = "number"))]
#[serde(transparent)]
pub struct Square(u8);

impl Square {
    /// How many there are, corners included.
    pub const COUNT: usize = 100;

    /// The space with this number.
    pub const fn new(number: u8) -> Option<Square> {
        if (number as usize) < Square::COUNT { Some(Square(number)) } else { None }
    }

    /// The space in that row and column, both from 0.
    pub(crate) const fn at(row: u8, column: u8) -> Option<Square> {
        if row < 10 && column < 10 { Some(Square(row * 10 + column)) } else { None }
    }

    /// 0 to 99.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The bitboard of this space alone. Made of words of 64 bits: in a browser a shift of 128 by as many as there are is
    /// a call.
    pub const fn bit(self) -> u128 {
        let word = 1_u64 << (self.0 % 64);
        if self.0 < 64 { word as u128 } else { (word as u128) << 64 }
    }

    /// Whether it is one of the four corners, which count for every team (DS-12).
    pub const fn is_corner(self) -> bool {
        CORNERS & self.bit() != 0
    }

    /// All spaces, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (0..Square::COUNT as u8).map(Square)
    }

    /// The spaces of a bitboard, in order.
    pub const fn in_set(bitboard: u128) -> Squares {
        Squares { halves: [bitboard as u64, (bitboard >> 64) as u64] }
    }
}

/// Iterates over the spaces of a bitboard, as two words of 64 bits: faster than one of 128. Serialised as their list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Squares {
    halves: [u64; 2],
}

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let high = self.halves[0] == 0;
        let half = &mut self.halves[usize::from(high)];
        let number = half.trailing_zeros() as u8;
        if *half == 0 {
            return None;
        }
        *half &= *half - 1;
        Some(Square(number + if high { 64 } else { 0 }))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.halves[0].count_ones() + self.halves[1].count_ones()) as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Squares {}

impl Serialize for Squares {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.clone())
    }
}

/// The four corners.
pub const CORNERS: u128 = 1 | 1 << 9 | 1 << 90 | 1 << 99;
/// The whole board.
pub(crate) const BOARD: u128 = (1 << Square::COUNT) - 1;

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Square::new(number).ok_or_else(|| serde::de::Error::custom(Expectation::new("written-square")))
    }
}

/// Row and column, both from 1 as people count.
impl From<Square> for Piece {
    fn from(square: Square) -> Piece {
        let (row, column) = (square.0 / 10 + 1, square.0 % 10 + 1);
        Piece::new("square").part("row", row.to_string()).part("column", column.to_string())
    }
}
