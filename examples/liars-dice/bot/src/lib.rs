//! The bots of Liar's Dice: they know their own dice and count on the others'.

mod heuristic;
mod search;

use bots::{Bot, Budget, Level, Plan, random_plan};
use liars_dice::{Action, LiarsDice, Memory, View};
use table::{Game, Moment};

/// How often an easy bot plays at random.
const EASY_SLIPS: f64 = 0.5;

/// The bots of the game.
#[derive(Clone, Copy, Debug)]
pub struct LiarsDiceBot;

impl Bot for LiarsDiceBot {
    type Game = LiarsDice;

    fn plan(
        level: Level,
        view: &View,
        memory: &Memory,
        now: Moment,
        budget: Budget,
        rng: &mut fastrand::Rng,
    ) -> Option<Plan<Action>> {
        match level {
            Level::Random => random_plan::<LiarsDice>(view, now, rng),
            Level::Easy if rng.f64() < EASY_SLIPS => random_plan::<LiarsDice>(view, now, rng),
            Level::Easy | Level::Medium => LiarsDiceBot::greedy(view, memory, now, rng),
            // With a single candidate there is nothing to search for.
            Level::Hard => search::choose(view, memory, now, budget, rng)
                .map(at_once)
                .or_else(|| LiarsDiceBot::greedy(view, memory, now, rng)),
        }
    }

    fn greedy(view: &View, _: &Memory, now: Moment, rng: &mut fastrand::Rng) -> Option<Plan<Action>> {
        let mut menu = Vec::new();
        LiarsDice::menu(view, now, &mut menu);
        heuristic::choose(view, &menu, rng).map(at_once)
    }
}

fn at_once(action: Action) -> Plan<Action> {
    Plan { action, after: 0 }
}
