//! Checks that every shuffle and draw is what the seed gives, and is used as the rules say.

use table::Audit;

use crate::event::Event;
use crate::state::FiveCrowns;

/// Checks one event in the state before it.
pub(crate) fn audit(game: &FiveCrowns, event: &Event, audit: &mut Audit) {
    match game {
        FiveCrowns::Together(together) => together.audit(event, audit),
        FiveCrowns::Solo(solo) => solo.audit(event, audit),
    }
}
