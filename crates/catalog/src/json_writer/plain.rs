//! Writes JSON as `serde_json` does, by `serde_json`: in a browser, where everything that is written in a second way is
//! fetched twice.

use serde::Serialize;
use serde_json::Result;

/// Appends the JSON of a value.
pub(crate) fn write(value: &impl Serialize, out: &mut Vec<u8>) -> Result<()> {
    serde_json::to_writer(out, value)
}
