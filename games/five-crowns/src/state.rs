//! The state: one of two games.

use table::{Outcome, Seats};

use crate::options::Options;
use crate::solo::Solo;
use crate::together::Together;

/// The state: a table of two to ten, or the solo game.
#[derive(Clone, Debug, PartialEq)]
#[expect(
    clippy::large_enum_variant,
    reason = "searches clone states by the thousand, which must not allocate"
)]
pub enum FiveCrowns {
    /// Two to ten players.
    Together(Together),
    /// One player.
    Solo(Solo),
}

/// The table before anything has happened.
pub(crate) fn set_up(options: &Options, seats: u8) -> FiveCrowns {
    if seats == 1 {
        FiveCrowns::Solo(Solo::set_up())
    } else {
        FiveCrowns::Together(Together::set_up(*options, seats))
    }
}

/// How many play.
pub(crate) fn seats(game: &FiveCrowns) -> u8 {
    match game {
        FiveCrowns::Together(together) => together.seats(),
        FiveCrowns::Solo(_) => 1,
    }
}

/// The options; the solo game has none that matter and keeps none.
pub(crate) fn options(game: &FiveCrowns) -> Options {
    match game {
        FiveCrowns::Together(together) => together.options,
        FiveCrowns::Solo(_) => Options::default(),
    }
}

/// How many rounds were begun.
pub(crate) fn rounds(game: &FiveCrowns) -> u32 {
    match game {
        FiveCrowns::Together(together) => together.round.into(),
        FiveCrowns::Solo(_) => 1,
    }
}

/// Whom the game waits for.
pub(crate) fn awaited(game: &FiveCrowns) -> Seats {
    match game {
        FiveCrowns::Together(together) => together.awaited(),
        FiveCrowns::Solo(solo) => solo.awaited(),
    }
}

/// How it ended, if it has.
pub(crate) fn outcome(game: &FiveCrowns) -> Option<Outcome> {
    let outcome = match game {
        FiveCrowns::Together(together) => &together.outcome,
        FiveCrowns::Solo(solo) => &solo.outcome,
    };
    outcome.as_deref().cloned()
}
