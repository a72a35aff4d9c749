//! What a player is offered.

use crate::action::Action;
use crate::dice::{Bid, Face};
use crate::view::View;

impl View {
    /// Adds all that may be done now.
    pub(crate) fn menu(&self, out: &mut Vec<Action>) {
        let turn = self.turn;
        let call = Action::Call { turn };
        out.extend(self.permits(&call).is_ok().then_some(call));
        let bids = (1..=self.total()).flat_map(|count| Face::all().map(move |face| Bid { count, face }));
        out.extend(bids.map(|bid| Action::Bid { turn, bid }).filter(|action| self.permits(action).is_ok()));
    }
}
