//! A command on its way through the actor: decided, stored, acknowledged, broadcast.

use serde_json::value::RawValue;
use table::{Millis, Refusal};
use tokio::time::Instant;

use super::TableActor;
use super::game::{self, Failure};
use crate::dedup::{Dedup, fingerprint};
use crate::fact::Fact;
use crate::identity::{Client, Holder, hash, random_word};
use crate::log_entry::{Cause, LogEntry};
use crate::room::Request;
use crate::rules::refuse;
use crate::wire::{Command, Status, ToClient};

/// What a command comes to.
#[derive(Default)]
struct Effect {
    facts: Vec<Fact>,
    /// The game's records from this number on belong to it.
    first_record: usize,
    /// A key to the seat, for the sender alone.
    key: Option<String>,
}

impl TableActor {
    /// A page sent a command.
    pub(super) async fn command(&mut self, id: u64, number: u32, command: Command, lag: Millis) {
        let Some(connection) = self.connections.get(id) else { return };
        let arrived = Instant::now();
        let (holder, client) = (connection.holder.clone(), connection.client.clone());
        let cause = Cause { client, number, fingerprint: fingerprint(&command) };
        match self.state.room.dedup.check(&cause) {
            Dedup::New => {}
            Dedup::Duplicate => return self.connections.reply(id, &ToClient::Done { number, key: None }),
            Dedup::NumberReused => return self.refuse(id, number, &refuse("S-19", "server-number-used")),
        }
        let records_before = self.state.record_count();
        match self.decide(&holder, &cause.client, command, lag).await {
            Ok(Effect { facts, first_record, key }) => {
                let (at, game) = (self.state.clock.now(), self.state.records_since(first_record));
                let entry = LogEntry { at, by: Some(cause.clone()), facts, game };
                match self.store(&entry).await {
                    Ok(()) => {
                        self.app.metrics.acknowledged(arrived.elapsed());
                        self.connections.reply(id, &ToClient::Done { number, key });
                        self.broadcast(&entry, first_record);
                    }
                    // A store may fail between storing and saying so; what is on disk has happened.
                    Err(_) if self.state.room.dedup.check(&cause) == Dedup::Duplicate => {
                        self.connections.reply(id, &ToClient::Done { number, key });
                    }
                    Err(_) => self.refuse(id, number, &refuse("S-14", "server-not-stored")),
                }
            }
            Err(Failure::Panicked) => {
                self.reload().await;
                self.refuse(id, number, &refuse("S-14", "server-not-stored"));
            }
            Err(Failure::Refused(refusal)) => {
                // What came due before the refused action has happened all the same.
                self.record_game(records_before).await;
                self.refuse(id, number, &refusal);
            }
        }
    }

    async fn decide(
        &mut self,
        holder: &Holder,
        client: &Client,
        command: Command,
        lag: Millis,
    ) -> Result<Effect, Failure> {
        let room = &self.state.room;
        let first_record = self.state.record_count();
        if room.status() == Status::Closed {
            return Err(refuse("S-28", "server-closed").into());
        }
        match command {
            Command::Act { action } => {
                self.act(holder, &action, lag)?;
                Ok(Effect { first_record, ..Effect::default() })
            }
            Command::Start => {
                room.require_host(holder)?;
                room.require_before_start()?;
                Ok(Effect { facts: self.begin_start()?, ..Effect::default() })
            }
            Command::Share => {
                let seat = room.require_seat(holder)?;
                let key = random_word();
                let facts = vec![Fact::SeatKeyIssued { seat, key: hash(&key) }];
                Ok(Effect { facts, first_record, key: Some(key) })
            }
            Command::Rematch => {
                room.require_seat(holder)?;
                if room.status() != Status::Over {
                    return Err(refuse("S-10", "server-not-over").into());
                }
                let first = self.state.game.as_ref().and_then(|game| game.next_first());
                let facts = match &room.rematch {
                    // Somebody else was first: all go to the same table.
                    Some(_) => Vec::new(),
                    None => vec![Fact::RematchOpened { code: self.app.open_rematch(room, first).await? }],
                };
                Ok(Effect { facts, first_record, key: None })
            }
            command => {
                let away = self.presence.away(room, self.app.config.away);
                let facts = room.decide(&Request { holder, client, away }, &command)?;
                let facts = self.follow_reveal(facts)?;
                Ok(Effect { facts, first_record, key: None })
            }
        }
    }

    fn act(&mut self, holder: &Holder, action: &RawValue, lag: Millis) -> Result<(), Failure> {
        let room = &self.state.room;
        let seat = room.require_seat(holder)?;
        if room.chairs[seat.index()].bot().is_some() {
            return Err(refuse("S-16", "server-bot-plays").into());
        }
        let at = self.state.clock.now();
        let table = self.state.game.as_deref_mut().ok_or_else(|| refuse("S-10", "server-not-playing"))?;
        let action = table.parse_action(action.get())?;
        if table.mentions(&action).is_some_and(|(author, number)| !room.wrote(author, number)) {
            return Err(refuse("S-20", "server-no-such-message").into());
        }
        game::guarded(table, |table| table.act(seat, &action, at, lag))?;
        self.turn_clocks.reset(seat);
        Ok(())
    }

    /// Refuses a command.
    fn refuse(&mut self, id: u64, number: u32, refusal: &Refusal) {
        let message = self.app.refused(Some(number), refusal, Some(&self.state.room.game));
        self.connections.reply(id, &message);
    }
}
