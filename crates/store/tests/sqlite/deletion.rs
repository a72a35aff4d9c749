//! Deletion on disk.

use std::task::Poll;

use rusqlite::Connection;
use store::{Deletion, Stage, Store};

use crate::{Fresh, append, table};

fn deletion(code: &str, version: u64) -> Deletion {
    Deletion { code: code.to_owned(), version, keep_summary: false }
}

fn count(fresh: &Fresh, table: &str) -> i64 {
    let database = Connection::open(fresh.database()).unwrap();
    database.query_one(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap()
}

/// Others append while a long log goes, and none of them waits for all of it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_log_goes_bit_by_bit() {
    let fresh = Fresh::new();
    fresh.store.create(table("LONG", &vec!["0"; 20_000])).await.unwrap();
    fresh.store.create(table("OTHER", &["0"])).await.unwrap();
    let before = fresh.store.write_counts().commits;
    let (store, done) = (fresh.store.clone(), tokio::sync::watch::Sender::new(false));
    let mut deleted = done.subscribe();
    let others = tokio::spawn(async move {
        let mut version = 1;
        while !*deleted.borrow_and_update() {
            store.append(append("OTHER", version, &["1"])).await.unwrap();
            version += 1;
        }
        version
    });
    fresh.store.delete(deletion("LONG", 20_000)).await.unwrap();
    done.send_replace(true);
    let version = others.await.unwrap();
    assert!(version > 5, "{version} appends beside it");
    assert!(fresh.store.write_counts().commits - before > 40);
    assert_eq!((count(&fresh, "tables"), count(&fresh, "records")), (1, version as i64));
    assert_eq!(fresh.bodies("OTHER").await.len() as u64, version);
}

#[tokio::test]
async fn what_was_cut_short_is_finished_by_the_next() {
    let fresh = Fresh::new();
    fresh.store.create(table("LONG", &vec!["0"; 5000])).await.unwrap();
    fresh.store.create(table("SHORT", &["0"])).await.unwrap();
    let mut pending = fresh.store.delete(deletion("LONG", 5000));
    // As far as its first steps, like a server that is killed then.
    while count(&fresh, "records") > 4000 {
        let polled = std::future::poll_fn(|context| Poll::Ready(pending.as_mut().poll(context)));
        assert!(polled.await.is_pending(), "it takes longer");
        tokio::task::yield_now().await;
    }
    drop(pending);
    let fresh = fresh.restart();
    assert!(count(&fresh, "records") > 1, "some are left");
    assert_eq!(fresh.store.load("LONG").await.unwrap(), None);
    assert!(fresh.store.records("LONG", 4900, 10).await.unwrap().is_empty());
    assert_eq!(fresh.store.expired(Stage::Waiting, i64::MAX, 10).await.unwrap().len(), 1);
    fresh.store.delete(deletion("SHORT", 1)).await.unwrap();
    for table in ["tables", "records", "seated", "purges"] {
        assert_eq!(count(&fresh, table), 0, "{table}");
    }
}
