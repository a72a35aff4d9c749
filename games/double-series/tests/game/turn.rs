//! A turn, dead cards and the deck (DS-5, DS-8, DS-9, DS-10, DS-17).

use double_series::{Action, Event, Options};
use table::{Audience, Seat};

use super::given::{
    AtTheTable, PRESET, Table, card, cards, discard, exchange, given, hand, place, remove, square,
};

#[test]
fn ds_5_play_a_card_put_a_marker_draw_a_card() {
    let mut table = given(["2S 9H", "3S 4S"]).next("KD").playing();
    table.plays(0, place("2S", 86));
    let view = table.seen(1);
    assert_eq!(view.markers.rows()[8], "......a...");
    assert_eq!(view.players[0].pile.to_vec(), cards("2S"), "on the player's own pile");
    assert_eq!((view.players[0].cards, view.players[0].hand), (2, None));
    assert_eq!(table.hand(0), hand("9H KD"));
    assert_eq!(view.to_play, Seat(1));
}

#[test]
fn ds_5_refusals() {
    given(["2S 9H", "3S 4S"])
        .team('b', [1])
        .playing()
        .refuses(0, place("2S", 1), "DS-5")
        .refuses(0, place("2S", 2), "DS-5")
        .refuses(0, place("3S", 2), "DS-5")
        .refuses(0, exchange("KD"), "DS-5")
        .refuses(0, place("2S", 0), "DS-6")
        .plays(0, place("2S", 86));
}

#[test]
fn ds_5_the_menu_offers_each_card_once_on_each_of_its_spaces() {
    let table = given(["2S 2S 9H", "3S 4S"]).team('b', [1]).playing();
    let offered: Vec<Action> = table.menu(0);
    let turn = 1;
    let on = |text, at| Action::Place { turn, card: card(text), square: square(at) };
    assert_eq!(offered, [on("2S", 86), on("9H", 28), on("9H", 64)]);
    assert!(table.menu(1).is_empty());
}

#[test]
fn ds_8_a_dead_card_is_exchanged_before_playing() {
    let mut table = given(["2S 9H", "3S 4S"]).team('b', [1]).team('a', [86]).next("KD").playing();
    table.plays(0, exchange("2S"));
    assert_eq!(table.hand(0), hand("9H KD"));
    assert_eq!(table.seen(1).to_play, Seat(0), "the turn goes on");
    assert_eq!(table.seen(1).players[0].pile.to_vec(), cards("2S"));
    table.plays(0, place("9H", 28));
}

#[test]
fn ds_8_only_dead_cards_and_never_jacks() {
    let mut table = given(["2S JD", "3S 4S"]).team('b', [1]).playing();
    table.refuses(0, exchange("2S"), "DS-8").refuses(0, exchange("JD"), "DS-8");
}

#[test]
fn ds_8_a_dead_card_may_be_kept_and_revived_by_a_jack() {
    let mut table = given(["2S JH", "3S 4S"]).team('b', [1]).team('a', [86]).next("KD").playing();
    table.plays(0, remove("JH", 1)).plays(1, place("3S", 2)).plays(0, place("2S", 1));
}

#[test]
fn ds_8_as_many_exchanges_as_cards_at_the_start_of_the_turn() {
    let dead = given(["2S 9H", "3S 4S"]).team('b', [1, 28, 2]).team('a', [86, 64, 85]);
    let mut table = dead.next("3S 2S KD").playing();
    table.plays(0, exchange("2S")).plays(0, exchange("9H"));
    assert_eq!(table.hand(0), hand("2S 3S"));
    table.refuses(0, exchange("2S"), "DS-8");
    assert!(!table.menu(0).iter().any(|action| matches!(action, Action::Exchange { .. })));
    table.plays(0, discard("2S"));
    assert_eq!(table.seen(1).exchanges, 2);
}

