//! Going out and the last turn (FC-10 to FC-13).

use five_crowns::Event;
use table::Seat;

use super::given::{TableExt, card, discard, draw, given, go_out, go_out_with, hand, lay, melds, take};

/// The rulebook's example, in the round of six cards: three jacks and 8-9-10, the three of clubs goes.
const EXAMPLE: [&str; 3] = ["Jt Jh Js 8d 9d 3c", "4c 8s Qd 5h 9c Kt", "4t 8h Qc 5s 9s Kh"];

#[test]
fn fc_10_going_out_with_the_rulebooks_hand() {
    let mut table = given(EXAMPLE).next("10d").playing();
    table.plays(0, draw()).plays(0, go_out_with("Jt Jh Js / 8d 9d 10d", "3c"));
    let view = table.view(1);
    assert_eq!(view.out, Some(Seat(0)));
    assert_eq!(view.players[0].laid.as_ref().unwrap().melds, melds("Jt Jh Js / 8d 9d 10d"));
    assert_eq!(view.top(), Some(card("3c")));
    assert_eq!(view.to_play, Seat(1));
}

#[test]
fn fc_10_without_naming_melds() {
    let mut table = given(EXAMPLE).next("10d").playing();
    table.plays(0, draw()).plays(0, go_out("3c"));
    assert_eq!(table.view(1).out, Some(Seat(0)));
    assert_eq!(table.view(1).players[0].cards, 0);
}

#[test]
fn fc_10_going_out_is_optional() {
    let mut table = given(EXAMPLE).next("10d").playing();
    table.plays(0, draw());
    assert!(table.menu(0).contains(&go_out("3c")));
    table.plays(0, discard("3c"));
    assert_eq!(table.view(1).out, None);
}

#[test]
fn fc_10_the_discard_may_be_a_card_that_fits() {
    let mut table = given(["8d 9d 10d", "4c 8s Qd"]).next("Jd").playing();
    table.plays(0, draw());
    let menu = table.menu(0);
    assert!(menu.contains(&go_out("Jd")) && menu.contains(&go_out("8d")));
    assert!(!menu.contains(&go_out("9d")));
    table.plays(0, go_out("8d"));
    assert_eq!(table.view(1).players[0].laid.as_ref().unwrap().melds, melds("9d 10d Jd"));
}

#[test]
fn fc_10_refusals() {
    let mut table = given(EXAMPLE).next("10d").playing();
    table.plays(0, draw());
    table.refuses(0, go_out("Jt"), "FC-10");
    table.refuses(0, go_out_with("Jt Jh Js", "3c"), "FC-10");
    table.refuses(0, go_out_with("", "3c"), "FC-10");
    table.refuses(0, go_out_with("Jt Jh Js 8d / 9d 10d", "3c"), "FC-8");
    table.refuses(0, go_out_with("Jt Jh Js / 8d 9d 10d", "8d"), "FC-12");
    table.refuses(0, go_out_with("Jt Jh Jd / 8d 9d 10d", "3c"), "FC-12");
    table.plays(0, go_out("3c"));
}

#[test]
fn fc_11_each_other_player_has_exactly_one_more_turn() {
    let mut table = given(EXAMPLE).next("10d").playing();
    table.plays(0, draw()).plays(0, go_out("3c"));
    table.plays(1, take("3c")).plays(1, discard("Kt"));
    assert_eq!(table.view(0).to_play, Seat(2));
    table.plays(2, draw()).plays(2, discard("Kh"));
    assert_eq!(table.view(0).round, 5, "the round with six cards was the fourth");
    let turns = table.events().iter().filter(|event| matches!(event, Event::Laid { .. })).count();
    assert_eq!(turns, 3);
}

#[test]
fn fc_11_nobody_goes_out_after_another() {
    let mut table = given(["", "4c 8s Qd 9d", "8c 9c 10c Jc"]).out(0, "5t 6t 7t 8t").turn_of(2);
    let mut table = {
        table = table.laid(1, "");
        table.playing()
    };
    table.plays(2, draw());
    assert!(!table.menu(2).iter().any(|action| matches!(action, five_crowns::Action::GoOut { .. })));
    table.refuses(2, go_out("8c"), "FC-11");
}

#[test]
fn fc_11_a_card_is_discarded_even_if_all_would_fit() {
    let mut table = given(["", "8d 9d 10d"]).out(0, "5t 6t 7t").turn_of(1).next("Qd").playing();
    table.plays(1, draw()).plays(1, discard("8d"));
    let last = table.view(0).last.unwrap();
    assert_eq!(last.laid[1].points, 9 + 10 + 12, "8 went, and 9, 10, queen are no run");
}

#[test]
fn fc_11_no_card_goes_on_anothers_melds() {
    let mut table = given(["", "8t 9d Kc"]).out(0, "5t 6t 7t").turn_of(1).next("4h").playing();
    table.plays(1, draw());
    table.refuses(1, lay("5t 6t 7t 8t", "Kc"), "FC-12");
}

#[test]
fn fc_12_melds_are_not_laid_before() {
    let mut table = given(EXAMPLE).next("10d").playing();
    table.plays(0, draw());
    table.refuses(0, lay("Jt Jh Js", "3c"), "FC-12");
}

#[test]
fn fc_13_the_preset_leaves_the_fewest_points() {
    let mut table = given(["", "Kt Kh Kd 5c"]).out(0, "5t 6t 7t 8t").turn_of(1).next("9h").playing();
    table.plays(1, draw()).plays(1, discard("9h"));
    let last = table.view(0).last.unwrap();
    assert_eq!(last.laid[1].melds, melds("Kt Kh Kd"));
    assert_eq!((last.laid[1].points, &last.left[1]), (5, &hand("5c")));
}

#[test]
fn fc_13_the_player_may_choose() {
    let mut table = given(["", "Kt Kh Kd 5c"]).out(0, "5t 6t 7t 8t").turn_of(1).next("9h").playing();
    table.plays(1, draw());
    table.refuses(1, lay("Kt Kh 5c", "9h"), "FC-8");
    table.refuses(1, lay("Kt Kh Kd", "Kt"), "FC-12");
    table.plays(1, lay("", "9h"));
    assert_eq!(table.view(0).last.unwrap().laid[1].points, 13 * 3 + 5);
}

#[test]
fn fc_13_who_went_out_scores_nothing() {
    let mut table = given(EXAMPLE).next("10d").playing();
    table.plays(0, draw()).plays(0, go_out("3c"));
    table.plays(1, draw()).plays(1, discard("Kt")).plays(2, draw()).plays(2, discard("Kh"));
    let view = table.view(0);
    assert_eq!(view.players[0].total, 0);
    assert!(view.players[1].total > 0);
}
