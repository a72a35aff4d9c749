//! A table with more lines of chat than anybody would write.

use store::{Append, Sqlite, Store};

/// How many are appended at once.
const CHUNK: u64 = 2_000;

/// Adds so many lines to the log of a table, as the server would store them.
pub(crate) async fn add(store: &Sqlite, code: &str, lines: u64) {
    let table = store.load(code).await.unwrap().unwrap();
    for first in (0..lines).step_by(CHUNK as usize) {
        let numbers = first..(first + CHUNK).min(lines);
        let line = |number: u64| {
            format!(
                r#"{{"at":{},"facts":[{{"is":"said","line":{{"number":{number},"seat":0,"text":"the same line again, by hand"}}}}]}}"#,
                1_000_000 + number
            )
        };
        let append = Append {
            code: code.to_owned(),
            version: table.version + first,
            epoch: table.epoch,
            bodies: numbers.map(|number| line(number).into()).collect(),
            summary: None,
            result: None,
        };
        store.append(append).await.unwrap();
    }
}
