//! Many requests at once.

use store::{Store, WriteCounts};
use tokio::task::JoinSet;

use super::{Backend, append, bodies, table};

/// Many tables are appended to at once; commits are shared. `counts` tells how many there were.
pub(crate) async fn many_tables_at_once<B: Backend>(tables: u64, counts: impl Fn(&B::Store) -> WriteCounts) {
    const APPENDS: u64 = 20;
    let fresh = B::fresh();
    let mut playing = JoinSet::new();
    for number in 0..tables {
        let store = fresh.store().clone();
        playing.spawn(async move {
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
    playing.join_all().await;
    let counts = counts(fresh.store());
    assert_eq!(counts.writes, tables * (APPENDS + 1));
    assert!(counts.commits < counts.writes / 2, "{counts:?}");

    let fresh = fresh.restart();
    for number in 0..tables {
        let records = bodies(&**fresh.store(), &format!("T{number}")).await;
        assert!(records.iter().enumerate().all(|(n, body)| **body == *n.to_string()));
        assert_eq!(records.len() as u64, APPENDS + 1);
    }
}

/// More requests than the queue has places: callers wait, none is refused.
pub(crate) async fn a_full_queue_makes_callers_wait<B: Backend>() {
    let fresh = B::fresh();
    let mut tables = JoinSet::new();
    for number in 0..3000 {
        let store = fresh.store().clone();
        tables.spawn(async move { store.create(table(&number.to_string(), &["0"])).await });
    }
    assert!(tables.join_all().await.into_iter().all(|outcome| outcome == Ok(())));
}

/// One task hands in several appends without waiting for each: they are carried out in order.
pub(crate) async fn appends_keep_their_order<B: Backend>() {
    let fresh = B::fresh();
    fresh.store().create(table("KLMN", &["0"])).await.unwrap();
    let mut appends = JoinSet::new();
    for version in 1..100 {
        let store = fresh.store().clone();
        appends.spawn(async move { store.append(append("KLMN", version, &["x"])).await });
    }
    assert!(appends.join_all().await.into_iter().all(|outcome| outcome == Ok(())));
}
