//! Stores what the facts say.

use std::sync::Arc;

use table::{Seat, Seats};

use crate::deck::DECK_SIZE;
use crate::state::Exchange;
use crate::{Card, Cards, Deal, Effect, Event, LastRound, OneMore, Phase, Player, Refill};

/// Stores one fact. What it says of a seat that is not at the table is ignored.
pub(crate) fn apply(game: &mut OneMore, event: &Event) {
    match event {
        Event::First { seat } => game.to_play = *seat,
        Event::Dealt(deal) => game.deal(deal),
        Event::Turn { turn, seat } => {
            (game.turn, game.to_play) = (*turn, *seat);
            (game.phase, game.until) = (Phase::Play, None);
        }
        Event::Played { seat, card, clockwise } => {
            game.clockwise = *clockwise;
            game.played.add(game.centre);
            game.centre = *card;
            game.remove_card(*seat, *card);
        }
        Event::Asked { effect, until, .. } => {
            game.phase = if *effect == Effect::Exchange { Phase::Exchange } else { Phase::Draw };
            game.until = *until;
        }
        Event::Refilled(refill) => game.refill(refill),
        Event::Drew { seat, card, chance, .. } => {
            game.count_choice(*chance);
            game.pack.pop();
            game.under = game.under.min(game.pack.len() as u8);
            game.until = None;
            game.add_card(*seat, *card);
        }
        Event::Paired { pair, chance, until, .. } => {
            game.count_choice(*chance);
            (game.phase, game.until) = (Phase::Give, *until);
            game.exchange = Some(Exchange { pair: *pair, offers: [None; 2] });
        }
        Event::Offered { seat, card, chance } => {
            game.count_choice(*chance);
            if let Some(exchange) = &mut game.exchange
                && let Some(index) = exchange.pair.index_of(*seat)
            {
                exchange.offers[index] = Some(*card);
            }
        }
        Event::Exchanged { pair, cards } => {
            (game.exchange, game.until) = (None, None);
            let [one, other] = pair.seats();
            game.remove_card(one, cards[0]);
            game.remove_card(other, cards[1]);
            game.add_card(one, cards[1]);
            game.add_card(other, cards[0]);
        }
        Event::Left { seat } => {
            if let Some(player) = game.player(*seat) {
                player.left = true;
            }
        }
        Event::Lost { round, seat, why, hand, losses, until } => {
            let (seat, why, hand, centre) = (*seat, *why, *hand, game.centre);
            game.last = Some(LastRound { round: *round, seat, why, hand, centre });
            if let Some(player) = game.player(seat) {
                player.losses = *losses;
            }
            if until.is_some() {
                (game.phase, game.until) = (Phase::Between, *until);
            }
        }
        Event::Ready { seat } => game.ready.insert(*seat),
        Event::Ended { outcome } => {
            (game.phase, game.until) = (Phase::Over, None);
            game.outcome = Some(Arc::new((**outcome).clone()));
        }
    }
}

impl OneMore {
    fn player(&mut self, seat: Seat) -> Option<&mut Player> {
        self.players.get_mut(seat.index())
    }

    fn deal(&mut self, deal: &Deal) {
        (self.round, self.to_play, self.centre) = (deal.round, deal.first, deal.centre);
        (self.clockwise, self.played) = (true, Cards::NONE);
        (self.refills, self.choices) = (0, 0);
        self.ready = Seats::NONE;
        self.set_pack(&deal.pack);
        self.under = deal.under.len().min(self.pack.len()) as u8;
        for ((player, hand), cards) in self.players.iter_mut().zip(&mut self.hands).zip(&deal.hands) {
            *hand = cards.iter().copied().collect();
            (player.cards, player.left) = (cards.len() as u8, false);
        }
    }

    fn refill(&mut self, refill: &Refill) {
        self.refills = refill.nth.wrapping_add(1);
        self.set_pack(&refill.pack);
        self.under = 0;
        self.played = self.played.starts();
    }

    /// Counts what chance chose, so that no draw of the dice is used twice.
    fn count_choice(&mut self, by_chance: bool) {
        self.choices = self.choices.wrapping_add(u16::from(by_chance));
    }

    /// Lays down a pack, given with the next card first.
    pub(crate) fn set_pack(&mut self, cards: &[Card]) {
        // No pack is larger, and `collect` would panic if one were.
        self.pack = cards.iter().rev().copied().take(DECK_SIZE).collect();
    }

    /// Adds a card to a hand.
    pub(crate) fn add_card(&mut self, seat: Seat, card: Card) {
        if let Some(player) = self.player(seat) {
            player.cards = player.cards.saturating_add(1);
            self.hands[seat.index()].add(card);
        }
    }

    /// Removes a card from a hand.
    fn remove_card(&mut self, seat: Seat, card: Card) {
        if let Some(player) = self.player(seat) {
            player.cards = player.cards.saturating_sub(1);
            self.hands[seat.index()].remove(card);
        }
    }
}
