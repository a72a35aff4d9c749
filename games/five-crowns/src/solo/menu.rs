//! What the player of the solo game is offered.

use super::view::SoloView;
use crate::action::Action;

impl SoloView {
    /// Adds every permitted action.
    pub(crate) fn menu(&self, out: &mut Vec<Action>) {
        let Some(drawn) = self.to_place() else { return };
        for open in self.open_hands() {
            let (turn, hand) = (self.turn, open.wild.number());
            let others = open.cards.distinct().filter(|card| *card != drawn);
            out.extend(others.chain([drawn]).map(|discard| Action::Place { turn, hand, discard }));
        }
    }
}
