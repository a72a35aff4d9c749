//! What there is to see, to do and to refuse: everything lies face up but the stock.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Audience, Outcome, Refusal, Seat, Sentence};

use super::state::{self, HANDS, STOCK, Solo};
use crate::action::Action;
use crate::card::{Card, Rank};
use crate::hand::Hand;
use crate::meld::Melds;
use crate::refusals::refuse;
use crate::together::Together;

/// What an audience sees of the game alone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
pub struct SoloView {
    /// Whose view it is; nobody's for a spectator.
    pub me: Option<Seat>,
    /// The number of the turn; an action names it.
    pub turn: u32,
    /// The hands, smallest first.
    #[cfg_attr(feature = "ts", ts(as = "Vec<SoloHand>"))]
    pub hands: ArrayVec<SoloHand, HANDS>,
    /// The card that must be placed.
    pub drawn: Option<Card>,
    /// How many cards the stock has.
    pub stock: u8,
    /// The stock itself, the next card first: only for a reviewer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stock_cards: Option<Vec<Card>>,
    /// Cards that never come back, the last one last.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
    pub discard: ArrayVec<Card, STOCK>,
    /// What the open hands cost in the end.
    pub points: Option<u16>,
    /// How the game ended.
    pub outcome: Option<Arc<Outcome>>,
}

/// One of the eleven hands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-crowns.ts"))]
pub struct SoloHand {
    /// Its wild rank, which is also its size and its name.
    pub wild: Rank,
    /// Its cards.
    pub cards: Hand,
    /// Its melds, if it is closed.
    pub closed: Option<Melds>,
}

impl Solo {
    /// What that audience may know now.
    pub fn view(&self, audience: Audience) -> SoloView {
        let hands = (0..HANDS).map(|index| SoloHand {
            wild: state::wild(index),
            cards: self.hands[index].clone(),
            closed: self.closed[index].clone(),
        });
        SoloView {
            me: audience.seat(),
            turn: self.turn,
            hands: hands.collect(),
            drawn: self.drawn,
            stock: self.stock.len() as u8,
            stock_cards: (audience == Audience::Reviewer).then(|| self.stock.iter().rev().copied().collect()),
            discard: self.discard.clone(),
            points: self.points,
            outcome: self.outcome.clone(),
        }
    }
}

impl SoloView {
    /// The card to place, if it is mine to place it.
    fn to_place(&self) -> Option<Card> {
        self.me.and(self.drawn)
    }

    /// Whether the player may do that.
    pub fn permits(&self, action: &Action) -> Result<(), Refusal> {
        let Action::Place { turn, hand, discard } = *action else {
            return Err(refuse("FC-18", "refuse-alone"));
        };
        let drawn = self.to_place().ok_or_else(|| refuse("FC-18", "refuse-nothing-to-place"))?;
        if turn != self.turn {
            return Err(refuse("FC-18", "refuse-old-turn"));
        }
        let chosen = state::index(hand).and_then(|index| self.hands.get(index));
        let chosen = chosen.ok_or_else(|| {
            Refusal::new("FC-17", Sentence::new("refuse-no-such-hand").number("hand", hand))
        })?;
        if chosen.closed.is_some() {
            return Err(Refusal::new("FC-19", Sentence::new("refuse-hand-closed").number("hand", hand)));
        }
        if discard != drawn && chosen.cards.count(discard) == 0 {
            let why = Sentence::new("refuse-not-in-hand").text("card", discard).number("hand", hand);
            return Err(Refusal::new("FC-18", why));
        }
        Ok(())
    }

    /// Adds all that may be done now.
    pub fn menu(&self, out: &mut Vec<Action>) {
        let Some(drawn) = self.to_place() else { return };
        for open in self.hands.iter().filter(|hand| hand.closed.is_none()) {
            let (turn, hand) = (self.turn, open.wild.number());
            let others = open.cards.distinct().filter(|card| *card != drawn);
            out.extend(others.chain([drawn]).map(|discard| Action::Place { turn, hand, discard }));
        }
    }
}

impl Solo {
    /// A game that could be the true one: only the order of the stock is not known.
    pub fn resample(view: &SoloView, chance: &mut fastrand::Rng) -> Solo {
        let mut solo = Solo::set_up();
        let mut unseen = Together::pack(1);
        let seen = view.hands.iter().flat_map(|hand| hand.cards.iter());
        for card in seen.chain(&view.drawn).chain(&view.discard) {
            if let Ok(at) = unseen.binary_search(card) {
                unseen.remove(at);
            }
        }
        chance.shuffle(&mut unseen);
        for (index, hand) in view.hands.iter().enumerate() {
            solo.hands[index].clone_from(&hand.cards);
            solo.closed[index].clone_from(&hand.closed);
        }
        solo.stock = unseen.into_iter().collect();
        (solo.turn, solo.drawn, solo.points) = (view.turn, view.drawn, view.points);
        solo.discard.clone_from(&view.discard);
        solo.outcome.clone_from(&view.outcome);
        solo
    }
}
