//! What a page sends.

use bots::Level;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use table::{ContributionHash, Seat};
use ts_rs::TS;

use super::Watch;

/// What a page sends over the socket of a table.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum ToServer {
    /// The first message on a socket; the answer is [`ToClient::Welcome`](super::ToClient::Welcome).
    Hello {
        /// The protocol version that the page speaks.
        protocol: u32,
        /// The page's own random name, kept when a tab is reloaded: commands are numbered per client.
        client: String,
        /// The number of the last sight this page has seen, if any.
        last: Option<u32>,
    },
    /// Do something. Sent again with the same number after a broken connection, it takes effect once.
    Command {
        /// Counts up from 1 per client.
        number: u32,
        /// What to do.
        command: Command,
    },
    /// Ask what a hard bot would do in this seat; the answer is [`ToClient::Hint`](super::ToClient::Hint) or
    /// [`ToClient::NoHint`](super::ToClient::NoHint). It changes nothing and is not stored.
    Hint {
        /// The page's own number for the request, which comes back with the answer.
        number: u32,
    },
    /// Let the game stand still, clocks and bots included, while something is explained. It counts where one person
    /// plays, alone or with bots, and for as long as this page is connected; it is not stored, and what came of it
    /// stands in the table's `paused`.
    Pause {
        /// Whether the page wants it now.
        on: bool,
    },
}

/// What a person can do at a table.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub enum Command {
    /// Take a free seat: this one, or any. Somebody who has a seat can change places with a bot.
    Sit {
        /// Which seat, if it matters.
        seat: Option<Seat>,
        /// The name to show.
        name: String,
    },
    /// Leave the seat before the start.
    Stand,
    /// Change the name shown.
    Name {
        /// The new name.
        name: String,
    },
    /// Host, before the start: how many seats there are. Empty seats go first, then bots.
    Seats {
        /// How many.
        count: u8,
    },
    /// Host, before the start: the options of the game.
    Options {
        /// Those that differ from the rulebook's.
        #[ts(type = "Record<string, unknown>")]
        options: Value,
    },
    /// Host: whether the table is on the list of open tables.
    List {
        /// Whether it is.
        open: bool,
    },
    /// Host, before the start: how long a person has for a turn. After that a bot plays their seat until they
    /// take it back.
    Clock {
        /// The seconds, 15 to 600; none for no limit.
        seconds: Option<u16>,
    },
    /// Host, before the start: whether people may ask for hints where several play.
    Hints {
        /// Whether they may.
        allowed: bool,
    },
    /// Host, before the start: put a bot on a free seat, change a bot's level, or (none) remove the bot.
    Bot {
        /// The seat.
        seat: Seat,
        /// How well it plays.
        level: Option<Level>,
    },
    /// Host, before the start: swap two seats.
    Swap {
        /// The one.
        one: Seat,
        /// The other.
        other: Seat,
    },
    /// Host: free a person's seat. Before the start they do not sit down here again; once the game has started, a bot
    /// plays it from then on.
    Remove {
        /// The seat.
        seat: Seat,
    },
    /// Host, before the start: let those sit down again who were removed.
    LetBack,
    /// Host, before the start: what people without a seat may see.
    Watch {
        /// How much.
        may: Watch,
    },
    /// Host: close the table for everybody, whatever the state of the game.
    Close,
    /// What older clients send: a contribution to the seed of the shuffles without a hash before. It is refused.
    Contribute {
        /// The text, at most 64 bytes.
        text: String,
    },
    /// Before the start: bind one's seat to a contribution to the seed, which nobody else knows yet.
    Commit {
        /// SHA-256("quintet/contribution/1" · text), as 64 hexadecimal digits.
        #[ts(type = "string")]
        hash: ContributionHash,
    },
    /// During a start: reveal the contribution that one's seat is bound to.
    Reveal {
        /// The text, at most 64 bytes.
        text: String,
    },
    /// Host: start the game. Free seats are filled with bots. If anybody is bound to a contribution, all of them
    /// reveal it first.
    Start,
    /// Act in the game.
    Act {
        /// The action, as on the menu or of the same form.
        #[serde(deserialize_with = "normalised")]
        #[ts(type = "unknown")]
        action: Box<RawValue>,
    },
    /// Hand a seat to a bot: one's own, or that of a person who has been away for a minute.
    HandOver {
        /// The seat.
        seat: Seat,
    },
    /// Take one's own seat back from the bot.
    TakeBack,
    /// Ask for a key with which another device of mine can hold this seat too; it comes with the answer.
    Share,
    /// Make the keys to my seat worthless that nobody has used yet.
    Unshare,
    /// Hold a seat with such a key: one device, within 15 minutes.
    Claim {
        /// The key.
        key: String,
    },
    /// Write a line of chat.
    Chat {
        /// At most 200 characters.
        text: String,
    },
    /// After the end: open a new table for the same people. The table then names it in `rematch`.
    Rematch,
}

/// JSON with sorted keys and without spaces. The fingerprint of a command is a hash of its JSON and is compared with
/// stored ones, so the same action must read the same however a page wrote it.
pub(crate) fn normalised<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Box<RawValue>, D::Error> {
    to_raw_value(&Value::deserialize(deserializer)?).map_err(serde::de::Error::custom)
}
