//! The four powers, and who can be their target.

use serde::{Deserialize, Serialize};
use table::{Expectation, Seat, Seats};

use crate::slots::Slots;

/// A power, named by its card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts", type = "8 | 10 | 12 | 14"))]
#[serde(into = "u8", try_from = "u8")]
pub enum Power {
    /// The top of the draw pile is swapped with another player's card, which goes under the pile (FL-12).
    Eight,
    /// A card of its player is swapped with another player's (FL-13).
    Ten,
    /// The top of the draw pile is added to another player's pyramid (FL-14).
    Twelve,
    /// A card of its player is given to another player (FL-15).
    Fourteen,
}

impl Power {
    /// All of them.
    pub const ALL: [Power; 4] = [Power::Eight, Power::Ten, Power::Twelve, Power::Fourteen];

    /// The value of its card.
    pub const fn number(self) -> u8 {
        [8, 10, 12, 14][self as usize]
    }

    /// The rule it comes from.
    pub(crate) const fn rule(self) -> &'static str {
        ["FL-12", "FL-13", "FL-14", "FL-15"][self as usize]
    }

    /// Whether it needs the top of the draw pile.
    pub(crate) const fn draws(self) -> bool {
        matches!(self, Power::Eight | Power::Twelve)
    }

    /// Whether its player parts with a card.
    pub const fn gives(self) -> bool {
        matches!(self, Power::Ten | Power::Fourteen)
    }

    /// Whether it replaces a card of the target; else it adds one.
    pub const fn swaps(self) -> bool {
        matches!(self, Power::Eight | Power::Ten)
    }

    /// Whether that pyramid can be its target: one to swap with must hold a card, one to add to must have room.
    pub(crate) const fn reaches(self, pyramid: Slots) -> bool {
        if self.swaps() { !pyramid.is_empty() } else { !pyramid.is_full() }
    }

    /// Whether its player can use it on anybody, by what everybody can see (FL-17).
    pub(crate) fn has_target(self, me: Seat, pyramids: &[Slots], called: Seats, can_draw: bool) -> bool {
        let has_card = if self.draws() { can_draw } else { !pyramids[me.index()].is_empty() };
        let others = Seat::all(pyramids.len() as u8).filter(|seat| *seat != me && !called.contains(*seat));
        has_card && others.into_iter().any(|seat| self.reaches(pyramids[seat.index()]))
    }
}

impl From<Power> for u8 {
    fn from(power: Power) -> u8 {
        power.number()
    }
}

impl TryFrom<u8> for Power {
    type Error = Expectation;

    fn try_from(number: u8) -> Result<Power, Expectation> {
        let power = Power::ALL.into_iter().find(|power| power.number() == number);
        power.ok_or(Expectation::new("written-power"))
    }
}
