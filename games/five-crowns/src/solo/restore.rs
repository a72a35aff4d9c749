//! From a position back to a solo game, if there can be such a position.

use std::sync::Arc;

use table::{Dice, Draw, Refusal, refuse};

use super::position::SoloPosition;
use super::state::{HANDS, STOCK, Solo, wild_of};
use crate::hand::Hand;
use crate::restore::{none_missing, rest_of_pack};
use crate::solver;

impl SoloPosition {
    /// The game of this position.
    pub(crate) fn restore(&self, dice: &Dice) -> Result<Solo, Refusal> {
        let mut solo = Solo::set_up();
        if self.hands.len() != HANDS || self.hands.iter().enumerate().any(|(at, hand)| hand.len() != at + 3) {
            return Err(refuse("FC-17", "refuse-position-solo-hands"));
        }
        for (index, cards) in self.hands.iter().enumerate() {
            let hand = Hand::of(cards.iter().copied()).unwrap_or_default();
            let best = solver::best(&hand, wild_of(index));
            solo.closed[index] = (best.points == 0).then_some(best.melds);
            solo.hands[index] = hand;
        }
        solo.turn = self.turn.unwrap_or(1);
        self.lay_piles(&mut solo, dice)?;
        let won = solo.count_closed() == HANDS;
        if won && solo.drawn.is_some() {
            return Err(refuse("FC-20", "refuse-position-solo-over"));
        }
        // Without a card to place the game is over, won or lost.
        if solo.drawn.is_none() {
            solo.points = Some(solo.points_left());
            solo.outcome = Some(Arc::new(solo.final_outcome()));
        }
        Ok(solo)
    }

    /// Lays out discard pile and stock, which together with the hands are exactly the pack.
    fn lay_piles(&self, solo: &mut Solo, dice: &Dice) -> Result<(), Refusal> {
        let given = self.hands.iter().flatten().chain(&self.drawn).chain(&self.discard);
        let mut rest = rest_of_pack(1, given.chain(self.stock.iter().flatten()))?;
        if let Some(stock) = &self.stock {
            none_missing(&rest)?;
            rest = stock.iter().rev().copied().collect();
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
