//! The bots of Five Crowns: they see what their seat sees.
//!
//! [`FiveCrownsBot`] plays both games. At a table the lower levels choose by the `heuristic` alone; the hard bot
//! compares its best moves by rollouts of determinized rounds (`search`), alone by rollouts of the stock
//! (`solo_search`).

mod assess;
mod evaluation;
mod heuristic;
mod information_set;
mod prospects;
mod rollout;
mod rollout_policy;
mod search;
mod solo;
mod solo_search;
mod together;
mod unseen;

use bots::{Assessment, Bot, Budget, CustomSearch, Level, Plan, Prospect, Scale, random_plan};
use five_crowns::{Action, FiveCrowns, Memory, View};
use table::{Audience, Game, Moment};

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
            View::Together(view) => together::choose(level, view, memory, budget, rng)?,
            View::Solo(view) => solo::choose(level, view, budget, rng)?,
        };
        Some(Plan { action, after: 0 })
    }

    /// The fewest points left now, exactly: takes what lowers them, discards what leaves fewest.
    fn greedy(view: &View, memory: &Memory, _: Moment, rng: &mut fastrand::Rng) -> Option<Plan<Action>> {
        let action = match view {
            View::Together(view) => together::greedy(view, memory, rng)?,
            View::Solo(view) => solo::greedy(view)?,
        };
        Some(Plan { action, after: 0 })
    }

    /// What may be overlooked is going out, and an open card that helps; alone, what the drawn card is good for.
    fn casual(view: &View, memory: &Memory, _: Moment, rng: &mut fastrand::Rng) -> Option<Plan<Action>> {
        let action = match view {
            View::Together(view) => together::casual(view, memory, rng)?,
            View::Solo(view) => solo::casual(view, rng)?,
        };
        Some(Plan { action, after: 0 })
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
        match view {
            View::Together(view) => assess::together(view, memory, played, budget, rng),
            View::Solo(view) => assess::solo(view, played, budget, rng),
        }
    }

    fn prospects(game: &FiveCrowns, _: &[Memory], _: Moment, seeds: &[u64]) -> Vec<Prospect> {
        match game.view(Audience::Reviewer) {
            View::Together(view) => prospects::together(&view, seeds),
            // Alone there is nobody to compare with.
            View::Solo(_) => Vec::new(),
        }
    }
}

impl CustomSearch for FiveCrownsBot {
    fn search(view: &View, memory: &Memory, budget: Budget, rng: &mut fastrand::Rng) -> u64 {
        match view {
            View::Together(view) => together::count_rollouts(view, memory, budget, rng).unwrap_or(0),
            View::Solo(_) => 0,
        }
    }
}
