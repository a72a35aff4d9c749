//! What a player is offered.

use crate::action::Action;
use crate::card::Card;
use crate::cards::Hand;
use crate::markers::Team;
use crate::square::Square;
use crate::state::{MayDraw, Phase};
use crate::talk::{Stage, Trial, Vote};
use crate::view::View;

impl View {
    /// Adds all that may be done now, but for accusations: the chat is not the game's.
    pub fn offer(&self, out: &mut Vec<Action>) {
        let Some(me) = self.me.filter(|_| self.phase != Phase::Over) else { return };
        if let Some(Trial { message, stage, .. }) = self.trial {
            match stage {
                Stage::Voting { waiting, .. } if waiting.contains(me) => {
                    out.extend(Vote::ALL.map(|vote| Action::Vote { message, vote }));
                }
                Stage::GivingUp { owing } if owing.contains(me) => {
                    let cards = self.hand().into_iter().flat_map(Hand::distinct);
                    out.extend(cards.map(|card| Action::GiveUp { message, card }));
                }
                _ => {}
            }
        }
        if let Some(MayDraw { turn, .. }) = self.may_draw.filter(|due| due.seat == me) {
            out.push(Action::Draw { turn });
        }
        if me != self.to_play {
            return;
        }
        let turn = self.turn;
        if let Some(choice) = &self.choice {
            out.extend(choice.fives.iter().map(|five| Action::Choose { turn, series: five.five() }));
        } else if !self.owes(me) {
            self.offer_cards(self.team(me), out);
        }
    }

    /// What the cards in hand can do in my turn.
    fn offer_cards(&self, team: Team, out: &mut Vec<Action>) {
        let Some(hand) = self.hand() else { return };
        let (turn, free) = (self.turn, self.markers.free());
        let may_exchange = self.exchanges > 0 && self.deck > 0;
        let mut playable = false;
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
            }
        }
        if !playable {
            out.extend(hand.distinct().map(|card| Action::Discard { turn, card }));
        }
    }

    fn offer_jack(&self, card: Card, team: Team, out: &mut Vec<Action>) -> bool {
        let (turn, targets) = (self.turn, self.targets(card, team));
        if card.is_two_eyed() {
            out.extend(Square::of(targets).map(|square| Action::Place { turn, card, square }));
        } else {
            out.extend(Square::of(targets).map(|square| Action::Remove { turn, card, square }));
        }
        targets != 0
    }
}
