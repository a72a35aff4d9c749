//! Every way the game can end (DS-16).

use double_series::{DoubleSeries, End, Event, Options, Teams};
use table::{Game, Verdict};

use super::given::{AtTheTable, Given, PRESET, STRICT, discard, exchange, give_up, given, place};
use super::table_talk::by_older_rules;

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
    // By today's rules nobody gives up a last card, and who has played last may draw.
    let mut table = by_older_rules(given(["2S", "", "", ""]), &[0]);
    table.plays(0, give_up(12, "2S"));
    assert_eq!(table.end(), Some(End::Hands));
    let mut table = given(["2S", "3S"]).options(STRICT).playing();
    table.plays(0, place("2S", 1)).plays(1, place("3S", 2));
    assert_eq!(table.end(), None, "who has played last may draw");
    assert_eq!(table.hand(1).len(), 1);
}

/// The cards 2♠ to 9♠ and 9♥ are dead.
fn all_dead<const N: usize>(hands: [&str; N]) -> Given {
    let dead = given(hands).team('a', [1, 2, 4, 6, 7, 28, 61, 82, 84, 86]);
    dead.team('b', [3, 5, 8, 64, 71, 81, 83, 85])
}

#[test]
fn ds_16_two_whole_rounds_without_a_play() {
    let mut table = all_dead(["2S", "9H"]).next("3S 4S 5S 6S 7S 8S 2S 3S 4S 5S").playing();
    // In each turn the one card is exchanged for another dead one, which is laid down.
    table.plays(0, exchange("2S")).plays(0, discard("3S"));
    table.plays(1, exchange("9H")).plays(1, discard("5S"));
    assert_eq!((table.end(), table.seen(0).idle), (None, 2), "they may draw something better");
    table.plays(0, exchange("4S")).plays(0, discard("7S"));
    assert_eq!(table.end(), None);
    table.plays(1, exchange("6S")).plays(1, discard("2S"));
    assert_eq!(table.end(), Some(End::Round));
    assert_eq!(table.sitting.outcome().unwrap().verdict, Verdict::Draw);
}

#[test]
fn ds_16_a_play_in_between_starts_the_two_rounds_anew() {
    let mut table = all_dead(["2S", "9H"]).next("3S 4S 5S 6S 7S KD QD").playing();
    table.plays(0, exchange("2S")).plays(0, discard("3S"));
    table.plays(1, exchange("9H")).plays(1, discard("5S"));
    table.plays(0, exchange("4S")).plays(0, discard("7S"));
    assert_eq!((table.end(), table.seen(0).idle), (None, 3));
    table.plays(1, exchange("6S")).plays(1, place("QD", 93));
    assert_eq!((table.end(), table.seen(0).idle), (None, 0));
}

#[test]
fn ds_16_who_has_no_cards_has_no_turns_to_wait_for() {
    let mut table = all_dead(["2S", "9H", "", ""]).next("3S 4S 5S 6S 7S 8S 2S 3S 4S 5S").playing();
    for (seat, dead, laid) in [(0, "2S", "3S"), (1, "9H", "5S"), (0, "4S", "7S"), (1, "6S", "2S")] {
        assert_eq!(table.end(), None);
        table.plays(seat, exchange(dead)).plays(seat, discard(laid));
    }
    assert_eq!(table.end(), Some(End::Round), "two rounds of two players");
}
