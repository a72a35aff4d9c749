//! What a round counts, and who wins the game (FL-27 to FL-31).

use five_or_less::scoring::{self, MAX_ROUNDS};
use five_or_less::{FiveOrLess, Options, Phase};
use table::{Game, Seat, Seats};

use super::given::{TableExt, call, draw, given, ready, throw};

fn round<const N: usize, const C: usize>(sums: [i16; N], callers: [u8; C]) -> (Vec<i16>, Vec<u8>) {
    let (points, winners) = scoring::round(&sums, callers.into_iter().map(Seat).collect::<Seats>());
    (points, winners.iter().map(|seat| seat.0).collect())
}

#[test]
fn fl_27_one_caller() {
    assert_eq!(round([5, 12, 0], [0]), (vec![0, 12, 0], vec![0]));
    assert_eq!(round([6, 12, 0], [0]), (vec![12, 0, 0], vec![]));
}

#[test]
fn fl_28_several_callers() {
    assert_eq!(round([4, 3, 20], [0, 1]), (vec![8, 0, 20], vec![1]));
    assert_eq!(round([3, 3, 20], [0, 1]), (vec![0, 0, 20], vec![0, 1]));
    assert_eq!(round([3, 9, 20], [0, 1]), (vec![0, 18, 20], vec![0]));
    assert_eq!(round([6, 7, 20, 1], [0, 1]), (vec![12, 14, 0, 0], vec![]), "all callers were wrong");
    assert_eq!(round([6, 7, 20, 1], []), (vec![6, 7, 20, 1], vec![]), "nobody called");
}

#[test]
fn fl_29_negative_totals() {
    assert_eq!(round([-2, 3, -1], [0, 1]), (vec![-2, 6, -1], vec![0]));
    assert_eq!(round([-1, -1, 8], [0, 1]), (vec![-1, -1, 8], vec![0, 1]));
    assert_eq!(round([0, 8], [0]), (vec![0, 8], vec![0]));
}

#[test]
fn fl_29_at_the_table() {
    let mut table = given(["-1 -1", "3 4"]).called([1]).at_the_end().totals([10, 20]).playing();
    table.plays(0, call());
    assert_eq!((table.points(), table.seen(0).totals.to_vec()), (vec![-2, 14], vec![8, 34]));
}

#[test]
fn fl_30_the_game_ends_at_a_hundred() {
    let mut table = given(["1 2", "3 4"]).called([1]).at_the_end().totals([10, 86]).playing();
    table.plays(0, call());
    let outcome = table.sitting.outcome().unwrap();
    assert_eq!((outcome.scores.clone(), outcome.places), (vec![10, 100], vec![1, 2]));
    assert_eq!((table.phase(), table.sitting.game().deadline()), (Phase::Over, None));
    table.refuses(0, draw(), "T-2").refuses(0, throw(0), "T-2").refuses(0, ready(1), "T-2");
    assert!(table.seen(0).result.is_some(), "the last cards lie open");
    let mut table = given(["1 2", "3 4"]).called([1]).at_the_end().totals([10, 85]).playing();
    table.plays(0, call());
    assert_eq!(table.phase(), Phase::Between, "99 are not enough");
}

#[test]
fn fl_30_other_targets_and_shared_wins() {
    let options = |target| Options { target, ..Options::default() };
    for target in [50, 100, 150] {
        FiveOrLess::accepts(&options(target), 3).unwrap();
        assert!(scoring::outcome(&options(target), 4, &[0, target as i16 - 1], &[0, 0]).is_none());
        assert!(scoring::outcome(&options(target), 4, &[0, target as i16], &[0, 0]).is_some());
    }
    assert_eq!(FiveOrLess::accepts(&options(99), 3).unwrap_err().rule(), "FL-30");
    let shared = scoring::outcome(&Options::default(), 4, &[30, 30, 101], &[0, 1, 0]).unwrap();
    assert_eq!(shared.places, [1, 1, 3]);
}

#[test]
fn fl_31_a_short_game_is_won_by_rounds() {
    let options = Options { rounds: 3, ..Options::default() };
    assert!(scoring::outcome(&options, 2, &[150, 0], &[2, 0]).is_none(), "points end nothing");
    let outcome = scoring::outcome(&options, 3, &[50, 20, 30], &[2, 1, 1]).unwrap();
    assert_eq!((outcome.places, outcome.scores), (vec![1, 2, 3], vec![2, 1, 1]));
    let shared = scoring::outcome(&options, 3, &[20, 20, 0], &[1, 1, 0]).unwrap();
    assert_eq!(shared.places, [1, 1, 3]);
    for rounds in 0..=10 {
        FiveOrLess::accepts(&Options { rounds, ..Options::default() }, 2).unwrap();
    }
    for rounds in [-1, 11, 50] {
        let options = Options { rounds, ..Options::default() };
        assert_eq!(FiveOrLess::accepts(&options, 2).unwrap_err().rule(), "FL-31");
    }
}

#[test]
fn fl_31_at_the_table() {
    let last = given(["1 2", "3 4"]).called([1]).at_the_end().options(|options| options.rounds = 3);
    let mut table = last.with(|position| (position.round, position.wins) = (Some(3), vec![1, 1])).playing();
    table.plays(0, call());
    assert_eq!(table.sitting.outcome().unwrap().places, [1, 2]);
    assert_eq!(table.seen(0).wins.to_vec(), [2, 1]);
}

#[test]
fn fl_31_any_number_of_rounds_from_one_to_ten() {
    for rounds in 1..=10u8 {
        let options = Options { rounds: rounds.into(), ..Options::default() };
        assert!(scoring::outcome(&options, rounds - 1, &[0, 200], &[1, 0]).is_none());
        assert_eq!(scoring::outcome(&options, rounds, &[0, 200], &[1, 0]).unwrap().places, [1, 2]);
    }
    let single = given(["1 2", "3 4"]).called([1]).at_the_end().options(|options| options.rounds = 1);
    let mut table = single.playing();
    table.plays(0, call());
    assert_eq!(table.sitting.outcome().unwrap().places, [1, 2], "one round is a game");
}

#[test]
fn fl_31_no_game_has_more_than_fifty_rounds() {
    assert!(scoring::outcome(&Options::default(), MAX_ROUNDS - 1, &[3, 4], &[0, 0]).is_none());
    assert_eq!(scoring::outcome(&Options::default(), MAX_ROUNDS, &[3, 4], &[0, 0]).unwrap().places, [1, 2]);
}
