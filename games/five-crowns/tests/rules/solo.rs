//! The game for one (FC-17 to FC-20).

use five_crowns::solo::{SoloPosition, SoloView};
use five_crowns::{Action, Event, FiveCrowns, Options, Position, View};
use table::log::Record;
use table::{Act, Audience, Dice, Game, Moment, Refusal, Seat, Sitting, Verdict};

use super::given::{card, cards, hand};

struct Alone {
    sitting: Sitting<FiveCrowns>,
    log: Vec<Record<Event>>,
}

/// Eleven hands of which the smaller are closed and the hand of 13 is open, with a king to find.
/// Every hand but the last is of sets.
fn hands() -> Vec<Vec<five_crowns::card::Card>> {
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

fn alone(position: SoloPosition) -> Alone {
    let dice = Dice::from_number(3);
    let game = FiveCrowns::restore(&Position::Solo(position), &dice).unwrap();
    Alone { sitting: Sitting::resume(game, dice, Moment::START), log: Vec::new() }
}

fn dealt(seed: u64) -> Alone {
    let mut log = Vec::new();
    let sitting = Sitting::open(&Options::default(), 1, Dice::from_number(seed), &mut log).unwrap();
    Alone { sitting, log }
}

impl Alone {
    fn view(&self) -> SoloView {
        match self.sitting.view(Audience::Seat(Seat(0))) {
            View::Solo(view) => view,
            View::Together(_) => panic!("not the game alone"),
        }
    }

    fn place(&mut self, hand: u8, discard: &str) -> Result<(), Refusal> {
        let action = Action::Place { turn: self.view().turn, hand, discard: card(discard) };
        self.act(action)
    }

    fn act(&mut self, action: Action) -> Result<(), Refusal> {
        let at = self.sitting.now();
        self.sitting.act(&Act { seat: Seat(0), action, at, lag: 0 }, &mut self.log)
    }
}

#[test]
fn fc_17_eleven_hands_and_28_cards() {
    let game = dealt(1);
    let view = game.view();
    let sizes: Vec<usize> = view.hands.iter().map(|hand| hand.cards.len()).collect();
    assert_eq!(sizes, (3..=13).collect::<Vec<_>>());
    assert!(view.hands.iter().all(|hand| hand.wild.number() as usize == hand.cards.len()));
    assert_eq!(view.stock, 27, "and the 28th is turned");
    assert!(view.drawn.is_some());
}

#[test]
fn fc_18_place_and_discard() {
    let mut game = alone(SoloPosition { hands: hands(), drawn: Some(card("Kh")), ..SoloPosition::default() });
    assert_eq!(game.view().hands[10].closed, None);
    game.place(13, "9s").unwrap();
    assert!(game.view().hands[10].cards.contains(&card("Kh")));
    assert_eq!(game.view().discard.as_slice(), [card("9s")]);
}

#[test]
fn fc_18_the_card_just_placed_may_go() {
    let mut game = alone(SoloPosition { hands: hands(), drawn: Some(card("6s")), ..SoloPosition::default() });
    let before = game.view().hands;
    game.place(13, "6s").unwrap();
    assert_eq!(game.view().hands, before);
}

#[test]
fn fc_18_refusals() {
    let mut game = alone(SoloPosition { hands: hands(), drawn: Some(card("6s")), ..SoloPosition::default() });
    assert_eq!(game.place(13, "Qd").unwrap_err().rule(), "FC-18");
    assert_eq!(game.place(3, "4t").unwrap_err().rule(), "FC-19");
    assert_eq!(game.place(2, "6s").unwrap_err().rule(), "FC-17");
    assert_eq!(game.place(14, "6s").unwrap_err().rule(), "FC-17");
    assert_eq!(game.act(Action::Draw { turn: 1 }).unwrap_err().rule(), "FC-18");
    let late = Action::Place { turn: 0, hand: 13, discard: card("6s") };
    assert_eq!(game.act(late).unwrap_err().rule(), "FC-18");
}

#[test]
fn fc_19_complete_hands_are_closed_as_dealt() {
    let game = alone(SoloPosition { hands: hands(), drawn: Some(card("6s")), ..SoloPosition::default() });
    let closed: Vec<bool> = game.view().hands.iter().map(|hand| hand.closed.is_some()).collect();
    assert_eq!(closed, [true, true, true, true, true, true, true, true, true, true, false]);
    // The same by the deal itself, for a seed whose hand of three is a meld.
    let lucky = (0..400).map(dealt).find(|game| game.view().hands[0].closed.is_some()).unwrap();
    assert!(lucky.log[0].events.iter().any(|event| matches!(event, Event::SoloClosed { hand: 3, .. })));
}

#[test]
fn fc_19_a_hand_closes_by_itself() {
    let mut hands = hands();
    hands[10] = cards("5t 5h 5c 6t 6h 6c 4t 4h 4s 8c 8s 9s 9d");
    let mut game = alone(SoloPosition { hands, drawn: Some(card("Kh")), ..SoloPosition::default() });
    game.place(13, "9s").unwrap();
    assert_eq!(game.view().hands[10].closed, None, "8 8 king is a set, but the nine is left");
}

#[test]
fn fc_20_all_closed_is_a_win() {
    let mut game = alone(SoloPosition { hands: hands(), drawn: Some(card("Kh")), ..SoloPosition::default() });
    game.place(13, "9s").unwrap();
    let outcome = game.sitting.outcome().unwrap();
    assert_eq!((outcome.verdict, outcome.scores), (Verdict::Solved, vec![11]));
    assert_eq!(game.place(13, "Kh").unwrap_err().rule(), "T-2");
}

#[test]
fn fc_20_an_empty_stock_is_a_loss_and_is_scored() {
    let mut game = alone(SoloPosition { hands: hands(), drawn: Some(card("6s")), ..SoloPosition::default() });
    while game.sitting.outcome().is_none() {
        let drawn = game.view().drawn.unwrap();
        game.place(13, &drawn.to_string()).unwrap();
    }
    let outcome = game.sitting.outcome().unwrap();
    assert_eq!((outcome.verdict, outcome.scores), (Verdict::Failed, vec![10]));
    assert_eq!(game.view().hands[10].cards, hand("5t 5h 5c 6t 6h 6c 4t 4h 4s 8c 8s 9s Kt"));
    assert_eq!(
        game.view().points,
        Some(8),
        "8 and 9 of spades run with the wild king, the other eight is left"
    );
}

#[test]
fn fc_20_a_win_is_tested_before_the_empty_stock() {
    let mut position = SoloPosition { hands: hands(), drawn: Some(card("Kh")), ..SoloPosition::default() };
    let mut rest: Vec<_> = std::iter::repeat_with(five_crowns::card::Card::set).take(2).flatten().collect();
    for card in position.hands.iter().flatten().chain(&position.drawn) {
        rest.remove(rest.iter().position(|other| other == card).unwrap());
    }
    (position.stock, position.discard) = (Some(Vec::new()), rest);
    let mut game = alone(position);
    game.place(13, "9s").unwrap();
    assert_eq!(game.sitting.outcome().unwrap().verdict, Verdict::Solved);
}
