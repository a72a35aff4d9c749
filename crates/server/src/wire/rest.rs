//! What goes over plain HTTP.

use bots::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Commit, ContributionHash, Seat};
use ts_rs::TS;

use super::{RuledOut, Status};

/// `GET /api/games`: what can be played.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct GameCard {
    /// The id in addresses.
    pub id: &'static str,
    /// The name on the box.
    pub name: &'static str,
    /// The minimum number of players.
    #[serde(rename = "fewest")]
    pub min_seats: u8,
    /// The maximum number of players.
    #[serde(rename = "most")]
    pub max_seats: u8,
    /// The numbers between them that the default options rule out.
    pub ruled_out: Vec<RuledOut>,
    /// The options a host can set.
    #[ts(as = "Vec<table::Setting>")]
    pub settings: &'static [table::Setting],
}

/// `POST /api/tables`: open a table. The answer is a [`NewTable`].
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
    /// With `against`: the hash of one's contribution to the seed. The game starts when it is revealed over the socket.
    #[serde(default)]
    #[ts(type = "string", optional)]
    pub hash: Option<ContributionHash>,
}

/// A table that was opened.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct NewTable {
    /// What stands in its link after `/t/`.
    pub id: String,
    /// Its code.
    pub code: String,
    /// The start that waits for what the hash was made of.
    pub start: Option<SettledStart>,
}

/// `POST /api/tables/ID/play`: play on from a moment of a finished game. The answer is a [`PlayedOn`].
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct PlayOn {
    /// Which moment: how many records had happened, the number in a link.
    pub step: u32,
    /// The seat to take.
    pub seat: Seat,
    /// For each seat the bot that plays it, or `null` for whoever comes by the link; what stands for one's own does not
    /// count. Without a free seat the game starts at once.
    pub others: Vec<Option<Level>>,
    /// Whether what no seat knew is dealt anew; else everything comes as it was.
    pub anew: bool,
    /// The name of the person who asks.
    pub name: String,
    /// The hash of one's contribution to the seed, where something is dealt anew and no seat is free.
    #[serde(default)]
    #[ts(type = "string", optional)]
    pub hash: Option<ContributionHash>,
}

/// A table that plays on.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct PlayedOn {
    /// What stands in its link after `/t/`.
    pub id: String,
    /// Its code.
    pub code: String,
    /// The start that waits for what the hash was made of.
    pub start: Option<SettledStart>,
    /// The moment it goes on from: the one asked for, or the first that there is.
    pub step: u32,
}

/// `GET /api/tables/ID/branches`: a table of mine that plays on from this one's game.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct BranchTable {
    /// What stands in its link after `/t/`.
    pub id: String,
    /// How far it is.
    pub status: Status,
    /// The moment it goes on from.
    pub step: u32,
    /// The round that is in.
    pub round: u32,
    /// The names of the people and bots there.
    pub names: Vec<String>,
}

/// A start in which it is settled who contributes.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct SettledStart {
    /// What commits the server to its part of the seed.
    pub commitment: String,
    /// Who contributes.
    pub commits: Vec<Commit>,
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
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct TableLine {
    /// What stands in its link after `/t/`.
    pub id: String,
    /// Its code.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub status: Status,
    /// The names of the people and bots there.
    pub names: Vec<String>,
    /// How many seats are free.
    pub free: u8,
}
