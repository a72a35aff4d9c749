//! An entry of a table's log: everything that one cause had as its effect, appended as a whole.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::Moment;

use crate::fact::Fact;
use crate::identity::{Client, ShortHolder};

/// One entry of a table's log. Its JSON is the stored form and never changes.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct LogEntry {
    /// When, on the table's clock.
    pub at: Moment,
    /// The command that caused it; sent again, it is recognised as a duplicate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Cause>,
    /// What changed at the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<Fact>,
    /// What happened in the game: records of its own log.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub game: Vec<Box<RawValue>>,
}

/// The command behind an entry.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Cause {
    /// The page that sent it.
    pub client: Client,
    /// The number that the page gave it.
    pub number: u32,
    /// The hash of its content: tells a command sent again from another one with the same number.
    #[serde(rename = "print")]
    pub fingerprint: u32,
    /// The device that it came from; older programs did not store it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<ShortHolder>,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Logs outlive programs: what an older version wrote is read and written unchanged.
    #[test]
    fn the_stored_form_stays() {
        for text in [
            r#"{"at":0}"#,
            r#"{"at":1200,"by":{"client":"c0ffee","number":3,"print":4294967295}}"#,
            r#"{"at":1200,"by":{"client":"c0ffee","number":3,"print":4294967295,"of":"ab12cd34"}}"#,
            r#"{"at":5,"facts":[{"is":"closed"}]}"#,
            r#"{"at":7,"by":{"client":"c0ffee","number":1,"print":9},"facts":[{"is":"back","seat":2}],"game":[{"at":7,"by":{"seat":1},"events":[{"is":"drew", "card":null}]}]}"#,
        ] {
            let entry: LogEntry = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&entry).unwrap(), text);
        }
        let full: LogEntry = serde_json::from_str(
            r#"{"at":7,"by":{"client":"c0ffee","number":1,"print":9},"facts":[{"is":"closed"}],"game":[1,2]}"#,
        )
        .unwrap();
        assert_eq!((full.at, full.facts, full.game.len()), (Moment(7), vec![Fact::Closed], 2));
        assert_eq!(full.by.map(|cause| (cause.number, cause.fingerprint)), Some((1, 9)));
    }
}
