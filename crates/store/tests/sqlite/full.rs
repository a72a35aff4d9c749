//! A full disk.

use rusqlite::Connection;
use store::{Sqlite, Store, StoreError, whole_log};
use tokio::task::JoinSet;

use crate::{Fresh, append, table};

/// Appends until there is no space; gives the version that was reached.
async fn fill(store: &Sqlite, code: &str, mut version: u64, body: &str) -> u64 {
    loop {
        match store.append(append(code, version, &[body, body])).await {
            Ok(()) => version += 2,
            Err(error) => {
                assert!(matches!(error, StoreError::Full { .. }), "{error}");
                return version;
            }
        }
    }
}

/// Lets the database grow by at most this many pages of 4 KiB; `None` lifts the limit. SQLite reports the limit
/// exactly as it reports a full disk.
async fn limit_growth(store: &Sqlite, pages: Option<u32>) {
    let limit = move |connection: &Connection| {
        let used: u32 = connection.pragma_query_value(None, "page_count", |row| row.get(0))?;
        let max = pages.map_or(u32::MAX - 1, |pages| used + pages);
        connection.pragma_update_and_check(None, "max_page_count", max, |_| Ok(()))
    };
    store.on_writer(limit).await.unwrap();
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_and_space_heals_it() {
    let fresh = Fresh::new();
    let body = format!("\"{}\"", "x".repeat(700));
    fresh.store.create(table("KLMN", &[&body])).await.unwrap();
    limit_growth(&fresh.store, Some(20)).await;
    let version = fill(&fresh.store, "KLMN", 1, &body).await;
    assert!(version > 20);
    for _ in 0..3 {
        let refused = fresh.store.append(append("KLMN", version, &[&*body; 12])).await;
        assert!(matches!(refused, Err(StoreError::Full { .. })));
        assert_eq!(fresh.bodies("KLMN").await.len() as u64, version);
    }
    limit_growth(&fresh.store, None).await;
    fresh.store.append(append("KLMN", version, &[&*body; 12])).await.unwrap();
    let fresh = fresh.restart();
    assert_eq!(fresh.bodies("KLMN").await, vec![Box::from(&*body); version as usize + 12]);
}

/// One that is too large for what is left does not take the others of its commit with it.
#[tokio::test]
async fn the_small_ones_still_fit() {
    let fresh = Fresh::new();
    for number in 0..50 {
        fresh.store.create(table(&number.to_string(), &["0"])).await.unwrap();
    }
    limit_growth(&fresh.store, Some(4)).await;
    let mut appends = JoinSet::new();
    for number in 0..50 {
        let store = fresh.store.clone();
        let large = number == 25;
        let body = if large { format!("\"{}\"", "x".repeat(100_000)) } else { number.to_string() };
        appends.spawn(async move { (large, store.append(append(&number.to_string(), 1, &[&body])).await) });
    }
    for (large, outcome) in appends.join_all().await {
        match outcome {
            Err(StoreError::Full { .. }) => assert!(large),
            other => assert!(!large && other == Ok(()), "{other:?}"),
        }
    }
    assert_eq!(fresh.bodies("25").await.len(), 1);
    assert_eq!(fresh.bodies("26").await.len(), 2);
}

/// The same on a disk that is really full: set `QUINTET_SMALL_DISK` to a folder on one of some megabytes. The
/// test fills it.
#[tokio::test]
#[ignore = "needs a small disk"]
async fn a_disk_that_is_really_full() {
    let Some(disk) = std::env::var_os("QUINTET_SMALL_DISK") else { return };
    let folder = tempfile::tempdir_in(disk).unwrap();
    let ballast = folder.path().join("ballast");
    std::fs::write(&ballast, vec![0; 1 << 20]).unwrap();
    let body = format!("\"{}\"", "x".repeat(700));
    let mut version = 1;
    {
        let store = Sqlite::open(folder.path().join("data")).unwrap();
        store.create(table("KLMN", &[&body])).await.unwrap();
        for _ in 0..3 {
            version = fill(&store, "KLMN", version, &body).await;
            assert_eq!(store.load("KLMN").await.unwrap().unwrap().version, version);
        }
    }
    // The server is restarted, still without space: it starts, or says that the disk is full.
    match Sqlite::open(folder.path().join("data")) {
        Ok(store) => {
            version = fill(&store, "KLMN", version, &body).await;
            std::fs::remove_file(&ballast).unwrap();
            store.append(append("KLMN", version, &[&body])).await.unwrap();
        }
        Err(error) => {
            assert!(error.to_string().contains("full"), "{error}");
            std::fs::remove_file(&ballast).unwrap();
            let store = Sqlite::open(folder.path().join("data")).unwrap();
            store.append(append("KLMN", version, &[&body])).await.unwrap();
        }
    }
    let store = Sqlite::open(folder.path().join("data")).unwrap();
    let records = whole_log(&store, "KLMN").await.unwrap().unwrap();
    assert_eq!(records, vec![Box::from(&*body); version as usize + 1]);
}
