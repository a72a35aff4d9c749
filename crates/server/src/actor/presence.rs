//! Presence: since when each seat's person has not been connected.

use table::{Seat, Seats};
use tokio::time::{Duration, Instant};

use crate::room::Room;

/// Who is away, and for how long.
pub(super) struct Presence {
    /// Since when each seat has been without a connection; by seat.
    absent_since: Vec<Option<Instant>>,
    /// The last time somebody came or went.
    pub last_change: Instant,
    /// The seats that everybody was told have been away for long.
    pub announced_away: Seats,
}

impl Presence {
    /// Nobody has come yet.
    pub(super) fn new() -> Presence {
        Presence { absent_since: Vec::new(), last_change: Instant::now(), announced_away: Seats::NONE }
    }

    /// Takes note of the seats whose people are connected now.
    pub(super) fn update(&mut self, room: &Room, present: Seats) {
        self.absent_since.resize(room.chairs.len(), None);
        for (seat, since) in Seat::all(room.seat_count()).zip(&mut self.absent_since) {
            *since = if present.contains(seat) { None } else { since.or_else(|| Some(Instant::now())) };
        }
    }

    /// The seats whose people should be playing and have been away for at least so long.
    pub(super) fn away(&self, room: &Room, at_least: Duration) -> Seats {
        let away = |seat: &Seat| {
            let since = self.absent_since.get(seat.index()).copied().flatten();
            room.is_played_by_person(*seat) && since.is_some_and(|since| since.elapsed() >= at_least)
        };
        Seat::all(room.seat_count()).filter(away).collect()
    }

    /// When the next seat will have been without a connection for so long.
    pub(super) fn next_away(&self, after: Duration) -> Option<Instant> {
        let now = Instant::now();
        self.absent_since.iter().flatten().map(|since| *since + after).filter(|when| *when > now).min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Duration = Duration::from_mins(1);

    #[tokio::test(start_paused = true)]
    async fn a_person_is_away_after_a_minute_without_a_connection() {
        let (room, mut presence) = (Room::example(), Presence::new());
        let start = Instant::now();
        presence.update(&room, Seats::one(Seat(0)));
        assert_eq!(
            (presence.away(&room, MINUTE), presence.next_away(MINUTE)),
            (Seats::NONE, Some(start + MINUTE))
        );
        tokio::time::advance(MINUTE / 2).await;
        presence.update(&room, Seats::one(Seat(0)));
        tokio::time::advance(MINUTE / 2).await;
        assert_eq!(presence.away(&room, MINUTE), Seats::one(Seat(1)), "Bert, and not the bot");
        assert_eq!(presence.next_away(MINUTE), None);
        presence.update(&room, Seats::all(2));
        assert_eq!(presence.away(&room, MINUTE), Seats::NONE);
    }
}
