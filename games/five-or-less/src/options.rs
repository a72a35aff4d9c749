//! House rules.

use serde::{Deserialize, Serialize};
use table::{Choice, Millis, Refusal, Sentence, Setting};

/// The options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether 8, 10, 12 and 14 have their powers (FL-11).
    pub powers: bool,
    /// Whether a further equal card may be thrown on a thrown one (FL-18).
    pub chain_quick_discards: bool,
    /// Whether the page remembers for its player what they have seen. The rules are the same.
    pub memory_aid: bool,
    /// The points that end the game: 50, 100 or 150 (FL-30).
    pub target: i32,
    /// Rounds of a short game: 1 to 10; 0 plays up to the target (FL-31).
    pub rounds: i32,
    /// How long everybody may look at their base cards, in seconds (FL-4).
    pub peek_seconds: i32,
    /// How long the end of a turn lasts before the turn ends by itself (FL-24).
    pub turn_end_seconds: i32,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            powers: true,
            chain_quick_discards: false,
            memory_aid: false,
            target: 100,
            rounds: 0,
            peek_seconds: 10,
            turn_end_seconds: 6,
        }
    }
}

impl Options {
    /// What a host can set.
    pub const SETTINGS: &'static [Setting] = &[
        Setting { name: "powers", rule: "FL-11", choice: Choice::Switch { preset: true } },
        Setting {
            name: "target",
            rule: "FL-30",
            choice: Choice::Numbers { of: &[50, 100, 150], preset: 100 },
        },
        Setting {
            name: "rounds",
            rule: "FL-31",
            choice: Choice::Numbers { of: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], preset: 0 },
        },
        Setting {
            name: "peek_seconds",
            rule: "FL-4",
            choice: Choice::Number { from: 3, to: 60, preset: 10 },
        },
        Setting {
            name: "turn_end_seconds",
            rule: "FL-24",
            choice: Choice::Number { from: 2, to: 30, preset: 6 },
        },
        Setting { name: "chain_quick_discards", rule: "FL-18", choice: Choice::Switch { preset: false } },
        Setting { name: "memory_aid", rule: "FL-4", choice: Choice::Switch { preset: false } },
    ];

    /// How long the peek lasts.
    pub(crate) const fn peek(&self) -> Millis {
        self.peek_seconds.unsigned_abs().saturating_mul(1_000)
    }

    /// How long the end of a turn lasts.
    pub(crate) const fn turn_end(&self) -> Millis {
        self.turn_end_seconds.unsigned_abs().saturating_mul(1_000)
    }
}

pub(crate) fn accepts(options: &Options) -> Result<(), Refusal> {
    let refuse =
        |rule, key, number: i32| Err(Refusal::new(rule, Sentence::new(key).number("number", number)));
    if !matches!(options.target, 50 | 100 | 150) {
        return refuse("FL-30", "refuse-option-target", options.target);
    }
    if !(0..=10).contains(&options.rounds) {
        return refuse("FL-31", "refuse-option-rounds", options.rounds);
    }
    if !(3..=60).contains(&options.peek_seconds) {
        return refuse("FL-4", "refuse-option-peek", options.peek_seconds);
    }
    if !(2..=30).contains(&options.turn_end_seconds) {
        return refuse("FL-24", "refuse-option-turn-end", options.turn_end_seconds);
    }
    Ok(())
}
