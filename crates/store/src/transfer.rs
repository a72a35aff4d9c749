//! A table as lines of JSON, to carry it to another store or to keep as a backup.
//!
//! The first line is `{"quintet-table":1,"code":"KLMN","over":false,"records":2}`, with `"secret"` (64
//! hexadecimal digits) in backups; every further line is the body of a record, byte for byte.

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::hex::Hex;
use crate::{NewTable, Store, StoreError};

/// The version of this format; raised when a line could be misread by an older program.
pub const FORMAT: u32 = 1;

/// Whether an export tells the table's secret.
///
/// The records of a running table tell its hidden cards in any case: an export of one is for whoever runs the
/// server, and for nobody who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrecy {
    /// It does not. Such an export can be read and checked but not brought back.
    Keep,
    /// It does: with it everything that chance will still give can be worked out. For backups.
    Tell,
}

/// What was brought in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// The code of the table.
    pub code: String,
    /// How many records it has.
    pub version: u64,
    /// Whether it is over.
    pub over: bool,
}

/// Why a text could not be brought in. Nothing of it is stored then.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ImportError {
    /// A line is not what it must be.
    #[error("line {line}: {what}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong.
        what: String,
    },
    /// It was written by a newer program.
    #[error(
        "this export has version {found} of the format, and this program knows versions up to {known}: use \
             the newer program that wrote it"
    )]
    Newer {
        /// Its version.
        found: u32,
        /// The newest version that this program knows.
        known: u32,
    },
    /// It does not tell the secret, without which the table cannot be played or checked.
    #[error(
        "this export was made without the table's secret and cannot be brought back: export it again with \
             the secret"
    )]
    Secretless,
    /// Some of it is missing, or there is too much.
    #[error("this export should have {expected} records but has {found}: the file is not whole")]
    Count {
        /// How many the first line announces.
        expected: u64,
        /// How many follow.
        found: u64,
    },
    /// The store did not take it, as when there is a table of that code.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The first line.
#[derive(Serialize, Deserialize)]
struct Header {
    #[serde(rename = "quintet-table")]
    format: u32,
    code: String,
    over: bool,
    records: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    secret: Option<Hex>,
}

/// The version alone, read first: a newer header may have fields that this program does not know.
#[derive(Deserialize)]
struct Version {
    #[serde(rename = "quintet-table")]
    format: u32,
}

/// The table of that code as text, if there is one.
pub async fn export(store: &dyn Store, code: &str, secrecy: Secrecy) -> Result<Option<String>, StoreError> {
    let Some(table) = store.load(code).await? else { return Ok(None) };
    let header = Header {
        format: FORMAT,
        code: code.to_owned(),
        over: table.over,
        records: table.records.len() as u64,
        secret: (secrecy == Secrecy::Tell).then_some(Hex(table.secret)),
    };
    let mut text = serde_json::to_string(&header).expect("the header holds only what JSON can say");
    text.push('\n');
    for record in &table.records {
        text.push_str(record);
        text.push('\n');
    }
    Ok(Some(text))
}

/// Brings in a table from text: all of it or nothing.
pub async fn import(store: &dyn Store, text: &str) -> Result<Imported, ImportError> {
    let table = read(text)?;
    let imported =
        Imported { code: table.code.clone(), version: table.bodies.len() as u64, over: table.over };
    store.create(table).await?;
    Ok(imported)
}

/// Checks all that can be checked without knowing the game.
fn read(text: &str) -> Result<NewTable, ImportError> {
    let bad = |line: usize, what: String| ImportError::Line { line, what };
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let (line, first) = lines.next().ok_or_else(|| bad(1, "the file is empty".to_owned()))?;
    let version: Version = serde_json::from_str(first)
        .map_err(|error| bad(line, format!("this is not the first line of an exported table ({error})")))?;
    if version.format > FORMAT {
        return Err(ImportError::Newer { found: version.format, known: FORMAT });
    }
    let header: Header = serde_json::from_str(first).map_err(|error| bad(line, error.to_string()))?;
    let mut bodies: Vec<Box<str>> = Vec::new();
    for (line, body) in lines {
        serde_json::from_str::<IgnoredAny>(body)
            .map_err(|error| bad(line, format!("this is not JSON ({error})")))?;
        bodies.push(body.into());
    }
    let (expected, found) = (header.records, bodies.len() as u64);
    if expected != found {
        return Err(ImportError::Count { expected, found });
    }
    let secret = header.secret.ok_or(ImportError::Secretless)?.0;
    Ok(NewTable { code: header.code, secret, bodies, over: header.over })
}
