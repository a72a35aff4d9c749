//! Choices out of time (OM-21), on a clock that stands until the test moves it.

use std::collections::BTreeSet;

use one_more::{Event, OneMore, Options, Pair, Phase};
use table::{Audit, Dice, Game, Moment, Seat, Seats};

use super::given::{Table, TableExt, dated, draw, exchange, give, given, play};

/// Seat 0 has just played a card that asks for a choice, at 100 ms, with 5 seconds for it.
fn asked(card: &str) -> Table {
    let hands = [&format!("{card} 8+x"), "6-a 9+d", "8-a 2-d", "7-t"];
    let mut table = given(hands).centre("3+t").seconds(5).playing();
    table.plays(0, play(card));
    table
}

#[test]
fn om_21_a_choice_has_its_time() {
    let mut table = asked("4+d");
    assert_eq!(table.seen(2).until, Some(Moment(5_100)), "all see until when");
    assert_eq!(table.sitting.game().deadline(), Some(Moment(5_100)));
    table.wait_until(Moment(5_099));
    assert_eq!(table.seen(0).phase, Phase::Draw);
    table.wait_until(Moment(5_100));
    assert_eq!((table.seen(0).phase, table.seen(0).until, table.to_play()), (Phase::Play, None, 1));
    assert_eq!(table.sizes().iter().sum::<u8>(), 7, "somebody has drawn");
}

#[test]
fn om_21_in_time_nothing_is_left_to_chance() {
    let mut table = asked("4+d");
    table.wait_until(Moment(4_900)).plays(0, draw(2));
    assert_eq!(table.hand(2).len(), 3);
    assert!(table.events().iter().any(|event| matches!(event, Event::Drew { chance: false, .. })));
}

#[test]
fn om_21_a_choice_that_comes_too_late_is_refused() {
    let mut table = asked("4+d");
    table.wait_until(Moment(5_090));
    // It arrives at 5.190 s: by then chance has chosen.
    let late = table.act(0, dated(draw(2), 1)).unwrap_err();
    assert_eq!(late.rule(), "OM-25");
    assert_eq!(table.to_play(), 1);
}

#[test]
fn om_21_a_pair_by_chance_then_both_cards_by_chance() {
    let mut table = asked("4+x");
    table.wait_until(Moment(5_100));
    let view = table.seen(0);
    assert_eq!((view.phase, view.until), (Phase::Give, Some(Moment(10_100))));
    let before = [0, 1, 2, 3].map(|seat| table.hand(seat));
    table.wait_until(Moment(10_100));
    let after = [0, 1, 2, 3].map(|seat| table.hand(seat));
    let changed = before.iter().zip(after).filter(|(before, after)| *before != after).count();
    assert_eq!((changed, table.seen(0).phase), (2, Phase::Play));
    let chance = |event: &Event| {
        matches!(event, Event::Paired { chance: true, .. } | Event::Offered { chance: true, .. })
    };
    assert_eq!(table.events().iter().filter(|event| chance(event)).count(), 3);
}

#[test]
fn om_21_both_have_the_same_time_and_who_has_chosen_keeps_it() {
    let mut table = asked("4+x");
    table.plays(0, exchange(1, 2));
    assert_eq!(table.seen(0).until, Some(Moment(5_200)));
    table.plays(1, give("9+d"));
    assert_eq!(table.seen(0).until, Some(Moment(5_200)), "the same for the other");
    assert_eq!(table.sitting.game().awaited(), Seats::one(Seat(2)));
    table.wait_until(Moment(5_200));
    assert!(table.hand(2).contains("9+d".parse().unwrap()));
    let offered: Vec<bool> = table
        .events()
        .iter()
        .filter_map(|event| if let Event::Offered { chance, .. } = event { Some(*chance) } else { None })
        .collect();
    assert_eq!(offered, [false, true]);
}

#[test]
fn om_21_chance_can_choose_anything_that_is_allowed() {
    let chosen = |seed: u64, card: &str| -> Vec<String> {
        let hands = [&format!("{card} 8+x"), "6-a 9+d", "", "7-t"];
        let position = given(hands).centre("3+t").seconds(5).position();
        let mut table = Table::restore_with(&position, Moment::START, seed);
        table.plays(0, play(card)).wait_until(Moment(5_100));
        let choice = |event: &Event| match event {
            Event::Drew { seat, chance: true, .. } => Some(format!("{seat}")),
            Event::Paired { pair, chance: true, .. } => {
                Some(format!("{:?}", pair.seats().map(|seat| seat.0)))
            }
            _ => None,
        };
        table.events().iter().filter_map(choice).collect()
    };
    let all = |card| (0..60).flat_map(|seed| chosen(seed, card)).collect::<BTreeSet<String>>();
    assert_eq!(all("4+d").into_iter().collect::<Vec<_>>(), ["0", "1", "3"], "not seat 2, who has left");
    assert_eq!(all("4+x").into_iter().collect::<Vec<_>>(), ["[0, 1]", "[0, 3]", "[1, 3]"]);
}

#[test]
fn om_21_what_chance_chose_can_be_checked() {
    let dice = Dice::from_number(5);
    let mut table = asked("4+x");
    let before = table.sitting.game().clone();
    table.log.clear();
    table.wait_until(Moment(10_100));
    let verdict = |events: &[Event]| {
        let (mut game, mut audit) = (before.clone(), Audit::new(dice));
        for event in events {
            game.audit(event, &mut audit);
            game.apply(event);
        }
        (audit.checks().len(), audit.checks().iter().all(|check| check.holds))
    };
    let mut events = table.events();
    assert_eq!(verdict(&events), (3, true));
    let Event::Paired { pair, .. } = &mut events[0] else { panic!("a pair") };
    let [one, other] = pair.seats().map(|seat| seat.0);
    let third = (0..3).find(|seat| *seat != one && *seat != other).unwrap();
    *pair = Pair::new(Seat(one), Seat(third));
    assert!(!verdict(&events).1, "another pair is not what the dice say");
}

#[test]
fn om_21_without_a_limit_nothing_comes_due() {
    let mut table = given(["4+d 8+x", "6-a 9+d", "8-a 2-d"]).centre("3+t").seconds(0).playing();
    table.plays(0, play("4+d"));
    assert_eq!((table.seen(0).until, table.sitting.game().deadline()), (None, None));
    table.wait_until(Moment(1_000_000_000)).plays(0, draw(1));
}

#[test]
fn om_21_playing_a_card_has_no_limit() {
    let mut table = given(["4+d 8+x", "6-a 9+d", "8-a 2-d"]).centre("3+t").seconds(5).playing();
    assert_eq!(table.sitting.game().deadline(), None);
    table.wait_until(Moment(1_000_000_000)).plays(0, play("8+x"));
}

#[test]
fn om_21_up_to_five_minutes() {
    for choice_seconds in [i32::MIN, -1, 301, i32::MAX] {
        let options = Options { choice_seconds, ..Options::default() };
        assert_eq!(OneMore::accepts(&options, 3).unwrap_err().rule(), "OM-21", "{choice_seconds}");
    }
    for choice_seconds in [0, 1, 30, 300] {
        OneMore::accepts(&Options { choice_seconds, ..Options::default() }, 3).unwrap();
    }
}
