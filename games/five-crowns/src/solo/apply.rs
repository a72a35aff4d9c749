//! Stores what the facts of the solo game say.

use std::sync::Arc;

use super::state::{STOCK, Solo, index_of};
use crate::event::Event;
use crate::hand::Hand;

impl Solo {
    /// Stores one fact. A fact of a table changes nothing.
    pub(crate) fn apply(&mut self, event: &Event) {
        match event {
            Event::SoloDealt(deal) => {
                self.stock = deal.stock.iter().rev().copied().take(STOCK).collect();
                for (hand, cards) in self.hands.iter_mut().zip(&deal.hands) {
                    *hand = Hand::of(cards.iter().copied()).unwrap_or_default();
                }
            }
            Event::SoloDrew { turn, card } => {
                self.stock.pop();
                (self.turn, self.drawn) = (*turn, Some(*card));
            }
            Event::SoloPlaced { hand, card, discard } => {
                if let Some(index) = index_of(*hand) {
                    self.hands[index].add(*card);
                    self.hands[index].remove(*discard);
                }
                let _full = self.discard.try_push(*discard);
                self.drawn = None;
            }
            Event::SoloClosed { hand, melds } => {
                if let Some(index) = index_of(*hand) {
                    self.closed[index] = Some(melds.clone());
                }
            }
            Event::SoloCounted { points } => self.points = Some(*points),
            Event::Ended { outcome } => self.outcome = Some(Arc::new(outcome.clone())),
            _ => {}
        }
    }
}
