//! The bots of a table: they think on a fork of the game, off the actor's task, and act at a pace that people can
//! follow.

use std::ops::RangeInclusive;
use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{Budget, Level};
use catalog::{AnyTable, Plan};
use table::{Audience, Seat, Seats};
use tokio::time::{Duration, Instant};

use super::sight_counts::SightCounts;
use super::state::TableState;
use super::{OwnHandle, TableMessage};
use crate::limits::Address;
use crate::metrics::Metrics;
use crate::thinking::{Depth, Flow, Interest, Payer, Thinking, Thought, ThoughtId};

/// After how long a table asks again when there was no room for what its bots have to think of.
const RETRY_DELAY: Duration = Duration::from_secs(1);

/// What a bot goes by. As long as that stays the same it does not think again: where all act at once, what others do
/// unseen changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Basis {
    seat: Seat,
    level: Level,
    /// How many sights the seat has had.
    seen: u32,
}

impl Basis {
    /// Whether it still holds.
    fn is_current(&self, state: &TableState, sights: &SightCounts) -> bool {
        let seated = state.room.bots().any(|bot| bot == (self.seat, self.level));
        seated && sights.get(Audience::Seat(self.seat)) == self.seen && state.playing()
    }

    /// Whether there is something to search: a bot whom the game does not wait for has little to think of.
    fn depth(&self, awaited: Seats) -> Depth {
        if self.level == Level::Hard && awaited.contains(self.seat) { Depth::Deep } else { Depth::Quick }
    }
}

/// What a bot made of what its seat had seen.
struct BotPlan {
    basis: Basis,
    /// What it will do, and when; `None` if there is nothing for it to do.
    action: Option<(Instant, Plan)>,
}

/// Bots that are thinking.
struct PendingPlans {
    id: ThoughtId,
    bases: Vec<Basis>,
    /// When they saw what they think about.
    asked: Instant,
    /// Whoever drops this lets the thought be dropped.
    _interest: Interest,
}

/// What bots have planned, one plan for each that was asked; nothing if there was no room for them to think.
pub(crate) struct BotsPlanned {
    id: ThoughtId,
    thought: Option<Thought<Vec<Option<Plan>>>>,
}

/// The plans of all bots of a table.
#[derive(Default)]
pub(super) struct BotPlans {
    plans: Vec<BotPlan>,
    pending: Vec<PendingPlans>,
    /// When to ask again after there was no room.
    retry: Option<Instant>,
}

/// What the bots of a table need to think.
pub(super) struct Thinkers<'a> {
    pub thinking: &'a Thinking,
    /// Who pays.
    pub address: Address,
    /// The code of the table.
    pub table: &'a str,
    /// Where the plans come back, as a message.
    pub own: &'a OwnHandle,
}

impl BotPlans {
    /// Lets the bots think whose seats have seen something new: each of those that search by itself, all others at once.
    pub(super) fn think(&mut self, state: &TableState, sights: &SightCounts, thinkers: &Thinkers<'_>) {
        if !state.playing() || self.retry.is_some_and(|retry| retry > Instant::now()) {
            return;
        }
        self.retry = None;
        let Some(game) = &state.game else { return };
        let bases = state.room.bots().map(|(seat, level)| {
            let seen = sights.get(Audience::Seat(seat));
            Basis { seat, level, seen }
        });
        let awaited = game.awaited();
        let new = bases.filter(|basis| !self.knows(basis));
        let (deep, quick): (Vec<_>, Vec<_>) = new.partition(|basis| basis.depth(awaited) == Depth::Deep);
        for basis in deep {
            self.ask(&**game, vec![basis], Depth::Deep, thinkers);
        }
        if !quick.is_empty() {
            self.ask(&**game, quick, Depth::Quick, thinkers);
        }
    }

    fn ask(&mut self, game: &dyn AnyTable, bases: Vec<Basis>, depth: Depth, thinkers: &Thinkers<'_>) {
        let Thinkers { thinking, address, table, own } = *thinkers;
        let payer = Payer { address, flow: Flow::Table(table.into()) };
        let (fork, asked, thinking_of) = (game.fork(), Instant::now(), bases.clone());
        let pending = thinking.think(payer, depth, move |budget| {
            let plan = |basis: &Basis| choose(&*fork, basis.seat, basis.level, budget);
            thinking_of.iter().map(plan).collect::<Vec<_>>()
        });
        let (id, outcome, own) = (pending.id, pending.outcome, own.clone());
        tokio::spawn(async move {
            let thought = outcome.await.ok();
            if let Some(own) = own.upgrade() {
                let planned = TableMessage::BotsPlanned(BotsPlanned { id, thought });
                let _table_is_gone = own.send(Box::new(planned)).await;
            }
        });
        self.pending.push(PendingPlans { id, bases, asked, _interest: pending.interest });
    }

