//! Tables to test on, set with a few words: `given(["3t 4t 5t", "9h 9c Kd"]).next("4c").playing()`.

use five_crowns::card::{Card, Rank};
use five_crowns::hand::Hand;
use five_crowns::meld::Melds;
use five_crowns::solo::SoloView;
use five_crowns::together::{LaidPosition, TogetherPosition, TogetherView};
use five_crowns::{Action, FiveCrowns, Options, Position, View};
use table::{Refusal, Seat};
use testkit::{Driver, Fixture};

/// Cards in the notation of the project.
pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub(crate) fn hand(text: &str) -> Hand {
    text.parse().unwrap()
}

/// Melds, with `/` between them: `"Jh Jc Js / 8t 9t 10t"`.
pub(crate) fn melds(text: &str) -> Melds {
    let mut melds = Melds::new();
    for meld in text.split('/').filter(|meld| !meld.trim().is_empty()) {
        assert!(melds.push(&cards(meld)));
    }
    melds
}

pub(crate) fn draw() -> Action {
    Action::Draw { turn: 1 }
}

pub(crate) fn take(text: &str) -> Action {
    Action::Take { turn: 1, card: card(text) }
}

pub(crate) fn discard(text: &str) -> Action {
    Action::Discard { turn: 1, card: card(text) }
}

pub(crate) fn go_out(text: &str) -> Action {
    Action::GoOut { turn: 1, discard: card(text), melds: None }
}

pub(crate) fn go_out_with(laid: &str, text: &str) -> Action {
    Action::GoOut { turn: 1, discard: card(text), melds: Some(melds(laid)) }
}

pub(crate) fn lay(laid: &str, text: &str) -> Action {
    Action::Lay { turn: 1, discard: card(text), melds: melds(laid) }
}

/// A position being set up. By default seat 0 is to play.
pub(crate) struct Given {
    position: TogetherPosition,
    next: Vec<Card>,
    pile: Option<Vec<Card>>,
}

/// A table with these hands, as many cards wild as the second hand has.
pub(crate) fn given<const N: usize>(hands: [&str; N]) -> Given {
    let hands: Vec<Vec<Card>> = hands.into_iter().map(cards).collect();
    let wild = Rank::new(hands[1].len() as u8);
    let position = TogetherPosition {
        wild,
        dealer: Some(Seat(hands.len() as u8 - 1)),
        discard: cards("10h"),
        hands,
        ..TogetherPosition::default()
    };
    Given { position, next: Vec::new(), pile: None }
}

impl Given {
    pub(crate) fn wild(mut self, number: u8) -> Given {
        self.position.wild = Rank::new(number);
        self
    }

    /// The top cards of the stock.
    pub(crate) fn next(mut self, text: &str) -> Given {
        self.next = cards(text);
        self
    }

    /// The whole stock; all else lies at the bottom of the discard pile.
    pub(crate) fn only_stock(mut self, text: &str) -> Given {
        self.pile = Some(cards(text));
        self
    }

    /// The top of the discard pile.
    pub(crate) fn top(mut self, text: &str) -> Given {
        self.position.discard = cards(text);
        self
    }

    pub(crate) fn turn_of(mut self, seat: u8) -> Given {
        self.position.to_play = Some(Seat(seat));
        self
    }

    pub(crate) fn options(mut self, options: Options) -> Given {
        self.position.options = options;
        self
    }

    pub(crate) fn reshuffles(mut self, times: u8) -> Given {
        self.position.reshuffles = times;
        self
    }

    pub(crate) fn points<const N: usize>(mut self, points: [&[u16]; N]) -> Given {
        self.position.points = points.into_iter().map(<[u16]>::to_vec).collect();
        self
    }

    /// This seat went out with these melds.
    pub(crate) fn out(mut self, seat: u8, laid: &str) -> Given {
        self.position.out = Some(Seat(seat));
        self.laid(seat, laid)
    }

    /// This seat has laid these melds.
    pub(crate) fn laid(mut self, seat: u8, laid: &str) -> Given {
        self.position.laid.resize(self.position.hands.len(), None);
        self.position.laid[seat as usize] = Some(LaidPosition { melds: melds(laid) });
        self
    }

    pub(crate) fn position(mut self) -> TogetherPosition {
        let sets = if self.position.hands.len() > 8 { 3 } else { 2 };
        let mut rest: Vec<Card> = std::iter::repeat_with(Card::set).take(sets).flatten().collect();
        let laid = self.position.laid.iter().flatten().flat_map(|laid| laid.melds.cards());
        let placed = self.position.hands.iter().flatten().chain(laid).chain(&self.position.discard);
        let top = self.pile.as_ref().unwrap_or(&self.next);
        for card in placed.chain(top) {
            let at = rest.iter().position(|other| other == card).unwrap_or_else(|| panic!("too many {card}"));
            rest.remove(at);
        }
        match self.pile.take() {
            Some(stock) => {
                rest.append(&mut self.position.discard);
                self.position.discard = rest;
                self.position.stock = Some(stock);
            }
            None => self.position.stock = Some(self.next.iter().copied().chain(rest).collect()),
        }
        self.position.to_play.get_or_insert(Seat(0));
        self.position
    }

    /// The refusal of this position.
    pub(crate) fn refused(self) -> Refusal {
        testkit::driver::refused::<FiveCrowns>(&Position::Together(self.position()))
    }

    /// The table to play at.
    pub(crate) fn playing(self) -> Table {
        Driver::restore(&Position::Together(self.position()))
    }
}

/// What the driver must know of the game.
pub(crate) struct Crowns;

impl Fixture for Crowns {
    type Game = FiveCrowns;

    fn dated(action: Action, view: &View) -> Action {
        let turn = match view {
            View::Together(view) => view.turn,
            View::Solo(view) => view.turn,
        };
        match action {
            Action::Draw { .. } => Action::Draw { turn },
            Action::Take { card, .. } => Action::Take { turn, card },
            Action::Discard { card, .. } => Action::Discard { turn, card },
            Action::GoOut { discard, melds, .. } => Action::GoOut { turn, discard, melds },
            Action::Lay { discard, melds, .. } => Action::Lay { turn, discard, melds },
            Action::Place { hand, discard, .. } => Action::Place { turn, hand, discard },
        }
    }
}

/// A table being played at.
pub(crate) type Table = Driver<Crowns>;

/// A new table for that many.
pub(crate) fn open(options: Options, seats: u8, seed: u64) -> Table {
    Driver::open(&options, seats, seed)
}

/// What tests ask of a table.
pub(crate) trait TableExt {
    /// What a seat at a table of two to ten sees.
    fn view(&self, seat: u8) -> TogetherView;

    /// The hand of that seat.
    fn hand(&self, seat: u8) -> Hand;

    /// What the player of the solo game sees.
    fn solo(&self) -> SoloView;
}

impl TableExt for Table {
    fn view(&self, seat: u8) -> TogetherView {
        match self.seen(seat) {
            View::Together(view) => view,
            View::Solo(_) => panic!("a solo game"),
        }
    }

    fn hand(&self, seat: u8) -> Hand {
        self.view(seat).hand().unwrap().clone()
    }

    fn solo(&self) -> SoloView {
        match self.seen(0) {
            View::Solo(view) => view,
            View::Together(_) => panic!("not a solo game"),
        }
    }
}
