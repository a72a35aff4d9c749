//! What a player is offered.

use crate::action::Action;
use crate::state::Phase;
use crate::view::View;

impl View {
    /// Adds all that may be done now.
    pub fn offer(&self, out: &mut Vec<Action>) {
        let turn = self.turn;
        let Some(hand) = self.hand.filter(|_| self.my_turn()) else { return };
        match self.phase {
            Phase::Play => {
                let cards = hand.answering(self.centre).distinct();
                out.extend(cards.iter().map(|card| Action::Play { turn, card }));
            }
            Phase::Draw => {
                out.extend(self.players.drawers().map(|seat| Action::Draw { turn, seat }));
            }
            Phase::Exchange => {
                out.extend(self.players.pairs().map(|pair| Action::Exchange { turn, pair }));
            }
            Phase::Give => out.extend(hand.distinct().iter().map(|card| Action::Give { turn, card })),
            Phase::Over => {}
        }
    }
}
