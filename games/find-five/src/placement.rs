//! The 4,096 placements: every way in which a FIVE can lie on a board.

use std::sync::LazyLock;

use crate::outline::Outline;
use crate::shape::{Shape, Shapes};
use crate::squares::{SIDE, Squares};

/// A FIVE at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Where.
    pub squares: Squares,
    /// Its five squares in order.
    pub numbers: [u8; 5],
    /// Which shape.
    pub shape: Shape,
}

impl Placement {
    /// Its squares as an action names them.
    pub fn outline(&self) -> Outline {
        self.numbers.into_iter().collect()
    }
}

/// All placements: the most valuable shapes first, within a shape by their squares.
pub fn all() -> &'static [Placement] {
    &TABLE.all
}

/// All placements of one shape.
pub fn of(shape: Shape) -> &'static [Placement] {
    let (from, to) = TABLE.ranges[shape.index()];
    &TABLE.all[from..to]
}

/// All placements of these shapes on these squares.
pub fn fitting(shapes: Shapes, free: Squares) -> impl Iterator<Item = &'static Placement> {
    shapes.iter().flat_map(of).filter(move |placement| placement.squares.is_subset(free))
}

/// The shape of these squares, if they are five and connected by their edges.
pub fn shape_of(squares: Squares) -> Option<Shape> {
    if squares.len() != 5 {
        return None;
    }
    let first = squares.bits().trailing_zeros();
    let bits = u64::try_from(squares.bits() >> first).ok()?;
    let orientations = &TABLE.orientations;
    let found = orientations[orientations.binary_search_by_key(&bits, |known| known.bits).ok()?];
    // It must not run over the edge into the next row.
    let column = first as u8 % SIDE;
    (column >= found.left && column + found.right < SIDE).then_some(found.shape)
}

/// A shape turned or mirrored in one way: a fixed pentomino.
#[derive(Clone, Copy, Debug)]
struct Orientation {
    /// Its squares on a board, the first of them being square 0.
    bits: u64,
    /// How far it reaches to the left and right of its first square.
    left: u8,
    right: u8,
    shape: Shape,
}

struct Table {
    all: Vec<Placement>,
    /// Where the placements of each shape begin and end.
    ranges: [(usize, usize); Shape::COUNT],
    /// The 63 fixed pentominoes, sorted by their bits.
    orientations: Vec<Orientation>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut table =
        Table { all: Vec::with_capacity(4096), ranges: [(0, 0); Shape::COUNT], orientations: Vec::new() };
    for shape in Shape::ALL.into_iter().rev() {
        let from = table.all.len();
        for cells in orientations(shape) {
            let first = cells[0].1;
            let bits = cells.iter().map(|(row, column)| 1 << (row * SIDE + column - first)).sum();
            let right = cells.iter().map(|cell| cell.1).max().unwrap_or(0) - first;
            table.orientations.push(Orientation { bits, left: first, right, shape });
            let (rows, columns) =
                cells.iter().fold((0, 0), |(rows, columns), cell| (cell.0.max(rows), cell.1.max(columns)));
            for down in 0..SIDE - rows {
                for along in 0..SIDE - columns {
                    let numbers = cells.map(|(row, column)| (row + down) * SIDE + column + along);
                    let squares = Squares::of(&numbers).expect("all squares lie on the board");
                    table.all.push(Placement { squares, numbers, shape });
                }
            }
        }
        table::order::sort_by(&mut table.all[from..], |one, other| one.numbers.cmp(&other.numbers));
        table.ranges[shape.index()] = (from, table.all.len());
    }
    table::order::sort_by(&mut table.orientations, |one, other| one.bits.cmp(&other.bits));
    table
});

/// The different ways to turn and mirror a shape: its squares from the top left corner, in order.
fn orientations(shape: Shape) -> Vec<[(u8, u8); 5]> {
    let mut all = Vec::new();
    let mut cells = shape.cells();
    for turn in 0..8 {
        // A quarter turn; after four of them, mirrored.
        cells = cells.map(|(row, column)| (column, 4 - row));
        if turn == 4 {
            cells = cells.map(|(row, column)| (row, 4 - column));
        }
        let top = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
        let left = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
        let mut placed = cells.map(|(row, column)| (row - top, column - left));
        table::order::sort(&mut placed);
        if !all.contains(&placed) {
            all.push(placed);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_63_fixed_pentominoes_and_4096_placements() {
        assert_eq!((TABLE.orientations.len(), all().len()), (63, 4096));
        assert!(Shape::ALL.iter().all(|shape| of(*shape).iter().all(|placed| placed.shape == *shape)));
    }

    #[test]
    fn every_placement_has_its_shape() {
        assert!(all().iter().all(|placed| shape_of(placed.squares) == Some(placed.shape)));
    }

    #[test]
    fn nothing_else_is_a_shape() {
        let known: std::collections::HashSet<Squares> = all().iter().map(|placed| placed.squares).collect();
        let mut rng = fastrand::Rng::with_seed(5);
        for _ in 0..200_000 {
            // Five squares near each other, also around the edge of a row.
            let from = rng.u8(..60);
            let numbers: Vec<u8> = (0..5).map(|_| from + rng.u8(..4) * 10 + rng.u8(..4)).collect();
            let Some(squares) = Squares::of(&numbers) else { continue };
            assert_eq!(shape_of(squares).is_some(), known.contains(&squares), "{numbers:?}");
        }
    }
}
