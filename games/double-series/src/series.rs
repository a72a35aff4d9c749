//! The 192 lines of five spaces (DS-12), each a number and a bitboard.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Expectation;

use crate::square::Square;

/// Any five spaces, in order, not necessarily a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts", type = "number[]"))]
#[serde(transparent)]
pub struct Five([Square; 5]);

impl Five {
    /// These five, sorted.
    pub fn new(mut squares: [Square; 5]) -> Five {
        table::order::sort(&mut squares);
        Five(squares)
    }

    /// The five spaces.
    pub const fn squares(&self) -> &[Square; 5] {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Five {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Five, D::Error> {
        <[Square; 5]>::deserialize(deserializer).map(Five::new)
    }
}

/// Five spaces in a straight line. The order is by direction (across, down, falling, rising), then by the
/// topmost space, then by the leftmost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts", type = "number[]"))]
pub struct Series(u8);

impl Series {
    /// How many there are: 60 across, 60 down, 36 in each diagonal direction.
    pub const COUNT: usize = 192;
    /// How many run through one space at most: five in each of four directions.
    pub const MAX_THROUGH: usize = 20;

    /// All lines, in order.
    pub fn all() -> impl Iterator<Item = Series> {
        (0..Series::COUNT as u8).map(Series)
    }

    /// The line of these five spaces, if they are one.
    pub fn of(five: Five) -> Option<Series> {
        Series::all().find(|series| series.five() == five)
    }

    /// Its number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its spaces as a bitboard.
    pub const fn mask(self) -> u128 {
        TABLES.masks[self.0 as usize]
    }

    /// The numbers of its spaces.
    pub const fn squares(self) -> &'static [u8; 5] {
        &TABLES.squares[self.0 as usize]
    }

    /// Its spaces, in order.
    pub fn five(self) -> Five {
        Five(
            TABLES.squares[self.0 as usize]
                .map(|number| Square::new(number).expect("a line is on the board")),
        )
    }

    /// The lines through a space, in order.
    pub fn through(square: Square) -> impl Iterator<Item = Series> {
        let through = &TABLES.through[square.index()];
        through.lines[..through.len as usize].iter().map(|line| Series(*line))
    }
}

impl fmt::Debug for Series {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.five().0.fmt(f)
    }
}

impl Serialize for Series {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.five().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Series {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Series, D::Error> {
        let five = Five::deserialize(deserializer)?;
        Series::of(five).ok_or_else(|| serde::de::Error::custom(Expectation::new("written-series")))
    }
}

/// Lookup tables, computed at compile time.
struct Tables {
    squares: [[u8; 5]; Series::COUNT],
    masks: [u128; Series::COUNT],
    through: [Through; Square::COUNT],
}

#[derive(Clone, Copy)]
struct Through {
    len: u8,
    lines: [u8; Series::MAX_THROUGH],
}

static TABLES: Tables = tables();

const fn tables() -> Tables {
    let none = Through { len: 0, lines: [0; Series::MAX_THROUGH] };
    let mut tables = Tables {
        squares: [[0; 5]; Series::COUNT],
        masks: [0; Series::COUNT],
        through: [none; Square::COUNT],
    };
    // For each direction: the step to the next space, the rows it may start in, the columns from and to.
    let directions: [(u8, u8, u8, u8); 4] = [(1, 10, 0, 6), (10, 6, 0, 10), (11, 6, 0, 6), (9, 6, 4, 10)];
    let mut line = 0;
    let mut direction = 0;
    while direction < 4 {
        let (step, rows, from, to) = directions[direction];
        let mut start = 0;
        while start < rows * 10 {
            if start % 10 >= from && start % 10 < to {
                add(&mut tables, line, start, step);
                line += 1;
            }
            start += 1;
        }
        direction += 1;
    }
    assert!(line == Series::COUNT);
    tables
}

const fn add(tables: &mut Tables, line: usize, start: u8, step: u8) {
    let mut nth = 0;
    while nth < 5 {
        let square = start + nth as u8 * step;
        tables.squares[line][nth] = square;
        tables.masks[line] |= 1 << square;
        let through = &mut tables.through[square as usize];
        through.lines[through.len as usize] = line as u8;
        through.len += 1;
        nth += 1;
    }
}
