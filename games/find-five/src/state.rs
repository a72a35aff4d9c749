//! The state of the game.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Moment, Outcome, Seat, Seats};

use crate::board::Board;
use crate::options::{Options, Variant};
use crate::result::RoundResult;
use crate::roll::Roll;
use crate::shape::{Shape, Shapes};
use crate::solver::Five;
use crate::squares::Squares;

/// The most players (FF-3).
pub(crate) const MAX_SEATS: usize = 4;
/// The most outlines on a board at a time (FF-6).
pub const MAX_MARKS: usize = 12;

/// What a player has outlined in this round, in the order drawn.
pub type Marks = ArrayVec<Squares, MAX_MARKS>;

/// The game.
#[derive(Clone, Debug, PartialEq)]
pub struct FindFive {
    /// House rules.
    pub(crate) options: Options,
    /// What is played.
    pub(crate) kind: Kind,
    /// What is going on.
    pub(crate) phase: Phase,
    /// The round, from 1; 0 before the first roll.
    pub(crate) round: u8,
    /// What the dice show.
    pub(crate) roll: Roll,
    /// Whom the game waits for: who still draws, must still cross out, is not ready yet.
    pub(crate) active: Seats,
    /// Who turned the timer in this round.
    pub(crate) timer: Option<Seat>,
    /// When this round began.
    pub(crate) since: Moment,
    /// When the present phase ends by itself.
    pub(crate) due: Option<Moment>,
    /// What each player has drawn in this round.
    pub(crate) marks: ArrayVec<Marks, MAX_SEATS>,
    /// The boards by seat. Shared: they never change.
    pub(crate) boards: Arc<[Board]>,
    /// The score sheet of each player, for all to see. Shared: it changes once a round.
    pub(crate) players: Arc<Vec<Player>>,
    /// How the round before ended.
    pub(crate) last: Option<Arc<RoundResult>>,
    /// The end.
    pub(crate) outcome: Option<Arc<Outcome>>,
}

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The basic game.
    Basic,
    /// The puzzle version.
    Puzzle,
    /// The puzzle version alone, without a clock.
    Solo,
}

impl Kind {
    /// What a table of so many seats plays with these options (FF-16).
    pub fn of(options: &Options, seats: u8) -> Kind {
        match options.variant {
            _ if seats == 1 => Kind::Solo,
            Variant::Basic => Kind::Basic,
            Variant::Puzzle => Kind::Puzzle,
        }
    }

    /// How many rounds there are at most.
    pub const fn rounds(self) -> u8 {
        match self {
            Kind::Basic => 5,
            Kind::Puzzle | Kind::Solo => 12,
        }
    }

    /// What the points of that round count: in the basic game the last counts double (FF-9).
    pub const fn factor(self, round: u8) -> u8 {
        match self {
            Kind::Basic if round == self.rounds() => 2,
            _ => 1,
        }
    }
}

/// What is going on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everybody looks for FIVES.
    #[default]
    Drawing,
    /// Puzzle: who found none crosses out a shape.
    Crossing,
    /// All boards are shown.
    Pause,
    /// Nothing: the game is over, or has not begun.
    Over,
}

/// The score sheet of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Player {
    /// The points of the rounds played.
    pub points: Vec<u8>,
    /// How often the player turned the timer.
    pub timers: u8,
    /// Puzzle: the FIVES found.
    pub circled: Vec<Five>,
    /// Puzzle: the shapes crossed out.
    pub crossed: Vec<Crossed>,
}

/// A shape that was crossed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "find-five.ts"))]
#[serde(deny_unknown_fields)]
pub struct Crossed {
    /// Which.
    pub shape: Shape,
    /// The squares cross-hatched with it; none if no shape fitted any more.
    #[serde(default)]
    pub squares: Option<Squares>,
}

impl Player {
    /// All points so far.
    pub fn total(&self) -> u16 {
        self.points.iter().copied().map(u16::from).sum()
    }

    /// The shapes that are neither circled nor crossed out (FF-12).
    pub fn available_shapes(&self) -> Shapes {
        let circled = self.circled.iter().map(|five| five.shape);
        let used = circled.chain(self.crossed.iter().map(|crossed| crossed.shape));
        used.fold(Shapes::ALL, Shapes::without)
    }

    /// The squares that earlier rounds have left free.
    pub fn free_squares(&self) -> Squares {
        let circled = self.circled.iter().map(|five| five.squares);
        let used = circled.chain(self.crossed.iter().filter_map(|crossed| crossed.squares));
        !used.fold(Squares::NONE, |all, squares| all | squares)
    }
}

/// The table before anything has happened.
pub(crate) fn set_up(options: &Options, seats: u8) -> FindFive {
    let seats = (seats as usize).clamp(1, MAX_SEATS);
    FindFive {
        options: *options,
        kind: Kind::of(options, seats as u8),
        phase: Phase::Over,
        round: 0,
        roll: Roll::default(),
        active: Seats::NONE,
        timer: None,
        since: Moment::START,
        due: None,
        marks: std::iter::repeat_with(Marks::new).take(seats).collect(),
        boards: std::iter::repeat_n(Board::grey(), seats).cloned().collect(),
        players: Arc::new(vec![Player::default(); seats]),
        last: None,
        outcome: None,
    }
}

/// How many play.
pub(crate) fn seats(game: &FindFive) -> u8 {
    game.marks.len() as u8
}

/// How many rounds were begun.
pub(crate) fn rounds(game: &FindFive) -> u32 {
    game.round.into()
}

/// Whom the game waits for.
pub(crate) fn awaited(game: &FindFive) -> Seats {
    game.active
}

/// When the present phase ends by itself.
pub(crate) fn deadline(game: &FindFive) -> Option<Moment> {
    game.due
}

/// How the game ended, if it has.
pub(crate) fn outcome(game: &FindFive) -> Option<Outcome> {
    game.outcome.as_deref().cloned()
}
