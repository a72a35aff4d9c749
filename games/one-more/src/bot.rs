//! The bots: they see what their seat sees, and know that to lose is to win.

mod greedy;
mod search;
mod sense;

use bots::{Bot, Budget, Level, Plan, random_plan};
use table::Moment;

use crate::action::Action;
use crate::memory::Memory;
use crate::state::OneMore;
use crate::view::View;

/// How often an easy bot does not think at all.
const SLIPS: f64 = 0.5;

impl Bot for OneMore {
    fn plan(
        level: Level,
        view: &View,
        memory: &Memory,
        now: Moment,
        budget: Budget,
        chance: &mut fastrand::Rng,
    ) -> Option<Plan<Action>> {
        let mut menu = Vec::new();
        view.offer(&mut menu);
        let thinks = match level {
            Level::Random => false,
            Level::Easy => chance.f64() >= SLIPS,
            Level::Medium | Level::Hard => true,
        };
        let action = match *menu.as_slice() {
            [] => return None,
            [only] => only,
            _ if !thinks => return random_plan::<OneMore>(view, now, chance),
            _ if level == Level::Hard => search::choose(view, memory, now, budget, &menu, chance),
            _ => menu[sense::choose(&sense::Eyes::of(view), &menu, chance)],
        };
        Some(Plan { action, after: 0 })
    }

    /// Keeps its digits close together, so that it is soon stuck, and looks at nobody else.
    fn greedy(view: &View, _: &Memory, _: Moment, chance: &mut fastrand::Rng) -> Option<Plan<Action>> {
        let mut menu = Vec::new();
        view.offer(&mut menu);
        let action = greedy::choose(view, &menu, chance)?;
        Some(Plan { action, after: 0 })
    }
}
