//! Drawing by hand (DS-7, DS-21).

use double_series::{Action, DoubleSeries, Event, MayDraw, Pile};
use table::{Dice, Moment, Seat, Sitting};

use super::given::{
    AtTheTable, PRESET, STRICT, Table, discard, draw, exchange, give_up, given, hand, place, remove,
};
use super::table_talk::by_older_rules;

#[test]
fn ds_7_automatic_draws_by_itself() {
    let mut table = given(["2S 9H", "3S 4S"]).options(PRESET).next("KD").playing();
    table.refuses(0, draw(), "DS-7").plays(0, place("2S", 1));
    assert_eq!(table.hand(0), hand("9H KD"));
    table.refuses(0, draw(), "DS-7");
}

#[test]
fn ds_7_strict_draws_before_the_next_player_has_played() {
    let mut table = given(["2S 9H", "3S 4S"]).options(STRICT).next("KD").playing();
    table.refuses(0, draw(), "DS-7").plays(0, place("2S", 1));
    assert_eq!(table.hand(0), hand("9H"));
    assert_eq!(table.seen(1).may_draw, Some(MayDraw { seat: Seat(0), turn: 1 }));
    assert_eq!(table.menu(0), [Action::Draw { turn: 1 }]);
    table.refuses(1, draw(), "DS-7");
    assert_eq!(table.act(0, Action::Draw { turn: 2 }).unwrap_err().rule(), "DS-7");
    table.plays(0, draw());
    assert_eq!(table.hand(0), hand("9H KD"));
    table.refuses(0, draw(), "DS-7").plays(1, place("3S", 2));
    assert_eq!(table.seen(0).players[0].lost, 5, "as at the start of this position");
}

#[test]
fn ds_7_who_is_late_goes_on_with_a_card_fewer() {
    let mut table = given(["2S 9H 5H", "3S 4S"]).options(STRICT).playing();
    let lost = table.seen(0).players[0].lost;
    table.plays(0, place("2S", 1)).plays(1, place("3S", 2));
    assert!(table.events().contains(&Event::Forfeited { seat: Seat(0) }));
    assert_eq!(table.seen(1).players[0].lost, lost + 1);
    table.refuses(0, draw(), "DS-7").plays(1, draw()).plays(0, place("9H", 28)).plays(0, draw());
    assert_eq!(table.hand(0).len(), 2, "to the end of the game");
}

#[test]
fn ds_7_any_completed_play_ends_the_right_and_an_exchange_does_not() {
    let dead = || given(["9H", "2S JH 4S"]).team('a', [1]).team('b', [86]).options(STRICT);
    let mut table = dead().may_draw(0).turn_of(1).playing();
    table.plays(1, exchange("2S"));
    assert_eq!(table.seen(0).may_draw.map(|due| due.seat), Some(Seat(0)));
    table.plays(1, remove("JH", 1));
    assert_eq!(table.seen(0).may_draw.map(|due| due.seat), Some(Seat(1)));
    let mut table = given(["9H", "2S"]).team('a', [1]).team('b', [86]).options(STRICT);
    (table.position.may_draw, table.position.exchanges) = (Some(MayDraw { seat: Seat(0), turn: 1 }), Some(0));
    let mut table = table.turn_of(1).playing();
    table.plays(1, discard("2S"));
    assert!(table.events().contains(&Event::Forfeited { seat: Seat(0) }), "laying a card down is a play");
}

#[test]
fn ds_7_the_last_card_of_the_deck_can_be_drawn() {
    let mut table = given(["2S 9H", "3S 4S"]).options(STRICT).only_deck("KD").playing();
    table.plays(0, place("2S", 1)).plays(0, draw());
    assert_eq!(table.hand(0), hand("9H KD"));
    assert_eq!((table.seen(0).reshuffles, table.seen(0).deck), (1, 104 - 4));
}

/// The rules never let the deck be empty (DS-10); if it were, nobody would lose a card by it.
#[test]
fn ds_7_nothing_is_lost_when_nothing_could_be_drawn() {
    let mut game: DoubleSeries = given(["2S 9H", "3S 4S"]).options(STRICT).playing().sitting.game().clone();
    game.deck = Pile::new();
    let lost = game.players[0].lost;
    let sitting = Sitting::resume(game, Dice::from_number(5), Moment::START);
    let mut table = Table { sitting, log: Vec::new() };
    table.plays(0, place("2S", 1));
    assert!(table.menu(0).is_empty(), "there is no card to draw");
    table.plays(1, place("3S", 2));
    assert_eq!(table.seen(0).players[0].lost, lost);
    assert!(!table.events().iter().any(|event| matches!(event, Event::Forfeited { .. })));
}

#[test]
fn ds_21_nobody_is_too_quick_for_the_only_one_with_cards() {
    let mut table = given(["2S 9H", ""]).options(STRICT).next("KD").playing();
    table.plays(0, place("2S", 1));
    assert_eq!(table.hand(0), hand("9H KD"));
    assert_eq!((table.seen(0).to_play, table.seen(0).may_draw), (Seat(0), None));
    let mut table = given(["2S", ""]).options(STRICT).next("KD").playing();
    table.plays(0, place("2S", 1));
    assert_eq!(table.hand(0), hand("KD"), "also the last card");
}

#[test]
fn ds_21_when_the_turn_comes_back_before_the_next_play() {
    // At a table of older rules seat 1 has to give up its only card; the turn comes back to seat 0, who has not drawn.
    let table = given(["9H", "3S", "", ""]).options(STRICT).next("KD").may_draw(0).turn_of(1);
    let mut table = by_older_rules(table, &[1]);
    table.plays(1, give_up(12, "3S"));
    assert_eq!(table.hand(0), hand("9H KD"));
    assert_eq!(table.seen(0).to_play, Seat(0));
}
