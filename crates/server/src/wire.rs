//! What goes over the socket and the few HTTP addresses. The page's TypeScript types are made from these.

use bots::Level;
use catalog::Json;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Advice, Moment, Outcome, Seat, Sentence};
use ts_rs::TS;

/// The version of this protocol; a page that speaks another one is told to reload.
pub const PROTOCOL: u32 = 1;

/// What a page sends over the socket of a table.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum ToServer {
    /// The first message on a socket; the answer is [`ToClient::Welcome`].
    Hello {
        /// The protocol that the page speaks.
        protocol: u32,
        /// The page's own random name, kept over reloads of one tab: command numbers count per client.
        client: String,
        /// The number of the last sight this page has seen, if it has seen any.
        last: Option<u32>,
    },
    /// Do something. Sent again with the same number after a broken connection, it counts once.
    Command {
        /// Counts up from 1 per client.
        number: u32,
        /// What to do.
        command: Command,
    },
    /// Ask what a hard bot would do on this seat; the answer is [`ToClient::Hint`] or [`ToClient::NoHint`]. It
    /// changes nothing and is kept nowhere.
    Hint {
        /// The page's own number for the question, which comes back with the answer.
        number: u32,
    },
}

/// What a person can do at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub enum Command {
    /// Take a free seat: this one, or any. Who sits already can change places with a bot.
    Sit {
        /// Which, if it matters.
        seat: Option<Seat>,
        /// The name to be shown.
        name: String,
    },
    /// Leave the seat before the start.
    Stand,
    /// Change the name shown.
    Name {
        /// The new one.
        name: String,
    },
    /// Host, before the start: how many seats there are. Bots and empty seats go first.
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
    /// Host: whether the table is in the list of open tables.
    List {
        /// Whether it is.
        open: bool,
    },
    /// Host, before the start: how long a person has for a turn. After that a bot plays their seat until they
    /// take it back.
    Clock {
        /// The seconds, 15 to 600; none for all the time there is.
        seconds: Option<u16>,
    },
    /// Host, before the start: whether people may ask for hints where others play.
    Hints {
        /// Whether they may.
        allowed: bool,
    },
    /// Host, before the start: a bot on a free seat, another level for a bot, or (none) no bot there.
    Bot {
        /// The seat.
        seat: Seat,
        /// How well it plays.
        level: Option<Level>,
    },
    /// Host, before the start: two seats change places.
    Swap {
        /// The one.
        one: Seat,
        /// The other.
        other: Seat,
    },
    /// Host: frees the seat of a person; once the game is on, a bot plays it from then on.
    Remove {
        /// The seat.
        seat: Seat,
    },
    /// Host, before the start: what people without a seat may see.
    Watch {
        /// How much.
        may: Watch,
    },
    /// Host: ends the table for everybody, whatever the game.
    Close,
    /// Before the start: what this player adds to the seed of the shuffles; any text.
    Contribute {
        /// The text, at most 64 bytes.
        text: String,
    },
    /// Host: start the game. Free seats are filled with bots.
    Start,
    /// Do this in the game.
    Act {
        /// The action, as on the menu or of the same form.
        #[ts(type = "unknown")]
        action: Value,
    },
    /// Give a seat to a bot: one's own, or that of a person who has been away for a minute.
    HandOver {
        /// The seat.
        seat: Seat,
    },
    /// Take one's own seat back from the bot.
    TakeBack,
    /// Ask for a key with which another device of mine can hold this seat too; it comes with the answer.
    Share,
    /// Hold a seat with such a key.
    Claim {
        /// The key.
        key: String,
    },
    /// Say something to the table.
    Chat {
        /// At most 200 characters.
        text: String,
    },
    /// After the end: the same people at a new table. The answer's table names it in `rematch`.
    Rematch,
}

/// What the server sends over the socket of a table.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
#[expect(clippy::large_enum_variant, reason = "a message is made, written and dropped at once")]
pub enum ToClient {
    /// The answer to hello: everything as it stands.
    Welcome {
        /// The version of the program, for people who report a mistake.
        build: String,
        /// The table.
        table: TableInfo,
        /// Who this socket speaks for.
        you: You,
        /// The game, once it has started.
        game: Option<GameInfo>,
        /// The last things said.
        chat: Vec<ChatLine>,
    },
    /// The table has changed (seats, names, options, presence); the whole of it.
    Table {
        /// The table.
        table: TableInfo,
        /// Who this socket speaks for.
        you: You,
    },
    /// Something happened in the game.
    Game {
        /// How it stands now, with what was just seen.
        game: GameInfo,
    },
    /// Somebody said something.
    Chat {
        /// What.
        line: ChatLine,
    },
    /// The command was accepted, and is on disk.
    Done {
        /// Its number.
        number: u32,
        /// The key that was asked for with [`Command::Share`].
        key: Option<String>,
    },
    /// What a hard bot would do on this seat, for nobody else to see.
    Hint {
        /// The number of the question.
        number: u32,
        /// How much of the game it was thought of: as [`GameInfo::number`].
        seen: u32,
        /// The action, as on the menu or of the same form.
        #[ts(type = "unknown")]
        action: Json,
        /// The same in words, and the reason.
        advice: Advice,
    },
    /// There is no hint.
    NoHint {
        /// The number of the question.
        number: u32,
        /// The rule or limit.
        rule: String,
        /// The sentence, to be told in the reader's language.
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
        /// The sentence, to be told in the reader's language.
        why: Sentence,
        /// The sentence in English.
        message: String,
    },
}

