//! The one judge of actions: it sees what the player sees.

use table::Refusal;

use crate::action::Action;
use crate::view::View;

/// Whether the player who sees this may do that.
pub(crate) fn permits(view: &View, action: &Action) -> Result<(), Refusal> {
    match view {
        View::Together(view) => view.permits(action),
        View::Solo(view) => view.permits(action),
    }
}
