//! What was stored, held against what everybody was told.

use std::collections::BTreeMap;

use serde_json::Value;
use store::{Store, whole_log};

use super::page::Fate;
use super::tables::Ledger;

/// How many commands came to what, as far as their senders know.
#[derive(Default)]
pub(super) struct Counts {
    pub(super) acknowledged: usize,
    pub(super) refused: usize,
    pub(super) unanswered: usize,
}

/// The log of a table.
pub(super) async fn records(store: &dyn Store, code: &str) -> Vec<Value> {
    let stored = whole_log(store, code).await.unwrap().unwrap_or_else(|| panic!("table {code} is gone"));
    stored.iter().map(|body| serde_json::from_str(body).unwrap()).collect()
}

/// The facts of that kind.
pub(super) fn facts<'a>(records: &'a [Value], kind: &'a str) -> impl Iterator<Item = &'a Value> {
    let all = records.iter().filter_map(|record| record["facts"].as_array()).flatten();
    all.filter(move |fact| fact["is"] == kind)
}

/// Compares what the pages of a table were told with its log.
pub(super) fn check(ledger: &Ledger, records: &[Value], counts: &mut Counts) {
    let code = &ledger.code;
    let mut stored: BTreeMap<u32, u32> = BTreeMap::new();
    for by in records.iter().map(|record| &record["by"]).filter(|by| !by.is_null()) {
        let [number, fingerprint] = ["number", "print"].map(|key| by[key].as_u64().unwrap() as u32);
        assert_eq!(stored.insert(number, fingerprint), None, "table {code}: command {number} counts twice");
    }
    let clock: Vec<u64> = records.iter().map(|record| record["at"].as_u64().unwrap()).collect();
    // The clock restarts with the game, once.
    let back = clock.windows(2).filter(|pair| pair[1] < pair[0]).count();
    assert!(back <= 1, "table {code}: its clock goes back: {clock:?}");
    check_start(code, records);
    let rematch: Vec<Option<&str>> = facts(records, "rematched").map(|fact| fact["id"].as_str()).collect();
    assert!(rematch.len() <= 1, "table {code}: people are led to {rematch:?}");
    assert!(ledger.rematch.is_none() || rematch == [ledger.rematch.as_deref()], "table {code}: {rematch:?}");
    for (number, (fingerprint, fate)) in ledger.sent.iter().flatten() {
        let there = stored.remove(number);
        match fate {
            Fate::Done => {
                assert_eq!(there, Some(*fingerprint), "table {code}: command {number} is lost");
                counts.acknowledged += 1;
            }
            Fate::Refused => {
                assert_eq!(there, None, "table {code}: command {number} was refused");
                counts.refused += 1;
            }
            Fate::Unknown => {
                assert!(there.is_none_or(|there| there == *fingerprint), "table {code}: {number}");
                counts.unanswered += 1;
            }
        }
    }
    assert!(stored.is_empty(), "table {code}: nobody sent {stored:?}");
}

/// However often the server was killed in the middle of a start: cards were dealt once, from all that was settled, and
/// nobody was blamed.
fn check_start(code: &str, records: &[Value]) {
    let started: Vec<&Value> = facts(records, "started").collect();
    assert_eq!(started.len(), 1, "table {code}");
    let list = |name: &str| started[0]["header"][name].as_array().map_or(&[][..], Vec::as_slice);
    let settled =
        facts(records, "starting").next().map(|fact| fact["commits"].as_array().unwrap().as_slice());
    assert_eq!(list("commits"), settled.unwrap_or_default(), "table {code}");
    assert_eq!(list("contributions").len(), list("commits").len(), "table {code}");
    assert_eq!(facts(records, "revealed").count(), list("commits").len(), "table {code}: each revealed once");
    assert_eq!(facts(records, "start_failed").count(), 0, "table {code}: nobody was late but the server");
}
