//! Who sits where, and who is looking.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Expectation;

/// A place at the table, counted from 0 clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "table.ts"))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The most seats a table can have; [`Seats`] is a set of that many.
    pub const MOST: u8 = 16;

    /// For indexing what is kept per seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat that many places further clockwise at a table of `count`.
    pub const fn after(self, steps: u8, count: u8) -> Seat {
        Seat((self.0 + steps) % count)
    }

    /// All seats of a table of `count`, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u16);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Everybody at a table of `count`.
    pub const fn all(count: u8) -> Seats {
        Seats(((1u32 << count) - 1) as u16)
    }

    /// One seat alone.
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Puts a seat in.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether the seat is in it.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < Seat::MOST && self.0 & (1 << seat.0) != 0
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let seat = Seat(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                seat
            })
        })
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for Seats {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Seats {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Seats, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if seats.iter().any(|seat| seat.0 >= Seat::MOST) {
            return Err(serde::de::Error::custom(Expectation::new("written-seats").most(Seat::MOST.into())));
        }
        Ok(seats.into_iter().collect())
    }
}

/// Who is looking at the table: what each of them may know differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// The player of a seat.
    Seat(Seat),
    /// Somebody who watches: sees what lies open on the table, nothing else.
    Spectator,
    /// Somebody who looks at a finished game: sees everything.
    Reviewer,
}

impl Audience {
    /// Whether this is the player of that seat, or somebody who sees everything.
    pub fn sees(self, seat: Seat) -> bool {
        self == Audience::Seat(seat) || self == Audience::Reviewer
    }

    /// The seat, if it is a player.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Reviewer => None,
        }
    }

    /// Everybody who can look at a running table of `count` seats.
    pub fn live(count: u8) -> impl Iterator<Item = Audience> {
        Seat::all(count).map(Audience::Seat).chain([Audience::Spectator])
    }
}
