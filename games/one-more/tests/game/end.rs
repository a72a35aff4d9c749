//! Who wins (OM-16, OM-24), and what can never be (OM-17).

use one_more::{Deck, Event, Options, Phase};
use table::{Game, Seat, Verdict};

use super::given::{TableExt, cards, draw, given, open, play, with_deck};

#[test]
fn om_16_who_loses_twice_wins_at_once() {
    let mut table = given(["8+t 2-a", "6-a 5±", "3-a 8-d"]).centre("3+x").losses([1, 0, 1]).playing();
    table.plays(0, play("8+t"));
    let outcome = table.sitting.outcome().unwrap();
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(2)]);
    assert_eq!((outcome.verdict, outcome.scores), (Verdict::Ranked, vec![1, 0, 2]));
    assert!(!table.events().iter().any(|event| matches!(event, Event::Dealt(_))), "no more is dealt");
    table.refuses(0, play("2-a"), "T-2").refuses(2, draw(1), "T-2");
    assert!((0..3).all(|seat| table.offers(seat).is_empty()));
}

#[test]
fn om_16_as_the_last_with_cards_too() {
    let mut table = given(["4+t", "6-a 9+d 7+x", ""]).centre("3+x").losses([0, 1, 0]).playing();
    table.plays(0, play("4+t"));
    assert_eq!(table.sitting.outcome().unwrap().winners().collect::<Vec<_>>(), [Seat(1)]);
}

#[test]
fn om_24_the_others_by_the_rounds_they_lost() {
    let given = given(["8+t 2-a", "6-a 5±", "3-a 8-d", "9-a"]).centre("3+x").losses([1, 0, 0, 1]);
    let mut table = given.turn_of(0).playing();
    table.plays(0, play("8+t"));
    assert_eq!(table.sitting.outcome(), None, "seat 3 can answer");
    table.plays(3, play("9-a"));
    assert_eq!(table.to_play(), 2);
    let outcome = table.finish(1).sitting.outcome().unwrap();
    for (place, score) in outcome.places.iter().zip(&outcome.scores) {
        let better = outcome.scores.iter().filter(|other| *other > score).count();
        assert_eq!(*place as usize, better + 1);
    }
    assert_eq!(outcome.scores.iter().filter(|losses| **losses == 2).count(), 1);
}

#[test]
fn om_17_the_hands_are_never_all_empty() {
    for seed in 0..60 {
        let mut table = open(with_deck(Deck::ALL[seed as usize % 3]), 3 + seed as u8 % 7, seed);
        let mut game = table.sitting.game().clone();
        table.log.clear();
        for event in table.finish(seed).events() {
            game.apply(&event);
            assert!(game.position().hands.iter().any(|hand| !hand.is_empty()), "after {event:?}");
        }
    }
}

#[test]
fn om_22_the_hand_of_the_last_with_cards_is_shown_too() {
    let mut table = given(["4+t", "6-a 9+d 7+x", ""]).centre("3+x").playing();
    table.plays(0, play("4+t"));
    let shown = table.seen(2).last.unwrap();
    assert_eq!(shown.hand, cards("6-a 9+d 7+x"));
    table.goes_on();
    while !matches!(table.seen(2).phase, Phase::Between | Phase::Over) {
        assert_eq!(table.seen(2).last, Some(shown), "it stays in sight through the next round");
        let seat = table.sitting.game().awaited().iter().next().unwrap();
        let action = table.sitting.menu(seat)[0];
        table.act(seat.0, action).unwrap();
    }
    assert_ne!(table.seen(2).last, Some(shown));
}

#[test]
fn om_16_every_game_ends_within_a_round_for_each_and_one() {
    for seed in 0..30 {
        let seats = 3 + seed as u8 % 7;
        let events = open(Options::default(), seats, seed).finish(seed).events();
        let rounds = events.iter().filter(|event| matches!(event, Event::Dealt(_))).count();
        assert!(rounds <= seats as usize + 1);
    }
}
