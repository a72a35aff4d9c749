//! A game as one audience sees it.

use catalog::{Json, SightRecord};
use serde::Serialize;
use table::{Moment, Outcome, Seat, Sentence};
use ts_rs::TS;

use super::SharedJson;

/// A game as one audience sees it: a snapshot. A page that missed any number of these needs only the last.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct GameInfo {
    /// How many sights this audience has had; to be sent back in the next hello.
    pub number: u32,
    /// What was seen since the last message, in order; after a hello, what the page missed or the last few.
    pub sights: Vec<SightMessage>,
    /// Whether `sights` follow without a gap on what the page had seen.
    pub gapless: bool,
    /// What the audience may know.
    #[ts(type = "unknown")]
    pub view: SharedJson,
    /// The actions on offer.
    #[ts(type = "unknown[]")]
    pub menu: SharedJson,
    /// What helps to show the view.
    #[ts(type = "unknown")]
    pub aid: SharedJson,
    /// The seats that the game waits for.
    pub awaited: Vec<Seat>,
    /// What time it is at the table, in milliseconds.
    pub now: Moment,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl GameInfo {
    /// The same snapshot with these sights.
    pub(crate) fn with_sights(&self, sights: Vec<SightMessage>, gapless: bool) -> GameInfo {
        GameInfo { sights, gapless, ..self.clone() }
    }
}

/// One thing seen.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct SightMessage {
    /// When.
    pub at: Moment,
    /// What, in the game's own form.
    #[ts(type = "unknown")]
    pub sight: Json,
    /// The sentences that tell it.
    pub sentences: Vec<Sentence>,
    /// Set if it is for the moment only: a page shows it and forgets it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub passing: Option<bool>,
}

impl From<SightRecord> for SightMessage {
    fn from(record: SightRecord) -> SightMessage {
        let passing = record.passing.then_some(true);
        SightMessage { at: record.at, sight: record.sight, sentences: record.sentences, passing }
    }
}
