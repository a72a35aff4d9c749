//! Commands: judged, stored, acknowledged.

use std::panic::{AssertUnwindSafe, catch_unwind};

use catalog::{AnyAction, AnyTable};
use serde_json::Value;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};
use table::{Moment, Refusal, Seat};
use tokio::time::Instant;

use super::{Keeper, REST};
use crate::counted::Count;
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

/// Why a command has no effect.
enum Failure {
    /// It is not allowed.
    Refused(Refusal),
    /// A mistake in the program: what is in memory is of no more use.
    Spoilt,
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Refused(refusal)
    }
}

impl Keeper {
    /// A page sent a command.
    pub(super) async fn command(&mut self, id: u64, number: u32, command: Command, lag: u32) {
        let Some(socket) = self.desk.sockets.iter().find(|socket| socket.id == id) else { return };
        let arrived = Instant::now();
        let (holder, client) = (socket.holder.clone(), socket.client.clone());
        let cause = Cause { client, number, print: print(&command) };
        match self.room.counted.count(&cause) {
            Count::Fresh => {}
            Count::Again => return self.reply(id, &ToClient::Done { number, key: None }),
            Count::Misused => return self.refuse(id, number, &refuse("S-19", "server-number-used")),
        }
        let told_before = self.game.as_ref().map_or(0, |game| game.length());
        match self.effect(&holder, command, lag).await {
            Ok(effect) => {
                let Effect { facts, before, key } = effect;
                let (at, game) = (self.clock.now(), self.records_since(before));
                let entry = Entry { at, by: Some(cause.clone()), facts, game };
                match self.store(&entry).await {
                    Ok(()) => {
                        self.hub.metrics.acknowledged(arrived.elapsed());
                        self.reply(id, &ToClient::Done { number, key });
                        self.tell(&entry, before);
                    }
                    // A store may fail between storing and saying so; what is on disk has happened.
                    Err(_) if self.room.counted.count(&cause) == Count::Again => {
                        self.reply(id, &ToClient::Done { number, key });
                    }
                    Err(_) => self.refuse(id, number, &refuse("S-14", "server-not-stored")),
                }
            }
            Err(Failure::Spoilt) => {
                self.reload().await;
                self.refuse(id, number, &refuse("S-14", "server-not-stored"));
            }
            Err(Failure::Refused(refusal)) => {
                // What came due before the refused action has happened all the same.
                self.keep_records_since(told_before).await;
                self.refuse(id, number, &refusal);
            }
        }
    }

    async fn effect(&mut self, holder: &Holder, command: Command, lag: u32) -> Result<Effect, Failure> {
        let length = self.game.as_ref().map_or(0, |game| game.length());
        if self.room.status() == Status::Closed {
            return Err(refuse("S-28", "server-closed").into());
        }
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
                    return Err(refuse("S-10", "server-not-over").into());
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

    fn act(&mut self, holder: &Holder, action: &Value, lag: u32) -> Result<(), Failure> {
        let seat = self.room.seated(holder)?;
        if self.room.chairs[seat.index()].bot().is_some() {
            return Err(refuse("S-16", "server-bot-plays").into());
        }
        let at = self.clock.now();
        let game = self.game.as_deref_mut().ok_or_else(|| refuse("S-10", "server-not-playing"))?;
        let action = game.parse_action(&action.to_string())?;
        if game.mentions(&action).is_some_and(|(author, number)| !self.room.wrote(author, number)) {
            return Err(refuse("S-20", "server-no-such-message").into());
        }
        judged(game, |game| game.act(seat, &action, at, lag))?;
        self.acted(seat);
        Ok(())
    }

    /// Lets everything happen that has come due.
    pub(super) async fn pass_time(&mut self) {
        let now = self.clock.now();
        if self.deadline().is_none_or(|due| due > now) {
            return;
        }
        let Some(game) = self.game.as_deref_mut() else { return };
        let before = game.length();
        match judged(game, |game| game.advance(now)) {
            Ok(()) => {}
            Err(Failure::Refused(refusal)) => {
                tracing::error!(table = self.code, %refusal, "time could not pass");
            }
            Err(Failure::Spoilt) => return self.reload().await,
        }
        self.keep_records_since(before).await;
    }

    /// A bot does what it meant to do.
    pub(super) async fn bot_acts(&mut self, seat: Seat, action: &AnyAction) {
        let at = self.clock.now();
        let Some(game) = self.game.as_deref_mut() else { return };
        let before = game.length();
        match judged(game, |game| game.act(seat, action, at, 0)) {
            Ok(()) => {}
            Err(Failure::Refused(refusal)) => {
                tracing::error!(table = self.code, %refusal, "a bot was refused");
                self.rest = Some(Instant::now() + REST);
            }
            Err(Failure::Spoilt) => return self.reload().await,
        }
        self.keep_records_since(before).await;
    }

    /// Stores and tells what happened in the game without a command.
    async fn keep_records_since(&mut self, before: usize) {
        let game = self.records_since(before);
        if !game.is_empty() {
            self.keep(Vec::new(), game, before).await;
        }
    }

    /// Stores and tells what changed at the table without a command.
    pub(super) async fn keep_facts(&mut self, facts: Vec<Fact>) {
        let before = self.game.as_ref().map_or(0, |game| game.length());
        self.keep(facts, Vec::new(), before).await;
    }

    async fn keep(&mut self, facts: Vec<Fact>, game: Vec<Box<RawValue>>, before: usize) {
        let entry = Entry { at: self.clock.now(), by: None, facts, game };
        if self.store(&entry).await.is_ok() {
            self.tell(&entry, before);
        }
    }
}

/// Lets the game judge. A mistake in it spoils this copy of the game but not the table, and not the server.
fn judged(
    game: &mut dyn AnyTable,
    judge: impl FnOnce(&mut dyn AnyTable) -> Result<(), Refusal>,
) -> Result<(), Failure> {
    match catch_unwind(AssertUnwindSafe(|| judge(game))) {
        Ok(judgement) => judgement.map_err(Failure::Refused),
        // The panic itself is in the program's log.
        Err(_) => Err(Failure::Spoilt),
    }
}

/// A command in short. Two different commands rarely share it, and then only their sender is misled.
fn print(command: &Command) -> u32 {
    let text = serde_json::to_vec(command).unwrap_or_default();
    let hash: [u8; 32] = Sha256::digest(&text).into();
    u32::from_le_bytes([hash[0], hash[1], hash[2], hash[3]])
}
