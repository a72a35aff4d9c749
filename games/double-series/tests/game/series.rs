//! Series (DS-12), how they share spaces (DS-14), and which five (DS-15).

use double_series::{End, Event, Options, Phase, Series, TIME_LIMIT, Teams};
use table::Seat;

use super::given::{AtTheTable, Given, PRESET, choose, given, line, place};

/// Seat 0 holds jacks that go anywhere.
fn wild<const N: usize>(markers: [u8; N]) -> Given {
    given(["JD JC JD JC 2S", "3S 4S 5S 6S"]).team('a', markers)
}

#[test]
fn ds_12_five_in_a_line_in_every_direction() {
    for (four, last, five) in [
        ([31, 32, 33, 34], 35, [31, 32, 33, 34, 35]),
        ([13, 23, 43, 53], 33, [13, 23, 33, 43, 53]),
        ([12, 23, 34, 45], 56, [12, 23, 34, 45, 56]),
        ([27, 36, 45, 54], 63, [27, 36, 45, 54, 63]),
    ] {
        let mut table = wild(four).playing();
        table.plays(0, place("JD", last));
        assert_eq!(table.series('a'), [line(five)]);
        assert!(table.end().is_none());
    }
}

#[test]
fn ds_12_lines_do_not_go_round_the_edge() {
    let mut table = wild([17, 18, 20, 21]).playing();
    table.plays(0, place("JD", 19));
    assert!(table.series('a').is_empty());
    assert_eq!(Series::all().count(), 192);
}

#[test]
fn ds_12_a_corner_is_everybodys() {
    for (four, five) in [
        ([1, 2, 3, 4], [0, 1, 2, 3, 4]),
        ([19, 29, 39, 49], [9, 19, 29, 39, 49]),
        ([81, 72, 63, 54], [54, 63, 72, 81, 90]),
        ([88, 77, 66, 55], [55, 66, 77, 88, 99]),
    ] {
        for (letter, seat) in [('a', 0), ('b', 1)] {
            let [one, two, three, four] = four;
            let hands = ["JD JC", "JD JC"];
            let mut table = given(hands).team(letter, [one, two, three]).turn_of(seat).playing();
            table.plays(seat, place("JD", four));
            assert_eq!(table.series(letter), [line(five)]);
        }
    }
}

#[test]
fn ds_12_both_teams_use_the_same_corner() {
    let mut table = given(["JD JC", "JD JC"]).team('a', [1, 2, 3]).team('b', [10, 20, 30]).playing();
    table.plays(0, place("JD", 4)).plays(1, place("JD", 40));
    assert_eq!((table.series('a').len(), table.series('b').len()), (1, 1));
}

#[test]
fn ds_12_a_series_is_the_teams_whoever_completes_it() {
    let mut table = given(["JD", "3S", "JC 9H", "5S"]).team('a', [31, 32, 33, 34]).turn_of(2).playing();
    table.plays(2, place("JC", 35));
    let scored = table.seen(0).scored;
    assert_eq!((scored.len(), scored[0].team), (1, table.seen(0).team_of(Seat(0))));
}

#[test]
fn ds_14_an_extended_series_is_not_counted_twice() {
    // 31 to 35 are scored; 36, 37, 38 make six to eight in a line.
    let mut table = wild([31, 32, 33, 34, 35]).scored([31, 32, 33, 34, 35]).playing();
    for (at, theirs) in [(36, 2), (37, 3), (38, 4)] {
        table.plays(0, place(if at == 37 { "JC" } else { "JD" }, at));
        assert_eq!(table.series('a').len(), 1, "{at}");
        table.plays(1, place(["3S", "4S", "5S"][theirs as usize - 2], theirs));
    }
    // The ninth shares one space with the first.
    table.plays(0, place("JC", 39));
    assert_eq!(table.series('a'), [line([31, 32, 33, 34, 35]), line([35, 36, 37, 38, 39])]);
    assert_eq!(table.end(), Some(End::Series));
}

#[test]
fn ds_14_nine_in_a_line_are_one_series_if_the_first_is_not_at_an_end() {
    let mut table = wild([31, 32, 33, 34, 35, 36, 37, 38]).scored([32, 33, 34, 35, 36]).playing();
    table.plays(0, place("JD", 39));
    assert_eq!(table.series('a').len(), 1);
}

#[test]
fn ds_14_ten_in_a_line_are_two_unless_the_first_is_in_the_middle() {
    let nine = [30, 31, 32, 33, 34, 35, 36, 37, 38];
    let mut table = wild(nine).scored([31, 32, 33, 34, 35]).playing();
    table.plays(0, place("JD", 39));
    assert_eq!(table.series('a').len(), 2);
    let mut table = wild(nine).scored([32, 33, 34, 35, 36]).playing();
    table.plays(0, place("JD", 39));
    assert_eq!(table.series('a').len(), 1, "three to the left, four to the right");
}

#[test]
fn ds_14_a_crossing_series_counts() {
    let row = [31, 32, 33, 34, 35];
    let mut table = wild([31, 32, 33, 34, 35, 13, 23, 43]).scored(row).playing();
    table.plays(0, place("JD", 53));
    assert_eq!(table.series('a'), [line(row), line([13, 23, 33, 43, 53])]);
}

