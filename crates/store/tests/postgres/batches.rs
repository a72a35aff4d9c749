//! Group commit.

use store::{Append, Stage, Store, StoreError};
use tokio::task::JoinSet;

use crate::contract::{result, summary};
use crate::{Fresh, append, boxed, table};

/// All hand in their appends before the thread that writes has a turn.
#[tokio::test]
async fn what_queues_up_shares_a_commit_and_a_refusal_harms_nobody() {
    let fresh = Fresh::new();
    let mut creates = JoinSet::new();
    for number in 0..200 {
        let store = fresh.store.clone();
        creates.spawn(async move { store.create(table(&number.to_string(), &["0"])).await });
    }
    assert!(creates.join_all().await.into_iter().all(|outcome| outcome == Ok(())));
    let before = fresh.store.write_counts();
    let mut appends = JoinSet::new();
    for number in 0..200 {
        let store = fresh.store.clone();
        appends.spawn(async move {
            let code = number.to_string();
            // Every other one was made for a version or an epoch that is not there; some end a game.
            let append = match number % 4 {
                0 => append(&code, 1, &["1", "2"]),
                1 => append(&code, 2, &["1", "2"]),
                2 => Append {
                    summary: Some(summary(Stage::Over, &["anna", "bert"])),
                    result: Some(result("anna", "bert")),
                    ..append(&code, 1, &["1", "2"])
                },
                _ => Append { epoch: 7, ..append(&code, 1, &["1", "2"]) },
            };
            (number, store.append(append).await)
        });
    }
    for (number, outcome) in appends.join_all().await {
        let code = number.to_string();
        let bodies = fresh.bodies(&code).await;
        let expected = match number % 4 {
            0 | 2 => Ok(()),
            1 => Err(StoreError::Conflict { code, expected: 2, found: 1 }),
            _ => Err(StoreError::Fenced { code, expected: 7, found: 1 }),
        };
        let records = if expected.is_ok() { boxed(&["0", "1", "2"]) } else { boxed(&["0"]) };
        assert_eq!((outcome, bodies), (expected, records), "{number}");
    }
    let after = fresh.store.write_counts();
    assert_eq!(after.writes - before.writes, 100);
    assert!(after.commits - before.commits < 50, "{after:?} after {before:?}");
    assert_eq!(fresh.store.played(&["anna"]).await.unwrap().games.len(), 50);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_at_once() {
    const TABLES: u64 = 60;
    const APPENDS: u64 = 20;
    let fresh = Fresh::new();
    let mut tables = JoinSet::new();
    for number in 0..TABLES {
        let store = fresh.store.clone();
        tables.spawn(async move {
            let code = format!("T{number}");
            store.create(table(&code, &["0"])).await.unwrap();
            for version in 1..=APPENDS {
                store.append(append(&code, version, &[&version.to_string()])).await.unwrap();
                // What is acknowledged is there for every reader at once.
                if version % 7 == 0 {
                    let stored = store.load(&code).await.unwrap().unwrap();
                    assert_eq!(stored.version, version + 1);
                }
            }
        });
    }
    tables.join_all().await;
    let counts = fresh.store.write_counts();
    assert_eq!(counts.writes, TABLES * (APPENDS + 1));
    assert!(counts.commits < counts.writes / 2, "{counts:?}");
    for number in 0..TABLES {
        let records = fresh.bodies(&format!("T{number}")).await;
        assert!(records.iter().enumerate().all(|(n, body)| **body == *n.to_string()));
        assert_eq!(records.len() as u64, APPENDS + 1);
    }
}

/// One task hands in several appends without waiting for each: they are carried out in order.
#[tokio::test]
async fn appends_keep_their_order() {
    let fresh = Fresh::new();
    fresh.store.create(table("KLMN", &["0"])).await.unwrap();
    let mut appends = JoinSet::new();
    for version in 1..100 {
        let store = fresh.store.clone();
        appends.spawn(async move { store.append(append("KLMN", version, &["x"])).await });
    }
    assert!(appends.join_all().await.into_iter().all(|outcome| outcome == Ok(())));
}

/// More requests than the queue has places: callers wait, none is refused.
#[tokio::test]
async fn a_full_queue_makes_callers_wait() {
    let fresh = Fresh::new();
    let mut tables = JoinSet::new();
    for number in 0..3000 {
        let store = fresh.store.clone();
        tables.spawn(async move { store.create(table(&number.to_string(), &["0"])).await });
    }
    assert!(tables.join_all().await.into_iter().all(|outcome| outcome == Ok(())));
}

/// PostgreSQL has no text with a zero byte: who sends one is refused alone.
#[tokio::test]
async fn what_the_database_cannot_take_harms_nobody_else() {
    let fresh = Fresh::new();
    let mut creates = JoinSet::new();
    for number in 0..10 {
        let store = fresh.store.clone();
        let body = if number == 3 { "\"\0\"" } else { "{}" };
        creates.spawn(async move { (number, store.create(table(&number.to_string(), &[body])).await) });
    }
    for (number, outcome) in creates.join_all().await {
        assert_eq!(outcome.is_ok(), number != 3, "{number}: {outcome:?}");
    }
}
