//! The bots: they see what their seat sees.

mod alone;
mod chances;
mod ideas;
mod round;
mod search;
mod seated;
mod sense;

use bots::{Bot, Budget, Level, OwnSearch, Plan, random_plan};
use table::Moment;

use crate::action::Action;
use crate::game::FiveCrowns;
use crate::memory::Memory;
use crate::view::View;

impl Bot for FiveCrowns {
    fn plan(
        level: Level,
        view: &View,
        memory: &Memory,
        now: Moment,
        budget: Budget,
        chance: &mut fastrand::Rng,
    ) -> Option<Plan<Action>> {
        if level == Level::Random {
            return random_plan::<FiveCrowns>(view, now, chance);
        }
        let action = match view {
            View::Together(view) => seated::choose(level, view, memory, budget, chance)?,
            View::Solo(view) => alone::choose(level, view, chance)?,
        };
        Some(Plan { action, after: 0 })
    }

    /// Fewest points left now, exactly: takes what lowers them, throws what leaves fewest.
    fn greedy(view: &View, memory: &Memory, _: Moment, chance: &mut fastrand::Rng) -> Option<Plan<Action>> {
        let action = match view {
            View::Together(view) => seated::greedy(view, memory, chance)?,
            View::Solo(view) => alone::choose(Level::Medium, view, chance)?,
        };
        Some(Plan { action, after: 0 })
    }
}

impl OwnSearch for FiveCrowns {
    fn search(view: &View, memory: &Memory, budget: Budget, chance: &mut fastrand::Rng) -> u64 {
        match view {
            View::Together(view) => seated::rounds(view, memory, budget, chance).unwrap_or(0),
            View::Solo(_) => 0,
        }
    }
}
