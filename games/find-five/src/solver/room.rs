//! Room for the rounds to come.

use std::sync::LazyLock;

use crate::placement::{self, Placement};
use crate::shape::{Shape, Shapes};
use crate::squares::{COUNT, Squares};

/// Of these placements the one that leaves most: after it, the most placements of the other shapes still fit
/// on the squares that are free. Symbols play no part. Among equals it is the first.
pub fn leaves_most(
    choices: impl IntoIterator<Item = &'static Placement>,
    shapes: Shapes,
    free: Squares,
) -> Option<&'static Placement> {
    let fitting = Shape::ALL.map(|shape| {
        Set::of(|placed| {
            shape != placed.shape && shapes.contains(placed.shape) && placed.squares.within(free)
        })
    });
    let mut best = None;
    for choice in choices {
        let left = fitting[choice.shape.index()].count_beside(choice);
        if best.is_none_or(|(most, _)| left > most) {
            best = Some((left, choice));
        }
    }
    best.map(|(_, choice)| choice)
}

/// A set of placements, a bit each.
struct Set([u64; 64]);

/// The placements that use each square.
static THROUGH: LazyLock<Vec<Set>> =
    LazyLock::new(|| (0..COUNT).map(|square| Set::of(|placed| placed.squares.contains(square))).collect());

impl Set {
    fn of(holds: impl Fn(&Placement) -> bool) -> Set {
        let mut set = Set([0; 64]);
        for (id, placed) in placement::all().iter().enumerate() {
            set.0[id / 64] |= u64::from(holds(placed)) << (id % 64);
        }
        set
    }

    /// How many of them do not touch that placement.
    fn count_beside(&self, choice: &Placement) -> u32 {
        let through = choice.numbers.map(|square| &THROUGH[square as usize].0);
        let touched = |word: usize| through.iter().fold(0, |all, set| all | set[word]);
        (0..64).map(|word| (self.0[word] & !touched(word)).count_ones()).sum()
    }
}
