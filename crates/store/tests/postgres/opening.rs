//! Opening a database: who may, which may be opened, and what is refused.

use std::time::Duration;

use store::{OpenError, Place, Postgres, PostgresUrl, Store, StoreError, kept};
use testkit::postgres::Cluster;

use crate::{Fresh, append, table};

fn open(url: &str) -> Result<Postgres, OpenError> {
    Postgres::open(&url.parse().unwrap())
}

/// The words of the refusal.
fn refusal(url: &str) -> String {
    match open(url) {
        Ok(_) => panic!("{url} was opened"),
        Err(error) => error.to_string(),
    }
}

#[tokio::test]
async fn a_database_that_may_lose_what_it_acknowledges_is_refused() {
    let cluster = Cluster::shared();
    let url = cluster.database();
    let name = url.rsplit('/').next().unwrap();
    cluster.sql(&url, &format!("ALTER DATABASE {name} SET synchronous_commit = off"));
    let refused = refusal(&url);
    assert!(
        refused.contains("synchronous_commit is off: a commit would be acknowledged before"),
        "{refused}"
    );
    cluster.sql(&url, &format!("ALTER DATABASE {name} RESET synchronous_commit"));
    cluster.sql(&url, &format!("ALTER DATABASE {name} SET default_transaction_read_only = on"));
    let refused = refusal(&url);
    assert!(refused.contains("name the primary, not a replica"), "{refused}");
}

#[tokio::test]
async fn a_server_that_does_not_sync_is_refused() {
    let cluster = Cluster::start(&["fsync = off"]);
    let refused = refusal(&cluster.database());
    assert!(refused.contains("fsync is off: a power cut would lose moves"), "{refused}");
    cluster.crash();
    cluster.set(&["fsync = on".to_owned(), "full_page_writes = off".to_owned()]);
    cluster.go_on();
    let refused = refusal(&cluster.database());
    assert!(refused.contains("full_page_writes is off: a page half written"), "{refused}");
}

/// A server of a version before there were nodes holds the lock alone; it would not know that a table is elsewhere.
#[tokio::test]
async fn a_database_that_an_older_server_uses_is_left_to_it() {
    let cluster = Cluster::shared();
    let url = cluster.database();
    let mut older = cluster.session(&url, "SELECT pg_advisory_lock(22928568798700916)");
    while cluster.sql(&url, "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted") == "0" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let refused = refusal(&url);
    assert!(refused.contains("another server is running on"), "{refused}");
    older.kill().unwrap();
    older.wait().unwrap();
    cluster.sql(&url, "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'");
    drop(open(&url).unwrap());
}

/// Whoever comes first makes the tables; nobody finds them half made.
#[tokio::test]
async fn many_who_open_a_new_database_at_once_make_it_once() {
    let url = Cluster::shared().database();
    let openers: Vec<_> = (0..4)
        .map(|_| {
            let url: PostgresUrl = url.parse().unwrap();
            tokio::task::spawn_blocking(move || Postgres::open(&url).map(drop))
        })
        .collect();
    for opener in openers {
        assert_eq!(opener.await.unwrap(), Ok(()));
    }
}

#[tokio::test]
async fn a_newer_database_is_left_to_newer_programs() {
    let cluster = Cluster::shared();
    let url = cluster.database();
    drop(open(&url).unwrap());
    cluster.sql(&url, "UPDATE quintet.schema_version SET version = 99");
    let refused = refusal(&url);
    assert!(refused.contains("has version 99 of the database"), "{refused}");
    assert_eq!(cluster.sql(&url, "SELECT version FROM quintet.schema_version"), "99");
}

#[test]
fn a_database_that_is_not_there_is_named_without_its_password() {
    let refused = refusal("postgres://quintet:swordfish@%2Fnowhere/games");
    assert!(refused.contains("postgres:///nowhere/games cannot be reached"), "{refused}");
    assert!(!refused.contains("swordfish"), "{refused}");
}

#[tokio::test]
async fn a_changed_record_is_found_and_named() {
    let cluster = Cluster::shared();
    let url = cluster.database();
    let fresh = Fresh::at(&url);
    fresh.store.create(table("KLMN", &["0", "1", "2"])).await.unwrap();
    cluster.sql(&url, "UPDATE quintet.records SET body = 'x' WHERE version = 1");
    let damaged = fresh.store.records("KLMN", 0, 10).await.unwrap_err();
    assert!(
        matches!(&damaged, StoreError::Damaged { what, .. } if what.contains("record 1 of table KLMN was changed")),
        "{damaged}"
    );
    cluster.sql(&url, "DELETE FROM quintet.records WHERE version = 1");
    let damaged = fresh.store.records("KLMN", 0, 10).await.unwrap_err();
    assert!(damaged.to_string().contains("record 1 of table KLMN is missing"), "{damaged}");
}

#[tokio::test]
async fn what_is_kept_is_shown_beside_a_running_server() {
    let fresh = Fresh::new();
    let place = Place::Postgres(Box::new(fresh.url.clone()));
    fresh.store.create(table("KLMN", &["{}", "[1]"])).await.unwrap();
    fresh.store.append(append("KLMN", 2, &["7"])).await.unwrap();
    let shown = kept(&place).await.unwrap();
    let [table] = &shown.tables[..] else { panic!("{shown:?}") };
    assert_eq!((&*table.code, table.records, table.bytes), ("KLMN", 3, 6));
    assert!(shown.bytes > 0 && shown.log_bytes.is_none(), "{shown:?}");
    let empty: Place = Cluster::shared().database().parse().unwrap();
    assert!(matches!(kept(&empty).await, Err(OpenError::NoDatabase { .. })));
}
