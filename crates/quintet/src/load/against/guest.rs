//! Somebody alone at a table of bots, who plays at random as soon as it is their turn.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use bots::Level;
use serde_json::{Value, json};
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::super::address::Address;
use super::super::client::{Client, Game, parse};
use super::moves::Moves;
use crate::error::CommandError;

/// The seat of whoever opens a table.
const OWN_SEAT: u8 = 0;
/// How often a page asks for a hint: half of what the server's limit allows.
const ASKING_INTERVAL: Duration = Duration::from_millis(100);

/// The table that somebody wants.
#[derive(Clone)]
pub(super) struct Wish {
    pub(super) game: &'static str,
    pub(super) seats: u8,
    pub(super) options: Option<Value>,
    pub(super) level: Level,
}

/// Somebody at a table.
pub(super) struct Guest {
    address: Address,
    wish: Wish,
    /// Where the bots' moves are counted.
    moves: Option<Arc<Moves>>,
    client: Client,
    code: String,
    cookie: String,
    /// What to send next.
    next: Option<String>,
    /// The number of the action that was not answered yet.
    pending: Option<u32>,
    /// The next change of the game is the effect of one's own action.
    own_effect: bool,
    /// Since when the game has waited for bots.
    waiting: Option<Instant>,
}

impl Guest {
    /// Opens a table, where the game begins at once.
    pub(super) async fn open(
        address: Address,
        wish: Wish,
        moves: Option<Arc<Moves>>,
    ) -> Result<Guest, CommandError> {
        let options = wish.options.clone().unwrap_or_else(|| json!({}));
        let (game, seats, level) = (wish.game, wish.seats, wish.level.word());
        let body =
            json!({ "game": game, "seats": seats, "options": options, "name": "Guest", "against": level });
        let opened = address.request("POST", "/api/tables", &body.to_string()).await?;
        let code = opened.body["code"].as_str().unwrap_or_default().to_owned();
        let cookie = opened.cookie;
        let client = Client::open(&address, &code, &cookie).await?;
        let (next, pending, own_effect, waiting) = (None, None, false, None);
        Ok(Guest { address, wish, moves, client, code, cookie, next, pending, own_effect, waiting })
    }

    /// Plays one game after the other until aborted.
    pub(super) async fn play(mut self) -> Result<(), CommandError> {
        loop {
            let text = self.client.next().await?;
            let message = parse(&text)?;
            match message.r#type {
                "done" if message.number == self.pending => (self.pending, self.own_effect) = (None, true),
                "refused" => self.pending = None,
                _ => {}
            }
            if let Some(game) = message.game {
                if game.outcome.is_some() {
                    self = Guest::open(self.address, self.wish, self.moves).await?;
                    continue;
                }
                self.see(&game);
            }
            if let Some(action) = self.next.take_if(|_| self.pending.is_none()) {
                let command = format!(r#"{{"do":"act","action":{action}}}"#);
                self.pending = Some(self.client.send_command(&command).await?);
            }
        }
    }

    /// Notes how long the bots took, if this is their doing, and what to do next.
    fn see(&mut self, game: &Game<'_>) {
        let own = std::mem::take(&mut self.own_effect);
        let waited = self.waiting.take();
        if let (Some(moves), Some(since), false) = (&self.moves, waited, own) {
            moves.made(self.wish.game, since.elapsed());
        }
        if game.awaited.iter().any(|seat| *seat != OWN_SEAT) {
            // Where all act at once, one's own action changes nothing for the bots.
            self.waiting = waited.filter(|_| own).or_else(|| Some(Instant::now()));
        }
        self.next = fastrand::choice(&game.menu).map(|action| action.get().to_owned());
    }
}

/// Somebody at a table, and so many more pages of theirs that ask for hints all the time.
pub(super) async fn asking(
    address: Address,
    wish: Wish,
    pages: u32,
) -> Result<(Guest, Vec<impl Future<Output = Result<(), CommandError>> + Send>), CommandError> {
    let host = Guest::open(address, wish, None).await?;
    let mut asking = Vec::new();
    for _ in 0..pages {
        let client = Client::open(&host.address, &host.code, &host.cookie).await?;
        asking.push(ask(client));
    }
    Ok((host, asking))
}

async fn ask(mut client: Client) -> Result<(), CommandError> {
    let mut due = interval(ASKING_INTERVAL);
    due.set_missed_tick_behavior(MissedTickBehavior::Skip);
    loop {
        tokio::select! {
            text = client.next() => drop(text?),
            _ = due.tick() => client.ask_for_hint().await?,
        }
    }
}
