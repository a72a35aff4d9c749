//! A player: waits for their turn, plays what is allowed, and goes on to the next game.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, sleep_until};

use super::address::Address;
use super::book::Book;
use super::page::{Page, read};
use crate::trouble::Trouble;

/// How long an action is kept back at most because the one before it is not yet received: some are seen by
/// nobody else.
const UNSEEN: Duration = Duration::from_millis(50);
/// How soon it is looked again whether it is.
const LOOK: Duration = Duration::from_millis(1);

/// Where and what is played.
#[derive(Clone)]
pub(super) struct Place {
    pub(super) address: Address,
    pub(super) game: String,
    pub(super) options: Option<Value>,
}

/// A table in the book.
#[derive(Clone)]
pub(super) struct Table {
    pub(super) number: usize,
    pub(super) book: Arc<Book>,
    /// When its next action is due, whoever's turn it is.
    pub(super) due: Arc<Mutex<Instant>>,
}

impl Table {
    fn due(&self) -> Instant {
        *self.due.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The next action is due so much after this one was. What is late is not made up for.
    fn acted(&self, every: Duration) {
        let mut due = self.due.lock().unwrap_or_else(PoisonError::into_inner);
        *due = (*due + every).max(Instant::now());
    }
}

/// Somebody with a seat.
pub(super) struct Player {
    place: Place,
    table: Table,
    /// The first has the host's rights.
    seat: u8,
    cookie: String,
    page: Page,
    every: Duration,
    idle: bool,
    /// What to do when it is time: something that may be done now.
    next: Option<String>,
    /// The number of the action that is not yet answered, and when it was sent.
    waiting: Option<(u32, Instant)>,
    /// The action was answered, and what comes next of the game is what it did.
    own: bool,
}

impl Place {
    /// Opens a table, seats that many players and starts the game.
    pub(super) async fn seat(&self, table: &Table, players: u8) -> Result<Vec<Player>, Trouble> {
        let options = self.options.clone().unwrap_or_else(|| json!({}));
        let wish = json!({ "game": self.game, "seats": players, "options": options, "name": "Player 1" });
        let opened = self.address.request("POST", "/api/tables", &wish.to_string()).await?;
        let code = opened.body["code"].as_str().unwrap_or_default().to_owned();
        let mut seated = vec![self.player(table, 0, &code, opened.cookie).await?];
        for seat in 1..players {
            let guest = self.address.request("GET", "/api/tables", "").await?;
            let mut player = self.player(table, seat, &code, guest.cookie).await?;
            player.page.does(json!({ "do": "sit", "name": format!("Player {}", seat + 1) })).await?;
            seated.push(player);
        }
        if let Some(host) = seated.first_mut() {
            host.page.does(json!({ "do": "start" })).await?;
        }
        Ok(seated)
    }

    async fn player(&self, table: &Table, seat: u8, code: &str, cookie: String) -> Result<Player, Trouble> {
        let page = Page::open(&self.address, code, &cookie).await?;
        let (place, table) = (self.clone(), table.clone());
        let (next, every) = (None, Duration::ZERO);
        Ok(Player { place, table, seat, cookie, page, every, idle: false, next, waiting: None, own: false })
    }
}

impl Player {
    /// Acts so often from now on, or never.
    pub(super) fn paced(&mut self, every: Option<Duration>, idle: bool) {
        (self.every, self.idle) = (every.unwrap_or_default(), idle);
        // Tables do not all act in the same moment.
        *self.table.due.lock().unwrap_or_else(PoisonError::into_inner) =
            Instant::now() + self.every.mul_f64(fastrand::f64());
    }

    /// Plays for as long as it is let.
    pub(super) async fn play(mut self) -> Result<(), Trouble> {
        loop {
            let ready = self.next.is_some() && self.waiting.is_none() && !self.idle;
            let due = self.table.due();
            tokio::select! {
                text = self.page.next() => self.hear(&text?).await?,
                () = sleep_until(due), if ready => self.act().await?,
            }
        }
    }

    async fn act(&mut self) -> Result<(), Trouble> {
        let now = Instant::now();
        if self.table.book.is_under_way(self.table.number) && now < self.table.due() + UNSEEN {
            tokio::time::sleep(LOOK).await;
            return Ok(());
        }
        let Some(action) = self.next.take() else { return Ok(()) };
        let command = format!(r#"{{"do":"act","action":{action}}}"#);
        self.table.book.sent(self.table.number, self.seat);
        let number = self.page.command(&command).await?;
        self.waiting = Some((number, now));
        self.table.acted(self.every);
        Ok(())
    }

    async fn hear(&mut self, text: &str) -> Result<(), Trouble> {
        let heard = read(text)?;
        match heard.r#type {
            "done" => {
                if let Some((_, sent)) = self.waiting.take_if(|(number, _)| Some(*number) == heard.number) {
                    self.table.book.accepted(sent);
                    self.own = true;
                }
            }
            "refused" => {
                self.waiting = None;
                self.table.book.refused(self.table.number);
            }
            _ => {}
        }
        if let Some(game) = heard.game {
            if heard.r#type == "game" && !std::mem::take(&mut self.own) {
                self.table.book.received(self.table.number, self.seat);
            }
            self.next = fastrand::choice(&game.menu).map(|action| action.get().to_owned());
            if game.outcome.is_some() && self.seat == 0 && heard.r#type == "game" {
                self.table.book.ended(self.table.number);
                self.page.command(r#"{"do":"rematch"}"#).await?;
            }
        }
        if let Some(code) = heard.table.and_then(|table| table.rematch) {
            self.follow(&code).await?;
        }
        Ok(())
    }

    /// Goes to the table of the next game.
    async fn follow(&mut self, code: &str) -> Result<(), Trouble> {
        self.page = Page::open(&self.place.address, code, &self.cookie).await?;
        (self.waiting, self.own, self.next) = (None, false, None);
        if self.seat == 0 {
            self.page.does(json!({ "do": "start" })).await?;
        }
        Ok(())
    }
}
