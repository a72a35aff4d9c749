//! House rules.

use serde::{Deserialize, Serialize};
use table::{Choice, Refusal, Setting, refuse};

use crate::dice::MAX_DICE;

/// House rules; the default is the rulebook's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "liars-dice.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How many dice everybody begins with (LD-1).
    pub dice: i32,
}

impl Default for Options {
    fn default() -> Options {
        Options { dice: MAX_DICE as i32 }
    }
}

impl Options {
    /// The options that a host can set.
    pub(crate) const SETTINGS: &'static [Setting] = &[Setting {
        name: "dice",
        rule: "LD-1",
        choice: Choice::Number { from: 1, to: MAX_DICE as i32, preset: MAX_DICE as i32 },
    }];

    /// The number of dice; options of an old log may be out of range and are cut.
    pub(crate) fn dice(&self) -> usize {
        self.dice.clamp(1, MAX_DICE as i32) as usize
    }
}

/// Whether a table may be opened with these options.
pub(crate) fn accepts(options: &Options) -> Result<(), Refusal> {
    let possible = (1..=MAX_DICE as i32).contains(&options.dice);
    if possible { Ok(()) } else { Err(refuse("LD-1", "refuse-dice-option")) }
}
