//! Quick discards: right, late, wrong (FL-18 to FL-22).

use five_or_less::{CLAIM_WINDOW, Event, FiveOrLess, SHOWN_FOR, Shown, Sight, Stage};
use table::{Audience, Game, Moment, Seat, TimedSight};

use super::given::{
    TableExt, call, card, discard, draw, end_turn, given, pyramid, swap, take, throw, throw_at,
};

#[test]
fn fl_18_an_equal_card_may_be_thrown_in_turn_or_not() {
    let mut table = given(["1 2", "3 4", "5 7"]).top("5").playing();
    table.plays(2, throw(0)).waits(CLAIM_WINDOW);
    assert_eq!((table.pyramid(2), table.top()), (pyramid(". 7"), card("5")));
    let mut table = given(["5 2", "3 4", "5 7"]).top("5").playing();
    table.plays(0, throw(0)).waits(CLAIM_WINDOW);
    assert_eq!((table.pyramid(0), table.seen(0).stage), (pyramid(". 2"), Stage::Draw), "the turn goes on");
}

#[test]
fn fl_18_on_ones_own_discard_too() {
    let mut table = given(["9 9 1", "3 4"]).next("0").playing();
    table.plays(0, draw()).plays(0, swap(0)).plays(0, throw(1)).waits(CLAIM_WINDOW);
    assert_eq!(table.pyramid(0), pyramid("0 . 1"));
}

#[test]
fn fl_18_once_per_discard() {
    let mut table = given(["5 2", "5 4", "5 7"]).top("5").playing();
    table.plays(2, throw(0)).waits(CLAIM_WINDOW);
    table.refuses(1, throw(0), "FL-18");
    table.plays(1, throw_at(1, 0));
    assert_eq!(table.pyramid(1), pyramid("5 4"), "at the card below it is too late");
}

#[test]
fn fl_18_chains_where_they_are_allowed() {
    let chain = |options: &mut five_or_less::Options| options.chain_quick_discards = true;
    let mut table = given(["5 2", "5 4", "5 7"]).top("5").options(chain).playing();
    table.plays(2, throw(0)).waits(CLAIM_WINDOW).plays(1, throw(0)).waits(CLAIM_WINDOW);
    assert_eq!((table.seen(0).linked, table.pyramid(1)), (3, pyramid(". 4")));
    table.refuses(0, take(1), "FL-7");
}

#[test]
fn fl_18_not_by_a_caller() {
    let mut table = given(["1 2", "3 4", "5 7"]).top("5").called([2]).playing();
    table.refuses(2, throw(0), "FL-24");
    assert_eq!(table.menu(2), []);
}

#[test]
fn fl_19_too_late_is_no_mistake() {
    let mut table = given(["1 2", "5 4", "5 7"]).top("5").playing();
    table.plays(2, throw(0)).plays(1, throw(0)).waits(CLAIM_WINDOW);
    assert_eq!((table.pyramid(2), table.pyramid(1)), (pyramid(". 7"), pyramid("5 4")));
    let shown = Shown { seat: Seat(1), slot: 0, card: card("5") };
    assert_eq!(table.seen(0).shown.as_slice(), [shown], "all see it");
    assert_eq!(table.seen(1).pile, table.seen(0).pile);
    assert!(!table.events().iter().any(|event| matches!(event, Event::Penalty { .. })));
}

#[test]
fn fl_20_a_wrong_card_costs_a_penalty_card() {
    let mut table = given(["1 2", "3 4"]).top("5").next("9").playing();
    table.plays(1, throw(1));
    assert_eq!(table.pyramid(1), pyramid("3 4 9"));
    assert_eq!(table.seen(0).shown.as_slice(), [Shown { seat: Seat(1), slot: 1, card: card("4") }]);
    assert!(table.sights(Audience::Seat(Seat(1))).contains(&Sight::Penalty { seat: Seat(1), slot: 2 }));
    table.waits(SHOWN_FOR - 1);
    assert_eq!(table.seen(0).shown.len(), 1);
    table.waits(1);
    assert_eq!(table.seen(0).shown.len(), 0);
    assert_eq!(table.sights(Audience::Spectator).last(), Some(&Sight::Covered { seat: Seat(1), slot: 1 }));
}

#[test]
fn fl_20_a_wrong_card_is_seen_and_not_kept() {
    let mut table = given(["1 2", "3 4"]).top("5").next("9").playing();
    table.plays(1, throw(1));
    let events = table.events();
    let wrong = events.iter().find(|event| matches!(event, Event::Wrong { .. })).unwrap();
    let seen = FiveOrLess::sight(wrong, Audience::Spectator);
    assert!(matches!(seen, Some(TimedSight::Passing(Sight::Wrong { .. }))));
    let kept = FiveOrLess::sight(wrong, Audience::Reviewer);
    assert!(matches!(kept, Some(TimedSight::Lasting(Sight::Wrong { .. }))), "after the game all may know");
}

#[test]
fn fl_20_many_wrong_cards() {
    let mut table = given(["1 2", "3 4 6 7 3 4 6 7 3 4"]).top("5").playing();
    for slot in 0..10 {
        table.plays(1, throw(slot));
    }
    assert_eq!(table.pyramid(1).len(), 20);
    assert_eq!(table.seen(0).shown.len(), 8, "the oldest go face down");
    table.plays(1, throw(9));
    assert_eq!(table.seen(0).shown.len(), 8, "thrown once more it is shown once");
}

