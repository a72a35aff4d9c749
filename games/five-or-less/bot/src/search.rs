//! Flat Monte Carlo search by racing (successive elimination; Maron and Moore 1994, Even-Dar, Mannor and Mansour
//! 2006): best-arm identification without a tree.
//!
//! Every candidate is played out on the same determinizations with the same draws (common random numbers). Those
//! that fall behind the best by a margin that shrinks with the square root of the samples are eliminated. The
//! margin is tuned, not a confidence bound.

use arrayvec::ArrayVec;
use bots::{Budget, BudgetTracker};
use fastrand::Rng;
use five_or_less::{Action, Memory, View};
use table::Seat;

use crate::candidates::{Candidates, MAX_CANDIDATES, candidates};
use crate::determinization::InformationSet;
use crate::recall::Recall;

/// More determinizations change nothing, however much time is left.
const MAX_ITERATIONS: u32 = 1_000;
/// Fewer tell too little.
const MIN_ITERATIONS: u32 = 8;
/// The margin of elimination in points, for the mean of a single determinization.
const MARGIN: f32 = 24.0;
/// How much the mean score of the opponents counts against one's own.
pub(crate) const OPPONENT_WEIGHT: f32 = 0.4;
/// Candidates are eliminated, and the clock is read, once in so many determinizations.
const STRIDE: u32 = 16;

/// What the bot does next in its turn.
pub(crate) fn choose(
    view: &View,
    memory: &Memory,
    recall: &Recall,
    budget: Budget,
    rng: &mut Rng,
) -> Option<Action> {
    let me = view.me.filter(|_| view.my_turn())?;
    let candidates = candidates(view, me, recall);
    let best = match candidates.as_slice() {
        [] => return None,
        [_] => 0,
        _ => race(&InformationSet::of(view, me, memory, recall), me, &candidates, budget, rng),
    };
    Some(candidates[best].0)
}

/// The candidate with the lowest mean cost.
fn race(set: &InformationSet, me: Seat, candidates: &Candidates, budget: Budget, rng: &mut Rng) -> usize {
    let tracker = BudgetTracker::new(budget, MAX_ITERATIONS);
    let mut costs = [0.0f32; MAX_CANDIDATES];
    let mut left: ArrayVec<usize, MAX_CANDIDATES> = (0..candidates.len()).collect();
    for samples in 1..=tracker.max_iterations().clamp(MIN_ITERATIONS, MAX_ITERATIONS) {
        let round = set.determinize(rng);
        let seed = rng.u64(..);
        for &which in &left {
            let points = round.clone().play(candidates[which].1, &mut Rng::with_seed(seed));
            let all: i16 = points.iter().sum();
            let mine = f32::from(points[me.index()]);
            let others = (f32::from(all) - mine) / (round.pyramids.len() - 1).max(1) as f32;
            costs[which] += mine - OPPONENT_WEIGHT * others;
        }
        if samples % STRIDE == 0 {
            let lowest = left.iter().map(|which| costs[*which]).fold(f32::MAX, f32::min);
            // The costs are sums, so the margin grows where that of the mean shrinks.
            let margin = MARGIN * (samples as f32).sqrt();
            left.retain(|which| costs[*which] - lowest <= margin);
            if left.len() == 1 || tracker.is_time_up() {
                break;
            }
        }
    }
    left.into_iter().min_by(|one, other| costs[*one].total_cmp(&costs[*other])).unwrap_or(0)
}
