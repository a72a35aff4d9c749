//! A table as its people see it.

use bots::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Commit, ContributionHash, Outcome, Seat, Sentence};
use ts_rs::TS;

/// A table as its people see it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
#[allow(clippy::struct_excessive_bools, reason = "each is a question of its own that the page asks")]
pub struct TableInfo {
    /// What stands in its link after `/t/`: a token, or for tables of older versions the code.
    pub id: String,
    /// The code that people type to join, while it waits with somebody there.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub status: Status,
    /// The options that were set.
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// The seats, in order.
    pub seats: Vec<SeatInfo>,
    /// Who begins, where the game before handed it on; else chance or the rules say it.
    pub first: Option<Seat>,
    /// Whether it is on the list of open tables.
    pub open: bool,
    /// How many seconds a person has for a turn, if that is limited.
    pub turn: Option<u16>,
    /// Whether the game stands still because the one person who plays it wants that.
    pub paused: bool,
    /// Whether people may ask for hints: the host allowed it, or only one person plays.
    pub hints: bool,
    /// Whether the host allowed hints where several play.
    pub hints_allowed: bool,
    /// The link to send to friends.
    pub link: String,
    /// What commits the server to its part of the seed.
    pub commitment: String,
    /// Who contributes to the seed, with the hashes that bind them; empty before the start.
    pub commits: Vec<Commit>,
    /// The start that is under way.
    pub starting: Option<StartingInfo>,
    /// The starts that came to nothing.
    pub failed_starts: Vec<FailedStartInfo>,
    /// The server's part of the seed, once the game is over.
    pub secret: Option<String>,
    /// What people without a seat may see.
    pub watch: Watch,
    /// How many watch without a seat.
    pub watching: u32,
    /// Before the start: the names of those whom the host has removed.
    pub removed: Vec<String>,
    /// The moment of another game that this one goes on from, if it does; it counts in no record then.
    pub branch: Option<BranchInfo>,
    /// The id of the table where these people play again.
    pub rematch: Option<String>,
    /// Before the start: the numbers of seats within the game's range that these options rule out.
    pub ruled_out: Vec<RuledOut>,
}

/// The moment of another game that a table goes on from.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct BranchInfo {
    /// The id of the table where the other game was played, for those who have a seat; none if it came from a file.
    pub table: Option<String>,
    /// Which moment: how many records had happened.
    pub step: u32,
    /// The round it was in, from 1.
    pub round: u32,
    /// How many rounds there were in the end; one where a game has none.
    pub rounds: u32,
    /// Whether what no seat knew is dealt anew; else everything comes as it was.
    pub anew: bool,
    /// How the other game ended; told when this one is over.
    pub then: Option<Outcome>,
}

impl BranchInfo {
    /// As it is told; how the other game ended only at the end.
    pub(crate) fn of(branch: &crate::room::Branch, over: bool) -> BranchInfo {
        BranchInfo {
            table: branch.table.clone(),
            step: branch.step(),
            round: branch.round,
            rounds: branch.rounds,
            anew: branch.is_anew(),
            then: over.then(|| branch.outcome.clone()),
        }
    }
}

/// A start that is under way.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct StartingInfo {
    /// The seats that it waits for.
    pub awaited: Vec<Seat>,
    /// Whether it waits for new hashes because the start before failed; else it waits for what they reveal.
    pub anew: bool,
}

/// A start that came to nothing: nothing was dealt.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct FailedStartInfo {
    /// What the server was bound to.
    pub commitment: String,
    /// Who was to contribute.
    pub commits: Vec<Commit>,
    /// Who did not reveal in time.
    pub missing: Vec<Seat>,
    /// Their names, as they were then.
    pub names: Vec<String>,
}

/// What people without a seat may see of a game. Never anything hidden while it is being played.
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

/// A number of players for which there is no game.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RuledOut {
    /// How many.
    pub count: u8,
    /// Why not.
    pub why: Sentence,
}

impl RuledOut {
    /// What these options rule out; nothing if they are not options of the game.
    pub(crate) fn by(game: &dyn catalog::GameEntry, options: &Value) -> Vec<RuledOut> {
        let refused = game.counts(options).map(|counts| counts.refused).unwrap_or_default();
        refused.into_iter().map(|(count, refusal)| RuledOut { count, why: refusal.why().clone() }).collect()
    }
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "wire.ts")]
pub enum Status {
    /// People are still taking their seats.
    Waiting,
    /// The game is being played.
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
    /// Before the start: the hash of its contribution to the seed, while the page that knows the text is connected.
    #[ts(type = "string | null")]
    pub commit: Option<ContributionHash>,
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
