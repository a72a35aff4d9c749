//! A player: waits for their turn, plays something from the menu, and follows to the rematch.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, sleep_until};

use super::Route;
use super::address::Address;
use super::client::{Client, parse};
use super::measurements::Measurements;
use crate::error::CommandError;

/// How long an action waits for the one before it to be received; some actions are never seen by others.
const MAX_HOLD_BACK: Duration = Duration::from_millis(50);
/// How often that is checked.
const POLL_INTERVAL: Duration = Duration::from_millis(1);

/// The servers, the game and its options.
#[derive(Clone)]
pub(super) struct Scenario {
    pub(super) addresses: Arc<[Address]>,
    pub(super) route: Route,
    pub(super) game: String,
    pub(super) options: Option<Value>,
}

/// What the players of one table share.
#[derive(Clone)]
pub(super) struct SharedTable {
    pub(super) number: usize,
    pub(super) measurements: Arc<Measurements>,
    /// When its next action is due, whoever's turn it is.
    pub(super) due: Arc<Mutex<Instant>>,
}

impl SharedTable {
    fn due(&self) -> Instant {
        *self.due.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Schedules the next action an interval after this one was due; a late action does not speed up the next.
    fn schedule_next(&self, interval: Duration) {
        let mut due = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        *due = (*due + interval).max(Instant::now());
    }
}

/// A player at a table.
pub(super) struct Player {
    /// Where they connect to, also when they follow to another table.
    address: Address,
    table: SharedTable,
    /// The first has the host's rights.
    seat: u8,
    cookie: String,
    client: Client,
    interval: Duration,
    idle: bool,
    /// The action to send when it is due, from the current menu.
    next: Option<String>,
    /// The number of the unacknowledged action, and when it was sent.
    pending: Option<(u32, Instant)>,
    /// The next change of the game is the effect of this player's own action.
    own_effect: bool,
}

impl Scenario {
    /// Opens a table, seats that many players and starts the game.
    pub(super) async fn seat(&self, table: &SharedTable, players: u8) -> Result<Vec<Player>, CommandError> {
        let options = self.options.clone().unwrap_or_else(|| json!({}));
        let wish = json!({ "game": self.game, "seats": players, "options": options, "name": "Player 1" });
        let address = self.route.choose(&self.addresses, table.number);
        let opened = address.request("POST", "/api/tables", &wish.to_string()).await?;
        // Older versions have codes only.
        let id = opened.body["id"].as_str().or_else(|| opened.body["code"].as_str());
        let id = id.unwrap_or_default().to_owned();
        let mut seated = vec![player(address, table, 0, &id, opened.cookie).await?];
        for seat in 1..players {
            let address = self.route.choose(&self.addresses, table.number);
            let guest = address.request("GET", "/api/tables", "").await?;
            let mut player = player(address, table, seat, &id, guest.cookie).await?;
            player.client.execute(json!({ "do": "sit", "name": format!("Player {}", seat + 1) })).await?;
            seated.push(player);
        }
        if let Some(host) = seated.first_mut() {
            host.client.execute(json!({ "do": "start" })).await?;
        }
        Ok(seated)
    }
}

/// Connects somebody.
async fn player(
    address: Address,
    table: &SharedTable,
    seat: u8,
    id: &str,
    cookie: String,
) -> Result<Player, CommandError> {
    let client = Client::open(&address, id, &cookie).await?;
    Ok(Player {
        address,
        table: table.clone(),
        seat,
        client,
        cookie,
        interval: Duration::ZERO,
        idle: false,
        next: None,
        pending: None,
        own_effect: false,
    })
}

impl Player {
    /// Sets how often to act; never, if idle.
    pub(super) fn set_pace(&mut self, interval: Option<Duration>, idle: bool) {
        (self.interval, self.idle) = (interval.unwrap_or_default(), idle);
        // Spread out, so that the tables do not all act at the same moment.
        *self.table.due.lock().unwrap_or_else(PoisonError::into_inner) =
            Instant::now() + self.interval.mul_f64(fastrand::f64());
    }

    /// Plays until it is aborted.
    pub(super) async fn play(mut self) -> Result<(), CommandError> {
        loop {
            let ready = self.next.is_some() && self.pending.is_none() && !self.idle;
            let due = self.table.due();
            if ready && !self.table.measurements.is_in_flight(self.table.number) && due <= Instant::now() {
                self.act().await?;
                continue;
            }
            tokio::select! {
                text = self.client.next() => self.handle(&text?).await?,
                () = sleep_until(due), if ready => self.act().await?,
            }
        }
    }

    async fn act(&mut self) -> Result<(), CommandError> {
        let now = Instant::now();
        if self.table.measurements.is_in_flight(self.table.number) && now < self.table.due() + MAX_HOLD_BACK {
            tokio::time::sleep(POLL_INTERVAL).await;
            return Ok(());
        }
        let Some(action) = self.next.take() else { return Ok(()) };
        let command = format!(r#"{{"do":"act","action":{action}}}"#);
        self.table.measurements.sent(self.table.number, self.seat);
        let number = self.client.send_command(&command).await?;
        self.pending = Some((number, now));
        self.table.schedule_next(self.interval);
        Ok(())
    }

    async fn handle(&mut self, text: &str) -> Result<(), CommandError> {
        let message = parse(text)?;
        match message.r#type {
            "done" => {
                if let Some((_, sent)) = self.pending.take_if(|(number, _)| Some(*number) == message.number) {
                    self.table.measurements.accepted(sent);
                    self.own_effect = true;
                }
            }
            "refused" => {
                self.pending = None;
                self.table.measurements.refused(self.table.number);
            }
            _ => {}
        }
        if let Some(game) = message.game {
            if message.r#type == "game" && !std::mem::take(&mut self.own_effect) {
                self.table.measurements.received(self.table.number, self.seat);
            }
            self.next = fastrand::choice(&game.menu).map(|action| action.get().to_owned());
            if game.outcome.is_some() && self.seat == 0 && message.r#type == "game" {
                self.table.measurements.ended(self.table.number);
                self.client.send_command(r#"{"do":"rematch"}"#).await?;
            }
        }
        if let Some(code) = message.table.and_then(|table| table.rematch) {
            self.follow(&code).await?;
        }
        Ok(())
    }

    /// Moves on to the table of the next game.
    async fn follow(&mut self, code: &str) -> Result<(), CommandError> {
        self.client = Client::open(&self.address, code, &self.cookie).await?;
        (self.pending, self.own_effect, self.next) = (None, false, None);
        if self.seat == 0 {
            self.client.execute(json!({ "do": "start" })).await?;
        }
        Ok(())
    }
}
