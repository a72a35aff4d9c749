//! The log of a game (JSON Lines): an append-only record of facts.
//!
//! The first line says what was played, by whom, and what the server committed to; each further line is one append,
//! with its cause and all events that it had; the last, once the game is over, reveals the secret. The events are what
//! is folded; action, lag and cause stand beside them, so that anybody can judge whether the events follow
//! ([`verify`](crate::verify)).

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use thiserror::Error;

use crate::hash::{bytes32, hash};
use crate::reading::{self, Expectation, Thing};
use crate::{
    Commit, Commitment, Contribution, Dice, FailedStart, Game, Level, Millis, Moment, Player, Refusal, Seat,
    Secret, Seed, Sentence, table_rules,
};

/// The version of this format; raised when a line could be misread by an older program.
///
/// 1 had only the events. Since 2 a record keeps the action and the lag that counted, and the header who played. In 3 a
/// game may be played on from a moment of another; all other logs are still written as 2.
pub const FORMAT: u32 = 3;

bytes32! {
    /// SHA-256 of all lines before the last: tells a log as it was written from one that was changed later.
    Seal
}

/// The first line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The version of the format, and what tells a log from other files.
    pub quintet: u32,
    /// The game's id.
    pub game: String,
    /// The version of the rules it was begun by.
    pub rules: u32,
    /// The code of the table it was played at, where there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// How many played.
    pub seats: u8,
    /// The options.
    pub options: Value,
    /// The names of the players, where known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// Who sat in each seat at the start.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<Player>,
    /// Who began, where the game before handed it on; else chance or the rules said it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
    /// Where the game began, if not at its beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<From>,
    /// What bound the server to its secret.
    pub commitment: Commitment,
    /// What the players added.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contributions: Vec<Contribution>,
    /// What bound the players to it before anybody revealed theirs; empty if they were not bound.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commits: Vec<Commit>,
    /// The starts before this one that came to nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub failed_starts: Vec<FailedStart>,
}

/// A game that did not begin at its beginning.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct From {
    /// The position, with nothing left open.
    pub position: Value,
    /// The time of the table's clock then.
    #[serde(default, skip_serializing_if = "is_start")]
    pub at: Moment,
    /// The moment of another game that the position was taken from, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub branch: Option<Branch>,
    /// What each seat remembers of what came before, in the game's own form; nothing where nobody has seen anything.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub memories: Vec<Value>,
    /// What all chance follows from in the place of this log's own secret: that of the other game, where everything is
    /// to come as it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
}

/// A moment of another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Branch {
    /// The seal of that game's log.
    pub log: Seal,
    /// How many of its records had happened.
    pub records: u32,
    /// Whether what no seat knew was dealt anew.
    #[serde(default, skip_serializing_if = "is_false")]
    pub anew: bool,
}

fn is_start(moment: &Moment) -> bool {
    *moment == Moment::START
}

fn is_false(it: &bool) -> bool {
    !it
}

fn is_zero(lag: &Millis) -> bool {
    *lag == 0
}

/// One append: everything that follows from one cause, all of it or nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<G: Game> {
    /// When, on the table's clock.
    pub at: Moment,
    /// Who or what caused it.
    pub by: By,
    /// What the player did; nothing in logs of format 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub action: Option<G::Action>,
    /// How much of the player's round trip counted, of what the server had measured.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub lag: Millis,
    /// What happened.
    pub events: Vec<G::Event>,
}

/// Who or what caused something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// The start of the table.
    Start,
    /// A deadline.
    Due,
    /// A newer program took the table up: from here on these rules are in force. Such a record has no events.
    Rules(u32),
    /// A player.
    #[serde(untagged)]
    Seat {
        /// Which.
        seat: Seat,
        /// The number of the command, so that commands are idempotent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        command: Option<u64>,
        /// The bot that stood in for the person who has this seat, if one did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<Level>,
    },
}

/// By hand: serde tries the forms of an untagged variant in silence, and could not say what is wrong with one.
impl<'de> Deserialize<'de> for By {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<By, D::Error> {
        deserializer.deserialize_any(ByVisitor)
    }
}

struct ByVisitor;

