//! A turn (FC-7) and the piles (FC-14, FC-21, FC-22).

use five_crowns::together::Drawing;
use five_crowns::{Action, Event, Options, Reshuffle};
use table::Seat;

use super::given::{Table, TableExt, card, discard, draw, given, go_out, hand, lay, open, take};

#[test]
fn fc_7_draw_from_the_stock_then_discard() {
    let mut table = given(["3t 9h Kd", "4c 8s Qd"]).next("7c").playing();
    table.plays(0, draw());
    assert_eq!(table.hand(0), hand("3t 9h Kd 7c"));
    assert_eq!(table.view(0).drawn, Some(card("7c")));
    assert_eq!(table.view(1).drawn, None, "nobody else sees it");
    table.plays(0, discard("Kd"));
    assert_eq!(table.hand(0), hand("3t 9h 7c"));
    assert_eq!(table.view(1).top(), Some(card("Kd")));
    assert_eq!(table.view(1).to_play, Seat(1));
}

#[test]
fn fc_7_take_the_discard() {
    let mut table = given(["3t 9h Kd", "4c 8s Qd"]).top("5c 10h").playing();
    table.plays(0, take("10h"));
    assert_eq!(table.view(1).drawn, Some(card("10h")), "all saw it");
    table.plays(0, discard("10h"));
    assert_eq!(table.view(0).top(), Some(card("10h")), "it may be discarded again");
}

#[test]
fn fc_7_refusals() {
    given(["3t 9h Kd", "4c 8s Qd"])
        .top("5c 10h")
        .playing()
        .refuses(0, discard("3t"), "FC-7")
        .refuses(0, take("5c"), "FC-7")
        .refuses(0, take("Kd"), "FC-7")
        .refuses(0, go_out("3t"), "FC-7")
        .refuses(0, lay("", "3t"), "FC-7")
        .plays(0, draw())
        .refuses(0, draw(), "FC-7")
        .refuses(0, take("10h"), "FC-7")
        .refuses(0, discard("Qd"), "FC-7")
        .plays(0, discard("3t"));
}

#[test]
fn fc_5_out_of_turn_and_out_of_date() {
    let mut table = given(["3t 9h Kd", "4c 8s Qd"]).playing();
    table.refuses(1, draw(), "FC-5").plays(0, draw()).plays(0, discard("Kd"));
    table.refuses(0, draw(), "FC-5");
    let late = table.act(1, Action::Draw { turn: 1 }).unwrap_err();
    assert_eq!(late.rule(), "FC-5");
    let early = table.act(1, Action::Draw { turn: 3 }).unwrap_err();
    assert_eq!(early.rule(), "FC-5");
    table.act(1, Action::Draw { turn: 2 }).unwrap();
}

#[test]
fn fc_7_the_menu_offers_each_card_once() {
    let mut table = given(["9h 9h Kd", "4c 8s Qd"]).next("W").playing();
    assert_eq!(table.menu(0), [draw(), take("10h")]);
    assert_eq!(table.menu(1), []);
    table.plays(0, draw());
    let menu = table.menu(0);
    let outs = ["9h", "Kd", "W"].map(discard);
    assert!(outs.iter().all(|action| menu.contains(action)));
    assert_eq!(menu.iter().filter(|action| matches!(action, Action::Discard { .. })).count(), 3);
}

#[test]
fn fc_14_the_discard_pile_becomes_the_stock_at_the_end_of_the_turn() {
    let mut table = given(["3t 9h Kd", "4c 8s Qd"]).only_stock("7c").playing();
    table.plays(0, draw());
    assert_eq!(table.view(0).stock, 0);
    table.plays(0, discard("Kd"));
    let view = table.view(1);
    assert_eq!(view.discard.as_slice(), [card("Kd")], "the top card stays");
    assert_eq!(view.stock as usize, 116 - 6 - 1);
    assert_eq!(view.reshuffles, 1);
}

/// The reshuffles so far.
fn reshuffles(table: &Table) -> Vec<Reshuffle> {
    let reshuffle = |event: Event| match event {
        Event::Reshuffled(new) => Some(*new),
        _ => None,
    };
    table.events().into_iter().filter_map(reshuffle).collect()
}

const FRESH: Options = Options { first_deal: 3, fresh_discard_on_reshuffle: true };

#[test]
fn fc_14_in_any_round_and_for_any_number() {
    let mut table = given(["3t 9h Kd 8h", "4c 8s Qd 9d", "4h 8c Qs 9s"]).only_stock("7c").playing();
    table.plays(0, draw()).plays(0, discard("Kd"));
    assert_eq!(table.view(1).stock as usize, 116 - 12 - 1, "in the second round of three");
}

#[test]
fn fc_14_with_the_option_the_next_player_can_take_the_last_discard() {
    let mut table = given(["3t 9h Kd", "4c 8s Qd"]).options(FRESH).only_stock("7c").playing();
    table.plays(0, draw()).plays(0, discard("Kd"));
    assert_eq!(table.view(1).stock, 0, "nothing is shuffled yet");
    assert_eq!(table.menu(1), [draw(), take("Kd")].map(|action| table.dated(action)));
    table.plays(1, take("Kd")).plays(1, discard("Qd"));
    assert_eq!((table.view(0).stock, table.view(0).reshuffles), (0, 0), "nobody wanted a card of the stock");
    assert!(reshuffles(&table).is_empty());
}

