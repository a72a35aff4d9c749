//! Positions that cannot be are refused by the rule they break.

use find_five::board::Symbols;
use find_five::shape::Shape;
use find_five::{Crossed, FindFive, NO_LIMIT, Options, Phase, Player, Position};
use table::{Audience, Dice, Game, Moment, Seat, Seats};

use super::end::points;
use super::given::{Given, five, given, puzzle, roll, squares};

const I: [u8; 5] = [0, 1, 2, 3, 4];

fn with(mut given: Given, change: impl FnOnce(&mut Position)) -> Given {
    change(&mut given.position);
    given
}

#[test]
fn ff_1_boards_with_all_their_symbols() {
    let board: String = given(2).board().symbols().to_string();
    let wrong =
        if board.starts_with('5') { board.replacen('5', "0", 1) } else { board.replacen('0', "5", 1) };
    assert!(!wrong.parse::<Symbols>().unwrap().are_complete());
    assert_eq!(with(given(2), |p| p.boards = vec![wrong.parse().unwrap()]).refused(), "FF-1");
    let two = vec![given(2).board(); 2];
    assert_eq!(with(given(3), |p| p.boards = two).refused(), "FF-1");
}

#[test]
fn ff_2_circled_shapes_are_what_they_are_called() {
    let player = Player { circled: vec![five(Shape::L, &I)], ..Player::default() };
    assert_eq!(puzzle(2).round(2).player(0, player.clone()).player(1, player).refused(), "FF-2");
}

#[test]
fn ff_3_one_to_four_seats() {
    assert_eq!(given(0).refused(), "FF-3");
    assert_eq!(given(5).refused(), "FF-3");
    assert_eq!(with(given(2), |p| p.timer = Some(Seat(2))).refused(), "FF-3");
    assert_eq!(with(given(2), |p| p.marks = vec![vec![]; 3]).refused(), "FF-3");
}

#[test]
fn ff_4_at_most_two_dice_alike() {
    assert_eq!(with(given(2), |p| p.roll = Some(roll("11123"))).refused(), "FF-4");
}

#[test]
fn ff_6_outlines_that_can_be_drawn() {
    assert_eq!(with(given(2), |p| p.marks = vec![vec![squares(&[])]]).refused(), "FF-6");
    assert_eq!(with(given(2), |p| p.marks = vec![vec![squares(&I); 2]]).refused(), "FF-6");
    let many: Vec<_> = (0..13).map(|number| squares(&[number])).collect();
    assert_eq!(with(given(2), |p| p.marks = vec![many]).refused(), "FF-6");
}

#[test]
fn ff_7_who_turned_the_timer_is_stopped() {
    let all = |p: &mut Position| (p.timer, p.active) = (Some(Seat(0)), Some(Seats::all(2)));
    assert_eq!(with(given(2), all).refused(), "FF-7");
    assert_eq!(with(given(2), |p| p.active = Some(Seats::one(Seat(1)))).refused(), "FF-7");
    let over = |p: &mut Position| (p.phase, p.due) = (Phase::Over, Some(Moment(5)));
    let ended = given(2).round(5).player(0, points(&[1; 5])).player(1, points(&[1; 5]));
    assert_eq!(with(ended, over).refused(), "FF-7");
}

#[test]
fn ff_7_without_a_limit_nothing_comes_due_before_the_timer_is_turned() {
    let unlimited = || given(2).options(Options { limit: NO_LIMIT, ..Options::default() });
    assert_eq!(with(unlimited(), |p| p.due = Some(Moment(5))).refused(), "FF-7");
    assert_eq!(unlimited().playing().seen(0).due, None);
    let turned = with(unlimited(), |p| p.timer = Some(Seat(0))).playing();
    assert_eq!(turned.seen(0).due, Some(Moment(30_000)));
}

#[test]
fn ff_8_points_that_a_round_can_give() {
    assert_eq!(given(2).player(0, points(&[4])).refused(), "FF-8");
    assert_eq!(given(2).round(2).player(0, points(&[20])).refused(), "FF-8");
    given(2).round(2).player(0, points(&[19])).playing();
}

