//! Every way the game can end (DS-16).

use double_series::{DoubleSeries, End, Event, Options, Teams, Vote};
use table::{Game, Verdict};

use super::given::{AtTheTable, Given, PRESET, STRICT, accuse, discard, give_up, given, place, vote};

/// Four by two in a pattern without five in a line; the spaces given stay free.
fn crowded(hands: [&str; 2], free: &[u8]) -> Given {
    let mut given = given(hands);
    for at in (0..100u8).filter(|at| ![0, 9, 90, 99].contains(at) && !free.contains(at)) {
        let letter = if (at / 10 + at % 10 / 2 * 2 + at / 20) % 4 < 2 { 'a' } else { 'b' };
        given = given.team(letter, [at]);
    }
    given
}

#[test]
fn ds_16_two_series_win_at_once() {
    let mut table =
        given(["JD 2S", "3S 4S"]).team('a', [1, 2, 3, 4, 31, 32, 33, 34]).scored([0, 1, 2, 3, 4]).playing();
    table.plays(0, place("JD", 35));
    let outcome = table.sitting.outcome().unwrap();
    assert_eq!(table.end(), Some(End::Series));
    assert_eq!((outcome.verdict, outcome.places, outcome.scores), (Verdict::Ranked, vec![1, 2], vec![2, 0]));
    assert_eq!(table.hand(0).len(), 1, "no card is drawn any more");
    table.refuses(1, place("3S", 2), "T-2");
    assert!(table.menu(0).is_empty() && table.menu(1).is_empty());
}

#[test]
fn ds_16_one_series_is_enough_with_the_option() {
    let one = Options { series_to_win: 1, ..PRESET };
    let mut table = given(["JD 2S", "3S 4S"]).options(one).team('a', [31, 32, 33, 34]).playing();
    table.plays(0, place("JD", 35));
    assert_eq!(table.end(), Some(End::Series));
    for series_to_win in [0, 3] {
        let options = Options { series_to_win, ..PRESET };
        assert_eq!(DoubleSeries::accepts(&options, 2).unwrap_err().rule(), "DS-16");
    }
}

#[test]
fn ds_16_team_mates_share_their_place() {
    let one = Options { series_to_win: 1, teams: Teams::Three, ..PRESET };
    let hands = ["JD", "3S", "4S", "5S", "6S", "7S"];
    let mut table = given(hands).options(one).team('a', [31, 32, 33, 34]).playing();
    table.plays(0, place("JD", 35));
    let outcome = table.sitting.outcome().unwrap();
    assert_eq!(outcome.places, [1, 2, 2, 1, 2, 2]);
    assert_eq!(outcome.winners().count(), 2);
}

#[test]
fn ds_16_no_free_space_is_left() {
    let mut table = crowded(["2S 9H", "3S 4S"], &[1]).playing();
    table.plays(0, place("2S", 1));
    assert_eq!(table.end(), Some(End::Board));
    assert_eq!(table.sitting.outcome().unwrap().verdict, Verdict::Draw);
}

#[test]
fn ds_16_more_series_win_when_nothing_goes_on() {
    let mut table = given(["2S", "3S 4S"]).only_deck("KD").reshuffles(3);
    table = table.team('b', [31, 32, 33, 34, 35]).scored([31, 32, 33, 34, 35]);
    let mut table = table.playing();
    table.plays(0, place("2S", 1));
    let outcome = table.sitting.outcome().unwrap();
    assert_eq!((outcome.verdict, outcome.places), (Verdict::Ranked, vec![2, 1]));
}

#[test]
fn ds_16_the_fourth_reshuffle() {
    let mut table = given(["2S 9H", "3S 4S"]).only_deck("KD").reshuffles(3).playing();
    table.plays(0, place("2S", 1));
    assert_eq!(table.end(), Some(End::Reshuffle));
    assert!(!table.events().iter().any(|event| matches!(event, Event::Reshuffled(_))));
    let mut table = given(["2S 9H", "3S 4S"]).only_deck("KD").reshuffles(2).playing();
    table.plays(0, place("2S", 1));
    assert_eq!((table.end(), table.seen(0).reshuffles), (None, 3));
}

#[test]
fn ds_16_nobody_has_a_card() {
    let mut table = given(["2S", "", "", ""]).playing();
    table.plays(1, accuse(0, 4)).plays(3, vote(4, Vote::Agree)).plays(0, give_up(4, "2S"));
    assert_eq!(table.end(), Some(End::Hands));
    let mut table = given(["2S", "3S"]).options(STRICT).playing();
    table.plays(0, place("2S", 1)).plays(1, place("3S", 2));
    assert_eq!(table.end(), None, "who has played last may draw");
    assert_eq!(table.hand(1).len(), 1);
}

#[test]
fn ds_16_a_whole_round_without_a_play() {
    // Both spaces of 2♠, 9♥ and 3♠ are occupied, and so is nothing that a hand could use.
    let dead = given(["2S 9H", "2S 9H"]).team('a', [1, 86, 2]).team('b', [28, 64, 85]);
    let mut table = dead.next("3S 3S").playing();
    table.plays(0, discard("2S"));
    assert_eq!(table.end(), None);
    table.plays(1, discard("9H"));
    assert_eq!(table.end(), Some(End::Round));
    assert_eq!(table.sitting.outcome().unwrap().verdict, Verdict::Draw);
}

#[test]
fn ds_16_a_play_in_between_starts_the_round_anew() {
    let dead = given(["2S 9H", "4S 9H"]).team('a', [1, 86, 2]).team('b', [28, 64, 85]);
    let mut table = dead.next("3S 3S KD").playing();
    table.plays(0, discard("2S")).plays(1, place("4S", 3)).plays(0, discard("9H"));
    assert_eq!((table.end(), table.seen(0).idle), (None, 1));
}
