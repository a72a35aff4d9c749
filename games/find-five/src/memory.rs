//! What a player remembers beyond the view.

use crate::sight::Sight;

/// Nothing: the view has all that was ever seen and still matters.
pub type Memory = ();

/// A sight adds nothing.
pub(crate) fn remember((): &mut Memory, _sight: &Sight) {}
