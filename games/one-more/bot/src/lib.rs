//! The bots of One More!: they see what their seat sees, and know that losing is winning.

mod greedy;
mod heuristic;
mod search;

use bots::{Bot, Budget, Level, Plan, random_plan};
use one_more::{Action, Memory, OneMore, View};
use table::{Game, Moment};

use crate::heuristic::Situation;

/// How often the easy bot plays at random; else it follows the heuristic.
const EASY_RANDOM_SHARE: f64 = 0.5;

/// The bots of the game.
#[derive(Clone, Copy, Debug)]
pub struct OneMoreBot;

impl Bot for OneMoreBot {
    type Game = OneMore;

    fn plan(
        level: Level,
        view: &View,
        memory: &Memory,
        now: Moment,
        budget: Budget,
        rng: &mut fastrand::Rng,
    ) -> Option<Plan<Action>> {
        let mut menu = Vec::new();
        OneMore::menu(view, now, &mut menu);
        if let [] | [_] = *menu {
            return menu.pop().map(at_once);
        }
        let action = match level {
            Level::Random => return random_plan::<OneMore>(view, now, rng),
            Level::Easy if rng.f64() < EASY_RANDOM_SHARE => return random_plan::<OneMore>(view, now, rng),
            Level::Easy | Level::Medium => menu[heuristic::choose(&Situation::seen(view), &menu, rng)],
            Level::Hard => search::choose(view, memory, now, budget, rng)?,
        };
        Some(at_once(action))
    }

    /// Keeps its digits close together, so that it is soon stuck, and looks at nobody else.
    fn greedy(view: &View, _: &Memory, now: Moment, rng: &mut fastrand::Rng) -> Option<Plan<Action>> {
        let mut menu = Vec::new();
        OneMore::menu(view, now, &mut menu);
        greedy::choose(view, &menu, rng).map(at_once)
    }
}

fn at_once(action: Action) -> Plan<Action> {
    Plan { action, after: 0 }
}
