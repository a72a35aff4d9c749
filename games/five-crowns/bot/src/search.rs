//! Flat Monte Carlo by sequential halving: each candidate is rolled out on the same determinized rounds.

use arrayvec::ArrayVec;
use bots::{Budget, SequentialHalving};
use five_crowns::Memory;
use five_crowns::hand::MAX_HAND;
use five_crowns::together::TogetherView;

use crate::evaluation::Evaluation;
use crate::heuristic::{Candidate, Move};
use crate::information_set::InformationSet;

/// Candidates that are expected to cost this many points more than the best are not searched.
const MAX_COST_GAP: f64 = 4.0;
/// At most this many candidates are searched.
const MAX_CANDIDATES: usize = 5;
/// How much the heuristic counts beside the mean of the rollouts.
const PRIOR_WEIGHT: f64 = 0.5;
/// More rollouts than this change nothing, however much time there is.
const MAX_ROLLOUTS: u32 = 20_000;

/// The move of a bot, and how many rollouts it took to find.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    pub(crate) choice: Move,
    pub(crate) rollouts: u64,
}

impl Found {
    /// Found without a search.
    pub(crate) const fn at_once(choice: Move) -> Found {
        Found { choice, rollouts: 0 }
    }
}

/// The best of the candidates, in a round in which nobody is out; nothing if there is none.
pub(crate) fn search(
    view: &TogetherView,
    memory: &Memory,
    candidates: &[Candidate],
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Found> {
    let mut candidates: ArrayVec<Candidate, MAX_HAND> = candidates.iter().copied().collect();
    table::order::sort_by(&mut candidates, |one, other| one.cost.total_cmp(&other.cost));
    let least = candidates.first()?.cost;
    candidates.retain(|candidate| candidate.cost <= least + MAX_COST_GAP);
    candidates.truncate(MAX_CANDIDATES);
    if candidates.len() == 1 {
        return Some(Found::at_once(candidates[0].choice));
    }
    let me = view.me?;
    let set = InformationSet::of(view, memory);
    let evaluation = Evaluation::of(view, me);
    let prior = |candidate: &Candidate| PRIOR_WEIGHT * evaluation.value_of_point() * candidate.cost;
    let mut round = set.empty_round();
    let mut halving = SequentialHalving::new(candidates, budget, MAX_ROLLOUTS);
    while halving.go_on(|candidate, mean, _| mean - prior(candidate)) {
        set.determinize(&mut round, rng);
        halving.sample(|candidate| evaluation.evaluate(&round.rollout(me, candidate.choice)));
    }
    halving.best().map(|candidate| Found { choice: candidate.choice, rollouts: halving.iterations() })
}
