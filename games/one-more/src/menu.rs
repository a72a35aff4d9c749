//! The actions a player is offered: all that are permitted.

use table::Seat;

use crate::{Action, Card, Cards, OneMore, Phase, Players, View};

/// Adds all that the player who sees this may do now.
pub(crate) fn menu(view: &View, out: &mut Vec<Action>) {
    if let Some(hand) = view.hand.filter(|_| view.awaits_me()) {
        legal_actions(view.turn, view.phase, view.centre, &view.players, hand, |action| out.push(action));
    }
}

impl OneMore {
    /// Calls `add` with all that an awaited seat may do now: its menu, without making its view first. A search
    /// asks for it at every step.
    pub fn legal_actions(&self, seat: Seat, add: impl FnMut(Action)) {
        legal_actions(self.turn, self.phase, self.centre, &self.players, self.hand(seat), add);
    }
}

fn legal_actions(
    turn: u32,
    phase: Phase,
    centre: Card,
    players: &Players,
    hand: Cards,
    mut add: impl FnMut(Action),
) {
    match phase {
        Phase::Play => {
            let cards = hand.answering(centre).distinct();
            cards.iter().map(|card| Action::Play { turn, card }).for_each(add);
        }
        Phase::Draw => players.drawers().map(|seat| Action::Draw { turn, seat }).for_each(add),
        Phase::Exchange => players.pairs().map(|pair| Action::Exchange { turn, pair }).for_each(add),
        Phase::Give => hand.distinct().iter().map(|card| Action::Give { turn, card }).for_each(add),
        Phase::Between => add(Action::Ready { turn }),
        Phase::Over => {}
    }
}
