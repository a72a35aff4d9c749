//! What a player with perfect memory knows beyond the present view: nothing, for all dice are rolled again.

use serde::{Deserialize, Serialize};

use crate::sight::Sight;

/// Nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory;

/// Remembers nothing.
pub(crate) fn remember(_memory: &mut Memory, _sight: &Sight) {}
