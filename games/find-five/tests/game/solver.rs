//! The solver is exact.

use std::collections::HashSet;

use find_five::board::{Board, Symbols};
use find_five::lines;
use find_five::placement::{self, Placement};
use find_five::roll::Roll;
use find_five::shape::{Shape, Shapes};
use find_five::solver::{self, Best, Five, MAX_FIVES};
use find_five::squares::Squares;
use proptest::prelude::*;
use table::{Dice, Draw};

/// Every choice of placements, without any bound: at most five, shapes once, no overlap.
fn brute_force(fives: &[&Placement], taken: Squares, shapes: &mut Vec<Shape>) -> u8 {
    let Some((first, rest)) = fives.split_first() else { return 0 };
    let mut best = brute_force(rest, taken, shapes);
    if shapes.len() < MAX_FIVES && !shapes.contains(&first.shape) && !first.squares.overlaps(taken) {
        shapes.push(first.shape);
        best = best.max(first.shape.value() + brute_force(rest, taken | first.squares, shapes));
        shapes.pop();
    }
    best
}

fn check(board: &Board, roll: Roll, best: &Best) {
    assert!(best.fives.len() <= MAX_FIVES);
    assert_eq!(best.points, best.fives.iter().map(|five| five.shape.value()).sum::<u8>());
    let mut taken = Squares::NONE;
    let mut shapes = HashSet::new();
    for Five { shape, squares } in &best.fives {
        assert_eq!(placement::shape_of(*squares), Some(*shape));
        assert!(board.shows(*squares, roll));
        assert!(!squares.overlaps(taken) && shapes.insert(*shape));
        taken |= *squares;
    }
}

fn shuffled(seed: u64) -> Board {
    Board::new(Symbols::shuffled(&Dice::from_number(seed), Draw { purpose: "test", round: 0, nth: 0 }))
}

#[test]
fn as_good_as_trying_everything() {
    let mut tried = 0;
    for seed in 0..40 {
        let board = shuffled(seed);
        for roll in Roll::all() {
            let fives: Vec<&Placement> = board.fives(roll).collect();
            if fives.len() > 18 {
                continue;
            }
            let best = solver::best(&board, roll);
            check(&board, roll, &best);
            assert_eq!(
                best.points,
                brute_force(&fives, Squares::NONE, &mut Vec::new()),
                "{roll} on {board:?}"
            );
            tried += 1;
        }
    }
    assert!(tried > 1_000, "{tried} small problems");
}

/// Boards that are empty but for a corner, so that every problem is small, with every symbol crowded there.
#[test]
fn as_good_as_trying_everything_in_a_crowded_corner() {
    let mut rng = fastrand::Rng::with_seed(5);
    let roll: Roll = "01234".parse().unwrap();
    for _ in 0..60 {
        let text: String = (0..100)
            .map(|square| {
                let near = square / 10 < 5 && square % 10 < 4;
                if near { char::from(b'0' + rng.u8(..5)) } else { '5' }
            })
            .collect();
        let board: Board = text.parse().unwrap();
        let fives: Vec<&Placement> = board.fives(roll).collect();
        if fives.len() > 40 {
            continue;
        }
        let best = solver::best(&board, roll);
        check(&board, roll, &best);
        assert_eq!(best.points, brute_force(&fives, Squares::NONE, &mut Vec::new()), "{text}");
    }
}

#[test]
fn the_index_finds_what_a_linear_scan_finds() {
    let board = shuffled(7);
    for roll in Roll::all() {
        let mut rolled = roll.symbols();
        rolled.sort_unstable();
        let shows = |placed: &&Placement| {
            let mut symbols = placed.numbers.map(|square| board.symbols().at(square));
            symbols.sort_unstable();
            symbols == rolled
        };
        let scanned: Vec<&Placement> = placement::all().iter().filter(shows).collect();
        assert_eq!(board.fives(roll).collect::<Vec<_>>(), scanned);
        assert!(scanned.iter().all(|placed| board.shows(placed.squares, roll)));
    }
}

