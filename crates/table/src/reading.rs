//! Reading JSON that somebody wrote. What is right is read by serde alone; what is wrong is read again, slowly, to say
//! in a sentence what is wrong and where.
//!
//! serde's own messages are for programmers ("invalid type: map, expected u8"), in one language, and know no place:
//! an internally tagged enum, as all actions are, is buffered before it is read, and `serde_path_to_error` does not see
//! into the buffer. So the kind of mistake is kept by an error type of our own ([`fault`]), and its place is found by
//! asking again with one part spoilt at a time ([`locate`]).

mod expectation;
#[cfg_attr(target_family = "wasm", path = "reading/explain_short.rs")]
mod explain;
#[cfg(not(target_family = "wasm"))]
mod fault;
#[cfg(not(target_family = "wasm"))]
mod locate;
#[cfg(any(target_family = "wasm", test))]
mod short;
mod syntax;
#[cfg(test)]
mod tests;
#[cfg(not(target_family = "wasm"))]
mod tree;

pub use expectation::Expectation;
pub use syntax::not_json;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::Sentence;
use explain::explain;

/// What is read, as the sentences call it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// An action of a game.
    Action,
    /// A position of a game.
    Position,
    /// The options of a table.
    Options,
    /// A message to the server.
    Message,
    /// The first line of a log.
    Header,
    /// Any other line of a log.
    Record,
    /// A player's receipt of a start.
    Receipt,
    /// The answer of a program that plays.
    Answer,
}

impl Thing {
    const fn word(self) -> &'static str {
        ["action", "position", "options", "message", "header", "record", "receipt", "answer"][self as usize]
    }
}

/// The most of a wrong value that is said back.
const MOST_SHOWN: usize = 40;

/// Reads a text, or says what is wrong with it.
pub fn from_text<T: DeserializeOwned>(text: &str, thing: Thing) -> Result<T, Sentence> {
    // In a browser everything is read by way of a value: a reader more for every type of a game is much to fetch.
    if cfg!(target_family = "wasm") {
        return from_value(&serde_json::from_str(text).map_err(|error| not_json(&error))?, thing);
    }
    serde_json::from_str(text).map_err(|_| match serde_json::from_str(text) {
        Ok(value) => explain::<T>(&value, thing),
        Err(error) => not_json(&error),
    })
}

/// Reads a value, or says what is wrong with it.
pub fn from_value<T: DeserializeOwned>(value: &Value, thing: Thing) -> Result<T, Sentence> {
    quietly(value).ok_or_else(|| explain::<T>(value, thing))
}

/// Reads a value; nothing if something is wrong with it.
pub fn quietly<T: DeserializeOwned>(value: &Value) -> Option<T> {
    #[cfg(target_family = "wasm")]
    return short::read(value).ok();
    #[cfg(not(target_family = "wasm"))]
    T::deserialize(value).ok()
}

/// The value as a tree of JSON; nothing if it holds what JSON cannot say. In a browser by way of its text: a serializer
/// more for every type of a game is much to fetch.
pub fn tree(value: &impl Serialize) -> Option<Value> {
    if cfg!(target_family = "wasm") {
        return serde_json::from_str(&serde_json::to_string(value).ok()?).ok();
    }
    serde_json::to_value(value).ok()
}

/// What somebody wrote, short enough to be said back to them.
pub fn shown(text: &str) -> String {
    let mut short: String = text.chars().filter(|sign| !sign.is_control()).take(MOST_SHOWN).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
