//! The bots of One More!: they see what their seat sees, and know that losing is winning.

mod greedy;
mod heuristic;
mod search;
mod tally;

use bots::ismcts::Domain;
use bots::{
    Asked, Assessment, Bot, Budget, Level, OVERLOOKED, Plan, Prospect, Scale, Unit, flat, random_plan,
};
use one_more::{Action, Effect, Memory, OneMore, View};
use table::{Audience, Game, Moment, PortableRng, Seat};

pub use tally::Tally;

use crate::heuristic::Situation;

/// How often the easy bot does not look, as children do: then it plays anything but the card that it could be stuck
/// with. Else it follows the heuristic.
const EASY_OVERLOOKED: f64 = 0.5;

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
            Level::Easy if rng.f64() < EASY_OVERLOOKED => overlook(view, &menu, rng),
            Level::Easy | Level::Medium => menu[heuristic::choose(&Situation::seen(view), &menu, rng)],
            Level::Hard => search::choose(view, memory, now, budget, rng)?,
        };
        Some(at_once(action))
    }

    /// As greedy does, but one time in five it does not see the best action and takes the next best.
    fn casual(view: &View, _: &Memory, now: Moment, rng: &mut fastrand::Rng) -> Option<Plan<Action>> {
        let mut menu = Vec::new();
        OneMore::menu(view, now, &mut menu);
        let best = greedy::choose(view, &menu, rng)?;
        if menu.len() > 1 && rng.f64() < OVERLOOKED {
            menu.retain(|action| *action != best);
            return greedy::choose(view, &menu, rng).map(at_once);
        }
        Some(at_once(best))
    }

    /// Keeps its digits close together, so that it is soon stuck, and looks at nobody else.
    fn greedy(view: &View, _: &Memory, now: Moment, rng: &mut fastrand::Rng) -> Option<Plan<Action>> {
        let mut menu = Vec::new();
        OneMore::menu(view, now, &mut menu);
        greedy::choose(view, &menu, rng).map(at_once)
    }

    const SCALE: Option<Scale> =
        Some(Scale { unit: Unit::Chance, inaccurate: 0.035, mistake: 0.04, blunder: 0.12 });

    fn assess(
        view: &View,
        memory: &Memory,
        now: Moment,
        played: &Action,
        budget: Budget,
        rng: &mut fastrand::Rng,
    ) -> Option<Assessment<Action>> {
        let (me, scale) = (view.me?, Self::SCALE?);
        let assessment = flat::assess::<OneMoreBot>(me, view, memory, now, played, budget, rng)?;
        if assessment.moves.len() < 2 {
            return None;
        }
        // A round that can be lost at once is, and nobody leaves it who can stay.
        let hand = view.hand.unwrap_or_default();
        let stays =
            |action: &Action| hand.is_empty() && matches!(*action, Action::Draw { seat, .. } if seat == me);
        let loses = |action: &Action| heuristic::is_chance(hand, action);
        let later = heuristic::is_chance_later(hand, played);
        let how = if later { Asked::Likely } else { Asked::Certain };
        let assessment = assessment.ask(played, &scale, how, loses);
        let assessment = assessment.ask(played, &scale, Asked::Likely, stays);
        // Who can be rid of the one card that holds the hand apart does not keep it.
        let narrows = |action: &Action| heuristic::narrows(hand, played, action);
        let assessment = assessment.ask(played, &scale, Asked::Likely, narrows);
        // Nobody gives away what loses the round, nor makes somebody else lose it for certain.
        let helps = |action: &Action| match *action {
            Action::Give { card, .. } => heuristic::loses_round(hand, card),
            Action::Play { card, .. } => card.is_bomb() && card.effect() != Some(Effect::Again),
            _ => false,
        };
        let keeps = |action: &Action| helps(played) && !helps(action);
        Some(assessment.ask(played, &scale, Asked::Likely, keeps))
    }

    fn prospects(game: &OneMore, _: &[Memory], now: Moment, seeds: &[u64]) -> Vec<Prospect> {
        // The evaluation asks it for the round alone, which everybody knows.
        let set = OneMoreBot::information_set(&game.view(Audience::Seat(Seat(0))), &Memory::default());
        flat::prospects::<OneMoreBot>(game, &set, now, seeds)
    }
}

/// Any action but one that loses the round at once, if there is another.
fn overlook(view: &View, menu: &[Action], rng: &mut fastrand::Rng) -> Action {
    let hand = view.hand.unwrap_or_default();
    let seen: Vec<Action> =
        menu.iter().copied().filter(|action| !heuristic::is_chance(hand, action)).collect();
    let from = if seen.is_empty() { menu } else { &seen };
    from[rng.index(from.len())]
}

fn at_once(action: Action) -> Plan<Action> {
    Plan { action, after: 0 }
}
