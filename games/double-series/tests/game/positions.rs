//! Positions that cannot be are refused by the rule they break.

use double_series::{
    Case, ChoicePosition, DoubleSeries, End, Five, Markers, Options, Position, Setup, Stage, Team, Trial,
};
use table::{Audience, Dice, Game, Moment, Seat, Seats};

use super::given::{PRESET, STRICT, cards, given, square};

fn refused(position: &Position) -> Option<String> {
    let restored = DoubleSeries::restore(position, &Dice::from_number(1));
    restored.err().map(|refusal| refusal.rule().to_owned())
}

#[test]
fn ds_1_the_pack_and_the_board() {
    assert_eq!(given(["2S", "2S 2S"]).refused(), "DS-1");
    let mut position = given(["2S", "3S"]).next("4S").position();
    position.deck.as_mut().unwrap().pop();
    assert_eq!(refused(&position).as_deref(), Some("DS-1"), "a card is missing");
    let mut position = given(["2S", "3S"]).position();
    position.layout = Some(cards("2S 3S"));
    assert_eq!(refused(&position).as_deref(), Some("DS-1"));
    let mut shuffled = given(["2S", "3S"]).options(Options { layout: Setup::Shuffled, ..PRESET }).position();
    assert_eq!(refused(&shuffled), None, "the board is filled in by chance");
    let game = DoubleSeries::restore(&shuffled, &Dice::from_number(1)).unwrap();
    shuffled.layout = game.position().layout;
    assert_eq!(refused(&shuffled), None);
    shuffled.options.layout = Setup::Spiral;
    assert_eq!(refused(&shuffled).as_deref(), Some("DS-1"), "that is not the spiral");
}

#[test]
fn ds_2_teams_that_play() {
    assert_eq!(given(["2S", "3S", "4S", "5S", "6S"]).refused(), "DS-2");
    assert_eq!(given(["2S", "3S"]).team('c', [5]).refused(), "DS-2");
}

#[test]
fn ds_3_hands_as_dealt_but_for_what_is_lost() {
    assert_eq!(given(["2S 3S 4S 5S 6S 7S 8S 9S", "3S"]).refused(), "DS-3");
    let mut position = given(["2S 9H", "3S"]).position();
    position.lost = Some(vec![5, 5]);
    assert_eq!(refused(&position).as_deref(), Some("DS-3"));
    position.lost = Some(vec![5, 6]);
    assert_eq!(refused(&position), None);
}

#[test]
fn ds_4_seats_that_are_at_the_table() {
    assert_eq!(given(["2S", "3S"]).turn_of(2).refused(), "DS-4");
}

#[test]
fn ds_7_who_may_draw() {
    assert_eq!(given(["2S", "3S"]).may_draw(0).turn_of(1).refused(), "DS-7");
    assert_eq!(given(["2S", "3S"]).options(STRICT).may_draw(1).turn_of(1).refused(), "DS-7");
    given(["2S", "3S"]).options(STRICT).may_draw(0).turn_of(1).playing();
}

#[test]
fn ds_8_no_more_exchanges_than_cards() {
    let mut position = given(["2S", "3S"]).position();
    position.exchanges = Some(8);
    assert_eq!(refused(&position).as_deref(), Some("DS-8"));
}

#[test]
fn ds_9_who_is_to_play_has_cards() {
    assert_eq!(given(["", "3S"]).refused(), "DS-9");
}

#[test]
fn ds_10_the_deck_is_never_empty() {
    assert_eq!(given(["2S", "3S"]).only_deck("").refused(), "DS-10");
    assert_eq!(given(["2S", "3S"]).reshuffles(4).refused(), "DS-10");
}

#[test]
fn ds_11_accusations_that_could_be() {
    let trial = |accuser, accused, stage| Trial {
        accuser: Seat(accuser),
        accused: Seat(accused),
        message: 5,
        until: Moment(9),
        stage,
    };
    let voted = |waiting, agree: &[u8], abstain| Stage::Voting {
        waiting: Seats::one(Seat(waiting)),
        agree: agree.iter().copied().map(Seat).collect(),
        disagree: Seats::NONE,
        abstain,
    };
    let voting = |waiting| voted(waiting, &[0], Seats::NONE);
    let owing = Stage::GivingUp { owing: Seats::one(Seat(1)) };
    let judged = |given: bool, trial: Trial| {
        let mut position = super::given::given(["2S 9H", "3S 4S", "4S 6S", "5S"]).position();
        position.trial = Some(trial);
        if given {
            let case = serde_json::json!({ "message": 5, "accuser": 0, "guilty": true });
            position.cases.push(serde_json::from_value::<Case>(case).unwrap());
        }
        refused(&position)
    };
    assert_eq!(judged(false, trial(0, 1, voting(2))), None);
    assert_eq!(judged(false, trial(0, 1, voting(1))), None, "the accused votes too");
    assert_eq!(judged(false, trial(0, 1, voted(2, &[0, 3], Seats::one(Seat(1))))), None);
    assert_eq!(judged(true, trial(0, 1, owing)), None);
    let last_card = Stage::GivingUp { owing: Seats::one(Seat(3)) };
    for (given, wrong) in [
        (true, trial(0, 1, voting(2))),
        (false, trial(0, 1, owing)),
        (false, trial(0, 2, voting(2))),
        (false, trial(0, 1, voted(2, &[0, 1], Seats::NONE))),
        (false, trial(0, 1, voted(2, &[0], Seats::one(Seat(2))))),
        (false, trial(0, 1, voted(2, &[3], Seats::NONE))),
        (true, trial(0, 1, last_card)),
        (false, trial(0, 1, voting(0))),
        (false, trial(0, 7, voting(2))),
        (true, trial(1, 0, owing)),
    ] {
        assert_eq!(judged(given, wrong).as_deref(), Some("DS-11"), "{wrong:?}");
    }
}

