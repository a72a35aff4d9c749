//! A table without its game: who sits where, what is set, what was said. A fold of its facts.

use std::collections::VecDeque;

use bots::Level;
use serde_json::Value;
use table::{Commitment, Seat};

use crate::counted::Counted;
use crate::fact::{Entry, Fact};
use crate::identity::Holder;
use crate::wire::{ChatLine, Held, Status, Watch};

/// How many lines of chat are kept in memory.
const CHAT: usize = 50;
/// How many keys to a seat are good at a time; a new one takes the place of the oldest.
const KEYS: usize = 8;

/// A table.
#[derive(Clone, Debug)]
pub(crate) struct Room {
    pub game: String,
    pub options: Value,
    pub chairs: Vec<Chair>,
    pub host: Holder,
    /// Those whom the host removed from the game.
    pub removed: Vec<Holder>,
    pub open: bool,
    /// How many seconds a person has for a turn.
    pub turn: Option<u16>,
    /// Whether people may ask for hints where others play.
    pub hints: bool,
    /// What people without a seat may see.
    pub watch: Watch,
    pub commitment: Commitment,
    /// The first line of its game's log, once it has begun: as text, for it is seldom read.
    pub started: Option<Box<str>>,
    pub end: End,
    pub chat: VecDeque<ChatLine>,
    pub said: u32,
    /// How much had been said when the game began: before that, people could change seats.
    pub said_before: u32,
    pub rematch: Option<String>,
    /// The commands that were accepted.
    pub counted: Counted,
}

/// A seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chair {
    pub name: String,
    pub sitter: Sitter,
    /// What its player adds to the seed.
    pub contribution: Option<String>,
    /// Hashes of the keys with which other devices can hold it.
    pub keys: Vec<String>,
}

/// Who is on a seat.
#[derive(Clone, Debug, Default)]
pub(crate) enum Sitter {
    #[default]
    Nobody,
    Bot(Level),
    Person {
        /// The person's devices.
        holders: Vec<Holder>,
        /// The bot that plays in their place.
        stand_in: Option<Level>,
    },
}

/// Whether a table is at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// It goes on.
    None,
    /// Its game is over.
    Over,
    /// The host closed it.
    Closed,
}

impl Room {
    /// Notes whether the game is over, which only the game knows. A closed table stays closed.
    pub(crate) fn note_outcome(&mut self, over: bool) {
        if self.end != End::Closed {
            self.end = if over { End::Over } else { End::None };
        }
    }

    /// The table of these records, which begin with its opening.
    pub(crate) fn fold<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Option<Room> {
        let mut entries = entries.into_iter();
        let first = entries.next()?;
        let Some(Fact::Opened { game, seats, options, commitment, host }) = first.facts.first() else {
            return None;
        };
        let mut room = Room {
            game: game.clone(),
            options: options.clone(),
            chairs: vec![Chair::default(); *seats as usize],
            host: host.clone(),
            removed: Vec::new(),
            open: false,
            turn: None,
            hints: false,
            watch: Watch::default(),
            commitment: *commitment,
            started: None,
            end: End::None,
            chat: VecDeque::new(),
            said: 0,
            said_before: 0,
            rematch: None,
            counted: Counted::default(),
        };
        room.apply(first);
        entries.for_each(|entry| room.apply(entry));
        Some(room)
    }

    /// Stores what a record says.
    pub(crate) fn apply(&mut self, entry: &Entry) {
        entry.facts.iter().for_each(|fact| self.change(fact));
        if let Some(cause) = &entry.by {
            self.counted.note(cause);
        }
    }

    fn change(&mut self, fact: &Fact) {
        match fact {
            // Read by `fold`; it comes once.
            Fact::Opened { .. } => {}
            Fact::Sat { seat, holder, name } => self.with(*seat, |chair| {
                let sitter = Sitter::Person { holders: vec![holder.clone()], stand_in: None };
                *chair = Chair { name: name.clone(), sitter, ..Chair::default() };
            }),
            Fact::Stood { seat } => self.with(*seat, |chair| *chair = Chair::default()),
            Fact::Named { seat, name } => self.with(*seat, |chair| chair.name.clone_from(name)),
            Fact::Resized { from } => {
                let old = std::mem::take(&mut self.chairs);
                let chair = |seat: &Option<Seat>| seat.and_then(|seat| old.get(seat.index()).cloned());
                self.chairs = from.iter().map(|seat| chair(seat).unwrap_or_default()).collect();
            }
            Fact::Optioned { options } => self.options = options.clone(),
            Fact::Listed { open } => self.open = *open,
            Fact::Clocked { seconds } => self.turn = *seconds,
            Fact::Removed { seat, level } => {
                let mut gone = Sitter::Bot(*level);
                self.with(*seat, |chair| {
                    std::mem::swap(&mut chair.sitter, &mut gone);
                    chair.keys.clear();
                });
                if let Sitter::Person { holders, .. } = gone {
                    self.removed.extend(holders);
                }
            }
            Fact::Watched { may } => self.watch = *may,
            Fact::Closed => self.end = End::Closed,
            Fact::Hinted { allowed } => self.hints = *allowed,
            Fact::Bot { seat, level } => self.with(*seat, |chair| {
                *chair = Chair { sitter: Sitter::Bot(*level), ..Chair::default() };
            }),
            Fact::Host { holder } => self.host = holder.clone(),
            Fact::Contributed { seat, text } => {
                self.with(*seat, |chair| chair.contribution = Some(text.clone()));
            }
            Fact::Started { header } => {
                for (chair, name) in self.chairs.iter_mut().zip(&header.names) {
                    chair.name.clone_from(name);
                }
                self.said_before = self.said;
                self.started = serde_json::to_string(header).ok().map(String::into_boxed_str);
            }
            Fact::StoodIn { seat, level } => self.with(*seat, |chair| chair.stand_in(Some(*level))),
            Fact::Back { seat } => self.with(*seat, |chair| chair.stand_in(None)),
            Fact::Shared { seat, key } => self.with(*seat, |chair| {
                if chair.keys.len() == KEYS {
                    chair.keys.remove(0);
                }
                chair.keys.push(key.clone());
            }),
            Fact::Joined { seat, holder } => self.with(*seat, |chair| {
                if let Sitter::Person { holders, .. } = &mut chair.sitter {
                    holders.push(holder.clone());
                }
            }),
            Fact::Said { line } => {
                self.said = line.number;
                self.chat.push_back(line.clone());
                if self.chat.len() > CHAT {
                    self.chat.pop_front();
                }
            }
            Fact::Rematched { code } => self.rematch = Some(code.clone()),
        }
    }

