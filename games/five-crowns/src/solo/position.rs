//! The game alone as a position that a person can write by hand.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Dice, Draw, Outcome, Refusal, Sentence, Verdict};

use super::state::{self, HANDS, STOCK, Solo};
use crate::card::Card;
use crate::hand::Hand;
use crate::refusals::{refuse, too_many};
use crate::solver;
use crate::together::Together;

/// A game alone. Only `hands` is needed: hands that are complete are closed, the rest is shuffled.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SoloPosition {
    /// The eleven hands of 3, 4, … 13 cards.
    pub hands: Vec<Vec<Card>>,
    /// The number of the turn; 1 if it is not given.
    pub turn: Option<u32>,
    /// The card to place; the next of the stock if it is not given and the game is not over.
    pub drawn: Option<Card>,
    /// Cards that were discarded.
    pub discard: Vec<Card>,
    /// The stock, the next card first; the rest of the pack, shuffled, if it is not given.
    pub stock: Option<Vec<Card>>,
}

impl Solo {
    /// The game as a position.
    pub fn position(&self) -> SoloPosition {
        SoloPosition {
            hands: self.hands.iter().map(|hand| hand.to_vec()).collect(),
            turn: Some(self.turn),
            drawn: self.drawn,
            discard: self.discard.to_vec(),
            stock: Some(self.stock.iter().rev().copied().collect()),
        }
    }
}

impl SoloPosition {
    /// The game of this position.
    pub fn restore(&self, dice: &Dice) -> Result<Solo, Refusal> {
        let mut solo = Solo::set_up();
        if self.hands.len() != HANDS || self.hands.iter().enumerate().any(|(at, hand)| hand.len() != at + 3) {
            return Err(refuse("FC-17", "refuse-position-solo-hands"));
        }
        for (index, cards) in self.hands.iter().enumerate() {
            let hand = Hand::of(cards.iter().copied()).unwrap_or_default();
            let best = solver::best(&hand, state::wild(index));
            solo.closed[index] = (best.points == 0).then_some(best.melds);
            solo.hands[index] = hand;
        }
        solo.turn = self.turn.unwrap_or(1);
        self.lay_piles(&mut solo, dice)?;
        let closed = solo.count_closed();
        if closed == HANDS || solo.drawn.is_none() {
            // The last card drawn has been placed: the game is over, won or lost.
            if solo.drawn.is_some() {
                return Err(refuse("FC-20", "refuse-position-solo-over"));
            }
            let verdict = if closed == HANDS { Verdict::Solved } else { Verdict::Failed };
            solo.points = Some(solo.points_left());
            solo.outcome = Some(Arc::new(Outcome { verdict, places: vec![1], scores: vec![closed as i32] }));
        }
        Ok(solo)
    }

    fn lay_piles(&self, solo: &mut Solo, dice: &Dice) -> Result<(), Refusal> {
        let mut rest = Together::pack(1);
        let given = self.hands.iter().flatten().chain(&self.drawn).chain(&self.discard);
        for card in given.chain(self.stock.iter().flatten()) {
            let at = rest.binary_search(card).map_err(|_| too_many(*card))?;
            rest.remove(at);
        }
        if self.stock.is_some() {
            if let Some(card) = rest.first() {
                return Err(Refusal::new(
                    "FC-1",
                    Sentence::new("refuse-position-missing").text("card", card),
                ));
            }
            rest = self.stock.iter().flatten().rev().copied().collect();
        } else {
            dice.shuffle(Draw { purpose: "position", round: 0, nth: 0 }, &mut rest);
        }
        solo.drawn = self.drawn;
        if solo.drawn.is_none() && solo.count_closed() < HANDS {
            solo.drawn = rest.pop();
        }
        debug_assert!(rest.len() + self.discard.len() <= STOCK, "88 of 116 cards are in the hands");
        solo.stock = rest.into_iter().collect();
        solo.discard = self.discard.iter().copied().collect();
        Ok(())
    }
}
