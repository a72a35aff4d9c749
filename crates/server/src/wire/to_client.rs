//! What the server sends.

use catalog::Json;
use serde::{Deserialize, Serialize};
use table::{Advice, Seat, Sentence};
use ts_rs::TS;

use super::{GameInfo, Serialized, TableInfo};

/// What the server sends over the socket of a table.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum ToClient {
    /// The answer to hello: everything as it stands.
    Welcome {
        /// The version of the program, for bug reports.
        build: &'static str,
        /// The table.
        #[ts(as = "TableInfo")]
        table: Serialized<TableInfo>,
        /// Whom this socket speaks for.
        you: You,
        /// The game, once it has started.
        game: Option<GameInfo>,
        /// The last lines of chat.
        chat: Vec<ChatLine>,
    },
    /// The table has changed (seats, names, options, presence); the whole of it.
    Table {
        /// The table.
        #[ts(as = "TableInfo")]
        table: Serialized<TableInfo>,
        /// Whom this socket speaks for.
        you: You,
    },
    /// Something happened in the game.
    Game {
        /// The game as it stands now, with what was just seen.
        game: GameInfo,
    },
    /// Somebody wrote a line of chat.
    Chat {
        /// The line.
        line: ChatLine,
    },
    /// The command was accepted and is on disk.
    Done {
        /// Its number.
        number: u32,
        /// The key requested with [`Command::Share`](super::Command::Share).
        key: Option<String>,
    },
    /// What a hard bot would do in this seat, sent to nobody else.
    Hint {
        /// The number of the request.
        number: u32,
        /// How much of the game the hint takes into account: as [`GameInfo::number`].
        seen: u32,
        /// The action, as on the menu or of the same form.
        #[ts(type = "unknown")]
        action: Json,
        /// The same in words, and the reason.
        advice: Advice,
    },
    /// There is no hint.
    NoHint {
        /// The number of the request.
        number: u32,
        /// The rule or limit.
        rule: String,
        /// The sentence, to be rendered in the reader's language.
        why: Sentence,
        /// The sentence in English.
        message: String,
    },
    /// The command was refused; nothing has changed.
    Refused {
        /// The number of the command; none if the message could not be read.
        number: Option<u32>,
        /// The rule or limit.
        rule: String,
        /// The sentence, to be rendered in the reader's language.
        why: Sentence,
        /// The sentence in English.
        message: String,
    },
}

/// Whom a socket speaks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct You {
    /// The seat, if any.
    pub seat: Option<Seat>,
    /// Whether they have the host's rights.
    pub host: bool,
    /// Whether they had a seat and the host removed them from it.
    pub removed: bool,
    /// The number of the last accepted command of this client.
    pub last_command: u32,
}

/// A line of chat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct ChatLine {
    /// Counts up from 1 at each table.
    pub number: u32,
    /// Who wrote it.
    pub seat: Seat,
    /// The text.
    pub text: String,
}
