//! Information-set Monte Carlo tree search over one round of One More!, played out to its end.

use bots::Budget;
use bots::ismcts::{Candidates, Domain, Ismcts, Values};
use one_more::{Action, InformationSet, LOSSES_TO_WIN, Memory, OneMore, Phase, View};
use table::{Moment, PortableRng, Seat};

use crate::OneMoreBot;
use crate::heuristic::{self, Situation};

/// A round that takes longer is evaluated as it stands.
const MAX_DECISIONS: u32 = 200;
/// How often the rollout policy follows the heuristic; else it plays at random.
const HEURISTIC_SHARE: f32 = 0.8;
/// The relative odds of winning the game with no loss and with one.
const ODDS: [f32; 2] = [1.0, 2.5];

/// The most visited action; nothing for a spectator.
pub(crate) fn choose(
    view: &View,
    memory: &Memory,
    now: Moment,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Action> {
    let ranked = Ismcts::<OneMoreBot>::default().run(view.me?, view, memory, now, budget, rng);
    ranked.first().map(|best| best.action)
}

impl Domain for OneMoreBot {
    type Game = OneMore;
    type InformationSet = InformationSet;

    const PRIOR_WEIGHT: f32 = 0.0;

    fn information_set(view: &View, memory: &Memory) -> InformationSet {
        InformationSet::new(view, memory)
    }

    fn determinize(set: &InformationSet, state: &mut OneMore, rng: &mut fastrand::Rng) {
        set.determinize(state, rng);
    }

    fn candidates(state: &OneMore, seat: Seat, out: &mut Candidates<Action>) {
        state.legal_actions(seat, |action| out.push(action, 1.0));
    }

    fn rollout(
        state: &OneMore,
        seat: Seat,
        candidates: &Candidates<Action>,
        rng: &mut fastrand::Rng,
    ) -> usize {
        let actions = &candidates.actions;
        if rng.f32() < HEURISTIC_SHARE {
            return heuristic::choose(&Situation::of(state, seat), actions, rng);
        }
        // Nobody overlooks a card that loses the round.
        let hand = state.hand(seat);
        let loses = |action: &Action| heuristic::is_chance(hand, action);
        actions.iter().position(loses).unwrap_or_else(|| rng.index(actions.len()))
    }

    /// At the end of the round: who has won, or the odds of each player to win.
    fn evaluate(state: &OneMore, set: &InformationSet, decisions: u32) -> Option<Values> {
        let over = state.outcome.is_some();
        let playing = state.round == set.round() && !matches!(state.phase, Phase::Between | Phase::Over);
        if playing && decisions < MAX_DECISIONS {
            return None;
        }
        let odds = |losses: u8| match losses {
            LOSSES_TO_WIN.. => 1.0,
            _ if over => 0.0,
            losses => ODDS[losses as usize],
        };
        let total: f32 = state.players.iter().map(|player| odds(player.losses)).sum();
        let mut values = Values::default();
        for (value, player) in values.iter_mut().zip(&*state.players) {
            *value = odds(player.losses) / total;
        }
        Some(values)
    }
}
