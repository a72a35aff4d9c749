//! What an audience may know, and what helps to show it.

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::hand::Hand;
use crate::meld::Melds;
use crate::solo::SoloView;
use crate::solver;
use crate::together::{Phase, TogetherView};

/// What an audience sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
#[serde(tag = "variant", rename_all = "lowercase")]
#[expect(clippy::large_enum_variant, reason = "views of a table are made often and must not allocate")]
pub enum View {
    /// A table of two to ten.
    Together(TogetherView),
    /// The game alone.
    Solo(SoloView),
}

/// What is worked out from a view.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
pub struct ViewAid {
    /// The best arrangement of each hand that I see: mine, or in the game alone all eleven.
    pub arrangements: Vec<Arrangement>,
    /// The cards with whose discard I can go out now.
    pub outs: Vec<Card>,
    /// On my last turn: for each card that I could discard, what would then be laid (FC-13).
    pub after: Vec<AfterDiscard>,
}

/// What would be laid after a discard.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
pub struct AfterDiscard {
    /// The card that goes.
    pub discard: Card,
    /// The best of the others.
    pub best: Arrangement,
}

/// A hand arranged so that the fewest points are left.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
pub struct Arrangement {
    /// The melds.
    pub melds: Melds,
    /// The cards that fit nowhere.
    pub left: Hand,
    /// What those cost.
    pub points: u16,
}

impl From<solver::Best> for Arrangement {
    fn from(best: solver::Best) -> Arrangement {
        Arrangement { melds: best.melds, left: best.left, points: best.points }
    }
}

impl View {
    /// What helps to show it.
    pub fn view_aid(&self) -> ViewAid {
        match self {
            View::Together(view) => {
                let hand = view.hand();
                let discarding = hand.filter(|_| view.my_turn() && view.phase == Phase::Discard);
                let outs = discarding.filter(|_| view.out.is_none());
                let last = discarding.filter(|_| view.out.is_some());
                let after = |hand: &Hand| {
                    let best = |discard| solver::best(&hand.without(discard), view.wild).into();
                    hand.distinct().map(|discard| AfterDiscard { discard, best: best(discard) }).collect()
                };
                ViewAid {
                    arrangements: hand.map(|hand| solver::best(hand, view.wild).into()).into_iter().collect(),
                    outs: outs
                        .map(|hand| solver::outs(hand, view.wild).into_iter().collect())
                        .unwrap_or_default(),
                    after: last.map(after).unwrap_or_default(),
                }
            }
            View::Solo(view) => {
                let best = view.hands.iter().map(|hand| solver::best(&hand.cards, hand.wild).into());
                ViewAid { arrangements: best.collect(), outs: Vec::new(), after: Vec::new() }
            }
        }
    }
}
