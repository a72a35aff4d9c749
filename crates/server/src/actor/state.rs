//! The state of a table in memory: what its log is folded into, and its clock.

use catalog::AnyTable;
use serde_json::value::RawValue;
use table::{Level, Moment, Player, Seat, Secret};

use super::sight_counts::SightCounts;
use crate::clock::Clock;
use crate::log_entry::LogEntry;
use crate::room::{Chair, Room};
use crate::stored_log::Loaded;
use crate::wire::Status;

/// How many sights of each audience stay in memory, to fill the gap of a page that was away for a moment.
pub(crate) const RECENT_SIGHTS: usize = 12;

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
    pub(super) fn of(loaded: Loaded) -> (TableState, SightCounts) {
        let Loaded { room, game, secret, at, sights, .. } = loaded;
        (TableState { room, game, secret, clock: Clock::starting_at(at) }, sights)
    }

    /// Goes back to what is on disk; the clock runs on.
    pub(super) fn replace(&mut self, loaded: Loaded) -> SightCounts {
        (self.room, self.game) = (loaded.room, loaded.game);
        loaded.sights
    }

    /// The game has started.
    pub(super) fn start(&mut self, started: Box<dyn AnyTable>) {
        // A game that goes on from a moment of another goes on at its time.
        self.clock = Clock::starting_at(started.now());
        self.game = Some(started);
    }

    /// Drops old records of the game from memory; they are on disk.
    pub(super) fn trim(&mut self) {
        if let Some(game) = &mut self.game {
            game.trim(RECENT_SIGHTS);
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

    /// Whether the game is being played.
    pub(super) fn playing(&self) -> bool {
        self.room.status() == Status::Playing
    }

    /// When something happens in the game by itself.
    pub(super) fn deadline(&self) -> Option<Moment> {
        self.game.as_ref().filter(|_| self.playing())?.deadline()
    }

    /// Since when the game has waited for what each seat's person is to do now, by what everybody sees; `None` where
    /// it does not, or a bot plays. Who takes the seat back has all the time of a turn.
    pub(super) fn turns_of_people(&self) -> Vec<Option<Moment>> {
        let began = |(seat, chair): (Seat, &Chair)| {
            let began = self.game.as_ref()?.turn_started(seat).filter(|_| chair.is_played_by_person())?;
            Some(began.max(chair.returned))
        };
        self.room.seats().map(began).collect()
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
