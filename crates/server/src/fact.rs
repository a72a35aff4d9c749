//! What is stored of a table beside its game: who sat down, what was set, what was said.

use bots::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use table::log::Header;
use table::{Commitment, Moment, Seat};

use crate::identity::{Client, Holder};
use crate::wire::{ChatLine, Watch};

/// One record of a table's log: all that one cause had as its effect, stored as a whole.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Entry {
    /// When, on the table's clock.
    pub at: Moment,
    /// The command that caused it: sent twice, it counts once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Cause>,
    /// What changed at the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Fact>,
    /// What happened in the game: records of its own log.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub game: Vec<Box<RawValue>>,
}

/// A command of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Cause {
    /// The page, by its holder and its own name.
    pub client: Client,
    /// The number it gave the command.
    pub number: u32,
    /// What the command was, in short: tells one sent again from another of the same number.
    pub print: u32,
}

/// A change at the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub(crate) enum Fact {
    /// The table was opened; always first.
    Opened { game: String, seats: u8, options: Value, commitment: Commitment, host: Holder },
    /// A person took a seat.
    Sat { seat: Seat, holder: Holder, name: String },
    /// A seat became free.
    Stood { seat: Seat },
    /// A person goes by another name.
    Named { seat: Seat, name: String },
    /// There are more or fewer seats; these people and bots sit on them now, by their seats before.
    Resized { from: Vec<Option<Seat>> },
    /// The options were set.
    Optioned { options: Value },
    /// A person was removed from the game; a bot plays their seat.
    Removed { seat: Seat, level: Level },
    /// What people without a seat may see.
    Watched { may: Watch },
    /// The host closed the table.
    Closed,
    /// Whether the table is in the list of open tables.
    Listed { open: bool },
    /// How many seconds a person has for a turn; none, and they have all the time there is.
    Clocked { seconds: Option<u16> },
    /// Whether people may ask for hints where others play.
    Hinted { allowed: bool },
    /// A bot took a seat.
    Bot { seat: Seat, level: Level },
    /// Somebody else is host.
    Host { holder: Holder },
    /// A player added to the seed.
    Contributed { seat: Seat, text: String },
    /// The game began. The first line of its log is kept as it was written then: a later version of the
    /// program may have other rules and other presets, and must not read them into this game.
    Started { header: Header },
    /// A bot plays in a person's place.
    StoodIn { seat: Seat, level: Level },
    /// The person is back.
    Back { seat: Seat },
    /// A person asked for a key to their seat; only its hash is kept.
    Shared { seat: Seat, key: String },
    /// Another device holds a seat too.
    Joined { seat: Seat, holder: Holder },
    /// Somebody said something.
    Said { line: ChatLine },
    /// The same people play again elsewhere.
    Rematched { code: String },
}
