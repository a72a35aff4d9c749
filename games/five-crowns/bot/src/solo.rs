//! A bot for the solo game: each card goes where it brings a hand closest to being closed, and the hard bot searches.

use bots::{Budget, Level, OVERLOOKED};
use five_crowns::Action;
use five_crowns::card::Card;
use five_crowns::solo::{SoloHand, SoloView};
use five_crowns::solver;
use table::PortableRng;

use crate::solo_search::{Placement, search};

/// How often the easy bot does not see what the drawn card is good for, and discards it.
const EASY_OVERLOOKS: f64 = 0.4;

/// What a bot of that level does with the drawn card.
pub(crate) fn choose(
    level: Level,
    view: &SoloView,
    budget: Budget,
    rng: &mut fastrand::Rng,
) -> Option<Action> {
    match level {
        Level::Random | Level::Easy => overlooking(EASY_OVERLOOKS, view, rng),
        Level::Medium => greedy(view),
        Level::Hard => {
            let Placement { hand, discard, .. } = search(view, view.to_place()?, budget, rng)?;
            Some(Action::Place { turn: view.turn, hand: hand.number(), discard })
        }
    }
}

/// What a person does who plays for fun.
pub(crate) fn casual(view: &SoloView, rng: &mut fastrand::Rng) -> Option<Action> {
    overlooking(OVERLOOKED, view, rng)
}

/// The same as greedy, but at that rate the drawn card is discarded at once.
fn overlooking(rate: f64, view: &SoloView, rng: &mut fastrand::Rng) -> Option<Action> {
    if rng.f64() >= rate {
        return greedy(view);
    }
    let open: Vec<&SoloHand> = view.open_hands().collect();
    Some(place(view, rng.pick(&open)?, view.to_place()?))
}

/// Where the drawn card goes, and which card is discarded for it.
pub(crate) fn greedy(view: &SoloView) -> Option<Action> {
    let drawn = view.to_place()?;
    let placements = view.open_hands().filter_map(|hand| {
        let mut more = hand.cards.clone();
        more.add(drawn);
        let discard = solver::best_discard(&more, hand.wild)?;
        let now = solver::best(&hand.cards, hand.wild);
        let (before, after) = (now.left.len() as i32, discard.best.left.len() as i32);
        // Closing a hand is the goal; short of it, one card fewer to find counts most where few are missing.
        let gain = if discard.best.points == 0 { 1000 } else { 100 * (before - after) / (after + 1) };
        let saved = i32::from(now.points) - i32::from(discard.best.points);
        Some(((gain, saved), hand, discard.discard))
    });
    let (gain, hand, discard) = placements.max_by_key(|(gain, ..)| *gain)?;
    Some(if gain > (0, 0) {
        place(view, hand, discard)
    } else {
        place(view, view.open_hands().last()?, drawn)
    })
}

fn place(view: &SoloView, hand: &SoloHand, discard: Card) -> Action {
    Action::Place { turn: view.turn, hand: hand.wild.number(), discard }
}
