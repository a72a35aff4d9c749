//! Tables to test on, set with a few words: `given(["1 2 3 4 5", "6 . 7"]).top("5").next("4").playing()`.

use five_or_less::card::{Card, PACK};
use five_or_less::{Action, Event, FiveOrLess, Options, Phase, Position, Sight, Stage, View};
use table::log::Record;
use table::{Act, Audience, Dice, Game, Millis, Moment, Refusal, Seat, Seats, Sitting};

/// Tables begin at this moment, when the top discard came to lie there.
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

/// Hits the card of a player.
pub(crate) fn hit(seat: u8, slot: u8) -> Action {
    Action::Target { turn: 0, seat: Seat(seat), slot: Some(slot), mine: None }
}

/// Swaps an own card with that of a player.
pub(crate) fn steal(mine: u8, seat: u8, slot: u8) -> Action {
    Action::Target { turn: 0, seat: Seat(seat), slot: Some(slot), mine: Some(mine) }
}

/// Adds a card to a player.
pub(crate) fn burden(seat: u8) -> Action {
    Action::Target { turn: 0, seat: Seat(seat), slot: None, mine: None }
}

/// Gives an own card to a player.
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

/// A position being set up. Seat 0 is to play unless told otherwise, and a 13 lies on the discard pile.
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

    /// The whole draw pile; all else lies at the bottom of the discard pile.
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

    pub(crate) fn refused(self) -> Refusal {
        FiveOrLess::restore(&self.position(), &Dice::from_number(5)).unwrap_err()
    }

    pub(crate) fn playing(self) -> Table {
        self.playing_with(5)
    }

    /// With the dice of that number.
    pub(crate) fn playing_with(self, dice: u64) -> Table {
        let dice = Dice::from_number(dice);
        let game = FiveOrLess::restore(&self.position(), &dice).unwrap();
        Table { sitting: Sitting::resume(game, dice, Moment(START)), log: Vec::new() }
    }
}

/// A table being played at. Actions are dated to the present turn and discard, unless they name one.
pub(crate) struct Table {
    pub(crate) sitting: Sitting<FiveOrLess>,
    pub(crate) log: Vec<Record<Event>>,
}

/// A new table for that many.
pub(crate) fn open(options: Options, seats: u8, seed: u64) -> Table {
    let mut log = Vec::new();
    let sitting = Sitting::open(&options, seats, Dice::from_number(seed), &mut log).unwrap();
    Table { sitting, log }
}

impl Table {
    /// The seat does this 50 ms later, and it is accepted.
    pub(crate) fn plays(&mut self, seat: u8, action: Action) -> &mut Table {
        let at = self.sitting.now().0 + 50;
        self.plays_at(at, seat, action, 0)
    }

    /// The action arrives at that moment from a player with that round trip, and is accepted.
    pub(crate) fn plays_at(&mut self, at: u64, seat: u8, action: Action, lag: Millis) -> &mut Table {
        let action = self.dated(action);
        self.act(at, seat, action, lag).unwrap_or_else(|refusal| panic!("{action:?} is refused: {refusal}"));
        self
    }

    /// The seat tries this, and it is refused by that rule; nothing changes.
    pub(crate) fn refuses(&mut self, seat: u8, action: Action, rule: &str) -> &mut Table {
        let before = self.sitting.game().clone();
        let action = self.dated(action);
        let refusal = self.act(self.sitting.now().0, seat, action, 0).expect_err("it is refused");
        assert_eq!(refusal.rule(), rule, "{action:?}: {refusal}");
        assert_eq!(*self.sitting.game(), before);
        self
    }

    /// Does this as it is, also if it names an old turn.
    pub(crate) fn act(&mut self, at: u64, seat: u8, action: Action, lag: Millis) -> Result<(), Refusal> {
        self.sitting.act(&Act { seat: Seat(seat), action, at: Moment(at), lag }, &mut self.log)
    }

    /// So much time passes.
    pub(crate) fn waits(&mut self, ms: u64) -> &mut Table {
        let to = Moment(self.sitting.now().0 + ms);
        self.sitting.advance(to, &mut self.log).unwrap();
        self
    }

    fn dated(&self, action: Action) -> Action {
        let view = self.view(0);
        let (now, top) = (view.turn, view.top.map_or(0, |top| top.number));
        let turn = |turn: u32| if turn == 0 { now } else { turn };
        let aimed = |number: u32| if number == 0 { top } else { number };
        match action {
            Action::Draw { turn: t } => Action::Draw { turn: turn(t) },
            Action::Take { turn: t, discard, slot } => {
                Action::Take { turn: turn(t), discard: aimed(discard), slot }
            }
            Action::Swap { turn: t, slot } => Action::Swap { turn: turn(t), slot },
            Action::Discard { turn: t } => Action::Discard { turn: turn(t) },
            Action::UsePower { turn: t } => Action::UsePower { turn: turn(t) },
            Action::Target { turn: t, seat, slot, mine } => {
                Action::Target { turn: turn(t), seat, slot, mine }
            }
            Action::Call { turn: t } => Action::Call { turn: turn(t) },
            Action::EndTurn { turn: t } => Action::EndTurn { turn: turn(t) },
            Action::Claim { discard, slot } => Action::Claim { discard: aimed(discard), slot },
            ready @ Action::Ready { .. } => ready,
        }
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.sitting.view(Audience::Seat(Seat(seat)))
    }

    pub(crate) fn phase(&self) -> Phase {
        self.view(0).phase
    }

    pub(crate) fn top(&self) -> Card {
        self.view(0).top.unwrap().card
    }

    /// What truly lies before a player.
    pub(crate) fn pyramid(&self, seat: u8) -> Vec<Option<Card>> {
        self.sitting.game().position().pyramids[usize::from(seat)].clone()
    }

    pub(crate) fn events(&self) -> impl Iterator<Item = &Event> {
        self.log.iter().flat_map(|record| &record.events)
    }

    /// What an audience has seen so far.
    pub(crate) fn sights(&self, audience: Audience) -> Vec<Sight> {
        self.events()
            .filter_map(|event| FiveOrLess::sight(event, audience))
            .map(|seen| seen.sight().clone())
            .collect()
    }

    pub(crate) fn menu(&self, seat: u8) -> Vec<Action> {
        self.sitting.menu(Seat(seat))
    }

    /// The points of the round that just ended.
    pub(crate) fn points(&self) -> Vec<i16> {
        self.view(0).result.expect("the round is over").points.clone()
    }
}
