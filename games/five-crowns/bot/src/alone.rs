//! A bot in the game alone: each card goes where it brings a hand nearest to being closed.

use bots::Level;

use super::chances::with;
use five_crowns::action::Action;
use five_crowns::card::Card;
use five_crowns::solo::{SoloHand, SoloView};
use five_crowns::solver;

/// Where the drawn card goes, and which card goes for it.
pub(crate) fn choose(level: Level, view: &SoloView, rng: &mut fastrand::Rng) -> Option<Action> {
    let drawn = view.me.and(view.drawn)?;
    let open: Vec<&SoloHand> = view.hands.iter().filter(|hand| hand.closed.is_none()).collect();
    let action =
        |hand: &SoloHand, discard: Card| Action::Place { turn: view.turn, hand: hand.wild.number(), discard };
    if level == Level::Easy && rng.f64() < 0.2 {
        return Some(action(open[rng.usize(..open.len())], drawn));
    }
    let gains = open.iter().filter_map(|hand| {
        let throw = solver::best_discard(&with(&hand.cards, drawn), hand.wild)?;
        let before = loose(&solver::best(&hand.cards, hand.wild));
        let after = loose(&throw.best);
        // Closing a hand is the goal; short of it, a card less to find counts most where few are missing.
        let gain = if throw.best.points == 0 { 1000 } else { 100 * (before - after) / (after + 1) };
        let cheaper = i32::from(solver::least(&hand.cards, hand.wild)) - i32::from(throw.best.points);
        Some(((gain, cheaper), *hand, throw.discard))
    });
    let (gain, hand, discard) = gains.max_by_key(|(gain, ..)| *gain)?;
    Some(if gain > (0, 0) { action(hand, discard) } else { action(open.last()?, drawn) })
}

/// How many cards are in no meld.
fn loose(best: &solver::Best) -> i32 {
    best.left.len() as i32
}
