//! What speaks for an action in the solo game.

use table::{Advice, Sentence};

use super::view::{SoloHand, SoloView};
use crate::action::Action;
use crate::advise::{after_taking, with_card};
use crate::card::Card;
use crate::solver;

impl SoloView {
    /// The action and what speaks for it.
    pub(crate) fn advise(&self, action: &Action) -> Option<Advice> {
        let Action::Place { hand: size, discard, .. } = *action else { return None };
        let drawn = self.to_place()?;
        let hand = self.open_hands().find(|hand| hand.wild.number() == size)?;
        let what = if drawn == discard {
            with_card("hint-pass", discard)
        } else {
            with_card("hint-place", discard).piece("drawn", drawn)
        };
        Some(Advice::new(what.number("size", size), self.why_place(hand, drawn, discard)))
    }

    fn why_place(&self, hand: &SoloHand, drawn: Card, discard: Card) -> Sentence {
        let with_size = |key| Sentence::new(key).number("size", hand.wild.number());
        let before = solver::best(&hand.cards, hand.wild);
        let mut cards = hand.cards.clone();
        cards.add(drawn);
        cards.remove(discard);
        let then = solver::best(&cards, hand.wild);
        let unmelded = then.left.len() as i32;
        let improves = |open: &SoloHand| {
            let best = solver::best(&open.cards, open.wild);
            after_taking(&open.cards, drawn, open.wild).left.len() < best.left.len()
        };
        if then.points == 0 {
            with_size("why-place-closes").rows("melds", then.melds.iter())
        } else if then.left.len() < before.left.len() {
            let nearer = with_size("why-place-nearer").number("loose", unmelded);
            nearer.number("before", before.left.len() as i32)
        } else if drawn == discard && !self.open_hands().any(improves) {
            with_card("why-pass", drawn)
        } else {
            with_size("why-place-left").number("loose", unmelded)
        }
    }
}
