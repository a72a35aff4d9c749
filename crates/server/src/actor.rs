//! The actor of a table: the one task that owns its state. Whatever happens at the table happens here, one thing
//! after the other: decided, stored, acknowledged, broadcast, in this order.

mod backoff;
mod bot_plans;
mod broadcast;
mod command;
mod connections;
mod game;
mod hints;
mod log;
mod presence;
mod sight_counts;
mod snapshot;
mod start_clock;
mod starting;
mod state;
#[cfg(test)]
mod tests;
mod turn_clocks;
mod unprompted;

use std::sync::Arc;

use store::StoreError;
use table::Millis;
use tokio::sync::mpsc;
use tokio::time::{Duration, Instant, sleep_until};

use crate::app::App;
use crate::fact::Fact;
use crate::log_entry::LogEntry;
use crate::metrics::GaugeGuard;
use crate::wire::Command;
use backoff::Backoff;
use bot_plans::{BotPlan, BotPlans};
use connections::Connections;
use hints::{HintReady, PendingHints};
use log::TableLog;
use presence::Presence;
use sight_counts::SightCounts;
use start_clock::StartClock;
use state::TableState;
use turn_clocks::TurnClocks;

pub(crate) use connections::{Connection, OUTBOX_CAPACITY, Outgoing, serialise};
pub(crate) use log::Loaded;

/// How many messages wait for a table. Backpressure: a socket that sends more has to wait.
const INBOX_CAPACITY: usize = 32;
/// How often a page that is behind is checked for room in its outbox.
const CATCH_UP_INTERVAL: Duration = Duration::from_millis(200);
/// How long the actor sleeps when nothing is planned.
const MAX_SLEEP: Duration = Duration::from_hours(1);

/// The handle of a table: sends messages to its actor. Boxed, because a queue has room for many, and most tables are
/// idle.
pub(crate) type TableHandle = mpsc::Sender<Box<TableMessage>>;

/// The actor's handle of itself. Weak: an actor whose handles are gone ends.
type OwnHandle = mpsc::WeakSender<Box<TableMessage>>;

/// A message to the actor of a table.
pub(crate) enum TableMessage {
    /// A page said hello.
    Join { connection: Connection, last_seen: Option<u32> },
    /// A page is gone.
    Leave { id: u64 },
    /// A page sent a command.
    Command { id: u64, number: u32, command: Command, lag: Millis },
    /// A page asks for a hint.
    RequestHint { id: u64, number: u32 },
    /// A hint is ready.
    HintReady(HintReady),
    /// Bots have made their plans.
    BotsPlanned(Vec<BotPlan>),
}

/// A table in memory.
pub(crate) struct TableActor {
    app: Arc<App>,
    own: OwnHandle,
    state: TableState,
    log: TableLog,
    connections: Connections,
    presence: Presence,
    sights: SightCounts,
    start_clock: StartClock,
    turn_clocks: TurnClocks,
    bot_plans: BotPlans,
    hints: PendingHints,
    backoff: Backoff,
    _counted: GaugeGuard,
}

impl TableActor {
    /// Starts the actor of a loaded table.
    pub(crate) fn spawn(code: String, app: Arc<App>, loaded: Loaded) -> TableHandle {
        let (handle, inbox) = mpsc::channel(INBOX_CAPACITY);
        tokio::spawn(TableActor::new(code, app, loaded, handle.downgrade()).run(inbox));
        handle
    }

    fn new(code: String, app: Arc<App>, loaded: Loaded, own: OwnHandle) -> TableActor {
        let log = TableLog::new(code, app.store.clone(), &loaded);
        let start_clock = StartClock::of(&loaded.room);
        let (state, sights) = TableState::new(loaded);
        TableActor {
            _counted: GaugeGuard::new(&app.metrics.tables),
            app,
            own,
            state,
            log,
            connections: Connections::default(),
            presence: Presence::new(),
            sights,
            start_clock,
            turn_clocks: TurnClocks::default(),
            bot_plans: BotPlans::default(),
            hints: PendingHints::default(),
            backoff: Backoff::default(),
        }
    }

