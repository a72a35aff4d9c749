//! A turn: playing, not being able to, leaving (OM-6 to OM-9, OM-15, OM-25).

use one_more::{Event, LastRound, Phase, Why};
use table::{Audience, Seat};

use super::given::{TableExt, card, cards, dated, draw, exchange, give, given, play};

#[test]
fn om_6_higher_on_a_plus_lower_on_a_minus() {
    let answers = |centre: &str| {
        let all: Vec<u8> = (1..=9)
            .filter(|digit| card(&format!("{digit}+a")).answers(card(centre)))
            .chain(card("5±").answers(card(centre)).then_some(0))
            .collect();
        all
    };
    assert_eq!(answers("4+t"), [5, 6, 7, 8, 9, 0], "the rulebook's example, with the start card as a 5");
    assert_eq!(answers("6-t"), [1, 2, 3, 4, 5, 0]);
    assert_eq!(answers("5-t"), [1, 2, 3, 4]);
    assert_eq!(answers("5±"), [1, 2, 3, 4, 6, 7, 8, 9], "higher or lower, not 5");
}

#[test]
fn om_6_play_and_the_next_player_answers() {
    let mut table = given(["4+t 5±", "6-a 2-x", "2+a 8+d"]).centre("3+x").playing();
    table.plays(0, play("5±"));
    let view = table.seen(1);
    assert_eq!((view.centre, view.to_play), (card("5±"), Seat(1)));
    assert_eq!(table.hand(0), cards("4+t"));
    assert_eq!(table.offers(1), ["2-x", "6-a"].map(play));
}

#[test]
fn om_6_refusals() {
    given(["4+t 2-a", "6-a 2-x", "2+a 8+d"])
        .centre("3+x")
        .playing()
        .refuses(0, play("2-a"), "OM-6")
        .refuses(0, play("6-a"), "OM-6")
        .refuses(0, play("5±"), "OM-6")
        .refuses(1, play("6-a"), "OM-6")
        .refuses(1, draw(0), "OM-6")
        .refuses(2, exchange(0, 1), "OM-6")
        .plays(0, play("4+t"));
}

#[test]
fn om_6_an_equal_digit_is_no_answer() {
    given(["3-t 4-a", "6-a", "2+a"]).centre("3+x").playing().refuses(0, play("3-t"), "OM-6");
    given(["5± 4-a", "6-a 5±", "2+a"]).centre("5±").playing().refuses(0, play("5±"), "OM-6");
}

#[test]
fn om_7_who_cannot_play_loses_by_itself_and_shows_the_hand() {
    let mut table = given(["8+t 2-a", "6-a 5±", "3-a 8-d"]).centre("3+x").playing();
    table.plays(0, play("8+t"));
    let last =
        LastRound { round: 1, seat: Seat(2), why: Why::Stuck, hand: cards("3-a 8-d"), centre: card("8+t") };
    for seat in 0..3 {
        assert_eq!(table.seen(seat).last, Some(last), "all see the proof");
    }
    assert_eq!(table.losses(), [0, 0, 1]);
    assert_eq!((table.seen(0).round, table.seen(0).phase), (1, Phase::Between), "all look at it");
}

#[test]
fn om_7_nobody_loses_who_can_play() {
    let mut table = given(["8+a 2-a", "9-a 5±", "3-a 8-d"]).centre("3+x").playing();
    table.refuses(0, play("2-a"), "OM-6");
    assert_eq!(table.offers(0), [play("8+a")], "a card must be played, also one that is not liked");
}

#[test]
fn om_8_who_has_no_cards_leaves_the_round() {
    let mut table = given(["4+t", "6-a 2-d 7+x", "5± 1+a"]).centre("3+x").playing();
    table.plays(0, play("4+t"));
    assert!(table.seen(0).players[0].left);
    assert!(table.events().contains(&Event::Left { seat: Seat(0) }));
    // Counterclockwise now: seat 2, then seat 1, never seat 0.
    table.plays(2, play("5±"));
    assert_eq!(table.to_play(), 1);
    table.plays(1, play("2-d")).refuses(1, draw(0), "OM-8");
    assert_eq!(table.offers(1), [draw(1), draw(2)]);
}

#[test]
fn om_8_who_left_cannot_be_chosen_to_exchange() {
    given(["4+x 6-a", "", "5± 1+a", "7-a"])
        .centre("3+x")
        .playing()
        .plays(0, play("4+x"))
        .refuses(0, exchange(0, 1), "OM-8")
        .plays(0, exchange(2, 3));
}

