//! Torn writes: files that a power cut may leave behind.

use std::fs;
use std::path::Path;

use store::{Sqlite, Store, whole_log};

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
        let records = whole_log(&store, "FIVE").await.unwrap().unwrap();
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
        let store = Sqlite::open(folder.path()).unwrap();
        let records = whole_log(&store, "FIVE").await.unwrap().unwrap();
        assert_eq!(records, [Box::from("0")], "byte {at}");
    }
}

/// Bytes that are wrong in the middle of what was acknowledged are found, wherever they are: what follows is not dropped
/// silently. The last transaction alone cannot be told from one that was cut short.
#[tokio::test]
async fn damage_with_commits_behind_it_is_refused() {
    let fresh = Fresh::new();
    fresh.store.create(table("FIVE", &["0"])).await.unwrap();
    let mut ends = Vec::new();
    for version in 1..12 {
        fresh.store.append(append("FIVE", version, &[&version.to_string()])).await.unwrap();
        ends.push(fs::read(fresh.folder.path().join(WAL)).unwrap().len());
    }
    let whole = fs::read(fresh.folder.path().join(WAL)).unwrap();
    let acknowledged = ends[ends.len() - 2];
    let mut places: Vec<usize> = (0..32).chain((32..acknowledged).step_by(577)).collect();
    // Every byte of some heads of frames, those that end a transaction among them.
    places.extend(ends[..ends.len() - 1].iter().flat_map(|end| end - 4120..end - 4096));
    places.extend(32..56);
    for at in places {
        let mut damaged = whole.clone();
        damaged[at] ^= 0x11;
        let folder = after_power_cut(fresh.folder.path(), &damaged);
        let sentence = Sqlite::open(folder.path()).expect_err("this must be refused").to_string();
        assert!(sentence.contains("is damaged at frame"), "byte {at}: {sentence}");
        assert!(sentence.contains("bring back a backup"), "byte {at}: {sentence}");
        assert_eq!(fs::read(folder.path().join(WAL)).unwrap(), damaged, "it is left as it was");
        assert!(store::backup(folder.path(), &folder.path().join("copy")).is_err(), "nor is it copied");
    }
    // A head of a frame that is gone altogether.
    for end in &ends[..ends.len() - 2] {
        let mut damaged = whole.clone();
        damaged[end - 4120..end - 4096].fill(0);
        let folder = after_power_cut(fresh.folder.path(), &damaged);
        assert!(Sqlite::open(folder.path()).is_err(), "frame before {end}");
    }
}

/// When the log starts over, older frames stay behind the newer ones; they are not taken for commits.
#[tokio::test]
async fn frames_of_the_time_before_are_no_damage() {
    let fresh = Fresh::new();
    fresh.store.create(table("FIVE", &["0"])).await.unwrap();
    // A checkpoint at every commit from some pages on; the commit after it starts over.
    let often = |connection: &rusqlite::Connection| {
        connection.pragma_update_and_check(None, "wal_autocheckpoint", 30, |_| Ok(()))
    };
    fresh.store.on_writer(often).await.unwrap();
    let (mut version, mut before) = (1, Vec::new());
    let log = loop {
        fresh.store.append(append("FIVE", version, &[&version.to_string()])).await.unwrap();
        version += 1;
        let log = fs::read(fresh.folder.path().join(WAL)).unwrap();
        if !before.is_empty() && log[..32] != before[..32] {
            break log;
        }
        assert!(version < 100, "it never started over");
        before = log;
    };
    let new_header_alone = [&log[..32], &before[32..]].concat();
    for (log, expected) in [(log, version), (new_header_alone, version - 1)] {
        let folder = after_power_cut(fresh.folder.path(), &log);
        let store = Sqlite::open(folder.path()).unwrap();
        assert_eq!(store.load("FIVE").await.unwrap().unwrap().version, expected);
    }
}
