//! Opponent modelling: upper bounds on cards that only their owner has seen, inferred from discards. Whoever
//! replaces a nine has drawn a lower card, and whoever discards a nine hardly keeps a higher one.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::Card;
use crate::power::Power;
use crate::pyramids::BASE;
use crate::sight::Sight;

/// What the owner assumes a card to be that they have not seen.
const ASSUMED: i8 = 7;
/// The highest card there is.
const HIGHEST: i8 = 14;

/// What is believed of a card in another player's pyramid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Belief {
    /// Not even its owner has seen it.
    #[serde(rename = "Blind")]
    Unseen,
    /// Its owner has seen it, and it is hardly higher than that.
    AtMost(i8),
}

/// The belief about each card, where it differs from what the deal implies: that its owner has seen the base cards
/// and not the others.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Beliefs(Vec<(Seat, u8, Belief)>);

impl Beliefs {
    /// The belief about the card in that slot.
    pub fn of(&self, seat: Seat, slot: u8) -> Belief {
        let found = self.0.iter().find(|(other, place, _)| (*other, *place) == (seat, slot));
        let dealt = if usize::from(slot) < BASE { Belief::AtMost(HIGHEST) } else { Belief::Unseen };
        found.map_or(dealt, |(.., belief)| *belief)
    }

    /// Updates the beliefs by what a sight shows.
    pub(super) fn update(&mut self, sight: &Sight) {
        match *sight {
            Sight::Dealt { .. } => self.0.clear(),
            Sight::Discarded { seat, from, card, .. } => self.discarded(seat, from, card),
            Sight::TooLate { seat, slot, card, .. } | Sight::Wrong { seat, slot, card } => {
                self.set(seat, slot, Belief::AtMost(card.value()));
            }
            Sight::Penalty { seat, slot } => self.set(seat, slot, Belief::Unseen),
            Sight::Used { seat, power, mine, target, slot } => {
                self.set(target, slot, Belief::Unseen);
                if let (Power::Ten, Some(mine)) = (power, mine) {
                    self.set(seat, mine, Belief::Unseen);
                }
            }
            _ => {}
        }
    }

    /// A player discarded a card, from that slot or as it was drawn: the highest, as far as they know.
    fn discarded(&mut self, seat: Seat, from: Option<u8>, card: Card) {
        let seen = |slot| self.of(seat, slot) != Belief::Unseen;
        let highest = if from.is_none_or(seen) { card.value() } else { ASSUMED };
        for slot in 0..BASE as u8 {
            self.set(seat, slot, self.of(seat, slot));
        }
        for (_, _, belief) in self.0.iter_mut().filter(|(other, ..)| *other == seat) {
            if let Belief::AtMost(bound) = belief {
                *bound = highest.min(*bound);
            }
        }
        if let Some(slot) = from {
            self.set(seat, slot, Belief::AtMost(highest));
        }
    }

    fn set(&mut self, seat: Seat, slot: u8, belief: Belief) {
        match self.0.iter_mut().find(|(other, place, _)| (*other, *place) == (seat, slot)) {
            Some((.., old)) => *old = belief,
            None => self.0.push((seat, slot, belief)),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use super::*;

    fn discards(beliefs: &mut Beliefs, from: Option<u8>, card: i8) {
        let card = Card::new(card).unwrap();
        beliefs.update(&Sight::Discarded { seat: Seat(1), from, card, power: None, number: 1 });
    }

    #[test]
    fn a_discard_bounds_what_is_kept() {
        let mut beliefs = Beliefs::default();
        let of = |beliefs: &Beliefs, slot| beliefs.of(Seat(1), slot);
        assert_eq!([of(&beliefs, 0), of(&beliefs, 3)], [Belief::AtMost(14), Belief::Unseen]);
        discards(&mut beliefs, Some(1), 9);
        assert_eq!([0, 1, 2].map(|slot| of(&beliefs, slot)), [Belief::AtMost(9); 3]);
        assert_eq!(of(&beliefs, 3), Belief::Unseen);
        // A card that nobody had seen: what counts is what its owner assumed.
        discards(&mut beliefs, Some(3), 12);
        assert_eq!([0, 3].map(|slot| of(&beliefs, slot)), [Belief::AtMost(ASSUMED); 2]);
        discards(&mut beliefs, None, 4);
        assert_eq!([0, 3].map(|slot| of(&beliefs, slot)), [Belief::AtMost(4); 2]);
        assert_eq!(beliefs.of(Seat(0), 0), Belief::AtMost(14), "nothing follows for the others");
    }

    #[test]
    fn after_a_power_a_card_is_unseen() {
        let mut beliefs = Beliefs::default();
        let used = |power, mine| Sight::Used { seat: Seat(0), power, mine, target: Seat(1), slot: 2 };
        beliefs.update(&used(Power::Ten, Some(1)));
        assert_eq!([beliefs.of(Seat(0), 1), beliefs.of(Seat(1), 2)], [Belief::Unseen; 2]);
        assert_eq!(beliefs.of(Seat(1), 1), Belief::AtMost(14));
        beliefs.update(&Sight::Dealt { round: 2, starter: Seat(0) });
        assert_eq!(beliefs.of(Seat(1), 2), Belief::AtMost(14));
    }
}
