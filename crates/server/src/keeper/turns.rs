//! Turn clocks, where the host set one, and hosts who went away: nobody has to wait for somebody who is gone.

use bots::Level;
use table::{Moment, Seat, Seats};

use tokio::time::Instant;

use super::{KEPT, Keeper};
use crate::fact::Fact;
use crate::room::Sitter;
use crate::wire::Status;

impl Keeper {
    /// Lets the clocks run of the people whom the game waits for, and no others; while nobody is connected, none.
    /// Whether any has begun or ended.
    pub(super) fn time_turns(&mut self) -> bool {
        let Some(turn) = self.room.turn.filter(|_| self.room.status() == Status::Playing) else {
            return !std::mem::take(&mut self.turns).is_empty();
        };
        let Some(game) = self.game.as_ref().filter(|_| !self.desk.sockets.is_empty()) else {
            return !std::mem::take(&mut self.turns).is_empty();
        };
        let (awaited, now) = (game.awaited(), self.clock.now());
        let runs = |seat: Seat| awaited.contains(seat) && self.room.is_played_by_person(seat);
        let due = |seat: Seat| {
            let running = self.turns.get(seat.index()).copied().flatten();
            runs(seat).then(|| running.unwrap_or(now + u32::from(turn) * 1000))
        };
        let turns: Vec<Option<Moment>> = Seat::all(game.seats()).map(due).collect();
        let changed = turns != self.turns;
        self.turns = turns;
        changed
    }

    /// How many milliseconds the person of that seat has left, if that is limited.
    pub(super) fn turn_left(&self, seat: Seat) -> Option<u32> {
        let due = self.turns.get(seat.index()).copied().flatten()?;
        Some(due.0.saturating_sub(self.clock.now().0) as u32)
    }

    /// Somebody did something: if the game waits for them still, it is for something else.
    pub(super) fn acted(&mut self, seat: Seat) {
        if let Some(due) = self.turns.get_mut(seat.index()) {
            *due = None;
        }
    }

    /// Gives the seats of those whose time is over to bots, until they take them back.
    pub(super) async fn end_turns(&mut self) {
        let now = self.clock.now();
        let late =
            |seat: &Seat| self.turns.get(seat.index()).copied().flatten().is_some_and(|due| due <= now);
        let seats: Seats = Seat::all(self.turns.len() as u8).filter(late).collect();
        seats.iter().for_each(|seat| self.acted(seat));
        let facts: Vec<Fact> =
            seats.iter().map(|seat| Fact::StoodIn { seat, level: Level::Medium }).collect();
        if !facts.is_empty() {
            self.keep_facts(facts).await;
        }
    }

    /// When the time of a running clock is to be stored next; never while nothing is to come due.
    pub(super) fn next_keep(&self) -> Option<Instant> {
        self.deadline()?;
        Some(self.clock.when(self.kept + KEPT.as_millis() as u32))
    }

    /// Stores the time of a running clock, so that a server that is killed goes on from about there.
    pub(super) async fn keep_time(&mut self) {
        if self.next_keep().is_some_and(|when| when <= Instant::now()) {
            self.keep_facts(Vec::new()).await;
        }
    }

    /// Before the start, the rights of a host who has been away for long go to somebody who is there.
    pub(super) async fn pass_on_host(&mut self) {
        let Some(seat) = self.room.seat_of(&self.room.host) else { return };
        let away = self.desk.away(&self.room, self.hub.config.away).contains(seat);
        if self.room.status() != Status::Waiting || !away {
            return;
        }
        let heir = self.room.chairs.iter().find_map(|chair| match &chair.sitter {
            Sitter::Person { holders, .. } => {
                holders.iter().find(|holder| self.desk.sockets.iter().any(|socket| socket.holder == **holder))
            }
            _ => None,
        });
        if let Some(holder) = heir.cloned() {
            self.keep_facts(vec![Fact::Host { holder }]).await;
        }
    }
}
