//! Stores what the facts say.

use std::sync::Arc;

use table::Seat;

use crate::card::{Card, Effect};
use crate::cards::Cards;
use crate::event::{Deal, Event, Refill};
use crate::players::Player;
use crate::state::{Exchange, LastRound, OneMore, Phase};

impl OneMore {
    /// Stores one fact. A fact of a seat that is not there changes nothing of it.
    pub fn store(&mut self, event: &Event) {
        match event {
            Event::First { seat } => self.to_play = *seat,
            Event::Dealt(deal) => self.dealt(deal),
            Event::Turn { turn, seat } => {
                (self.turn, self.to_play) = (*turn, *seat);
                (self.phase, self.until) = (Phase::Play, None);
            }
            Event::Played { seat, card, clockwise } => {
                self.clockwise = *clockwise;
                self.played.add(self.centre);
                self.centre = *card;
                self.give(*seat, *card);
            }
            Event::Asked { effect, until, .. } => {
                self.phase = if *effect == Effect::Exchange { Phase::Exchange } else { Phase::Draw };
                self.until = *until;
            }
            Event::Refilled(refill) => self.refilled(refill),
            Event::Drew { seat, card, chance, .. } => {
                self.chosen(*chance);
                self.pack.pop();
                self.until = None;
                self.take(*seat, *card);
            }
            Event::Paired { pair, chance, until, .. } => {
                self.chosen(*chance);
                (self.phase, self.until) = (Phase::Give, *until);
                self.exchange = Some(Exchange { pair: *pair, offers: [None; 2] });
            }
            Event::Offered { seat, card, chance } => {
                self.chosen(*chance);
                if let Some(exchange) = &mut self.exchange
                    && let Some(place) = exchange.pair.place(*seat)
                {
                    exchange.offers[place] = Some(*card);
                }
            }
            Event::Exchanged { pair, cards } => {
                (self.exchange, self.until) = (None, None);
                let [one, other] = pair.seats();
                self.give(one, cards[0]);
                self.give(other, cards[1]);
                self.take(one, cards[1]);
                self.take(other, cards[0]);
            }
            Event::Left { seat } => {
                if let Some(player) = self.player(*seat) {
                    player.left = true;
                }
            }
            Event::Lost { round, seat, why, hand, losses } => {
                let (seat, why, hand, centre) = (*seat, *why, *hand, self.centre);
                self.last = Some(LastRound { round: *round, seat, why, hand, centre });
                if let Some(player) = self.player(seat) {
                    player.losses = *losses;
                }
            }
            Event::Ended { outcome } => {
                (self.phase, self.until) = (Phase::Over, None);
                self.outcome = Some(Arc::new((**outcome).clone()));
            }
        }
    }

    fn player(&mut self, seat: Seat) -> Option<&mut Player> {
        self.players.get_mut(seat.index())
    }

    fn dealt(&mut self, deal: &Deal) {
        (self.round, self.to_play, self.centre) = (deal.round, deal.first, deal.centre);
        (self.clockwise, self.played) = (true, Cards::NONE);
        (self.refills, self.choices) = (0, 0);
        self.lay_pack(&deal.pack);
        for ((player, hand), cards) in self.players.iter_mut().zip(&mut self.hands).zip(&deal.hands) {
            *hand = cards.iter().copied().collect();
            (player.cards, player.left) = (cards.len() as u8, false);
        }
    }

    fn refilled(&mut self, refill: &Refill) {
        self.refills = refill.nth.wrapping_add(1);
        self.lay_pack(&refill.pack);
        self.played = self.played.starts();
    }

    /// Counts what chance chose, so that no draw is used twice.
    fn chosen(&mut self, chance: bool) {
        self.choices = self.choices.wrapping_add(u16::from(chance));
    }

    /// The next card comes last.
    fn lay_pack(&mut self, pack: &[Card]) {
        self.pack.clear();
        let _fits = self.pack.try_extend_from_slice(pack);
        self.pack.reverse();
    }

    /// A seat takes a card in.
    pub fn take(&mut self, seat: Seat, card: Card) {
        if let Some(player) = self.player(seat) {
            player.cards = player.cards.saturating_add(1);
            self.hands[seat.index()].add(card);
        }
    }

    /// A seat gives a card away.
    fn give(&mut self, seat: Seat, card: Card) {
        if let Some(player) = self.player(seat) {
            player.cards = player.cards.saturating_sub(1);
            self.hands[seat.index()].remove(card);
        }
    }
}
