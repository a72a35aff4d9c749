//! The state of the table.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Millis, Moment, Seat, Seats};

use crate::cards::{Hand, Pile};
use crate::event::Ended;
use crate::layout::Layout;
use crate::markers::{Markers, Team};
use crate::options::Options;
use crate::scoring::{MOST_SCORED, Scored};
use crate::series::Series;
use crate::square::Square;
use crate::talk::{Case, Trial};

/// The most players.
pub const MOST_SEATS: usize = 10;
/// How long a player has for a vote, for giving up a card, and for saying which five are the series.
pub const TIME_LIMIT: Millis = 30_000;
/// The game ends when the piles would be shuffled this often (DS-16).
pub const LAST_RESHUFFLE: u8 = 4;
/// The most fives to choose from: all in one line, and not nine, which would be two series.
pub const MOST_CHOICES: usize = 4;

/// A table of two to ten.
#[derive(Clone, Debug, PartialEq)]
pub struct DoubleSeries {
    /// House rules.
    pub options: Options,
    /// Which space shows which card.
    pub layout: Layout,
    /// Who dealt.
    pub dealer: Seat,
    /// Turns so far.
    pub turn: u32,
    /// Whose turn it is.
    pub to_play: Seat,
    /// What that player does next.
    pub phase: Phase,
    /// How many dead cards that player may still exchange in this turn (DS-8).
    pub exchanges: u8,
    /// How many turns in a row nobody could play (DS-9).
    pub idle: u8,
    /// How often the discard piles were shuffled.
    pub reshuffles: u8,
    /// The face-down pile; the next card is last.
    pub deck: Pile,
    /// Who sits at the table.
    pub players: ArrayVec<Player, MOST_SEATS>,
    /// The markers on the board.
    pub markers: Markers,
    /// The series scored, in order.
    pub scored: ArrayVec<Scored, MOST_SCORED>,
    /// The fives that the player in turn chooses from.
    pub choice: Option<Choice>,
    /// Who may still draw a replacement (DS-7, strict).
    pub may_draw: Option<MayDraw>,
    /// The accusation under way.
    pub trial: Option<Trial>,
    /// The accusations before it.
    pub cases: Vec<Case>,
    /// The end. Shared, because it is rare and states are copied often.
    pub ended: Option<Arc<Ended>>,
}

/// A player of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The cards in hand.
    pub hand: Hand,
    /// The player's own discard pile, face up.
    pub pile: Pile,
    /// How many cards fewer the player goes on with (DS-7, DS-11).
    pub lost: u8,
}

/// What the player whose turn it is does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Play a card.
    Play,
    /// Say which five are the series.
    Choose,
    /// Nothing: the game is over, or has not begun.
    Over,
}

/// Fives of which only one can be a series (DS-15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
pub struct Choice {
    /// The marker that completed them.
    pub square: Square,
    /// When the first of them is taken.
    pub until: Moment,
    /// The fives.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Series>"))]
    pub fives: ArrayVec<Series, MOST_CHOICES>,
}

/// Somebody has played and not drawn yet (DS-7, strict).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
#[serde(deny_unknown_fields)]
pub struct MayDraw {
    /// Who.
    pub seat: Seat,
    /// The turn in which the card was played.
    pub turn: u32,
}

/// Why the game ended (DS-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// A team has enough series.
    Series,
    /// No free space is left.
    Board,
    /// Nobody has a card.
    Hands,
    /// For a whole round nobody could play.
    Round,
    /// The piles would have been shuffled for the fourth time.
    Reshuffle,
}

impl DoubleSeries {
    /// The table before anything has happened.
    pub fn new(options: Options, seats: u8) -> DoubleSeries {
        let seats = (seats as usize).min(MOST_SEATS);
        DoubleSeries {
            options: options.at(seats as u8),
            layout: Layout::Spiral,
            dealer: Seat(0),
            turn: 0,
            to_play: Seat(0),
            phase: Phase::Over,
            exchanges: 0,
            idle: 0,
            reshuffles: 0,
            deck: Pile::new(),
            players: std::iter::repeat_n(Player::default(), seats).collect(),
            markers: Markers::default(),
            scored: ArrayVec::new(),
            choice: None,
            may_draw: None,
            trial: None,
            cases: Vec::new(),
            ended: None,
        }
    }

    /// How many play.
    pub fn count(&self) -> u8 {
        self.players.len() as u8
    }

    /// The team of a seat.
    pub fn team(&self, seat: Seat) -> Team {
        self.options.team(seat)
    }

    /// Whom the table waits for: the player in turn, who may still draw, who votes or gives up a card.
    pub fn everybody_awaited(&self) -> Seats {
        if self.phase == Phase::Over {
            return Seats::NONE;
        }
        let mut awaited = self.trial.map_or(Seats::NONE, |trial| trial.awaited());
        awaited.insert(self.to_play);
        if let Some(MayDraw { seat, .. }) = self.may_draw {
            awaited.insert(seat);
        }
        awaited
    }

    /// When the next time limit runs out.
    pub fn next_deadline(&self) -> Option<Moment> {
        let choice = self.choice.as_ref().map(|choice| choice.until);
        choice.into_iter().chain(self.trial.map(|trial| trial.until)).min()
    }
}
