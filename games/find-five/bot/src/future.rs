//! Which FIVE of a puzzle leaves the most for the rounds to come: they are played on, with dice as they may fall.

use bots::{Budget, BudgetTracker};

use find_five::placement::Placement;
use find_five::roll::Roll;
use find_five::shape::Shapes;
use find_five::solver::leaves_most;
use find_five::squares::Squares;
use find_five::view::View;

/// So many futures of each tell what can be told, however much time there is.
const MAX_ITERATIONS: u32 = 400;
/// So many are looked at: the dearest, and the one that leaves most room.
const CHOICES: usize = 12;

/// The best of these FIVES, which stand dearest first.
pub(crate) fn best(
    view: &View,
    useful: &[&'static Placement],
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<&'static Placement> {
    let (board, _) = view.mine()?;
    let (available, free) = view.room();
    let roomy = leaves_most(useful.iter().copied(), available, free)?;
    let mut choices: Vec<&'static Placement> = useful.iter().copied().take(CHOICES).collect();
    if !choices.iter().any(|choice| std::ptr::eq(*choice, roomy)) {
        choices.push(roomy);
    }
    // The roomiest place of every shape comes before its others.
    for shape in available.iter() {
        let of_shape = useful.iter().copied().filter(|placed| placed.shape == shape);
        if let Some(placed) = leaves_most(of_shape, available, free)
            && !choices.iter().any(|choice| std::ptr::eq(*choice, placed))
        {
            choices.push(placed);
        }
    }
    let rounds = view.kind.rounds().saturating_sub(view.round);
    let tracker = BudgetTracker::new(budget, MAX_ITERATIONS);
    let rolls: Vec<Roll> = Roll::all().collect();
    let mut sums: Vec<u32> = vec![0; choices.len()];
    for _ in 0..tracker.max_iterations().min(MAX_ITERATIONS) {
        if tracker.is_time_up() {
            break;
        }
        // All meet the same dice.
        let dice: Vec<Roll> = (0..rounds).filter_map(|_| rng.choice(&rolls).copied()).collect();
        for (sum, choice) in sums.iter_mut().zip(&choices) {
            let (mut shapes, mut left) = (available.without(choice.shape), free & !choice.squares);
            *sum += u32::from(choice.shape.value());
            for roll in &dice {
                let mut fives = board.fives(*roll);
                let found = fives.find(|placed| shapes.contains(placed.shape) && placed.squares.within(left));
                *sum += found.map_or(0, |placed| u32::from(placed.shape.value()));
                let used = found.map(|placed| (placed.shape, placed.squares));
                (shapes, left) = use_up(shapes, left, used);
            }
        }
    }
    let best = (0..choices.len()).max_by_key(|choice| (sums[*choice], std::cmp::Reverse(*choice)))?;
    Some(choices[best])
}

/// What is left after that FIVE, or after the cheapest shape was crossed out.
fn use_up(
    shapes: Shapes,
    free: Squares,
    used: Option<(find_five::shape::Shape, Squares)>,
) -> (Shapes, Squares) {
    match used {
        Some((shape, squares)) => (shapes.without(shape), free & !squares),
        // Where it would be crossed out matters little against the cost of finding out.
        None => shapes.iter().min_by_key(|shape| shape.value()).map_or((shapes, free), |shape| {
            let mut one = Shapes::NONE;
            one.insert(shape);
            let squares = find_five::placement::fitting(one, free).next().map(|placed| placed.squares);
            (shapes.without(shape), squares.map_or(free, |squares| free & !squares))
        }),
    }
}
