//! The bots: they see what their seat sees, and find FIVES at the pace of a person.

mod future;
mod pace;

use bots::{Bot, Budget, Level, Plan, random_plan};
use table::{Millis, Moment};

use self::pace::Pace;
use find_five::action::{Action, Outline};
use find_five::decide::own_choice;
use find_five::menu::numbers;
use find_five::placement::{self, Placement};
use find_five::solver::leaves_most;
use find_five::state::{FindFive, Kind, Phase};
use find_five::view::View;

/// How long a bot takes to put its pen down or to be ready.
const MOMENT: Millis = 1_200;

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
            let after = if drawing { Pace::of(level, view).find(view.marks.len(), now) } else { plan.after };
            return Some(Plan { after, ..plan });
        }
        if !view.awaits_me() {
            return None;
        }
        let round = view.round;
        match view.phase {
            Phase::Drawing => Some(draw(Finder::Level(level), view, now, budget, rng)),
            Phase::Crossing => Some(Plan { action: cross(level, view, rng)?, after: 2 * MOMENT }),
            Phase::Pause => Some(Plan { action: Action::Ready { round }, after: MOMENT }),
            Phase::Over => None,
        }
    }

    /// The dearest FIVE that is left, wherever it lies, at the pace of a medium bot.
    fn greedy(view: &View, (): &(), now: Moment, rng: &mut fastrand::Rng) -> Option<Plan<Action>> {
        if view.phase == Phase::Drawing && view.awaits_me() {
            return Some(draw(Finder::Greedy, view, now, Budget::Iterations(1), rng));
        }
        FindFiveBot::plan(Level::Medium, view, &(), now, Budget::Iterations(1), rng)
    }
}

/// Who looks for FIVES.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Finder {
    Level(Level),
    Greedy,
}

impl Finder {
    /// Whose pace it has.
    const fn level(self) -> Level {
        match self {
            Finder::Level(level) => level,
            Finder::Greedy => Level::Medium,
        }
    }
}

/// What to do while all are drawing, and when.
fn draw(finder: Finder, view: &View, now: Moment, budget: Budget, rng: &mut fastrand::Rng) -> Plan<Action> {
    let round = view.round;
    let pace = Pace::of(finder.level(), view);
    let drawn = view.marks.len();
    let useful: Vec<&'static Placement> = view.useful().collect();
    if let Some(found) = find(finder, view, &useful, budget, rng).filter(|_| drawn < pace.content) {
        let action = Action::Mark { round, squares: numbers(found) };
        return Plan { action, after: pace.find(drawn, now) };
    }
    // Content, or nothing is left to be found: that takes a look too.
    let looked = if drawn >= pace.content || view.kind != Kind::Basic && drawn > 0 {
        pace.linger
    } else {
        pace.find(drawn, now)
    };
    match (view.kind, view.timer) {
        (Kind::Solo, _) if drawn > 0 => Plan { action: Action::Done { round }, after: looked },
        (Kind::Solo, _) => Plan { action: Action::NoFive { round }, after: looked },
        (_, None) => Plan { action: Action::Timer { round }, after: looked },
        // While the timer runs there is time to look for one more than would have been enough.
        (_, Some(_)) => match find(finder, view, &useful, budget, rng) {
            Some(found) => {
                Plan { action: Action::Mark { round, squares: numbers(found) }, after: pace.find(drawn, now) }
            }
            None => Plan { action: Action::Done { round }, after: looked.min(MOMENT) },
        },
    }
}

/// The FIVE that comes to mind next.
fn find(
    finder: Finder,
    view: &View,
    useful: &[&'static Placement],
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<&'static Placement> {
    let level = match finder {
        Finder::Level(level) => level,
        // Useful ones stand dearest first.
        Finder::Greedy => return useful.first().copied(),
    };
    let any = rng.choice(useful).copied()?;
    if view.kind != Kind::Basic {
        let (available, free) = view.room();
        return match level {
            Level::Hard => future::best(view, useful, budget, rng),
            // The dearest shape, where it leaves most room.
            Level::Medium => {
                let dearest = useful.first().map(|placed| placed.shape)?;
                let places = useful.iter().copied().filter(|placed| placed.shape == dearest);
                leaves_most(places, available, free)
            }
            Level::Random | Level::Easy => Some(any),
        };
    }
    match level {
        Level::Hard => {
            let best = view.mine().map(|(board, _)| board.best(view.roll))?;
            let planned = |placed: &&&Placement| best.fives.iter().any(|five| five.squares == placed.squares);
            // Useful ones stand dearest first.
            useful.iter().find(planned).or(useful.first()).copied()
        }
        Level::Medium => useful.first().copied(),
        // The dearer of two that come to mind.
        Level::Easy => {
            let other = rng.choice(useful).copied()?;
            Some(if other.shape.value() > any.shape.value() { other } else { any })
        }
        Level::Random => Some(any),
    }
}

/// What to cross out.
fn cross(level: Level, view: &View, rng: &mut fastrand::Rng) -> Option<Action> {
    let round = view.round;
    let (available, free) = view.room();
    if level == Level::Easy {
        let fitting: Vec<&Placement> = placement::fitting(available, free).collect();
        if let Some(placed) = rng.choice(&fitting) {
            return Some(Action::Cross { round, shape: placed.shape, squares: numbers(placed) });
        }
    }
    let (shape, squares) = own_choice(available, free)?;
    let squares: Outline = squares.iter().flat_map(|squares| squares.iter()).collect();
    Some(Action::Cross { round, shape, squares })
}
