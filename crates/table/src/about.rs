//! What a program can know of a game without playing it.

use std::ops::RangeInclusive;

use serde::Serialize;

/// The metadata of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// The name in addresses, logs and commands.
    pub id: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// How many can play; some counts between may still be refused by `Game::accepts` (teams).
    pub seats: RangeInclusive<u8>,
    /// How time matters.
    pub pace: Pace,
    /// The version of the rules; raised whenever the same actions would lead to another game.
    pub rules: u32,
    /// The options a host can set, each with its values; the names are the fields of `Game::Options`.
    pub settings: &'static [Setting],
    /// RULES.md, so that every program can show the rules and tests can find the ids.
    pub rulebook: &'static str,
    /// The sentences of the game in each language.
    pub locales: &'static [Locale],
}

/// How time matters in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// One player after the other.
    Turns,
    /// Everybody at once, against the clock or each other.
    RealTime,
}

/// One option of a game. Its explanation is the Fluent message `option-<name>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Setting {
    /// The field of `Game::Options`.
    pub name: &'static str,
    /// The rule it comes from.
    pub rule: &'static str,
    /// What it can be.
    pub choice: Choice,
}

/// The values of an option, and its default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "table.ts"))]
#[serde(rename_all = "lowercase")]
pub enum Choice {
    /// On or off.
    Switch {
        /// The default.
        preset: bool,
    },
    /// A whole number in a range.
    Number {
        /// The minimum.
        from: i32,
        /// The maximum.
        to: i32,
        /// The default.
        preset: i32,
    },
    /// One of several numbers, each with a Fluent message `option-<name>-<number>`.
    Numbers {
        /// All of them.
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        of: &'static [i32],
        /// The default.
        preset: i32,
    },
    /// One of several words, each with a Fluent message `option-<name>-<word>`.
    Word {
        /// All of them.
        #[cfg_attr(feature = "ts", ts(type = "string[]"))]
        of: &'static [&'static str],
        /// The default.
        preset: &'static str,
    },
    /// A day of the calendar as a number, 20261115; none by default. The game validates it.
    Day {},
}

impl Choice {
    /// The default, as it is written in options.
    pub fn preset(&self) -> serde_json::Value {
        match *self {
            Choice::Switch { preset } => preset.into(),
            Choice::Number { preset, .. } | Choice::Numbers { preset, .. } => preset.into(),
            Choice::Word { preset, .. } => preset.into(),
            Choice::Day {} => serde_json::Value::Null,
        }
    }
}

/// The Fluent text of one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Locale {
    /// `en`, `fr`, `de`.
    pub language: &'static str,
    /// The content of the `.ftl` file.
    pub text: &'static str,
}

/// The Fluent texts of the calling crate, `locales/en.ftl` and its translations: what every game's
/// [`About::locales`] is.
#[cfg(not(target_family = "wasm"))]
#[macro_export]
macro_rules! locales {
    () => {
        &[
            $crate::Locale {
                language: "en",
                text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en.ftl")),
            },
            $crate::Locale {
                language: "fr",
                text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/fr.ftl")),
            },
            $crate::Locale {
                language: "de",
                text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/de.ftl")),
            },
        ]
    };
}

/// The rules of the calling crate, `RULES.md`: what every game's [`About::rulebook`] is.
#[cfg(not(target_family = "wasm"))]
#[macro_export]
macro_rules! rulebook {
    () => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/RULES.md"))
    };
}

/// The page has the Fluent texts and speaks.
#[cfg(target_family = "wasm")]
#[macro_export]
macro_rules! locales {
    () => {
        &[]
    };
}

/// The page has the rules and shows them.
#[cfg(target_family = "wasm")]
#[macro_export]
macro_rules! rulebook {
    () => {
        ""
    };
}
