//! The state of a table in memory: what its log is folded into, and its clock.

use catalog::AnyTable;
use serde_json::value::RawValue;
use table::{Level, Moment, Player, Seat, Seats, Secret};

use super::log::Loaded;
use super::sight_counts::SightCounts;
use crate::clock::Clock;
use crate::log_entry::LogEntry;
use crate::room::{End, Room};
use crate::wire::Status;

/// How many records of the game stay in memory, to fill the gap of a page that was away for a moment.
const RECENT_RECORDS: usize = 16;

/// A table in memory.
pub(super) struct TableState {
    pub room: Room,
    /// The game, once started.
    pub game: Option<Box<dyn AnyTable>>,
    /// The secret in the store; that of the game may be another, see [`Room::secret`].
    pub secret: Secret,
    pub clock: Clock,
}

impl TableState {
    /// The state of a loaded table, with what each audience has seen.
    pub(super) fn new(loaded: Loaded) -> (TableState, SightCounts) {
        let Loaded { room, game, secret, at, version: _ } = loaded;
        let mut state = TableState { room, game, secret, clock: Clock::starting_at(at) };
        let sights = state.count_sights();
        (state, sights)
    }

    /// Goes back to what is on disk; the clock runs on.
    pub(super) fn replace(&mut self, loaded: Loaded) -> SightCounts {
        (self.room, self.game) = (loaded.room, loaded.game);
        self.count_sights()
    }

    /// The game has started.
    pub(super) fn start(&mut self, started: Box<dyn AnyTable>) {
        self.game = Some(started);
        self.clock = Clock::starting_at(Moment::START);
    }

    fn count_sights(&mut self) -> SightCounts {
        let sights = match &self.game {
            Some(game) => SightCounts::of(&**game),
            None => SightCounts::none(self.room.seat_count()),
        };
        self.trim();
        sights
    }

    /// Drops old records of the game from memory; they are on disk.
    pub(super) fn trim(&mut self) {
        if let Some(game) = &mut self.game {
            game.trim(RECENT_RECORDS);
        }
    }

    /// Applies an entry that was stored. The game has changed already: it decides by trying.
    pub(super) fn apply(&mut self, entry: &LogEntry) {
        self.room.apply(entry);
        self.room.set_game_over(self.game_over());
    }

    /// Whether the game has come to its end.
    pub(super) fn game_over(&self) -> bool {
        self.game.as_ref().is_some_and(|game| game.outcome().is_some())
    }

    /// Whether nothing more will happen at the table.
    pub(super) fn over(&self) -> bool {
        self.game_over() || self.room.end == End::Closed
    }

    /// Whether the game is being played.
    pub(super) fn playing(&self) -> bool {
        self.room.status() == Status::Playing
    }

    /// When something happens in the game by itself.
    pub(super) fn deadline(&self) -> Option<Moment> {
        self.game.as_ref().filter(|_| self.playing())?.deadline()
    }

    /// The seats whose people the game waits for.
    pub(super) fn awaited_people(&self) -> Seats {
        let awaited = self.game.as_ref().map_or(Seats::NONE, |game| game.awaited());
        awaited.iter().filter(|seat| self.room.is_played_by_person(*seat)).collect()
    }

    /// The bot that plays the seat in the place of the person who had it at the start, if one does.
    pub(super) fn stand_in(&self, seat: Seat) -> Option<Level> {
        let chair = self.room.chairs.get(seat.index())?;
        let players =
            self.game.as_ref().and_then(|game| game.header()).map_or(&[][..], |header| &header.players);
        // Older headers do not tell who sat there; then the room does, but for people who were removed.
        let person = players
            .get(seat.index())
            .map_or_else(|| !chair.holders().is_empty(), |player| *player == Player::Person);
        chair.bot().filter(|_| person)
    }

    /// How many records the game has made.
    pub(super) fn record_count(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.length())
    }

    /// The records of the game from that number on.
    pub(super) fn records_since(&self, first: usize) -> Vec<Box<RawValue>> {
        let Some(game) = &self.game else { return Vec::new() };
        (first..game.length()).filter_map(|number| game.record(number)).collect()
    }
}