#[test]
fn fl_21_a_throw_at_a_covered_card_is_late_or_wrong() {
    let mut table = given(["1 2", "5 4", "6 7"]).top("5").next("0").playing();
    table.plays(0, draw()).plays(0, discard());
    table.plays(1, throw_at(1, 0)).plays(2, throw_at(1, 0));
    assert_eq!((table.pyramid(1).len(), table.pyramid(2).len()), (2, 3));
    assert_eq!(table.top(), card("0"));
}

#[test]
fn fl_21_a_throw_at_a_taken_card_is_late() {
    let mut table = given(["1 2", "5 4", "6 7"]).top("5").playing();
    table.plays(0, take(0)).plays(1, throw_at(1, 0));
    assert!(table.events().iter().any(|event| matches!(event, Event::TooLate { seat: Seat(1), .. })));
}

#[test]
fn fl_21_only_the_top_or_a_recent_discard() {
    let mut table = given(["1 2", "5 4", "6 7"]).top("5").next("0").playing();
    table.refuses(1, throw_at(2, 0), "FL-21").refuses(1, throw_at(u32::MAX, 0), "FL-21");
    table.plays(0, draw()).plays(0, discard()).waits(SHOWN_FOR - 1);
    assert!(table.menu(1).contains(&throw_at(1, 0)));
    table.waits(1).refuses(1, throw_at(1, 0), "FL-21");
    assert!(!table.menu(1).contains(&throw_at(1, 0)));
}

#[test]
fn fl_21_one_open_throw_at_a_time() {
    let mut table = given(["5 2", "5 5", "6 7"]).top("5").playing();
    table.plays(1, throw(0)).refuses(1, throw(1), "FL-21");
    assert_eq!(table.seen(1).claim, Some(0));
    table.plays(0, throw(0)).refuses(0, draw(), "FL-21");
    table.waits(CLAIM_WINDOW);
    assert_eq!(table.seen(1).claim, None);
    table.plays(0, draw());
}

#[test]
fn fl_22_the_window_closes_after_a_quarter_of_a_second() {
    let mut table = given(["1 2", "5 4", "6 7"]).top("5").playing();
    table.plays_at(Moment(10_400), 1, throw(0), 0).waits(249);
    assert_eq!(table.seen(0).linked, 1);
    table.waits(1);
    assert_eq!(table.seen(0).linked, 2);
    let mut lagging = given(["1 2", "5 4", "6 7"]).top("5").playing();
    lagging.plays_at(Moment(10_400), 1, throw(0), 100).waits(150);
    assert_eq!(lagging.seen(0).linked, 2, "it counts from when the card was thrown");
}

#[test]
fn fl_22_no_window_when_nobody_else_could_throw() {
    let mut table = given(["1 2", "5 4"]).top("5").called([0]).in_turn(1).playing();
    table.plays(1, throw(0));
    assert_eq!(table.seen(0).linked, 2);
    let mut table = given(["", "5 4"]).top("5").playing();
    table.plays(1, throw(0));
    assert_eq!(table.seen(0).linked, 2);
    let mut table = given(["1", "5 4"]).top("5").playing();
    table.plays(1, throw(0));
    assert_eq!(table.seen(0).linked, 1, "what the other holds is hidden and does not count");
}

#[test]
fn fl_22_nobody_sees_a_throw_before_the_window_closes() {
    let mut table = given(["1 2", "5 4", "5 7", "0 0"]).top("5").playing();
    let before = (table.seen(3), table.sitting.view(Audience::Spectator));
    let awaited = table.sitting.game().awaited();
    table.plays_at(Moment(10_400), 1, throw(0), 0).plays_at(Moment(10_450), 2, throw(1), 0);
    assert_eq!((table.seen(3), table.sitting.view(Audience::Spectator)), before);
    assert_eq!((table.sights(Audience::Spectator), table.sitting.game().awaited()), (vec![], awaited));
    assert_eq!(table.menu(3).len(), 2);
    table.waits(200);
    assert_eq!((table.pyramid(1), table.pyramid(2).len()), (pyramid(". 4"), 3));
}

#[test]
fn fl_22_the_log_says_who_was_how_fast() {
    let mut table = given(["1 2", "5 4", "5 7"]).top("5").playing();
    table.plays_at(Moment(10_420), 1, throw(0), 20).plays_at(Moment(10_579), 2, throw(0), 180).waits(300);
    let seen = table.sights(Audience::Spectator);
    assert!(
        seen.iter().any(|sight| matches!(sight, Sight::Won { seat: Seat(2), after: 399, .. })),
        "{seen:?}"
    );
    assert!(seen.iter().any(|sight| matches!(sight, Sight::TooLate { seat: Seat(1), after: Some(400), .. })));
}

#[test]
fn a_throw_for_a_round_that_is_over_is_refused() {
    let mut table = given(["1 2", "3 4"]).called([1]).at_the_end().playing();
    table.plays(0, call()).refuses(0, throw_at(1, 0), "FL-18").refuses(0, end_turn(), "FL-5");
    table.waits(60_000);
    table.refuses(0, throw_at(1, 0), "FL-21");
    assert!(table.sitting.now() > Moment(60_000));
}
