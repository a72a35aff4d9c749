//! Group commit.

use std::time::Duration;

use store::{Append, Postgres, Stage, Store, StoreError};
use testkit::postgres::Cluster;
use tokio::task::JoinSet;

use crate::contract::{result, summary};
use crate::proxy::{HELD, OPEN, Proxy};
use crate::{Fresh, append, boxed, contract, table};

/// The network holds the first commit up, so that the others queue up behind it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_queues_up_shares_a_commit_and_a_refusal_harms_nobody() {
    let cluster = Cluster::shared();
    let url = cluster.database();
    let proxy = Proxy::start(cluster.folder());
    let fresh = Fresh::at(&proxy.url(url.rsplit('/').next().unwrap()));
    let mut creates = JoinSet::new();
    for number in 0..200 {
        let store = fresh.store.clone();
        creates.spawn(async move { store.create(table(&number.to_string(), &["0"])).await });
    }
    assert!(creates.join_all().await.into_iter().all(|outcome| outcome == Ok(())));
    let before = fresh.store.write_counts();
    proxy.becomes(HELD);
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
    tokio::time::sleep(Duration::from_millis(200)).await;
    proxy.becomes(OPEN);
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
    contract::batches::many_tables_at_once::<Fresh>(60, Postgres::write_counts).await;
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