    fn with(&mut self, seat: Seat, change: impl FnOnce(&mut Chair)) {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            change(chair);
        }
    }

    /// The seat that somebody holds.
    pub(crate) fn seat_of(&self, holder: &Holder) -> Option<Seat> {
        let at = self.chairs.iter().position(|chair| chair.is_held_by(holder))?;
        Some(Seat(at as u8))
    }

    /// Whether the host removed somebody from the game. Another seat, by its key, makes up for it.
    pub(crate) fn has_removed(&self, holder: &Holder) -> bool {
        self.removed.contains(holder) && self.seat_of(holder).is_none()
    }

    /// How far the table is.
    pub(crate) fn status(&self) -> Status {
        match (&self.started, self.end) {
            (_, End::Closed) => Status::Closed,
            (None, _) => Status::Waiting,
            (Some(_), End::None) => Status::Playing,
            (Some(_), End::Over) => Status::Over,
        }
    }

    /// The seats that a bot plays, with its level.
    pub(crate) fn bots(&self) -> impl Iterator<Item = (Seat, Level)> + '_ {
        let seats = self.chairs.iter().enumerate();
        seats.filter_map(|(seat, chair)| Some((Seat(seat as u8), chair.bot()?)))
    }

    /// Whether that seat wrote this message in the game, and it can still be read.
    pub(crate) fn wrote(&self, seat: Seat, number: u32) -> bool {
        let written = |line: &ChatLine| line.number == number && line.seat == seat;
        number > self.said_before && self.chat.iter().any(written)
    }

    /// Whether a person plays that seat, and no bot in their place.
    pub(crate) fn is_played_by_person(&self, seat: Seat) -> bool {
        let chair = self.chairs.get(seat.index());
        chair.is_some_and(|chair| matches!(chair.sitter, Sitter::Person { stand_in: None, .. }))
    }

    /// Whether somebody may ask for hints: with others at the table only if they knew when they sat down. Before the
    /// start a free seat may become anybody's.
    pub(crate) fn allows_hints(&self) -> bool {
        let people = self.chairs.iter().filter(|chair| match chair.sitter {
            Sitter::Person { .. } => true,
            Sitter::Nobody => self.status() == Status::Waiting,
            Sitter::Bot(_) => false,
        });
        self.hints || people.count() <= 1
    }

    /// Whether somebody may see the game.
    pub(crate) fn shows_game(&self, holder: &Holder) -> bool {
        self.watch != Watch::Nothing || self.seat_of(holder).is_some()
    }

    /// Whether somebody may see everything, once the game is over.
    pub(crate) fn shows_everything(&self, holder: &Holder) -> bool {
        self.watch == Watch::Everything || self.seat_of(holder).is_some()
    }

    /// The first seat that nobody has.
    pub(crate) fn free(&self) -> Option<Seat> {
        let at = self.chairs.iter().position(|chair| matches!(chair.sitter, Sitter::Nobody))?;
        Some(Seat(at as u8))
    }
}

impl Chair {
    fn stand_in(&mut self, level: Option<Level>) {
        if let Sitter::Person { stand_in, .. } = &mut self.sitter {
            *stand_in = level;
        }
    }

    /// Whether a person with that token sits here.
    pub(crate) fn is_held_by(&self, holder: &Holder) -> bool {
        matches!(&self.sitter, Sitter::Person { holders, .. } if holders.contains(holder))
    }

    /// The level of the bot that plays it, in its own right or in a person's place.
    pub(crate) fn bot(&self) -> Option<Level> {
        match self.sitter {
            Sitter::Bot(level) | Sitter::Person { stand_in: Some(level), .. } => Some(level),
            Sitter::Nobody | Sitter::Person { stand_in: None, .. } => None,
        }
    }

    /// Who plays it, as the page is told.
    pub(crate) fn held(&self) -> Held {
        match self.sitter {
            Sitter::Nobody => Held::Nobody,
            Sitter::Bot(level) => Held::Bot { level },
            Sitter::Person { stand_in: None, .. } => Held::Person,
            Sitter::Person { stand_in: Some(level), .. } => Held::StandIn { level },
        }
    }
}