#[test]
fn om_9_the_last_player_with_cards_loses() {
    let mut table = given(["4+t", "6-a 9+d 7+x", ""]).centre("3+x").playing();
    table.plays(0, play("4+t"));
    let last = table.seen(0).last.unwrap();
    assert_eq!((last.seat, last.why, last.hand), (Seat(1), Why::Last, cards("6-a 9+d 7+x")));
    assert_eq!(table.losses(), [0, 1, 0]);
}

#[test]
fn om_9_it_is_tested_when_a_card_lands_before_its_effect() {
    for (card, effect) in [("4+d", "draw"), ("4+x", "swap"), ("4+a", "again"), ("4+t", "reverse")] {
        let mut table = given([card, "6-a 9+d 7+x", ""]).centre("3+t").next("2-a").playing();
        table.plays(0, play(card));
        let last = table.seen(0).last.unwrap();
        assert_eq!(
            (last.seat, last.why, last.centre),
            (Seat(1), Why::Last, super::given::card(card)),
            "{effect}"
        );
        assert_eq!(last.hand, cards("6-a 9+d 7+x"), "nobody draws any more: {effect}");
        let kinds: Vec<String> = table.events().iter().map(name).collect();
        assert_eq!(kinds[..3], ["Played", "Left", "Lost"], "nobody is asked: {effect}");
    }
}

#[test]
fn om_9_a_draw_saves_its_player_while_two_others_hold_cards() {
    let mut table = given(["4+d", "6-a 9+d 7+x", "8-t"]).centre("3+x").next("2-a").playing();
    table.plays(0, play("4+d")).plays(0, draw(0));
    assert_eq!((table.sizes(), table.to_play(), table.seen(0).round), (vec![1, 3, 1], 1, 1));
    assert!(!table.seen(0).players[0].left);
}

#[test]
fn om_9_who_asks_for_a_choice_may_still_be_among_the_last_two() {
    let mut table = given(["4+d 7-a", "6-a 9+d 7+x", ""]).centre("3+x").playing();
    table.plays(0, play("4+d"));
    assert_eq!(table.seen(0).phase, Phase::Draw, "two players hold cards");
    table.plays(0, draw(1));
    assert_eq!((table.sizes(), table.seen(0).round), (vec![1, 4, 0], 1));
}

#[test]
fn om_15_the_last_with_cards_then_effect_then_leaving_then_the_next_player() {
    let mut table = given(["4+d", "6-a 9+d 7+x", "8-a 2-t"]).centre("3+x").playing();
    table.plays(0, play("4+d")).plays(0, draw(2));
    let kinds: Vec<String> = table.events().iter().map(name).collect();
    assert_eq!(kinds, ["Played", "Asked", "Drew", "Left", "Turn"]);
    assert_eq!(table.to_play(), 1);
}

fn name(event: &Event) -> String {
    format!("{event:?}").split([' ', '(']).next().unwrap().to_owned()
}

#[test]
fn om_15_the_effect_comes_before_the_next_card() {
    given(["4+d 8+a", "6-a 9+d", "8-a 2-t"])
        .centre("3+x")
        .playing()
        .plays(0, play("4+d"))
        .refuses(0, play("8+a"), "OM-15")
        .refuses(1, play("6-a"), "OM-6")
        .plays(0, draw(1))
        .plays(1, play("6-a"));
}

#[test]
fn om_25_an_action_is_meant_for_one_turn() {
    let mut table = given(["4+a 8+x", "6-a 9+d", "8-a 2-t"]).centre("3+x").playing();
    let turn = table.seen(0).turn;
    table.act(0, dated(play("4+a"), turn)).unwrap();
    let late = table.act(0, dated(play("8+x"), turn)).unwrap_err();
    assert_eq!(late.rule(), "OM-25", "it is the same player's turn, but another one");
    let early = table.act(0, dated(play("8+x"), turn + 2)).unwrap_err();
    assert_eq!(early.rule(), "OM-25");
    table.act(0, dated(play("8+x"), turn + 1)).unwrap();
    let late = table.act(0, dated(give("4+a"), turn)).unwrap_err();
    assert_eq!(late.rule(), "OM-25");
}

#[test]
fn om_6_a_spectator_is_offered_nothing() {
    let table = given(["4+a 8+x", "6-a 9+d", "8-a 2-t"]).centre("3+x").playing();
    let view = table.sitting.view(Audience::Spectator);
    assert_eq!((view.me, view.hand), (None, None));
}
