//! What a player is offered.

use crate::action::Action;
use crate::dice::{Bid, Face};
use crate::permits::permits;
use crate::view::View;

/// Adds all that may be done now.
pub(crate) fn menu(view: &View, out: &mut Vec<Action>) {
    let turn = view.turn;
    let bids = (1..=view.total()).flat_map(|count| Face::all().map(move |face| Bid { count, face }));
    let actions = bids.map(|bid| Action::Bid { turn, bid }).chain([Action::Call { turn }]);
    out.extend(actions.filter(|action| permits(view, action).is_ok()));
}
