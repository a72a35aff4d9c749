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
mod seat_rates;
mod sight_counts;
mod snapshot;
mod start_clock;
mod starting;
mod state;
#[cfg(test)]
mod tests;
mod turn_clocks;
mod unprompted;

use std::pin::pin;
use std::sync::Arc;

use store::{GameResult, StoreError, Summary};
use table::{Millis, Seat};
use tokio::sync::{OwnedSemaphorePermit, mpsc};
use tokio::time::{Duration, Instant, sleep_until};

use crate::app::App;
use crate::fact::Fact;
use crate::game_result::game_result;
use crate::identity::{Holder, Owns as _};
use crate::log_entry::LogEntry;
use crate::metrics::GaugeGuard;
use crate::room::End;
use crate::stored_log::Loaded;
use crate::summary::summarise;
use crate::wire::Command;
use backoff::Backoff;
use bot_plans::{BotPlans, BotsPlanned, Thinkers};
use connections::Connections;
use hints::{HintReady, PendingHints};
use log::TableLog;
use presence::Presence;
use seat_rates::SeatRates;
use start_clock::StartClock;
use state::TableState;
use turn_clocks::TurnClocks;

pub(crate) use connections::{Connection, serialise};
pub(crate) use sight_counts::SightCounts;
pub(crate) use state::RECENT_SIGHTS;

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
    Command { id: u64, number: u32, command: Command, lag: Millis, in_flight: Option<OwnedSemaphorePermit> },
    /// A page asks for a hint.
    RequestHint { id: u64, number: u32 },
    /// A page wants the game to stand still, or to go on.
    Pause { id: u64, on: bool },
    /// A hint is ready.
    HintReady(HintReady),
    /// Bots have made their plans.
    BotsPlanned(BotsPlanned),
    /// The log was written anew on disk.
    Rewritten,
    /// That device is no longer one of the person's it was one of.
    DeviceLeft { device: Holder },
    /// This node's lease had ended. By the database the table is this node's in that epoch, or not at all.
    Owned { epoch: Option<u64> },
    /// The table is to go to another node: this one stops.
    Move,
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
    seat_rates: SeatRates,
    bot_plans: BotPlans,
    hints: PendingHints,
    backoff: Backoff,
    /// What pages sent that is for another node to answer.
    unanswered: Vec<TableMessage>,
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
        let (state, sights) = TableState::of(loaded);
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
            turn_clocks: TurnClocks::loaded(),
            seat_rates: SeatRates::default(),
            bot_plans: BotPlans::default(),
            hints: PendingHints::default(),
            backoff: Backoff::default(),
            unanswered: Vec::new(),
        }
    }

    /// Serves the table until nobody has been there for a while.
    async fn run(mut self, mut inbox: mpsc::Receiver<Box<TableMessage>>) {
        let mut alarm = pin!(sleep_until(self.next_wake_up()));
        loop {
            // An alarm that rings too early is cheap and rare; setting one anew after every message is neither.
            let wake_up = self.next_wake_up();
            if alarm.is_elapsed() || wake_up < alarm.deadline() {
                alarm.as_mut().reset(wake_up);
            }
            // The futures are boxed: they take more memory than the table, and seldom run.
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(message) => Box::pin(self.handle(*message)).await,
                    None => break,
                },
                () = &mut alarm => Box::pin(self.tick()).await,
            }
            self.connections.flush();
            if self.log.has_moved() {
                return self.move_away(inbox).await;
            }
            if self.log.is_lost() {
                // This cuts off the pages; they connect again, and the table is loaded again for them.
                break;
            }
            self.settle();
            self.connections.flush();
            if self.is_idle() {
                if self.app.registry.release(&self.log.code) {
                    break;
                }
                // Somebody is on the way.
                self.presence.last_change = Instant::now();
            }
        }
        self.app.lobby.remove(&self.log.code);
        drop(inbox);
        self.app.registry.forget_ended(&self.log.code);
        self.release().await;
    }

    /// Lets every page go on where the table is now, with all that it sent and was not answered.
    async fn move_away(mut self, mut inbox: mpsc::Receiver<Box<TableMessage>>) {
        self.release().await;
        self.app.lobby.remove(&self.log.code);
        inbox.close();
        self.app.registry.forget_ended(&self.log.code);
        while let Some(message) = inbox.recv().await {
            match *message {
                TableMessage::Join { connection, last_seen } => connection.turn_away(last_seen),
                TableMessage::Leave { id } => self.connections.remove(id),
                TableMessage::Pause { id, on } => self.connections.set_pausing(id, on),
                message @ (TableMessage::Command { .. } | TableMessage::RequestHint { .. }) => {
                    self.unanswered.push(message);
                }
                _ => {}
            }
        }
        for page in self.connections.take_all() {
            let of_page = |message: &mut TableMessage| {
                matches!(message,
                TableMessage::Command { id, .. } | TableMessage::RequestHint { id, .. } if *id == page.id)
            };
            let messages = self.unanswered.extract_if(.., of_page).collect();
            page.hand_over(messages);
        }
    }

    /// Lets other nodes have the table.
    async fn release(&mut self) {
        if let Some(nodes) = self.app.store.nodes().filter(|_| self.app.nodes.is_some())
            && let Err(error) = nodes.release(&self.log.code, self.log.epoch()).await
        {
            tracing::debug!(table = self.log.code, %error, "a table could not be let go");
        }
    }

    /// Whether another node has the table. What is stored finds that out by itself; before anything is told that is not,
    /// the database is asked if this node's lease may have ended.
    async fn is_elsewhere(&mut self) -> bool {
        if self.app.nodes.as_ref().is_some_and(|nodes| !nodes.is_current()) {
            Box::pin(self.reload()).await;
        }
        self.log.has_moved()
    }

    /// Whether that page was told more than is known here: then another node may have the table.
    fn knows_less_than(&self, connection: &Connection, last_seen: Option<u32>) -> bool {
        let told = self.sights.get(connections::audience_of(&self.state.room, &connection.holder));
        self.app.nodes.is_some() && last_seen.is_some_and(|seen| seen > told)
    }

    async fn handle(&mut self, message: TableMessage) {
        match message {
            TableMessage::Join { connection, last_seen } => {
                if self.knows_less_than(&connection, last_seen) {
                    self.reload().await;
                }
                if self.log.has_moved() {
                    return connection.turn_away(last_seen);
                }
                self.join(connection, last_seen);
            }
            TableMessage::Leave { id } => self.leave(id),
            TableMessage::Command { id, number, command, lag, in_flight } => {
                let kept = self.app.nodes.is_some().then(|| command.clone());
                let answered = self.command(id, number, command, lag).await;
                if let Some(command) = kept.filter(|_| !answered) {
                    self.unanswered.push(TableMessage::Command { id, number, command, lag, in_flight });
                }
            }
            TableMessage::RequestHint { id, number } => self.request_hint(id, number),
            TableMessage::Pause { id, on } => self.connections.set_pausing(id, on),
            TableMessage::HintReady(ready) => self.send_hint(ready),
            TableMessage::BotsPlanned(planned) => {
                self.bot_plans.add(planned, &self.app.config.bot_pace, &self.app.metrics);
            }
            TableMessage::Rewritten => {
                self.reload().await;
                self.connections.mark_all_behind();
            }
            TableMessage::DeviceLeft { device } => self.cut_off(&device),
            TableMessage::Owned { epoch } => {
                if epoch.is_none_or(|epoch| epoch > self.log.epoch()) {
                    self.reload().await;
                }
            }
            TableMessage::Move => self.log.move_on(),
        }
    }

    /// What follows from whatever has just happened.
    fn settle(&mut self) {
        self.catch_up();
        self.run_start_clock();
        self.run_pause();
        let clocks_changed = self.run_turn_clocks();
        let away = self.presence.away(&self.state.room, self.app.config.away);
        if away != self.presence.announced_away {
            self.broadcast_table();
        } else if clocks_changed {
            self.broadcast_clocks();
        }
        self.renew_hints();
        self.bot_plans.drop_stale(&self.state, &self.sights);
        match self.connections.payer(&self.state.room) {
            // A table that all people have left stands still.
            None => self.bot_plans.stop_thinking(),
            Some(_) if self.backoff.is_active() => {}
            Some(address) => {
                let (thinking, table, own) = (&self.app.thinking, self.log.code.as_str(), &self.own);
                let thinkers = Thinkers { thinking, address, table, own };
                self.bot_plans.think(&self.state, &self.sights, &thinkers);
            }
        }
    }

    /// Lets the game stand still while the one person who plays it wants that: clocks, deadlines and bots wait.
    fn run_pause(&mut self) {
        let player = self.state.room.only_player().filter(|_| self.state.playing());
        let pause = player.is_some_and(|seat| self.connections.want_pause(&self.state.room, seat));
        let clock = &mut self.state.clock;
        match (pause, clock.is_paused()) {
            (true, false) => clock.pause(),
            (false, true) => self.bot_plans.put_off(clock.resume()),
            _ => return,
        }
        self.broadcast_table();
    }

    /// Runs the clocks of the people whom the game waits for; they stand while nobody is connected, and until people
    /// are back after a restart. Whether there is anything new to tell.
    fn run_turn_clocks(&mut self) -> bool {
        let Some(seconds) = self.state.room.turn_seconds.filter(|_| self.state.playing()) else {
            return self.turn_clocks.stop();
        };
        let (turns, now) = (self.state.turns_of_people(), self.state.clock.now());
        let awaited = Seat::all(turns.len() as u8).filter(|seat| turns[seat.index()].is_some()).collect();
        let present = self.connections.present(&self.state.room);
        let standing = self.connections.is_empty() || self.turn_clocks.wait_for_return(awaited, present);
        self.turn_clocks.run(&turns, now, Millis::from(seconds) * 1000, standing)
    }

    fn join(&mut self, mut connection: Connection, last_seen: Option<u32>) {
        self.welcome(&mut connection, last_seen);
        self.connections.add(connection);
        self.presence_changed();
    }

    fn leave(&mut self, id: u64) {
        self.connections.remove(id);
        self.hints.forget(id);
        self.presence_changed();
    }

    /// Cuts off all pages that count as that device's person; they connect again, and are asked anew who they are.
    fn cut_off(&mut self, device: &Holder) {
        let theirs = self.connections.iter().filter(|page| page.holder.owns(device));
        for id in theirs.map(|page| page.id).collect::<Vec<_>>() {
            self.leave(id);
        }
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
        let (summary, result) = self.summary_after(entry);
        if let Err(error) = self.log.append(entry, summary, result).await {
            self.app.metrics.failures.inc();
            Box::pin(self.reload()).await;
            return Err(error);
        }
        self.state.apply(entry);
        Ok(())
    }

    /// How the table stands once that entry is stored, nothing if it stands as before; and how its game ended, if that
    /// entry ends it. The game has changed already.
    fn summary_after(&self, entry: &LogEntry) -> (Option<Summary>, Option<GameResult>) {
        let over = self.state.game_over();
        let only_chat = entry.facts.iter().all(|fact| matches!(fact, Fact::Said { .. }));
        if only_chat && over == (self.state.room.end == End::Over) && self.log.has_summary() {
            return (None, None);
        }
        let mut room = self.state.room.clone();
        room.apply(entry);
        room.set_game_over(over);
        let game = self.state.game.as_deref();
        let ends = room.end == End::Over && self.state.room.end != End::Over;
        let result = game.filter(|_| ends).and_then(|game| game_result(&room, game, entry.at));
        (Some(summarise(&room, game.and_then(catalog::AnyTable::outcome))), result)
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
