//! The room: a table without its game. Who sits where, what is set, what was said; a projection of the log.

mod chair;
mod decide;
mod fold;
mod starting;
mod text;

use std::collections::VecDeque;
use std::sync::Arc;

use bots::Level;
use catalog::GameEntry;
use serde_json::Value;
use table::log::From;
use table::{Commit, Commitment, Outcome, Refusal, Seat};

use crate::dedup::CommandDedup;
use crate::identity::{Holder, Owns, ShortHolder};
use crate::wire::{ChatLine, Status, Watch};

pub(crate) use chair::{Bond, Chair, Occupant, SeatKey};
pub(crate) use decide::Request;
pub(crate) use starting::{FailedStart, Starting};
pub(crate) use text::{clean_name, look_alike};

/// A table without its game.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    /// The id of its game.
    pub game: String,
    pub options: Value,
    pub chairs: Vec<Chair>,
    pub host: Holder,
    /// The people whom the host removed from the game.
    pub removed: Vec<Holder>,
    /// The people whom the host removed before the start.
    pub barred: Vec<Barred>,
    /// Whether it is on the list of open tables.
    pub listed: bool,
    /// How many seconds a person has for a turn, if that is limited.
    pub turn_seconds: Option<u16>,
    /// Whether people may ask for hints where several play.
    pub hints_allowed: bool,
    /// What people without a seat may see.
    pub watch: Watch,
    /// What binds the server to the secret of the next start, or of the game.
    pub commitment: Commitment,
    /// The start that is under way.
    pub starting: Option<Starting>,
    /// Who contributes to the seed, once that is settled.
    pub commits: Vec<Commit>,
    /// The starts that came to nothing.
    pub failed_starts: Vec<FailedStart>,
    /// Who begins, where the game before handed it on.
    pub first: Option<Seat>,
    /// The id of the table whose game this one follows, if it is a rematch.
    pub again: Option<String>,
    /// The moment of another game that this one goes on from, if it does. Shared: it holds a whole position.
    pub branch: Option<Arc<Branch>>,
    /// The header of its game's log, once started: kept as text, for it is seldom read.
    pub game_header: Option<Box<str>>,
    pub end: End,
    /// The last lines of chat.
    pub chat: VecDeque<ChatLine>,
    /// How many lines of chat there have been.
    pub chat_count: u32,
    /// How many there had been when the game started: before that, people could change seats.
    pub chat_count_at_start: u32,
    /// How many entries its log has that are not of the game: chat and changes.
    pub changes: u32,
    /// The id of the table where the same people play again.
    pub rematch: Option<String>,
    pub dedup: CommandDedup,
}

/// The moment of another game that a table goes on from.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Branch {
    /// How the log of the game begins, but for what is dealt anew.
    pub from: From,
    /// The id of the table where the other game was played; nothing if it came from a file.
    pub table: Option<String>,
    /// The round it was in, from 1.
    pub round: u32,
    /// How many there were in the end.
    pub rounds: u32,
    /// How the other game ended.
    pub outcome: Outcome,
}

impl Branch {
    /// Which moment it is: how many records had happened.
    pub(crate) fn step(&self) -> u32 {
        self.from.branch.map_or(0, |branch| branch.records)
    }

    /// Whether what no seat knew is dealt anew.
    pub(crate) fn is_anew(&self) -> bool {
        self.from.branch.is_some_and(|branch| branch.anew)
    }
}

/// Somebody whom the host removed before the start.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Barred {
    /// Their devices.
    pub holders: Vec<Holder>,
    /// Their name then.
    pub name: String,
}

/// Whether a table has come to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// It goes on.
    NotYet,
    /// Its game is over.
    Over,
    /// The host closed it.
    Closed,
}

impl Room {
    /// Takes over from the game whether it is over, which no fact says. A closed table stays closed.
    pub(crate) fn set_game_over(&mut self, over: bool) {
        if self.end != End::Closed {
            self.end = if over { End::Over } else { End::NotYet };
        }
    }

