//! The least-constraining-value heuristic: the placement that leaves most room for the rounds to come.

use std::sync::LazyLock;

use crate::placement::{self, Placement};
use crate::shape::{Shape, Shapes};
use crate::squares::{COUNT, Squares};

/// Of these candidates, the one after which most placements of the other shapes still fit on the free squares,
/// whatever these show; of equals, the first.
pub fn least_constraining(
    candidates: impl IntoIterator<Item = &'static Placement>,
    shapes: Shapes,
    free: Squares,
) -> Option<&'static Placement> {
    let others = Shape::ALL.map(|shape| {
        PlacementSet::filter(|placed| {
            shape != placed.shape && shapes.contains(placed.shape) && placed.squares.is_subset(free)
        })
    });
    let mut best = None;
    for candidate in candidates {
        let left = others[candidate.shape.index()].count_disjoint(candidate);
        if best.is_none_or(|(most, _)| left > most) {
            best = Some((left, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// A set of placements, a bit each.
struct PlacementSet([u64; 64]);

/// The placements that cover each square.
static COVERING: LazyLock<Vec<PlacementSet>> = LazyLock::new(|| {
    (0..COUNT).map(|square| PlacementSet::filter(|placed| placed.squares.contains(square))).collect()
});

impl PlacementSet {
    fn filter(holds: impl Fn(&Placement) -> bool) -> PlacementSet {
        let mut set = PlacementSet([0; 64]);
        for (id, placed) in placement::all().iter().enumerate() {
            set.0[id / 64] |= u64::from(holds(placed)) << (id % 64);
        }
        set
    }

    /// How many of them do not overlap that placement.
    fn count_disjoint(&self, placed: &Placement) -> u32 {
        let covering = placed.numbers.map(|square| &COVERING[square as usize].0);
        let overlapping = |word: usize| covering.iter().fold(0, |all, set| all | set[word]);
        (0..64).map(|word| (self.0[word] & !overlapping(word)).count_ones()).sum()
    }
}
