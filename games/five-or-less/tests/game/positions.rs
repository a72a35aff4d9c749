//! Positions that cannot be are refused by the rule they break.

use five_or_less::{
    ClaimPosition, FiveOrLess, PendingPosition, Phase, Position, Power, ShownPosition, Stage,
};
use table::{Dice, Game, Moment, Seat, Seats};
use testkit::driver;

use super::given::{Given, given, pyramid, take};

fn plain() -> Given {
    given(["1 2 3 4 5", "6 7 0 0 1"])
}

fn refused_by(position: &Position) -> String {
    driver::refused::<FiveOrLess>(position).rule().to_owned()
}

#[test]
fn a_person_needs_to_write_only_the_pyramids() {
    let position: Position = serde_json::from_str(r#"{"pyramids": [[1, 2, null, 4], [-1, 14]]}"#).unwrap();
    let game = FiveOrLess::restore(&position, &Dice::from_number(1)).unwrap();
    let view = game.view(table::Audience::Seat(Seat(0)));
    assert_eq!((view.phase, view.stage, view.to_play), (Phase::Play, Stage::Draw, Seat(0)));
    assert_eq!((view.discards, view.pile), (1, 68 - 6));
    assert_eq!(view.mine().iter().collect::<Vec<_>>(), [0, 1, 3]);
    assert!(serde_json::from_str::<Position>(r#"{"pyramids": [[15], [1]]}"#).is_err());
    assert!(serde_json::from_str::<Position>(r#"{"pyramid": []}"#).is_err());
}

#[test]
fn fl_1_no_card_more_often_than_in_the_pack() {
    let mut position = plain().position();
    position.pyramids[0] = pyramid("-1 -1 -1");
    assert_eq!(refused_by(&position), "FL-1");
    let mut position = plain().position();
    position.pile.as_mut().unwrap().pop();
    assert_eq!(refused_by(&position), "FL-1", "a card is missing");
}

#[test]
fn fl_2_two_to_six_pyramids() {
    let mut position = plain().position();
    position.pyramids.truncate(1);
    assert_eq!(refused_by(&position), "FL-2");
    position.pyramids = vec![Vec::new(); 7];
    assert_eq!(refused_by(&position), "FL-2");
}

#[test]
fn fl_3_five_cards_before_a_round() {
    let peek = |given: Given| {
        given.with(|position| {
            position.phase = Some(Phase::Peek);
            position.discards.clear();
        })
    };
    peek(plain()).playing();
    assert_eq!(peek(given(["1 2 3 4", "6 7 0 0 1"])).refused().rule(), "FL-3");
    assert_eq!(plain().with(|position| position.phase = Some(Phase::Before)).refused().rule(), "FL-3");
}

#[test]
fn fl_4_nobody_is_ready_during_a_turn() {
    assert_eq!(plain().with(|position| position.ready = Seats::one(Seat(0))).refused().rule(), "FL-4");
}

#[test]
fn fl_5_seats_at_the_table_and_a_discard() {
    assert_eq!(plain().in_turn(2).refused().rule(), "FL-5");
    let mut position = plain().position();
    position.pile.as_mut().unwrap().append(&mut position.discards);
    assert_eq!(refused_by(&position), "FL-5");
    assert_eq!(plain().with(|position| position.phase = Some(Phase::Peek)).refused().rule(), "FL-5");
}

#[test]
fn fl_6_a_drawn_card_is_to_be_placed() {
    assert_eq!(
        plain().drawn("9").with(|position| position.stage = Some(Stage::Draw)).refused().rule(),
        "FL-6"
    );
    assert_eq!(plain().with(|position| position.stage = Some(Stage::Place)).refused().rule(), "FL-6");
}

#[test]
fn fl_7_linked_cards_are_equal() {
    let linked = |top: &str, linked: u8| plain().top(top).with(|position| position.linked = Some(linked));
    linked("9 9", 2).playing();
    assert_eq!(linked("9 11", 2).refused().rule(), "FL-7");
    assert_eq!(linked("9", 2).refused().rule(), "FL-7");
    assert_eq!(linked("9", 0).refused().rule(), "FL-7");
    assert_eq!(linked("8 8 8", 3).refused().rule(), "FL-7");
    linked("8 8 8", 3).options(|options| options.chain_quick_discards = true).playing();
}

#[test]
fn fl_10_two_refills() {
    assert_eq!(plain().with(|position| position.refills = 3).refused().rule(), "FL-10");
}

#[test]
fn fl_11_a_power_of_the_top_card() {
    let power = |top: &str| plain().top(top).at_the_end().with(|position| position.power = Some(Power::Ten));
    power("10").playing();
    assert_eq!(power("9").refused().rule(), "FL-11");
    assert_eq!(power("10").options(|options| options.powers = false).refused().rule(), "FL-11");
    assert_eq!(power("10 10").with(|position| position.linked = Some(2)).refused().rule(), "FL-16");
}

#[test]
fn fl_16_actions_wait_for_a_window() {
    let pending = PendingPosition { action: take(0), time: Moment(10_100) };
    assert_eq!(plain().with(|position| position.pending = Some(pending)).refused().rule(), "FL-16");
}

#[test]
fn fl_17_a_started_power_has_a_target() {
    let aims = given(["1 2", ""]).top("10").with(|position| {
        (position.stage, position.power) = (Some(Stage::Target), Some(Power::Ten));
    });
    assert_eq!(aims.refused().rule(), "FL-17");
}

#[test]
fn fl_20_only_a_lying_card_is_shown() {
    let shown = |slot| ShownPosition { seat: Seat(1), slot, until: Moment(12_000) };
    plain().with(|position| position.shown.push(shown(1))).playing();
    assert_eq!(plain().with(|position| position.shown.push(shown(5))).refused().rule(), "FL-20");
}

#[test]
fn fl_22_claims_and_their_window() {
    let claim = |slot| ClaimPosition { seat: Seat(1), slot, time: Moment(10_100) };
    let race = |slot: u8, until: Option<Moment>| {
        plain().top("7").with(|position| {
            position.claims.push(claim(slot));
            position.window_until = until;
        })
    };
    race(1, Some(Moment(10_350))).playing();
    assert_eq!(race(1, None).refused().rule(), "FL-22");
    assert_eq!(race(0, Some(Moment(10_350))).refused().rule(), "FL-22", "the first claim is right");
    assert_eq!(race(1, Some(Moment(10_350))).called([1]).refused().rule(), "FL-22");
    assert_eq!(plain().with(|position| position.quota = vec![1]).refused().rule(), "FL-22");
}

#[test]
fn fl_24_a_caller_is_not_in_turn() {
    assert_eq!(plain().called([0]).refused().rule(), "FL-24");
    assert_eq!(plain().with(|position| position.until = Some(Moment(1))).refused().rule(), "FL-24");
}

#[test]
fn fl_25_the_first_caller_has_called() {
    assert_eq!(plain().with(|position| position.first_caller = Some(Seat(1))).refused().rule(), "FL-25");
    assert_eq!(plain().with(|position| position.phase = Some(Phase::LastClaims)).refused().rule(), "FL-25");
}

#[test]
fn fl_30_a_game_that_is_over() {
    assert_eq!(plain().totals([100, 0]).refused().rule(), "FL-30");
    assert_eq!(plain().with(|position| position.totals = vec![1]).refused().rule(), "FL-30");
}

#[test]
fn fl_31_rounds_of_a_game() {
    assert_eq!(plain().with(|position| position.round = Some(51)).refused().rule(), "FL-31");
    assert_eq!(plain().with(|position| position.round = Some(0)).refused().rule(), "FL-31");
}

#[test]
fn fl_32_places_of_a_pyramid() {
    let mut position = plain().position();
    position.pyramids[0].resize(65, None);
    assert_eq!(refused_by(&position), "FL-32");
}

#[test]
fn fl_33_a_result_after_a_round() {
    assert_eq!(plain().with(|position| position.phase = Some(Phase::Between)).refused().rule(), "FL-33");
}
