//! What distinguishes the levels.

use std::ops::Range;

use bots::Level;
use table::Millis;

/// How a level plays.
pub(crate) struct Profile {
    /// How long it takes to throw a card.
    pub(crate) reaction: Range<Millis>,
    /// The probability of forgetting one of its own cards in a lap of the table.
    pub(crate) forget_own: f64,
    /// The same for a card of another player.
    pub(crate) forget_others: f64,
    /// The width of the uniform noise on its evaluation of a move, in points.
    pub(crate) noise: f64,
    /// The probability of holding few enough points that it wants before it calls.
    pub(crate) call_confidence: f64,
}

impl Profile {
    pub(crate) const fn of(level: Level) -> Profile {
        match level {
            Level::Random | Level::Easy => Profile {
                reaction: 1_500..3_000,
                forget_own: 0.15,
                forget_others: 0.6,
                noise: 5.0,
                call_confidence: 0.5,
            },
            Level::Medium => Profile {
                reaction: 1_000..2_200,
                forget_own: 0.05,
                forget_others: 0.3,
                noise: 1.5,
                call_confidence: 0.7,
            },
            Level::Hard => Profile {
                reaction: 700..1_400,
                forget_own: 0.0,
                forget_others: 0.03,
                noise: 0.0,
                call_confidence: 0.8,
            },
        }
    }
}
