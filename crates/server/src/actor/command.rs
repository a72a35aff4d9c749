//! A command on its way through the actor: decided, stored, acknowledged, broadcast.

use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::value::RawValue;
use table::{Millis, Refusal};
use tokio::time::Instant;

use super::TableActor;
use super::game::{self, Failure};
use crate::dedup::{Dedup, fingerprint};
use crate::fact::Fact;
use crate::identity::{Client, Person, hash, random_word};
use crate::log_entry::{Cause, LogEntry};
use crate::room::Request;
use crate::rules::{not_stored, refuse};
use crate::wire::{Command, Status, ToClient};

/// How many seconds a key to a seat is valid.
const KEY_LIFETIME: u64 = 15 * 60;

/// What a command comes to.
#[derive(Default)]
struct Effect {
    facts: Vec<Fact>,
    /// The game's records from this number on belong to it.
    first_record: usize,
    /// A key to the seat, for the sender alone.
    key: Option<String>,
}

/// The time of day: keys to a seat expire whether or not the table's own clock runs.
fn unix_time() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

impl TableActor {
    /// A page sent a command. Whether it was answered, if there was anybody to be: where another node has the table by now,
    /// it is for that one to answer.
    pub(super) async fn command(&mut self, id: u64, number: u32, command: Command, lag: Millis) -> bool {
        let Some(connection) = self.connections.get(id) else { return true };
        let arrived = Instant::now();
        let (holder, client) = (connection.holder.clone(), connection.client.clone());
        let of = Some(holder.device().short());
        let cause = Cause { client, number, fingerprint: fingerprint(&command), of };
        match self.state.room.dedup.check(&cause) {
            Dedup::New => {}
            Dedup::Duplicate => {
                self.connections.reply(id, &ToClient::Done { number, key: None });
                return true;
            }
            Dedup::NumberReused => {
                if self.is_elsewhere().await {
                    return false;
                }
                self.refuse(id, number, &refuse("S-19", "server-number-used"));
                return true;
            }
        }
        let records_before = self.state.record_count();
        match self.decide(&holder, &cause.client, command, lag).await {
            Ok(Effect { facts, first_record, key }) => {
                let (at, game) = (self.state.clock.now(), self.state.records_since(first_record));
                let entry = LogEntry { at, by: Some(cause), facts, game };
                match self.store(&entry).await {
                    Ok(()) => {
                        self.app.metrics.acknowledged(arrived.elapsed());
                        self.connections.reply(id, &ToClient::Done { number, key });
                        self.broadcast(&entry, first_record);
                    }
                    // A store may fail between storing and saying so; what is on disk has happened.
                    Err(_) if self.was_stored(&entry) => {
                        self.connections.reply(id, &ToClient::Done { number, key });
                    }
                    Err(_) if self.log.has_moved() => return false,
                    Err(error) => self.refuse(id, number, &not_stored(&error)),
                }
            }
            // What is rare is boxed: a future has room for everything that it may wait for, and is moved with it.
            Err(Failure::Panicked) => {
                Box::pin(self.reload()).await;
                if self.log.has_moved() {
                    return false;
                }
                self.refuse(id, number, &refuse("S-14", "server-not-stored"));
            }
            Err(Failure::Refused(refusal)) => {
                // What came due before the refused action has happened all the same.
                Box::pin(self.record_game(records_before)).await;
                if self.is_elsewhere().await {
                    return false;
                }
                self.refuse(id, number, &refusal);
            }
        }
        true
    }

    /// Whether a command's entry is on disk all the same, after an error.
    fn was_stored(&self, entry: &LogEntry) -> bool {
        entry.by.as_ref().is_some_and(|cause| self.state.room.dedup.check(cause) == Dedup::Duplicate)
    }

    async fn decide(
        &mut self,
        holder: &Person,
        client: &Client,
        command: Command,
        lag: Millis,
    ) -> Result<Effect, Failure> {
        let room = &self.state.room;
        let first_record = self.state.record_count();
        if room.status() == Status::Closed {
            return Err(refuse("S-28", "server-closed").into());
        }
        if room.changes >= self.app.config.limits.changes_of_table && !is_needed(&command) {
            return Err(refuse("S-33", "server-table-full").into());
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
                let facts = vec![Fact::SeatKeyIssued {
                    seat,
                    key: hash(&key),
                    until: Some(unix_time() + KEY_LIFETIME),
                }];
                Ok(Effect { facts, first_record, key: Some(key) })
            }
            Command::Rematch => {
                room.require_seat(holder)?;
                if room.status() != Status::Over {
                    return Err(refuse("S-10", "server-not-over").into());
                }
                let first = self.state.game.as_ref().and_then(|game| game.next_first());
                let facts = if room.rematch.is_some() {
                    // Somebody else was first: all go to the same table.
                    Vec::new()
                } else {
                    let opened = Box::pin(self.app.open_rematch(&self.log.id, room, first)).await?;
                    vec![Fact::RematchOpened { code: opened.code, id: Some(opened.id) }]
                };
                Ok(Effect { facts, first_record, key: None })
            }
            command => {
                let away = self.presence.away(room, self.app.config.away);
                let facts = room.decide(&Request { holder, client, away, now: unix_time() }, &command)?;
                let facts = self.follow_reveal(facts)?;
                Ok(Effect { facts, first_record, key: None })
            }
        }
    }

    fn act(&mut self, holder: &Person, action: &RawValue, lag: Millis) -> Result<(), Failure> {
        let room = &self.state.room;
        let seat = room.require_seat(holder)?;
        if room.chairs[seat.index()].bot().is_some() {
            return Err(refuse("S-16", "server-bot-plays").into());
        }
        let (at, records) = (self.state.clock.now(), self.state.record_count());
        let table = self.state.game.as_deref_mut().ok_or_else(|| refuse("S-10", "server-not-playing"))?;
        let action = table.parse_action(action.get())?;
        if table.mentions(&action).is_some_and(|(author, number)| !room.wrote(author, number)) {
            return Err(refuse("S-20", "server-no-such-message").into());
        }
        let rate = self.app.config.limits.actions_of_seat(records);
        self.seat_rates.check(seat, rate)?;
        game::guarded(table, |table| table.act(seat, &action, at, lag))?;
        self.seat_rates.count(seat, rate);
        Ok(())
    }

    /// Refuses a command.
    fn refuse(&mut self, id: u64, number: u32, refusal: &Refusal) {
        let message = self.app.refused(Some(number), refusal, Some(&self.state.room.game));
        self.connections.reply(id, &message);
    }
}

/// Whether a table cannot go on without commands of this kind: a full one takes them all the same. How often they come is
/// limited by person, address and seat.
fn is_needed(command: &Command) -> bool {
    match command {
        Command::Act { .. }
        | Command::Sit { .. }
        | Command::Stand
        | Command::Remove { .. }
        | Command::LetBack
        | Command::Unshare
        | Command::Close
        | Command::Contribute { .. }
        | Command::Commit { .. }
        | Command::Reveal { .. }
        | Command::Start
        | Command::HandOver { .. }
        | Command::TakeBack
        | Command::Claim { .. }
        | Command::Rematch => true,
        Command::Chat { .. }
        | Command::Name { .. }
        | Command::Seats { .. }
        | Command::Options { .. }
        | Command::List { .. }
        | Command::Clock { .. }
        | Command::Hints { .. }
        | Command::Bot { .. }
        | Command::Swap { .. }
        | Command::Watch { .. }
        | Command::Share => false,
    }
}
