//! Tables to test on, set with a few words: `given(["2S 9H", "3S"]).team('a', [1, 2, 3]).playing()`.
//!
//! The spaces are numbered row by row; on the printed board 1 to 8 are 2♠ to 9♠, 10 is 6♣, 19 is 10♠.

use double_series::card::Card;
use double_series::cards::Hand;
use double_series::markers::Team;
use double_series::series::{Five, Series};
use double_series::square::Square;
use double_series::{
    Action, DoubleSeries, Drawing, End, Event, MayDraw, Options, Position, Teams, View, Vote,
};
use table::log::Record;
use table::{Act, Audience, Dice, Game, Millis, Moment, Refusal, Seat, Sitting};

pub(crate) const STRICT: Options = Options { draw: Drawing::Strict, ..PRESET };
pub(crate) const PRESET: Options = Options {
    teams: Teams::Automatic,
    series_to_win: 2,
    layout: double_series::Setup::Spiral,
    draw: Drawing::Automatic,
    table_talk_penalty: true,
};

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

pub(crate) fn square(number: u8) -> Square {
    Square::new(number).unwrap()
}

pub(crate) fn five(squares: [u8; 5]) -> Five {
    Five::new(squares.map(square))
}

pub(crate) fn line(squares: [u8; 5]) -> Series {
    Series::of(five(squares)).unwrap()
}

pub(crate) fn place(text: &str, at: u8) -> Action {
    Action::Place { turn: 0, card: card(text), square: square(at) }
}

pub(crate) fn remove(text: &str, at: u8) -> Action {
    Action::Remove { turn: 0, card: card(text), square: square(at) }
}

pub(crate) fn exchange(text: &str) -> Action {
    Action::Exchange { turn: 0, card: card(text) }
}

pub(crate) fn discard(text: &str) -> Action {
    Action::Discard { turn: 0, card: card(text) }
}

pub(crate) fn draw() -> Action {
    Action::Draw { turn: 0 }
}

pub(crate) fn choose(squares: [u8; 5]) -> Action {
    Action::Choose { turn: 0, series: five(squares) }
}

pub(crate) fn accuse(seat: u8, message: u32) -> Action {
    Action::Accuse { accused: Seat(seat), message }
}

pub(crate) fn vote(message: u32, vote: Vote) -> Action {
    Action::Vote { message, vote }
}

pub(crate) fn give_up(message: u32, text: &str) -> Action {
    Action::GiveUp { message, card: card(text) }
}

/// A position being set up. Seat 0 is to play unless told otherwise. Hands may be short: then cards were lost.
pub(crate) struct Given {
    pub(crate) position: Position,
    next: Vec<Card>,
    only: bool,
}

pub(crate) fn given<const N: usize>(hands: [&str; N]) -> Given {
    let position = Position { hands: hands.into_iter().map(cards).collect(), ..Position::default() };
    Given { position, next: Vec::new(), only: false }
}

impl Given {
    pub(crate) fn options(mut self, options: Options) -> Given {
        self.position.options = options;
        self
    }

    /// Markers of a team.
    pub(crate) fn team<const N: usize>(mut self, letter: char, squares: [u8; N]) -> Given {
        for at in squares {
            self.position.markers.put(Team(letter as u8 - b'a'), square(at));
        }
        self
    }

    /// A scored series; its markers must be put too.
    pub(crate) fn scored(mut self, squares: [u8; 5]) -> Given {
        self.position.series.push(five(squares));
        self
    }

    /// The top cards of the deck.
    pub(crate) fn next(mut self, text: &str) -> Given {
        self.next = cards(text);
        self
    }

    /// The whole deck; all else lies on the pile of seat 0.
    pub(crate) fn only_deck(mut self, text: &str) -> Given {
        (self.next, self.only) = (cards(text), true);
        self
    }

    pub(crate) fn turn_of(mut self, seat: u8) -> Given {
        self.position.to_play = Some(Seat(seat));
        self
    }

    pub(crate) fn reshuffles(mut self, times: u8) -> Given {
        self.position.reshuffles = times;
        self
    }

    pub(crate) fn may_draw(mut self, seat: u8) -> Given {
        self.position.may_draw = Some(MayDraw { seat: Seat(seat), turn: 1 });
        self.position.turn = Some(2);
        self
    }

    pub(crate) fn over(mut self, why: End) -> Given {
        self.position.over = Some(why);
        self
    }

