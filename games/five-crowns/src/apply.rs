//! Stores what the facts say.

use crate::event::Event;
use crate::state::FiveCrowns;

/// Stores one fact. A fact of the other game changes nothing.
pub(crate) fn apply(game: &mut FiveCrowns, event: &Event) {
    match game {
        FiveCrowns::Together(together) => together.apply(event),
        FiveCrowns::Solo(solo) => solo.apply(event),
    }
}
