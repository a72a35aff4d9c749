//! The bots of Double Series.
//!
//! Easy and medium play greedily by a `heuristic`; easy overlooks series. Hard searches by sequential halving (`search`) on
//! determinizations drawn from a `belief` about the hidden hands, and judges them by a linear `evaluation` with
//! learned `weights`; the crate `double-series-training` trains them.

mod afterstates;
mod assess;
mod belief;
mod determinization;
mod evaluation;
mod greedy;
mod heuristic;
mod history;
mod lines;
mod rollout;
mod search;
mod weights;

use bots::{Assessment, Bot, Budget, CustomSearch, Level, Plan, Prospect, Scale, random_plan};
use double_series::{Action, DoubleSeries, Memory, Phase, Stage, View, Vote};
use table::{Millis, Moment, Seat};

pub use afterstates::{Afterstate, afterstates};
pub use evaluation::features::{FEATURES, WEIGHT_SETS, weight_set};
pub use weights::WEIGHTS;

/// How long a bot waits before it plays while the player before it may still draw (DS-7, strict).
const DRAW_GRACE: Millis = 3_500;

/// The bots of the game.
#[derive(Clone, Copy, Debug)]
pub struct DoubleSeriesBot;

impl Bot for DoubleSeriesBot {
    type Game = DoubleSeries;

    fn plan(
        level: Level,
        view: &View,
        memory: &Memory,
        now: Moment,
        budget: Budget,
        rng: &mut fastrand::Rng,
    ) -> Option<Plan<Action>> {
        plan_with(view, || match level {
            Level::Random => Some(random_plan::<DoubleSeries>(view, now, rng)?.action),
            Level::Easy => greedy::choose(&greedy::EASY, view, rng),
            Level::Medium => greedy::choose(&greedy::MEDIUM, view, rng),
            Level::Hard => Some(search::choose(view, memory, budget, rng)?.action),
        })
    }

    /// The play with the highest heuristic value; a jack is a card like any other.
    fn greedy(view: &View, _: &Memory, _: Moment, rng: &mut fastrand::Rng) -> Option<Plan<Action>> {
        plan_with(view, || greedy::choose(&greedy::BASELINE, view, rng))
    }

    /// As greedy, but in a turn one in five of the spaces where a series can be completed or stopped goes unnoticed.
    fn casual(view: &View, _: &Memory, _: Moment, rng: &mut fastrand::Rng) -> Option<Plan<Action>> {
        plan_with(view, || greedy::choose(&greedy::CASUAL, view, rng))
    }

    const SCALE: Option<Scale> = Some(assess::SCALE);

    fn assess(
        view: &View,
        memory: &Memory,
        _: Moment,
        played: &Action,
        budget: Budget,
        rng: &mut fastrand::Rng,
    ) -> Option<Assessment<Action>> {
        assess::assess(view, memory, played, budget, rng)
    }

    fn prospects(game: &DoubleSeries, _: &[Memory], _: Moment, seeds: &[u64]) -> Vec<Prospect> {
        assess::prospects(game, seeds)
    }
}

impl CustomSearch for DoubleSeriesBot {
    fn search(view: &View, memory: &Memory, budget: Budget, rng: &mut fastrand::Rng) -> u64 {
        search::choose(view, memory, budget, rng).map_or(0, |chosen| chosen.iterations)
    }
}

/// What all levels do alike outside their turn, and what this one does in it.
fn plan_with(view: &View, in_turn: impl FnOnce() -> Option<Action>) -> Option<Plan<Action>> {
    let me = view.me.filter(|_| view.phase != Phase::Over)?;
    if let Some(action) = out_of_turn(view, me) {
        return Some(Plan { action, after: 0 });
    }
    if !view.is_my_turn() {
        return None;
    }
    let action = in_turn()?;
    let ends_draw = view.may_draw.is_some() && !matches!(action, Action::Exchange { .. });
    Some(Plan { action, after: if ends_draw { DRAW_GRACE } else { 0 } })
}

/// What there is to do apart from taking a turn: vote, give up a card, draw.
fn out_of_turn(view: &View, me: Seat) -> Option<Action> {
    let trial = view.trial.filter(|trial| trial.awaited().contains(me));
    match trial.map(|trial| (trial.message, trial.stage)) {
        // A bot does not read the chat (DS-18).
        Some((message, Stage::Voting { .. })) => Some(Action::Vote { message, vote: Vote::Abstain }),
        Some((message, Stage::GivingUp { .. })) => {
            greedy::least_useful(view).map(|card| Action::GiveUp { message, card })
        }
        None => view.may_draw.filter(|due| due.seat == me).map(|due| Action::Draw { turn: due.turn }),
    }
}
