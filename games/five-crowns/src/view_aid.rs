//! What is worked out from a view to help show it.

use serde::Serialize;

use crate::card::Card;
use crate::hand::Hand;
use crate::meld::Melds;
use crate::solo::SoloView;
use crate::solver;
use crate::together::{Drawing, Phase, TogetherView};
use crate::view::View;

/// What is worked out from a view.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
pub struct ViewAid {
    /// The best arrangement of each hand that I see: mine, or in the solo game all eleven.
    pub arrangements: Vec<Arrangement>,
    /// The cards with whose discard I can go out now.
    pub outs: Vec<Card>,
    /// When I am to draw: what comes of drawing from the stock.
    pub drawing: Option<Drawing>,
    /// On my last turn: for each card that I could discard, what would then be laid (FC-13).
    pub after: Vec<AfterDiscard>,
}

/// What would be laid after a discard.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
pub struct AfterDiscard {
    /// The discard.
    pub discard: Card,
    /// The best arrangement of the others.
    pub best: Arrangement,
}

/// A hand arranged so that the fewest points are left.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
pub struct Arrangement {
    /// The melds.
    pub melds: Melds,
    /// The cards in no meld.
    pub left: Hand,
    /// What those cost.
    pub points: u16,
}

impl From<solver::Best> for Arrangement {
    fn from(best: solver::Best) -> Arrangement {
        Arrangement { melds: best.melds, left: best.left, points: best.points }
    }
}

/// What helps to show the view.
pub(crate) fn view_aid(view: &View) -> ViewAid {
    match view {
        View::Together(view) => together(view),
        View::Solo(view) => solo(view),
    }
}

fn together(view: &TogetherView) -> ViewAid {
    let hand = view.hand();
    let discarding = hand.filter(|_| view.my_turn() && view.phase == Phase::Discard);
    let (last_turn, usual_turn) = match view.out {
        Some(_) => (discarding, None),
        None => (None, discarding),
    };
    let outs = |hand| solver::outs(hand, view.wild).into_iter().collect();
    let after = |hand: &Hand| {
        let best = |discard| solver::best(&hand.without(discard), view.wild).into();
        hand.distinct().map(|discard| AfterDiscard { discard, best: best(discard) }).collect()
    };
    ViewAid {
        arrangements: hand.map(|hand| solver::best(hand, view.wild).into()).into_iter().collect(),
        drawing: (view.my_turn() && view.phase == Phase::Draw).then(|| view.drawing()),
        outs: usual_turn.map(outs).unwrap_or_default(),
        after: last_turn.map(after).unwrap_or_default(),
    }
}

fn solo(view: &SoloView) -> ViewAid {
    let best = view.hands.iter().map(|hand| solver::best(&hand.cards, hand.wild).into());
    ViewAid { arrangements: best.collect(), outs: Vec::new(), drawing: None, after: Vec::new() }
}
