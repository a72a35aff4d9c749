//! What a player with perfect memory knows: the cards they have seen, and where those went.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::Card;
use crate::guesses::Guesses;
use crate::power::Power;
use crate::sight::Sight;
use crate::state::MOST_RECENT;

/// What a player remembers of the round.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Memory {
    /// Lying cards that were seen.
    known: Vec<Known>,
    /// What the player in turn holds in hand, as far as it was seen.
    in_hand: Option<Card>,
    /// The discard pile: how many of each card, by index.
    discards: [u8; Card::KINDS],
    /// Cards put under the draw pile by an 8, the first of them first; nothing where they were not known.
    under: Vec<Option<Card>>,
    /// The last discards by their numbers, the newest last.
    last: Vec<(u32, Card)>,
    /// The turn that was last seen to begin.
    turn: u32,
    /// What the others let guess of the cards that only they have seen.
    guesses: Guesses,
}

/// A lying card that was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Known {
    /// Before whom it lies.
    pub seat: Seat,
    /// Where.
    pub slot: u8,
    /// What it is.
    pub card: Card,
    /// In which turn it was last seen.
    pub turn: u32,
}

impl Memory {
    /// The lying cards that are known, in no order.
    pub fn known(&self) -> &[Known] {
        &self.known
    }

    /// What lies there, if it is known.
    pub fn card(&self, seat: Seat, slot: u8) -> Option<Card> {
        self.known.iter().find(|known| known.seat == seat && known.slot == slot).map(|known| known.card)
    }

    /// How many of that card were seen on the discard pile and lie there still.
    pub fn discarded(&self, card: Card) -> u8 {
        self.discards[card.index()]
    }

    /// What the discard of that number was, if it was one of the last.
    pub fn discard(&self, number: u32) -> Option<Card> {
        self.last.iter().find(|(other, _)| *other == number).map(|(_, card)| *card)
    }

    /// The cards at the very bottom of the draw pile, the lowest last.
    pub fn under(&self) -> &[Option<Card>] {
        &self.under
    }

    /// What the others let guess of their cards.
    pub const fn guesses(&self) -> &Guesses {
        &self.guesses
    }

    /// Adds what a sight tells.
    pub fn remember(&mut self, sight: &Sight) {
        self.guesses.remember(sight);
        match *sight {
            Sight::Dealt { .. } => *self = Memory { turn: self.turn, ..Memory::default() },
            Sight::Peek { ref bases } => {
                for (seat, base) in bases {
                    (0..).zip(base).for_each(|(slot, card)| self.know(*seat, slot, *card));
                }
            }
            Sight::Began { turn, card, number, .. } => {
                self.turn = turn;
                self.see_discard(number, card);
            }
            Sight::Turn { turn, .. } => (self.turn, self.in_hand) = (turn, None),
            Sight::Drew { card, .. } => self.in_hand = card,
            Sight::Took { card, .. } => {
                let count = &mut self.discards[card.index()];
                *count = count.saturating_sub(1);
                self.in_hand = Some(card);
            }
            Sight::Discarded { seat, from, card, number, .. } => {
                self.see_discard(number, card);
                let placed = self.in_hand.take();
                if let Some(slot) = from {
                    self.set(seat, slot, placed);
                }
            }
            Sight::Won { seat, slot, card, number, .. } => {
                self.set(seat, slot, None);
                self.see_discard(number, card);
            }
            Sight::TooLate { seat, slot, card, .. } | Sight::Wrong { seat, slot, card } => {
                self.know(seat, slot, card);
            }
            Sight::Penalty { seat, slot } => self.set(seat, slot, None),
            Sight::Used { seat, power, mine, target, slot } => self.used(seat, power, mine, target, slot),
            Sight::Refilled { kept, top, .. } => {
                self.discards = [0; Card::KINDS];
                self.discards[top.index()] = kept;
                self.under.clear();
            }
            _ => {}
        }
    }

    fn used(&mut self, seat: Seat, power: Power, mine: Option<u8>, target: Seat, slot: u8) {
        let theirs = self.take(target, slot);
        let given = mine.and_then(|mine| self.take(seat, mine));
        if power == Power::Eight {
            self.under.push(theirs.map(|known| known.card));
        }
        if let Some(known) = given {
            self.known.push(Known { seat: target, slot, ..known });
        }
        if let (Some(known), Some(mine), Power::Ten) = (theirs, mine, power) {
            self.known.push(Known { seat, slot: mine, ..known });
        }
    }

    fn see_discard(&mut self, number: u32, card: Card) {
        self.discards[card.index()] = self.discards[card.index()].saturating_add(1);
        if self.last.len() > MOST_RECENT {
            self.last.remove(0);
        }
        self.last.push((number, card));
    }

    fn know(&mut self, seat: Seat, slot: u8, card: Card) {
        self.set(seat, slot, Some(card));
    }

    fn set(&mut self, seat: Seat, slot: u8, card: Option<Card>) {
        self.take(seat, slot);
        self.known.extend(card.map(|card| Known { seat, slot, card, turn: self.turn }));
    }

    fn take(&mut self, seat: Seat, slot: u8) -> Option<Known> {
        let at = self.known.iter().position(|known| known.seat == seat && known.slot == slot)?;
        Some(self.known.swap_remove(at))
    }
}
