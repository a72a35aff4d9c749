//! House rules.

use serde::{Deserialize, Serialize};
use table::{Choice, Millis, Refusal, Sentence, Setting};

/// The longest time for a choice, in seconds.
const LONGEST: i32 = 300;

/// The options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// All nines are 9− and all ones 1+, so that every card can be answered (OM-2).
    pub no_dead_ends: bool,
    /// How long a player may think about the choice of an effect; 0 for as long as they like (OM-21).
    pub choice_seconds: i32,
}

impl Default for Options {
    fn default() -> Options {
        Options { no_dead_ends: false, choice_seconds: 30 }
    }
}

impl Options {
    /// What a host can set.
    pub const SETTINGS: &'static [Setting] = &[
        Setting { name: "no_dead_ends", rule: "OM-2", choice: Choice::Switch { preset: false } },
        Setting {
            name: "choice_seconds",
            rule: "OM-21",
            choice: Choice::Number { from: 0, to: LONGEST, preset: 30 },
        },
    ];

    /// Whether a table may be opened with them.
    pub fn check(&self) -> Result<(), Refusal> {
        if (0..=LONGEST).contains(&self.choice_seconds) {
            return Ok(());
        }
        let why = Sentence::new("refuse-choice-seconds").number("seconds", self.choice_seconds);
        Err(Refusal::new("OM-21", why.number("most", LONGEST)))
    }

    /// The time for a choice, if there is a limit.
    pub fn choice_time(&self) -> Option<Millis> {
        let seconds = u32::try_from(self.choice_seconds).ok().filter(|seconds| *seconds > 0)?;
        Some(seconds.saturating_mul(1_000))
    }
}
