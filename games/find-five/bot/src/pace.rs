//! How fast a bot finds FIVES.
//!
//! Its moments follow from the board, the roll and its seat, not from when it is asked: a bot that is asked
//! ten times does not find ten times as fast.

use bots::Level;
use table::{Millis, Moment};

use find_five::state::Kind;
use find_five::view::View;

/// The pace of a bot in a round.
pub(crate) struct Pace {
    since: Moment,
    /// How long a find takes at least, and how much longer at most.
    find: (Millis, Millis),
    /// With so many FIVES it turns the timer.
    pub(crate) content: usize,
    /// How long it then takes to do so.
    pub(crate) linger: Millis,
    mood: u64,
}

/// A find that is overdue, because the bot has just sat down, takes as long as this.
const GLANCE: Millis = 700;

impl Pace {
    /// The pace of that level in the round that is seen.
    pub(crate) fn of(level: Level, view: &View) -> Pace {
        let (find, content, linger) = match level {
            Level::Random | Level::Easy => ((11_000, 11_000), 3, 8_000),
            Level::Medium => ((7_000, 7_000), 4, 3_000),
            Level::Hard => ((3_500, 4_500), 5, 1_000),
        };
        let content = if view.kind == Kind::Basic { content } else { 1 };
        let me = view.me.map_or(0, |seat| u64::from(seat.0));
        let mood = view.roll.symbols().iter().fold(u64::from(view.round) << 8 | me, |mood, symbol| {
            mood.wrapping_mul(0x0100_0000_01B3) ^ u64::from(*symbol)
        });
        Pace { since: view.since, find, content, linger, mood }
    }

    /// How long from now until the next FIVE is found, after so many.
    pub(crate) fn find(&self, drawn: usize, now: Moment) -> Millis {
        let took = |nth: u64| {
            let word =
                (self.mood ^ nth.wrapping_mul(0x9E37_79B9_7F4A_7C15)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            self.find.0 + (((word >> 32) * u64::from(self.find.1)) >> 32) as Millis
        };
        let at = (0..=drawn as u64).fold(self.since, |at, nth| at + took(nth));
        at.since(now).max(GLANCE)
    }
}
