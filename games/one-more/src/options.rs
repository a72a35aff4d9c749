//! House rules.

use serde::{Deserialize, Serialize};
use table::{Choice, Millis, Refusal, Sentence, Setting};

/// The longest time limit for a choice, in seconds (OM-21).
const MAX_CHOICE_SECONDS: i32 = 300;

/// The options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// All nines are 9− and all ones 1+, so that every card can be answered (OM-2).
    pub no_dead_ends: bool,
    /// The time limit for the choice of an effect; 0 for none (OM-21).
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
            choice: Choice::Number { from: 0, to: MAX_CHOICE_SECONDS, preset: 30 },
        },
    ];

    /// The time limit for a choice, if there is one.
    pub(crate) fn choice_time(&self) -> Option<Millis> {
        let seconds = u32::try_from(self.choice_seconds).ok().filter(|seconds| *seconds > 0)?;
        Some(seconds.saturating_mul(1_000))
    }
}

/// Whether a table may be opened with these options.
pub(crate) fn accepts(options: &Options) -> Result<(), Refusal> {
    if (0..=MAX_CHOICE_SECONDS).contains(&options.choice_seconds) {
        return Ok(());
    }
    let why = Sentence::new("refuse-choice-seconds").number("seconds", options.choice_seconds);
    Err(Refusal::new("OM-21", why.number("most", MAX_CHOICE_SECONDS)))
}
