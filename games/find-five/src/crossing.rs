//! What is crossed out for a player who does not choose (FF-13).

use crate::placement;
use crate::shape::{Shape, Shapes};
use crate::solver::least_constraining;
use crate::squares::Squares;

/// Of the cheapest shapes that fit, the one at the place that leaves most room; if none fits, the cheapest alone.
pub fn default_crossing(available: Shapes, free: Squares) -> Option<(Shape, Option<Squares>)> {
    let fits = |shape: &Shape| placement::of(*shape).iter().any(|placed| placed.squares.is_subset(free));
    let Some(cheapest) = available.iter().find(fits) else {
        return available.iter().next().map(|shape| (shape, None));
    };
    let cheap = available.iter().filter(|shape| shape.value() == cheapest.value()).collect();
    let placed = least_constraining(placement::fitting(cheap, free), available, free)?;
    Some((placed.shape, Some(placed.squares)))
}
