//! What somebody has played, over plain HTTP.

use std::collections::BTreeMap;

use bots::Level;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Verdict;
use ts_rs::TS;

/// `GET /api/me/records`: which games are asked for, in the query.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct RecordsQuery {
    /// The id of a game.
    pub game: Option<String>,
    /// With a game: its options, as [`Figures`] has them in `key`.
    pub options: Option<String>,
    /// With a game: played alone, or not.
    pub alone: Option<bool>,
    /// From then on, in milliseconds since 1970.
    pub from: Option<i64>,
    /// Before then, in milliseconds since 1970.
    pub to: Option<i64>,
    /// Which page of the list, from 0.
    pub page: Option<u32>,
}

/// What somebody has played.
#[derive(Clone, Debug, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Records {
    /// How many games that are.
    pub total: u32,
    /// How many of them were won.
    pub won: u32,
    /// A page of them, the latest first.
    pub games: Vec<GameLine>,
    /// How many are on a page.
    pub page_size: u32,
    /// Figures by game and options, those played most often first; whatever game is asked for.
    pub figures: Vec<Figures>,
    /// The points over time, where one game with its options is asked for.
    pub scores: Vec<ScorePoint>,
    /// Against whom, those met most often first.
    pub rivals: Vec<Rival>,
    /// Whether results of older games are still being gathered.
    pub gathering: bool,
}

/// The figures of a game with its options.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Figures {
    /// The game's id.
    pub game: String,
    /// The options, as they are asked for.
    pub key: String,
    /// The options that differ from the rulebook's; a day is `true`.
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// Whether one plays it alone.
    pub alone: bool,
    /// How many games.
    pub played: u32,
    /// How many of them were won.
    pub won: u32,
    /// Which points are better, as far as that is known.
    pub better: Option<Better>,
    /// The best points.
    pub best: Option<i32>,
    /// The mean of the points.
    pub mean: f64,
    /// How many in a row were won, up to now.
    pub streak: u32,
    /// The most that were ever won in a row.
    pub longest_streak: u32,
    /// The share of decisions that were fine, from 0 to 1, in the games that were reviewed; nothing if none was.
    pub accuracy: Option<f64>,
    /// How many games were reviewed.
    pub reviewed: u32,
}

/// Which points are better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(export_to = "wire.ts")]
pub enum Better {
    /// Fewer.
    Fewer,
    /// More.
    More,
}

/// Points at a time: of one game, or the mean of several in a row.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct ScorePoint {
    /// When, in milliseconds since 1970: the last of them.
    #[ts(type = "number")]
    pub at: i64,
    /// The mean of the points.
    pub mean: f64,
    /// How many games.
    pub games: u32,
    /// How many of them were won.
    pub won: u32,
}

/// Somebody one has played against.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Rival {
    /// Their name in the latest game; empty for somebody who wanted to be forgotten.
    pub name: String,
    /// How many games.
    pub games: u32,
    /// How often one came before them.
    pub ahead: u32,
    /// How often they came before one.
    pub behind: u32,
    /// How often both were in the same team.
    pub together: u32,
}

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct GameLine {
    /// What stands in the link of its table; nothing once its record was deleted.
    pub id: Option<String>,
    /// The game's id.
    pub game: String,
    /// The options that were set.
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub ended: i64,
    /// How long it took, in milliseconds; nothing where that is not known.
    #[ts(type = "number | null")]
    pub millis: Option<u64>,
    /// How it was decided.
    pub verdict: Verdict,
    /// Every seat, in order of their places.
    pub seats: Vec<GameSeat>,
    /// The id of the table whose game it followed, if it was a rematch.
    pub again: Option<String>,
    /// Whether it was played on a device of theirs without the server, which has their word for who moved.
    pub on_device: bool,
    /// The share of the reader's decisions that were fine, from 0 to 1; nothing if it was not reviewed.
    pub accuracy: Option<f64>,
}

/// A seat of a game that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct GameSeat {
    /// The name; empty for somebody who wanted to be forgotten.
    pub name: String,
    /// The level of the bot that had it.
    pub bot: Option<Level>,
    /// Whether it was the reader's.
    pub me: bool,
    /// Its team, where there were teams.
    pub team: Option<u8>,
    /// Its place, 1 for the best.
    pub place: u8,
    /// Its points.
    pub score: i32,
    /// Whether it won.
    pub won: bool,
}

/// `GET /api/me/bests/{game}`: the best results of a game for one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Bests {
    /// By options, days apart.
    pub lists: Vec<BestList>,
    /// The first game of each day, the latest day first.
    pub days: Vec<DayResult>,
}

/// The best results with the same options.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct BestList {
    /// All options.
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// The best first.
    pub results: Vec<BestResult>,
}

/// A result among the best.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct BestResult {
    /// The points.
    pub points: i32,
    /// The code of its table.
    pub table: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// The result of a day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct DayResult {
    /// The day, 20261115.
    pub day: i32,
    /// The first game of it.
    pub result: BestResult,
}

/// `POST /api/me/games`: a game that was played on the device is kept here from now on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct HandedGame {
    /// The id of its table.
    pub id: String,
}

/// `POST /api/me/bests/{game}`: results that a page kept itself.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct KeptByPage {
    /// The results.
    pub results: Vec<PageResult>,
}

/// A result that a page kept itself.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct PageResult {
    /// All options that matter.
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// The points.
    pub points: i32,
    /// The code of its table.
    pub table: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// `GET /api/tables/{id}/series`: what the people of a table have played together.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Series {
    /// What stands in its address after `/series/`; nothing before the first game is over.
    pub id: Option<String>,
    /// How many games.
    pub games: u32,
    /// The people with all their games together, most wins first.
    pub standing: Vec<Standing>,
    /// The evenings, the latest first.
    pub evenings: Vec<Evening>,
    /// Whether the latest evening goes on at this table.
    pub tonight: bool,
}

/// Games in a row of the same people.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Evening {
    /// When its last game ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub ended: i64,
    /// The people, most wins first.
    pub standing: Vec<Standing>,
    /// Its games, the latest first.
    pub games: Vec<GameLine>,
}

/// How somebody stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Standing {
    /// Their name in the latest game.
    pub name: String,
    /// Whether it is the reader.
    pub me: bool,
    /// How many games they won.
    pub wins: u32,
    /// Their points in all, by game.
    pub points: BTreeMap<String, i32>,
}

/// `GET /api/me`: who one is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Me {
    /// On how many devices one is the same person.
    pub devices: u32,
}

/// `POST /api/me/link` and `POST /api/me/phrase`: a way for another device to become the same person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Way {
    /// What is typed in, or stands in the address after `/me/`.
    pub key: String,
    /// The address to open on the other device; nothing for a phrase.
    pub link: Option<String>,
}

/// `POST /api/me/claim`: to become the person whose key that is.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export_to = "wire.ts")]
pub struct Claim {
    /// A link's key, or a phrase.
    pub key: String,
}

/// `POST /api/me/delete`: what is deleted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Forgotten {
    /// At how many tables one had a seat.
    pub tables: u32,
}
