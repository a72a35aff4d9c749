//! The state of the solo game.

use std::sync::Arc;

use arrayvec::ArrayVec;
use table::{Outcome, Seat, Seats, Verdict};

use crate::card::{Card, Rank};
use crate::hand::Hand;
use crate::meld::Melds;
use crate::solver;

/// Hands of 3, 4, … 13 cards.
pub const HANDS: usize = 11;
/// What is left of two sets when 88 cards are dealt.
pub const STOCK: usize = 28;

/// A solo game.
#[derive(Clone, Debug, PartialEq)]
pub struct Solo {
    /// The number of the turn; 0 before the deal.
    pub(crate) turn: u32,
    /// The hands, smallest first.
    pub(crate) hands: [Hand; HANDS],
    /// The melds of those that are closed.
    pub(crate) closed: [Option<Melds>; HANDS],
    /// The card that must be placed.
    pub(crate) drawn: Option<Card>,
    /// The face-down pile; the next card is last.
    pub(crate) stock: ArrayVec<Card, STOCK>,
    /// Cards that never come back, in order.
    pub(crate) discard: ArrayVec<Card, STOCK>,
    /// What the open hands cost in the end.
    pub(crate) points: Option<u16>,
    /// How the game ended.
    pub(crate) outcome: Option<Arc<Outcome>>,
}

/// The wild rank of a hand, which is also its size.
pub(crate) fn wild_of(index: usize) -> Rank {
    Rank::new(index as u8 + 3).unwrap_or(Rank::KING)
}

/// Which of the hands has that size.
pub(crate) fn index_of(size: u8) -> Option<usize> {
    Rank::new(size).map(|rank| rank.number() as usize - 3)
}

impl Solo {
    /// The table before the deal.
    pub(crate) fn set_up() -> Solo {
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

    /// Whom the table waits for.
    pub(crate) fn awaited(&self) -> Seats {
        if self.drawn.is_some() { Seats::one(Seat(0)) } else { Seats::NONE }
    }

    /// How many hands are closed.
    pub(crate) fn count_closed(&self) -> usize {
        self.closed.iter().flatten().count()
    }

    /// What the open hands cost after their best melds, each with its own wild rank.
    pub(crate) fn points_left(&self) -> u16 {
        let open = (0..HANDS).filter(|index| self.closed[*index].is_none());
        open.map(|index| solver::min_points(&self.hands[index], wild_of(index))).sum()
    }

    /// How the game ends as the hands are now (FC-20).
    pub(crate) fn final_outcome(&self) -> Outcome {
        let closed = self.count_closed();
        let verdict = if closed == HANDS { Verdict::Solved } else { Verdict::Failed };
        Outcome { verdict, places: vec![1], scores: vec![closed as i32] }
    }
}