impl<'de> Visitor<'de> for ByVisitor {
    type Value = By;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Expectation::new("written-by"))
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<By, E> {
        match text {
            "start" => Ok(By::Start),
            "due" => Ok(By::Due),
            _ => Err(E::invalid_value(serde::de::Unexpected::Str(text), &self)),
        }
    }

    fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<By, M::Error> {
        #[derive(Deserialize)]
        struct Form {
            rules: Option<u32>,
            seat: Option<Seat>,
            command: Option<u64>,
            bot: Option<Level>,
        }
        let form = Form::deserialize(MapAccessDeserializer::new(map))?;
        match (form.rules, form.seat) {
            (Some(rules), None) => Ok(By::Rules(rules)),
            (None, Some(seat)) => Ok(By::Seat { seat, command: form.command, bot: form.bot }),
            _ => Err(serde::de::Error::custom(Expectation::new("written-by"))),
        }
    }
}

/// The last line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reveal {
    /// What the server had bound itself to.
    pub secret: Secret,
    /// The hash of the lines before; not in logs of format 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seal: Option<Seal>,
}

impl Reveal {
    /// The last line of a log whose other lines are this text.
    pub fn of(secret: Secret, text: &str) -> Reveal {
        Reveal { secret, seal: Some(Seal(hash(&[b"quintet/log/1", text.as_bytes()]))) }
    }
}

/// A whole log.
#[derive(Clone, Debug, PartialEq)]
pub struct Log<G: Game> {
    /// The first line.
    pub header: Header,
    /// The appends, in order.
    pub records: Vec<Record<G>>,
    /// The secret, once the game is over.
    pub reveal: Option<Reveal>,
}

/// Why a text is not a log that can be read.
#[derive(Debug, Error)]
pub enum BadLog {
    /// A line is not what it must be.
    #[error("line {line}: {why}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong.
        why: Refusal,
    },
    /// It contradicts itself: no game can have written it.
    #[error("its facts contradict each other")]
    Impossible,
    /// It was written by a newer version, or for another table.
    #[error("{0}")]
    Refused(#[from] Refusal),
}

impl BadLog {
    /// The same as a refusal, for whoever sent the log.
    pub fn refusal(self) -> Refusal {
        match self {
            BadLog::Line { why, .. } | BadLog::Refused(why) => why,
            BadLog::Impossible => table_rules::unreadable(Sentence::new("log-contradicts-itself")),
        }
    }

    fn at(line: usize, why: Sentence) -> BadLog {
        BadLog::Line { line, why: table_rules::unreadable(why) }
    }

    /// The text breaks off within that line.
    fn cut_short(line: usize) -> BadLog {
        BadLog::Line { line, why: table_rules::unfinished_log() }
    }
}

/// The version alone, read first: a newer header may have fields that this program does not know.
#[derive(Deserialize)]
struct Version {
    quintet: u32,
}

/// How the first line of every log begins.
const HEADER_BEGINS: &str = "{\"quintet\":";

/// Whether it would be JSON if it went on.
fn breaks_off(line: &str) -> bool {
    serde_json::from_str::<serde::de::IgnoredAny>(line).is_err_and(|error| error.is_eof())
}

impl Header {
    /// The format in which such a log is written: the oldest that can tell it.
    pub fn written_format(from: Option<&From>) -> u32 {
        if from.is_some_and(|from| from.branch.is_some()) { FORMAT } else { 2 }
    }

    /// Reads the first line of a log; it tells which game reads the rest.
    pub fn read(text: &str) -> Result<Header, BadLog> {
        let line = text.lines().next().ok_or_else(|| BadLog::at(1, Sentence::new("log-empty")))?;
        let bad = |error: serde_json::Error| {
            let is_cut = error.is_eof() && line.starts_with(HEADER_BEGINS);
            if is_cut { BadLog::cut_short(1) } else { BadLog::at(1, Sentence::new("log-not-a-log")) }
        };
        let version: Version = serde_json::from_str(line).map_err(bad)?;
        if version.quintet > FORMAT {
            return Err(table_rules::newer_log(version.quintet, FORMAT).into());
        }
        reading::from_text(line, Thing::Header).map_err(|why| BadLog::at(1, why))
    }
}

