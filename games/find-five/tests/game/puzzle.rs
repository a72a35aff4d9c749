//! The puzzle version (FF-12 to FF-15).

use find_five::shape::Shape;
use find_five::squares::Squares;
use find_five::{Action, Crossed, Event, Fault, FindFive, Outline, Phase, Player, placement};
use table::{Dice, Game, Seat};

use super::given::{
    Given, Rounds as _, cross, done, erase, five, mark, outline, puzzle, ready, squares, timer,
};

const I: [u8; 5] = [0, 1, 2, 3, 4];
const T: [u8; 5] = [12, 13, 14, 23, 33];
const P: [u8; 5] = [6, 7, 16, 17, 26];
const U: [u8; 5] = [50, 52, 60, 61, 62];

#[test]
fn ff_12_one_draft_that_a_new_one_replaces() {
    let mut table = puzzle(2).fives(&[&I, &T]).playing();
    table.plays(0, mark(&I)).plays(0, mark(&T));
    assert_eq!(table.seen(0).marks.as_slice(), [squares(&T)]);
    table.plays(0, erase(&T));
    assert!(table.seen(0).marks.is_empty());
}

fn after_an_i() -> Given {
    let player = Player { circled: vec![five(Shape::I, &I)], ..Player::default() };
    let other = Player { circled: vec![five(Shape::I, &I)], ..Player::default() };
    puzzle(2).fives(&[&I, &T, &[90, 91, 92, 93, 94]]).round(2).player(0, player).player(1, other)
}

#[test]
fn ff_12_a_used_shape_or_square_makes_it_invalid() {
    let mut table = after_an_i().shows("01234", &[0, 10, 20, 21, 22]).playing();
    // Both can be drawn, as with pen and paper; neither counts.
    table.plays(0, mark(&[90, 91, 92, 93, 94])).plays(1, mark(&[0, 10, 20, 21, 22]));
    table.plays(0, timer()).plays(1, done());
    assert_eq!(table.faults(0), [Some(Fault::UsedShape)]);
    assert_eq!(table.faults(1), [Some(Fault::UsedSquare)]);
}

#[test]
fn ff_12_boards_are_not_wiped_and_old_outlines_stay() {
    let mut table = after_an_i().playing();
    table.refuses(0, erase(&I), "FF-6").plays(0, mark(&T)).plays(0, timer()).plays(1, done());
    assert_eq!(table.seen(0).players[0].circled, [five(Shape::I, &I), five(Shape::T, &T)]);
    assert_eq!(table.seen(0).players[0].free_squares(), !(squares(&I) | squares(&T)));
}

#[test]
fn ff_12_in_the_first_round_a_mistake_is_wiped_off() {
    let mut table = puzzle(2).fives(&[&I]).shows("55", &[12, 13]).playing();
    table.plays(0, mark(&I)).plays(0, timer()).plays(1, mark(&T)).plays(1, done());
    assert_eq!(table.faults(1), [Some(Fault::WrongSymbols)]);
    assert_eq!(table.seen(1).phase, Phase::Crossing);
    assert_eq!(table.seen(1).players[1].free_squares(), Squares::ALL);
}

/// Seat 0 has found an I, seat 1 nothing.
fn crossing() -> super::given::Table {
    let mut table = puzzle(2).fives(&[&I]).playing();
    table.plays(0, mark(&I)).plays(0, timer()).plays(1, done());
    table
}

#[test]
fn ff_13_a_valid_one_is_circled() {
    let table = crossing();
    let player = &table.seen(1).players[0];
    assert_eq!((&player.circled, player.total()), (&vec![five(Shape::I, &I)], 5));
    assert!(!player.available_shapes().contains(Shape::I));
}

#[test]
fn ff_13_who_found_none_crosses_out_a_shape_of_choice() {
    let mut table = crossing();
    assert_eq!(table.seen(0).active.iter().collect::<Vec<_>>(), [Seat(1)]);
    table
        .refuses(0, cross(Shape::P, &P), "FF-13")
        .refuses(1, cross(Shape::U, &P), "FF-13")
        .refuses(1, cross(Shape::P, &[]), "FF-13")
        .refuses(1, mark(&P), "FF-7")
        .refuses(1, ready(), "FF-18")
        .plays(1, cross(Shape::P, &P));
    let player = &table.seen(0).players[1];
    assert_eq!(player.crossed, [Crossed { shape: Shape::P, squares: Some(squares(&P)) }]);
    assert_eq!(table.seen(0).phase, Phase::Pause);
    table.all_ready();
    assert!(!table.seen(1).players[1].free_squares().overlaps(squares(&P)));
}