#[test]
fn ds_9_who_cannot_play_lays_a_card_down_and_draws() {
    // A one-eyed jack without a marker to take away is not dead, and cannot be exchanged.
    let mut table = given(["JS JH", "3S 4S"]).team('a', [1, 86]).next("KD").playing();
    assert_eq!(table.menu(0).len(), 2, "both can be laid down, and nothing else can be done");
    table.plays(0, discard("JH"));
    assert_eq!(table.hand(0), hand("JS KD"));
    assert_eq!(table.seen(0).to_play, Seat(1));
    assert_eq!(table.seen(0).idle, 1);
    table.plays(1, place("3S", 2));
    assert_eq!(table.seen(0).idle, 0);
}

#[test]
fn ds_9_dead_cards_are_exchanged_first() {
    let mut table = given(["2S JH", "3S 4S"]).team('a', [1, 86]).next("3S KD").playing();
    let exchange_only = |table: &Table| matches!(table.menu(0)[..], [Action::Exchange { .. }]);
    assert!(exchange_only(&table));
    table.refuses(0, discard("2S"), "DS-9").refuses(0, discard("JH"), "DS-9").plays(0, exchange("2S"));
    table.refuses(0, discard("JH"), "DS-9").plays(0, place("3S", 2));
    // Two cards in hand, so two exchanges; then one is laid down.
    let dead = given(["2S 9H", "3S 4S"]).team('a', [1, 28, 2]).team('b', [86, 64, 85]);
    let mut table = dead.next("3S 2S KD").playing();
    table.plays(0, exchange("2S")).refuses(0, discard("3S"), "DS-9").plays(0, exchange("3S"));
    table.plays(0, discard("9H"));
    assert_eq!(table.hand(0), hand("2S KD"));
}

#[test]
fn ds_9_who_can_play_must() {
    given(["2S 9H", "3S 4S"]).playing().refuses(0, discard("2S"), "DS-9");
    given(["2S JD", "3S 4S"]).team('a', [1, 86]).playing().refuses(0, discard("2S"), "DS-9");
    given(["2S JS", "3S 4S"]).team('a', [1]).team('b', [86]).playing().refuses(0, discard("2S"), "DS-9");
}

#[test]
fn ds_9_who_has_no_cards_is_skipped() {
    let mut table = given(["2S 9H", "", "4S", "5S"]).playing();
    table.plays(0, place("2S", 1));
    assert_eq!(table.seen(0).to_play, Seat(2));
}

#[test]
fn ds_10_the_piles_become_the_deck_when_its_last_card_is_drawn() {
    let mut table = given(["2S 9H", "3S 4S"]).only_deck("KD").playing();
    table.plays(0, place("2S", 1));
    let view = table.seen(0);
    assert_eq!(table.hand(0), hand("9H KD"));
    assert_eq!((view.deck, view.reshuffles), (104 - 4, 1), "the card just played is shuffled in too");
    assert!(view.players.iter().all(|player| player.pile.is_empty()));
    let reshuffled = table.events().iter().any(|event| matches!(event, Event::Reshuffled(_)));
    assert!(reshuffled);
}

#[test]
fn ds_10_there_is_always_a_card_to_draw() {
    for seats in [2, 9, 10] {
        let hands = u32::from(seats) * u32::from(Options::hand_size(seats));
        assert!(hands < 104);
        assert!(Table::open(&PRESET, seats, 1).seen(0).deck > 0);
    }
}

#[test]
fn ds_17_piles_lie_open_and_hands_do_not() {
    let mut table = given(["2S 9H", "3S 4S"]).next("KD QD").playing();
    table.plays(0, place("2S", 1)).plays(1, place("3S", 2));
    for audience in [Audience::Seat(Seat(0)), Audience::Seat(Seat(1)), Audience::Spectator] {
        let view = table.sitting.view(audience);
        assert_eq!(view.players[0].pile.to_vec(), cards("2S"));
        assert_eq!(view.players[1].pile.to_vec(), cards("3S"));
        let seen: Vec<bool> = view.players.iter().map(|player| player.hand.is_some()).collect();
        assert_eq!(seen, [audience == Audience::Seat(Seat(0)), audience == Audience::Seat(Seat(1))]);
        assert_eq!(view.deck_cards, None);
    }
}
