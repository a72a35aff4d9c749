//! The database of a running server deleted, replaced, overwritten: noticed, never written to by mistake, and taken up
//! again when it is back.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use store::{Sqlite, Store, StoreError};
use tempfile::TempDir;

use crate::{Fresh, append, boxed, table};

/// How long anything may take. Only a failing test waits for it.
const PATIENCE: Duration = Duration::from_secs(20);

/// A store with a table of three records, and a backup of it that has two.
async fn with_backup() -> (Fresh, TempDir) {
    let fresh = Fresh::new();
    fresh.store.create(table("KLMN", &["0", "1"])).await.unwrap();
    let copies = tempfile::tempdir().unwrap();
    store::backup(fresh.folder.path(), &copies.path().join("two")).unwrap();
    fresh.store.append(append("KLMN", 2, &["2"])).await.unwrap();
    (fresh, copies)
}

fn backup_in(copies: &TempDir) -> PathBuf {
    copies.path().join("two/quintet.db")
}

/// Waits until the store says so by itself, without being asked to store anything.
async fn becomes(store: &Sqlite, healthy: bool) {
    let start = Instant::now();
    while store.health().is_ok() != healthy {
        assert!(start.elapsed() < PATIENCE, "{:?}", store.health());
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// The sentence with which an append is refused.
async fn refusal(store: &Sqlite) -> String {
    let error = store.append(append("KLMN", 3, &["never"])).await.unwrap_err();
    assert!(matches!(error, StoreError::Away { .. }), "{error}");
    error.to_string()
}

fn set_aside(folder: &Path) -> usize {
    let names = fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
    names.filter(|name| name.to_string_lossy().contains("-wal-aside-")).count()
}

#[tokio::test]
async fn moved_away_and_back() {
    let (fresh, copies) = with_backup().await;
    let elsewhere = copies.path().join("elsewhere.db");
    fs::rename(fresh.database(), &elsewhere).unwrap();
    // The very next append is refused, whether or not it was noticed before.
    let sentence = refusal(&fresh.store).await;
    assert!(sentence.contains("was deleted or moved away") && sentence.contains("Put it back"), "{sentence}");
    becomes(&fresh.store, false).await;
    assert_eq!(fresh.bodies("KLMN").await, boxed(&["0", "1", "2"]), "what was told can still be read");
    assert!(!fresh.database().exists(), "nothing is made in its place");
    fs::rename(&elsewhere, fresh.database()).unwrap();
    becomes(&fresh.store, true).await;
    fresh.store.append(append("KLMN", 3, &["3"])).await.unwrap();
    let fresh = fresh.restart();
    assert_eq!(fresh.bodies("KLMN").await, boxed(&["0", "1", "2", "3"]));
}

#[tokio::test]
async fn it_is_noticed_though_nothing_is_stored() {
    let (fresh, _copies) = with_backup().await;
    fs::remove_file(fresh.database()).unwrap();
    becomes(&fresh.store, false).await;
}

#[tokio::test]
async fn deleted_and_a_copy_put_back() {
    let (fresh, copies) = with_backup().await;
    fs::remove_file(fresh.database()).unwrap();
    refusal(&fresh.store).await;
    fs::copy(backup_in(&copies), fresh.database()).unwrap();
    becomes(&fresh.store, true).await;
    // The copy is older: whoever knows more finds out.
    let late = fresh.store.append(append("KLMN", 3, &["3"])).await;
    assert_eq!(late, Err(StoreError::Conflict { code: "KLMN".to_owned(), expected: 3, found: 2 }));
    assert_eq!(fresh.bodies("KLMN").await, boxed(&["0", "1"]));
    fresh.store.append(append("KLMN", 2, &["another 2"])).await.unwrap();
    let fresh = fresh.restart();
    assert_eq!(fresh.bodies("KLMN").await, boxed(&["0", "1", "another 2"]));
}

/// What was moved away has everything, though it is served no more.
#[tokio::test]
async fn the_former_file_is_whole_when_a_copy_takes_its_place() {
    let (fresh, copies) = with_backup().await;
    let former = copies.path().join("former");
    fs::create_dir(&former).unwrap();
    fs::rename(fresh.database(), former.join("quintet.db")).unwrap();
    fs::copy(backup_in(&copies), fresh.database()).unwrap();
    becomes(&fresh.store, false).await;
    becomes(&fresh.store, true).await;
    assert_eq!(fresh.bodies("KLMN").await.len(), 2);
    let former = Sqlite::open(&former).unwrap();
    assert_eq!(former.load("KLMN").await.unwrap().unwrap().version, 3);
}

#[tokio::test]
async fn overwritten_by_a_copy() {
    let (fresh, copies) = with_backup().await;
    // In place: the file is the same, and its write-ahead log belongs to what was in it before.
    fs::copy(backup_in(&copies), fresh.database()).unwrap();
    let sentence = refusal(&fresh.store).await;
    assert!(sentence.contains("was overwritten"), "{sentence}");
    becomes(&fresh.store, true).await;
    assert_eq!(fresh.bodies("KLMN").await, boxed(&["0", "1"]));
    fresh.store.append(append("KLMN", 2, &["another 2"])).await.unwrap();
    assert_eq!(set_aside(fresh.folder.path()), 1, "nothing is thrown away");
    let fresh = fresh.restart();
    assert_eq!(fresh.bodies("KLMN").await, boxed(&["0", "1", "another 2"]));
}

#[tokio::test]
async fn another_database_is_never_written_to() {
    let (fresh, copies) = with_backup().await;
    let other = Fresh::new();
    other.store.create(table("KLMN", &["0", "1", "other"])).await.unwrap();
    store::backup(other.folder.path(), &copies.path().join("other")).unwrap();
    let text = copies.path().join("text");
    fs::write(&text, "Dear diary, ".repeat(1000)).unwrap();
    let kept = copies.path().join("kept.db");
    for stranger in [copies.path().join("other/quintet.db"), text] {
        fs::rename(fresh.database(), &kept).unwrap();
        fs::copy(&stranger, fresh.database()).unwrap();
        let start = Instant::now();
        while !refusal(&fresh.store).await.contains("another database") {
            assert!(start.elapsed() < PATIENCE);
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        assert_eq!(fresh.bodies("KLMN").await, boxed(&["0", "1", "2"]), "nor is it read");
        // It stays that way, though it is looked at again and again.
        tokio::time::sleep(Duration::from_millis(600)).await;
        assert!(refusal(&fresh.store).await.contains("another database"));
        assert_eq!(fs::read(fresh.database()).unwrap(), fs::read(&stranger).unwrap());
        fs::rename(&kept, fresh.database()).unwrap();
        becomes(&fresh.store, true).await;
    }
    // The same in place.
    fs::copy(fresh.database(), &kept).unwrap();
    fs::copy(copies.path().join("other/quintet.db"), fresh.database()).unwrap();
    becomes(&fresh.store, false).await;
    assert!(matches!(fresh.store.load("KLMN").await, Err(StoreError::Away { .. })), "it is not read either");
    let stranger = fs::read(fresh.database()).unwrap();
    drop(fresh.store);
    assert_eq!(fs::read(fresh.folder.path().join("quintet.db")).unwrap(), stranger);
}

#[tokio::test]
async fn a_damaged_copy_is_not_used() {
    let (fresh, copies) = with_backup().await;
    let mut damaged = fs::read(backup_in(&copies)).unwrap();
    let end = damaged.len();
    damaged[end - 4096..].fill(0xA5);
    fs::remove_file(fresh.database()).unwrap();
    fs::write(fresh.database(), &damaged).unwrap();
    let start = Instant::now();
    while !refusal(&fresh.store).await.contains("is damaged") {
        assert!(start.elapsed() < PATIENCE);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(fs::read(fresh.database()).unwrap(), damaged);
    fs::copy(backup_in(&copies), fresh.database()).unwrap();
    becomes(&fresh.store, true).await;
    assert_eq!(fresh.bodies("KLMN").await.len(), 2);
}

/// Nothing that was acknowledged is lost with the files beside the database.
#[tokio::test]
async fn the_log_or_its_index_deleted() {
    let (mut fresh, _copies) = with_backup().await;
    let mut version = 3;
    for names in [&["-wal"][..], &["-shm"], &["-wal", "-shm"]] {
        for ending in names {
            fs::remove_file(fresh.folder.path().join(format!("quintet.db{ending}"))).unwrap();
        }
        becomes(&fresh.store, false).await;
        becomes(&fresh.store, true).await;
        fresh.store.append(append("KLMN", version, &[&version.to_string()])).await.unwrap();
        version += 1;
        assert_eq!(fresh.bodies("KLMN").await.len() as u64, version);
        fresh = fresh.restart();
        assert_eq!(fresh.bodies("KLMN").await.len() as u64, version);
    }
}

/// A new time and the same content: whatever is in the write-ahead log stays.
#[tokio::test]
async fn touched() {
    let (fresh, _copies) = with_backup().await;
    let file = fs::File::options().append(true).open(fresh.database()).unwrap();
    file.set_modified(std::time::SystemTime::now() + Duration::from_secs(7)).unwrap();
    // Closed only with the store: closing it would release SQLite's locks.
    becomes(&fresh.store, false).await;
    becomes(&fresh.store, true).await;
    assert_eq!(fresh.bodies("KLMN").await, boxed(&["0", "1", "2"]));
    fresh.store.append(append("KLMN", 3, &["3"])).await.unwrap();
    drop(file);
}

/// Files that SQLite itself changes are not taken for changed by others.
#[tokio::test]
async fn checkpoints_are_our_own() {
    let fresh = Fresh::new();
    fresh.store.create(table("KLMN", &["0"])).await.unwrap();
    let body = format!("\"{}\"", "x".repeat(60_000));
    for version in 1..1200 {
        fresh.store.append(append("KLMN", version, &[&body])).await.unwrap();
        assert_eq!(fresh.store.health(), Ok(()));
    }
    assert!(fs::metadata(fresh.database()).unwrap().len() > 30 << 20, "there was a checkpoint");
}
