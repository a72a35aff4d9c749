//! Two players who exchange a card.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Seat;

/// An unordered pair of seats: `[0, 2]` and `[2, 0]` are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts", as = "[Seat; 2]"))]
pub struct Pair([Seat; 2]);

impl Pair {
    /// The pair of these two.
    pub const fn new(one: Seat, other: Seat) -> Pair {
        if one.0 <= other.0 { Pair([one, other]) } else { Pair([other, one]) }
    }

    /// Both, the lower seat first.
    pub const fn seats(self) -> [Seat; 2] {
        self.0
    }

    /// Whether that seat is one of the two.
    pub fn contains(self, seat: Seat) -> bool {
        self.0.contains(&seat)
    }

    /// The index of that seat in [`seats`](Pair::seats), if it is one of the two.
    pub(crate) fn index_of(self, seat: Seat) -> Option<usize> {
        self.0.into_iter().position(|one| one == seat)
    }

    /// Whether both are the same seat: such a pair can be written, but it cannot exchange.
    pub(crate) fn is_one_seat(self) -> bool {
        self.0[0] == self.0[1]
    }
}

impl Serialize for Pair {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Pair {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pair, D::Error> {
        let [one, other] = <[Seat; 2]>::deserialize(deserializer)?;
        Ok(Pair::new(one, other))
    }
}
