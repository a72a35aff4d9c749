//! House rules.

use serde::{Deserialize, Serialize};
use table::{Choice, Refusal, Sentence, Setting};

use crate::card::Rank;

/// The options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Cards dealt in the first round: 3 for the whole game, more for an express start (FC-16).
    pub first_deal: i32,
    /// When the stock runs out, shuffle the whole discard pile and turn a fresh card (FC-14).
    pub fresh_discard_on_reshuffle: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { first_deal: 3, fresh_discard_on_reshuffle: false }
    }
}

impl Options {
    /// What a host can set.
    pub const SETTINGS: &'static [Setting] = &[
        Setting { name: "first_deal", rule: "FC-16", choice: Choice::Number { from: 3, to: 13, preset: 3 } },
        Setting {
            name: "fresh_discard_on_reshuffle",
            rule: "FC-14",
            choice: Choice::Switch { preset: false },
        },
    ];

    /// Whether a table may be opened with them.
    pub fn check(&self) -> Result<(), Refusal> {
        if Self::first_rank(self.first_deal).is_none() {
            let why = Sentence::new("refuse-first-deal").number("deal", self.first_deal);
            return Err(Refusal::new("FC-16", why));
        }
        Ok(())
    }

    /// The rank that is wild in the first round; the first of all if a log holds anything else.
    pub fn first(&self) -> Rank {
        Self::first_rank(self.first_deal).unwrap_or(Rank::THREE)
    }

    fn first_rank(deal: i32) -> Option<Rank> {
        u8::try_from(deal).ok().and_then(Rank::new)
    }
}
