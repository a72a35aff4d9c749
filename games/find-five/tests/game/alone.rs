//! Alone (FF-16).

use find_five::shape::Shape;
use find_five::{FindFive, Kind, Options, Phase, Variant};
use table::{Game, Moment};

use super::given::{Rounds as _, cross, done, given, mark, no_five, open, ready, timer};

const I: [u8; 5] = [0, 1, 2, 3, 4];
const P: [u8; 5] = [6, 7, 16, 17, 26];

#[test]
fn ff_16_one_plays_the_puzzle_whatever_the_option() {
    for variant in [Variant::Basic, Variant::Puzzle] {
        let table = open(Options { variant, ..Options::default() }, 1, 3);
        assert_eq!(table.seen(0).kind, Kind::Solo);
    }
}

#[test]
fn ff_16_there_is_no_clock() {
    let mut table = given(1).fives(&[&I]).playing();
    assert_eq!(table.sitting.game().deadline(), None);
    table.waits(100_000_000).refuses(0, timer(), "FF-16").plays(0, mark(&I)).plays(0, done());
    assert_eq!((table.seen(0).phase, table.sitting.game().deadline()), (Phase::Pause, None));
    table.waits(100_000_000);
    assert_eq!(table.seen(0).round, 1);
    table.plays(0, ready());
    assert_eq!((table.seen(0).round, table.sitting.game().deadline()), (2, None));
}

#[test]
fn ff_16_done_needs_an_outline_and_no_five_does_not() {
    let mut table = given(1).fives(&[&I]).playing();
    table.refuses(0, done(), "FF-16").plays(0, no_five());
    assert_eq!((table.seen(0).phase, table.seen(0).due), (Phase::Crossing, None));
    table.plays(0, cross(Shape::P, &P));
    assert_eq!(table.seen(0).players[0].points, [0]);
}

#[test]
fn ff_16_no_five_wipes_the_outline_off() {
    let mut table = given(1).fives(&[&I]).playing();
    table.plays(0, mark(&I)).plays(0, no_five());
    assert!(table.last().boards[0].outlines.is_empty());
    assert_eq!(table.last().boards[0].best.points, 4, "though there was one");
}

#[test]
fn ff_16_always_twelve_rounds_also_after_a_miss() {
    let mut table = open(Options::default(), 1, 9);
    for round in 1..=12 {
        assert_eq!(table.seen(0).round, round);
        table.plays(0, no_five());
        if round < 12 {
            let crossing = table.menu(0).swap_remove(0);
            table.plays(0, crossing).plays(0, ready());
        }
    }
    assert_eq!(table.sitting.outcome().unwrap().scores, [0]);
    assert_eq!(table.sitting.now(), Moment::START);
}

#[test]
fn ff_16_the_same_seed_is_the_same_game_for_everybody() {
    let (one, other) = (open(Options::default(), 1, 12), open(Options::default(), 1, 12));
    assert_eq!(one.events(), other.events());
    let view = FindFive::set_up(&Options::default(), 1);
    assert_eq!(view.seats(), 1);
}
