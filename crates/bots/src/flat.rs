//! Flat Monte Carlo by the domain of a tree search: assessments and prospects for games that search by [`ismcts`].
//!
//! [`ismcts`]: crate::ismcts

use table::{Cause, Dice, Emitter, Game, Moment, Seat};

use crate::ismcts::{Action, Candidates, Domain, Values};
use crate::{Assessment, Bot, Budget, Memory, Prospect, View, compare};

/// No line of play is followed further.
const MAX_DEPTH: u32 = 1_000;

/// Rolls states out; its buffers are reused.
struct Rollouts<D: Domain> {
    candidates: Candidates<Action<D>>,
    out: Emitter<D::Game>,
}

impl<D: Domain> Rollouts<D> {
    const fn new() -> Rollouts<D> {
        Rollouts { candidates: Candidates { actions: Vec::new(), priors: Vec::new() }, out: Emitter::new() }
    }

    /// Plays on by the rollout policy until the state can be evaluated.
    fn play(
        &mut self,
        state: &mut D::Game,
        info_set: &D::InformationSet,
        mut now: Moment,
        seed: u64,
    ) -> Option<Values> {
        let (dice, mut rng) = (Dice::from_number(seed), fastrand::Rng::with_seed(seed));
        for decisions in 0..MAX_DEPTH {
            let values = D::evaluate(state, info_set, decisions);
            if values.is_some() {
                return values;
            }
            let Some(seat) = state.awaited().iter().next() else {
                now = now.max(state.deadline()?);
                self.out.clear();
                state.decide(Cause::Due, now, &dice, &mut self.out);
                continue;
            };
            self.candidates.actions.clear();
            self.candidates.priors.clear();
            D::candidates(state, seat, &mut self.candidates);
            let chosen = match self.candidates.actions.len() {
                0 => break,
                1 => 0,
                _ => D::rollout(state, seat, &self.candidates, &mut rng),
            };
            let action = &self.candidates.actions[chosen];
            self.out.clear();
            state.decide(Cause::Act { seat, action, lag: 0 }, now, &dice, &mut self.out);
        }
        D::evaluate(state, info_set, u32::MAX)
    }
}

/// Assesses every candidate of the seat, and what was played, by rollouts on the same determinizations; nothing for a
/// bot without a scale.
pub fn assess<D: Domain + Bot<Game = <D as Domain>::Game>>(
    me: Seat,
    view: &View<D>,
    memory: &Memory<D>,
    now: Moment,
    played: &Action<D>,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Assessment<Action<D>>> {
    let scale = D::SCALE?;
    let info_set = D::information_set(view, memory);
    let mut root = <<D as Domain>::Game as table::Searchable>::resample(view, memory, rng);
    let mut rollouts = Rollouts::<D>::new();
    D::determinize(&info_set, &mut root, rng);
    D::candidates(&root, me, &mut rollouts.candidates);
    let mut candidates: Vec<Action<D>> = Vec::new();
    for action in rollouts.candidates.actions.drain(..).chain([played.clone()]) {
        if !candidates.contains(&action) {
            candidates.push(action);
        }
    }
    let at = candidates.iter().position(|action| action == played).unwrap_or(0);
    Some(compare(&candidates, at, budget, &scale, |left, values| {
        D::determinize(&info_set, &mut root, rng);
        let seed = rng.u64(..);
        for which in left {
            let (mut state, dice) = (root.clone(), Dice::from_number(seed));
            rollouts.out.clear();
            let cause = Cause::Act { seat: me, action: &candidates[*which], lag: 0 };
            state.decide(cause, now, &dice, &mut rollouts.out);
            let value = rollouts.play(&mut state, &info_set, now, seed);
            values.push(value.map_or(0.5, |values| f64::from(values[me.index()])));
        }
    }))
}

/// One rollout for each seed from the whole state, with what nobody knows in another order. The values are chances.
pub fn prospects<D: Domain>(
    state: &D::Game,
    info_set: &D::InformationSet,
    now: Moment,
    seeds: &[u64],
) -> Vec<Prospect> {
    let mut rollouts = Rollouts::<D>::new();
    let prospects = seeds.iter().map(|seed| {
        let mut imagined = state.clone();
        imagined.reshuffle(&mut fastrand::Rng::with_seed(*seed));
        let values = rollouts.play(&mut imagined, info_set, now, *seed);
        Prospect::of_chances(values.unwrap_or_default())
    });
    prospects.collect()
}
