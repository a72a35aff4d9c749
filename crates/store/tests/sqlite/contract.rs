//! The contract of [`Store`], whatever database is behind it.

use store::{Append, NewTable, Store, StoreError};
use tokio::task::JoinSet;

use crate::{Fresh, append, boxed, table};

#[tokio::test]
async fn what_was_stored_is_loaded() {
    let fresh = Fresh::new();
    let secret = std::array::from_fn(|n| n as u8);
    fresh.store.create(NewTable { secret, ..table("KLMN", &["{\"a\":1}"]) }).await.unwrap();
    fresh.store.append(append("KLMN", 1, &["{\"b\":\"★ é\"}", "{\"c\":3}"])).await.unwrap();
    let fresh = fresh.restart();
    let stored = fresh.store.load("KLMN").await.unwrap().unwrap();
    assert_eq!(stored.secret, secret);
    assert_eq!(stored.records, boxed(&["{\"a\":1}", "{\"b\":\"★ é\"}", "{\"c\":3}"]));
    assert!(!stored.over);
}

#[tokio::test]
async fn there_is_no_such_table() {
    let fresh = Fresh::new();
    assert_eq!(fresh.store.load("NONE").await.unwrap(), None);
    let missing = StoreError::Missing { code: "NONE".to_owned() };
    assert_eq!(fresh.store.append(append("NONE", 0, &["1"])).await, Err(missing));
}

#[tokio::test]
async fn codes_are_unique() {
    let fresh = Fresh::new();
    fresh.store.create(table("KLMN", &["1"])).await.unwrap();
    let again = fresh.store.create(table("KLMN", &["2"])).await;
    assert_eq!(again, Err(StoreError::Taken { code: "KLMN".to_owned() }));
    assert_eq!(fresh.bodies("KLMN").await, boxed(&["1"]));
    // Codes are compared as they are written.
    fresh.store.create(table("klmn", &["3"])).await.unwrap();
}

#[tokio::test]
async fn an_append_for_another_version_changes_nothing() {
    let fresh = Fresh::new();
    fresh.store.create(table("KLMN", &["1", "2"])).await.unwrap();
    for expected in [0, 1, 3, u64::MAX] {
        let late = Append { over: true, ..append("KLMN", expected, &["x", "y"]) };
        let conflict = StoreError::Conflict { code: "KLMN".to_owned(), expected, found: 2 };
        assert_eq!(fresh.store.append(late).await, Err(conflict));
    }
    let stored = fresh.store.load("KLMN").await.unwrap().unwrap();
    assert_eq!((stored.records, stored.over), (boxed(&["1", "2"]), false));
}

#[tokio::test]
async fn of_many_for_one_version_one_wins() {
    let fresh = Fresh::new();
    fresh.store.create(table("KLMN", &["0"])).await.unwrap();
    for version in 1..6 {
        let mut racers = JoinSet::new();
        for racer in 0..16 {
            let store = fresh.store.clone();
            racers.spawn(async move { store.append(append("KLMN", version, &[&racer.to_string()])).await });
        }
        let won = racers.join_all().await.into_iter().flatten().count();
        assert_eq!(won, 1);
    }
    assert_eq!(fresh.bodies("KLMN").await.len(), 6);
}

#[tokio::test]
async fn a_record_is_one_line() {
    let fresh = Fresh::new();
    for body in ["", "{\n}", "{}\r"] {
        let new = fresh.store.create(table("KLMN", &["{}", body])).await;
        assert_eq!(new, Err(StoreError::NotOneLine { index: 1 }));
    }
    fresh.store.create(table("KLMN", &["{}"])).await.unwrap();
    let broken = fresh.store.append(append("KLMN", 1, &["{}", "{}", "1\n2"])).await;
    assert_eq!(broken, Err(StoreError::NotOneLine { index: 2 }));
    assert_eq!(fresh.bodies("KLMN").await.len(), 1);
}

#[tokio::test]
async fn a_server_resumes_what_is_not_over() {
    let fresh = Fresh::new();
    for code in ["B", "A", "C"] {
        fresh.store.create(table(code, &["1"])).await.unwrap();
    }
    fresh.store.create(table("EMPTY", &[])).await.unwrap();
    fresh.store.create(NewTable { over: true, ..table("OVER", &["1"]) }).await.unwrap();
    fresh.store.append(append("C", 1, &["2", "3"])).await.unwrap();
    fresh.store.append(Append { over: true, ..append("A", 1, &["2"]) }).await.unwrap();
    let fresh = fresh.restart();
    assert_eq!(fresh.store.running().await.unwrap(), ["B", "C", "EMPTY"]);
}

#[tokio::test]
async fn a_table_can_go_on_after_it_was_over() {
    let fresh = Fresh::new();
    fresh.store.create(table("KLMN", &["1"])).await.unwrap();
    fresh.store.append(Append { over: true, ..append("KLMN", 1, &[]) }).await.unwrap();
    assert!(fresh.store.load("KLMN").await.unwrap().unwrap().over);
    fresh.store.append(append("KLMN", 1, &["2"])).await.unwrap();
    assert!(!fresh.store.load("KLMN").await.unwrap().unwrap().over);
}

#[tokio::test]
async fn a_request_is_carried_out_though_its_caller_is_gone() {
    let fresh = Fresh::new();
    fresh.store.create(table("KLMN", &["1"])).await.unwrap();
    let mut pending = fresh.store.append(append("KLMN", 1, &["2"]));
    let polled = std::future::poll_fn(|context| std::task::Poll::Ready(pending.as_mut().poll(context)));
    let _perhaps_done_already = polled.await;
    drop(pending);
    let fresh = fresh.restart();
    assert_eq!(fresh.bodies("KLMN").await, boxed(&["1", "2"]));
}

#[test]
fn a_secret_does_not_get_into_the_servers_own_log() {
    let secret = [0xAB; 32];
    let shown = format!("{:?}", NewTable { secret, ..table("KLMN", &[]) });
    assert!(shown.contains("KLMN") && !shown.contains("171"), "{shown}");
}
