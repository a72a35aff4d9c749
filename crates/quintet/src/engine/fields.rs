//! The fields of a request. Each is taken out by its type; anything left over is refused.

use bots::Level;
use catalog::refusals;
use serde_json::{Map, Value};
use table::{Contribution, Refusal};

/// The fields that have not been taken yet. `null` counts as absent, except as the seat of a spectator.
#[derive(Debug)]
pub(crate) struct Fields {
    left: Map<String, Value>,
    /// The names that were asked for: those that the operation has.
    asked: Vec<&'static str>,
}

impl Fields {
    /// Parses the object in this line.
    pub(crate) fn read(line: &[u8]) -> Result<Fields, Refusal> {
        let text = std::str::from_utf8(line).map_err(|_| refusals::not_utf8())?;
        if text.trim().is_empty() {
            return Err(refusals::empty_line());
        }
        match serde_json::from_str(text).map_err(|error| refusals::not_json(&error))? {
            Value::Object(left) => Ok(Fields { left, asked: Vec::new() }),
            _ => Err(refusals::not_an_object()),
        }
    }

    /// Refuses fields that nobody took.
    pub(crate) fn end(self) -> Result<(), Refusal> {
        match self.left.keys().next() {
            None => Ok(()),
            Some(name) => Err(refusals::field_unknown(name, &self.asked)),
        }
    }

    /// Whether the field is present, even as `null`.
    pub(crate) fn has(&mut self, name: &'static str) -> bool {
        self.asked.push(name);
        self.left.contains_key(name)
    }

    fn take(&mut self, name: &'static str) -> Option<Value> {
        self.take_even_null(name).filter(|value| !value.is_null())
    }

    fn take_even_null(&mut self, name: &'static str) -> Option<Value> {
        if !self.asked.contains(&name) {
            self.asked.push(name);
        }
        self.left.remove(name)
    }

    /// A required text.
    pub(crate) fn text(&mut self, name: &'static str) -> Result<String, Refusal> {
        match self.take(name) {
            Some(Value::String(text)) => Ok(text),
            Some(_) => Err(refusals::field_kind(name, "text")),
            None => Err(refusals::field_missing(name)),
        }
    }

    /// A required object.
    pub(crate) fn object(&mut self, name: &'static str) -> Result<Value, Refusal> {
        match self.take(name) {
            Some(value @ Value::Object(_)) => Ok(value),
            Some(_) => Err(refusals::field_kind(name, "object")),
            None => Err(refusals::field_missing(name)),
        }
    }

    /// A required value of any type.
    pub(crate) fn required(&mut self, name: &'static str) -> Result<Value, Refusal> {
        self.take(name).ok_or_else(|| refusals::field_missing(name))
    }

    /// Anything at all, or `null`.
    pub(crate) fn anything(&mut self, name: &'static str) -> Value {
        self.take(name).unwrap_or_default()
    }

    /// A required integer.
    pub(crate) fn number(&mut self, name: &'static str) -> Result<i64, Refusal> {
        let value = self.take(name).ok_or_else(|| refusals::field_missing(name))?;
        value.as_i64().ok_or_else(|| refusals::field_kind(name, "number"))
    }

    /// An optional integer from 0 up.
    pub(crate) fn count(&mut self, name: &'static str) -> Result<Option<u64>, Refusal> {
        let count = |value: Value| value.as_u64().ok_or_else(|| refusals::field_kind(name, "count"));
        self.take(name).map(count).transpose()
    }

    /// The number of a seat, or `null`; required.
    pub(crate) fn seat_or_null(&mut self, name: &'static str) -> Result<Option<i64>, Refusal> {
        match self.take_even_null(name) {
            None => Err(refusals::field_missing(name)),
            Some(Value::Null) => Ok(None),
            Some(value) => value.as_i64().map(Some).ok_or_else(|| refusals::field_kind(name, "seat")),
        }
    }

    /// An optional switch, off by default.
    pub(crate) fn switch(&mut self, name: &'static str) -> Result<bool, Refusal> {
        let switch = |value: Value| value.as_bool().ok_or_else(|| refusals::field_kind(name, "switch"));
        self.take(name).map_or(Ok(false), switch)
    }

    /// An optional level of a bot.
    pub(crate) fn level(&mut self, name: &'static str) -> Result<Level, Refusal> {
        let level = |value| serde_json::from_value(value).map_err(|_| refusals::field_kind(name, "level"));
        self.take(name).map_or(Ok(Level::default()), level)
    }

    /// Optional names of players.
    pub(crate) fn names(&mut self, name: &'static str, seats: u8) -> Result<Vec<String>, Refusal> {
        let bad = || refusals::field_kind(name, "texts");
        let names = |value| serde_json::from_value::<Vec<String>>(value).map_err(|_| bad());
        let names = self.take(name).map_or(Ok(Vec::new()), names)?;
        if names.len() > seats.into() { Err(bad()) } else { Ok(names) }
    }

    /// Optional contributions of the players to the seed.
    pub(crate) fn contributions(
        &mut self,
        name: &'static str,
        seats: u8,
    ) -> Result<Vec<Contribution>, Refusal> {
        let list =
            |value| serde_json::from_value(value).map_err(|_| refusals::field_kind(name, "contributions"));
        let all: Vec<Contribution> = self.take(name).map_or(Ok(Vec::new()), list)?;
        match all.iter().find(|contribution| contribution.seat.0 >= seats) {
            None => Ok(all),
            Some(other) => Err(refusals::no_such_seat(other.seat.0.into(), seats)),
        }
    }
}
