//! The twelve FIVES, which are the free pentominoes, and their values (FF-2).

use std::fmt;

use serde::{Deserialize, Serialize};
use table::Piece;

/// One of the twelve shapes, called by the letter it looks like. Turned and mirrored it is the same shape. They
/// are sorted by value, which is also the order in which they are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
#[expect(missing_docs, reason = "each is the letter that it looks like")]
pub enum Shape {
    P,
    L,
    Y,
    U,
    F,
    N,
    T,
    V,
    Z,
    X,
    I,
    W,
}

impl Shape {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// All of them, sorted by value.
    pub const ALL: [Shape; Shape::COUNT] = {
        use Shape::{F, I, L, N, P, T, U, V, W, X, Y, Z};
        [P, L, Y, U, F, N, T, V, Z, X, I, W]
    };

    /// Its points: three shapes each are worth 1, 2, 3 and 4.
    pub const fn value(self) -> u8 {
        self as u8 / 3 + 1
    }

    /// For indexing by shape.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its five squares as (row, column), turned the way it is shown.
    pub const fn cells(self) -> [(u8, u8); 5] {
        match self {
            Shape::P => [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)],
            Shape::L => [(0, 0), (1, 0), (2, 0), (3, 0), (3, 1)],
            Shape::Y => [(0, 1), (1, 0), (1, 1), (2, 1), (3, 1)],
            Shape::U => [(0, 0), (0, 2), (1, 0), (1, 1), (1, 2)],
            Shape::F => [(0, 1), (0, 2), (1, 0), (1, 1), (2, 1)],
            Shape::N => [(0, 1), (1, 1), (2, 0), (2, 1), (3, 0)],
            Shape::T => [(0, 0), (0, 1), (0, 2), (1, 1), (2, 1)],
            Shape::V => [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)],
            Shape::Z => [(0, 0), (0, 1), (1, 1), (2, 1), (2, 2)],
            Shape::X => [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)],
            Shape::I => [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)],
            Shape::W => [(0, 0), (1, 0), (1, 1), (2, 1), (2, 2)],
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl From<Shape> for Piece {
    fn from(shape: Shape) -> Piece {
        Piece::new("shape").part("letter", shape.to_string())
    }
}

/// A set of shapes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Shapes(u16);

impl Shapes {
    /// No shape.
    pub const NONE: Shapes = Shapes(0);
    /// All twelve.
    pub const ALL: Shapes = Shapes(0xFFF);

    /// Adds a shape.
    pub const fn insert(&mut self, shape: Shape) {
        self.0 |= 1 << shape as u16;
    }

    /// The set without that shape.
    pub const fn without(self, shape: Shape) -> Shapes {
        Shapes(self.0 & !(1 << shape as u16))
    }

    /// Whether it has that shape.
    pub const fn contains(self, shape: Shape) -> bool {
        self.0 & (1 << shape as u16) != 0
    }

    /// The shapes in order.
    pub fn iter(self) -> impl Iterator<Item = Shape> {
        Shape::ALL.into_iter().filter(move |shape| self.contains(*shape))
    }
}

impl FromIterator<Shape> for Shapes {
    fn from_iter<I: IntoIterator<Item = Shape>>(shapes: I) -> Shapes {
        let mut set = Shapes::NONE;
        shapes.into_iter().for_each(|shape| set.insert(shape));
        set
    }
}
