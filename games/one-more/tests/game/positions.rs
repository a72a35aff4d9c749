//! Positions that cannot be are refused by the rule they break.

use one_more::{Deck, LastRound, OneMore, Phase, Position, Why};
use table::{Audience, Dice, Game, Moment, Seat};

use super::given::{Given, card, cards, given, list, pack, with_deck};

fn some() -> Given {
    given(["4+a 8+x", "6-a 9+d", "8-a 2-d"]).centre("3+t")
}

fn rule(position: Position) -> String {
    OneMore::restore(&position, &Dice::from_number(1)).unwrap_err().rule().to_owned()
}

#[test]
fn om_1_no_card_too_often_and_none_missing() {
    assert_eq!(given(["4+a 8+x", "4+a", "8-a"]).centre("3+t").refused().rule(), "OM-2");
    let mut position = some().position();
    (position.pack, position.played) = (Some(list("7-a")), Some(list("5± 5± 5±")));
    assert_eq!(rule(position.clone()), "OM-1", "the others are missing");
    position.played = None;
    OneMore::restore(&position, &Dice::from_number(1)).unwrap();
}

#[test]
fn om_1_no_cards_of_other_decks() {
    let wide = with_deck(Deck::Wide);
    assert_eq!(some().options(wide).refused().rule(), "OM-1", "there is no 8+x");
    given(["4+a 5+x", "4+a", "8-a"]).centre("3+t").options(wide).playing();
    assert_eq!(given(["4+a 4+a", "4+a", "8-a"]).centre("3+t").options(wide).refused().rule(), "OM-1");
    assert_eq!(given(["4+a 5+x", "5+x", "8-a"]).centre("3+t").options(wide).refused().rule(), "OM-1");
}

#[test]
fn om_2_no_bombs_without_dead_ends() {
    let options = with_deck(Deck::NoDeadEnds);
    assert_eq!(some().options(options).refused().rule(), "OM-2", "seat 1 holds 9+d");
    given(["4+a 9-x", "9-x", "8-a"]).centre("3+t").options(options).playing();
    assert_eq!(given(["4+a 9-x", "9-x", "8-a"]).centre("3+t").refused().rule(), "OM-2");
}

