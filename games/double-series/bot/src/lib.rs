//! The bots: they see what their seat sees.

pub(crate) mod imagined;
pub(crate) mod learnt;
pub(crate) mod lines;
mod mind;
pub(crate) mod outlook;
mod reading;
mod search;
mod worth;

use bots::{Bot, Budget, CustomSearch, Level, Plan, random_plan};
use table::{Millis, Moment, Seat};

use double_series::action::Action;
use double_series::memory::Memory;
use double_series::state::{DoubleSeries, Phase};
use double_series::talk::{Stage, Vote};
use double_series::view::View;

/// How long a bot waits before it plays while the player before it may still draw (DS-7, strict).
const PATIENCE: Millis = 3_500;

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
        seated(view, || match level {
            Level::Random => Some(random_plan::<DoubleSeries>(view, now, rng)?.action),
            Level::Easy | Level::Medium => mind::choose(level, view, rng),
            Level::Hard => Some(search::choose(view, memory, budget, rng)?.action),
        })
    }

    /// The play that is worth most by the lines it builds and breaks now; a jack is a card like any other.
    fn greedy(view: &View, _: &Memory, _: Moment, rng: &mut fastrand::Rng) -> Option<Plan<Action>> {
        seated(view, || mind::greedy(view, rng))
    }
}

impl CustomSearch for DoubleSeriesBot {
    fn search(view: &View, memory: &Memory, budget: Budget, rng: &mut fastrand::Rng) -> u64 {
        search::choose(view, memory, budget, rng).map_or(0, |found| found.games)
    }
}

/// What all do alike, and in the own turn what that player would.
fn seated(view: &View, in_turn: impl FnOnce() -> Option<Action>) -> Option<Plan<Action>> {
    let me = view.me.filter(|_| view.phase != Phase::Over)?;
    if let Some(action) = beside_the_turn(view, me) {
        return Some(Plan { action, after: 0 });
    }
    if !view.my_turn() {
        return None;
    }
    let action = in_turn()?;
    let hurries = view.may_draw.is_some() && !matches!(action, Action::Exchange { .. });
    Some(Plan { action, after: if hurries { PATIENCE } else { 0 } })
}

/// What there is to do that is no turn: to vote, to give up a card, to draw.
fn beside_the_turn(view: &View, me: Seat) -> Option<Action> {
    let trial = view.trial.filter(|trial| trial.awaited().contains(me));
    match trial.map(|trial| (trial.message, trial.stage)) {
        // A bot does not read the chat (DS-18).
        Some((message, Stage::Voting { .. })) => Some(Action::Vote { message, vote: Vote::Abstain }),
        Some((message, Stage::GivingUp { .. })) => {
            mind::least_useful(view).map(|card| Action::GiveUp { message, card })
        }
        None => view.may_draw.filter(|due| due.seat == me).map(|due| Action::Draw { turn: due.turn }),
    }
}
