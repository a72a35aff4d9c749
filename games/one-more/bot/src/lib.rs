//! The bots: they see what their seat sees, and know that to lose is to win.

mod greedy;
mod heuristic;
mod search;

use bots::{Bot, Budget, Level, Plan, random_plan};
use table::Moment;

use one_more::action::Action;
use one_more::memory::Memory;
use one_more::state::OneMore;
use one_more::view::View;

/// How often an easy bot does not think at all.
const SLIPS: f64 = 0.5;

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
        view.offer(&mut menu);
        let thinks = match level {
            Level::Random => false,
            Level::Easy => rng.f64() >= SLIPS,
            Level::Medium | Level::Hard => true,
        };
        let action = match *menu.as_slice() {
            [] => return None,
            [only] => only,
            _ if !thinks => return random_plan::<OneMore>(view, now, rng),
            _ if level == Level::Hard => search::choose(view, memory, now, budget, &menu, rng),
            _ => menu[heuristic::choose(&heuristic::Situation::of(view), &menu, rng)],
        };
        Some(Plan { action, after: 0 })
    }

    /// Keeps its digits close together, so that it is soon stuck, and looks at nobody else.
    fn greedy(view: &View, _: &Memory, _: Moment, rng: &mut fastrand::Rng) -> Option<Plan<Action>> {
        let mut menu = Vec::new();
        view.offer(&mut menu);
        let action = greedy::choose(view, &menu, rng)?;
        Some(Plan { action, after: 0 })
    }
}
