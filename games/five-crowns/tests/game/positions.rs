//! Positions that cannot be are refused by the rule they break.

use five_crowns::solo::SoloPosition;
use five_crowns::together::{Phase, TogetherPosition};
use five_crowns::{FiveCrowns, Options, Position};
use testkit::Driver;
use testkit::driver::refused;

use super::given::{Table, TableExt, cards, given};

#[test]
fn fc_1_no_card_more_often_than_in_the_pack() {
    let mut position = given(["3t 9h Kd", "4c 8s Qd"]).position();
    position.stock = None;
    position.hands[1] = cards("Kd Kd Qd");
    assert_eq!(rule_against(position), "FC-1");
    let mut position = given(["3t 9h Kd", "4c 8s Qd"]).position();
    position.stock.as_mut().unwrap().pop();
    assert_eq!(rule_against(position), "FC-1", "a card is missing");
}

fn rule_against(position: TogetherPosition) -> String {
    refused::<FiveCrowns>(&Position::Together(position)).rule().to_owned()
}

#[test]
fn fc_3_hands_of_the_size_dealt() {
    assert_eq!(given(["3t 9h Kd", "4c 8s Qd 5c"]).wild(3).refused().rule(), "FC-3");
    assert_eq!(given(["3t 9h", "4c 8s Qd"]).refused().rule(), "FC-3");
}

#[test]
fn fc_5_seats_that_are_at_the_table() {
    assert_eq!(given(["3t 9h Kd", "4c 8s Qd"]).turn_of(2).refused().rule(), "FC-5");
}

#[test]
fn fc_6_two_to_ten_hands() {
    let mut position = given(["3t 9h Kd", "4c 8s Qd"]).position();
    position.hands.truncate(1);
    assert_eq!(rule_against(position), "FC-6");
}

#[test]
fn fc_8_melds_that_are_melds() {
    assert_eq!(given(["", "4c 8s Qd"]).out(0, "5t 6t 8t").turn_of(1).refused().rule(), "FC-8");
}

#[test]
fn fc_10_who_went_out_has_nothing_left() {
    assert_eq!(given(["5c", "4c 8s Qd 9d"]).out(0, "5t 6t 7t").turn_of(1).refused().rule(), "FC-10");
}

#[test]
fn fc_12_melds_only_after_somebody_went_out() {
    assert_eq!(given(["", "4c 8s Qd"]).laid(0, "5t 6t 7t").turn_of(1).refused().rule(), "FC-12");
    assert_eq!(given(["", "4c 8s Qd"]).out(0, "5t 6t 7t").turn_of(0).refused().rule(), "FC-12");
}

#[test]
fn fc_14_a_turn_begins_with_a_card_on_each_pile() {
    assert_eq!(given(["3t 9h Kd", "4c 8s Qd"]).only_stock("").refused().rule(), "FC-14");
}

#[test]
fn fc_15_points_of_the_rounds_played() {
    assert_eq!(given(["3t 9h Kd", "4c 8s Qd"]).points([&[7], &[8]]).refused().rule(), "FC-15");
    assert_eq!(given(["3t 9h Kd 5c", "4c 8s Qd 6c"]).points([&[7], &[651]]).refused().rule(), "FC-15");
    given(["3t 9h Kd 5c", "4c 8s Qd 6c"]).points([&[7], &[650]]).playing();
}

#[test]
fn fc_16_the_round_comes_after_the_first() {
    let options = Options { first_deal: 5, ..Default::default() };
    assert_eq!(given(["3t 9h Kd 5c", "4c 8s Qd 6c"]).options(options).refused().rule(), "FC-16");
}

#[test]
fn fc_21_three_reshuffles_end_a_round() {
    assert_eq!(given(["3t 9h Kd", "4c 8s Qd"]).reshuffles(3).refused().rule(), "FC-21");
}

#[test]
fn fc_17_the_solo_game_has_eleven_hands() {
    let position = Position::Solo(SoloPosition::default());
    assert_eq!(refused::<FiveCrowns>(&position).rule(), "FC-17");
}

#[test]
fn a_person_needs_to_write_only_the_hands() {
    let text = r#"{"variant": "together", "hands": [["3t", "9h", "Kd"], ["4c", "8s", "Qd"], ["W", "W", "5c", "6c"]],
                   "to_play": 2}"#;
    let table: Table = Driver::restore(&serde_json::from_str(text).unwrap());
    let view = table.view(2);
    assert_eq!(view.phase, Phase::Discard, "a hand with one card more has drawn");
    assert_eq!(view.stock as usize + view.discard.len(), 116 - 10);
}
