//! Dealing and who begins (OM-4, OM-5, OM-10).

use std::collections::BTreeSet;

use one_more::{Card, Deal, Event, Options, Phase};
use table::Seat;

use super::given::{Table, TableExt, card, given, open, play};

fn deals(table: &Table) -> Vec<Deal> {
    let deal = |event| if let Event::Dealt(deal) = event { Some(*deal) } else { None };
    table.events().into_iter().filter_map(deal).collect()
}

#[test]
fn om_4_four_cards_and_a_start_card_each() {
    for seats in 3..=9 {
        for deal in deals(open(Options::default(), seats, 3).finish(3)) {
            assert_eq!(deal.hands.len(), seats as usize);
            assert!(deal.hands.iter().all(|hand| hand[4] == Card::START));
            assert!(deal.hands.iter().flat_map(|hand| &hand[..4]).all(|card| !card.is_start()));
            assert_eq!(deal.pack.len(), 72 - 4 * seats as usize - 1, "all other cards but the centre");
        }
    }
}

#[test]
fn om_4_any_seat_can_be_first() {
    let first = |seed| deals(&open(Options::default(), 3, seed))[0].first.0;
    assert_eq!((0..40).map(first).collect::<BTreeSet<u8>>(), BTreeSet::from([0, 1, 2]));
}

#[test]
fn om_4_every_round_starts_clockwise() {
    let mut table = given(["9+t 2-x 3+a", "5± 4+a", "2+a 3-a"]).centre("3+x").playing();
    table.plays(0, play("9+t"));
    assert_eq!(table.seen(0).last.unwrap().seat, Seat(2), "counterclockwise, seat 2 could not answer");
    assert!(table.seen(0).clockwise);
}

#[test]
fn om_5_a_card_is_turned_and_its_effect_does_not_count() {
    let effects: BTreeSet<String> = (0..40)
        .map(|seed| open(Options::default(), 4, seed))
        .filter(|table| table.sitting.outcome().is_none())
        .map(|table| {
            let last = deals(&table).pop().unwrap();
            assert_eq!(table.seen(0).centre, last.centre);
            assert_eq!((table.seen(0).to_play, table.seen(0).clockwise), (last.first, true));
            assert_eq!(table.seen(0).phase, Phase::Play);
            format!("{:?}", last.centre.effect())
        })
        .collect();
    assert_eq!(effects.len(), 4, "with each effect");
}

#[test]
fn om_5_a_bomb_goes_under_the_pack() {
    let all: Vec<Deal> = (0..200).flat_map(|seed| deals(&open(Options::default(), 3, seed))).collect();
    assert!(all.iter().all(|deal| !deal.centre.is_bomb()));
    let turned: Vec<&Deal> = all.iter().filter(|deal| !deal.under.is_empty()).collect();
    assert!(turned.len() > 5, "it happens");
    for deal in turned {
        assert!(deal.under.iter().all(|card| card.is_bomb()));
        assert!(deal.pack.ends_with(&deal.under), "the next bomb goes under the first");
    }
}

#[test]
fn om_5_who_cannot_answer_the_first_card_loses_at_once() {
    let quick = (0..300).map(|seed| open(Options::default(), 3, seed)).find(|table| table.seen(0).round > 1);
    let events = quick.expect("it happens").events();
    let [Event::First { .. }, Event::Dealt(_), Event::Turn { seat, .. }, Event::Lost { seat: loser, .. }, ..] =
        events.as_slice()
    else {
        panic!("{events:?}");
    };
    assert_eq!(seat, loser);
}

#[test]
fn om_10_the_loser_starts_the_next_round() {
    for seed in 0..20 {
        let mut loser = None;
        for event in open(Options::default(), 4, seed).finish(seed).events() {
            match event {
                Event::Lost { seat, .. } => loser = Some(seat),
                Event::Dealt(deal) => assert!(loser.is_none_or(|loser| loser == deal.first)),
                _ => {}
            }
        }
    }
}

#[test]
fn om_10_start_cards_are_dealt_again_wherever_they_were() {
    // Seat 1 holds two of them and one has been played.
    let mut table = given(["8+a 2-x", "5± 5± 4+a", "2+a 3-a"]).centre("3+x").playing();
    assert!(table.seen(0).played.contains(Card::START));
    table.plays(0, play("8+a"));
    assert_eq!(table.seen(0).round, 2);
    for seat in 0..3 {
        assert_eq!(table.hand(seat).count(card("5±")), 1);
    }
    assert!(table.seen(0).played.is_empty());
}
