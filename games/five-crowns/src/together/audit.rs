//! Checks that every shuffle and draw at a table is what the seed gives, and is used as the rules say.

use table::{Audit, is_permutation};

use super::decide::DEALER;
use super::state::Together;
use crate::card::Card;
use crate::event::{Deal, Event, Reshuffle};
use crate::pack::pack;

impl Together {
    /// Checks one event in the state before it.
    pub(crate) fn audit(&self, event: &Event, audit: &mut Audit) {
        match event {
            Event::Dealer { seat } => audit.number(DEALER, self.seats() as u32, seat.0 as u32),
            Event::Dealt(deal) => audit_deal(deal, &pack(self.seats()), audit),
            Event::Reshuffled(reshuffle) => audit_reshuffle(reshuffle, &self.discard, audit),
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

/// The whole pack was shuffled, and dealt in that order.
fn audit_deal(deal: &Deal, pack: &[Card], audit: &mut Audit) {
    let hands = deal.hands.iter().flatten();
    let deck: Vec<Card> = hands.chain([&deal.top]).chain(&deal.stock).copied().collect();
    audit.must(is_permutation(&deck, pack), "the whole pack was dealt");
    audit.shuffled(Deal::draw(deal.round), &deck);
}

/// The discard pile, and nothing else, was shuffled, and laid in that order.
fn audit_reshuffle(reshuffle: &Reshuffle, pile: &[Card], audit: &mut Audit) {
    let all: Vec<Card> = [&reshuffle.top].into_iter().chain(&reshuffle.stock).copied().collect();
    audit.must(is_permutation(&all, pile), "the discard pile was shuffled");
    let draw = Reshuffle::draw(reshuffle.round, reshuffle.nth);
    if reshuffle.fresh {
        audit.shuffled(draw, &all);
    } else {
        audit.must(pile.last() == Some(&reshuffle.top), "the top card stayed");
        audit.shuffled(draw, &reshuffle.stock);
    }
}
