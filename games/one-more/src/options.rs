//! House rules.

use serde::{Deserialize, Deserializer, Serialize};
use table::{Choice, Millis, Refusal, Sentence, Setting};

use crate::Deck;

/// The longest time limit for a choice, in seconds (OM-21).
const MAX_CHOICE_SECONDS: i32 = 300;

/// The options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts"))]
#[serde(from = "StoredOptions")]
pub struct Options {
    /// Which cards are played with (OM-1, OM-2).
    pub deck: Deck,
    /// The time limit for the choice of an effect; 0 for none (OM-21).
    pub choice_seconds: i32,
}

impl Default for Options {
    fn default() -> Options {
        Options { deck: Deck::Wide, choice_seconds: 30 }
    }
}

impl Options {
    /// What a host can set.
    pub const SETTINGS: &'static [Setting] = &[
        Setting {
            name: "deck",
            rule: "OM-2",
            choice: Choice::Word { of: &["wide", "every", "no_dead_ends"], preset: "wide" },
        },
        Setting {
            name: "choice_seconds",
            rule: "OM-21",
            choice: Choice::Number { from: 0, to: MAX_CHOICE_SECONDS, preset: 30 },
        },
    ];

    /// What a host could set once, before there was a choice of decks.
    pub const FORMER_SETTINGS: &'static [Setting] =
        &[Setting { name: "no_dead_ends", rule: "OM-2", choice: Choice::Switch { preset: false } }];

    /// The time limit for a choice, if there is one.
    pub(crate) fn choice_time(&self) -> Option<Millis> {
        let seconds = u32::try_from(self.choice_seconds).ok().filter(|seconds| *seconds > 0)?;
        Some(seconds.saturating_mul(1_000))
    }
}

/// The options as they may be stored. Before there was a choice of decks a log had only the switch `no_dead_ends`.
#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct StoredOptions {
    deck: Option<Deck>,
    no_dead_ends: Option<bool>,
    choice_seconds: i32,
}

impl Default for StoredOptions {
    fn default() -> StoredOptions {
        StoredOptions { deck: None, no_dead_ends: None, choice_seconds: Options::default().choice_seconds }
    }
}

impl StoredOptions {
    /// The deck, if anything is said of it. The former switch counts where it is on: a table that was opened with it
    /// is played with it, whatever is preset today.
    fn deck(&self) -> Option<Deck> {
        match self.no_dead_ends {
            Some(true) => Some(Deck::NoDeadEnds),
            Some(false) => self.deck.or(Some(Deck::Every)),
            None => self.deck,
        }
    }
}

impl From<StoredOptions> for Options {
    /// The options of a log: one that names no deck is older than the choice, and was played with every card once.
    fn from(stored: StoredOptions) -> Options {
        Options { deck: stored.deck().unwrap_or(Deck::Every), choice_seconds: stored.choice_seconds }
    }
}

/// The options of a position, which a person may have written: what they leave out is as preset.
pub(crate) fn of_position<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Options, D::Error> {
    let stored = StoredOptions::deserialize(deserializer)?;
    Ok(Options { deck: stored.deck().unwrap_or_default(), choice_seconds: stored.choice_seconds })
}

/// Whether a table may be opened with these options.
pub(crate) fn accepts(options: &Options) -> Result<(), Refusal> {
    if (0..=MAX_CHOICE_SECONDS).contains(&options.choice_seconds) {
        return Ok(());
    }
    let why = Sentence::new("refuse-choice-seconds").number("seconds", options.choice_seconds);
    Err(Refusal::new("OM-21", why.number("most", MAX_CHOICE_SECONDS)))
}
