//! Tables to test on, set up in a few words: `given(["2S 9H", "3S"]).team('a', [1, 2, 3]).playing()`.
//!
//! The spaces are numbered row by row; on the spiral 1 to 8 are 2♠ to 9♠, 10 is 6♣, 19 is 10♠.

use double_series::{
    Action, Card, DoubleSeries, Drawing, End, Five, Hand, MayDraw, Options, Position, Series, Setup, Square,
    Team, Teams, View, Vote,
};
use table::Seat;
use testkit::{Driver, Fixture};

pub(crate) const STRICT: Options = Options { draw: Drawing::Strict, ..PRESET };
pub(crate) const PRESET: Options = Options {
    teams: Teams::Automatic,
    series_to_win: 2,
    layout: Setup::Spiral,
    draw: Drawing::Automatic,
    table_talk_penalty: true,
};

pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub(crate) fn hand(text: &str) -> Hand {
    Hand::sorted(cards(text)).unwrap()
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
            self.position.markers.put(team(letter), square(at));
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

    /// The rule by which the position is refused.
    pub(crate) fn refused(self) -> String {
        testkit::driver::refused::<DoubleSeries>(&self.position()).rule().to_owned()
    }

    pub(crate) fn playing(self) -> Table {
        Table::restore(&self.position())
    }
}

/// A table being played at. Actions are dated to the present turn, whatever turn they name.
pub(crate) type Table = Driver<PresentTurn>;

pub(crate) struct PresentTurn;

impl Fixture for PresentTurn {
    type Game = DoubleSeries;

    fn dated(action: Action, view: &View) -> Action {
        let turn = view.turn;
        match action {
            Action::Place { card, square, .. } => Action::Place { turn, card, square },
            Action::Remove { card, square, .. } => Action::Remove { turn, card, square },
            Action::Exchange { card, .. } => Action::Exchange { turn, card },
            Action::Discard { card, .. } => Action::Discard { turn, card },
            Action::Draw { .. } => Action::Draw { turn: view.may_draw.map_or(turn, |due| due.turn) },
            Action::Choose { series, .. } => Action::Choose { turn, series },
            Action::Accuse { .. } | Action::Vote { .. } | Action::GiveUp { .. } => action,
        }
    }
}

/// What the tests of this game ask of a table.
pub(crate) trait AtTheTable {
    fn hand(&self, seat: u8) -> Hand;

    /// Why the game is over, if it is.
    fn end(&self) -> Option<End>;

    /// The series scored by a team.
    fn series(&self, letter: char) -> Vec<Series>;
}

impl AtTheTable for Table {
    fn hand(&self, seat: u8) -> Hand {
        *self.seen(seat).hand().unwrap()
    }

    fn end(&self) -> Option<End> {
        self.seen(0).ended.map(|ended| ended.why)
    }

    fn series(&self, letter: char) -> Vec<Series> {
        let view = self.seen(0);
        let scored = view.scored.iter().filter(|scored| scored.team == team(letter));
        scored.map(|scored| scored.series).collect()
    }
}

fn team(letter: char) -> Team {
    Team(letter as u8 - b'a')
}
