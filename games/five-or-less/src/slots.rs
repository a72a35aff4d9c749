//! A set of places in a pyramid.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The places of a pyramid that hold a card, each by its number: 0 to 2 at the base, 3 and 4 on top, then those
/// that came later (FL-32).
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts", as = "Vec<u8>"))]
pub struct Slots(u64);

impl Slots {
    /// No place at all.
    pub const NONE: Slots = Slots(0);
    /// The most places a pyramid has. Nobody can hold so many cards as to need more, but for a game played
    /// for the sake of it.
    pub const MOST: u8 = 64;

    /// Whether a card lies there.
    pub const fn contains(self, slot: u8) -> bool {
        slot < Slots::MOST && self.0 & (1 << slot) != 0
    }

    /// A card comes to lie there.
    pub const fn insert(&mut self, slot: u8) {
        if slot < Slots::MOST {
            self.0 |= 1 << slot;
        }
    }

    /// The card there goes.
    pub const fn remove(&mut self, slot: u8) {
        if slot < Slots::MOST {
            self.0 &= !(1 << slot);
        }
    }

    /// How many cards lie there.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no card is left.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether no card can be added.
    pub const fn is_full(self) -> bool {
        self.0 == u64::MAX
    }

    /// The lowest place without a card.
    pub const fn first_gap(self) -> u8 {
        self.0.trailing_ones() as u8
    }

    /// The highest place with a card, counted from 1; 0 if there is none.
    pub const fn end(self) -> u8 {
        Slots::MOST - self.0.leading_zeros() as u8
    }

    /// The places in order.
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }
}

impl FromIterator<u8> for Slots {
    fn from_iter<I: IntoIterator<Item = u8>>(places: I) -> Slots {
        let mut slots = Slots::NONE;
        places.into_iter().for_each(|slot| slots.insert(slot));
        slots
    }
}

/// The places of a pyramid, one after the other.
#[derive(Clone, Debug)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        (self.0 != 0).then(|| {
            let slot = self.0.trailing_zeros() as u8;
            self.0 &= self.0 - 1;
            slot
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Iter {}

impl fmt::Debug for Slots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Slots {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Slots {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Slots, D::Error> {
        let places = Vec::<u8>::deserialize(deserializer)?;
        if places.iter().any(|slot| *slot >= Slots::MOST) {
            return Err(serde::de::Error::custom(format!("a pyramid has at most {} places", Slots::MOST)));
        }
        Ok(places.into_iter().collect())
    }
}
