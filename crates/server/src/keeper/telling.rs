//! What each page is told, each by what its seat may know.

use catalog::{AnyTable, SightRecord};
use table::{Audience, Refusal, Seat};

use super::{Keeper, RECENT};
use crate::desk::{Desk, Socket};
use crate::fact::{Entry, Fact};
use crate::room::End;
use crate::wire::{GameInfo, RuledOut, SeatInfo, SightMessage, Status, TableInfo, ToClient, You};

impl Keeper {
    /// Everything as it stands, for a page that just connected or fell behind.
    pub(super) fn welcome(&self, socket: &mut Socket, last: Option<u32>) {
        let audience = Desk::audience(&self.room, &socket.holder);
        socket.audience = audience;
        socket.told = Some(self.number(audience));
        socket.behind = false;
        socket.send(&ToClient::Welcome {
            build: env!("CARGO_PKG_VERSION").to_owned(),
            table: self.table_for(&self.table_info(), socket),
            you: self.you(socket),
            game: self.game_for(socket).map(|game| self.catching_up(game, audience, last)),
            chat: self.room.chat.iter().cloned().collect(),
        });
    }

    /// Gives a fresh state to those that fell behind and have room again.
    pub(super) fn catch_up(&mut self) {
        let mut sockets = std::mem::take(&mut self.desk.sockets);
        for socket in sockets.iter_mut().filter(|socket| socket.can_catch_up()) {
            let told = socket.told;
            self.welcome(socket, told);
        }
        self.desk.sockets = sockets;
    }

    /// Tells everybody what a stored record changed.
    pub(super) fn tell(&mut self, entry: &Entry, before: usize) {
        for fact in &entry.facts {
            if let Fact::Said { line } = fact {
                let message = ToClient::Chat { line: line.clone() };
                self.desk.sockets.iter_mut().for_each(|socket| socket.send(&message));
            }
        }
        let changed = entry.facts.iter().any(|fact| !matches!(fact, Fact::Said { .. }));
        if changed || self.room.end == End::Over {
            self.desk.note_presence(&self.room);
            self.desk.note_audiences(&self.room);
            self.tell_table();
        }
        let seats_changed = entry.facts.iter().any(seat_changed);
        if !entry.game.is_empty() || seats_changed {
            self.tell_game(before, seats_changed);
        }
        if let Some(game) = &mut self.game {
            game.trim(RECENT);
        }
        if changed || self.room.end == End::Over {
            self.note();
        }
    }

    /// Keeps the line of this table in the lists.
    pub(super) fn note(&self) {
        self.hub.note(&self.code, &self.room, !self.desk.sockets.is_empty());
    }

    /// Tells everybody how the table stands.
    pub(super) fn tell_table(&mut self) {
        self.told_away = self.desk.away(&self.room, self.hub.config.away);
        let table = self.table_info();
        let mut sockets = std::mem::take(&mut self.desk.sockets);
        for socket in &mut sockets {
            let you = self.you(socket);
            socket.send(&ToClient::Table { table: self.table_for(&table, socket), you });
        }
        self.desk.sockets = sockets;
    }

    /// Tells every audience what it sees of the records from that number on. Who sees nothing is told nothing:
    /// that something happened unseen would be a tell in itself. If `all`, everybody gets the view anew.
    fn tell_game(&mut self, before: usize, all: bool) {
        let Some(game) = self.game.take() else { return };
        let mut sockets = std::mem::take(&mut self.desk.sockets);
        for audience in Audience::live(game.seats()) {
            let sights = game.count_sights(before, audience);
            if sights == 0 && !all {
                continue;
            }
            let known = self.number(audience);
            if let Some(number) = self.numbers.get_mut(slot(audience, game.seats())) {
                *number += sights as u32;
            }
            let room = &self.room;
            let listening =
                |socket: &&mut Socket| socket.audience == audience && room.shows_game(&socket.holder);
            let mut listeners = sockets.iter_mut().filter(listening).peekable();
            if listeners.peek().is_none() {
                continue;
            }
            let sights = game.sight_records(before, audience).into_iter().map(SightMessage::from).collect();
            let message = ToClient::Game { game: self.game_info(&*game, audience, sights, true) };
            for socket in listeners {
                // Who has not had all before this needs the whole, not this piece.
                socket.behind |= socket.told != Some(known);
                if !socket.behind {
                    socket.send(&message);
                }
                if !socket.behind {
                    socket.told = Some(self.number(audience));
                }
            }
        }
        self.desk.sockets = sockets;
        self.game = Some(game);
    }

    /// Answers one page.
    pub(super) fn reply(&mut self, id: u64, message: &ToClient) {
        if let Some(socket) = self.desk.sockets.iter_mut().find(|socket| socket.id == id) {
            socket.send(message);
        }
    }

    /// Refuses a command.
    pub(super) fn refuse(&mut self, id: u64, number: u32, refusal: &Refusal) {
        let message = self.hub.refused(Some(number), refusal, Some(&self.room.game));
        self.reply(id, &message);
    }

