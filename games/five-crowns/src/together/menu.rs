//! What a player at a table is offered.

use super::state::Phase;
use super::view::TogetherView;
use crate::action::Action;
use crate::solver;

impl TogetherView {
    /// Adds every permitted action, except those with melds of one's own choice.
    pub(crate) fn menu(&self, out: &mut Vec<Action>) {
        let turn = self.turn;
        if !self.my_turn() {
            return;
        }
        if self.phase == Phase::Draw {
            out.push(Action::Draw { turn });
            out.extend(self.top().map(|card| Action::Take { turn, card }));
            return;
        }
        let Some(hand) = self.hand() else { return };
        if self.out.is_none() {
            let outs = solver::outs(hand, self.wild);
            out.extend(outs.into_iter().map(|discard| Action::GoOut { turn, discard, melds: None }));
        }
        out.extend(hand.distinct().map(|card| Action::Discard { turn, card }));
    }
}
