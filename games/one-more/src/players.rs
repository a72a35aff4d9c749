//! What everybody sees of the players.

use std::ops::{Deref, DerefMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Seat;

use crate::Pair;

/// The most players (OM-3).
pub(crate) const MAX_SEATS: usize = 9;

/// What everybody sees of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts"))]
pub struct Player {
    /// How many cards are in the hand (OM-18).
    pub cards: u8,
    /// Whether the player has left the round (OM-8).
    pub left: bool,
    /// How many rounds the player has lost: the "one more" cards (OM-16).
    pub losses: u8,
}

/// The players by seat. An array and not a `Vec`: it is copied into every view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "one-more.ts", as = "Vec<Player>"))]
pub struct Players {
    count: u8,
    all: [Player; MAX_SEATS],
}

impl Players {
    /// That many players, without cards or losses.
    pub(crate) fn new(count: u8) -> Players {
        Players { count: count.min(MAX_SEATS as u8), all: [Player::default(); MAX_SEATS] }
    }

    /// How many there are.
    pub const fn count(&self) -> u8 {
        self.count
    }

    /// Those who hold cards.
    pub(crate) fn holders(&self) -> impl Iterator<Item = Seat> + Clone {
        self.seats_where(|player| player.cards > 0)
    }

    /// The only player who holds cards, if no other does.
    pub(crate) fn sole_holder(&self) -> Option<Seat> {
        let mut holders = self.holders();
        holders.next().filter(|_| holders.next().is_none())
    }

    /// Those who can be chosen to draw: everybody still in the round, and that includes the active player with no
    /// card left (OM-13).
    pub(crate) fn drawers(&self) -> impl Iterator<Item = Seat> + Clone {
        self.seats_where(|player| !player.left)
    }

    /// The next player with cards after that seat, clockwise or not; the same one if nobody else has any.
    pub fn next(&self, seat: Seat, clockwise: bool) -> Seat {
        // No division: this is asked at every turn.
        let (mut next, last) = (seat.0, self.count.saturating_sub(1));
        for _ in 0..self.count {
            next = match clockwise {
                true if next >= last => 0,
                true => next + 1,
                false if next == 0 => last,
                false => next - 1,
            };
            if self.get(next as usize).is_some_and(|player| player.cards > 0) {
                break;
            }
        }
        Seat(next)
    }

    /// All pairs of players who hold cards (OM-14).
    pub(crate) fn pairs(&self) -> impl Iterator<Item = Pair> + Clone {
        let after = |one: Seat| self.holders().filter(move |other| *other > one);
        self.holders().flat_map(move |one| after(one).map(move |other| Pair::new(one, other)))
    }

    fn seats_where(&self, matches: impl Fn(&Player) -> bool + Clone) -> impl Iterator<Item = Seat> + Clone {
        (0..).map(Seat).zip(&**self).filter(move |(_, player)| matches(player)).map(|(seat, _)| seat)
    }
}

impl Deref for Players {
    type Target = [Player];

    fn deref(&self) -> &[Player] {
        &self.all[..self.count as usize]
    }
}

impl DerefMut for Players {
    fn deref_mut(&mut self) -> &mut [Player] {
        &mut self.all[..self.count as usize]
    }
}

impl Serialize for Players {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&**self)
    }
}

impl<'de> Deserialize<'de> for Players {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Players, D::Error> {
        let all = ArrayVec::<Player, MAX_SEATS>::deserialize(deserializer)?;
        let mut players = Players::new(all.len() as u8);
        players.copy_from_slice(&all);
        Ok(players)
    }
}
