//! Who sits in a seat: a person, or a bot of some level.

use serde::{Deserialize, Serialize};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "table.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Anything that is allowed, at random: the baseline that all others must beat.
    Random,
    /// Lets a child win.
    Easy,
    /// A fair evening.
    #[default]
    Medium,
    /// Makes an expert think.
    Hard,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Medium, Level::Hard];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        ["random", "easy", "medium", "hard"][self as usize]
    }
}

/// Who plays a seat when a game starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// A person.
    Person,
    /// A bot of that level.
    Bot(Level),
    /// A program of somebody else's, or whoever speaks through the engine.
    Program,
}
