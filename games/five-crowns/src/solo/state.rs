//! The state, and how facts change it.

use std::sync::Arc;

use arrayvec::ArrayVec;
use table::{Audit, Outcome, Seat, Seats};

use crate::card::{Card, Rank};
use crate::event::{Event, SoloDeal};
use crate::hand::Hand;
use crate::meld::Melds;
use crate::together::Together;

/// Hands of 3, 4, … 13 cards.
pub const HANDS: usize = 11;
/// What is left of two sets when 88 cards are dealt.
pub const STOCK: usize = 28;

/// A game alone.
#[derive(Clone, Debug, PartialEq)]
pub struct Solo {
    /// The number of the turn; 0 before the deal.
    pub turn: u32,
    /// The hands, smallest first.
    pub hands: [Hand; HANDS],
    /// The melds of those that are closed.
    pub closed: [Option<Melds>; HANDS],
    /// The card that must be placed.
    pub drawn: Option<Card>,
    /// The face-down pile; the next card is last.
    pub stock: ArrayVec<Card, STOCK>,
    /// Cards that never come back, in order.
    pub discard: ArrayVec<Card, STOCK>,
    /// What the open hands cost in the end.
    pub points: Option<u16>,
    /// The end.
    pub outcome: Option<Arc<Outcome>>,
}

/// The wild rank of a hand, which is also its size.
pub fn wild(index: usize) -> Rank {
    Rank::new(index as u8 + 3).unwrap_or(Rank::KING)
}

/// The place of a hand of that size.
pub fn index(size: u8) -> Option<usize> {
    Rank::new(size).map(|rank| rank.number() as usize - 3)
}

impl Solo {
    /// The table before the deal.
    pub fn set_up() -> Solo {
        Solo {
            turn: 0,
            hands: std::array::from_fn(|_| Hand::new()),
            closed: std::array::from_fn(|_| None),
            drawn: None,
            stock: ArrayVec::new(),
            discard: ArrayVec::new(),
            points: None,
            outcome: None,
        }
    }

    /// How many hands are closed.
    pub fn count_closed(&self) -> usize {
        self.closed.iter().flatten().count()
    }

    /// Whom the table waits for.
    pub fn awaited(&self) -> Seats {
        if self.drawn.is_some() { Seats::one(Seat(0)) } else { Seats::NONE }
    }

    /// Stores one fact; a fact of another game changes nothing.
    pub fn apply(&mut self, event: &Event) {
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
                if let Some(index) = index(*hand) {
                    self.hands[index].add(*card);
                    self.hands[index].remove(*discard);
                }
                let _full = self.discard.try_push(*discard);
                self.drawn = None;
            }
            Event::SoloClosed { hand, melds } => {
                if let Some(index) = index(*hand) {
                    self.closed[index] = Some(melds.clone());
                }
            }
            Event::SoloCounted { points } => self.points = Some(*points),
            Event::Ended { outcome } => self.outcome = Some(Arc::new(outcome.clone())),
            _ => {}
        }
    }

    /// Checks one event in the state before it.
    pub fn audit(&self, event: &Event, audit: &mut Audit) {
        match event {
            Event::SoloDealt(deal) => SoloDeal::audit(deal, &Together::pack(1), audit),
            Event::SoloDrew { card, .. } => {
                audit.must(self.stock.last() == Some(card), "the card turned was the top of the stock");
            }
            _ => {}
        }
    }
}
