//! Checks that the shuffle of the solo game is what the seed gives, and is used as the rules say.

use table::{Audit, is_permutation};

use super::state::Solo;
use crate::card::Card;
use crate::event::{Event, SoloDeal};
use crate::pack::pack;

impl Solo {
    /// Checks one event in the state before it.
    pub(crate) fn audit(&self, event: &Event, audit: &mut Audit) {
        match event {
            Event::SoloDealt(deal) => {
                let deck: Vec<Card> = deal.hands.iter().flatten().chain(&deal.stock).copied().collect();
                audit.must(is_permutation(&deck, &pack(1)), "the whole pack was dealt");
                audit.shuffled(SoloDeal::DRAW, &deck);
            }
            Event::SoloDrew { card, .. } => {
                audit.must(self.stock.last() == Some(card), "the card turned was the top of the stock");
            }
            _ => {}
        }
    }
}
