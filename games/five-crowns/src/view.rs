//! What an audience may know.

use serde::{Deserialize, Serialize};
use table::Audience;

use crate::solo::SoloView;
use crate::state::FiveCrowns;
use crate::together::TogetherView;

/// What an audience sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
#[serde(tag = "variant", rename_all = "lowercase")]
#[expect(clippy::large_enum_variant, reason = "views of a table are made often and must not allocate")]
pub enum View {
    /// A table of two to ten.
    Together(TogetherView),
    /// The solo game.
    Solo(SoloView),
}

/// What that audience may know now.
pub(crate) fn view(game: &FiveCrowns, audience: Audience) -> View {
    match game {
        FiveCrowns::Together(together) => View::Together(together.view(audience)),
        FiveCrowns::Solo(solo) => View::Solo(solo.view(audience)),
    }
}