#[test]
fn ff_13_not_a_used_shape_and_not_on_used_squares() {
    let mut table = after_an_i().playing();
    table.plays(0, mark(&T)).plays(0, timer()).plays(1, done());
    table
        .refuses(1, cross(Shape::I, &[90, 91, 92, 93, 94]), "FF-13")
        .refuses(1, cross(Shape::L, &[0, 10, 20, 30, 31]), "FF-13")
        .plays(1, cross(Shape::L, &[10, 20, 30, 40, 41]));
}

#[test]
fn ff_13_the_choice_has_the_length_of_the_timer() {
    let mut table = crossing();
    table.waits(29_999);
    assert_eq!(table.seen(0).phase, Phase::Crossing);
    table.waits(1);
    assert_eq!(table.seen(0).phase, Phase::Pause);
    let chosen = table.events().into_iter().find_map(|event| match event {
        Event::Crossed { seat, shape, squares, chosen } => Some((seat, shape, squares.unwrap(), chosen)),
        _ => None,
    });
    let (seat, shape, at, chosen) = chosen.unwrap();
    assert_eq!((seat, shape.value(), chosen), (Seat(1), 1, false), "one of the cheapest");
    // No other place of a cheapest shape leaves more placements of the other shapes.
    let left = |shape: Shape, at: Squares| {
        placement::all().iter().filter(|other| other.shape != shape && !other.squares.overlaps(at)).count()
    };
    let cheapest = placement::all().iter().filter(|placed| placed.shape.value() == 1);
    let most = cheapest.map(|placed| left(placed.shape, placed.squares)).max();
    assert_eq!(Some(left(shape, at)), most);
}

#[test]
fn ff_13_only_if_none_fits_a_shape_is_crossed_out_alone() {
    // Twelve FIVES cover sixty squares at most, yet well spread they can leave no room for the X.
    let crossed: Vec<Crossed> =
        spread().into_iter().map(|(shape, at)| Crossed { shape, squares: Some(at) }).collect();
    let used = crossed.iter().fold(Squares::NONE, |all, crossed| all | crossed.squares.unwrap());
    assert!(placement::of(Shape::X).iter().all(|placed| placed.squares.overlaps(used)));
    let player = Player { crossed, ..Player::default() };
    assert_eq!(player.available_shapes().iter().collect::<Vec<_>>(), [Shape::X]);
    let mut view = puzzle(2).playing().seen(1);
    view.phase = Phase::Crossing;
    view.players = std::sync::Arc::new(vec![Player::default(), player]);
    let alone = Action::Cross { round: 1, shape: Shape::X, squares: Outline::new() };
    let now = table::Moment::START;
    assert_eq!(FindFive::permits(&view, &alone, now), Ok(()));
    let mut menu = Vec::new();
    FindFive::menu(&view, now, &mut menu);
    assert_eq!(menu, std::slice::from_ref(&alone));
    assert!(FindFive::listed(&alone));
    let there = Action::Cross { round: 1, shape: Shape::X, squares: outline(&[1, 10, 11, 12, 21]) };
    assert!(FindFive::permits(&view, &there, now).is_err());
}

/// Eleven shapes that leave no room for an X, found by trying: each is put where it spoils most places.
fn spread() -> Vec<(Shape, Squares)> {
    let mut used = Squares::NONE;
    let mut placed = Vec::new();
    for shape in Shape::ALL.into_iter().rev().filter(|shape| *shape != Shape::X) {
        let spoilt = |at: Squares| {
            let open = |x: &&placement::Placement| !x.squares.overlaps(used);
            placement::of(Shape::X).iter().filter(open).filter(|x| x.squares.overlaps(at)).count()
        };
        let free = placement::of(shape).iter().filter(|place| !place.squares.overlaps(used));
        let best = free.max_by_key(|place| spoilt(place.squares)).unwrap();
        used |= best.squares;
        placed.push((shape, best.squares));
    }
    placed
}

