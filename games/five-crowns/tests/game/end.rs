//! Points over the rounds, and who wins (FC-15).

use table::Verdict;

use super::given::{Given, discard, draw, given, go_out};

const NINE: [u16; 10] = [9; 10];

fn last_round() -> Given {
    let laid = "3t 3h 3c / 4t 4h 4c / 5t 5h 5c / 6t 6h 6c W";
    given(["", "7t 7h 8c 8d 9t 9s 10c 10d Jt Jh Qc Qd 7s"]).wild(13).out(0, laid).turn_of(1)
}

#[test]
fn fc_15_points_are_added_up() {
    let mut table = last_round().points([&NINE, &NINE]).next("8s").playing();
    table.plays(1, draw()).plays(1, discard("Qd"));
    let outcome = table.sitting.outcome().unwrap();
    // 7 7 7 and 8 8 8 are sets; 9 9 10 10 J J Q are left.
    assert_eq!(outcome.scores, [90, 90 + 9 + 9 + 10 + 10 + 11 + 11 + 12]);
    assert_eq!((outcome.verdict, outcome.places), (Verdict::Ranked, vec![1, 2]));
}

#[test]
fn fc_15_the_lowest_total_wins_not_the_last_round() {
    let behind = [60; 10];
    let mut table = last_round().points([&behind, &NINE]).next("8s").playing();
    table.plays(1, draw()).plays(1, discard("Qd"));
    assert_eq!(table.sitting.outcome().unwrap().places, [2, 1]);
}

#[test]
fn fc_15_equal_totals_share_the_win() {
    let even = [9, 9, 9, 9, 9, 9, 9, 9, 9, 9 + 72];
    let mut table = last_round().points([&even, &NINE]).next("8s").playing();
    table.plays(1, draw()).plays(1, discard("Qd"));
    let outcome = table.sitting.outcome().unwrap();
    assert_eq!(outcome.places, [1, 1]);
    assert_eq!(outcome.winners().count(), 2);
}

#[test]
fn fc_15_nothing_happens_after_the_end() {
    let mut table = last_round().points([&NINE, &NINE]).next("8s").playing();
    table.plays(1, draw()).plays(1, discard("Qd"));
    table.refuses(0, draw(), "T-2").refuses(1, go_out("7t"), "T-2");
    assert!(table.menu(0).is_empty() && table.menu(1).is_empty());
}
