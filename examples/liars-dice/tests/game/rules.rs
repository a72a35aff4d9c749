//! The rules by their ids.

use liars_dice::{Action, LiarsDice, Options};
use table::{Audience, Game, Seat};
use testkit::driver::refused;

use crate::given::{Table, bid, call, face, given};

type Driver = testkit::Driver<Table>;

/// How many dice each seat has.
fn counts(table: &Driver) -> Vec<u8> {
    table.seen(0).counts
}

#[test]
fn ld_1_everybody_begins_with_five_dice_or_as_many_as_the_host_chose() {
    assert_eq!(counts(&Driver::open(&Options::default(), 3, 1)), [5, 5, 5]);
    assert_eq!(counts(&Driver::open(&Options { dice: 2 }, 6, 1)), [2; 6]);
    for dice in [0, 6] {
        assert_eq!(LiarsDice::accepts(&Options { dice }, 2).unwrap_err().rule(), "LD-1");
    }
    assert_eq!(refused::<LiarsDice>(&given(["1"]).0).rule(), "LD-1");
    assert_eq!(refused::<LiarsDice>(&given(["1 1 1 1 1 1", "1"]).0).rule(), "LD-1");
}

#[test]
fn ld_2_players_see_only_their_own_dice() {
    let table = given(["1 2", "3 4"]).playing();
    assert_eq!(table.seen(0).mine, Some(vec![face("1"), face("2")]));
    assert_eq!(table.seen(1).mine, Some(vec![face("3"), face("4")]));
    assert_eq!(table.sitting.view(Audience::Spectator).mine, None);
    assert_eq!(Driver::open(&Options::default(), 2, 7).seen(0).to_play, Seat(0));
}

#[test]
fn ld_3_turns_go_clockwise_past_those_without_dice() {
    let mut table = given(["1", "", "2"]).playing();
    table.refuses(2, bid(1, "2"), "LD-3");
    table.plays(0, bid(1, "2"));
    assert_eq!(table.seen(0).to_play, Seat(2));
    assert_eq!(refused::<LiarsDice>(&given(["1", "", "2"]).turn_of(1).0).rule(), "LD-3");
}

#[test]
fn ld_4_a_bid_is_higher_than_the_one_that_stands() {
    let mut table = given(["1 1", "2 2"]).bid(1, 2, "4").playing();
    table.refuses(0, bid(2, "4"), "LD-4").refuses(0, bid(2, "3"), "LD-4").refuses(0, bid(1, "6"), "LD-4");
    table.plays(0, bid(2, "5")).plays(1, bid(3, "1"));
}

#[test]
fn ld_5_a_bid_is_for_one_die_up_to_all_in_play() {
    let mut table = given(["1 1", "2"]).playing();
    table.refuses(0, bid(0, "1"), "LD-5").refuses(0, bid(4, "1"), "LD-5").plays(0, bid(3, "1"));
    assert_eq!(refused::<LiarsDice>(&given(["1", "2"]).bid(1, 3, "1").0).rule(), "LD-5");
}

#[test]
fn ld_6_the_bidder_loses_a_die_if_it_was_a_lie_and_the_caller_if_not() {
    let lie = || given(["1 1", "2 3"]).bid(1, 2, "2").playing();
    assert_eq!(counts(lie().plays(0, call())), [2, 1]);
    let truth = || given(["2 1", "2 3"]).bid(1, 2, "2").playing();
    assert_eq!(counts(truth().plays(0, call())), [1, 2]);
    let last = truth().plays(0, call()).seen(1).last.unwrap();
    assert_eq!((last.count, last.loser, last.dice[0].len()), (2, Seat(0), 2));
    given(["1", "2"]).playing().refuses(0, call(), "LD-6");
}

#[test]
fn ld_7_who_lost_a_die_begins_and_the_last_with_dice_wins() {
    let mut table = given(["1 1", "2 3", "4"]).bid(2, 3, "4").playing();
    table.plays(0, call());
    assert_eq!((counts(&table), table.seen(0).to_play), (vec![2, 2, 0], Seat(0)));
    let mut table = given(["1 1", "2 3"]).bid(1, 2, "2").playing();
    table.plays(0, call());
    assert_eq!(table.seen(0).to_play, Seat(1));
    let mut table = given(["1", "2", ""]).bid(1, 2, "2").playing();
    table.plays(0, call());
    let outcome = table.sitting.outcome().unwrap();
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(0)]);
    assert_eq!(refused::<LiarsDice>(&given(["", ""]).0).rule(), "LD-7");
}

#[test]
fn ld_8_an_action_for_another_turn_comes_too_late() {
    let mut table = given(["1 1", "2 2"]).playing();
    let refusal = table.act(0, Action::Call { turn: 99 }).unwrap_err();
    assert_eq!(refusal.rule(), "LD-8");
}
