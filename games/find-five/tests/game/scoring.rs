//! What counts (FF-8, FF-9, FF-11, FF-17).

use find_five::Fault;
use find_five::shape::Shape;
use find_five::solver::Five;

use super::given::{Rounds as _, done, given, mark, squares, timer};

const I: [u8; 5] = [0, 1, 2, 3, 4];
const P: [u8; 5] = [6, 7, 16, 17, 26];
const L: [u8; 5] = [10, 20, 30, 40, 41];
const T: [u8; 5] = [12, 13, 14, 23, 33];
const U: [u8; 5] = [50, 52, 60, 61, 62];
const F: [u8; 5] = [55, 56, 64, 65, 75];
const W: [u8; 5] = [70, 80, 81, 91, 92];

#[test]
fn ff_8_faults_of_one_outline_spoil_no_other() {
    // An unfinished outline and one with wrong symbols lie across a good one.
    let mut table = given(2).fives(&[&I]).shows("5", &[10]).playing();
    table.plays(0, mark(&I)).plays(0, mark(&[0, 1])).plays(0, mark(&[0, 10, 20, 30, 40]));
    table.plays(0, timer()).plays(1, done());
    assert_eq!(table.faults(0), [None, Some(Fault::NotFive), Some(Fault::WrongSymbols)]);
    assert_eq!(table.points(), [5, 0]);
}

#[test]
fn ff_8_all_that_overlap_are_out_before_shapes_are_counted() {
    // Two I side by side in a row of six overlap; a third I stands alone and counts, though drawn last.
    let mut table =
        given(2).shows("012340", &[0, 1, 2, 3, 4, 5]).shows("01234", &[50, 51, 52, 53, 54]).playing();
    table.plays(0, mark(&I)).plays(0, mark(&[1, 2, 3, 4, 5])).plays(0, mark(&[50, 51, 52, 53, 54]));
    table.plays(0, timer()).plays(1, done());
    assert_eq!(table.faults(0), [Some(Fault::Overlap), Some(Fault::Overlap), None]);
}

#[test]
fn ff_8_of_a_shape_drawn_twice_the_first_counts() {
    let mirrored = [8, 9, 18, 19, 29];
    let mut table = given(2).fives(&[&P, &mirrored]).playing();
    table.plays(0, mark(&mirrored)).plays(0, mark(&P)).plays(0, timer()).plays(1, done());
    assert_eq!(table.faults(0), [None, Some(Fault::Twice)]);
    assert_eq!(table.points(), [2, 0]);
}

#[test]
fn ff_8_of_more_than_five_the_five_lowest_count() {
    let all: [&[u8]; 7] = [&I, &W, &P, &L, &T, &U, &F];
    let mut table = given(2).fives(&all).playing();
    for outline in all {
        table.plays(0, mark(outline));
    }
    table.plays(0, timer()).plays(1, done());
    let faults = table.faults(0);
    assert_eq!(faults[..2], [Some(Fault::TooMany); 2], "the two most valuable");
    assert!(faults[2..].iter().all(Option::is_none));
    assert_eq!(table.points(), [1 + 1 + 3 + 2 + 2 + 1, 0]);
}

#[test]
fn ff_9_the_fifth_round_counts_double_but_not_the_timer() {
    let points = super::end::points;
    let mut table = given(2)
        .fives(&[&I, &T])
        .round(5)
        .player(0, points(&[0, 0, 0, 0]))
        .player(1, points(&[0, 0, 0, 0]))
        .playing();
    table.plays(0, mark(&I)).plays(0, mark(&T)).plays(0, timer()).plays(1, done());
    assert_eq!(table.points(), [2 * (4 + 3) + 1, 0]);
    let board = &table.last().boards[0];
    assert_eq!(board.best_points, 2 * board.best.points);
}

/// Sara: one FIVE too many, the highest is dropped.
#[test]
fn ff_11_sara_has_ten_points() {
    let all: [&[u8]; 6] = [&P, &I, &U, &L, &F, &W];
    let mut table = given(2).fives(&all).playing();
    for outline in all {
        table.plays(0, mark(outline));
    }
    table.plays(1, timer()).plays(0, done());
    assert_eq!(
        table.last().boards[0].outlines.iter().map(|outline| outline.points).collect::<Vec<_>>(),
        [1, 4, 2, 1, 2, 0]
    );
    assert_eq!(table.points()[0], 1 + 4 + 2 + 1 + 2);
}

/// Peter: two overlap, one shape is there twice, one more is valid, and he turned the timer.
#[test]
fn ff_11_peter_has_four_points() {
    let mirrored = [8, 9, 18, 19, 29];
    let crossing = [3, 13, 23, 33, 43];
    let mut table = given(2).fives(&[&I, &P, &mirrored, &U]).shows("0124", &[13, 23, 33, 43]).playing();
    for outline in [I, crossing, P, mirrored, U] {
        table.plays(0, mark(&outline));
    }
    table.plays(0, timer()).plays(1, done());
    assert_eq!(table.faults(0), [Some(Fault::Overlap), Some(Fault::Overlap), None, Some(Fault::Twice), None]);
    assert_eq!(table.points()[0], 1 + 2 + 1);
}

/// Anna: one does not show the symbols rolled, one is unfinished, two are valid.
#[test]
fn ff_11_anna_has_four_points() {
    let mut table = given(2).fives(&[&T, &P]).shows("01244", &U).shows("0123", &[80, 81, 82, 83]).playing();
    for outline in [&T[..], &U, &[80, 81, 82, 83], &P] {
        table.plays(1, mark(outline));
    }
    table.plays(0, timer()).waits(30_000);
    assert_eq!(table.faults(1), [None, Some(Fault::WrongSymbols), Some(Fault::NotFive), None]);
    assert_eq!(table.points()[1], 3 + 1);
}

#[test]
fn ff_17_the_best_possible_is_shown_with_its_fives() {
    let mut table = given(2).fives(&[&I, &T]).playing();
    table.plays(0, mark(&T)).plays(0, timer()).plays(1, done());
    let last = table.last();
    for board in &last.boards {
        let fives: Vec<&Five> = board.best.fives.iter().collect();
        assert!(board.best.points >= 7);
        assert_eq!(board.best.points, fives.iter().map(|five| five.shape.value()).sum::<u8>());
        assert!(fives.len() <= 5);
    }
    let own = &last.boards[0].outlines[0];
    assert_eq!((own.shape, own.points, own.squares), (Some(Shape::T), 3, squares(&T)));
}
