//! What a player is offered.

use crate::action::Action;
use crate::view::View;

/// Adds every permitted action that is [`listed`].
pub(crate) fn menu(view: &View, out: &mut Vec<Action>) {
    match view {
        View::Together(view) => view.menu(out),
        View::Solo(view) => view.menu(out),
    }
}

/// Whether the menu lists such actions: melds of one's own choice are too many to list.
pub(crate) fn listed(action: &Action) -> bool {
    !matches!(action, Action::Lay { .. } | Action::GoOut { melds: Some(_), .. })
}
