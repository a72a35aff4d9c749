//! A turn (FC-7) and the piles (FC-14, FC-21, FC-22).

use five_crowns::{Action, Event, Options};
use table::Seat;

use super::given::{TableExt, card, discard, draw, given, go_out, hand, lay, open, take};

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

#[test]
fn fc_14_with_the_option_a_fresh_card_is_turned() {
    let options = Options { fresh_discard_on_reshuffle: true, ..Options::default() };
    let mut table = given(["3t 9h Kd", "4c 8s Qd"]).options(options).only_stock("7c").playing();
    table.plays(0, draw()).plays(0, discard("Kd"));
    let view = table.view(1);
    assert_eq!((view.discard.len(), view.stock as usize), (1, 116 - 6 - 1));
    let Some(Event::Reshuffled(new)) = table.events().into_iter().find(|e| matches!(e, Event::Reshuffled(_)))
    else {
        panic!("it was shuffled");
    };
    assert!(new.fresh);
    assert!(new.stock.contains(&card("Kd")), "the top card was shuffled in too");
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
