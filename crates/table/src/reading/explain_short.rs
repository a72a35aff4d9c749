//! That something is wrong with a value: in a browser, where what is read was written by the page itself.

use serde_json::Value;

use super::Thing;
use crate::Sentence;

/// What is wrong with a value that cannot be read.
pub(super) fn explain<T>(_: &Value, thing: Thing) -> Sentence {
    Sentence::new("form-unclear").text("what", thing.word())
}
