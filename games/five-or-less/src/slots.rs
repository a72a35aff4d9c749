//! A set of slots of a pyramid.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Expectation;

/// The slots of a pyramid that hold a card, by number: 0 to 2 at the base, 3 and 4 on top, then those that were
/// added later (FL-32).
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "five-or-less.ts", as = "Vec<u8>"))]
pub struct Slots(u64);

impl Slots {
    /// No slot.
    pub const NONE: Slots = Slots(0);
    /// The most slots a pyramid has; only absurd play could use them up.
    pub const CAPACITY: u8 = 64;

    /// Whether a card lies in that slot.
    pub const fn contains(self, slot: u8) -> bool {
        slot < Slots::CAPACITY && self.0 & (1 << slot) != 0
    }

    /// Adds a slot.
    pub(crate) const fn insert(&mut self, slot: u8) {
        if slot < Slots::CAPACITY {
            self.0 |= 1 << slot;
        }
    }

    /// Removes a slot.
    pub(crate) const fn remove(&mut self, slot: u8) {
        if slot < Slots::CAPACITY {
            self.0 &= !(1 << slot);
        }
    }

    /// How many cards there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is no room for another card.
    pub const fn is_full(self) -> bool {
        self.0 == u64::MAX
    }

    /// The lowest slot without a card.
    pub(crate) const fn first_gap(self) -> u8 {
        self.0.trailing_ones() as u8
    }

    /// One past the highest slot with a card; 0 if there is none.
    pub(crate) const fn end(self) -> u8 {
        Slots::CAPACITY - self.0.leading_zeros() as u8
    }

    /// The slots in order.
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }
}

impl FromIterator<u8> for Slots {
    fn from_iter<I: IntoIterator<Item = u8>>(slots: I) -> Slots {
        let mut set = Slots::NONE;
        slots.into_iter().for_each(|slot| set.insert(slot));
        set
    }
}

/// The slots of a set, in order.
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
        let slots = Vec::<u8>::deserialize(deserializer)?;
        if slots.iter().any(|slot| *slot >= Slots::CAPACITY) {
            return Err(serde::de::Error::custom(
                Expectation::new("written-slots").most(Slots::CAPACITY.into()),
            ));
        }
        Ok(slots.into_iter().collect())
    }
}