#[test]
fn ds_14_corners_are_not_counted_as_shared() {
    // Both use the corner, and nothing else.
    let mut table = wild([1, 2, 3, 4, 10, 20, 30]).scored([0, 1, 2, 3, 4]).playing();
    table.plays(0, place("JD", 40));
    assert_eq!(table.series('a').len(), 2);
}

#[test]
fn ds_14_only_the_teams_own_series_count() {
    let three = Options { teams: Teams::Three, ..PRESET };
    let mut table = given(["JD JC", "JD JC", "3S"])
        .options(three)
        .team('a', [1, 2, 3, 4])
        .scored([0, 1, 2, 3, 4])
        .team('b', [10, 20, 30])
        .turn_of(1)
        .playing();
    table.plays(1, place("JD", 40));
    assert_eq!((table.series('a').len(), table.series('b').len()), (1, 1));
}

#[test]
fn ds_15_the_player_says_which_five() {
    let mut table = wild([31, 32, 33, 34, 36, 37]).playing();
    table.plays(0, place("JD", 35));
    let view = table.seen(1);
    assert_eq!((view.phase, view.to_play), (Phase::Choose, Seat(0)));
    let fives = view.choice.unwrap().fives;
    assert_eq!(fives.as_slice(), [31, 32, 33].map(|at| line([at, at + 1, at + 2, at + 3, at + 4])));
    assert_eq!(table.menu(0).len(), 3);
    table.refuses(0, choose([33, 34, 35, 36, 38]), "DS-15");
    table.refuses(0, choose([34, 35, 36, 37, 38]), "DS-15");
    table.refuses(0, place("JC", 50), "DS-15").refuses(1, choose([32, 33, 34, 35, 36]), "DS-4");
    table.plays(0, choose([36, 35, 34, 33, 32]));
    assert_eq!(table.series('a'), [line([32, 33, 34, 35, 36])]);
    assert_eq!((table.seen(0).to_play, table.hand(0).len()), (Seat(1), 5));
    table.refuses(0, choose([31, 32, 33, 34, 35]), "DS-4");
    table.refuses(1, choose([31, 32, 33, 34, 35]), "DS-15");
}

#[test]
fn ds_15_after_the_time_limit_it_is_the_first() {
    let mut table = wild([31, 32, 33, 34, 36]).playing();
    table.plays(0, place("JD", 35)).waits(TIME_LIMIT - 1);
    assert_eq!(table.seen(0).phase, Phase::Choose);
    table.waits(1);
    assert_eq!(table.series('a'), [line([31, 32, 33, 34, 35])]);
    assert_eq!((table.seen(0).phase, table.seen(0).to_play), (Phase::Play, Seat(1)));
    assert_eq!(table.hand(0).len(), 5, "and the card is drawn");
}

#[test]
fn ds_15_the_new_marker_is_in_it() {
    // 36 lengthens a scored line: the only five with 36 that fits crosses it.
    let mut table = wild([31, 32, 33, 34, 35, 16, 26, 46]).scored([31, 32, 33, 34, 35]).playing();
    table.plays(0, place("JD", 36));
    assert_eq!(table.series('a').len(), 1);
    let mut table = wild([31, 32, 33, 34, 35, 16, 26, 46, 56]).scored([31, 32, 33, 34, 35]).playing();
    table.plays(0, place("JD", 36));
    assert_eq!(table.series('a')[1], line([16, 26, 36, 46, 56]));
}

#[test]
fn ds_15_one_marker_completes_two_series() {
    let mut table = wild([31, 32, 33, 34, 15, 25, 45, 55]).playing();
    table.plays(0, place("JD", 35));
    assert_eq!(table.series('a').len(), 2);
    assert_eq!(table.end(), Some(End::Series));
}

#[test]
fn ds_15_nine_at_once_are_two() {
    let mut table = wild([31, 32, 33, 34, 36, 37, 38, 39]).playing();
    table.plays(0, place("JD", 35));
    assert_eq!(table.series('a'), [line([31, 32, 33, 34, 35]), line([35, 36, 37, 38, 39])]);
}

#[test]
fn ds_15_as_many_as_can_be_are_scored_without_asking() {
    // Six across and five down: two series whichever six are taken, and two win.
    let mut table = wild([30, 31, 32, 33, 34, 15, 25, 45, 55]).scored([30, 31, 32, 33, 34]).playing();
    table.plays(0, place("JD", 35));
    assert_eq!(table.series('a').len(), 2);
    let mut table = wild([31, 32, 33, 34, 36, 15, 25, 45, 55]).playing();
    table.plays(0, place("JD", 35));
    assert_eq!(table.series('a'), [line([31, 32, 33, 34, 35]), line([15, 25, 35, 45, 55])]);
    assert!(!table.events().iter().any(|event| matches!(event, Event::Choosing { .. })));
}

#[test]
fn ds_15_nobody_is_asked_when_one_series_wins() {
    let one = Options { series_to_win: 1, ..PRESET };
    let mut table = wild([31, 32, 33, 34, 36]).options(one).playing();
    table.plays(0, place("JD", 35));
    assert_eq!(table.end(), Some(End::Series));
}