#[test]
fn ff_10_rounds_and_wiped_boards() {
    assert_eq!(given(2).round(6).refused(), "FF-10");
    assert_eq!(given(2).round(0).refused(), "FF-10");
    let marks = |p: &mut Position| (p.phase, p.marks) = (Phase::Pause, vec![vec![squares(&I)]]);
    assert_eq!(with(given(2), marks).refused(), "FF-10");
    assert_eq!(with(given(2), |p| p.phase = Phase::Over).refused(), "FF-10");
}

#[test]
fn ff_12_nothing_is_used_twice() {
    let player = |circled| Player { circled, ..Player::default() };
    let twice = player(vec![five(Shape::I, &I), five(Shape::I, &[50, 51, 52, 53, 54])]);
    assert_eq!(puzzle(2).round(3).player(0, twice).refused(), "FF-12");
    let across = player(vec![five(Shape::I, &I), five(Shape::L, &[4, 14, 24, 34, 35])]);
    assert_eq!(puzzle(2).round(3).player(0, across).refused(), "FF-12");
    assert_eq!(given(2).round(2).player(0, player(vec![five(Shape::I, &I)])).refused(), "FF-12");
    let drafts = vec![vec![squares(&I), squares(&[50])]];
    assert_eq!(with(puzzle(2), |p| p.marks = drafts).refused(), "FF-12");
}

#[test]
fn ff_13_every_round_uses_up_a_shape() {
    assert_eq!(puzzle(2).round(2).refused(), "FF-13");
    assert_eq!(with(given(2), |p| p.phase = Phase::Crossing).refused(), "FF-13");
}

#[test]
fn ff_14_one_timer_a_round() {
    let player = Player { points: vec![1], timers: 1, ..Player::default() };
    assert_eq!(given(2).round(2).player(0, player.clone()).player(1, player).refused(), "FF-14");
}

#[test]
fn ff_15_points_are_the_values_and_the_timers() {
    let crossed = Player { crossed: vec![Crossed { shape: Shape::P, squares: None }], ..Player::default() };
    let wrong = Player { points: vec![3], ..crossed.clone() };
    assert_eq!(puzzle(2).round(2).player(0, wrong).player(1, crossed.clone()).refused(), "FF-15");
    assert_eq!(puzzle(2).round(13).refused(), "FF-15");
    let over = |p: &mut Position| p.phase = Phase::Over;
    assert_eq!(with(puzzle(2).player(0, crossed.clone()).player(1, crossed), over).refused(), "FF-15");
}

#[test]
fn ff_16_alone_without_a_clock() {
    assert_eq!(with(given(1), |p| p.due = Some(Moment(1))).refused(), "FF-16");
    assert_eq!(with(given(1), |p| p.timer = Some(Seat(0))).refused(), "FF-16");
}

#[test]
fn ff_17_a_result_for_each_seat() {
    let mut table = given(3).playing();
    table.waits(180_000);
    let last = table.seen(0).last;
    assert_eq!(with(given(2), |p| p.last = last).refused(), "FF-17");
}

#[test]
fn ff_18_a_pause_between_rounds_waits_for_somebody() {
    let pause = |p: &mut Position| (p.phase, p.active) = (Phase::Pause, Some(Seats::NONE));
    assert_eq!(with(given(2), pause).refused(), "FF-18");
    assert_eq!(with(given(2).round(5), |p| p.phase = Phase::Pause).refused(), "FF-18");
}

#[test]
fn a_person_needs_to_write_next_to_nothing() {
    let restore = |text: &str| {
        let position: Position = serde_json::from_str(text).unwrap();
        FindFive::restore(&position, &Dice::from_number(1)).unwrap().view(Audience::Seat(Seat(0)))
    };
    let view = restore(r#"{"seats": 3, "roll": "01233"}"#);
    assert_eq!((view.boards.len(), view.round, view.roll), (3, 1, roll("01233")));
    assert_ne!(view.boards[0], view.boards[1], "white boards");
    let view = restore(
        r#"{"options": {"variant": "puzzle"}, "round": 2, "players": [{"circled": [{"shape": "I",
        "squares": [0, 1, 2, 3, 4]}]}, {"crossed": [{"shape": "P"}]}], "marks": [[[20, 21, 22, 31, 41]]]}"#,
    );
    assert_eq!((view.players[0].total(), view.marks.len()), (4, 1));
}