    pub(crate) fn position(mut self) -> Position {
        if self.only || !self.next.is_empty() {
            let mut rest = Card::pack().to_vec();
            for card in self.position.hands.iter().chain(&self.position.piles).flatten().chain(&self.next) {
                let at =
                    rest.iter().position(|other| other == card).unwrap_or_else(|| panic!("too many {card}"));
                rest.remove(at);
            }
            if self.only {
                self.position.piles.resize(self.position.hands.len(), Vec::new());
                self.position.piles[0].append(&mut rest);
            }
            self.position.deck = Some(self.next.iter().copied().chain(rest).collect());
        }
        self.position
    }

    pub(crate) fn refused(self) -> String {
        let refusal = DoubleSeries::restore(&self.position(), &Dice::from_number(5)).unwrap_err();
        refusal.rule().to_owned()
    }

    pub(crate) fn playing(self) -> Table {
        let dice = Dice::from_number(5);
        let game = DoubleSeries::restore(&self.position(), &dice).unwrap();
        Table { sitting: Sitting::resume(game, dice, Moment::START), log: Vec::new() }
    }
}

/// A table being played at. Actions are dated to the present turn, whatever turn they name.
pub(crate) struct Table {
    pub(crate) sitting: Sitting<DoubleSeries>,
    pub(crate) log: Vec<Record<Event>>,
}

/// A new table for that many.
pub(crate) fn open(options: Options, seats: u8, seed: u64) -> Table {
    let mut log = Vec::new();
    let sitting = Sitting::open(&options, seats, Dice::from_number(seed), &mut log).unwrap();
    Table { sitting, log }
}

impl Table {
    /// The seat does this, and it is accepted.
    pub(crate) fn plays(&mut self, seat: u8, action: Action) -> &mut Table {
        let action = self.dated(action);
        self.act(seat, action).unwrap_or_else(|refusal| panic!("{action:?} is refused: {refusal}"));
        self
    }

    /// The seat tries this, and it is refused by that rule; nothing changes.
    pub(crate) fn refuses(&mut self, seat: u8, action: Action, rule: &str) -> &mut Table {
        let before = self.sitting.game().clone();
        let action = self.dated(action);
        let refusal = self.act(seat, action).expect_err("it is refused");
        assert_eq!(refusal.rule(), rule, "{action:?}: {refusal}");
        assert_eq!(*self.sitting.game(), before);
        self
    }

    /// Does this as it is, also if it names an old turn.
    pub(crate) fn act(&mut self, seat: u8, action: Action) -> Result<(), Refusal> {
        let at = self.sitting.now() + 100;
        self.sitting.act(&Act { seat: Seat(seat), action, at, lag: 0 }, &mut self.log)
    }

    /// Lets time pass.
    pub(crate) fn waits(&mut self, span: Millis) -> &mut Table {
        self.sitting.advance(self.sitting.now() + span, &mut self.log).unwrap();
        self
    }

    fn dated(&self, action: Action) -> Action {
        let view = self.view(0);
        let turn = view.turn;
        match action {
            Action::Place { card, square, .. } => Action::Place { turn, card, square },
            Action::Remove { card, square, .. } => Action::Remove { turn, card, square },
            Action::Exchange { card, .. } => Action::Exchange { turn, card },
            Action::Discard { card, .. } => Action::Discard { turn, card },
            Action::Draw { .. } => Action::Draw { turn: view.may_draw.map_or(turn, |due| due.turn) },
            Action::Choose { series, .. } => Action::Choose { turn, series },
            talk => talk,
        }
    }

    pub(crate) fn view(&self, seat: u8) -> View {
        self.sitting.view(Audience::Seat(Seat(seat)))
    }

    pub(crate) fn hand(&self, seat: u8) -> Hand {
        *self.view(seat).hand().unwrap()
    }

    pub(crate) fn events(&self) -> Vec<Event> {
        self.log.iter().flat_map(|record| record.events.clone()).collect()
    }

    pub(crate) fn menu(&self, seat: u8) -> Vec<Action> {
        self.sitting.menu(Seat(seat))
    }

    /// Why the game is over, if it is.
    pub(crate) fn end(&self) -> Option<End> {
        self.view(0).ended.map(|ended| ended.why)
    }

    /// The series scored by a team.
    pub(crate) fn series(&self, letter: char) -> Vec<Series> {
        let team = Team(letter as u8 - b'a');
        let view = self.view(0);
        view.scored.iter().filter(|scored| scored.team == team).map(|scored| scored.series).collect()
    }
}
