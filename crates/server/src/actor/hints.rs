//! Hints: computed where the bots think, sent to the page that asked and to nobody else.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::Budget;
use catalog::{AnyTable, Hint};
use table::{Audience, Refusal, Seat};

use super::{TableActor, TableMessage};
use crate::rules::refuse;
use crate::thinking::{AskingGuard, Depth, Flow, Interest, Payer, Thought, ThoughtId};
use crate::wire::ToClient;

/// The hints that pages wait for. One at a time for each person, whatever pages and tables they have open, and for each
/// seat, whatever devices hold it.
#[derive(Default)]
pub(super) struct PendingHints(Vec<PendingHint>);

/// A hint that a page waits for. Whoever drops this lets the thought be dropped.
struct PendingHint {
    thought: ThoughtId,
    /// The page that asked.
    id: u64,
    /// The page's number for the request.
    number: u32,
    seat: Seat,
    /// How many sights the seat had had.
    seen: u32,
    _interest: Interest,
    _asking: AskingGuard,
}

/// A hint that was computed, if there is something to do; nothing if there was no room to think of it.
pub(crate) struct HintReady {
    thought: ThoughtId,
    hint: Option<Thought<Option<Hint>>>,
}

impl PendingHints {
    /// A page is gone.
    pub(super) fn forget(&mut self, id: u64) {
        self.0.retain(|pending| pending.id != id);
    }
}

impl TableActor {
    /// A page asks for a hint.
    pub(super) fn request_hint(&mut self, id: u64, number: u32) {
        if let Err(refusal) = self.hint_seat(id).and_then(|seat| self.compute_hint(id, number, seat)) {
            self.refuse_hint(id, number, &refusal);
        }
    }

    /// A hint is ready.
    pub(super) fn send_hint(&mut self, ready: HintReady) {
        let Some(at) = self.hints.0.iter().position(|pending| pending.thought == ready.thought) else {
            return;
        };
        let PendingHint { id, number, seen, .. } = self.hints.0.swap_remove(at);
        match ready.hint.map(|thought| thought.result) {
            Some(Some(Hint { action, advice })) => {
                let action = action.json();
                self.connections.reply(id, &ToClient::Hint { number, seen, action, advice });
            }
            Some(None) => self.refuse_hint(id, number, &refuse("S-26", "server-nothing-to-hint")),
            None => self.refuse_hint(id, number, &refuse("S-26", "server-no-time-to-hint")),
        }
    }

    /// Begins anew with the hints whose seats have seen something new meanwhile, or are no longer those of who asked.
    pub(super) fn renew_hints(&mut self) {
        let is_stale = |hint: &&PendingHint| {
            let same_seat = self.hint_seat(hint.id).is_ok_and(|seat| seat == hint.seat);
            !same_seat || self.sights.get(Audience::Seat(hint.seat)) != hint.seen
        };
        let stale = self.hints.0.iter().filter(is_stale).map(|hint| (hint.thought, hint.id, hint.number));
        for (thought, id, number) in stale.collect::<Vec<_>>() {
            self.hints.0.retain(|hint| hint.thought != thought);
            self.request_hint(id, number);
        }
    }

    /// The seat for which that page may ask for a hint now.
    fn hint_seat(&self, id: u64) -> Result<Seat, Refusal> {
        let room = &self.state.room;
        let seat = self.connections.get(id).and_then(|connection| room.seat_of(&connection.holder));
        let seat = seat.ok_or_else(|| refuse("S-7", "server-no-seat"))?;
        if !self.state.playing() {
            return Err(refuse("S-10", "server-not-playing"));
        }
        if !room.is_played_by_person(seat) {
            return Err(refuse("S-16", "server-bot-plays"));
        }
        if !room.allows_hints() {
            return Err(refuse("S-25", "server-no-hints"));
        }
        let idle = self.state.game.as_ref().is_none_or(|game| game.menu(seat).get() == "[]");
        if idle { Err(refuse("S-26", "server-nothing-to-hint")) } else { Ok(seat) }
    }

    fn compute_hint(&mut self, id: u64, number: u32, seat: Seat) -> Result<(), Refusal> {
        let (Some(game), Some(page)) = (&self.state.game, self.connections.get(id)) else {
            return Err(refuse("S-10", "server-not-playing"));
        };
        let free = self.hints.0.iter().all(|pending| pending.seat != seat);
        let asking = free.then(|| self.app.thinking.ask(page.holder.id())).flatten();
        let asking = asking.ok_or_else(|| refuse("S-26", "server-hint-under-way"))?;
        let payer = Payer { address: page.address, flow: Flow::Person(page.holder.id().into()) };
        let (fork, seen) = (game.fork(), self.sights.get(Audience::Seat(seat)));
        let pending = self.app.thinking.think(payer, Depth::Deep, move |budget| think(&*fork, seat, budget));
        let (thought, outcome, own) = (pending.id, pending.outcome, self.own.clone());
        tokio::spawn(async move {
            let hint = outcome.await.ok();
            if let Some(own) = own.upgrade() {
                let ready = TableMessage::HintReady(HintReady { thought, hint });
                let _table_is_gone = own.send(Box::new(ready)).await;
            }
        });
        self.hints.0.push(PendingHint {
            thought,
            id,
            number,
            seat,
            seen,
            _interest: pending.interest,
            _asking: asking,
        });
        Ok(())
    }

    fn refuse_hint(&mut self, id: u64, number: u32, refusal: &Refusal) {
        self.connections.reply(id, &self.app.no_hint(number, refusal));
    }
}

fn think(game: &dyn AnyTable, seat: Seat, budget: Budget) -> Option<Hint> {
    let mut rng = fastrand::Rng::new();
    let hint = || game.hint(seat, budget, &mut rng);
    // The panic itself is in the program's log.
    catch_unwind(AssertUnwindSafe(hint)).ok().flatten()
}
