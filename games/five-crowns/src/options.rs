//! House rules.

use serde::{Deserialize, Serialize};
use table::{Choice, Refusal, Sentence, Setting, refuse};

use crate::card::Rank;

/// The options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Cards dealt in the first round: 3 for the whole game, more for an express start (FC-16).
    pub first_deal: i32,
    /// When a card is wanted from the empty stock, shuffle the whole discard pile and turn a fresh card (FC-14).
    pub fresh_discard_on_reshuffle: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { first_deal: 3, fresh_discard_on_reshuffle: false }
    }
}

impl Options {
    /// What a host can set.
    pub(crate) const SETTINGS: &'static [Setting] = &[
        Setting { name: "first_deal", rule: "FC-16", choice: Choice::Number { from: 3, to: 13, preset: 3 } },
        Setting {
            name: "fresh_discard_on_reshuffle",
            rule: "FC-14",
            choice: Choice::Switch { preset: false },
        },
    ];

    /// The wild rank of the first round; the lowest if a log holds anything else.
    pub fn first_wild(&self) -> Rank {
        self.valid_first_wild().unwrap_or(Rank::THREE)
    }

    fn valid_first_wild(&self) -> Option<Rank> {
        u8::try_from(self.first_deal).ok().and_then(Rank::new)
    }
}

/// Whether a table for that many may be opened with these options.
pub(crate) fn accepts(options: &Options, seats: u8) -> Result<(), Refusal> {
    if options.valid_first_wild().is_none() {
        let why = Sentence::new("refuse-first-deal").number("deal", options.first_deal);
        return Err(Refusal::new("FC-16", why));
    }
    if seats == 1 && options.first_deal != Options::default().first_deal {
        return Err(refuse("FC-16", "refuse-first-deal-alone"));
    }
    Ok(())
}
