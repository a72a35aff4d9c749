//! Drawing and erasing (FF-5, FF-6).

use find_five::{Action, Fault, FindFive, Options, Phase};
use table::{Audience, Game, Seat, TimedSight};

use super::given::{Rounds as _, cross, done, erase, given, mark, no_five, open, ready, squares, timer};

/// An I, a T, a P and a U.
const I: [u8; 5] = [0, 1, 2, 3, 4];
const T: [u8; 5] = [20, 21, 22, 31, 41];
const P: [u8; 5] = [25, 26, 35, 36, 45];

#[test]
fn ff_5_five_connected_squares_with_the_symbols_rolled() {
    let mut table = given(2).fives(&[&I, &T]).playing();
    table.plays(0, mark(&I)).plays(0, mark(&T)).plays(0, timer()).plays(1, done());
    assert_eq!(table.points(), [4 + 3 + 1, 0]);
}

#[test]
fn ff_5_symbols_count_in_any_order_and_as_often_as_rolled() {
    let mut table = given(2).shows("43210", &I).shows("01233", &T).playing();
    table.plays(0, mark(&I)).plays(0, mark(&T)).plays(0, timer()).plays(1, done());
    assert_eq!(table.faults(0), [None, Some(Fault::WrongSymbols)]);
}

#[test]
fn ff_6_marks_may_be_erased_while_one_draws() {
    let mut table = given(2).fives(&[&I, &T]).playing();
    table.plays(0, mark(&I)).plays(0, mark(&T)).plays(0, erase(&I));
    assert_eq!(table.seen(0).marks.as_slice(), [squares(&T)]);
    table.refuses(0, erase(&I), "FF-6").plays(0, mark(&I)).plays(0, timer());
    table.refuses(0, erase(&I), "FF-7");
}

#[test]
fn ff_6_mistakes_can_be_drawn() {
    let mut table = given(2).playing();
    table
        .plays(0, mark(&[7]))
        .plays(0, mark(&[0, 11, 22, 33, 44]))
        .plays(0, mark(&[0, 1, 2, 3, 4, 5, 6, 7]))
        .plays(0, mark(&[8, 9, 10, 11, 12]));
    assert_eq!(table.seen(0).marks.len(), 4);
}

#[test]
fn ff_6_an_outline_is_different_squares_of_the_board() {
    given(2)
        .playing()
        .refuses(0, mark(&[]), "FF-6")
        .refuses(0, mark(&[96, 97, 98, 99, 100]), "FF-1")
        .refuses(0, mark(&[1, 2, 3, 4, 4]), "FF-1")
        .plays(0, mark(&I))
        .refuses(0, mark(&[4, 3, 2, 1, 0]), "FF-6");
}

#[test]
fn ff_6_twelve_outlines_are_the_most() {
    let mut table = given(2).playing();
    for number in 0..12 {
        table.plays(0, mark(&[number]));
    }
    table.refuses(0, mark(&I), "FF-6").plays(0, erase(&[3])).plays(0, mark(&I));
}

#[test]
fn ff_6_nobody_sees_anothers_marks_before_stop() {
    let mut table = given(3).fives(&[&I]).playing();
    let before = [table.seen(1), table.seen(2)];
    table.plays(0, mark(&I)).plays(0, mark(&T)).plays(0, erase(&T));
    assert_eq!([table.seen(1), table.seen(2)], before);
    for event in table.events() {
        assert_eq!(FindFive::sight(&event, Audience::Seat(Seat(1))), None);
        assert_eq!(FindFive::sight(&event, Audience::Spectator), None);
        assert!(matches!(FindFive::sight(&event, Audience::Seat(Seat(0))), Some(TimedSight::Lasting(_))));
    }
    table.plays(0, timer()).waits(30_000);
    assert_eq!(table.seen(1).last.unwrap().boards[0].outlines[0].squares, squares(&I));
}

#[test]
fn ff_6_anothers_mark_never_makes_mine_stale() {
    let mut table = given(2).fives(&[&I]).playing();
    // All were sent before anybody heard of another.
    for (seat, action) in [(0, mark(&I)), (1, mark(&I)), (1, mark(&T)), (0, mark(&T)), (1, erase(&I))] {
        table.plays(seat, action);
    }
    assert_eq!((table.seen(0).marks.len(), table.seen(1).marks.len()), (2, 1));
}

#[test]
fn ff_6_with_assist_ones_own_mistakes_are_pointed_out() {
    let fault = |assist| {
        let options = Options { assist, ..Options::default() };
        let mut table = given(2).options(options).fives(&[&I]).playing();
        table.plays(0, mark(&I)).plays(0, mark(&[50, 51, 52]));
        let aid = FindFive::view_aid(&table.seen(0));
        assert_eq!(aid.outlines.len(), 2);
        aid.outlines[1].fault
    };
    assert_eq!(fault(true), Some(Fault::NotFive));
    assert_eq!(fault(false), None);
}

#[test]
fn ff_6_the_menu_offers_useful_marks_and_no_more() {
    let mut table = given(2).fives(&[&I, &P]).playing();
    let marks = |menu: Vec<Action>| {
        menu.into_iter().filter(|action| matches!(action, Action::Mark { .. })).collect::<Vec<_>>()
    };
    let dated = |numbers: &[u8]| Action::Mark { round: 1, squares: numbers.iter().copied().collect() };
    let offered = marks(table.menu(0));
    assert!(offered.contains(&dated(&I)) && offered.contains(&dated(&P)));
    assert!(offered.iter().all(|action| !FindFive::listed(action)), "no page is shown them");
    table.plays(0, mark(&I));
    let left = marks(table.menu(0));
    assert!(!left.contains(&dated(&I)) && left.contains(&dated(&P)));
}

#[test]
fn ff_6_what_belongs_elsewhere_is_refused() {
    let mut table = open(Options::default(), 2, 1);
    table.refuses(0, no_five(), "FF-16").refuses(0, ready(), "FF-18").refuses(
        0,
        cross(find_five::shape::Shape::P, &P),
        "FF-13",
    );
    assert_eq!(table.seen(0).phase, Phase::Drawing);
}
