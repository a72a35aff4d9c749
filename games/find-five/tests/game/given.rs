//! Tables to test on, set with a few words: `given(2).roll("01234").shows("01234", [0, 1, 2, 3, 4]).playing()`.

use find_five::board::{Board, Symbols};
use find_five::roll::Roll;
use find_five::shape::Shape;
use find_five::solver::Five;
use find_five::squares::Squares;
use find_five::{Action, Fault, FindFive, Options, Outline, Player, Position, RoundResult, Variant, View};
use table::Millis;
use testkit::{Driver, Fixture, driver};

pub(crate) fn squares(numbers: &[u8]) -> Squares {
    Squares::of(numbers).unwrap()
}

pub(crate) fn roll(text: &str) -> Roll {
    text.parse().unwrap()
}

pub(crate) fn outline(numbers: &[u8]) -> Outline {
    numbers.iter().copied().collect()
}

pub(crate) fn mark(numbers: &[u8]) -> Action {
    Action::Mark { round: 0, squares: outline(numbers) }
}

pub(crate) fn erase(numbers: &[u8]) -> Action {
    Action::Erase { round: 0, squares: outline(numbers) }
}

pub(crate) fn timer() -> Action {
    Action::Timer { round: 0 }
}

pub(crate) fn done() -> Action {
    Action::Done { round: 0 }
}

pub(crate) fn no_five() -> Action {
    Action::NoFive { round: 0 }
}

pub(crate) fn ready() -> Action {
    Action::Ready { round: 0 }
}

pub(crate) fn cross(shape: Shape, numbers: &[u8]) -> Action {
    Action::Cross { round: 0, shape, squares: outline(numbers) }
}

pub(crate) fn five(shape: Shape, numbers: &[u8]) -> Five {
    Five { shape, squares: squares(numbers) }
}

/// A position being set up: one board for all, on which only what was asked for can be found.
pub(crate) struct Given {
    pub(crate) position: Position,
    fixed: [Option<u8>; 100],
}

/// A table of so many in the first round; the dice show 0 1 2 3 4.
pub(crate) fn given(seats: u8) -> Given {
    let position = Position { seats: Some(seats), roll: Some(roll("01234")), ..Position::default() };
    Given { position, fixed: [None; 100] }
}

/// The same in the puzzle version.
pub(crate) fn puzzle(seats: u8) -> Given {
    given(seats).options(Options { variant: Variant::Puzzle, ..Options::default() })
}

impl Given {
    pub(crate) fn options(mut self, options: Options) -> Given {
        self.position.options = options;
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Given {
        self.position.round = Some(round);
        self
    }

    /// These squares show these symbols, in this order.
    pub(crate) fn shows(mut self, symbols: &str, numbers: &[u8]) -> Given {
        for (symbol, number) in symbols.bytes().zip(numbers) {
            self.fixed[*number as usize] = Some(symbol - b'0');
        }
        self
    }

    /// These outlines all show 0 1 2 3 4.
    pub(crate) fn fives(mut self, outlines: &[&[u8]]) -> Given {
        for numbers in outlines {
            self = self.shows("01234", numbers);
        }
        self
    }

    pub(crate) fn player(mut self, seat: usize, player: Player) -> Given {
        if self.position.players.len() <= seat {
            self.position.players.resize(seat + 1, Player::default());
        }
        self.position.players[seat] = player;
        self
    }

    /// The rest of the board is filled with the symbols that are left, fives first: they were not rolled.
    pub(crate) fn board(&self) -> Board {
        let mut left = Symbols::COUNTS;
        self.fixed.iter().flatten().for_each(|symbol| left[*symbol as usize] -= 1);
        let mut rest = [5, 0, 1, 2, 3, 4].into_iter().flat_map(|symbol| vec![symbol; left[symbol].into()]);
        let text: String = self
            .fixed
            .iter()
            .map(|fixed| fixed.map_or_else(|| rest.next().unwrap(), usize::from).to_string())
            .collect();
        text.parse().unwrap()
    }

    pub(crate) fn position(mut self) -> Position {
        if self.position.boards.is_empty() {
            self.position.boards = vec![self.board()];
        }
        self.position
    }

    /// The rule by which the position is refused.
    pub(crate) fn refused(self) -> String {
        driver::refused::<FindFive>(&self.position()).rule().to_owned()
    }

    pub(crate) fn playing(self) -> Table {
        Driver::restore(&self.position())
    }
}

/// How the game is driven: actions take no time.
pub(crate) struct FindFiveFixture;

impl Fixture for FindFiveFixture {
    type Game = FindFive;

    const STEP: Millis = 0;

    fn dated(action: Action, view: &View) -> Action {
        let round = view.round;
        match action {
            Action::Mark { squares, .. } => Action::Mark { round, squares },
            Action::Erase { squares, .. } => Action::Erase { round, squares },
            Action::Timer { .. } => Action::Timer { round },
            Action::Done { .. } => Action::Done { round },
            Action::NoFive { .. } => Action::NoFive { round },
            Action::Cross { shape, squares, .. } => Action::Cross { round, shape, squares },
            Action::Ready { .. } => Action::Ready { round },
        }
    }
}

/// A table being played at. Actions are dated to the present round, whatever round they name.
pub(crate) type Table = Driver<FindFiveFixture>;

/// A new table for that many.
pub(crate) fn open(options: Options, seats: u8, seed: u64) -> Table {
    Driver::open(&options, seats, seed)
}

/// What happens round by round.
pub(crate) trait Rounds {
    /// Everybody is ready for the next round.
    fn all_ready(&mut self) -> &mut Self;

    /// How the last round ended.
    fn last(&self) -> RoundResult;

    /// The points of the last round by seat.
    fn points(&self) -> Vec<u8> {
        self.last().boards.iter().map(|board| board.points).collect()
    }

    /// What was wrong with each outline of the last round.
    fn faults(&self, seat: usize) -> Vec<Option<Fault>> {
        self.last().boards[seat].outlines.iter().map(|outline| outline.fault).collect()
    }
}

impl Rounds for Table {
    fn all_ready(&mut self) -> &mut Table {
        for seat in 0..self.sitting.seats() {
            self.plays(seat, ready());
        }
        self
    }

    fn last(&self) -> RoundResult {
        self.seen(0).last.unwrap().as_ref().clone()
    }
}
