//! What speaks for an action: the words of a hint.
//!
//! Every reason is a fact of the position, worked out by the solver from what the player sees.

use table::{Advice, Sentence};

use crate::action::Action;
use crate::card::{Card, Rank};
use crate::hand::Hand;
use crate::memory::Memory;
use crate::solver;
use crate::view::View;

/// The action and what speaks for it.
pub(crate) fn advise(view: &View, memory: &Memory, action: &Action) -> Option<Advice> {
    match view {
        View::Together(view) => view.advise(memory, action),
        View::Solo(view) => view.advise(action),
    }
}

/// A sentence about a card.
pub(crate) fn with_card(key: &'static str, card: Card) -> Sentence {
    Sentence::new(key).piece("card", card)
}

/// What is left of a hand that takes the card and makes the best discard.
pub(crate) fn after_taking(hand: &Hand, card: Card, wild: Rank) -> solver::Best {
    let mut more = hand.clone();
    more.add(card);
    solver::best_discard(&more, wild).map_or_else(|| solver::best(hand, wild), |discard| discard.best)
}
