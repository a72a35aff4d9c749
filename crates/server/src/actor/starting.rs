//! The start of a game, from the host's word to the deal: who contributes to the seed is settled and stored, then
//! everybody reveals, then the cards are dealt. A reveal that does not come voids it, and it begins anew.

use table::{Contribution, Refusal, Seats};
use tokio::time::Instant;

use super::TableActor;
use super::sight_counts::SightCounts;
use crate::fact::Fact;
use crate::room::Starting;
use crate::start;

impl TableActor {
    /// The seats that the start under way waits for.
    pub(super) fn awaited_for_start(&self) -> Seats {
        let room = &self.state.room;
        let present = if self.start_clock.is_returning() {
            Seats::all(room.seat_count())
        } else {
            self.connections.present(room)
        };
        room.awaited_for_start(present, |client| self.connections.has(client))
    }

    /// Settles who contributes. With nobody to wait for, the game starts at once.
    pub(super) fn begin_start(&mut self) -> Result<Vec<Fact>, Refusal> {
        let room = &self.state.room;
        let commits = room.contributors(|client| self.connections.has(client));
        if commits.is_empty() {
            return self.deal(Vec::new());
        }
        // What the rules have against this table is said before anybody reveals anything.
        start::start(room, &self.log.code, self.state.secret, Vec::new())?;
        Ok(vec![Fact::StartSettled { commitment: room.commitment, commits }])
    }

    /// After a reveal that is about to be stored: with the last one, the game starts.
    pub(super) fn follow_reveal(&mut self, mut facts: Vec<Fact>) -> Result<Vec<Fact>, Refusal> {
        let Some(Fact::Revealed { seat, text }) = facts.first() else { return Ok(facts) };
        let with = Contribution { seat: *seat, text: text.clone() };
        if let Some(all) = self.state.room.all_revealed(&with) {
            facts.extend(self.deal(all)?);
        }
        Ok(facts)
    }

    /// Starts the game with what everybody contributes.
    fn deal(&mut self, contributions: Vec<Contribution>) -> Result<Vec<Fact>, Refusal> {
        let room = &self.state.room;
        let started = start::start(room, &self.log.code, self.state.secret, contributions)?;
        self.sights = SightCounts::none(room.seat_count());
        self.state.start(started.game);
        Ok(started.facts)
    }

    /// Lets the clock of a start run or stop.
    pub(super) fn run_start_clock(&mut self) {
        if self.state.room.starting.is_none() {
            return self.start_clock.stop();
        }
        let (room, awaited) = (&self.state.room, self.awaited_for_start());
        let present = self.connections.present(room);
        self.start_clock.run(room, awaited, present, self.app.config.reveal);
    }

    /// When the start under way goes on without a command.
    pub(super) fn next_start_step(&self) -> Option<Instant> {
        if self.can_start_again() { Some(Instant::now()) } else { self.start_clock.end() }
    }

    /// Whether everybody who is there has committed anew after a start that failed.
    fn can_start_again(&self) -> bool {
        self.state.room.starting == Some(Starting::CommittingAnew) && self.awaited_for_start().is_empty()
    }

    /// Voids a start that somebody has kept waiting for too long, or begins it anew.
    pub(super) async fn continue_start(&mut self) {
        match self.state.room.starting {
            Some(Starting::Revealing(_)) if self.start_clock.is_up() => {
                let missing = self.awaited_for_start().iter().collect();
                let commitment = self.state.room.next_commitment(self.state.secret);
                self.record_facts(vec![Fact::StartFailed { missing, commitment }]).await;
            }
            Some(Starting::CommittingAnew) if self.can_start_again() || self.start_clock.is_up() => {
                self.start_again().await;
            }
            _ => {}
        }
    }

    async fn start_again(&mut self) {
        let nobody = self.connections.present(&self.state.room).is_empty();
        let begun = if nobody { None } else { self.begin_start().ok() };
        let facts = begun.unwrap_or_else(|| vec![Fact::StartGivenUp]);
        let records = self.state.records_since(0);
        self.record(facts, records, 0).await;
    }
}
