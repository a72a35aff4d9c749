//! The bots: they see what their seat sees.

mod alone;
mod chances;
mod ideas;
mod round;
mod search;
mod seated;
mod sense;

use bots::{Bot, Budget, CustomSearch, Level, Plan, random_plan};
use table::Moment;

use five_crowns::action::Action;
use five_crowns::game::FiveCrowns;
use five_crowns::memory::Memory;
use five_crowns::view::View;

/// The bots of the game.
#[derive(Clone, Copy, Debug)]
pub struct FiveCrownsBot;

impl Bot for FiveCrownsBot {
    type Game = FiveCrowns;

    fn plan(
        level: Level,
        view: &View,
        memory: &Memory,
        now: Moment,
        budget: Budget,
        rng: &mut fastrand::Rng,
    ) -> Option<Plan<Action>> {
        if level == Level::Random {
            return random_plan::<FiveCrowns>(view, now, rng);
        }
        let action = match view {
            View::Together(view) => seated::choose(level, view, memory, budget, rng)?,
            View::Solo(view) => alone::choose(level, view, rng)?,
        };
        Some(Plan { action, after: 0 })
    }

    /// Fewest points left now, exactly: takes what lowers them, throws what leaves fewest.
    fn greedy(view: &View, memory: &Memory, _: Moment, rng: &mut fastrand::Rng) -> Option<Plan<Action>> {
        let action = match view {
            View::Together(view) => seated::greedy(view, memory, rng)?,
            View::Solo(view) => alone::choose(Level::Medium, view, rng)?,
        };
        Some(Plan { action, after: 0 })
    }
}

impl CustomSearch for FiveCrownsBot {
    fn search(view: &View, memory: &Memory, budget: Budget, rng: &mut fastrand::Rng) -> u64 {
        match view {
            View::Together(view) => seated::rounds(view, memory, budget, rng).unwrap_or(0),
            View::Solo(_) => 0,
        }
    }
}
