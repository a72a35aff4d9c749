//! What a player is offered.

use crate::action::Action;
use crate::card::Card;
use crate::cards::Hand;
use crate::markers::Team;
use crate::square::Square;
use crate::state::{MayDraw, Phase};
use crate::table_talk::{Stage, Trial, Vote};
use crate::view::View;

/// Adds every permitted action but accusations: the game does not know the chat.
pub(crate) fn menu(view: &View, out: &mut Vec<Action>) {
    let Some(me) = view.me.filter(|_| view.phase != Phase::Over) else { return };
    if let Some(Trial { message, stage, .. }) = view.trial {
        match stage {
            Stage::Voting { waiting, .. } if waiting.contains(me) => {
                out.extend(Vote::ALL.map(|vote| Action::Vote { message, vote }));
            }
            Stage::GivingUp { owing } if owing.contains(me) => {
                let cards = view.hand().into_iter().flat_map(Hand::distinct);
                out.extend(cards.map(|card| Action::GiveUp { message, card }));
            }
            _ => {}
        }
    }
    if let Some(MayDraw { turn, .. }) = view.may_draw.filter(|due| due.seat == me) {
        out.push(Action::Draw { turn });
    }
    if me != view.to_play {
        return;
    }
    let turn = view.turn;
    if let Some(choice) = &view.choice {
        out.extend(choice.fives.iter().map(|five| Action::Choose { turn, series: five.five() }));
    } else if !view.owes_card(me) {
        view.offer_cards(view.team_of(me), out);
    }
}

/// Whether the menu lists actions of this kind.
pub(crate) const fn listed(action: &Action) -> bool {
    !matches!(action, Action::Accuse { .. })
}

impl View {
    /// What my cards can do in my turn.
    fn offer_cards(&self, team: Team, out: &mut Vec<Action>) {
        let Some(hand) = self.hand() else { return };
        let (turn, free) = (self.turn, self.markers.free());
        let may_exchange = self.exchanges > 0 && self.deck > 0;
        let (mut playable, mut exchangeable) = (false, false);
        for card in hand.distinct() {
            let Some(spaces) = self.layout.spaces(card) else {
                playable |= self.offer_jack(card, team, out);
                continue;
            };
            let mut dead = true;
            for square in spaces {
                if free & square.bit() != 0 {
                    out.push(Action::Place { turn, card, square });
                    dead = false;
                }
            }
            playable |= !dead;
            if dead && may_exchange {
                out.push(Action::Exchange { turn, card });
                exchangeable = true;
            }
        }
        if !playable && !exchangeable {
            out.extend(hand.distinct().map(|card| Action::Discard { turn, card }));
        }
    }

    /// Adds what a jack can do; `true` if that is anything.
    fn offer_jack(&self, card: Card, team: Team, out: &mut Vec<Action>) -> bool {
        let (turn, targets) = (self.turn, self.targets(card, team));
        if card.is_two_eyed() {
            out.extend(Square::in_set(targets).map(|square| Action::Place { turn, card, square }));
        } else {
            out.extend(Square::in_set(targets).map(|square| Action::Remove { turn, card, square }));
        }
        targets != 0
    }
}
