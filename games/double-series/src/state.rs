//! The state of the table.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Game, Millis, Moment, Outcome, Seat, Seats, Verdict};

use crate::cards::{Hand, Pile};
use crate::event::Ended;
use crate::layout::Layout;
use crate::markers::{Markers, Team};
use crate::options::Options;
use crate::scoring::{self, MAX_SCORED, Scored};
use crate::series::Series;
use crate::square::Square;
use crate::table_talk::{Case, Trial};

/// How many play at most.
pub(crate) const MAX_SEATS: usize = 10;
/// How long a player has to vote, to give up a card, and to say which five are the series.
pub const TIME_LIMIT: Millis = 30_000;
/// After how many whole rounds in which nobody could play the game ends (DS-16).
pub(crate) const IDLE_ROUNDS: u8 = 2;
/// The reshuffle that ends the game instead of taking place (DS-16).
pub(crate) const LAST_RESHUFFLE: u8 = 4;
/// How many fives there are to choose from at most: all in one line of eight; nine would be two series.
pub(crate) const MAX_CHOICES: usize = 4;

/// The state of a table.
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
    /// For how many turns in a row nobody has been able to play (DS-9).
    pub idle: u8,
    /// How often the discard piles were shuffled.
    pub reshuffles: u8,
    /// The face-down pile; the next card is last.
    pub deck: Pile,
    /// Who sits at the table.
    pub players: ArrayVec<Player, MAX_SEATS>,
    /// The markers on the board.
    pub markers: Markers,
    /// The series scored, in order.
    pub scored: ArrayVec<Scored, MAX_SCORED>,
    /// The fives that the player in turn chooses from.
    pub choice: Option<Choice>,
    /// Who may still draw a replacement (DS-7, strict).
    pub may_draw: Option<MayDraw>,
    /// The accusation in progress.
    pub trial: Option<Trial>,
    /// The accusations before it.
    pub cases: Vec<Case>,
    /// The end. Shared, because it is rare and states are copied often.
    pub ended: Option<Arc<Ended>>,
}

/// A player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The cards in hand.
    pub hand: Hand,
    /// The player's own discard pile, face up.
    pub pile: Pile,
    /// How many cards fewer than dealt the player has for good (DS-7, DS-11).
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
    pub fives: ArrayVec<Series, MAX_CHOICES>,
}

/// Who has played and not drawn yet (DS-7, strict).
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
    /// Nobody could play for two whole rounds; by the first rules, for one.
    Round,
    /// The piles would have been shuffled for the fourth time.
    Reshuffle,
}

impl DoubleSeries {
    /// The team of a seat.
    pub fn team_of(&self, seat: Seat) -> Team {
        self.options.team_of(seat)
    }

    /// Places by series, the same for all of a team; more wins, equal is a draw (DS-16).
    pub(crate) fn standings(&self) -> Outcome {
        let teams = self.options.team_count();
        let series = |team: u8| scoring::count(&self.scored, Team(team));
        let place = |mine: u8| 1 + (0..teams).filter(|team| series(*team) > mine).count() as u8;
        let first = (0..teams).filter(|team| place(series(*team)) == 1).count();
        let scores: Vec<u8> = Seat::all(self.seats()).map(|seat| series(self.team_of(seat).0)).collect();
        Outcome {
            verdict: if first == 1 { Verdict::Ranked } else { Verdict::Draw },
            places: scores.iter().map(|mine| place(*mine)).collect(),
            scores: scores.into_iter().map(i32::from).collect(),
        }
    }
}

/// The table before anything has happened.
pub(crate) fn set_up(options: &Options, seats: u8) -> DoubleSeries {
    let seats = (seats as usize).min(MAX_SEATS);
    DoubleSeries {
        options: options.resolved(seats as u8),
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

/// Whom the game waits for: the player in turn, and whoever may still draw or owes a card. Not for votes: who casts
/// none abstains, and nobody's clock runs because somebody accuses.
pub(crate) fn awaited(game: &DoubleSeries) -> Seats {
    if game.phase == Phase::Over {
        return Seats::NONE;
    }
    let mut awaited = game.trial.map_or(Seats::NONE, |trial| trial.owing());
    awaited.insert(game.to_play);
    if let Some(MayDraw { seat, .. }) = game.may_draw {
        awaited.insert(seat);
    }
    awaited
}

/// When the next time limit runs out.
pub(crate) fn deadline(game: &DoubleSeries) -> Option<Moment> {
    let choice = game.choice.as_ref().map(|choice| choice.until);
    choice.into_iter().chain(game.trial.map(|trial| trial.until)).min()
}

/// The dealer of a game that this player begins: the one at their right (DS-4).
pub(crate) const fn dealer_before(first: Seat, seats: u8) -> Seat {
    first.after(seats.saturating_sub(1), seats)
}

/// Who begins a rematch: the deal passes to the left, to whoever began this game (DS-4).
pub(crate) fn next_first(game: &DoubleSeries) -> Seat {
    game.dealer.after(2, game.seats())
}

/// How it ended.
pub(crate) fn outcome(game: &DoubleSeries) -> Option<Outcome> {
    game.ended.as_ref().map(|ended| ended.outcome.clone())
}
