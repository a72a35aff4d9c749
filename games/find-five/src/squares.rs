//! The squares of a board.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{Expectation, Piece};

/// Squares in a row, and rows on a board.
pub const SIDE: u8 = 10;
/// Squares of a board.
pub const COUNT: u8 = SIDE * SIDE;

/// A square by its number, counted row by row from 0; people call it by column and row, from `A1` to `J10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Square(pub u8);

impl From<Square> for Piece {
    fn from(Square(number): Square) -> Piece {
        const COLUMNS: [&str; SIDE as usize] = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"];
        const ROWS: [&str; SIDE as usize] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];
        let (row, column) = (number / SIDE % SIDE, number % SIDE);
        Piece::new("square").part("column", COLUMNS[column as usize]).part("row", ROWS[row as usize])
    }
}

/// A set of squares as a bitboard; written as their numbers in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts", type = "number[]"))]
pub struct Squares(u128);

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares(0);
    /// The whole board.
    pub const ALL: Squares = Squares((1 << COUNT) - 1);

    /// These squares; none if one is off the board or named twice.
    pub fn of(numbers: &[u8]) -> Option<Squares> {
        let mut squares = Squares::NONE;
        for &number in numbers {
            if number >= COUNT || squares.contains(number) {
                return None;
            }
            squares.0 |= 1 << number;
        }
        Some(squares)
    }

    /// One bit per square.
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The squares of these bits; those that are no squares are left out.
    pub const fn from_bits(bits: u128) -> Squares {
        Squares(bits & Squares::ALL.0)
    }

    /// Whether the square is in it.
    pub const fn contains(self, number: u8) -> bool {
        number < COUNT && self.0 >> number & 1 == 1
    }

    /// Whether the sets share a square.
    pub const fn overlaps(self, other: Squares) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether all of these are in the other.
    pub const fn is_subset(self, other: Squares) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many squares there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The numbers in order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let number = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                number
            })
        })
    }
}

impl BitAnd for Squares {
    type Output = Squares;

    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Squares;

    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl BitOrAssign for Squares {
    fn bitor_assign(&mut self, other: Squares) {
        self.0 |= other.0;
    }
}

impl Not for Squares {
    type Output = Squares;

    fn not(self) -> Squares {
        Squares(!self.0 & Squares::ALL.0)
    }
}

impl Serialize for Squares {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Squares {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Squares, D::Error> {
        let numbers = Vec::<u8>::deserialize(deserializer)?;
        Squares::of(&numbers).ok_or_else(|| D::Error::custom(Expectation::new("written-squares")))
    }
}