#[test]
fn om_2_what_a_position_leaves_out_is_as_preset() {
    let deck = |options: &str| {
        let text = format!(r#"{{"hands": [["4+a"], ["8-x"], ["1+d"]], "options": {options}}}"#);
        serde_json::from_str::<Position>(&text).unwrap().options.deck
    };
    assert_eq!(Position::default().options.deck, Deck::Wide);
    assert_eq!([deck("{}"), deck(r#"{"choice_seconds": 5}"#)], [Deck::Wide; 2]);
    assert_eq!(deck(r#"{"deck": "every"}"#), Deck::Every);
    assert_eq!(deck(r#"{"no_dead_ends": false, "choice_seconds": 30}"#), Deck::Every, "an older position");
    assert_eq!(deck(r#"{"no_dead_ends": true, "choice_seconds": 30}"#), Deck::NoDeadEnds);
}

#[test]
fn om_3_three_to_nine_hands_and_seats_that_are_there() {
    assert_eq!(given(["4+a", "8+x"]).centre("3+t").refused().rule(), "OM-3");
    assert_eq!(rule(Position { hands: vec![list("4+a"); 10], ..Position::default() }), "OM-3");
    assert_eq!(some().turn_of(3).refused().rule(), "OM-3");
    assert_eq!(some().losses([0, 0, 0, 1]).refused().rule(), "OM-3");
    let mut position = some().position();
    let (hand, centre) = (cards("4+t"), card("9+a"));
    position.last = Some(LastRound { round: 1, seat: Seat(3), why: Why::Stuck, hand, centre });
    assert_eq!(rule(position), "OM-3");
}

#[test]
fn om_4_a_start_card_for_each() {
    assert_eq!(given(["4+a 5± 5±", "5± 9+d", "5±"]).centre("3+t").refused().rule(), "OM-4");
    given(["4+a 5± 5±", "9+d", "8-a"]).centre("5±").playing();
}

#[test]
fn om_7_whose_turn_it_is_can_play() {
    assert_eq!(some().turn_of(1).centre("9+a").refused().rule(), "OM-7");
    assert_eq!(given(["", "6-a 9+d", "8-a 2-d"]).centre("3+t").refused().rule(), "OM-7");
}

#[test]
fn om_9_two_players_hold_cards() {
    assert_eq!(given(["4+a", "", ""]).centre("3+t").refused().rule(), "OM-9");
    assert_eq!(given(["4+a", "", ""]).centre("3+d").phase(Phase::Draw).refused().rule(), "OM-9");
    assert_eq!(given(["", "4+a", ""]).centre("3+d").phase(Phase::Draw).refused().rule(), "OM-9");
    given(["", "4+a", "8-a"]).centre("3+d").phase(Phase::Draw).playing();
}

#[test]
fn om_5_what_was_turned_up_in_vain_lies_in_the_pack_and_was_not_answered() {
    let begin = |hand: &str, under: u8| {
        let given = given([hand, "5± 9+d", "5± 2-d"]).centre("3+t").next("6-a");
        let mut position = given.position();
        (position.under, position.played) = (under, Some(Vec::new()));
        position
    };
    // The pack ends with 8-t 8-d 8-x 9+a …: the last one is 9-x.
    let bottom = |position: &Position| *position.pack.as_ref().unwrap().last().unwrap();
    let position = begin("5± 4+a", 1);
    assert_eq!(bottom(&position), card("9-x"));
    assert_eq!(rule(position), "OM-5", "a 4 answers 9−");
    assert_eq!(rule(begin("5± 4+a", 80)), "OM-5", "there are not so many cards");
    let mut position = begin("5± 4+a", 1);
    position.pack.as_mut().unwrap().rotate_right(5);
    assert_eq!(bottom(&position), card("9+t"), "{:?}", position.pack);
    let game = OneMore::restore(&position, &Dice::from_number(1)).unwrap();
    assert_eq!(game.view(Audience::Spectator).under.as_slice(), list("9+t"));
    assert_eq!(
        game.position(),
        OneMore::restore(&game.position(), &Dice::from_number(2)).unwrap().position()
    );
}

#[test]
fn om_10_no_start_card_in_the_pack() {
    assert_eq!(some().only_pack("7-a 5± 7-t").refused().rule(), "OM-10");
}

#[test]
fn om_13_a_choice_belongs_to_its_effect() {
    assert_eq!(some().phase(Phase::Draw).refused().rule(), "OM-13");
    some().centre("3+d").phase(Phase::Draw).playing();
}

#[test]
fn om_14_an_exchange_is_between_two_with_cards() {
    let x = || some().centre("3+x");
    assert_eq!(some().phase(Phase::Exchange).refused().rule(), "OM-14", "3+t is no exchange");
    assert_eq!(x().phase(Phase::Give).refused().rule(), "OM-14", "between whom?");
    assert_eq!(x().pair(1, 1).refused().rule(), "OM-14");
    assert_eq!(x().pair(1, 2).phase(Phase::Exchange).refused().rule(), "OM-14", "they are not chosen yet");
    assert_eq!(given(["", "4+a", "6-a"]).centre("3+x").pair(0, 1).refused().rule(), "OM-14");
    let mut given = x().pair(1, 2);
    given.position.offers = [Some(card("8-a")), None];
    assert_eq!(given.refused().rule(), "OM-14", "seat 1 does not hold that");
    let mut given = x().pair(1, 2);
    given.position.offers = [Some(card("6-a")), Some(card("2-d"))];
    assert_eq!(given.refused().rule(), "OM-14", "nobody is awaited");
    x().pair(1, 2).playing();
}

#[test]
fn om_16_two_losses_end_the_game() {
    assert_eq!(some().losses([2, 0, 0]).refused().rule(), "OM-16");
    assert_eq!(some().losses([1, 0, 0]).phase(Phase::Over).refused().rule(), "OM-16");
    assert_eq!(some().losses([2, 2, 0]).phase(Phase::Over).refused().rule(), "OM-16");
    assert_eq!(some().losses([200, 200, 0]).phase(Phase::Over).refused().rule(), "OM-16");
    let table = some().losses([2, 1, 0]).phase(Phase::Over).playing();
    assert_eq!((table.seen(0).round, table.sitting.outcome().unwrap().places), (3, vec![1, 2, 3]));
}

#[test]
fn om_20_there_is_a_card_to_draw() {
    let mut given = given(["4+a", "", "8-a"]).centre("3+d").phase(Phase::Draw);
    given.position.hands[1] = pack().filter(|one| !["4+a", "8-a", "3+d"].map(card).contains(one)).collect();
    assert_eq!(given.refused().rule(), "OM-20");
}

#[test]
fn om_21_a_deadline_only_for_choices() {
    let mut position = some().position();
    position.until = Some(Moment(5));
    assert_eq!(rule(position), "OM-21");
    let mut given = some().centre("3+d").phase(Phase::Draw);
    given.position.until = Some(Moment(5));
    let mut position = given.position();
    OneMore::restore(&position, &Dice::from_number(1)).unwrap();
    position.options.choice_seconds = 0;
    assert_eq!(rule(position), "OM-21");
    assert_eq!(some().seconds(-1).refused().rule(), "OM-21");
}

#[test]
fn a_person_needs_to_write_only_the_hands() {
    let text = r#"{"hands": [["4+a", "5*"], ["8-x", "5±"], ["1+d", "9-t", "2+a"]], "to_play": 2}"#;
    let position: Position = serde_json::from_str(text).unwrap();
    for seed in 0..50 {
        let game = OneMore::restore(&position, &Dice::from_number(seed)).unwrap();
        let view = game.view(Audience::Seat(Seat(2)));
        assert_eq!((view.phase, view.round, view.turn), (Phase::Play, 1, 1));
        assert_eq!(view.pack, 72 - 5 - 1);
        assert_eq!(view.played, cards("5±"), "the start card that is in no hand");
        assert_eq!(view.options.deck, Deck::Wide);
        assert!(!view.hand.unwrap().answering(view.centre).is_empty());
    }
}
