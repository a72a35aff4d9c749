//! The one judge of actions: it sees what the player sees.

use table::{Refusal, Seat, Sentence};

use crate::action::Action;
use crate::card::Card;
use crate::cards::Cards;
use crate::pair::Pair;
use crate::players::Player;
use crate::refusals::{refuse, refuse_seat};
use crate::state::Phase;
use crate::view::View;

impl View {
    /// Whether the player who sees this may do that.
    pub fn allows(&self, action: &Action) -> Result<(), Refusal> {
        let (Some(me), Some(hand)) = (self.me, self.hand) else { return Err(self.not_mine()) };
        if self.phase == Phase::Over {
            return Err(refuse("OM-16", "refuse-over"));
        }
        if action.turn() != self.turn {
            return Err(refuse("OM-25", "refuse-old-turn"));
        }
        match *action {
            Action::Give { card, .. } => self.may_give(me, hand, card),
            _ if me != self.to_play => Err(self.not_mine()),
            Action::Play { card, .. } => self.may_play(hand, card),
            Action::Draw { seat, .. } => {
                self.is_asked(Phase::Draw, "OM-13", "refuse-no-draw")?;
                self.is_in(seat).map(drop)
            }
            Action::Exchange { pair, .. } => {
                self.is_asked(Phase::Exchange, "OM-14", "refuse-no-exchange")?;
                self.may_exchange(pair)
            }
        }
    }

    fn not_mine(&self) -> Refusal {
        refuse_seat("OM-6", "refuse-not-your-turn", self.to_play)
    }

    fn is_asked(&self, phase: Phase, rule: &'static str, key: &'static str) -> Result<(), Refusal> {
        if self.phase == phase { Ok(()) } else { Err(refuse(rule, key)) }
    }

    fn may_play(&self, hand: Cards, card: Card) -> Result<(), Refusal> {
        if self.phase != Phase::Play {
            return Err(refuse("OM-15", "refuse-effect-first"));
        }
        if !hand.contains(card) {
            return Err(Refusal::new("OM-6", Sentence::new("refuse-not-held").text("card", card.shown())));
        }
        if !card.answers(self.centre) {
            let why = Sentence::new("refuse-no-answer")
                .text("card", card.shown())
                .text("centre", self.centre.face());
            return Err(Refusal::new("OM-6", why));
        }
        Ok(())
    }

    /// Whether that player still takes part in the round (OM-8).
    fn is_in(&self, seat: Seat) -> Result<&Player, Refusal> {
        let player = self.players.get(seat.index());
        let player = player.ok_or_else(|| refuse("OM-3", "refuse-no-such-player"))?;
        if player.left { Err(refuse_seat("OM-8", "refuse-left", seat)) } else { Ok(player) }
    }

    fn may_exchange(&self, pair: Pair) -> Result<(), Refusal> {
        for seat in pair.seats() {
            if self.is_in(seat)?.cards == 0 {
                return Err(refuse_seat("OM-14", "refuse-no-cards", seat));
            }
        }
        if pair.is_one() { Err(refuse("OM-14", "refuse-alone")) } else { Ok(()) }
    }

    fn may_give(&self, me: Seat, hand: Cards, card: Card) -> Result<(), Refusal> {
        let exchange = self.exchange.filter(|exchange| exchange.pair.place(me).is_some());
        let exchange = exchange.ok_or_else(|| refuse("OM-14", "refuse-not-exchanging"))?;
        if exchange.chosen.contains(me) {
            return Err(refuse("OM-23", "refuse-given"));
        }
        if !hand.contains(card) {
            return Err(Refusal::new("OM-14", Sentence::new("refuse-not-held").text("card", card.shown())));
        }
        Ok(())
    }
}
