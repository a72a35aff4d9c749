//! The log of a game (JSON Lines): an append-only record of facts.
//!
//! The first line says what was played and what the server committed to; each further line is one append, with all
//! events that one cause had; the last, once the game is over, reveals the secret.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Audit, Commitment, Contribution, Dice, Game, Moment, Refusal, Seat, Secret, table_rules};

/// The version of this format; raised when a line could be misread by an older program.
pub const FORMAT: u32 = 1;

/// The first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The version of the format, and what tells a log from other files.
    pub quintet: u32,
    /// The game's id.
    pub game: String,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// How many played.
    pub seats: u8,
    /// The options.
    pub options: serde_json::Value,
    /// The names of the players, where known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// What bound the server to its secret.
    pub commitment: Commitment,
    /// What the players added.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contributions: Vec<Contribution>,
}

/// One append: everything that follows from one cause, all of it or nothing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record<E> {
    /// When, on the table's clock.
    pub at: Moment,
    /// Who or what caused it.
    pub by: By,
    /// What happened.
    pub events: Vec<E>,
}

/// Who or what caused something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum By {
    /// The start of the table.
    Start,
    /// A deadline.
    Due,
    /// A player.
    #[serde(untagged)]
    Seat {
        /// Which.
        seat: Seat,
        /// The number of the command, so that commands are idempotent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        command: Option<u64>,
    },
}

/// The last line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reveal {
    /// What the server had bound itself to.
    pub secret: Secret,
}

/// A whole log.
#[derive(Clone, Debug, PartialEq)]
pub struct Log<E> {
    /// The first line.
    pub header: Header,
    /// The appends, in order.
    pub records: Vec<Record<E>>,
    /// The secret, once the game is over.
    pub secret: Option<Secret>,
}

/// Why a text is not a log that can be read.
#[derive(Debug, Error)]
pub enum BadLog {
    /// A line is not what it must be.
    #[error("line {line}: {what}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong.
        what: String,
    },
    /// It contradicts itself: no game can have written it.
    #[error("its facts contradict each other")]
    Impossible,
    /// It was written by a newer version, or for another table.
    #[error("{0}")]
    Refused(#[from] Refusal),
}

impl BadLog {
    fn at(line: usize, what: impl ToString) -> BadLog {
        BadLog::Line { line, what: what.to_string() }
    }
}

/// The version alone, read first: a newer header may have fields that this program does not know.
#[derive(Deserialize)]
struct Version {
    quintet: u32,
}

impl Header {
    /// Reads the first line of a log; it tells which game reads the rest.
    pub fn read(text: &str) -> Result<Header, BadLog> {
        let line = text.lines().next().ok_or_else(|| BadLog::at(1, "the file is empty"))?;
        let version: Version = serde_json::from_str(line)
            .map_err(|error| BadLog::at(1, format!("this is not the first line of a log ({error})")))?;
        if version.quintet > FORMAT {
            return Err(table_rules::newer_log(version.quintet, FORMAT).into());
        }
        serde_json::from_str(line).map_err(|error| BadLog::at(1, error))
    }
}

impl<E: serde::de::DeserializeOwned> Log<E> {
    /// Reads a log of that game.
    pub fn read<G: Game<Event = E>>(text: &str) -> Result<Log<E>, BadLog> {
        let header = Header::read(text)?;
        if header.game != G::ABOUT.id {
            return Err(BadLog::at(1, format!("this is a game of {}, not of {}", header.game, G::ABOUT.id)));
        }
        if header.rules > G::ABOUT.rules {
            return Err(table_rules::newer_log(header.rules, G::ABOUT.rules).into());
        }
        if !G::ABOUT.seats.contains(&header.seats) {
            return Err(table_rules::seats_out_of_range(&G::ABOUT, header.seats).into());
        }
        let mut log = Log { header, records: Vec::new(), secret: None };
        for (line, text) in text.lines().enumerate().skip(1).filter(|(_, text)| !text.trim().is_empty()) {
            let bad = |error: serde_json::Error| BadLog::at(line + 1, error);
            // Distinguished by hand: an untagged enum would hide which field is wrong.
            let value: serde_json::Value = serde_json::from_str(text).map_err(bad)?;
            if value.get("secret").is_some() {
                log.secret = Some(serde_json::from_value::<Reveal>(value).map_err(bad)?.secret);
            } else {
                log.records.push(serde_json::from_value(value).map_err(bad)?);
            }
        }
        Ok(log)
    }
}

impl<E: Serialize> Log<E> {
    /// The log as text, a line each.
    pub fn write(&self) -> String {
        let mut text = String::new();
        let mut line = |value: Result<String, serde_json::Error>| {
            text.push_str(&value.expect("a log holds only what JSON can say"));
            text.push('\n');
        };
        line(serde_json::to_string(&self.header));
        self.records.iter().for_each(|record| line(serde_json::to_string(record)));
        if let Some(secret) = self.secret {
            line(serde_json::to_string(&Reveal { secret }));
        }
        text
    }
}

impl<E> Log<E> {
    /// The state after folding the whole log.
    pub fn fold<G: Game<Event = E>>(&self) -> Result<G, BadLog> {
        let mut game = self.start::<G>()?;
        self.records.iter().flat_map(|record| &record.events).for_each(|event| game.apply(event));
        Ok(game)
    }

    /// The state before the first event.
    pub fn start<G: Game<Event = E>>(&self) -> Result<G, BadLog> {
        let options =
            serde_json::from_value(self.header.options.clone()).map_err(|error| BadLog::at(1, error))?;
        Ok(G::set_up(&options, self.header.seats))
    }

    /// Repeats every draw: the commitment, then every shuffle and die. `None` before the secret
    /// is revealed.
    pub fn audit<G: Game<Event = E>>(&self) -> Result<Option<Audit>, BadLog> {
        let Some(secret) = self.secret else { return Ok(None) };
        let mut audit = Audit::new(Dice::new(secret.mix(&self.header.contributions)));
        audit.confirm(secret.commitment() == self.header.commitment, "commitment");
        let mut game = self.start::<G>()?;
        for event in self.records.iter().flat_map(|record| &record.events) {
            game.audit(event, &mut audit);
            game.apply(event);
        }
        Ok(Some(audit))
    }
}
