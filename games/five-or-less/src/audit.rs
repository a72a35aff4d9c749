//! Checks that chance was what the seed gives, and was used rightly.

use table::{Audit, Seat};

use crate::card::{Card, PACK};
use crate::event::{Deal, Event, Refill, Tie};
use crate::state::FiveOrLess;

impl FiveOrLess {
    /// Checks one event in the state before it.
    pub fn check(&self, event: &Event, audit: &mut Audit) {
        match event {
            Event::Dealt(deal) => {
                audit.must(same_cards(&deal.pack, &PACK), "the whole pack was dealt");
                audit.shuffled(Deal::draw(deal.round), &deal.pack);
                if self.round == 0 {
                    audit.number(Deal::STARTER, self.count().into(), deal.starter.0.into());
                } else {
                    let next = self.starter.after(1, self.count());
                    audit.must(deal.starter == next, "the next seat begins the next round");
                }
            }
            Event::Peek { bases } => {
                let seen = Seat::all(self.count()).zip(bases).all(|(seat, base)| {
                    (0..).zip(base).all(|(slot, card)| self.pyramids.card(seat, slot) == Some(*card))
                });
                audit.must(seen, "the cards looked at were those at the base");
            }
            Event::Refilled(refill) => {
                let covered = self.discards.len().saturating_sub(refill.kept.into());
                audit.must(
                    same_cards(&refill.pile, &self.discards[..covered]),
                    "the covered discards were shuffled",
                );
                audit.shuffled(Refill::draw(refill.round, refill.nth), &refill.pile);
            }
            Event::Began { card, .. } | Event::Drew { card, .. } | Event::Penalty { card, .. } => {
                self.is_next(*card, audit);
            }
            Event::Took { card, .. } => {
                audit.must(self.discards.last() == Some(card), "the card taken was the top discard");
            }
            Event::Used { target, slot, card, under, .. } => {
                if let Some(card) = card {
                    self.is_next(*card, audit);
                }
                let theirs = under.is_none() || *under == self.pyramids.card(*target, *slot);
                audit.must(theirs, "the card that went under the draw pile was the one swapped");
            }
            Event::Discarded { from: Some(slot), seat, card, .. }
            | Event::Won { seat, slot, card, .. }
            | Event::TooLate { seat, slot, card, .. }
            | Event::Wrong { seat, slot, card, .. } => {
                audit.must(
                    self.pyramids.card(*seat, *slot) == Some(*card),
                    "the card shown was the one that lay there",
                );
            }
            _ => {}
        }
        self.check_ties(event, audit);
    }

    fn check_ties(&self, event: &Event, audit: &mut Audit) {
        match event {
            Event::Won { seat, tie: Some(tie), .. } => {
                audit.number(Tie::draw(self.number), tie.among.len() as u32, tie.pick.into());
                audit.must(tie.among.get(usize::from(tie.pick)) == Some(seat), "the winner of a tie");
            }
            Event::Resumed { coin: Some(coin), .. } => {
                audit.number(Tie::coin(self.number), 2, (*coin).into());
                audit.must(*coin == 0, "what came first went first");
            }
            Event::Dropped { coin: Some(coin), .. } => {
                audit.number(Tie::coin(self.number), 2, (*coin).into());
                audit.must(*coin == 1, "what came first went first");
            }
            _ => {}
        }
    }

    fn is_next(&self, card: Card, audit: &mut Audit) {
        audit.must(self.pile.last() == Some(&card), "the card was the top of the draw pile");
    }
}

fn same_cards(some: &[Card], others: &[Card]) -> bool {
    let count = |cards: &[Card]| {
        let mut counts = [0u8; Card::KINDS];
        for card in cards {
            counts[card.index()] += 1;
        }
        counts
    };
    count(some) == count(others)
}