/// A table as its people see it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct TableInfo {
    /// The code in its link.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// Whether it is being played.
    pub status: Status,
    /// The options that were set.
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// The seats, in order.
    pub seats: Vec<SeatInfo>,
    /// Whether it is in the list of open tables.
    pub open: bool,
    /// How many seconds a person has for a turn, if that is limited.
    pub turn: Option<u16>,
    /// Whether people may ask for hints: the host allowed it, or only one person plays.
    pub hints: bool,
    /// Whether the host allowed hints where several play.
    pub hints_allowed: bool,
    /// The link to send to friends.
    pub link: String,
    /// What binds the server to its part of the seed.
    pub commitment: String,
    /// The server's part of the seed, once the game is over.
    pub secret: Option<String>,
    /// What people without a seat may see.
    pub watch: Watch,
    /// How many watch without a seat.
    pub watching: u32,
    /// The code of the table where these people play again.
    pub rematch: Option<String>,
    /// Before the start: the numbers of seats within the game's range that these options rule out.
    pub ruled_out: Vec<RuledOut>,
}

/// What people without a seat may see of a game. Never anything hidden while it is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "wire.ts")]
pub enum Watch {
    /// Nothing.
    Nothing,
    /// What lies open on the table.
    Table,
    /// That, and after the end the record of the game, with everything that was hidden.
    #[default]
    Everything,
}

/// A number of players that cannot play.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RuledOut {
    /// How many.
    pub count: u8,
    /// Why not.
    pub why: Sentence,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "wire.ts")]
pub enum Status {
    /// People are still sitting down.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// The host has closed the table.
    Closed,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct SeatInfo {
    /// The name shown; empty on a free seat.
    pub name: String,
    /// Who plays it.
    pub held: Held,
    /// Whether it is the host's.
    pub host: bool,
    /// Whether a person of this seat is connected.
    pub present: bool,
    /// How many milliseconds its person has left for this turn, if that is limited.
    pub left: Option<u32>,
    /// Its team, where the game has teams.
    pub team: Option<u8>,
    /// Whether anybody may hand this seat to a bot now: its person has been away for a minute.
    pub may_hand_over: bool,
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "by", rename_all = "lowercase")]
#[ts(export_to = "wire.ts")]
pub enum Held {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person,
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
    /// A bot, in the place of a person who can take the seat back.
    StandIn {
        /// How well it plays.
        level: Level,
    },
}

/// Who a socket speaks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct You {
    /// The seat, if any.
    pub seat: Option<Seat>,
    /// Whether the host's rights are theirs.
    pub host: bool,
    /// Whether they had a seat, and the host removed them from the game.
    pub removed: bool,
    /// The number of the last command of this client that was accepted.
    pub last_command: u32,
}

/// A game as one audience sees it. It is whole: a page that missed any number of these needs only the last.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct GameInfo {
    /// How many sights this audience has had; to be sent back in the next hello.
    pub number: u32,
    /// What was seen since the last message, in order; after a hello, what the page missed or the last few.
    pub sights: Vec<SightMessage>,
    /// Whether `sights` follow without a gap on what the page had seen.
    pub gapless: bool,
    /// What the audience may know.
    #[ts(type = "unknown")]
    pub view: Json,
    /// What may be done.
    #[ts(type = "unknown[]")]
    pub menu: Json,
    /// What helps to show the view.
    #[ts(type = "unknown")]
    pub aid: Json,
    /// The seats that the game waits for.
    pub awaited: Vec<Seat>,
    /// What time it is at the table, in milliseconds.
    pub now: Moment,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// One thing seen.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct SightMessage {
    /// When.
    pub at: Moment,
    /// What, in the game's own form.
    #[ts(type = "unknown")]
    pub sight: Json,
    /// The sentences that tell of it.
    pub sentences: Vec<Sentence>,
    /// Set if it is for the moment only: a page shows it and forgets it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub passing: Option<bool>,
}

/// Something said at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct ChatLine {
    /// Counts up from 1 at each table.
    pub number: u32,
    /// Who said it.
    pub seat: Seat,
    /// What.
    pub text: String,
}

impl RuledOut {
    /// What these options rule out; nothing if they are none of the game's.
    pub(crate) fn by(game: &dyn catalog::GameEntry, options: &Value) -> Vec<RuledOut> {
        let refused = game.counts(options).map(|counts| counts.refused).unwrap_or_default();
        refused.into_iter().map(|(count, refusal)| RuledOut { count, why: refusal.why().clone() }).collect()
    }
}

/// `GET /api/games`: what can be played.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct GameCard {
    /// The id in addresses.
    pub id: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// The fewest players.
    pub fewest: u8,
    /// The most players.
    pub most: u8,
    /// The numbers between them that the preset options rule out.
    pub ruled_out: Vec<RuledOut>,
    /// The options a host can set.
    #[ts(as = "Vec<table::Setting>")]
    pub settings: &'static [table::Setting],
    /// The rules, in Markdown.
    pub rulebook: &'static str,
}

/// `POST /api/tables`: a new table. The answer is a [`NewTable`].
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct OpenTable {
    /// The game's id.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// The options that differ from the rulebook's.
    #[serde(default)]
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// The name of the person who opens it.
    pub name: String,
    /// Start at once, with bots of this level on all other seats.
    #[serde(default)]
    pub against: Option<Level>,
}

/// A table that was opened.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct NewTable {
    /// Its code.
    pub code: String,
}

/// `GET /api/tables`: tables to join or to go on with.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct TableLists {
    /// Open tables with a free seat.
    pub open: Vec<TableLine>,
    /// Tables where I have a seat and the game is not over.
    pub mine: Vec<TableLine>,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct TableLine {
    /// Its code.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// Whether it is being played.
    pub status: Status,
    /// The names of the people and bots there.
    pub names: Vec<String>,
    /// How many seats are free.
    pub free: u8,
}
