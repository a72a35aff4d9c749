//! Reviews of finished games, as they are kept.

use crate::TableNumber;

/// A review of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptReview {
    /// The version of the form of its body.
    pub form: u32,
    /// How much was thought about each decision.
    pub iterations: u32,
    /// The review, a line that the store passes on as it is.
    pub body: Box<str>,
}

/// How a seat played, by a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatAccuracy {
    /// The devices of the person who had it; none for a bot.
    pub devices: Vec<Box<str>>,
    /// How many decisions it had.
    pub decisions: u32,
    /// How many of them were fine.
    pub fine: u32,
}

/// How somebody played a game, by its review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accuracy {
    /// The table.
    pub table: TableNumber,
    /// How many decisions they had.
    pub decisions: u32,
    /// How many of them were fine.
    pub fine: u32,
}
