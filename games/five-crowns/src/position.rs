//! The whole state in a form that a person can write by hand.

use serde::{Deserialize, Serialize};

use crate::solo::SoloPosition;
use crate::state::FiveCrowns;
use crate::together::TogetherPosition;

/// A position: `{"variant": "together", "hands": …}` or `{"variant": "solo", "hands": …}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "variant", rename_all = "lowercase")]
pub enum Position {
    /// A table of two to ten.
    Together(TogetherPosition),
    /// The solo game.
    Solo(SoloPosition),
}

/// The state as a position.
pub(crate) fn position(game: &FiveCrowns) -> Position {
    match game {
        FiveCrowns::Together(together) => Position::Together(together.position()),
        FiveCrowns::Solo(solo) => Position::Solo(solo.position()),
    }
}
