//! Group commit.

use rusqlite::{Connection, StatementStatus};
use store::{Sqlite, Store, StoreError};
use tokio::task::JoinSet;

use crate::{Fresh, append, boxed, contract, table};

#[tokio::test]
async fn the_connection_that_writes_syncs_every_commit() {
    let fresh = Fresh::new();
    assert_eq!(pragmas(&fresh).await, ("wal".to_owned(), 2, true, 5000));
    assert_eq!(pragmas(&fresh.restart()).await, ("wal".to_owned(), 2, true, 5000));
}

/// Journal mode, `synchronous` (2 is FULL), foreign keys and the timeout for a busy database.
async fn pragmas(fresh: &Fresh) -> (String, i64, bool, i64) {
    let read = |connection: &Connection| {
        Ok((
            connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?,
            connection.pragma_query_value(None, "synchronous", |row| row.get(0))?,
            connection.pragma_query_value(None, "foreign_keys", |row| row.get(0))?,
            connection.pragma_query_value(None, "busy_timeout", |row| row.get(0))?,
        ))
    };
    fresh.store.on_writer(read).await.unwrap()
}

/// Another program holds the database, so the writer stands as it does during a long sync.
#[tokio::test]
async fn what_queues_up_shares_the_next_commit_and_a_refusal_harms_nobody() {
    let fresh = Fresh::new();
    for number in 0..200 {
        fresh.store.create(table(&number.to_string(), &["0"])).await.unwrap();
    }
    let before = fresh.store.write_counts();

    let other = Connection::open(fresh.database()).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let mut appends = JoinSet::new();
    for number in 0..200 {
        let store = fresh.store.clone();
        // Every other one was made for a version that is not there.
        let version = 1 + number % 2;
        appends.spawn(async move {
            let outcome = store.append(append(&number.to_string(), version, &["1", "2"])).await;
            (number, outcome)
        });
    }
    // Every task has its turn and hands in its append.
    for _ in 0..3 {
        tokio::task::yield_now().await;
    }
    other.execute_batch("COMMIT").unwrap();

    for (number, outcome) in appends.join_all().await {
        let code = number.to_string();
        let bodies = fresh.bodies(&code).await;
        if number % 2 == 0 {
            assert_eq!((outcome, bodies), (Ok(()), boxed(&["0", "1", "2"])));
        } else {
            let conflict = StoreError::Conflict { code, expected: 2, found: 1 };
            assert_eq!((outcome, bodies), (Err(conflict), boxed(&["0"])));
        }
    }
    let after = fresh.store.write_counts();
    assert_eq!(after.writes - before.writes, 100);
    // The first commit had what was there when it began, the second all the rest.
    assert!(after.commits - before.commits <= 2, "{after:?} after {before:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_at_once() {
    contract::batches::many_tables_at_once::<Fresh>(150, Sqlite::write_counts).await;
}

/// The end of a log is remembered from one append to the next, and only while it is certain.
#[tokio::test]
async fn what_somebody_else_wrote_is_seen_by_the_next_append() {
    let fresh = Fresh::new();
    fresh.store.create(table("KLMN", &["0"])).await.unwrap();
    fresh.store.append(append("KLMN", 1, &["1", "2"])).await.unwrap();
    let conflict = fresh.store.append(append("KLMN", 2, &["x"])).await.unwrap_err();
    assert!(matches!(conflict, StoreError::Conflict { expected: 2, found: 3, .. }), "{conflict}");
    let other = Connection::open(fresh.database()).unwrap();
    let insert =
        "INSERT INTO records (table_id, version, body, stored, checksum) SELECT id, 3, '3', 0, 0 FROM tables";
    other.execute(insert, []).unwrap();
    let conflict = fresh.store.append(append("KLMN", 3, &["x"])).await.unwrap_err();
    assert!(matches!(conflict, StoreError::Conflict { expected: 3, found: 4, .. }), "{conflict}");
    fresh.store.append(append("KLMN", 4, &["4"])).await.unwrap();
    other.execute("UPDATE tables SET epoch = 2", []).unwrap();
    let fenced = fresh.store.append(append("KLMN", 5, &["x"])).await.unwrap_err();
    assert!(matches!(fenced, StoreError::Fenced { expected: 1, found: 2, .. }), "{fenced}");
    other.execute("UPDATE tables SET epoch = 1, deleted = 1", []).unwrap();
    let missing = fresh.store.append(append("KLMN", 5, &["x"])).await.unwrap_err();
    assert!(matches!(missing, StoreError::Missing { .. }), "{missing}");
}

/// What a game that ends takes, and more: none of it is compiled a second time.
#[tokio::test]
async fn statements_are_compiled_once_whatever_is_bound_to_them() {
    let fresh = Fresh::new();
    let counts = |connection: &Connection| {
        let mut counts = (0, 0);
        for most in [1, 500] {
            for number in 0..60 {
                let statement = format!("SELECT {number} FROM tables LIMIT ?1");
                let mut statement = connection.prepare_cached(&statement)?;
                assert!(!statement.exists([most])?);
                counts.0 += statement.get_status(StatementStatus::RePrepare);
                counts.1 += i32::from(statement.get_status(StatementStatus::Run) > 1);
            }
        }
        Ok(counts)
    };
    assert_eq!(fresh.store.on_writer(counts).await.unwrap(), (0, 60));
}
