//! Two players who exchange a card.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Seat;

/// Two seats, whichever is named first: `[0, 2]` and `[2, 0]` are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts", as = "[Seat; 2]"))]
pub struct Pair([Seat; 2]);

impl Pair {
    /// The two.
    pub const fn new(one: Seat, other: Seat) -> Pair {
        if one.0 <= other.0 { Pair([one, other]) } else { Pair([other, one]) }
    }

    /// Both, the lower seat first.
    pub const fn seats(self) -> [Seat; 2] {
        self.0
    }

    /// Whether that seat is the first or the second of the two; nothing if it is neither.
    pub fn place(self, seat: Seat) -> Option<usize> {
        self.0.into_iter().position(|one| one == seat)
    }

    /// Whether both are the same seat, which is no pair to play with.
    pub fn is_one(self) -> bool {
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