    /// Takes the plans of bots that have thought. Each acts after a pause drawn at random, so that it tells nothing,
    /// and counted from the question, so that it covers the thinking. Where it does not, because many were waiting, the
    /// bot acts when the time it was given is over, however soon it knew.
    pub(super) fn add(&mut self, planned: BotsPlanned, pace: &RangeInclusive<Duration>, metrics: &Metrics) {
        let Some(at) = self.pending.iter().position(|pending| pending.id == planned.id) else { return };
        let PendingPlans { bases, asked, .. } = self.pending.swap_remove(at);
        let Some(Thought { result, after }) = planned.thought else {
            self.retry = Some(Instant::now() + RETRY_DELAY);
            return;
        };
        for (basis, plan) in bases.into_iter().zip(result) {
            let action = plan.map(|plan| {
                let (min, max) = (pace.start().as_millis() as u64, pace.end().as_millis() as u64);
                let pause = fastrand::u64(min..=max.max(min)).max(plan.after.into());
                let pause = Duration::from_millis(pause);
                metrics.thinking.late.observe(after.saturating_sub(pause).as_secs_f64());
                (asked + pause.max(after), plan)
            });
            self.plans.push(BotPlan { basis, action });
        }
    }

    /// Drops the plans and thoughts that go by something older, or by a bot that no longer sits there.
    pub(super) fn drop_stale(&mut self, state: &TableState, sights: &SightCounts) {
        self.plans.retain(|plan| plan.basis.is_current(state, sights));
        self.pending.retain(|pending| pending.bases.iter().any(|basis| basis.is_current(state, sights)));
    }

    /// Drops what is being thought of: nobody is there to see what comes of it.
    pub(super) fn stop_thinking(&mut self) {
        self.pending.clear();
    }

    /// Puts off everything that is planned: the game stood still for that long.
    pub(super) fn put_off(&mut self, by: Duration) {
        for (when, _) in self.plans.iter_mut().filter_map(|plan| plan.action.as_mut()) {
            *when += by;
        }
    }

    /// Drops all plans and thoughts.
    pub(super) fn clear(&mut self) {
        self.plans.clear();
        self.pending.clear();
    }

    /// When the next bot acts, or asks again for time to think.
    pub(super) fn next_due(&self) -> Option<Instant> {
        self.next_action().into_iter().chain(self.retry).min()
    }

    /// When the next bot acts.
    fn next_action(&self) -> Option<Instant> {
        self.plans.iter().filter_map(|plan| Some(plan.action.as_ref()?.0)).min()
    }

    /// The next action that is due, with the seat whose bot planned it.
    pub(super) fn take_due(&mut self) -> Option<(Seat, Plan)> {
        let next = self.next_action().filter(|when| *when <= Instant::now())?;
        let due = |plan: &mut BotPlan| plan.action.as_ref().is_some_and(|(when, _)| *when == next);
        let plan = self.plans.extract_if(.., due).next()?;
        plan.action.map(|(_, action)| (plan.basis.seat, action))
    }

    /// Whether there is a plan by the same basis, or one is being made.
    fn knows(&self, basis: &Basis) -> bool {
        let pending = self.pending.iter().any(|pending| pending.bases.contains(basis));
        pending || self.plans.iter().any(|plan| plan.basis == *basis)
    }
}

/// What a bot would do in that seat. One that panics acts at random: nobody should wait for it forever.
fn choose(game: &dyn AnyTable, seat: Seat, level: Level, budget: Budget) -> Option<Plan> {
    let mut rng = fastrand::Rng::new();
    let mut think = |level| catch_unwind(AssertUnwindSafe(|| game.bot(seat, level, budget, &mut rng)));
    // The panic itself is in the program's log.
    think(level).or_else(|_| think(Level::Random)).ok().flatten()
}
