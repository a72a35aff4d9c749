//! How long a start waits for the pages.

use table::Seats;
use tokio::time::{Duration, Instant};

use crate::room::{Room, Starting};

/// Pages that were cut off by a restart come back within so many times the time to reveal.
const RETURN_FACTOR: u32 = 4;

/// The clock of a start. It is not stored: nobody is late because the server was down.
#[derive(Default)]
pub(super) struct StartClock {
    /// Whether the start was under way when the table was loaded.
    loaded: bool,
    running: Option<Running>,
}

#[derive(Clone, Copy)]
struct Running {
    /// Which step of which start.
    step: (usize, bool),
    end: Instant,
    /// Whether pages are still coming back after a restart.
    returning: bool,
}

impl StartClock {
    /// The clock of a table that was just loaded.
    pub(super) fn of(room: &Room) -> StartClock {
        StartClock { loaded: room.starting.is_some(), running: None }
    }

    /// Runs while a start waits for somebody, from the beginning for each of its steps.
    pub(super) fn run(&mut self, room: &Room, awaited: Seats, present: Seats, time: Duration) {
        let Some(starting) = &room.starting else { return self.stop() };
        let (now, step) = (Instant::now(), (room.failed_starts.len(), *starting == Starting::CommittingAnew));
        let returning = std::mem::take(&mut self.loaded);
        let fresh =
            Running { step, end: now + if returning { time * RETURN_FACTOR } else { time }, returning };
        let running = self.running.get_or_insert(fresh);
        if running.step != step {
            *running = fresh;
        }
        if running.returning && awaited.iter().all(|seat| present.contains(seat)) {
            (running.returning, running.end) = (false, running.end.min(now + time));
        }
    }

    /// No start is under way.
    pub(super) fn stop(&mut self) {
        *self = StartClock::default();
    }

    /// Whether pages are still coming back after a restart: who is not there yet is waited for too.
    pub(super) fn is_returning(&self) -> bool {
        self.loaded || self.running.is_some_and(|running| running.returning)
    }

    /// When the time is up.
    pub(super) fn end(&self) -> Option<Instant> {
        self.running.map(|running| running.end)
    }

    /// Whether the time is up.
    pub(super) fn is_up(&self) -> bool {
        self.end().is_some_and(|end| end <= Instant::now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;

    const TIME: Duration = Duration::from_secs(5);

    fn starting() -> Room {
        Room { starting: Some(Starting::Revealing(Vec::new())), ..Room::example() }
    }

    #[tokio::test(start_paused = true)]
    async fn each_step_of_a_start_has_its_time() {
        let (mut clock, start) = (StartClock::of(&Room::example()), Instant::now());
        clock.run(&Room::example(), Seats::NONE, Seats::NONE, TIME);
        assert_eq!(clock.end(), None);
        clock.run(&starting(), Seats::all(2), Seats::NONE, TIME);
        tokio::time::advance(TIME / 2).await;
        clock.run(&starting(), Seats::all(1), Seats::all(2), TIME);
        assert_eq!(
            (clock.end(), clock.is_up()),
            (Some(start + TIME), false),
            "it runs on, whoever comes or goes"
        );
        tokio::time::advance(TIME / 2).await;
        assert!(clock.is_up());
        let anew = Room { starting: Some(Starting::CommittingAnew), ..Room::example() };
        clock.run(&anew, Seats::NONE, Seats::NONE, TIME);
        assert_eq!(clock.end(), Some(start + TIME * 2));
        clock.run(&Room::example(), Seats::NONE, Seats::NONE, TIME);
        assert_eq!(clock.end(), None);
    }

    #[tokio::test(start_paused = true)]
    async fn after_a_restart_the_time_runs_from_when_all_are_back() {
        let (mut clock, start) = (StartClock::of(&starting()), Instant::now());
        assert!(clock.is_returning());
        clock.run(&starting(), Seats::all(2), Seats::one(Seat(1)), TIME);
        assert_eq!((clock.end(), clock.is_returning()), (Some(start + TIME * RETURN_FACTOR), true));
        tokio::time::advance(TIME * 2).await;
        clock.run(&starting(), Seats::all(2), Seats::all(2), TIME);
        assert_eq!((clock.end(), clock.is_returning()), (Some(start + TIME * 3), false));
        clock.run(&starting(), Seats::all(2), Seats::NONE, TIME);
        assert_eq!(clock.end(), Some(start + TIME * 3), "who goes again is not waited for longer");
    }
}
