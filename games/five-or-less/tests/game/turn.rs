//! Drawing, taking, swapping, discarding (FL-6 to FL-9, FL-32).

use five_or_less::{Sight, Stage};
use table::{Audience, Seat};

use super::given::{
    TableExt, burden, call, card, discard, draw, end_turn, give, given, pyramid, swap, take, throw, use_power,
};

#[test]
fn fl_6_a_drawn_card_replaces_one_of_the_pyramid() {
    let mut table = given(["1 2 3 4 5", "6 7"]).next("0").playing();
    table.refuses(0, swap(1), "FL-6").refuses(0, discard(), "FL-6");
    table.plays(0, draw());
    assert_eq!(table.seen(0).drawn, Some(card("0")));
    table.refuses(0, draw(), "FL-6").refuses(0, take(0), "FL-6").refuses(0, end_turn(), "FL-24");
    table.plays(0, swap(1));
    assert_eq!(table.pyramid(0), pyramid("1 0 3 4 5"));
    assert_eq!((table.top(), table.seen(0).drawn), (card("2"), None));
}

#[test]
fn fl_6_a_drawn_card_is_discarded_at_once() {
    let mut table = given(["1 2", "6 7"]).next("9").playing();
    table.plays(0, draw()).plays(0, discard());
    assert_eq!((table.top(), table.pyramid(0)), (card("9"), pyramid("1 2")));
    table.refuses(0, draw(), "FL-6");
}

#[test]
fn fl_6_the_top_discard_is_taken_and_must_be_swapped() {
    let mut table = given(["1 12", "6 7"]).top("4 0").playing();
    table.plays(0, take(1));
    assert_eq!((table.top(), table.pyramid(0)), (card("12"), pyramid("1 0")));
    assert_eq!((table.seen(0).stage, table.seen(0).discards), (Stage::End, 2));
}

#[test]
fn fl_6_a_discard_that_is_not_on_top_is_not_taken() {
    let mut table = given(["1 2", "6 7"]).playing();
    table.refuses(0, five_or_less::Action::Take { turn: 1, discard: 9, slot: 0 }, "FL-6");
}

#[test]
fn fl_7_linked_discards_are_not_taken() {
    let mut table = given(["1 2", "5 7", "9 9"]).top("5").playing();
    table.plays(1, throw(0)).waits(250);
    assert_eq!(table.seen(0).linked, 2);
    table.refuses(0, take(0), "FL-7");
    assert!(!table.menu(0).iter().any(|action| matches!(action, five_or_less::Action::Take { .. })));
    table.plays(0, draw()).plays(0, swap(0)).plays(0, end_turn());
    table.plays(1, take(1));
    assert_eq!(table.pyramid(1), pyramid(". 1"), "a normal discard covers them");
}

#[test]
fn fl_8_with_two_players_no_power_card_is_taken() {
    for power in ["8", "10", "12", "14"] {
        given(["1 2", "6 7"]).top(power).playing().refuses(0, take(0), "FL-8");
        given(["1 2", "6 7"])
            .top(power)
            .options(|options| options.powers = false)
            .playing()
            .plays(0, take(0));
        given(["1 2", "6 7", "3"]).top(power).playing().plays(0, take(0));
    }
    given(["1 2", "6 7"]).top("9").playing().plays(0, take(0));
}

#[test]
fn fl_9_without_cards_one_draws_and_discards_and_may_call() {
    let mut table = given(["", "6 7"]).next("4").playing();
    table.refuses(0, take(0), "FL-9").plays(0, draw()).refuses(0, swap(0), "FL-9");
    assert_eq!(table.menu(0).len(), 1);
    table.plays(0, discard()).plays(0, call());
    assert!(table.seen(0).called.contains(Seat(0)));
}

#[test]
fn fl_32_a_card_keeps_its_place_and_a_new_one_gets_a_new_place() {
    let mut table = given(["12 2 3 4 14", "5 7 1", "9 9 6"]).top("5").next("0 3").playing();
    table.refuses(1, throw(7), "FL-32").refuses(1, throw(200), "FL-32");
    table.plays(1, throw(0)).waits(250);
    assert_eq!(table.pyramid(1), pyramid(". 7 1"));
    table.plays(0, draw()).refuses(0, swap(9), "FL-32").plays(0, swap(4));
    table.refuses(1, throw(0), "FL-32").plays(0, use_power()).plays(0, give(1, 1));
    assert_eq!(table.pyramid(0), pyramid("12 . 3 4 0"));
    assert_eq!(table.pyramid(1), pyramid(". 7 1 2"), "the gap is not filled");
    let slots: Vec<u8> = table.seen(2).pyramids[1].iter().collect();
    assert_eq!(slots, [1, 2, 3], "all see where, nobody sees what");
}

#[test]
fn fl_32_all_see_which_places_changed() {
    let mut table = given(["12 2", "6 7", "1 1"]).next("0 3").playing();
    table.plays(0, draw()).plays(0, swap(0)).plays(0, use_power()).plays(0, burden(1));
    let seen = table.sights(Audience::Spectator);
    assert!(seen.iter().any(|sight| matches!(sight, Sight::Discarded { from: Some(0), .. })));
    assert!(seen.iter().any(|sight| matches!(sight, Sight::Used { target: Seat(1), slot: 2, .. })));
}