#[test]
fn fc_14_with_the_option_all_is_shuffled_when_a_card_is_to_be_drawn() {
    let mut table = given(["3t 9h Kd", "4c 8s Qd"]).options(FRESH).only_stock("7c").playing();
    table.plays(0, draw()).plays(0, discard("Kd")).plays(1, draw());
    let [new] = &reshuffles(&table)[..] else { panic!("it was shuffled once") };
    assert!(new.fresh);
    assert_eq!((new.stock.len(), table.view(1).stock as usize), (116 - 6 - 1, 116 - 6 - 2));
    assert_eq!(new.stock.iter().chain([&new.top]).filter(|other| **other == card("Kd")).count(), 2, "both");
    assert_eq!(table.view(1).discard.as_slice(), [new.top], "a fresh card is turned");
    assert_eq!(table.view(1).drawn, Some(new.stock[0]), "and the player has the next one");
    table.refuses(1, take(&new.top.to_string()), "FC-7");
}

#[test]
fn fc_14_with_the_option_on_a_last_turn_too() {
    let given = given(["", "4c 8s Qd"]).out(0, "5t 6t 7t").turn_of(1).options(FRESH);
    let mut table = given.reshuffles(2).only_stock("").playing();
    table.plays(1, draw()).plays(1, discard("Qd"));
    assert_eq!(reshuffles(&table).len(), 1);
    assert_eq!(table.view(0).round, 2);
}

#[test]
fn fc_14_not_after_the_last_turn_of_a_round() {
    let mut table = given(["", "4c 8s Qd"]).out(0, "5t 6t 7t").turn_of(1).only_stock("7c").playing();
    table.plays(1, draw()).plays(1, discard("Qd"));
    assert!(!table.events().iter().any(|event| matches!(event, Event::Reshuffled(_))));
    assert_eq!(table.view(0).round, 2);
}

#[test]
fn fc_14_taking_the_discard_leaves_the_stock() {
    let mut table = given(["3t 9h Kd", "4c 8s Qd"]).only_stock("7c").playing();
    table.plays(0, take("10h")).plays(0, discard("10h"));
    assert_eq!(table.view(1).stock, 1);
}

#[test]
fn fc_21_at_the_third_reshuffle_everybody_counts() {
    let mut table = given(["5t 6t 7t 9c", "4c 8s Qd Kd"]).reshuffles(2).only_stock("7c").playing();
    table.plays(0, draw()).plays(0, discard("7c"));
    let view = table.view(0);
    assert_eq!(view.round, 3, "nobody went out, and yet the next round is dealt");
    let last = view.last.unwrap();
    assert_eq!(last.out, None);
    let points: Vec<u16> = last.laid.iter().map(|laid| laid.points).collect();
    assert_eq!(points, [9, 8], "by the best melds of each hand: the wild four makes a run of queen and king");
}

#[test]
fn fc_21_with_the_option_the_round_ends_when_a_card_is_to_be_drawn_for_the_third_time() {
    let given = given(["5t 6t 7t 9c", "4c 8s Qd Kd"]).options(FRESH).reshuffles(2);
    let mut table = given.only_stock("").top("3h 10h").playing();
    assert_eq!(table.view(0).drawing(), Drawing::RoundEnd);
    table.plays(0, take("10h")).plays(0, discard("10h"));
    assert_eq!(table.view(1).round, 2, "the last discard can be taken");
    table.plays(1, draw());
    assert!(reshuffles(&table).is_empty());
    let last = table.view(0).last.unwrap();
    assert_eq!((last.round, last.out), (2, None));
    let points: Vec<u16> = last.laid.iter().map(|laid| laid.points).collect();
    assert_eq!(points, [9, 8], "nobody drew or discarded a card for it");
}

#[test]
fn fc_21_once_somebody_is_out_the_round_goes_on() {
    let given = given(["", "4c 8s Qd", "5h 9c Js"]).out(0, "5t 6t 7t").turn_of(1);
    let mut table = given.reshuffles(2).only_stock("7c").playing();
    table.plays(1, draw()).plays(1, discard("Qd"));
    assert_eq!(table.view(2).reshuffles, 3);
    table.plays(2, draw());
}

#[test]
fn fc_22_the_discard_pile_is_known_to_all() {
    let mut table = given(["3t 9h Kd", "4c 8s Qd"]).top("5c 10h").playing();
    table.plays(0, draw()).plays(0, discard("Kd"));
    for seat in 0..2 {
        assert_eq!(table.view(seat).discard.as_slice(), ["5c", "10h", "Kd"].map(card));
    }
}

#[test]
fn fc_18_hands_are_not_placed_into_at_a_table() {
    let mut table = open(Options::default(), 2, 1);
    let seat = table.view(0).to_play.0;
    table.refuses(seat, Action::Place { turn: 1, hand: 3, discard: card("3t") }, "FC-18");
}
