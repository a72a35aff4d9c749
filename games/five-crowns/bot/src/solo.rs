//! A greedy bot for the solo game: each card goes where it brings a hand closest to being closed.

use bots::Level;
use five_crowns::Action;
use five_crowns::card::Card;
use five_crowns::solo::{SoloHand, SoloView};
use five_crowns::solver;
use table::PortableRng;

/// How often the easy bot discards the drawn card without looking at it.
const EASY_BLUNDER_RATE: f64 = 0.2;

/// Where the drawn card goes, and which card is discarded for it.
pub(crate) fn choose(level: Level, view: &SoloView, rng: &mut fastrand::Rng) -> Option<Action> {
    let drawn = view.to_place()?;
    let open: Vec<&SoloHand> = view.open_hands().collect();
    let place =
        |hand: &SoloHand, discard: Card| Action::Place { turn: view.turn, hand: hand.wild.number(), discard };
    if level == Level::Easy && rng.f64() < EASY_BLUNDER_RATE {
        return rng.pick(&open).map(|hand| place(hand, drawn));
    }
    let placements = open.iter().filter_map(|hand| {
        let mut more = hand.cards.clone();
        more.add(drawn);
        let discard = solver::best_discard(&more, hand.wild)?;
        let now = solver::best(&hand.cards, hand.wild);
        let (before, after) = (now.left.len() as i32, discard.best.left.len() as i32);
        // Closing a hand is the goal; short of it, one card fewer to find counts most where few are missing.
        let gain = if discard.best.points == 0 { 1000 } else { 100 * (before - after) / (after + 1) };
        let saved = i32::from(now.points) - i32::from(discard.best.points);
        Some(((gain, saved), *hand, discard.discard))
    });
    let (gain, hand, discard) = placements.max_by_key(|(gain, ..)| *gain)?;
    Some(if gain > (0, 0) { place(hand, discard) } else { place(open.last()?, drawn) })
}
