//! Torn writes: files that a power cut may leave behind.

use std::fs;
use std::path::Path;

use store::{Sqlite, Store};

use crate::{Fresh, append, table};

const WAL: &str = "quintet.db-wal";

/// The folder as a power cut would leave it now, with that much of the write-ahead log.
fn after_power_cut(from: &Path, log: &[u8]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::copy(from.join("quintet.db"), folder.path().join("quintet.db")).unwrap();
    fs::write(folder.path().join(WAL), log).unwrap();
    folder
}

#[tokio::test]
async fn a_record_that_was_cut_short_is_left_out_and_all_before_it_are_there() {
    let fresh = Fresh::new();
    fresh.store.create(table("FIVE", &["0"])).await.unwrap();
    for version in 1..40 {
        fresh.store.append(append("FIVE", version, &[&version.to_string()])).await.unwrap();
    }
    let acknowledged = fs::read(fresh.folder.path().join(WAL)).unwrap();
    fresh.store.append(append("FIVE", 40, &["the last"])).await.unwrap();
    let whole = fs::read(fresh.folder.path().join(WAL)).unwrap();
    assert!(whole.len() > acknowledged.len(), "the write-ahead log was not restarted meanwhile");
    assert_eq!(&whole[..acknowledged.len()], acknowledged);

    let mut found = [0; 2];
    let lengths = (acknowledged.len()..=whole.len()).step_by(97).chain([whole.len() - 1, whole.len()]);
    for length in lengths {
        let folder = after_power_cut(fresh.folder.path(), &whole[..length]);
        let store = Sqlite::open(folder.path()).unwrap();
        let records = store.load("FIVE").await.unwrap().unwrap().records;
        assert!((40..=41).contains(&records.len()), "{} records of {length} bytes", records.len());
        found[records.len() - 40] += 1;
        // It goes on where it was.
        store.append(append("FIVE", records.len() as u64, &["and on"])).await.unwrap();
    }
    assert!(found[0] > 20 && found[1] >= 1, "{found:?}");
}

/// Bytes that are wrong in the middle of what was not acknowledged do no harm either.
#[tokio::test]
async fn a_record_that_was_half_written_is_left_out() {
    let fresh = Fresh::new();
    fresh.store.create(table("FIVE", &["0"])).await.unwrap();
    let acknowledged = fs::read(fresh.folder.path().join(WAL)).unwrap().len();
    fresh.store.append(append("FIVE", 1, &["1"])).await.unwrap();
    let whole = fs::read(fresh.folder.path().join(WAL)).unwrap();
    for at in (acknowledged..whole.len()).step_by(211) {
        let mut torn = whole.clone();
        torn[at] ^= 0x40;
        let folder = after_power_cut(fresh.folder.path(), &torn);
        let records = Sqlite::open(folder.path()).unwrap().load("FIVE").await.unwrap().unwrap().records;
        assert_eq!(records, [Box::from("0")], "byte {at}");
    }
}
