//! The end of the basic game (FF-10).

use find_five::{FindFive, Options, Phase, Player};
use table::{Game, Outcome};

use super::given::{Rounds as _, done, given, mark, open, timer};

const T: [u8; 5] = [12, 13, 14, 23, 33];

pub(crate) fn points(points: &[u8]) -> Player {
    Player { points: points.to_vec(), ..Player::default() }
}

/// The end of a game in which seat 0 turns the timer in the fifth round and finds a T, if it may.
fn end(first: &[u8], second: &[u8], finds: bool) -> Outcome {
    let given = given(2).fives(&[&T]).round(5);
    let mut table = given.player(0, points(first)).player(1, points(second)).playing();
    if finds {
        table.plays(1, mark(&T));
    }
    table.plays(0, timer()).plays(1, done());
    assert_eq!(table.seen(0).phase, Phase::Over);
    table.sitting.outcome().unwrap()
}

#[test]
fn ff_10_boards_are_wiped_after_each_round() {
    let mut table = given(2).fives(&[&T]).playing();
    table.plays(0, mark(&T)).plays(0, timer()).plays(1, done());
    assert!(table.seen(0).marks.is_empty());
    table.all_ready();
    assert!(table.seen(0).marks.is_empty());
}

#[test]
fn ff_10_most_points_after_five_rounds_win() {
    let outcome = end(&[9, 9, 9, 9], &[1, 2, 3, 4], true);
    assert_eq!((outcome.scores, outcome.places), (vec![37, 16], vec![1, 2]));
}

#[test]
fn ff_10_a_tie_goes_to_more_in_the_first_four_rounds() {
    // 1 for the timer against 6 for the T that counts double.
    let outcome = end(&[9, 0, 0, 0], &[4, 0, 0, 0], true);
    assert_eq!((outcome.scores, outcome.places), (vec![10, 10], vec![1, 2]));
    let outcome = end(&[2, 2, 2, 2], &[9, 0, 0, 0], false);
    assert_eq!((outcome.scores, outcome.places), (vec![9, 9], vec![2, 1]));
}

#[test]
fn ff_10_then_the_win_is_shared() {
    let rounds = [points(&[3, 1, 0, 5, 2]), points(&[4, 4, 1, 0, 2])];
    let mut position = given(2).round(5).position();
    position.phase = Phase::Over;
    position.players = rounds.to_vec();
    let game = FindFive::restore(&position, &table::Dice::from_number(1)).unwrap();
    assert_eq!(game.outcome().unwrap().places, [1, 1]);
}

#[test]
fn ff_10_five_rounds_and_no_more() {
    let mut table = open(Options::default(), 3, 7);
    for round in 1..=5 {
        assert_eq!(table.seen(0).round, round);
        table.plays(0, timer()).waits(30_000);
        if round < 5 {
            table.all_ready();
        }
    }
    assert_eq!(table.sitting.outcome().unwrap().scores, [5, 0, 0]);
    assert!(table.menu(0).is_empty());
    assert_eq!(table.act(0, find_five::Action::Timer { round: 5 }).unwrap_err().rule(), "T-2");
}
