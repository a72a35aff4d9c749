//! Positions in a few words: `given(["1 2 3 4 5", "6 . 7"]).top("5").next("4").playing()`.

use five_or_less::{Action, Card, FiveOrLess, Options, PACK, Phase, Position, Stage, View};
use table::{Game, Millis, Moment, Refusal, Seat, Seats};
use testkit::{Driver, Fixture, driver};

/// Tables begin at this moment, when the top discard was discarded.
pub(crate) const START: u64 = 10_000;

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

/// A pyramid, with a dot for a gap.
pub(crate) fn pyramid(text: &str) -> Vec<Option<Card>> {
    text.split_whitespace().map(|word| (word != ".").then(|| card(word))).collect()
}

pub(crate) fn draw() -> Action {
    Action::Draw { turn: 0 }
}

pub(crate) fn take(slot: u8) -> Action {
    Action::Take { turn: 0, discard: 0, slot }
}

pub(crate) fn swap(slot: u8) -> Action {
    Action::Swap { turn: 0, slot }
}

pub(crate) fn discard() -> Action {
    Action::Discard { turn: 0 }
}

pub(crate) fn use_power() -> Action {
    Action::UsePower { turn: 0 }
}

/// Aims a power at a card of a player.
pub(crate) fn hit(seat: u8, slot: u8) -> Action {
    Action::Target { turn: 0, seat: Seat(seat), slot: Some(slot), mine: None }
}

/// Swaps one's own card with that of a player.
pub(crate) fn steal(mine: u8, seat: u8, slot: u8) -> Action {
    Action::Target { turn: 0, seat: Seat(seat), slot: Some(slot), mine: Some(mine) }
}

/// Adds a card to a player.
pub(crate) fn burden(seat: u8) -> Action {
    Action::Target { turn: 0, seat: Seat(seat), slot: None, mine: None }
}

/// Gives one's own card to a player.
pub(crate) fn give(mine: u8, seat: u8) -> Action {
    Action::Target { turn: 0, seat: Seat(seat), slot: None, mine: Some(mine) }
}

pub(crate) fn call() -> Action {
    Action::Call { turn: 0 }
}

pub(crate) fn end_turn() -> Action {
    Action::EndTurn { turn: 0 }
}

/// Throws a card at the top discard.
pub(crate) fn throw(slot: u8) -> Action {
    Action::Claim { discard: 0, slot }
}

/// Throws a card at the discard of that number.
pub(crate) fn throw_at(number: u32, slot: u8) -> Action {
    Action::Claim { discard: number, slot }
}

pub(crate) fn ready(round: u8) -> Action {
    Action::Ready { round }
}

/// A position being set up. By default seat 0 is to play, and a 13 lies on the discard pile.
pub(crate) struct Given {
    pub(crate) position: Position,
    next: Vec<Card>,
    pile: Option<Vec<Card>>,
}

/// A table with these pyramids.
pub(crate) fn given<const N: usize>(pyramids: [&str; N]) -> Given {
    let position = Position {
        pyramids: pyramids.into_iter().map(pyramid).collect(),
        discards: cards("13"),
        discarded_at: Moment(START),
        ..Position::default()
    };
    Given { position, next: Vec::new(), pile: None }
}

impl Given {
    /// The top cards of the draw pile.
    pub(crate) fn next(mut self, text: &str) -> Given {
        self.next = cards(text);
        self
    }

    /// The whole draw pile; every other card lies at the bottom of the discard pile.
    pub(crate) fn only_pile(mut self, text: &str) -> Given {
        self.pile = Some(cards(text));
        self
    }

    /// The top of the discard pile.
    pub(crate) fn top(mut self, text: &str) -> Given {
        self.position.discards = cards(text);
        self
    }

    pub(crate) fn in_turn(mut self, seat: u8) -> Given {
        self.position.to_play = Some(Seat(seat));
        self
    }

    pub(crate) fn drawn(mut self, text: &str) -> Given {
        self.position.drawn = Some(card(text));
        self
    }

