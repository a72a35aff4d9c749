//! The whole state in a form that a person can write by hand.

use serde::{Deserialize, Serialize};

use crate::solo::SoloPosition;
use crate::together::TogetherPosition;

/// A position: `{"variant": "together", "hands": …}` or `{"variant": "solo", "hands": …}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "variant", rename_all = "lowercase")]
pub enum Position {
    /// A table of two to ten.
    Together(TogetherPosition),
    /// The game alone.
    Solo(SoloPosition),
}
