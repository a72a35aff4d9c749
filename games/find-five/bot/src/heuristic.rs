//! Move-choice heuristics: the FIVE that each level draws next.

use bots::{Budget, Level};
use find_five::placement::Placement;
use find_five::solver::least_constraining;
use find_five::{Kind, View};
use table::PortableRng;

use crate::search;

/// The FIVE that a bot of that level draws next, of those that are left, the most valuable first.
pub(crate) fn choose(
    level: Level,
    view: &View,
    fives: &[&'static Placement],
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<&'static Placement> {
    let any = rng.pick(fives).copied()?;
    if view.kind != Kind::Basic {
        return match level {
            Level::Hard => search::best(view, fives, budget, rng),
            Level::Medium => roomiest_of_highest(view, fives),
            Level::Random | Level::Easy => Some(any),
        };
    }
    match level {
        Level::Hard => optimal(view, fives),
        Level::Medium => fives.first().copied(),
        // The better of two at random.
        Level::Easy => {
            let other = rng.pick(fives).copied()?;
            Some(if other.shape.value() > any.shape.value() { other } else { any })
        }
        Level::Random => Some(any),
    }
}

/// One of the solver's FIVES; if none of them is left, the most valuable FIVE.
fn optimal(view: &View, fives: &[&'static Placement]) -> Option<&'static Placement> {
    let best = view.mine().map(|(board, _)| board.best(view.roll))?;
    let in_best = |placed: &&&Placement| best.fives.iter().any(|five| five.squares == placed.squares);
    fives.iter().find(in_best).or(fives.first()).copied()
}

/// The most valuable shape, where it leaves most room.
fn roomiest_of_highest(view: &View, fives: &[&'static Placement]) -> Option<&'static Placement> {
    let (available, free) = view.available();
    let highest = fives.first().map(|placed| placed.shape)?;
    let places = fives.iter().copied().filter(|placed| placed.shape == highest);
    least_constraining(places, available, free)
}