#[test]
fn ff_13_when_the_game_ends_nobody_crosses_out() {
    let mut table = puzzle(2).playing();
    table.plays(0, timer()).plays(1, done());
    assert_eq!(table.seen(0).phase, Phase::Over, "nobody found anything");
    assert!(table.seen(0).players.iter().all(|player| player.crossed.is_empty()));
}

#[test]
fn ff_14_the_timer_is_one_point() {
    let mut table = puzzle(2).fives(&[&I, &U]).playing();
    table.plays(0, mark(&U)).plays(1, mark(&I)).plays(0, timer()).plays(1, done());
    let players = table.seen(0).players;
    assert_eq!((players[0].total(), players[0].timers), (2 + 1, 1));
    assert_eq!((players[1].total(), players[1].timers), (4, 0));
}

#[test]
fn ff_15_a_round_without_any_five_ends_the_game_and_its_timer_counts() {
    let mut table = after_an_i().playing();
    table.plays(1, timer()).waits(30_000);
    let outcome = table.sitting.outcome().unwrap();
    assert_eq!((outcome.scores, outcome.places), (vec![4, 5], vec![2, 1]));
}

/// A finished game after the eleventh round: these values circled, so many timers.
fn ended(circled: [&[Shape]; 2], timers: [u8; 2]) -> table::Outcome {
    let player = |circled: &[Shape], timers: u8| {
        // Rows of squares that are far enough apart, whatever stands there.
        let mut used = Squares::NONE;
        let mut place = |shape: Shape| {
            let place = placement::of(shape).iter().find(|place| !place.squares.overlaps(used)).unwrap();
            used |= place.squares;
            place.squares
        };
        let fives =
            circled.iter().map(|shape| find_five::solver::Five { shape: *shape, squares: place(*shape) });
        let circled: Vec<_> = fives.collect();
        let rest = Shape::ALL.into_iter().filter(|shape| circled.iter().all(|five| five.shape != *shape));
        let crossed = rest.take(10 - circled.len()).map(|shape| Crossed { shape, squares: None });
        Player { crossed: crossed.collect(), circled: circled.clone(), timers, ..Player::default() }
    };
    let mut position = puzzle(2).round(11).position();
    position.phase = Phase::Over;
    position.players = vec![player(circled[0], timers[0]), player(circled[1], timers[1])];
    FindFive::restore(&position, &Dice::from_number(1)).unwrap().outcome().unwrap()
}

/// The rulebook's Klaus: 1+1+2+2+3+4+4 and 7 timers; Monika has 1+1+2+3+3+4+4+4 and 5. Together there
/// are more timers than rounds, so each is counted at a table of their own.
#[test]
fn ff_15_the_sums_of_the_rulebook() {
    use Shape::{F, I, L, P, T, U, V, W, X};
    let klaus: &[Shape] = &[P, L, U, F, T, X, I];
    let monika: &[Shape] = &[P, L, U, T, V, X, I, W];
    assert_eq!(ended([klaus, &[]], [7, 0]).scores[0], 24);
    assert_eq!(ended([&[], monika], [0, 5]).scores[1], 27);
}

#[test]
fn ff_15_a_tie_goes_to_more_circled_fives() {
    use Shape::{L, P, U, W};
    let outcome = ended([&[W], &[P, L, U]], [0, 0]);
    assert_eq!((outcome.scores, outcome.places), (vec![4, 4], vec![2, 1]));
    let outcome = ended([&[P], &[L]], [1, 1]);
    assert_eq!(outcome.places, [1, 1], "then the win is shared");
}

#[test]
fn ff_15_twelve_rounds_at_most() {
    // Eleven rounds are played; in the last one shape is left.
    let crossed: Vec<Crossed> =
        spread().into_iter().map(|(shape, _)| Crossed { shape, squares: None }).collect();
    let player = Player { crossed, ..Player::default() };
    let x = [1, 10, 11, 12, 21];
    let mut table = puzzle(2).fives(&[&x]).round(12).player(0, player.clone()).player(1, player).playing();
    table.plays(0, mark(&x)).plays(0, timer()).plays(1, done());
    assert_eq!(table.sitting.outcome().unwrap().scores, [5, 0]);
}