#[test]
fn ds_12_series_of_markers_and_all_of_them_scored() {
    assert_eq!(given(["2S", "3S"]).team('a', [1, 2, 3]).scored([0, 1, 2, 3, 4]).refused(), "DS-12");
    assert_eq!(
        given(["2S", "3S"]).team('a', [31, 32, 33, 34, 36]).scored([31, 32, 33, 34, 36]).refused(),
        "DS-12"
    );
    assert_eq!(given(["2S", "3S"]).team('b', [31, 32, 33, 34, 35]).refused(), "DS-12");
}

#[test]
fn ds_14_series_that_fit() {
    let six = given(["2S", "3S"]).team('a', [31, 32, 33, 34, 35, 36]);
    assert_eq!(six.scored([31, 32, 33, 34, 35]).scored([32, 33, 34, 35, 36]).refused(), "DS-14");
}

#[test]
fn ds_15_a_choice_that_there_is() {
    let choice = |at: u8, markers: &[u8]| {
        let mut position = given(["2S", "3S"]).position();
        for at in markers {
            position.markers.put(Team(0), square(*at));
        }
        position.choice = Some(ChoicePosition { square: square(at), until: Moment(9) });
        refused(&position)
    };
    assert_eq!(choice(35, &[31, 32, 33, 34, 35, 36]), None);
    assert_eq!(choice(35, &[31, 32, 33, 34, 35]).as_deref(), Some("DS-15"), "there is only one");
    assert_eq!(choice(37, &[31, 32, 33, 34, 35, 36]).as_deref(), Some("DS-15"), "there is no marker");
    assert_eq!(choice(31, &[31, 32, 33, 34, 35, 36]).as_deref(), Some("DS-15"), "32 to 36 were there before");
}

#[test]
fn ds_16_over_when_it_is() {
    let won = || given(["2S", "3S"]).team('a', [1, 2, 3, 4, 10, 20, 30, 40]);
    assert_eq!(won().scored([0, 1, 2, 3, 4]).scored([0, 10, 20, 30, 40]).refused(), "DS-16");
    let over = won().scored([0, 1, 2, 3, 4]).scored([0, 10, 20, 30, 40]).over(End::Series).playing();
    assert_eq!(over.sitting.outcome().unwrap().places, [1, 2]);
    for why in [End::Series, End::Board, End::Hands, End::Round, End::Reshuffle] {
        assert_eq!(given(["2S", "3S"]).over(why).refused(), "DS-16", "{why:?}");
    }
}

#[test]
fn a_person_needs_to_write_only_the_hands() {
    let text = r#"{"hands": [["2S", "10H"], ["JC"]]}"#;
    let game = DoubleSeries::restore(&serde_json::from_str(text).unwrap(), &Dice::from_number(1)).unwrap();
    let view = game.view(Audience::Seat(Seat(0)));
    assert_eq!((view.to_play, view.deck, view.turn), (Seat(0), 101, 1));
}

#[test]
fn a_person_can_draw_the_board() {
    let text = r#"{
        "hands": [["2S", "10H"], ["JC"]], "to_play": 1,
        "markers": ["*aaaa....*",
                    "..........",
                    "...b......",
                    "..........",
                    "..........",
                    "..........",
                    "..........",
                    "..........",
                    "..........",
                    "*........*"],
        "series": [[0, 1, 2, 3, 4]]
    }"#;
    let position: Position = serde_json::from_str(text).unwrap();
    let game = DoubleSeries::restore(&position, &Dice::from_number(1)).unwrap();
    assert_eq!(game.view(Audience::Spectator).markers.rows()[2], "...b......");
    assert_eq!(game.view(Audience::Spectator).scored.len(), 1);
    for wrong in [["a"; 10], ["*aaaa....*"; 10], ["a........."; 10]] {
        assert_eq!(Markers::read(&wrong), None);
    }
    let _any_order: Five = serde_json::from_str("[4, 3, 2, 1, 0]").unwrap();
    assert!(serde_json::from_str::<Five>("[4, 3, 2, 1, 100]").is_err());
}
