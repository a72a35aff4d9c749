//! Checks that chance was what the seed gives, and was used rightly.

use table::Audit;

use super::decide::DEALER;
use super::state::Together;
use crate::event::Event;

impl Together {
    /// Checks one event in the state before it.
    pub fn audit(&self, event: &Event, audit: &mut Audit) {
        match event {
            Event::Dealer { seat } => audit.number(DEALER, self.seats() as u32, seat.0 as u32),
            Event::Dealt(deal) => deal.audit(&Together::pack(self.seats()), audit),
            Event::Reshuffled(reshuffle) => reshuffle.audit(&self.discard, audit),
            Event::Drew { card, .. } => {
                audit.must(self.stock.last() == Some(card), "the card drawn was the top of the stock");
            }
            Event::Took { card, .. } => {
                audit.must(
                    self.discard.last() == Some(card),
                    "the card taken was the top of the discard pile",
                );
            }
            _ => {}
        }
    }
}
