//! Bots: they think on a copy of the table, off this task, and act at a pace that people can follow.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{Budget, Level};
use catalog::{AnyTable, Plan};
use table::{Audience, Seat};
use tokio::time::{Duration, Instant};

use super::{Ask, Keeper};
use crate::wire::Status;

/// How long a bot may think about one action.
pub(super) const THOUGHT: Duration = Duration::from_millis(200);

/// What a bot thought of what it had seen. It stands until its seat sees something new: in a game where all
/// act at once, what the others do unseen does not make it think again.
pub(crate) struct Thought {
    seat: Seat,
    level: Level,
    /// How much the seat had seen.
    seen: u32,
    /// What it means to do, and when; nothing if there is nothing for it to do.
    plan: Option<(Instant, Plan)>,
}

impl Keeper {
    /// Lets the bots think that have seen something new, if somebody is there to see what they do: a table
    /// that all people have left stands still.
    pub(super) fn think(&mut self) {
        let people = self.desk.sockets.iter().any(|socket| self.room.seat_of(&socket.holder).is_some());
        if self.thinking || !people || self.rest.is_some() || self.room.status() != Status::Playing {
            return;
        }
        let (Some(game), Some(own)) = (&self.game, self.own.upgrade()) else { return };
        let asked = Instant::now();
        let seen = |seat| self.number(Audience::Seat(seat));
        let bots =
            self.room.bots().map(|(seat, level)| Thought { seat, level, seen: seen(seat), plan: None });
        let known = |bot: &Thought| self.thoughts.iter().any(|thought| thought.is_of(bot));
        let mut bots: Vec<Thought> = bots.filter(|bot| !known(bot)).collect();
        if bots.is_empty() {
            return;
        }
        self.thinking = true;
        let (branch, pool) = (game.fork(), self.hub.thinking.clone());
        tokio::spawn(async move {
            let Ok(_place) = pool.acquire_owned().await else { return };
            let think = move || {
                for bot in &mut bots {
                    bot.plan = plan(&*branch, bot).map(|plan| (asked, plan));
                }
                bots
            };
            let thoughts = tokio::task::spawn_blocking(think).await.unwrap_or_default();
            let _table_is_gone = own.send(Box::new(Ask::Thought(thoughts))).await;
        });
    }

    /// The bots have thought. What they thought of something older is of no use.
    pub(super) fn thought(&mut self, fresh: Vec<Thought>) {
        self.thinking = false;
        self.thoughts.extend(fresh.into_iter().map(|thought| thought.paced(&self.hub.config.bot_pace)));
        self.forget();
    }

    /// Drops what was thought of something older, or by a bot that no longer sits there.
    pub(super) fn forget(&mut self) {
        let mut thoughts = std::mem::take(&mut self.thoughts);
        let seen = |seat| self.number(Audience::Seat(seat));
        let now = |thought: &Thought| {
            let sits = self.room.bots().any(|bot| bot == (thought.seat, thought.level));
            sits && seen(thought.seat) == thought.seen && self.room.status() == Status::Playing
        };
        thoughts.retain(now);
        self.thoughts = thoughts;
    }

    /// When the next bot acts.
    pub(super) fn next_plan(&self) -> Option<Instant> {
        self.thoughts.iter().filter_map(|thought| Some(thought.plan.as_ref()?.0)).min()
    }

    /// Does what is due of what the bots meant to do.
    pub(super) async fn play_plans(&mut self) {
        let Some(next) = self.next_plan().filter(|when| *when <= Instant::now()) else { return };
        let due = |thought: &mut Thought| thought.plan.as_ref().is_some_and(|(when, _)| *when == next);
        let Some(Thought { seat, plan: Some((_, plan)), .. }) = self.thoughts.extract_if(.., due).next()
        else {
            return;
        };
        self.bot_acts(seat, &plan.action).await;
    }
}

impl Thought {
    /// Whether both are of the same bot and the same moment.
    fn is_of(&self, other: &Thought) -> bool {
        (self.seat, self.level, self.seen) == (other.seat, other.level, other.seen)
    }

    /// With the pause that is shown before the action: drawn by chance, so that it tells nothing, and counted
    /// from the question, so that it covers the thinking.
    fn paced(mut self, pace: &std::ops::RangeInclusive<Duration>) -> Thought {
        if let Some((when, plan)) = &mut self.plan {
            let (quick, slow) = (pace.start().as_millis() as u64, pace.end().as_millis() as u64);
            let pause = fastrand::u64(quick..=slow.max(quick)).max(plan.after.into());
            *when += Duration::from_millis(pause);
        }
        self
    }
}

/// What that bot would do. One that fails does anything that is allowed: nobody has to wait for it forever.
fn plan(table: &dyn AnyTable, bot: &Thought) -> Option<Plan> {
    let mut chance = fastrand::Rng::new();
    let mut think = |level| {
        catch_unwind(AssertUnwindSafe(|| {
            table.bot(bot.seat, level, catalog::time_budget(THOUGHT), &mut chance)
        }))
    };
    // The panic itself is in the program's log.
    think(bot.level).or_else(|_| think(Level::Random)).ok().flatten()
}
