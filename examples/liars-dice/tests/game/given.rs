//! Tables to test on, set with a few words: `given(["1 2 2", "6"]).bid(0, "2", 2).playing()`.

use liars_dice::dice::{Bid, Face};
use liars_dice::state::Standing;
use liars_dice::{Action, LiarsDice, Position, View};
use table::Seat;
use testkit::{Driver, Fixture};

/// How the driver plays this game.
pub(crate) struct Table;

impl Fixture for Table {
    type Game = LiarsDice;

    fn dated(action: Action, view: &View) -> Action {
        match action {
            Action::Bid { bid, .. } => Action::Bid { turn: view.turn, bid },
            Action::Call { .. } => Action::Call { turn: view.turn },
        }
    }
}

pub(crate) fn face(text: &str) -> Face {
    text.parse().unwrap()
}

pub(crate) fn bid(count: u8, text: &str) -> Action {
    Action::Bid { turn: 0, bid: Bid { count, face: face(text) } }
}

pub(crate) fn call() -> Action {
    Action::Call { turn: 0 }
}

/// A position being set up; seat 0 is to play unless told otherwise.
pub(crate) struct Given(pub(crate) Position);

pub(crate) fn given<const N: usize>(dice: [&str; N]) -> Given {
    let dice = dice.map(|dice| dice.split_whitespace().map(face).collect()).to_vec();
    Given(Position { dice, ..Position::default() })
}

impl Given {
    pub(crate) fn bid(mut self, seat: u8, count: u8, text: &str) -> Given {
        self.0.bid = Some(Standing { seat: Seat(seat), bid: Bid { count, face: face(text) } });
        self
    }

    pub(crate) fn turn_of(mut self, seat: u8) -> Given {
        self.0.to_play = Some(Seat(seat));
        self
    }

    pub(crate) fn playing(self) -> Driver<Table> {
        Driver::restore(&self.0)
    }
}
