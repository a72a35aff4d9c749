//! The cards (OM-1, OM-2) and the seats (OM-3).

use std::collections::BTreeMap;

use one_more::{Card, Cards, Deck, Effect, Event, OneMore, Options};
use table::{Dice, Game, Sitting};

use super::given::{TableExt, card, cards, open, with_deck};

/// How often each face was dealt.
fn faces(options: Options) -> BTreeMap<String, usize> {
    let Some(Event::Dealt(deal)) = open(options, 3, 1).events().into_iter().nth(1) else { panic!("a deal") };
    let hands = deal.hands.iter().flatten().filter(|card| !card.is_start());
    let mut faces = BTreeMap::new();
    for card in hands.chain(&deal.pack).chain([&deal.centre]) {
        *faces.entry(card.to_string()).or_default() += 1;
    }
    faces
}

#[test]
fn om_1_eight_cards_of_each_digit_and_every_effect_twice() {
    let faces = faces(Options::default());
    assert_eq!(faces.values().sum::<usize>(), 72);
    let count = |face: String| faces.get(&face).copied().unwrap_or(0);
    for effect in ["a", "t", "d", "x"] {
        for digit in 1..=9 {
            let [plus, minus] = ["+", "-"].map(|sign| count(format!("{digit}{sign}{effect}")));
            let expected = match digit {
                1..=4 => (2, 0),
                5 => (1, 1),
                _ => (0, 2),
            };
            assert_eq!((plus, minus), expected, "{digit} with {effect}");
        }
    }
}

#[test]
fn om_1_every_card_can_be_answered_by_four_digits() {
    let all = (0..72).filter_map(Card::from_index).filter(|card| Deck::Wide.copies(*card) > 0);
    assert_eq!(all.map(Card::answering_digits).min(), Some(4));
}

#[test]
fn om_2_every_card_once() {
    let faces = faces(with_deck(Deck::Every));
    assert_eq!(faces.len(), 72);
    assert!(faces.values().all(|count| *count == 1));
    assert_eq!(faces["9+a"] + faces["1-x"] + faces["5+d"] + faces["5-t"], 4);
}

#[test]
fn om_2_nothing_answers_a_bomb() {
    let all = || (0..Card::KINDS).filter_map(Card::from_index);
    let bombs: Cards = all().filter(|card| card.is_bomb()).collect();
    assert_eq!(bombs, cards("1-a 1-t 1-d 1-x 9+a 9+t 9+d 9+x"));
    for centre in all() {
        assert_eq!(centre.is_bomb(), !all().any(|card| card.answers(centre)), "{centre}");
        let digits = (1..=9).filter(|digit| card(&format!("{digit}+a")).answers(centre)).count();
        assert_eq!(usize::from(centre.answering_digits()), digits, "{centre}");
    }
}

#[test]
fn om_1_cards_are_written_and_read_the_same() {
    for card in (0..Card::KINDS).filter_map(Card::from_index) {
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    assert_eq!(card("4+a"), Card::new(4, true, Effect::Again).unwrap());
    assert_eq!(card("7-x"), card("7−x"));
    assert_eq!((card("5*"), card("5±")), (Card::START, Card::START));
    for nonsense in
        ["", "4", "4+", "0+a", "10+a", "4+b", "4±", "4*", "5±a", "4+aa", "a+4", "é", "+4a", "4 +a"]
    {
        assert!(nonsense.parse::<Card>().is_err(), "{nonsense:?} is no card");
    }
}

#[test]
fn om_1_a_collection_counts_equal_cards() {
    let mut some = cards("9-a 5± 4-t 5± 9-a");
    assert_eq!((some.len(), some.count(card("9-a")), some.count(card("5±"))), (5, 2, 2));
    assert_eq!(some.to_string(), "4-t 9-a 9-a 5± 5±");
    assert!(some.remove(card("9-a")) && some.contains(card("9-a")), "one copy is left");
    assert!(!some.add(card("4-t")), "there is only one of it");
    assert_eq!(some, cards("5± 4-t 9-a 5±"), "whatever the order");
    assert_eq!(some.distinct(), cards("4-t 9-a 5±"));
    assert_eq!(some.answering(card("5+t")), cards("9-a"));
    assert_eq!(some.minus(cards("5± 1+a")), cards("4-t 9-a 5±"));
    assert!(serde_json::from_str::<Cards>(r#"["4-t","4-t"]"#).is_err());
    assert!(serde_json::from_str::<Cards>(r#"["4+t","4+t"]"#).is_ok(), "of these there are two");
}

#[test]
fn om_2_without_dead_ends() {
    let faces = faces(with_deck(Deck::NoDeadEnds));
    assert_eq!(faces.values().sum::<usize>(), 72);
    for effect in ["a", "t", "d", "x"] {
        let count = |face: &str| faces.get(&format!("{face}{effect}")).copied().unwrap_or(0);
        assert_eq!(["9-", "1+", "9+", "1-", "8+", "2-"].map(count), [2, 2, 0, 0, 1, 1]);
    }
}

#[test]
fn om_2_a_log_that_names_no_deck_is_older_than_the_choice() {
    let deck = |text: &str| serde_json::from_str::<Options>(text).unwrap().deck;
    assert_eq!(Options::default().deck, Deck::Wide, "the preset of a new table");
    assert_eq!(deck(r#"{"choice_seconds":30,"no_dead_ends":false}"#), Deck::Every);
    assert_eq!(deck(r#"{"choice_seconds":30,"no_dead_ends":true}"#), Deck::NoDeadEnds);
    assert_eq!(deck("{}"), Deck::Every);
    for word in ["wide", "every", "no_dead_ends"] {
        let text = format!(r#"{{"deck":"{word}","choice_seconds":30}}"#);
        let options: Options = serde_json::from_str(&text).unwrap();
        assert_eq!(serde_json::to_string(&options).unwrap(), text, "as it is stored");
    }
    // A table that was opened with the former switch and starts only now.
    assert_eq!(deck(r#"{"deck":"wide","choice_seconds":30,"no_dead_ends":true}"#), Deck::NoDeadEnds);
    assert_eq!(deck(r#"{"deck":"wide","choice_seconds":30,"no_dead_ends":false}"#), Deck::Wide);
    assert!(serde_json::from_str::<Options>(r#"{"decks":"wide"}"#).is_err());
}

#[test]
fn om_3_three_to_nine_players() {
    for seats in [0, 1, 2, 10, 255] {
        let opened =
            Sitting::<OneMore>::open(&Options::default(), seats, Dice::from_number(1), &mut Vec::new());
        assert_eq!(opened.unwrap_err().rule(), "T-3");
    }
    for seats in 3..=9 {
        assert!(OneMore::ABOUT.seats.contains(&seats));
        assert_eq!(open(Options::default(), seats, 1).sizes(), vec![5; seats as usize]);
    }
}
