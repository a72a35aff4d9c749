//! What a player is told who asks what to do.

use serde::{Deserialize, Serialize};

use crate::Sentence;

/// An action and the reason for it, as sentences in no language yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "table.ts"))]
pub struct Advice {
    /// What to do.
    pub what: Sentence,
    /// Why.
    pub why: Sentence,
}

impl Advice {
    /// To do this for that reason.
    pub const fn new(what: Sentence, why: Sentence) -> Advice {
        Advice { what, why }
    }
}
