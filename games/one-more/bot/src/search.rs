//! Information-set MCTS over a round of One More!: it is searched to its end.

use bots::Budget;
use bots::ismcts::{Candidates, Domain, Ismcts, Values};
use one_more::card::Effect;
use one_more::resample::InformationSet;
use one_more::state::{LOSSES_TO_WIN, OneMore, Phase};
use one_more::{Action, Memory, View};
use table::{Moment, PortableRng, Seat};

use crate::OneMoreBot;
use crate::heuristic::{self, Situation};

/// Longer rounds count as undecided.
const MAX_DECISIONS: u32 = 200;
/// How often the rollout policy follows the heuristic; else it plays at random.
const HEURISTIC_SHARE: f32 = 0.8;
/// The chances of winning the game with no loss and with one, in proportion.
const CHANCES: [f32; 2] = [1.0, 2.5];

/// The action that wins most often.
pub(crate) fn choose(
    view: &View,
    memory: &Memory,
    now: Moment,
    budget: Budget,
    menu: &[Action],
    rng: &mut fastrand::Rng,
) -> Action {
    let Some(me) = view.me else { return menu[0] };
    let ranked = Ismcts::<OneMoreBot>::default().run(me, view, memory, now, budget, rng);
    ranked.first().map_or(menu[0], |best| best.action)
}

impl Domain for OneMoreBot {
    type Game = OneMore;
    type InformationSet = InformationSet;

    const PRIOR_WEIGHT: f32 = 0.0;

    fn information_set(view: &View, memory: &Memory) -> InformationSet {
        InformationSet::new(view, memory)
    }

    fn determinize(set: &InformationSet, state: &mut OneMore, rng: &mut fastrand::Rng) {
        set.deal_into(state, rng);
    }

    fn candidates(state: &OneMore, seat: Seat, out: &mut Candidates<Action>) {
        let (turn, hand) = (state.turn, state.hand(seat));
        match state.phase {
            Phase::Play => {
                let cards = hand.answering(state.centre).distinct();
                out.extend(cards.iter().map(|card| Action::Play { turn, card }));
            }
            Phase::Draw => out.extend(state.players.drawers().map(|seat| Action::Draw { turn, seat })),
            Phase::Exchange => out.extend(state.players.pairs().map(|pair| Action::Exchange { turn, pair })),
            Phase::Give => out.extend(hand.distinct().iter().map(|card| Action::Give { turn, card })),
            Phase::Over => {}
        }
    }

    fn rollout(
        state: &OneMore,
        seat: Seat,
        candidates: &Candidates<Action>,
        rng: &mut fastrand::Rng,
    ) -> usize {
        if rng.f32() < HEURISTIC_SHARE {
            return heuristic::choose(&Situation::at(state, seat), &candidates.actions, rng);
        }
        // Nobody overlooks a bomb that ends the round.
        let ends = |action: &Action| match *action {
            Action::Play { card, .. } => card.is_bomb() && card.effect() == Some(Effect::Again),
            _ => false,
        };
        candidates.actions.iter().position(ends).unwrap_or_else(|| rng.index(candidates.actions.len()))
    }

    fn evaluate(state: &OneMore, set: &InformationSet, decisions: u32) -> Option<Values> {
        if state.round == set.round() && state.outcome.is_none() && decisions < MAX_DECISIONS {
            return None;
        }
        let over = state.outcome.is_some();
        let chances = |losses: u8| match losses {
            LOSSES_TO_WIN.. => 1.0,
            _ if over => 0.0,
            losses => CHANCES[losses as usize],
        };
        let total: f32 = state.players.iter().map(|player| chances(player.losses)).sum();
        let mut values = Values::default();
        for (value, player) in values.iter_mut().zip(&*state.players) {
            *value = chances(player.losses) / total;
        }
        Some(values)
    }
}
