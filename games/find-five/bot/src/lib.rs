//! The bots of 5er Finden: they see what their seat sees, and find FIVES at the pace of a person.

mod heuristic;
mod pace;
mod search;

use bots::{Bot, Budget, Level, Plan, random_plan};
use find_five::placement::{self, Placement};
use find_five::{Action, FindFive, Kind, Outline, Phase, View, default_crossing};
use table::{Millis, Moment, PortableRng};

use self::pace::Pace;

/// How long a bot takes to put its pen down or to be ready.
const REACTION_TIME: Millis = 1_200;

/// The bots of the game.
#[derive(Clone, Copy, Debug)]
pub struct FindFiveBot;

impl Bot for FindFiveBot {
    type Game = FindFive;

    fn plan(
        level: Level,
        view: &View,
        _memory: &(),
        now: Moment,
        budget: Budget,
        rng: &mut fastrand::Rng,
    ) -> Option<Plan<Action>> {
        if level == Level::Random {
            // Anything, but no faster than people can draw.
            let plan = random_plan::<FindFive>(view, now, rng)?;
            let drawing = view.phase == Phase::Drawing && view.kind != Kind::Solo;
            let after =
                if drawing { Pace::new(level, view).until_found(view.marks.len(), now) } else { plan.after };
            return Some(Plan { after, ..plan });
        }
        if !view.awaits_me() {
            return None;
        }
        let round = view.round;
        match view.phase {
            Phase::Drawing => {
                let pace = Pace::new(level, view);
                Some(draw(view, &pace, now, |fives| heuristic::choose(level, view, fives, budget, rng)))
            }
            Phase::Crossing => {
                Some(Plan { action: choose_crossing(level, view, rng)?, after: 2 * REACTION_TIME })
            }
            Phase::Pause => Some(Plan { action: Action::Ready { round }, after: REACTION_TIME }),
            Phase::Over => None,
        }
    }

    /// The most valuable FIVE that is left, wherever it lies, at the pace of a medium bot.
    fn greedy(view: &View, (): &(), now: Moment, rng: &mut fastrand::Rng) -> Option<Plan<Action>> {
        if view.phase == Phase::Drawing && view.awaits_me() {
            let pace = Pace::new(Level::Medium, view);
            return Some(draw(view, &pace, now, |fives| fives.first().copied()));
        }
        FindFiveBot::plan(Level::Medium, view, &(), now, Budget::Iterations(1), rng)
    }
}

/// What to do while everybody draws, and when. `choose` picks one of the FIVES that are left, which are sorted
/// with the most valuable first.
fn draw(
    view: &View,
    pace: &Pace,
    now: Moment,
    choose: impl FnOnce(&[&'static Placement]) -> Option<&'static Placement>,
) -> Plan<Action> {
    let round = view.round;
    let drawn = view.marks.len();
    let satisfied = drawn >= pace.satisfied_with;
    let timer_runs = view.timer.is_some();
    // While the timer runs there is time for more FIVES than would have been enough.
    if !satisfied || timer_runs {
        let fives: Vec<&'static Placement> = view.remaining_fives().collect();
        if let Some(found) = choose(&fives) {
            let action = Action::Mark { round, squares: found.outline() };
            return Plan { action, after: pace.until_found(drawn, now) };
        }
    }
    // It takes as long to see that nothing is left as to find something.
    let after = if satisfied || view.kind != Kind::Basic && drawn > 0 {
        pace.hesitation
    } else {
        pace.until_found(drawn, now)
    };
    match view.kind {
        Kind::Solo if drawn > 0 => Plan { action: Action::Done { round }, after },
        Kind::Solo => Plan { action: Action::NoFive { round }, after },
        _ if timer_runs => Plan { action: Action::Done { round }, after: after.min(REACTION_TIME) },
        _ => Plan { action: Action::Timer { round }, after },
    }
}

/// Which shape to cross out, and where.
fn choose_crossing(level: Level, view: &View, rng: &mut fastrand::Rng) -> Option<Action> {
    let round = view.round;
    let (available, free) = view.available();
    if level == Level::Easy {
        let fitting: Vec<&Placement> = placement::fitting(available, free).collect();
        if let Some(placed) = rng.pick(&fitting) {
            return Some(Action::Cross { round, shape: placed.shape, squares: placed.outline() });
        }
    }
    let (shape, squares) = default_crossing(available, free)?;
    let squares: Outline = squares.iter().flat_map(|squares| squares.iter()).collect();
    Some(Action::Cross { round, shape, squares })
}
