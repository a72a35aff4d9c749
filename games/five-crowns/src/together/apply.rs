//! Stores what the facts of a table say.

use std::sync::Arc;

use table::{Outcome, Seat};

use super::state::{Drawn, Laid, Phase, Player, RoundResult, Together};
use crate::event::{Deal, Event, Reshuffle};
use crate::hand::Hand;
use crate::meld::Melds;

impl Together {
    /// Stores one fact. A fact of the solo game or of an unknown seat changes nothing.
    pub(crate) fn apply(&mut self, event: &Event) {
        match event {
            Event::Dealer { seat } => self.dealer = *seat,
            Event::Dealt(deal) => self.deal(deal),
            Event::Turn { turn, seat } => {
                (self.turn, self.to_play) = (*turn, *seat);
                (self.phase, self.drawn) = (Phase::Draw, None);
            }
            Event::Drew { seat, card } => {
                self.stock.pop();
                self.draw(*seat, Drawn { card: *card, open: false });
            }
            Event::Took { seat, card } => {
                self.discard.pop();
                self.draw(*seat, Drawn { card: *card, open: true });
            }
            Event::Discarded { seat, card } => {
                let _full = self.discard.try_push(*card);
                self.drawn = None;
                if let Some(player) = self.player(*seat) {
                    player.hand.remove(*card);
                }
            }
            Event::Laid { seat, melds, left, points, out } => {
                if *out {
                    self.out = Some(*seat);
                }
                if let Some(player) = self.player(*seat) {
                    player.hand = left.clone();
                    player.laid = Some(Laid { melds: melds.clone(), points: *points });
                }
            }
            Event::Reshuffled(reshuffle) => self.reshuffle(reshuffle),
            Event::RoundEnded { round, points, .. } => self.end_round(*round, points),
            Event::Ended { outcome } => self.end(outcome),
            Event::SoloDealt(_)
            | Event::SoloDrew { .. }
            | Event::SoloPlaced { .. }
            | Event::SoloClosed { .. }
            | Event::SoloCounted { .. } => {}
        }
    }

    fn player(&mut self, seat: Seat) -> Option<&mut Player> {
        self.players.get_mut(seat.index())
    }

    fn deal(&mut self, deal: &Deal) {
        (self.round, self.wild, self.dealer) = (deal.round, deal.wild, deal.dealer);
        (self.out, self.reshuffles) = (None, 0);
        self.stock = deal.stock.iter().rev().copied().take(self.stock.capacity()).collect();
        self.discard = [deal.top].into_iter().collect();
        for (player, cards) in self.players.iter_mut().zip(&deal.hands) {
            player.hand = Hand::of(cards.iter().copied()).unwrap_or_default();
            player.laid = None;
        }
    }

    fn draw(&mut self, seat: Seat, drawn: Drawn) {
        (self.phase, self.drawn) = (Phase::Discard, Some(drawn));
        if let Some(player) = self.player(seat) {
            player.hand.add(drawn.card);
        }
    }

    fn reshuffle(&mut self, reshuffle: &Reshuffle) {
        self.reshuffles = reshuffle.nth + 1;
        self.stock = reshuffle.stock.iter().rev().copied().take(self.stock.capacity()).collect();
        self.discard = [reshuffle.top].into_iter().collect();
    }

    fn end_round(&mut self, round: u8, points: &[u16]) {
        for (player, points) in self.players.iter_mut().zip(points) {
            let _full = player.points.try_push(*points);
        }
        let nothing = || Laid { melds: Melds::new(), points: 0 };
        self.last = Some(Arc::new(RoundResult {
            round,
            wild: self.wild,
            out: self.out,
            laid: self.players.iter().map(|player| player.laid.clone().unwrap_or_else(nothing)).collect(),
            left: self.players.iter().map(|player| player.hand.clone()).collect(),
        }));
    }

    fn end(&mut self, outcome: &Outcome) {
        (self.phase, self.drawn) = (Phase::Over, None);
        self.outcome = Some(Arc::new(outcome.clone()));
    }
}
