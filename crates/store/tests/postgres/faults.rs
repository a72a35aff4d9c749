//! The database goes away and comes back, and the network loses answers.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use store::{Store, StoreError};
use testkit::postgres::Cluster;

use crate::proxy::{ANSWERS_LOST, HELD, OPEN, Proxy};
use crate::{Fresh, append, boxed, table};

/// Bounds what the database may take to come back on a busy machine.
const LONG: Duration = Duration::from_mins(1);

async fn until_healthy(store: &impl Store) {
    let begun = Instant::now();
    while store.health().is_err() {
        assert!(begun.elapsed() < LONG, "the store never noticed that the database is back");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// A crash of the database while many append: what was acknowledged is there, and everybody goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn after_a_crash_of_the_database_everything_acknowledged_is_there() {
    let cluster = Cluster::start(&[]);
    let fresh = Fresh::at(&cluster.database());
    for number in 0..8 {
        fresh.store.create(table(&number.to_string(), &[])).await.unwrap();
    }
    for _ in 0..2 {
        let appended = Arc::new(AtomicU32::new(0));
        let mut playing = tokio::task::JoinSet::new();
        for number in 0..8 {
            let (store, appended) = (fresh.store.clone(), Arc::clone(&appended));
            playing.spawn(async move {
                let code = number.to_string();
                let loaded = store.load(&code).await.unwrap().unwrap();
                let (mut version, epoch) = (loaded.version, loaded.epoch);
                loop {
                    let next = store::Append { epoch, ..append(&code, version, &[&version.to_string()]) };
                    match store.append(next).await {
                        Ok(()) => {
                            version += 1;
                            appended.fetch_add(1, Ordering::SeqCst);
                        }
                        Err(error) => {
                            assert!(error.is_away(), "{error}");
                            return (code, version);
                        }
                    }
                }
            });
        }
        let begun = Instant::now();
        while appended.load(Ordering::SeqCst) < 400 {
            assert!(begun.elapsed() < LONG, "nobody appends");
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        cluster.crash();
        let acknowledged = playing.join_all().await;
        assert!(fresh.store.health().unwrap_err().is_away());
        let away = fresh.store.load("0").await.unwrap_err();
        assert!(matches!(away, StoreError::Unreachable { .. }), "{away}");
        cluster.go_on();
        until_healthy(&*fresh.store).await;
        for (code, version) in acknowledged {
            let records = fresh.bodies(&code).await;
            // The one whose answer was lost may be there, too.
            assert!((version..=version + 1).contains(&(records.len() as u64)), "{code}");
            assert!(records.iter().enumerate().all(|(n, body)| **body == *n.to_string()));
        }
    }
}

/// A database that is started anew in a moment is waited for: nobody is refused.
#[tokio::test]
async fn sessions_that_end_between_two_requests_are_not_noticed() {
    let cluster = Cluster::shared();
    let url = cluster.database();
    let fresh = Fresh::at(&url);
    fresh.store.create(table("KLMN", &["0"])).await.unwrap();
    for version in 1..4 {
        cluster.sql(
            &url,
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
             WHERE application_name = 'quintet' AND datname = current_database()",
        );
        let ended = "SELECT count(*) FROM pg_stat_activity
             WHERE application_name = 'quintet' AND datname = current_database() AND wait_event = 'ClientRead'
               AND backend_start < now() - interval '1 hour'";
        assert_eq!(cluster.sql(&url, ended), "0");
        // It may still be on its way to us that they have ended.
        let mut stored = fresh.store.append(append("KLMN", version, &["x"])).await;
        if stored.as_ref().is_err_and(StoreError::is_away) {
            let epoch = fresh.store.load("KLMN").await.unwrap().unwrap().epoch;
            stored = fresh.store.append(store::Append { epoch, ..append("KLMN", version, &["x"]) }).await;
            assert_eq!(stored, Ok(()));
            return;
        }
        assert_eq!(stored, Ok(()));
    }
}

/// The answer to a commit is lost: it is stored, the caller is told that nobody knows, and what is loaded is final.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_answer_is_looked_up() {
    let cluster = Cluster::shared();
    let url = cluster.database();
    let proxy = Proxy::start(cluster.folder());
    let fresh = Fresh::at(&proxy.url(url.rsplit('/').next().unwrap()));
    fresh.store.create(table("KLMN", &["0"])).await.unwrap();
    fresh.store.append(append("KLMN", 1, &["1"])).await.unwrap();
    proxy.becomes(ANSWERS_LOST);
    let lost = fresh.store.append(append("KLMN", 2, &["2"])).await.unwrap_err();
    assert!(matches!(lost, StoreError::Unreachable { .. }), "{lost}");
    proxy.becomes(OPEN);
    until_healthy(&*fresh.store).await;
    let loaded = fresh.store.load("KLMN").await.unwrap().unwrap();
    assert_eq!((loaded.version, loaded.epoch), (3, 2));
    assert_eq!(fresh.bodies("KLMN").await, boxed(&["0", "1", "2"]));
    let next = store::Append { epoch: 2, ..append("KLMN", 3, &["3"]) };
    fresh.store.append(next).await.unwrap();
    assert_eq!(fresh.store.load("KLMN").await.unwrap().unwrap().epoch, 2, "only doubt raises it");
}

/// What was sent waits in the network, is given up, and arrives after the table was loaded again: it is fenced off.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_arrives_after_it_was_given_up_changes_nothing() {
    let cluster = Cluster::shared();
    let url = cluster.database();
    let database = url.rsplit('/').next().unwrap();
    let proxy = Proxy::start(cluster.folder());
    let fresh = Fresh::at(&proxy.url(database));
    fresh.store.create(table("KLMN", &["0"])).await.unwrap();
    fresh.store.append(append("KLMN", 1, &["1"])).await.unwrap();
    proxy.becomes(HELD);
    let store = fresh.store.clone();
    let held = tokio::spawn(async move { store.append(append("KLMN", 2, &["late"])).await });
    // Given up after ten seconds; the server's own lock is let go so that another can take its place.
    let given_up = tokio::time::timeout(LONG, held).await.unwrap().unwrap().unwrap_err();
    assert!(given_up.to_string().contains("it does not answer"), "{given_up}");
    assert_eq!(cluster.sql(&url, "SELECT version FROM quintet.heads"), "2");
    proxy.becomes(OPEN);
    until_healthy(&*fresh.store).await;
    let loaded = fresh.store.load("KLMN").await.unwrap().unwrap();
    let records = fresh.bodies("KLMN").await;
    assert_eq!(records.len() as u64, loaded.version);
    let next = store::Append { epoch: loaded.epoch, ..append("KLMN", loaded.version, &["next"]) };
    fresh.store.append(next).await.unwrap();
    let after = fresh.bodies("KLMN").await;
    assert_eq!(&after[..records.len()], &records[..]);
    assert_eq!(after.last().unwrap().as_ref(), "next");
}