    /// Counts what every audience has seen so far, from the log.
    pub(super) fn count_sights(&mut self) {
        let Some(game) = &mut self.game else {
            self.numbers = vec![0; self.room.chairs.len() + 1];
            return;
        };
        let count = |audience| game.count_sights(0, audience) as u32;
        self.numbers = Audience::live(game.seats()).map(count).collect();
        game.trim(RECENT);
    }

    pub(super) fn number(&self, audience: Audience) -> u32 {
        self.numbers.get(slot(audience, self.room.chairs.len() as u8)).copied().unwrap_or(0)
    }

    /// The game for a page that has seen so much of it: what it missed, if that is still at hand and may be
    /// told again; else the last lasting things, for its history.
    fn catching_up(&self, game: &dyn AnyTable, audience: Audience, last: Option<u32>) -> GameInfo {
        let recent = game.sight_records(0, audience);
        let first = self.number(audience).saturating_sub(recent.len() as u32);
        let missed = last.and_then(|last| recent.get(last.checked_sub(first)? as usize..));
        let gapless = missed.is_some_and(|missed| !missed.iter().any(|sighted| sighted.passing));
        let shown = if gapless { missed.unwrap_or_default() } else { &recent };
        let lasting = shown.iter().filter(|sighted| !sighted.passing).cloned();
        self.game_info(game, audience, lasting.map(SightMessage::from).collect(), gapless)
    }

    fn game_info(
        &self,
        game: &dyn AnyTable,
        audience: Audience,
        sights: Vec<SightMessage>,
        gapless: bool,
    ) -> GameInfo {
        let nothing = || serde_json::value::RawValue::from_string("[]".to_owned()).expect("a list is JSON");
        GameInfo {
            number: self.number(audience),
            sights,
            gapless,
            view: game.view(audience),
            menu: audience.seat().map_or_else(nothing, |seat| game.offers(seat)),
            aid: game.view_aid(audience),
            awaited: game.awaited().iter().collect(),
            now: self.clock.now(),
            outcome: game.outcome(),
        }
    }

    /// The table as that page may see it: the secret tells everything that was hidden.
    fn table_for(&self, table: &TableInfo, socket: &Socket) -> TableInfo {
        let mut table = table.clone();
        table.secret = table.secret.filter(|_| self.room.shows_everything(&socket.holder));
        table
    }

    /// The game, if that page may see it.
    fn game_for(&self, socket: &Socket) -> Option<&dyn AnyTable> {
        self.game.as_deref().filter(|_| self.room.shows_game(&socket.holder))
    }

    fn you(&self, socket: &Socket) -> You {
        You {
            seat: self.room.seat_of(&socket.holder),
            host: self.room.host(&socket.holder).is_ok(),
            removed: self.room.has_removed(&socket.holder),
            last_command: self.room.counted.last(&socket.client),
        }
    }

    fn table_info(&self) -> TableInfo {
        let away = self.desk.away(&self.room, self.hub.config.away);
        let status = self.room.status();
        let (game, count) = (self.room.catalog().ok(), self.room.chairs.len() as u8);
        let teams = game.and_then(|game| game.teams(&self.room.options, count));
        let seats = self.room.chairs.iter().enumerate().map(|(seat, chair)| {
            let seat = Seat(seat as u8);
            SeatInfo {
                name: chair.name.clone(),
                held: chair.held(),
                host: chair.is_held_by(&self.room.host),
                present: self.desk.present(&self.room, seat),
                left: self.turn_left(seat),
                team: teams.as_ref().and_then(|teams| teams.get(seat.index()).copied()),
                may_hand_over: status == Status::Playing && away.contains(seat),
            }
        });
        TableInfo {
            code: self.code.clone(),
            game: self.room.game.clone(),
            status,
            options: self.room.options.clone(),
            seats: seats.collect(),
            open: self.room.open,
            turn: self.room.turn,
            hints: self.room.allows_hints(),
            hints_allowed: self.room.hints,
            link: self.hub.link(&self.code),
            commitment: self.room.commitment.to_string(),
            secret: (self.room.end == End::Over).then(|| self.secret.to_string()),
            watch: self.room.watch,
            watching: self.desk.watching(&self.room),
            rematch: self.room.rematch.clone(),
            ruled_out: game
                .filter(|_| status == Status::Waiting)
                .map_or_else(Vec::new, |game| RuledOut::by(game, &self.room.options)),
        }
    }
}

/// Where an audience's number is kept: the seats in order, then everybody else.
fn slot(audience: Audience, seats: u8) -> usize {
    audience.seat().map_or(seats as usize, Seat::index)
}

/// Whether somebody may now see another seat than before.
fn seat_changed(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Joined { .. }
            | Fact::Started { .. }
            | Fact::StoodIn { .. }
            | Fact::Back { .. }
            | Fact::Removed { .. }
    )
}

impl From<SightRecord> for SightMessage {
    fn from(sighted: SightRecord) -> SightMessage {
        let passing = sighted.passing.then_some(true);
        SightMessage { at: sighted.at, sight: sighted.sight, sentences: sighted.sentences, passing }
    }
}
