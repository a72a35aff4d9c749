//! Cards and points (FC-1, FC-2), runs and sets (FC-8, FC-9).

use five_crowns::card::{Card, Rank, Suit};
use five_crowns::meld::{Kind, kind};

use super::given::{TableExt, card, cards, hand, open};

fn wild(number: u8) -> Rank {
    Rank::new(number).unwrap()
}

fn is(text: &str, number: u8) -> Option<Kind> {
    let mut cards = cards(text);
    let found = kind(&cards, wild(number));
    cards.reverse();
    assert_eq!(kind(&cards, wild(number)), found, "the order does not matter");
    found
}

#[test]
fn fc_1_a_set_has_58_cards() {
    let set: Vec<Card> = Card::set().collect();
    assert_eq!(set.len(), 58);
    assert_eq!(set.iter().filter(|card| **card == Card::JOKER).count(), 3);
    for suit in Suit::ALL {
        for rank in Rank::all() {
            assert_eq!(set.iter().filter(|card| **card == Card::new(suit, rank)).count(), 1);
        }
    }
}

#[test]
fn fc_1_cards_are_written_and_read_the_same() {
    for index in 0..Card::KINDS {
        let card = Card::from_index(index).unwrap();
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    assert_eq!(card("10h"), Card::new(Suit::Hearts, wild(10)));
    assert_eq!(card("Kd"), card("K♦"));
    for nonsense in ["", "2t", "11t", "10", "10x", "Wt", "03t", "+3t", "3t ", "10hh", "♥", "é"] {
        assert!(nonsense.parse::<Card>().is_err(), "{nonsense:?} is no card");
    }
}

#[test]
fn fc_2_points() {
    for (text, points) in [("3t", 3), ("10h", 10), ("Jc", 11), ("Qs", 12), ("Kd", 13), ("W", 50), ("7s", 20)]
    {
        assert_eq!(card(text).points(wild(7)), points, "{text}");
    }
    assert_eq!(hand("3t W 7s Kd").points(wild(7)), 86);
    assert_eq!(card("Kd").points(wild(13)), 20, "the wild rank costs 20, also the kings");
}

#[test]
fn fc_6_two_sets_up_to_eight_players_three_above() {
    for seats in 2..=10 {
        let view = open(five_crowns::Options::default(), seats, 1).view(0);
        let cards = 3 * seats as usize + 1 + view.stock as usize;
        assert_eq!(cards, if seats <= 8 { 116 } else { 174 });
    }
}

#[test]
fn fc_8_runs_and_sets() {
    assert_eq!(is("5c 6c 7c", 3), Some(Kind::Run));
    assert_eq!(is("9t 10t Jt Qt", 3), Some(Kind::Run));
    assert_eq!(is("8t 8h 8c", 3), Some(Kind::Set));
    assert_eq!(is("Kt Kt Kd Kd", 3), Some(Kind::Set), "identical cards may stand in one set");
    assert_eq!(is("5c 5c 6c 7c", 3), None, "but not in one run");
    assert_eq!(is("5c 6c", 3), None, "two are too few");
    assert_eq!(is("5c 6c 8c", 3), None);
    assert_eq!(is("5c 6h 7c", 3), None);
    assert_eq!(is("Qt Kt 4t", 3), None, "no going round");
    assert_eq!(is("8t 8h 9c", 3), None);
}

#[test]
fn fc_9_the_rulebooks_examples() {
    assert_eq!(is("9t 7h Jt", 7), Some(Kind::Run));
    assert_eq!(is("6h 7c 7d 9h", 7), Some(Kind::Run));
    assert_eq!(is("8t Qh Qc", 8), Some(Kind::Set));
}

#[test]
fn fc_9_wilds_and_jokers() {
    assert_eq!(is("W W W", 3), Some(Kind::Set));
    assert_eq!(is("3t W 3d", 3), Some(Kind::Set));
    assert_eq!(is("5c W W", 3), Some(Kind::Set));
    assert_eq!(is("5c W 8c", 3), None, "one joker does not fill two gaps");
    assert_eq!(is("5c W 3h 8c", 3), Some(Kind::Run), "side by side");
    assert_eq!(is("6t 7t 8t", 7), Some(Kind::Run), "a wild as itself");
    assert_eq!(is("Jt Qt W", 13), Some(Kind::Run));
}

#[test]
fn fc_9_a_run_has_at_most_eleven_cards() {
    assert_eq!(is("3t 4t 5t 6t 7t 8t 9t 10t Jt Qt Kt", 3), Some(Kind::Run));
    assert_eq!(is("4t 5t 6t 7t 8t 9t 10t Jt Qt Kt W W", 3), None);
    assert_eq!(is("4t 4h W W W W W W W W W W", 3), Some(Kind::Set), "sets have no such limit");
}
