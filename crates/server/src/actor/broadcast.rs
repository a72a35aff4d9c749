//! What each page is sent after an entry was stored, each by what its audience may know.

use catalog::Update;
use table::Audience;

use super::TableActor;
use super::connections::{Connection, audience_of, serialise, serialise_update};
use super::sight_counts::SightCounts;
use super::snapshot::{GameSnapshots, TableSnapshot};
use super::state::TableState;
use crate::fact::Fact;
use crate::log_entry::LogEntry;
use crate::room::{End, Room};
use crate::wire::{ToClient, You};

impl TableActor {
    /// Tells everybody what a stored entry changed; its game records begin at that number.
    pub(super) fn broadcast(&mut self, entry: &LogEntry, first_record: usize) {
        for fact in &entry.facts {
            if let Fact::Said { line } = fact {
                self.connections.broadcast_chat(&ToClient::Chat { line: line.clone() });
            }
        }
        let room_changed = entry.facts.iter().any(|fact| !matches!(fact, Fact::Said { .. }))
            || self.state.room.end == End::Over;
        if room_changed {
            self.update_presence();
            self.connections.update_audiences(&self.state.room);
            self.broadcast_table();
        }
        let views_changed = entry.facts.iter().any(changes_views);
        if !entry.game.is_empty() || views_changed {
            self.broadcast_game(first_record, views_changed);
        }
        self.state.trim();
        if room_changed {
            self.update_lobby();
        }
    }

    /// Tells everybody how the table stands.
    pub(super) fn broadcast_table(&mut self) {
        self.presence.announced_away = self.presence.away(&self.state.room, self.app.config.away);
        self.send_table(|_, _| true);
    }

    /// Tells everybody who sees the game how its clocks stand.
    pub(super) fn broadcast_clocks(&mut self) {
        self.send_table(|room, connection| room.shows_game(&connection.holder));
    }

    fn send_table(&mut self, to: impl Fn(&Room, &Connection) -> bool) {
        let (snapshot, room) = (self.table_snapshot(), &self.state.room);
        for connection in self.connections.iter_mut().filter(|connection| to(room, connection)) {
            let table = snapshot.for_reader(room, &connection.holder);
            let message = ToClient::Table { table, you: you(room, connection) };
            connection.send(serialise(&message));
        }
    }

    /// Sends every audience what it sees of the records from that number on. An audience that sees nothing is sent
    /// nothing: that something happened unseen would be a tell in itself. With `all`, everybody is sent their view.
    fn broadcast_game(&mut self, first_record: usize, all: bool) {
        let Some(game) = self.state.game.as_deref() else { return };
        for audience in Audience::live(game.seats()) {
            let seen = game.count_sights(first_record, audience) as u32;
            if seen == 0 && !all {
                continue;
            }
            let before = self.sights.get(audience);
            self.sights.add(audience, seen);
            let room = &self.state.room;
            let listens = |connection: &&mut Connection| {
                connection.audience() == audience && room.shows_game(&connection.holder)
            };
            let mut listeners = self.connections.iter_mut().filter(listens).peekable();
            if listeners.peek().is_none() {
                continue;
            }
            let (number, now) = (before + seen, self.state.clock.now());
            let message = serialise_update(game, &Update { audience, first_record, number, now });
            listeners.for_each(|listener| listener.send_game(before, before + seen, &message));
        }
    }

    /// Sends everything as it stands to a page that just connected.
    pub(super) fn welcome(&self, connection: &mut Connection, last_seen: Option<u32>) {
        let games = GameSnapshots::new(&self.state, &self.sights);
        Welcome { state: &self.state, sights: &self.sights, table: self.table_snapshot(), games }
            .send(connection, last_seen);
    }

    /// Sends a fresh state to the pages that fell behind and have room again.
    pub(super) fn catch_up(&mut self) {
        if !self.connections.iter().any(Connection::can_catch_up) {
            return;
        }
        let games = GameSnapshots::new(&self.state, &self.sights);
        let mut welcome =
            Welcome { state: &self.state, sights: &self.sights, table: self.table_snapshot(), games };
        for connection in self.connections.iter_mut().filter(|connection| connection.can_catch_up()) {
            let last_seen = connection.sights_sent();
            welcome.send(connection, last_seen);
        }
    }

    /// Updates the line of this table in the lobby.
    pub(super) fn update_lobby(&self) {
        let first = self.connections.iter().next().map(|page| page.address);
        self.app.lobby.update(&self.log.code, &self.log.id, &self.state.room, first);
    }
}

/// Everything as it stands, for any number of pages.
struct Welcome<'a> {
    state: &'a TableState,
    sights: &'a SightCounts,
    table: TableSnapshot,
    games: GameSnapshots<'a>,
}

impl Welcome<'_> {
    fn send(&mut self, connection: &mut Connection, last_seen: Option<u32>) {
        let room = &self.state.room;
        let audience = audience_of(room, &connection.holder);
        let shown = room.shows_game(&connection.holder);
        let message = ToClient::Welcome {
            build: env!("CARGO_PKG_VERSION"),
            table: self.table.for_reader(room, &connection.holder),
            you: you(room, connection),
            game: if shown { self.games.catching_up(audience, last_seen) } else { None },
            chat: if shown { room.chat.iter().cloned().collect() } else { Vec::new() },
        };
        connection.welcome(audience, shown, self.sights.get(audience), serialise(&message));
    }
}

/// Whom a page speaks for.
fn you(room: &Room, connection: &Connection) -> You {
    You {
        seat: room.seat_of(&connection.holder),
        host: room.is_host(&connection.holder),
        removed: room.has_removed(&connection.holder),
        last_command: room.dedup.last_number(&connection.client),
    }
}

/// Whether somebody may see another view after this than before.
fn changes_views(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::DeviceJoined { .. }
            | Fact::Started { .. }
            | Fact::BotStoodIn { .. }
            | Fact::PersonReturned { .. }
            | Fact::PersonRemoved { .. }
    )
}
