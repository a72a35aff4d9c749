//! A model of how long people look for a FIVE.
//!
//! Its moments follow from the board, the roll and the seat by a hash, not from when a bot is asked: a bot that is
//! asked ten times does not find ten times as fast.

use bots::Level;
use find_five::{Kind, View};
use table::{Millis, Moment};

/// The pace of a bot in a round.
pub(crate) struct Pace {
    round_start: Moment,
    /// The shortest time to find a FIVE.
    min_find: Millis,
    /// How much longer it can take.
    find_spread: Millis,
    /// It turns the timer once it has drawn so many FIVES.
    pub(crate) satisfied_with: usize,
    /// How long it then waits before it does.
    pub(crate) hesitation: Millis,
    seed: u64,
}

/// A find that is overdue, because the bot has just sat down, takes so long.
const MIN_DELAY: Millis = 700;

impl Pace {
    /// The pace of that level in the round that is seen.
    pub(crate) fn new(level: Level, view: &View) -> Pace {
        let (min_find, find_spread, satisfied_with, hesitation) = match level {
            Level::Random | Level::Easy => (11_000, 11_000, 3, 8_000),
            Level::Medium => (7_000, 7_000, 4, 3_000),
            Level::Hard => (3_500, 4_500, 5, 1_000),
        };
        let satisfied_with = if view.kind == Kind::Basic { satisfied_with } else { 1 };
        let me = view.me.map_or(0, |seat| u64::from(seat.0));
        let seed = view.roll.symbols().iter().fold(u64::from(view.round) << 8 | me, |seed, symbol| {
            seed.wrapping_mul(0x0100_0000_01B3) ^ *symbol as u64
        });
        Pace { round_start: view.since, min_find, find_spread, satisfied_with, hesitation, seed }
    }

    /// How long from now until the next FIVE is found, when so many are drawn.
    pub(crate) fn until_found(&self, drawn: usize, now: Moment) -> Millis {
        let took = |nth: u64| {
            let hash =
                (self.seed ^ nth.wrapping_mul(0x9E37_79B9_7F4A_7C15)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            self.min_find + (((hash >> 32) * u64::from(self.find_spread)) >> 32) as Millis
        };
        let at = (0..=drawn as u64).fold(self.round_start, |at, nth| at + took(nth));
        at.since(now).max(MIN_DELAY)
    }
}
