//! What it was worth to stop where somebody stopped: against the best there was, or by rollouts of the rounds to come.

use bots::ismcts::Values;
use bots::{Asked, Assessment, Budget, Prospect, Scale, Unit, compare};
use find_five::placement::{self, Placement};
use find_five::roll::Roll;
use find_five::shape::Shapes;
use find_five::squares::Squares;
use find_five::{Action, Fault, Kind, Phase, View, default_crossing};
use table::PortableRng;

use crate::basic::best_left;
use crate::search::{candidates, rollout};

/// In points.
pub(crate) const SCALE: Scale = Scale { unit: Unit::Points, inaccurate: 0.5, mistake: 0.8, blunder: 4.0 };

/// A round spreads two players by about so many points.
const ROUND_SPREAD: f64 = 3.0;
/// With this slope the logistic curve comes closest to the normal distribution.
const LOGISTIC_SLOPE: f64 = 1.7;
/// How much of the best that a board has is found, about.
const FOUND: f64 = 0.7;

/// Putting the pen down and crossing out are decisions; an outline can still be changed.
pub(crate) fn assess(
    view: &View,
    played: &Action,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Assessment<Action>> {
    if !view.awaits_me() {
        return None;
    }
    match (view.phase, played) {
        (Phase::Drawing, Action::Timer { .. } | Action::Done { .. } | Action::NoFive { .. }) => {
            match view.kind {
                Kind::Basic => overlooked(view, played),
                Kind::Puzzle | Kind::Solo => one_five(view, played, budget, rng),
            }
        }
        (Phase::Crossing, Action::Cross { .. }) => crossing(view, played, budget, rng),
        _ => None,
    }
}

/// What counts of what was drawn against the best that there was, exactly.
fn overlooked(view: &View, played: &Action) -> Option<Assessment<Action>> {
    let (board, _) = view.mine()?;
    let (round, judged) = (view.round, view.judged_marks());
    let drawn: u8 = judged.iter().map(|mark| mark.points).sum();
    let best = board.best(view.roll).points.max(drawn);
    let left = best_left(view).first().map(|five| Action::Mark { round, squares: five.outline() });
    // Where nothing more fits, an outline that overlaps another is in the way; of too many it is the cheapest.
    let spoilt = judged.iter().find(|mark| !matches!(mark.fault, None | Some(Fault::TooMany)));
    let crowded = judged.iter().any(|mark| mark.fault == Some(Fault::TooMany));
    let counted = judged.iter().filter(|mark| crowded && mark.fault.is_none());
    let void = spoilt.or_else(|| counted.min_by_key(|mark| mark.points));
    let better =
        left.or_else(|| void.map(|mark| Action::Erase { round, squares: mark.squares.iter().collect() }));
    let better = better.map(|better| (better, f64::from(best)));
    Some(Assessment::exact(better.into_iter().chain([(played.clone(), f64::from(drawn))])))
}

/// The one FIVE of this round against the others, each with the rounds to come.
fn one_five(
    view: &View,
    played: &Action,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Assessment<Action>> {
    let (board, _) = view.mine()?;
    let (shapes, free) = view.available();
    let fits = |five: &&'static Placement| shapes.contains(five.shape) && five.squares.is_subset(free);
    let fives: Vec<&'static Placement> = board.fives(view.roll).filter(fits).collect();
    let drawn = view.marks.iter().find_map(|mark| fives.iter().copied().find(|five| five.squares == *mark));
    let drawn = drawn.filter(|_| !matches!(played, Action::NoFive { .. }));
    let mut ways = vec![(played.clone(), after(drawn, shapes, free))];
    for five in candidates(&fives, shapes, free) {
        if drawn.is_none_or(|drawn| drawn.squares != five.squares) {
            let mark = Action::Mark { round: view.round, squares: five.outline() };
            ways.push((mark, after(Some(five), shapes, free)));
        }
    }
    // Who sees one draws one.
    let marks_one = |action: &Action| drawn.is_none() && matches!(action, Action::Mark { .. });
    by_rollouts(view, &ways, budget, rng).map(|all| all.ask(played, &SCALE, Asked::Likely, marks_one))
}

/// Points at once, and what is left for later.
type After = (f64, Shapes, Squares);

fn after(five: Option<&Placement>, shapes: Shapes, free: Squares) -> After {
    match five {
        Some(five) => (f64::from(five.shape.value()), shapes.without(five.shape), free & !five.squares),
        // Without a FIVE a shape is crossed out.
        None => match default_crossing(shapes, free) {
            Some((shape, squares)) => (0.0, shapes.without(shape), free & !squares.unwrap_or(Squares::NONE)),
            None => (0.0, shapes, free),
        },
    }
}

/// Which shape is crossed out, and where: against each other one, and the cheapest where it leaves the most room.
fn crossing(
    view: &View,
    played: &Action,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Assessment<Action>> {
    let (shapes, free) = view.available();
    let Action::Cross { round, shape, squares } = played else { return None };
    let crossed = Squares::of(squares).unwrap_or(Squares::NONE);
    let mut ways = vec![(played.clone(), (0.0, shapes.without(*shape), free & !crossed))];
    let roomy = default_crossing(shapes, free).and_then(|(shape, squares)| Some((shape, squares?)));
    let others =
        shapes.iter().filter(|other| other != shape && roomy.is_none_or(|(roomy, _)| *other != roomy));
    let others = others.filter_map(|other| {
        let fitting = placement::of(other).iter().find(|placement| placement.squares.is_subset(free))?;
        Some((other, fitting.squares))
    });
    for (other, squares) in roomy.into_iter().chain(others).filter(|other| *other != (*shape, crossed)) {
        let action = Action::Cross { round: *round, shape: other, squares: squares.iter().collect() };
        ways.push((action, (0.0, shapes.without(other), free & !squares)));
    }
    by_rollouts(view, &ways, budget, rng)
}

/// The points of the rounds to come, on the same dice for all.
fn by_rollouts(
    view: &View,
    ways: &[(Action, After)],
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Assessment<Action>> {
    let (board, _) = view.mine()?;
    let rounds = view.kind.rounds().saturating_sub(view.round);
    let rolls: Vec<Roll> = Roll::all().collect();
    // A try takes microseconds, and the dice spread far.
    let budget = match budget {
        Budget::Iterations(iterations) => Budget::Iterations(iterations.saturating_mul(8)),
        time @ Budget::Time { .. } => time,
    };
    let actions: Vec<Action> = ways.iter().map(|(action, _)| action.clone()).collect();
    (actions.len() > 1).then(|| {
        compare(&actions, 0, budget, &SCALE, |left, values| {
            let dice: Vec<Roll> = (0..rounds).filter_map(|_| rng.pick(&rolls).copied()).collect();
            for which in left {
                let (points, shapes, free) = ways[*which].1;
                values.push(points + f64::from(rollout(board, &dice, shapes, free)));
            }
        })
    })
}

/// How everybody stands: the points, and while they draw most of what the roll gives each board.
pub(crate) fn prospect(view: &View) -> Prospect {
    let seats = view.players.len();
    let round = |seat: usize| match (view.phase, view.kind, view.boards.get(seat)) {
        (Phase::Drawing, Kind::Basic, Some(board)) => FOUND * f64::from(board.best(view.roll).points),
        _ => 0.0,
    };
    let totals: Vec<f64> = view
        .players
        .iter()
        .enumerate()
        .map(|(seat, player)| f64::from(player.total()) + round(seat))
        .collect();
    let left = view.kind.rounds().saturating_sub(view.round) as f64;
    let spread = ROUND_SPREAD * (left + 0.1).sqrt();
    let all: f64 = totals.iter().sum();
    let (mut values, mut chances) = (Values::default(), Values::default());
    for (seat, mine) in totals.iter().enumerate() {
        values[seat] = (mine - (all - mine) / (seats - 1).max(1) as f64) as f32;
        let leads =
            totals.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, theirs)| mine - theirs);
        let win = |lead: f64| 1.0 / (1.0 + libm::exp(-LOGISTIC_SLOPE * lead / spread));
        chances[seat] = leads.map(win).product::<f64>() as f32;
    }
    if let Some(outcome) = &view.outcome {
        chances = Values::default();
        let winners: Vec<_> = outcome.winners().collect();
        for seat in &winners {
            chances[seat.index()] = 1.0 / winners.len() as f32;
        }
    }
    let all: f32 = chances.iter().sum();
    for chance in &mut chances {
        *chance /= all.max(f32::MIN_POSITIVE);
    }
    Prospect { values, chances }
}