    /// Serves the table until nobody has been there for a while.
    async fn run(mut self, mut inbox: mpsc::Receiver<Box<TableMessage>>) {
        loop {
            let wake_up = self.next_wake_up();
            // The futures are boxed: they take more memory than the table, and seldom run.
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => Box::pin(self.handle(*message)).await,
                    None => break,
                },
                () = sleep_until(wake_up) => Box::pin(self.tick()).await,
            }
            if self.log.is_lost() {
                // This cuts off the pages; they connect again, and the table is loaded again for them.
                break;
            }
            self.settle();
            if self.is_idle() {
                if self.app.registry.release(&self.log.code).await {
                    break;
                }
                // Somebody is on the way, or a bot is still thinking.
                self.presence.last_change = Instant::now();
            }
        }
    }

    async fn handle(&mut self, message: TableMessage) {
        match message {
            TableMessage::Join { connection, last_seen } => self.join(connection, last_seen),
            TableMessage::Leave { id } => self.leave(id),
            TableMessage::Command { id, number, command, lag } => {
                self.command(id, number, command, lag).await;
            }
            TableMessage::RequestHint { id, number } => self.request_hint(id, number),
            TableMessage::HintReady(ready) => self.send_hint(ready),
            TableMessage::BotsPlanned(plans) => self.bot_plans.add(plans, &self.app.config.bot_pace),
        }
    }

    /// What follows from whatever has just happened.
    fn settle(&mut self) {
        self.catch_up();
        self.run_start_clock();
        let clocks_changed = self.run_turn_clocks();
        let away = self.presence.away(&self.state.room, self.app.config.away);
        if clocks_changed || away != self.presence.announced_away {
            self.broadcast_table();
        }
        self.bot_plans.drop_stale(&self.state, &self.sights);
        // A table that all people have left stands still.
        let watched = !self.connections.present(&self.state.room).is_empty();
        if watched && !self.backoff.is_active() {
            self.bot_plans.think(&self.state, &self.sights, &self.app.thinkers, &self.own);
        }
    }

    /// Runs the clocks of the people whom the game waits for; none while nobody is connected. Whether any started or
    /// stopped.
    fn run_turn_clocks(&mut self) -> bool {
        match self.state.room.turn_seconds {
            Some(seconds) if self.state.playing() && !self.connections.is_empty() => {
                let (people, count) = (self.state.awaited_people(), self.state.room.seat_count());
                self.turn_clocks.run(people, count, self.state.clock.now(), Millis::from(seconds) * 1000)
            }
            _ => self.turn_clocks.stop(),
        }
    }

    fn join(&mut self, mut connection: Connection, last_seen: Option<u32>) {
        self.welcome(&mut connection, last_seen);
        self.connections.add(connection);
        self.presence_changed();
    }

    fn leave(&mut self, id: u64) {
        self.connections.remove(id);
        self.presence_changed();
    }

    fn presence_changed(&mut self) {
        self.presence.last_change = Instant::now();
        self.update_presence();
        self.update_lobby();
        self.broadcast_table();
    }

    fn update_presence(&mut self) {
        let present = self.connections.present(&self.state.room);
        self.presence.update(&self.state.room, present);
    }

    /// Whether nobody has been connected for long.
    fn is_idle(&self) -> bool {
        self.connections.is_empty() && self.presence.last_change.elapsed() >= self.app.config.idle
    }

    /// When something is to be done without a message.
    fn next_wake_up(&self) -> Instant {
        let now = Instant::now();
        let idle = self.connections.is_empty().then(|| self.presence.last_change + self.app.config.idle);
        let behind = self.connections.any_behind().then(|| now + CATCH_UP_INTERVAL);
        let away = self.presence.next_away(self.app.config.away);
        let next = [idle, behind, away, self.next_unprompted()].into_iter().flatten().min();
        next.unwrap_or(now + MAX_SLEEP)
    }

    /// Stores an entry. Only then has it happened: if it fails, the table goes back to what is on disk.
    async fn store(&mut self, entry: &LogEntry) -> Result<(), StoreError> {
        let over = self.state.over() || entry.facts.contains(&Fact::Closed);
        if let Err(error) = self.log.append(entry, over).await {
            self.app.metrics.failures.inc();
            self.reload().await;
            return Err(error);
        }
        self.state.apply(entry);
        Ok(())
    }

    /// Goes back to what is on disk, which is what everybody was sent.
    async fn reload(&mut self) {
        let version = self.log.version();
        let loaded = self.log.reload().await;
        self.backoff.start();
        let Some(loaded) = loaded else { return };
        if self.log.version() != version {
            // The entry was stored after all, or somebody else stored one.
            self.connections.mark_all_behind();
        }
        self.sights = self.state.replace(loaded);
        self.bot_plans.clear();
    }
}
