//! Turn clocks: how long each person still has, where the host limits turns.

use table::{Millis, Moment, Seat, Seats};

/// When the turn of each seat's person ends; by seat.
#[derive(Default)]
pub(super) struct TurnClocks(Vec<Option<Moment>>);

impl TurnClocks {
    /// Starts the clocks of these seats that do not run yet, and stops all others. Whether any started or stopped.
    pub(super) fn run(&mut self, seats: Seats, count: u8, now: Moment, limit: Millis) -> bool {
        let end = |seat: Seat| seats.contains(seat).then(|| self.end(seat).unwrap_or(now + limit));
        let ends: Vec<Option<Moment>> = Seat::all(count).map(end).collect();
        let changed = ends != self.0;
        self.0 = ends;
        changed
    }

    /// Stops all clocks. Whether there were any.
    pub(super) fn stop(&mut self) -> bool {
        !std::mem::take(&mut self.0).is_empty()
    }

    /// Resets the clock of somebody who has acted: if the game still waits for them, it is for something else.
    pub(super) fn reset(&mut self, seat: Seat) {
        if let Some(end) = self.0.get_mut(seat.index()) {
            *end = None;
        }
    }

    /// How many milliseconds the person of that seat has left, if that is limited.
    pub(super) fn remaining(&self, seat: Seat, now: Moment) -> Option<Millis> {
        self.end(seat).map(|end| end.since(now))
    }

    /// When the next turn ends.
    pub(super) fn next_end(&self) -> Option<Moment> {
        self.0.iter().flatten().min().copied()
    }

    /// The seats whose time is up; their clocks are reset.
    pub(super) fn take_expired(&mut self, now: Moment) -> Seats {
        let expired = |seat: &Seat| self.end(*seat).is_some_and(|end| end <= now);
        let seats: Seats = Seat::all(self.0.len() as u8).filter(expired).collect();
        seats.iter().for_each(|seat| self.reset(seat));
        seats
    }

    fn end(&self, seat: Seat) -> Option<Moment> {
        self.0.get(seat.index()).copied().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_run_for_the_seats_that_are_waited_for() {
        let mut clocks = TurnClocks::default();
        assert!(!clocks.stop());
        assert!(clocks.run(Seats::one(Seat(1)), 3, Moment(1000), 500));
        assert!(!clocks.run(Seats::one(Seat(1)), 3, Moment(1200), 500), "it runs on");
        assert_eq!(clocks.remaining(Seat(1), Moment(1200)), Some(300));
        assert_eq!((clocks.remaining(Seat(0), Moment(1200)), clocks.next_end()), (None, Some(Moment(1500))));
        clocks.reset(Seat(1));
        assert!(clocks.run(Seats::one(Seat(1)), 3, Moment(1300), 500), "a new turn of the same person");
        assert_eq!(clocks.next_end(), Some(Moment(1800)));
        assert!(clocks.run(Seats::one(Seat(2)), 3, Moment(1400), 500));
        assert_eq!((clocks.remaining(Seat(1), Moment(1400)), clocks.next_end()), (None, Some(Moment(1900))));
        assert!(clocks.stop());
        assert_eq!(clocks.next_end(), None);
    }

    #[test]
    fn time_is_up_once() {
        let mut clocks = TurnClocks::default();
        clocks.run(Seats::all(2), 2, Moment(0), 100);
        assert_eq!(clocks.take_expired(Moment(99)), Seats::NONE);
        assert_eq!(clocks.take_expired(Moment(100)), Seats::all(2));
        assert_eq!(clocks.take_expired(Moment(200)), Seats::NONE);
    }
}
