//! What distinguishes the levels.

use std::ops::Range;

use bots::Level;
use table::Millis;

/// How a level plays.
pub(crate) struct Profile {
    /// How long it takes to throw a card.
    pub(crate) reaction: Range<Millis>,
    /// Whether it draws before a throw that it sees, if its hand is quicker at that. A hint is about the throw.
    pub(crate) draws_first: bool,
    /// The probability of forgetting one of its own cards in a lap of the table.
    pub(crate) forget_own: f64,
    /// The same for a card of another player.
    pub(crate) forget_others: f64,
    /// The probability of mixing up two of its own cards in a lap of the table, for each pair of them.
    pub(crate) mix_up: f64,
    /// The probability of still taking a card to be where somebody's power has put another.
    pub(crate) miss_change: f64,
    /// The probability of overlooking that it could throw a card.
    pub(crate) overlook_throw: f64,
    /// The probability of overlooking, at the end of a turn, that it could call.
    pub(crate) overlook_call: f64,
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
                draws_first: true,
                forget_own: 0.15,
                forget_others: 0.6,
                mix_up: 0.012,
                miss_change: 0.5,
                overlook_throw: 0.3,
                overlook_call: 0.3,
                noise: 4.0,
                call_confidence: 0.5,
            },
            Level::Medium => Profile {
                reaction: 1_000..2_200,
                draws_first: true,
                forget_own: 0.05,
                forget_others: 0.3,
                mix_up: 0.005,
                miss_change: 0.1,
                overlook_throw: 0.0,
                overlook_call: 0.0,
                noise: 1.5,
                call_confidence: 0.7,
            },
            Level::Hard => Profile {
                reaction: 700..1_400,
                draws_first: false,
                forget_own: 0.0,
                forget_others: 0.03,
                mix_up: 0.0,
                miss_change: 0.0,
                overlook_throw: 0.0,
                overlook_call: 0.0,
                noise: 0.0,
                call_confidence: 0.8,
            },
        }
    }

    /// The greedy baseline, which overlooks that share of its chances: as fast as medium, and it forgets nothing of
    /// its own.
    pub(crate) const fn greedy(overlooks: f64) -> Profile {
        Profile {
            forget_own: 0.0,
            mix_up: 0.0,
            miss_change: 0.0,
            overlook_throw: overlooks,
            overlook_call: overlooks,
            ..Profile::of(Level::Medium)
        }
    }
}