    pub(crate) fn called<const N: usize>(mut self, seats: [u8; N]) -> Given {
        self.position.called = seats.into_iter().map(Seat).collect::<Seats>();
        self
    }

    pub(crate) fn with(mut self, change: impl FnOnce(&mut Position)) -> Given {
        change(&mut self.position);
        self
    }

    pub(crate) fn options(self, change: impl FnOnce(&mut Options)) -> Given {
        self.with(|position| change(&mut position.options))
    }

    /// The turn has come to its end.
    pub(crate) fn at_the_end(self) -> Given {
        self.with(|position| {
            position.stage = Some(Stage::End);
            position.until = Some(Moment(START + 6_000));
        })
    }

    pub(crate) fn totals<const N: usize>(self, totals: [i16; N]) -> Given {
        self.with(|position| position.totals = totals.to_vec())
    }

    pub(crate) fn position(mut self) -> Position {
        let mut rest = PACK.to_vec();
        let lying = self.position.pyramids.iter().flatten().flatten();
        let piles = self.position.discards.iter().chain(self.pile.as_ref().unwrap_or(&self.next));
        for card in lying.chain(&self.position.drawn).chain(piles) {
            let at = rest.iter().position(|other| other == card).unwrap_or_else(|| panic!("too many {card}"));
            rest.remove(at);
        }
        match self.pile.take() {
            Some(pile) => {
                rest.append(&mut self.position.discards);
                self.position.discards = rest;
                self.position.pile = Some(pile);
            }
            None => self.position.pile = Some(self.next.iter().copied().chain(rest).collect()),
        }
        self.position
    }

    /// The refusal of this position.
    pub(crate) fn refused(self) -> Refusal {
        driver::refused::<FiveOrLess>(&self.position())
    }

    pub(crate) fn playing(self) -> Table {
        self.playing_with(5)
    }

    /// With the dice of that number.
    pub(crate) fn playing_with(self, dice: u64) -> Table {
        Driver::restore_with(&self.position(), Moment(START), dice)
    }
}

/// What the driver must know of this game.
pub(crate) struct Pyramids;

/// A table being played at.
pub(crate) type Table = Driver<Pyramids>;

impl Fixture for Pyramids {
    type Game = FiveOrLess;

    const STEP: Millis = 50;

    /// Numbers that are 0 mean the present turn and the top discard.
    fn dated(mut action: Action, view: &View) -> Action {
        let date = |number: &mut u32, now: u32| {
            if *number == 0 {
                *number = now;
            }
        };
        match &mut action {
            Action::Draw { turn }
            | Action::Take { turn, .. }
            | Action::Swap { turn, .. }
            | Action::Discard { turn }
            | Action::UsePower { turn }
            | Action::Target { turn, .. }
            | Action::Call { turn }
            | Action::EndTurn { turn } => date(turn, view.turn),
            Action::Ready { .. } | Action::Claim { .. } => {}
        }
        if let Action::Take { discard, .. } | Action::Claim { discard, .. } = &mut action {
            date(discard, view.top.map_or(0, |top| top.number));
        }
        action
    }
}

/// What tests of this game ask of a table.
pub(crate) trait TableExt {
    fn phase(&self) -> Phase;

    /// The top discard.
    fn top(&self) -> Card;

    /// What truly lies before a player.
    fn pyramid(&self, seat: u8) -> Vec<Option<Card>>;

    /// The points of the round that just ended.
    fn points(&self) -> Vec<i16>;
}

impl TableExt for Table {
    fn phase(&self) -> Phase {
        self.seen(0).phase
    }

    fn top(&self) -> Card {
        self.seen(0).top.unwrap().card
    }

    fn pyramid(&self, seat: u8) -> Vec<Option<Card>> {
        self.sitting.game().position().pyramids[usize::from(seat)].clone()
    }

    fn points(&self) -> Vec<i16> {
        self.seen(0).result.expect("the round is over").points.clone()
    }
}