impl<G: Game> Log<G> {
    /// Reads a log of that game.
    pub fn read(text: &str) -> Result<Log<G>, BadLog> {
        let header = Header::read(text)?;
        if header.game != G::ABOUT.id {
            let why = Sentence::new("log-other-game").text("theirs", reading::shown(&header.game));
            return Err(BadLog::at(1, why.text("ours", G::ABOUT.id)));
        }
        if header.rules > G::ABOUT.rules {
            return Err(table_rules::newer_log(header.rules, G::ABOUT.rules).into());
        }
        if !G::ABOUT.seats.contains(&header.seats) {
            return Err(table_rules::seats_out_of_range(&G::ABOUT, header.seats).into());
        }
        let mut log = Log { header, records: Vec::new(), reveal: None };
        let lines = text.lines().count();
        for (line, text) in text.lines().enumerate().skip(1).filter(|(_, text)| !text.trim().is_empty()) {
            let is_cut = line + 1 == lines && breaks_off(text);
            let bad = |why| if is_cut { BadLog::cut_short(lines) } else { BadLog::at(line + 1, why) };
            // Distinguished by hand: an untagged enum would hide which field is wrong.
            let value: Value = reading::from_text(text, Thing::Record).map_err(bad)?;
            if value.get("secret").is_some() {
                log.reveal = Some(reading::from_value(&value, Thing::Record).map_err(bad)?);
            } else {
                log.records.push(reading::from_value(&value, Thing::Record).map_err(bad)?);
            }
        }
        Ok(log)
    }

    /// The log as text, a line each.
    pub fn write(&self) -> String {
        let mut text = self.write_records();
        if let Some(reveal) = &self.reveal {
            push_line(&mut text, reveal);
        }
        text
    }

    /// The log as text without its last line.
    fn write_records(&self) -> String {
        let mut text = String::new();
        push_line(&mut text, &self.header);
        self.records.iter().for_each(|record| push_line(&mut text, record));
        text
    }

    /// Reveals the secret, and seals what stands before it.
    pub fn seal(&mut self, secret: Secret) {
        self.reveal = Some(Reveal::of(secret, &self.write_records()));
    }

    /// The chance of this game.
    pub fn dice(&self, secret: Secret) -> Dice {
        let as_it_was = self.header.from.as_ref().and_then(|from| from.seed);
        Dice::new(as_it_was.unwrap_or_else(|| secret.mix(&self.header.contributions)))
    }

    /// What tells this log from all others: the seal of its last line, or what that would be where older programs wrote
    /// none. Nothing before the secret is revealed.
    pub fn seal_of_all(&self) -> Option<Seal> {
        let reveal = self.reveal?;
        reveal.seal.or_else(|| Reveal::of(reveal.secret, &self.write_records()).seal)
    }

    /// The state after folding the whole log.
    pub fn fold(&self) -> Result<G, BadLog> {
        let mut game = self.start()?;
        self.records.iter().flat_map(|record| &record.events).for_each(|event| game.apply(event));
        Ok(game)
    }

    /// The state before the first event.
    pub fn start(&self) -> Result<G, BadLog> {
        let Some(from) = &self.header.from else {
            let options = reading::from_value(&self.header.options, Thing::Options);
            return Ok(G::set_up(&options.map_err(|why| BadLog::at(1, why))?, self.header.seats));
        };
        let position =
            reading::from_value(&from.position, Thing::Position).map_err(|why| BadLog::at(1, why))?;
        // The position of a header leaves nothing open, so no chance is asked for.
        Ok(G::restore(&position, &Dice::from_number(0))?)
    }

    /// What each seat remembers before the first event: what it had seen of the game that this one goes on from.
    pub fn memories(&self) -> Vec<G::Memory> {
        let known = self.header.from.iter().flat_map(|from| &from.memories);
        let mut memories: Vec<G::Memory> =
            known.map(|memory| reading::quietly(memory).unwrap_or_default()).collect();
        memories.resize(self.header.seats.into(), G::Memory::default());
        memories
    }

    /// The version of the rules that was in force at the end.
    pub fn rules(&self) -> u32 {
        let mut upgrades = self.records.iter().rev().filter_map(|record| match record.by {
            By::Rules(rules) => Some(rules),
            _ => None,
        });
        upgrades.next().unwrap_or(self.header.rules)
    }
}

fn push_line(text: &mut String, line: &impl Serialize) {
    text.push_str(&serde_json::to_string(line).expect("a log holds only what JSON can say"));
    text.push('\n');
}