#[test]
fn a_board_without_a_symbol_has_no_fives() {
    let board: Board = "0".repeat(100).parse().unwrap();
    let best = solver::best(&board, "01234".parse().unwrap());
    assert_eq!(best, Best::default());
}

/// Rows of 0 1 2 3 4 0 1 2 …, each two squares on: hundreds of placements of few shapes.
#[test]
fn hundreds_of_placements_are_no_trouble() {
    let text: String =
        (0..100).map(|square| char::from(b'0' + ((square / 10 * 2 + square) % 5) as u8)).collect();
    let board: Board = text.parse().unwrap();
    let roll = "01234".parse().unwrap();
    assert!(board.fives(roll).len() > 400);
    let best = solver::best(&board, roll);
    check(&board, roll, &best);
    let shapes: HashSet<Shape> = board.fives(roll).map(|five| five.shape).collect();
    assert_eq!(best.fives.len(), shapes.len().min(MAX_FIVES), "there is room for one of each");
}

#[test]
fn the_best_single_five_is_the_most_valuable_that_is_free() {
    let board = shuffled(3);
    for roll in Roll::all() {
        let free = Squares::from_bits(0x5555_5FFF_FFFF_0000_FFFF);
        let shapes: Shapes = [Shape::P, Shape::T, Shape::L, Shape::N].into_iter().collect();
        let best = solver::best_single(&board, roll, shapes, free);
        let open =
            board.fives(roll).filter(|five| shapes.contains(five.shape) && five.squares.is_subset(free));
        assert_eq!(best.points, open.map(|five| five.shape.value()).max().unwrap_or(0));
    }
}

#[test]
fn lines_are_answered() {
    let (i, board) = ("01234", "5".repeat(95));
    let best = lines::answer(&format!("{i}{board}\t42310")).unwrap();
    let json = serde_json::to_string(&best).unwrap();
    assert_eq!(json, r#"{"points":4,"fives":[{"shape":"I","squares":[0,1,2,3,4]}]}"#);
    let refused = |line: &str| lines::answer(line).unwrap_err().rule().to_owned();
    assert_eq!(refused("0123"), "FF-1");
    assert_eq!(refused("0123\t01234"), "FF-1");
    assert_eq!(refused(&format!("{}\t0123", "5".repeat(100))), "FF-4");
    assert_eq!(refused(&format!("{}\t00012", "5".repeat(100))), "FF-4");
}

proptest! {
    #[test]
    fn never_worse_than_a_greedy_choice(seed in 0u64..5_000, combination in 0usize..126) {
        let board = shuffled(seed);
        let roll = Roll::all().nth(combination).unwrap();
        let best = solver::best(&board, roll);
        check(&board, roll, &best);
        let (mut taken, mut shapes, mut points) = (Squares::NONE, HashSet::new(), 0);
        for five in board.fives(roll) {
            if shapes.len() < MAX_FIVES && !five.squares.overlaps(taken) && shapes.insert(five.shape) {
                taken |= five.squares;
                points += five.shape.value();
            }
        }
        prop_assert!(best.points >= points);
        prop_assert_eq!(&*board.best(roll), &best);
    }
}

#[test]
fn the_least_constraining_placement_leaves_most_others() {
    let mut rng = fastrand::Rng::with_seed(5);
    for _ in 0..20 {
        let free = Squares::from_bits(rng.u128(..) | rng.u128(..));
        let shapes: Shapes = Shape::ALL.into_iter().filter(|_| rng.bool()).collect();
        let choices: Vec<&Placement> =
            placement::fitting(shapes, free).filter(|_| rng.u8(..8) == 0).collect();
        let left = |choice: &Placement| {
            let beside =
                |other: &&Placement| other.shape != choice.shape && !other.squares.overlaps(choice.squares);
            placement::fitting(shapes, free).filter(beside).count()
        };
        let chosen = solver::least_constraining(choices.iter().copied(), shapes, free).map(left);
        assert_eq!(chosen, choices.iter().map(|choice| left(choice)).max());
    }
}
