//! What is derived from a view to help show it.

use serde::Serialize;
use table::Seat;

use crate::card::Card;
use crate::series::Series;
use crate::square::{Square, Squares};
use crate::state::Phase;
use crate::view::View;

/// What helps to show a view.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
pub struct ViewAid {
    /// Each different card of my hand, in order.
    pub cards: Vec<CardAid>,
    /// The fives I have to choose from.
    pub choices: Vec<Series>,
    /// Whose messages I may accuse now, except those accused before (DS-11, DS-19).
    pub accusable: Vec<Seat>,
}

/// What one of my cards can do.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "double-series.ts"))]
pub struct CardAid {
    /// The card.
    pub card: Card,
    /// The free spaces where it can put a marker.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Square>"))]
    pub free: Squares,
    /// The spaces that show it and are occupied.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Square>"))]
    pub occupied: Squares,
    /// The markers it can remove, if it is a one-eyed jack.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Square>"))]
    pub removable: Squares,
    /// Whether it is dead (DS-8).
    pub dead: bool,
}

/// What helps to show a view.
pub(crate) fn view_aid(view: &View) -> ViewAid {
    let cards = view.me.zip(view.hand()).map(|(me, hand)| {
        let team = view.team_of(me);
        hand.distinct().map(|card| view.card_aid(card, view.targets(card, team))).collect()
    });
    let my_choice = view.choice.iter().filter(|_| view.is_my_turn());
    ViewAid {
        cards: cards.unwrap_or_default(),
        choices: my_choice.flat_map(|choice| choice.fives.iter().copied()).collect(),
        accusable: view.accusable().collect(),
    }
}

impl View {
    fn accusable(&self) -> impl Iterator<Item = Seat> + '_ {
        let me = self.me.filter(|_| self.phase != Phase::Over);
        // Messages are numbered from 1: number 0 was never accused.
        let may = move |accused: &Seat| me.is_some_and(|me| self.may_accuse(me, *accused, 0).is_ok());
        Seat::all(self.seats()).filter(may)
    }

    fn card_aid(&self, card: Card, targets: u128) -> CardAid {
        let (free, removable) = if card.is_one_eyed() { (0, targets) } else { (targets, 0) };
        CardAid {
            card,
            free: Square::in_set(free),
            occupied: Square::in_set(self.layout.mask(card) & self.markers.taken()),
            removable: Square::in_set(removable),
            dead: self.is_dead(card),
        }
    }
}
