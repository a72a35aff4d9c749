//! The bots of a table: they think on a fork of the game, off the actor's task, and act at a pace that people can
//! follow.

use std::ops::RangeInclusive;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use bots::Level;
use catalog::{AnyTable, Plan};
use table::{Audience, Seat};
use tokio::sync::Semaphore;
use tokio::time::{Duration, Instant};

use super::sight_counts::SightCounts;
use super::state::TableState;
use super::{OwnHandle, TableMessage};

/// How long a bot may think about one action.
pub(super) const THINKING_TIME: Duration = Duration::from_millis(200);

/// What a bot made of what its seat had seen. It stands until the seat sees something new: where all act at once,
/// what others do unseen does not make a bot think again.
pub(crate) struct BotPlan {
    seat: Seat,
    level: Level,
    /// How many sights the seat had had.
    seen: u32,
    /// What it will do, and when; `None` if there is nothing for it to do.
    action: Option<(Instant, Plan)>,
}

/// The plans of all bots of a table.
#[derive(Default)]
pub(super) struct BotPlans {
    plans: Vec<BotPlan>,
    /// Whether bots are thinking.
    thinking: bool,
}

impl BotPlans {
    /// Lets the bots think whose seats have seen something new. The plans come back as a message.
    pub(super) fn think(
        &mut self,
        state: &TableState,
        sights: &SightCounts,
        thinkers: &Arc<Semaphore>,
        own: &OwnHandle,
    ) {
        if self.thinking || !state.playing() {
            return;
        }
        let (Some(game), Some(own)) = (&state.game, own.upgrade()) else { return };
        let plans = state.room.bots().map(|(seat, level)| BotPlan {
            seat,
            level,
            seen: sights.get(Audience::Seat(seat)),
            action: None,
        });
        let mut plans: Vec<BotPlan> = plans.filter(|plan| !self.knows(plan)).collect();
        if plans.is_empty() {
            return;
        }
        self.thinking = true;
        let (fork, thinkers, asked) = (game.fork(), thinkers.clone(), Instant::now());
        tokio::spawn(async move {
            let Ok(_permit) = thinkers.acquire_owned().await else { return };
            let think = move || {
                for plan in &mut plans {
                    plan.action = choose(&*fork, plan.seat, plan.level).map(|action| (asked, action));
                }
                plans
            };
            let plans = tokio::task::spawn_blocking(think).await.unwrap_or_default();
            let _table_is_gone = own.send(Box::new(TableMessage::BotsPlanned(plans))).await;
        });
    }

    /// Takes the plans of bots that have thought. Each acts after a pause drawn at random, so that it tells nothing,
    /// and counted from the question, so that it covers the thinking.
    pub(super) fn add(&mut self, plans: Vec<BotPlan>, pace: &RangeInclusive<Duration>) {
        self.thinking = false;
        self.plans.extend(plans.into_iter().map(|mut plan| {
            if let Some((when, action)) = &mut plan.action {
                let (min, max) = (pace.start().as_millis() as u64, pace.end().as_millis() as u64);
                let pause = fastrand::u64(min..=max.max(min)).max(action.after.into());
                *when += Duration::from_millis(pause);
            }
            plan
        }));
    }

    /// Drops the plans made from something older, or by a bot that no longer sits there.
    pub(super) fn drop_stale(&mut self, state: &TableState, sights: &SightCounts) {
        self.plans.retain(|plan| {
            let seated = state.room.bots().any(|bot| bot == (plan.seat, plan.level));
            seated && sights.get(Audience::Seat(plan.seat)) == plan.seen && state.playing()
        });
    }

    /// Drops all plans.
    pub(super) fn clear(&mut self) {
        self.plans.clear();
    }

    /// When the next bot acts.
    pub(super) fn next_due(&self) -> Option<Instant> {
        self.plans.iter().filter_map(|plan| Some(plan.action.as_ref()?.0)).min()
    }

    /// The next action that is due, with the seat whose bot planned it.
    pub(super) fn take_due(&mut self) -> Option<(Seat, Plan)> {
        let next = self.next_due().filter(|when| *when <= Instant::now())?;
        let due = |plan: &mut BotPlan| plan.action.as_ref().is_some_and(|(when, _)| *when == next);
        let plan = self.plans.extract_if(.., due).next()?;
        plan.action.map(|(_, action)| (plan.seat, action))
    }

    /// Whether there is a plan of the same bot, made from the same sights.
    fn knows(&self, other: &BotPlan) -> bool {
        let key = |plan: &BotPlan| (plan.seat, plan.level, plan.seen);
        self.plans.iter().any(|plan| key(plan) == key(other))
    }
}

/// What a bot would do in that seat. One that panics acts at random: nobody should wait for it forever.
fn choose(game: &dyn AnyTable, seat: Seat, level: Level) -> Option<Plan> {
    let mut rng = fastrand::Rng::new();
    let mut think = |level| {
        catch_unwind(AssertUnwindSafe(|| {
            game.bot(seat, level, catalog::time_budget(THINKING_TIME), &mut rng)
        }))
    };
    // The panic itself is in the program's log.
    think(level).or_else(|_| think(Level::Random)).ok().flatten()
}
