//! Commands: judged, stored, acknowledged.

use serde_json::Value;
use table::{Moment, Refusal, Seat};

use super::Keeper;
use crate::fact::{Cause, Entry, Fact};
use crate::identity::{Holder, hash, random_word};
use crate::judge::Asking;
use crate::rules::refuse;
use crate::start;
use crate::wire::{Command, Status, ToClient};

/// What a command comes to.
#[derive(Default)]
struct Effect {
    facts: Vec<Fact>,
    /// The length of the game's log before it.
    before: usize,
    /// Something for the asker alone.
    key: Option<String>,
}

impl Keeper {
    /// A page sent a command.
    pub(super) async fn command(&mut self, id: u64, number: u32, command: Command, lag: u32) {
        let Some(socket) = self.desk.sockets.iter().find(|socket| socket.id == id) else { return };
        let (holder, client) = (socket.holder.clone(), socket.client.clone());
        if number <= self.room.last_command(&client) {
            // It was sent again because its answer got lost.
            return self.reply(id, &ToClient::Done { number, key: None });
        }
        let told_before = self.game.as_ref().map_or(0, |game| game.length());
        let by = Some(Cause { client, number });
        match self.effect(&holder, command, lag).await {
            Ok(effect) => {
                let Effect { facts, before, key } = effect;
                let entry = Entry { at: self.clock.now(), by, facts, game: self.records_since(before) };
                match self.store(&entry).await {
                    Ok(()) => {
                        self.reply(id, &ToClient::Done { number, key });
                        self.tell(&entry, before);
                    }
                    Err(_) => self.refuse(id, number, &refuse("S-14", "server-not-stored")),
                }
            }
            Err(refusal) => {
                // What came due before the refused action has happened all the same.
                self.keep_records_since(told_before).await;
                self.refuse(id, number, &refusal);
            }
        }
    }

    async fn effect(&mut self, holder: &Holder, command: Command, lag: u32) -> Result<Effect, Refusal> {
        let length = self.game.as_ref().map_or(0, |game| game.length());
        match command {
            Command::Act { action } => {
                self.act(holder, &action, lag)?;
                Ok(Effect { before: length, ..Effect::default() })
            }
            Command::Start => {
                self.room.host(holder)?;
                self.room.before_start()?;
                let begun = start::begin(&self.room, self.secret)?;
                self.game = Some(begun.game);
                self.clock = crate::clock::Clock::at(Moment::START);
                self.numbers = vec![0; self.room.chairs.len() + 1];
                Ok(Effect { facts: begun.facts, ..Effect::default() })
            }
            Command::Share => {
                let seat = self.room.seated(holder)?;
                let key = random_word();
                let facts = vec![Fact::Shared { seat, key: hash(&key) }];
                Ok(Effect { facts, before: length, key: Some(key) })
            }
            Command::Rematch => {
                self.room.seated(holder)?;
                if self.room.status() != Status::Over {
                    return Err(refuse("S-10", "server-not-over"));
                }
                let facts = match &self.room.rematch {
                    // Somebody else was first: all go to the same table.
                    Some(_) => Vec::new(),
                    None => vec![Fact::Rematched { code: self.hub.rematch(&self.room).await? }],
                };
                Ok(Effect { facts, before: length, key: None })
            }
            command => {
                let away = self.desk.away(&self.room, self.hub.config.away);
                let facts = self.room.judge(&Asking { holder, away }, &command)?;
                Ok(Effect { facts, before: length, key: None })
            }
        }
    }

    fn act(&mut self, holder: &Holder, action: &Value, lag: u32) -> Result<(), Refusal> {
        let seat = self.room.seated(holder)?;
        if self.room.chairs[seat.index()].bot().is_some() {
            return Err(refuse("S-16", "server-bot-plays"));
        }
        let at = self.clock.now();
        let game = self.game.as_mut().ok_or_else(|| refuse("S-10", "server-not-playing"))?;
        game.act(seat, action, at, lag)
    }

    /// Lets everything happen that has come due.
    pub(super) async fn pass_time(&mut self) {
        let now = self.clock.now();
        let Some(game) = self.game.as_mut().filter(|game| game.deadline().is_some_and(|due| due <= now))
        else {
            return;
        };
        let before = game.length();
        if let Err(refusal) = game.advance(now) {
            tracing::error!(table = self.code, %refusal, "time could not pass");
        }
        self.keep_records_since(before).await;
    }

    /// A bot does what it meant to do.
    pub(super) async fn bot_acts(&mut self, seat: Seat, action: &str) {
        let at = self.clock.now();
        let Some(game) = self.game.as_mut() else { return };
        let before = game.length();
        let acted = serde_json::from_str(action).map(|action: Value| game.act(seat, &action, at, 0));
        if let Ok(Err(refusal)) = acted {
            tracing::error!(table = self.code, %refusal, "a bot was refused");
        }
        self.keep_records_since(before).await;
    }

    /// Stores and tells what happened in the game without a command.
    async fn keep_records_since(&mut self, before: usize) {
        let game = self.records_since(before);
        if game.is_empty() {
            return;
        }
        let entry = Entry { at: self.clock.now(), by: None, facts: Vec::new(), game };
        if self.store(&entry).await.is_ok() {
            self.tell(&entry, before);
        }
    }
}
