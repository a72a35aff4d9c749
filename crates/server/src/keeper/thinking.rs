//! Bots: they think on a copy of the table, off this task, and act at a pace that people can follow.

use bots::Budget;
use catalog::Plan;
use table::Seat;
use tokio::time::{Duration, Instant};

use super::{Ask, Keeper};
use crate::wire::Status;

/// How long a bot may think about one action.
const THOUGHT: Duration = Duration::from_millis(200);

impl Keeper {
    /// Lets the bots think about the table as it is, if they have something to do and somebody is there to
    /// see it: a table that all people have left stands still.
    pub(super) fn think(&mut self) {
        let people = self.desk.sockets.iter().any(|socket| self.room.seat_of(&socket.holder).is_some());
        let busy = self.thinking || !self.plans.is_empty();
        if busy || !people || self.rest.is_some() || self.room.status() != Status::Playing {
            return;
        }
        let (Some(game), Some(own)) = (&self.game, self.own.upgrade()) else { return };
        let bots: Vec<_> = self.room.bots().collect();
        if bots.is_empty() {
            return;
        }
        self.thinking = true;
        let (branch, version, pool) = (game.branch(), self.version, self.hub.thinking.clone());
        tokio::spawn(async move {
            let Ok(_place) = pool.acquire_owned().await else { return };
            let think = move || {
                let mut chance = fastrand::Rng::new();
                let plan = |(seat, level)| {
                    Some((seat, branch.bot(seat, level, Budget::Time(THOUGHT), &mut chance)?))
                };
                bots.into_iter().filter_map(plan).collect()
            };
            let plans: Vec<(Seat, Plan)> = tokio::task::spawn_blocking(think).await.unwrap_or_default();
            let _table_is_gone = own.send(Box::new(Ask::Planned { version, plans })).await;
        });
    }

    /// The bots have thought. What they thought of an older table is of no use.
    pub(super) fn planned(&mut self, version: u64, plans: Vec<(Seat, Plan)>) {
        if version != self.version {
            return;
        }
        let pace = &self.hub.config.bot_pace;
        let (quick, slow) = (pace.start().as_millis() as u64, pace.end().as_millis() as u64);
        let now = Instant::now();
        self.plans = plans
            .into_iter()
            .map(|(seat, plan)| {
                let delay = fastrand::u64(quick..=slow.max(quick)).max(plan.after.into());
                (now + Duration::from_millis(delay), seat, plan)
            })
            .collect();
    }

    /// Does what is due of what the bots meant to do.
    pub(super) async fn play_plans(&mut self) {
        let now = Instant::now();
        let due = self.plans.iter().filter(|(when, ..)| *when <= now).min_by_key(|(when, ..)| *when);
        let Some((_, seat, plan)) = due.cloned() else { return };
        // Whatever it does, the others think again about what is then on the table.
        self.plans.clear();
        self.bot_acts(seat, plan.action.get()).await;
    }
}
