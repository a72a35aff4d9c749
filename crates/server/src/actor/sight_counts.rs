//! How many sights each audience has had. Each audience has a numbering of its own, so that nobody can count what
//! others see.

use catalog::AnyTable;
use table::{Audience, Seat};

/// The number of sights of each audience.
pub(crate) struct SightCounts {
    /// By seat.
    seats: Vec<u32>,
    spectators: u32,
}

impl SightCounts {
    /// Nothing seen yet.
    pub(crate) fn none(seats: u8) -> SightCounts {
        SightCounts { seats: vec![0; seats.into()], spectators: 0 }
    }

    /// Counts what each audience has seen of a game whose whole log is in memory.
    pub(crate) fn of(game: &dyn AnyTable) -> SightCounts {
        let count = |audience| game.count_sights(0, audience) as u32;
        SightCounts {
            seats: Seat::all(game.seats()).map(|seat| count(Audience::Seat(seat))).collect(),
            spectators: count(Audience::Spectator),
        }
    }

    /// How many sights that audience has had.
    pub(super) fn get(&self, audience: Audience) -> u32 {
        match audience.seat() {
            Some(seat) => self.seats.get(seat.index()).copied().unwrap_or(0),
            None => self.spectators,
        }
    }

    /// Counts more sights of that audience.
    pub(super) fn add(&mut self, audience: Audience, more: u32) {
        match audience.seat() {
            Some(seat) => {
                if let Some(count) = self.seats.get_mut(seat.index()) {
                    *count += more;
                }
            }
            None => self.spectators += more,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_audience_counts_for_itself() {
        let mut counts = SightCounts::none(2);
        counts.add(Audience::Seat(Seat(1)), 3);
        counts.add(Audience::Spectator, 1);
        let all = Audience::live(2).map(|audience| counts.get(audience));
        assert_eq!(all.collect::<Vec<_>>(), [0, 3, 1]);
    }
}
