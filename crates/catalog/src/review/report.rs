//! What a review says: the form in which it is kept, sent and shown.

use bots::{Mark, Unit};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Moment, Seat, Sentence};

/// The review of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "review.ts"))]
pub struct Review {
    /// The version of this form.
    pub review: u32,
    /// The id of the game.
    pub game: String,
    /// How much was thought about each decision: the same log and iterations give the same review.
    pub iterations: u32,
    /// What values and costs are counted in.
    pub unit: Unit,
    /// Everybody by seat.
    pub players: Vec<PlayerReview>,
    /// The decisions of those who were asked for, in order.
    pub decisions: Vec<Decision>,
    /// Everybody's chances over the game; empty where a game has no such.
    pub curve: Vec<CurvePoint>,
    /// The moments at which it turned, at most three, in order.
    pub turning_points: Vec<TurningPoint>,
}

impl Review {
    /// The version of the form.
    pub const FORMAT: u32 = 1;
}

/// How one seat played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "review.ts"))]
pub struct PlayerReview {
    /// The seat.
    pub seat: Seat,
    /// Whether its decisions are listed.
    pub listed: bool,
    /// How many decisions it had.
    pub decisions: u32,
    /// How many of them were fine, inaccurate, mistakes and blunders.
    pub marks: [u32; 4],
    /// The share of decisions that were fine, from 0 to 1.
    pub accuracy: f64,
    /// What its decisions cost it, all together.
    pub lost: Estimate,
    /// How it came to its result; nothing where a game cannot tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub account: Option<Account>,
}

/// A result, taken apart: it is luck, skill and the remainder.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "review.ts"))]
pub struct Account {
    /// The value at the end less that before the first card.
    pub result: f64,
    /// What chance gave, less what it gives on average.
    pub luck: Estimate,
    /// What the others' decisions cost them on average, less what one's own did.
    pub skill: Estimate,
    /// What neither explains.
    pub remainder: Estimate,
}

/// A value with its interval of 95 %.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "review.ts"))]
pub struct Estimate {
    /// The value.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// How many standard errors the interval has to each side.
const INTERVAL: f64 = 1.96;

impl Estimate {
    /// A value with that variance of its error.
    pub(crate) fn new(value: f64, variance: f64) -> Estimate {
        let reach = INTERVAL * variance.sqrt();
        Estimate { value: rounded(value), low: rounded(value - reach), high: rounded(value + reach) }
    }
}

/// Four digits after the point: more would tell nothing, and take room.
pub(crate) fn rounded(value: f64) -> f64 {
    // Plus zero, so that there is no negative one.
    (value * 1e4).round() / 1e4 + 0.0
}

/// One decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "review.ts"))]
pub struct Decision {
    /// The record of the log, from 0: what stood before it is what the seat saw.
    pub record: u32,
    /// When.
    pub at: Moment,
    /// The round.
    pub round: u32,
    /// Whose.
    pub seat: Seat,
    /// Whether something was not done that could have been: then there is no action.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub missed: bool,
    /// What was done.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Value,
    /// The same in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub what: Option<Sentence>,
    /// What it was worth.
    pub value: f64,
    /// By how much the best was better.
    pub cost: f64,
    /// The standard error of that, in pairs on the same imagined tables.
    pub error: f64,
    /// How good it was.
    pub mark: Mark,
    /// What would have been better, where the mark says that something would.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub better: Option<Better>,
}

/// A better action, and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "review.ts"))]
pub struct Better {
    /// The action.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Value,
    /// The same in words.
    pub what: Sentence,
    /// What speaks for it.
    pub why: Sentence,
    /// What was wrong with the one that was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub fault: Option<Sentence>,
}

/// Everybody's chances after a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "review.ts"))]
pub struct CurvePoint {
    /// The record of the log, from 0.
    pub record: u32,
    /// The round.
    pub round: u32,
    /// How likely each seat wins.
    pub chances: Vec<f64>,
}

/// A moment at which the game turned.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "review.ts"))]
pub struct TurningPoint {
    /// The record of the log, from 0.
    pub record: u32,
    /// The round.
    pub round: u32,
    /// Whether chance or a decision turned it.
    pub by: TurnedBy,
    /// Whom it helped or harmed most.
    pub seat: Seat,
    /// By how much: less than nothing where it harmed.
    pub amount: f64,
    /// What happened, in words.
    pub told: Vec<Sentence>,
}

/// What turned a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "review.ts"))]
#[serde(rename_all = "lowercase")]
pub enum TurnedBy {
    /// A card, a deal, a die.
    Luck,
    /// A decision.
    Decision,
}
