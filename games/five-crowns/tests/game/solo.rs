//! The solo game (FC-17 to FC-20).

use five_crowns::card::Card;
use five_crowns::solo::SoloPosition;
use five_crowns::{Action, Event, Options, Position};
use table::Verdict;
use testkit::Driver;

use super::given::{Table, TableExt, card, cards, hand, open};

/// Eleven hands of which the smaller are closed and the hand of 13 is open, with a king to find.
/// Every hand but the last is of sets.
fn hands() -> Vec<Vec<Card>> {
    [
        "4t 4h 4c",
        "5t 5h 5c 5s",
        "6t 6h 6c 6s 6d",
        "7t 7h 7c 7s 7d 7t",
        "8t 8h 8c 8s 8d 8t 8h",
        "9t 9h 9c 9s 9d 9t 9h 9c",
        "10t 10h 10c 10s 10d 10t 10h 10c 10s",
        "Jt Jh Jc Js Jd Jt Jh Jc Js Jd",
        "Qt Qh Qc Qs Qd Qt Qh Qc Qs Qd W",
        "3t 3h 3c 3s 3d 3t 3h 3c 3s 3d W W",
        "5t 5h 5c 6t 6h 6c 4t 4h 4s 8c 8s 9s Kt",
    ]
    .map(cards)
    .to_vec()
}

/// The game of these hands with that card to place.
fn given(hands: Vec<Vec<Card>>, drawn: &str) -> Table {
    let position = SoloPosition { hands, drawn: Some(card(drawn)), ..SoloPosition::default() };
    Driver::restore(&Position::Solo(position))
}

fn place(hand: u8, discard: &str) -> Action {
    Action::Place { turn: 1, hand, discard: card(discard) }
}

#[test]
fn fc_17_eleven_hands_and_28_cards() {
    let game = open(Options::default(), 1, 1);
    let view = game.solo();
    let sizes: Vec<usize> = view.hands.iter().map(|hand| hand.cards.len()).collect();
    assert_eq!(sizes, (3..=13).collect::<Vec<_>>());
    assert!(view.hands.iter().all(|hand| hand.wild.number() as usize == hand.cards.len()));
    assert_eq!(view.stock, 27, "and the 28th is turned");
    assert!(view.drawn.is_some());
}

#[test]
fn fc_18_place_and_discard() {
    let mut game = given(hands(), "Kh");
    assert_eq!(game.solo().hands[10].closed, None);
    game.plays(0, place(13, "9s"));
    assert!(game.solo().hands[10].cards.contains(&card("Kh")));
    assert_eq!(game.solo().discard.as_slice(), [card("9s")]);
}

#[test]
fn fc_18_the_card_just_placed_may_go() {
    let mut game = given(hands(), "6s");
    let before = game.solo().hands;
    game.plays(0, place(13, "6s"));
    assert_eq!(game.solo().hands, before);
}

#[test]
fn fc_18_refusals() {
    let mut game = given(hands(), "6s");
    game.refuses(0, place(13, "Qd"), "FC-18");
    game.refuses(0, place(3, "4t"), "FC-19");
    game.refuses(0, place(2, "6s"), "FC-17");
    game.refuses(0, place(14, "6s"), "FC-17");
    game.refuses(0, Action::Draw { turn: 1 }, "FC-18");
    let late = Action::Place { turn: 0, hand: 13, discard: card("6s") };
    assert_eq!(game.act(0, late).unwrap_err().rule(), "FC-18");
}

#[test]
fn fc_19_complete_hands_are_closed_as_dealt() {
    let game = given(hands(), "6s");
    let closed: Vec<bool> = game.solo().hands.iter().map(|hand| hand.closed.is_some()).collect();
    assert_eq!(closed, [true, true, true, true, true, true, true, true, true, true, false]);
    // The same by the deal itself, for a seed whose hand of three is a meld.
    let lucky = (0..400)
        .map(|seed| open(Options::default(), 1, seed))
        .find(|game| game.solo().hands[0].closed.is_some())
        .unwrap();
    assert!(lucky.log[0].events.iter().any(|event| matches!(event, Event::SoloClosed { hand: 3, .. })));
}

#[test]
fn fc_19_a_hand_closes_by_itself() {
    let mut hands = hands();
    hands[10] = cards("5t 5h 5c 6t 6h 6c 4t 4h 4s 8c 8s 9s 9d");
    let mut game = given(hands, "Kh");
    game.plays(0, place(13, "9s"));
    assert_eq!(game.solo().hands[10].closed, None, "8 8 king is a set, but the nine is left");
}

#[test]
fn fc_20_all_closed_is_a_win() {
    let mut game = given(hands(), "Kh");
    game.plays(0, place(13, "9s"));
    let outcome = game.sitting.outcome().unwrap();
    assert_eq!((outcome.verdict, outcome.scores), (Verdict::Solved, vec![11]));
    game.refuses(0, place(13, "Kh"), "T-2");
}

#[test]
fn fc_20_an_empty_stock_is_a_loss_and_is_scored() {
    let mut game = given(hands(), "6s");
    while game.sitting.outcome().is_none() {
        let drawn = game.solo().drawn.unwrap();
        game.plays(0, place(13, &drawn.to_string()));
    }
    let outcome = game.sitting.outcome().unwrap();
    assert_eq!((outcome.verdict, outcome.scores), (Verdict::Failed, vec![10]));
    assert_eq!(game.solo().hands[10].cards, hand("5t 5h 5c 6t 6h 6c 4t 4h 4s 8c 8s 9s Kt"));
    assert_eq!(
        game.solo().points,
        Some(8),
        "8 and 9 of spades run with the wild king, the other eight is left"
    );
}

#[test]
fn fc_20_a_win_is_tested_before_the_empty_stock() {
    let mut position = SoloPosition { hands: hands(), drawn: Some(card("Kh")), ..SoloPosition::default() };
    let mut rest: Vec<_> = std::iter::repeat_with(Card::set).take(2).flatten().collect();
    for card in position.hands.iter().flatten().chain(&position.drawn) {
        rest.remove(rest.iter().position(|other| other == card).unwrap());
    }
    (position.stock, position.discard) = (Some(Vec::new()), rest);
    let mut game: Table = Driver::restore(&Position::Solo(position));
    game.plays(0, place(13, "9s"));
    assert_eq!(game.sitting.outcome().unwrap().verdict, Verdict::Solved);
}