    /// The game of this table.
    pub(crate) fn catalog_entry(&self) -> Result<&'static dyn GameEntry, Refusal> {
        catalog::find(&self.game).ok_or_else(|| catalog::refusals::unknown_game(&self.game))
    }

    /// How many seats there are.
    pub(crate) fn seat_count(&self) -> u8 {
        self.chairs.len() as u8
    }

    /// The seats with their chairs.
    pub(crate) fn seats(&self) -> impl Iterator<Item = (Seat, &Chair)> + Clone {
        Seat::all(self.seat_count()).zip(&self.chairs)
    }

    /// The seat that somebody holds. Two who sat here and became one person in the middle hold two: each device goes on with
    /// the one that it took.
    pub(crate) fn seat_of(&self, holder: &impl Owns) -> Option<Seat> {
        let taken = self.seats().find(|(_, chair)| chair.holders().iter().any(|device| holder.is_on(device)));
        let seat = taken.or_else(|| self.seats().find(|(_, chair)| chair.is_held_by(holder)));
        seat.map(|(seat, _)| seat)
    }

    /// The first free seat.
    pub(crate) fn free_seat(&self) -> Option<Seat> {
        let free = |(_, chair): &(Seat, &Chair)| matches!(chair.occupant, Occupant::Nobody);
        self.seats().find(free).map(|(seat, _)| seat)
    }

    /// The seats that a bot plays, with its level.
    pub(crate) fn bots(&self) -> impl Iterator<Item = (Seat, Level)> + '_ {
        self.seats().filter_map(|(seat, chair)| Some((seat, chair.bot()?)))
    }

    /// Whether a person plays that seat, and no bot in their place.
    pub(crate) fn is_played_by_person(&self, seat: Seat) -> bool {
        self.chairs.get(seat.index()).is_some_and(Chair::is_played_by_person)
    }

    /// Whether the host removed somebody. With the key to another seat they are back.
    pub(crate) fn has_removed(&self, holder: &impl Owns) -> bool {
        let removed = self.removed.iter().any(|removed| holder.owns(removed)) || self.bars(holder);
        removed && self.seat_of(holder).is_none()
    }

    /// Whether the host removed somebody before the start.
    pub(crate) fn bars(&self, holder: &impl Owns) -> bool {
        self.barred.iter().flat_map(|gone| &gone.holders).any(|gone| holder.owns(gone))
    }

    /// Whether that device holds a seat here, or is the host's.
    fn has_seated_or_host(&self, of: &ShortHolder) -> bool {
        let mut seated = self.chairs.iter().flat_map(Chair::holders);
        seated.any(|holder| holder.short() == *of) || self.host.short() == *of
    }

    /// How far the table is.
    pub(crate) fn status(&self) -> Status {
        match (&self.game_header, self.end) {
            (_, End::Closed) => Status::Closed,
            (None, _) => Status::Waiting,
            (Some(_), End::NotYet) => Status::Playing,
            (Some(_), End::Over) => Status::Over,
        }
    }

    /// Whether that seat wrote this line of chat during the game, and it can still be read.
    pub(crate) fn wrote(&self, seat: Seat, number: u32) -> bool {
        let written = |line: &ChatLine| line.number == number && line.seat == seat;
        number > self.chat_count_at_start && self.chat.iter().any(written)
    }

    /// Whether people may ask for hints: where several play, only if they knew when they sat down. Before the start a
    /// free seat may become anybody's.
    pub(crate) fn allows_hints(&self) -> bool {
        let people = self.chairs.iter().filter(|chair| match chair.occupant {
            Occupant::Person { .. } => true,
            Occupant::Nobody => self.status() == Status::Waiting,
            Occupant::Bot(_) => false,
        });
        self.hints_allowed || people.count() <= 1
    }

    /// The seat of the only person at the table, while they play it themselves.
    pub(crate) fn only_player(&self) -> Option<Seat> {
        let mut people = self.seats().filter(|(_, chair)| matches!(chair.occupant, Occupant::Person { .. }));
        let (seat, chair) = people.next()?;
        (people.next().is_none() && chair.is_played_by_person()).then_some(seat)
    }

    /// Whether somebody may see the game.
    pub(crate) fn shows_game(&self, holder: &impl Owns) -> bool {
        self.watch != Watch::Nothing || self.seat_of(holder).is_some()
    }

    /// Whether somebody may see everything once the game is over.
    pub(crate) fn shows_everything(&self, holder: &impl Owns) -> bool {
        self.watch == Watch::Everything || self.seat_of(holder).is_some()
    }
}

#[cfg(test)]
impl Room {
    /// A room with Anna, Bert and a bot, before the start.
    pub(crate) fn example() -> Room {
        use crate::fact::Fact;
        use crate::log_entry::LogEntry;
        use table::{Moment, Secret};

        let (anna, bert) = (Holder::of("anna"), Holder::of("bert"));
        let facts = vec![
            Fact::Opened {
                game: "five-crowns".to_owned(),
                seats: 3,
                options: serde_json::json!({}),
                commitment: Secret([7; 32]).commitment(),
                host: anna.clone(),
                first: None,
                again: None,
            },
            Fact::Sat { seat: Seat(0), holder: anna, name: "Anna".to_owned() },
            Fact::Sat { seat: Seat(1), holder: bert, name: "Bert".to_owned() },
            Fact::BotSeated { seat: Seat(2), level: Level::Easy },
        ];
        let entry = LogEntry { at: Moment::START, by: None, facts, game: Vec::new() };
        Room::fold([&entry]).expect("it begins with its opening")
    }
}
