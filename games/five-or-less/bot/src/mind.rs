//! What tells the levels apart.

use std::ops::Range;

use bots::Level;
use table::Millis;

/// How a level plays.
pub(crate) struct Mind {
    /// How long it takes to throw a card.
    pub(crate) reaction: Range<Millis>,
    /// The part of its own cards that it forgets each time round the table.
    pub(crate) forgets_own: f64,
    /// The same for cards of others.
    pub(crate) forgets_others: f64,
    /// How far its judgement of a move may be off, in points.
    pub(crate) noise: f64,
    /// How sure it wants to be before it calls.
    pub(crate) sure: f64,
}

impl Mind {
    pub(crate) const fn of(level: Level) -> Mind {
        match level {
            Level::Random | Level::Easy => {
                Mind { reaction: 1_500..3_000, forgets_own: 0.15, forgets_others: 0.6, noise: 5.0, sure: 0.5 }
            }
            Level::Medium => {
                Mind { reaction: 1_000..2_200, forgets_own: 0.05, forgets_others: 0.3, noise: 1.5, sure: 0.7 }
            }
            Level::Hard => {
                Mind { reaction: 700..1_400, forgets_own: 0.0, forgets_others: 0.03, noise: 0.0, sure: 0.8 }
            }
        }
    }
}
