//! What holds for every store.

use std::time::{Duration, SystemTime};

use store::{Append, NewTable, Store, StoreError, Which};
use tokio::task::JoinSet;

use crate::{Fresh, append, boxed, table};

#[tokio::test]
async fn what_was_stored_is_loaded() {
    let fresh = Fresh::new();
    let secret = std::array::from_fn(|n| n as u8);
    let before = SystemTime::now() - Duration::from_secs(1);
    fresh.store.create(NewTable { secret, ..table("KLMN", &["{\"a\":1}"]) }).await.unwrap();
    fresh.store.append(append("KLMN", 1, &["{\"b\":\"★ é\"}", "{\"c\":3}"])).await.unwrap();
    let fresh = fresh.restart();
    let stored = fresh.store.load("KLMN").await.unwrap().unwrap();
    assert_eq!(stored.secret, secret);
    assert_eq!(stored.records, boxed(&["{\"a\":1}", "{\"b\":\"★ é\"}", "{\"c\":3}"]));
    assert!(!stored.over);
    assert!((before..=SystemTime::now()).contains(&stored.created));
}

#[tokio::test]
async fn no_table_of_that_code() {
    let fresh = Fresh::new();
    assert_eq!(fresh.store.load("NONE").await.unwrap(), None);
    let missing = StoreError::Missing { code: "NONE".to_owned() };
    assert_eq!(fresh.store.append(append("NONE", 0, &["1"])).await, Err(missing));
}

#[tokio::test]
async fn a_code_is_given_once() {
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
        assert_eq!(new, Err(StoreError::Lines { index: 1 }));
    }
    fresh.store.create(table("KLMN", &["{}"])).await.unwrap();
    let broken = fresh.store.append(append("KLMN", 1, &["{}", "{}", "1\n2"])).await;
    assert_eq!(broken, Err(StoreError::Lines { index: 2 }));
    assert_eq!(fresh.bodies("KLMN").await.len(), 1);
}

#[tokio::test]
async fn the_list_is_what_to_pick_up() {
    let fresh = Fresh::new();
    for code in ["A", "B", "C"] {
        fresh.store.create(table(code, &["1"])).await.unwrap();
    }
    fresh.store.create(table("EMPTY", &[])).await.unwrap();
    fresh.store.append(append("C", 1, &["2", "3"])).await.unwrap();
    fresh.store.append(Append { over: true, ..append("B", 1, &["2"]) }).await.unwrap();
    let fresh = fresh.restart();
    let codes = async |which| {
        let rows = fresh.store.list(which).await.unwrap();
        rows.into_iter().map(|row| (row.code, row.version, row.over)).collect::<Vec<_>>()
    };
    let row = |code: &str, version, over| (code.to_owned(), version, over);
    let running = [row("A", 1, false), row("C", 3, false), row("EMPTY", 0, false)];
    assert_eq!(codes(Which::Running).await, running);
    assert_eq!(codes(Which::Over).await, [row("B", 2, true)]);
    assert_eq!(codes(Which::All).await.len(), 4);
    for row in fresh.store.list(Which::All).await.unwrap() {
        assert!(row.touched >= row.created);
    }
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
async fn a_setting_is_set_once() {
    let fresh = Fresh::new();
    assert_eq!(fresh.store.setting("cookie-key").await.unwrap(), None);
    let mut proposals = JoinSet::new();
    for byte in 0..8 {
        let store = fresh.store.clone();
        proposals.spawn(async move { store.setting_or("cookie-key", vec![byte; 32]).await.unwrap() });
    }
    let answers = proposals.join_all().await;
    assert!(answers.iter().all(|answer| *answer == answers[0]));
    let fresh = fresh.restart();
    assert_eq!(fresh.store.setting("cookie-key").await.unwrap().as_ref(), Some(&answers[0]));
    assert_eq!(fresh.store.setting("another").await.unwrap(), None);
}

#[tokio::test]
async fn what_was_handed_in_is_done_though_nobody_waits() {
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
