//! Turn clocks: how long each person still has, where the host limits turns.
//!
//! When a turn began follows from what everybody sees of the game ([`table::Game::turn_steps`]) and from when its person
//! took the seat back. So no clock tells of anything hidden, and after a restart it goes on from what is in the log.

use table::{Millis, Moment, Seat, Seats};
use tokio::time::{Duration, Instant};

/// How long people whom a restart cut off have to come back before their clocks go on without them.
const RETURN_TIME: Duration = Duration::from_secs(5);

/// The clocks of all seats.
#[derive(Default)]
pub(super) struct TurnClocks {
    /// By seat; none where the game waits for nobody, or for a bot.
    clocks: Vec<Option<TurnClock>>,
    /// Since when they stand still.
    stopped: Option<Moment>,
    /// Until when people come back after a restart.
    returning: Option<Instant>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct TurnClock {
    began: Moment,
    end: Moment,
}

impl TurnClocks {
    /// The clocks of a table that was just loaded, for somebody who has come: they go on once all are back.
    pub(super) fn loaded() -> TurnClocks {
        TurnClocks { returning: Some(Instant::now() + RETURN_TIME), ..TurnClocks::default() }
    }

    /// Whether people are still coming back after a restart, of those whom the game waits for.
    pub(super) fn wait_for_return(&mut self, awaited: Seats, present: Seats) -> bool {
        let back = awaited.iter().all(|seat| present.contains(seat));
        self.returning = self.returning.filter(|until| !back && *until > Instant::now());
        self.returning.is_some()
    }

    /// When the clocks that stand until people are back go on without them.
    pub(super) fn returned(&self) -> Option<Instant> {
        self.returning.filter(|until| self.stopped.is_some() && *until > Instant::now())
    }

    /// Runs the clocks of the turns that began then; `None` for a seat without one. While they stand, no time passes.
    /// Whether there is anything new to tell.
    pub(super) fn run(
        &mut self,
        turns: &[Option<Moment>],
        now: Moment,
        limit: Millis,
        standing: bool,
    ) -> bool {
        let stood = self.stopped.take();
        let clock = |(seat, began): (Seat, &Option<Moment>)| {
            let began = (*began)?;
            let same = self.clock(seat).filter(|clock| clock.began == began);
            let mut clock = same.unwrap_or(TurnClock { began, end: began + limit });
            if let Some(stopped) = stood.filter(|_| !standing) {
                clock.end = clock.end + now.since(stopped.max(began));
            }
            Some(clock)
        };
        let clocks: Vec<Option<TurnClock>> = Seat::all(turns.len() as u8).zip(turns).map(clock).collect();
        self.stopped = standing.then(|| stood.unwrap_or(now));
        let changed = clocks != self.clocks;
        self.clocks = clocks;
        changed
    }

    /// Takes all clocks away. Whether there were any.
    pub(super) fn stop(&mut self) -> bool {
        self.stopped = None;
        std::mem::take(&mut self.clocks).iter().any(Option::is_some)
    }

    /// Whether time passes on any clock.
    pub(super) fn are_running(&self) -> bool {
        self.next_end().is_some()
    }

    /// How many milliseconds the person of that seat has left, if that is limited.
    pub(super) fn remaining(&self, seat: Seat, now: Moment) -> Option<Millis> {
        let clock = self.clock(seat)?;
        Some(clock.end.since(self.stopped.map_or(now, |stopped| stopped.max(clock.began))))
    }

    /// When the next turn ends.
    pub(super) fn next_end(&self) -> Option<Moment> {
        let running = self.clocks.iter().flatten().filter(|_| self.stopped.is_none());
        running.map(|clock| clock.end).min()
    }

    /// The seats whose time is up.
    pub(super) fn expired(&self, now: Moment) -> Seats {
        let expired =
            |seat: &Seat| self.stopped.is_none() && self.clock(*seat).is_some_and(|clock| clock.end <= now);
        Seat::all(self.clocks.len() as u8).filter(expired).collect()
    }

    fn clock(&self, seat: Seat) -> Option<TurnClock> {
        self.clocks.get(seat.index()).copied().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOBODY: Option<Moment> = None;

    #[test]
    fn a_clock_runs_from_when_its_turn_began() {
        let mut clocks = TurnClocks::default();
        assert!(!clocks.stop());
        let turns = [NOBODY, Some(Moment(1000)), NOBODY];
        assert!(clocks.run(&turns, Moment(1000), 500, false));
        assert!(!clocks.run(&turns, Moment(1200), 500, false), "it runs on");
        assert_eq!(clocks.remaining(Seat(1), Moment(1200)), Some(300));
        assert_eq!((clocks.remaining(Seat(0), Moment(1200)), clocks.next_end()), (None, Some(Moment(1500))));
        let step = [NOBODY, Some(Moment(1300)), NOBODY];
        assert!(clocks.run(&step, Moment(1300), 500, false), "the same person has moved on");
        assert_eq!((clocks.next_end(), clocks.are_running()), (Some(Moment(1800)), true));
        let next = [NOBODY, NOBODY, Some(Moment(1400))];
        assert!(clocks.run(&next, Moment(1400), 500, false));
        assert_eq!((clocks.remaining(Seat(1), Moment(1400)), clocks.next_end()), (None, Some(Moment(1900))));
        assert_eq!(
            (clocks.expired(Moment(1899)), clocks.expired(Moment(1900))),
            (Seats::NONE, Seats::one(Seat(2)))
        );
        assert!(clocks.stop());
        assert_eq!(clocks.next_end(), None);
    }

    #[test]
    fn no_time_passes_while_nobody_is_there() {
        let mut clocks = TurnClocks::default();
        let turns = [Some(Moment(0)), NOBODY];
        clocks.run(&turns, Moment(0), 500, false);
        assert!(!clocks.run(&turns, Moment(100), 500, true));
        let both = [Some(Moment(0)), Some(Moment(300))];
        clocks.run(&both, Moment(300), 500, true);
        assert_eq!(
            (clocks.remaining(Seat(0), Moment(900)), clocks.remaining(Seat(1), Moment(900))),
            (Some(400), Some(500))
        );
        assert_eq!((clocks.next_end(), clocks.expired(Moment(9000))), (None, Seats::NONE));
        assert!(clocks.run(&both, Moment(1000), 500, false), "the pages are told when it goes on");
        assert_eq!(
            (clocks.remaining(Seat(0), Moment(1000)), clocks.remaining(Seat(1), Moment(1000))),
            (Some(400), Some(500))
        );
    }

    #[tokio::test(start_paused = true)]
    async fn after_a_restart_people_have_a_moment_to_come_back() {
        let awaited = Seats::one(Seat(1));
        let mut clocks = TurnClocks::loaded();
        assert!(clocks.wait_for_return(awaited, Seats::one(Seat(0))));
        assert!(!clocks.wait_for_return(awaited, awaited));
        assert!(!clocks.wait_for_return(awaited, Seats::NONE), "who goes again is not waited for");
        let mut clocks = TurnClocks::loaded();
        assert!(clocks.wait_for_return(awaited, Seats::NONE));
        tokio::time::advance(RETURN_TIME).await;
        assert!(!clocks.wait_for_return(awaited, Seats::NONE));
        assert!(!TurnClocks::default().wait_for_return(awaited, Seats::NONE));
    }
}
