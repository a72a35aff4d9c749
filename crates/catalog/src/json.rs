//! JSON as it goes out: text already, written straight from a typed value.

use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;

/// A piece of JSON that is copied into an answer as it is.
pub type Json = Box<RawValue>;

/// The value as a tree of JSON.
pub(crate) fn tree(value: &impl Serialize) -> Value {
    table::reading::tree(value).expect("the types of a game hold only what JSON can say")
}

/// The value as JSON.
pub(crate) fn json(value: &impl Serialize) -> Json {
    serde_json::value::to_raw_value(value).expect("the types of a game hold only what JSON can say")
}
