//! Flat Monte Carlo search with common random numbers: which FIVE of a puzzle round leaves most for the rounds to
//! come.
//!
//! Every candidate is followed by the same random dice, and a greedy rollout plays on to the end of the game.

use std::cmp::Reverse;
use std::ptr;

use bots::{Budget, BudgetTracker};
use find_five::View;
use find_five::board::Board;
use find_five::placement::{self, Placement};
use find_five::roll::Roll;
use find_five::shape::Shapes;
use find_five::solver::least_constraining;
use find_five::squares::Squares;
use table::PortableRng;

/// More rollouts of each candidate change nothing, however much time is left.
const MAX_ITERATIONS: u32 = 400;
/// How many candidates are chosen by value alone; the roomiest of each shape are added to them.
const MAX_BY_VALUE: usize = 12;

/// The best of these FIVES, which are sorted with the most valuable first.
pub(crate) fn best(
    view: &View,
    fives: &[&'static Placement],
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<&'static Placement> {
    let (board, _) = view.mine()?;
    let (shapes, free) = view.available();
    let candidates = candidates(fives, shapes, free);
    let rounds = view.kind.rounds().saturating_sub(view.round);
    let rolls: Vec<Roll> = Roll::all().collect();
    let tracker = BudgetTracker::new(budget, MAX_ITERATIONS);
    let mut sums: Vec<u32> = vec![0; candidates.len()];
    for _ in 0..tracker.max_iterations().min(MAX_ITERATIONS) {
        if tracker.is_time_up() {
            break;
        }
        let dice: Vec<Roll> = (0..rounds).filter_map(|_| rng.pick(&rolls).copied()).collect();
        for (sum, candidate) in sums.iter_mut().zip(&candidates) {
            let (shapes, free) = (shapes.without(candidate.shape), free & !candidate.squares);
            *sum += u32::from(candidate.shape.value()) + rollout(board, &dice, shapes, free);
        }
    }
    let best = (0..candidates.len()).max_by_key(|nth| (sums[*nth], Reverse(*nth)))?;
    Some(candidates[best])
}

/// The most valuable FIVES, the roomiest of all, and the roomiest of each shape.
pub(crate) fn candidates(
    fives: &[&'static Placement],
    shapes: Shapes,
    free: Squares,
) -> Vec<&'static Placement> {
    let mut candidates: Vec<&'static Placement> = fives.iter().copied().take(MAX_BY_VALUE).collect();
    let mut add = |placed: Option<&'static Placement>| {
        if let Some(placed) = placed
            && !candidates.iter().any(|candidate| ptr::eq(*candidate, placed))
        {
            candidates.push(placed);
        }
    };
    add(least_constraining(fives.iter().copied(), shapes, free));
    for shape in shapes.iter() {
        let of_shape = fives.iter().copied().filter(|placed| placed.shape == shape);
        add(least_constraining(of_shape, shapes, free));
    }
    candidates
}

/// The points of the rounds to come if the most valuable FIVE is drawn in each.
pub(crate) fn rollout(board: &Board, dice: &[Roll], mut shapes: Shapes, mut free: Squares) -> u32 {
    let mut points = 0;
    for roll in dice {
        let mut fives = board.fives(*roll);
        let found = fives.find(|placed| shapes.contains(placed.shape) && placed.squares.is_subset(free));
        if let Some(placed) = found {
            points += u32::from(placed.shape.value());
            (shapes, free) = (shapes.without(placed.shape), free & !placed.squares);
        } else {
            (shapes, free) = cross_cheapest(shapes, free);
        }
    }
    points
}

/// What is left after the cheapest shape was crossed out, at the first place where it fits: a better place would
/// matter little against the cost of finding it.
fn cross_cheapest(shapes: Shapes, free: Squares) -> (Shapes, Squares) {
    let Some(shape) = shapes.iter().next() else { return (shapes, free) };
    let place = placement::of(shape).iter().find(|placed| placed.squares.is_subset(free));
    (shapes.without(shape), place.map_or(free, |placed| free & !placed.squares))
}
