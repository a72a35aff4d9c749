//! What happens at a table without a command: deadlines, turn clocks, bots, a host who is gone.

use bots::Level;
use serde_json::value::RawValue;
use table::Seats;
use tokio::time::Instant;

use super::TableActor;
use super::game::{self, Failure};
use crate::fact::Fact;
use crate::identity::Owns;
use crate::log_entry::LogEntry;
use crate::room::Chair;
use crate::wire::Status;

impl TableActor {
    /// Does whatever is due.
    pub(super) async fn tick(&mut self) {
        if !self.backoff.try_end() {
            return;
        }
        self.continue_start().await;
        self.meet_deadline().await;
        self.store_clock().await;
        self.end_turns().await;
        self.replace_host().await;
        self.act_for_bot().await;
    }

    /// When something happens without a command, apart from connections.
    pub(super) fn next_unprompted(&self) -> Option<Instant> {
        let deadline = self.state.deadline();
        let clock_entry = self.clock_matters().then(|| self.log.next_clock_entry());
        let moments = [deadline, self.turn_clocks.next_end(), clock_entry];
        let moments = moments.into_iter().flatten().filter_map(|moment| self.state.clock.instant_of(moment));
        let bots = self.bot_plans.next_due().filter(|_| !self.state.clock.is_paused());
        let others = [bots, self.next_start_step(), self.turn_clocks.returned()];
        self.backoff.defer(moments.chain(others.into_iter().flatten()).min())
    }

    /// Whether something is to come due: otherwise nothing is lost with the time.
    fn clock_matters(&self) -> bool {
        self.state.deadline().is_some() || self.turn_clocks.are_running()
    }

    /// Lets everything happen in the game that has come due.
    async fn meet_deadline(&mut self) {
        let now = self.state.clock.now();
        if self.state.deadline().is_none_or(|deadline| deadline > now) {
            return;
        }
        let first_record = self.state.record_count();
        let Some(table) = self.state.game.as_deref_mut() else { return };
        match game::guarded(table, |table| table.advance(now)) {
            Ok(()) => {}
            Err(Failure::Refused(refusal)) => {
                tracing::error!(table = self.log.code, %refusal, "time could not pass");
            }
            Err(Failure::Panicked) => return self.reload().await,
        }
        self.record_game(first_record).await;
    }

    /// Stores the time of a running clock now and then, in an entry that is empty apart from its time.
    async fn store_clock(&mut self) {
        let due = self.state.clock.instant_of(self.log.next_clock_entry());
        if self.clock_matters() && due.is_some_and(|due| due <= Instant::now()) {
            self.record_facts(Vec::new()).await;
        }
    }

    /// Gives the seats of people whose time is up to bots, until they take them back.
    async fn end_turns(&mut self) {
        let late: Seats = self.turn_clocks.expired(self.state.clock.now());
        let facts: Vec<Fact> =
            late.iter().map(|seat| Fact::BotStoodIn { seat, level: Level::Medium }).collect();
        if !facts.is_empty() {
            self.record_facts(facts).await;
        }
    }

    /// Before the start, makes somebody who is there host in the place of one who has been away for long.
    async fn replace_host(&mut self) {
        let room = &self.state.room;
        // Older programs left a host without a seat where others had one.
        let away = self.presence.away(room, self.app.config.away);
        let away = room.seat_of(&room.host).is_none_or(|seat| away.contains(seat));
        if room.status() != Status::Waiting || !away {
            return;
        }
        let mut people = room.chairs.iter().flat_map(Chair::holders);
        let heir = people.find(|holder| self.connections.iter().any(|page| page.holder.owns(holder)));
        if let Some(holder) = heir.cloned() {
            self.record_facts(vec![Fact::HostChanged { holder }]).await;
        }
    }

    /// Does what a bot has planned for now.
    async fn act_for_bot(&mut self) {
        if self.state.clock.is_paused() {
            return;
        }
        // What has just come due may have made a plan stale.
        self.bot_plans.drop_stale(&self.state, &self.sights);
        let Some((seat, plan)) = self.bot_plans.take_due() else { return };
        let (at, first_record) = (self.state.clock.now(), self.state.record_count());
        let stands_in = self.state.stand_in(seat);
        let Some(table) = self.state.game.as_deref_mut() else { return };
        let acted = game::guarded(table, |table| match stands_in {
            Some(level) => table.stand_in(seat, level, &plan.action, at),
            None => table.act(seat, &plan.action, at, 0),
        });
        match acted {
            Ok(()) => {}
            Err(Failure::Refused(refusal)) => {
                tracing::error!(table = self.log.code, %refusal, "a bot was refused");
                self.backoff.start();
            }
            Err(Failure::Panicked) => return self.reload().await,
        }
        self.record_game(first_record).await;
    }

    /// Stores and broadcasts what happened in the game from that record on, if anything did.
    pub(super) async fn record_game(&mut self, first_record: usize) {
        let records = self.state.records_since(first_record);
        if !records.is_empty() {
            self.record(Vec::new(), records, first_record).await;
        }
    }

    /// Stores and broadcasts facts that no command caused.
    pub(super) async fn record_facts(&mut self, facts: Vec<Fact>) {
        self.record(facts, Vec::new(), self.state.record_count()).await;
    }

    pub(super) async fn record(&mut self, facts: Vec<Fact>, game: Vec<Box<RawValue>>, first_record: usize) {
        let entry = LogEntry { at: self.state.clock.now(), by: None, facts, game };
        if self.store(&entry).await.is_ok() {
            self.broadcast(&entry, first_record);
            // Something else may come due now, and has to be stored first.
            self.connections.flush();
        }
    }
}
