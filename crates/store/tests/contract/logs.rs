//! Logs: created, appended to, read in pieces.

use store::{Append, Lookup, NewTable, Stage, Store, StoreError, Token};
use tokio::task::JoinSet;

use super::Backend;
use super::given::{append, bodies, boxed, codes_of, summary, table};

pub(crate) async fn what_was_stored_is_loaded<B: Backend>() {
    let fresh = B::fresh();
    let secret = std::array::from_fn(|n| n as u8);
    let new = NewTable { secret, ..table("KLMN", &["{\"a\":1}"]) };
    fresh.store().create(new.clone()).await.unwrap();
    fresh.store().append(append("KLMN", 1, &["{\"b\":\"★ é\"}", "{\"c\":3}"])).await.unwrap();
    let fresh = fresh.restart();
    let stored = fresh.store().load("KLMN").await.unwrap().unwrap();
    assert_eq!((stored.secret, stored.token), (secret, Some(new.token)));
    assert_eq!((stored.version, stored.epoch, stored.summary), (3, 1, Some(new.summary)));
    let records = bodies(&**fresh.store(), "KLMN").await;
    assert_eq!(records, boxed(&["{\"a\":1}", "{\"b\":\"★ é\"}", "{\"c\":3}"]));
}

pub(crate) async fn there_is_no_such_table<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    assert_eq!(store.load("NONE").await.unwrap(), None);
    assert_eq!(store.find(Lookup::Code("NONE")).await.unwrap(), None);
    assert_eq!(store.find(Lookup::Token(Token([9; 16]))).await.unwrap(), None);
    assert!(store.records("NONE", 0, 10).await.unwrap().is_empty());
    assert!(codes_of(&**store, &["anna"], false).await.is_empty());
    let missing = StoreError::Missing { code: "NONE".to_owned() };
    assert_eq!(store.append(append("NONE", 0, &["1"])).await, Err(missing));
}

pub(crate) async fn codes_and_links_are_unique<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["1"])).await.unwrap();
    let again = NewTable { token: Token([1; 16]), ..table("KLMN", &["2"]) };
    assert_eq!(store.create(again).await, Err(StoreError::Taken { code: "KLMN".to_owned() }));
    let same_link = NewTable { code: "OTHER".to_owned(), ..table("KLMN", &["2"]) };
    assert_eq!(store.create(same_link).await, Err(StoreError::Taken { code: "OTHER".to_owned() }));
    assert_eq!(bodies(&**store, "KLMN").await, boxed(&["1"]));
    // Codes are compared as they are written.
    store.create(table("klmn", &["3"])).await.unwrap();
}

pub(crate) async fn an_append_for_another_version_changes_nothing<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["1", "2"])).await.unwrap();
    let before = store.load("KLMN").await.unwrap();
    for expected in [0, 1, 3, u64::MAX] {
        let summary = Some(summary(Stage::Over, &["bert"]));
        let late = Append { summary, ..append("KLMN", expected, &["x", "y"]) };
        let conflict = StoreError::Conflict { code: "KLMN".to_owned(), expected, found: 2 };
        assert_eq!(store.append(late).await, Err(conflict));
    }
    assert_eq!(store.load("KLMN").await.unwrap(), before);
    assert_eq!(bodies(&**store, "KLMN").await, boxed(&["1", "2"]));
}

pub(crate) async fn an_append_of_another_epoch_changes_nothing<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["1"])).await.unwrap();
    for epoch in [0, 2] {
        let late = Append { epoch, ..append("KLMN", 1, &["x"]) };
        let fenced = StoreError::Fenced { code: "KLMN".to_owned(), expected: epoch, found: 1 };
        assert_eq!(store.append(late).await, Err(fenced));
    }
    assert_eq!(bodies(&**store, "KLMN").await, boxed(&["1"]));
}

pub(crate) async fn of_many_for_one_version_one_wins<B: Backend>() {
    let fresh = B::fresh();
    fresh.store().create(table("KLMN", &["0"])).await.unwrap();
    for version in 1..6 {
        let mut racers = JoinSet::new();
        for racer in 0..16 {
            let store = fresh.store().clone();
            racers.spawn(async move { store.append(append("KLMN", version, &[&racer.to_string()])).await });
        }
        let won = racers.join_all().await.into_iter().flatten().count();
        assert_eq!(won, 1);
    }
    assert_eq!(bodies(&**fresh.store(), "KLMN").await.len(), 6);
}

pub(crate) async fn a_record_is_one_line<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    for body in ["", "{\n}", "{}\r"] {
        let new = store.create(table("KLMN", &["{}", body])).await;
        assert_eq!(new, Err(StoreError::NotOneLine { index: 1 }));
    }
    store.create(table("KLMN", &["{}"])).await.unwrap();
    let broken = store.append(append("KLMN", 1, &["{}", "{}", "1\n2"])).await;
    assert_eq!(broken, Err(StoreError::NotOneLine { index: 2 }));
    assert_eq!(bodies(&**store, "KLMN").await.len(), 1);
}

pub(crate) async fn a_log_is_read_in_pieces<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["0"])).await.unwrap();
    store.create(table("OTHER", &["x"])).await.unwrap();
    let (texts, long): (Vec<String>, String) =
        ((1..25).map(|n| n.to_string()).collect(), format!("\"{}\"", "x".repeat(100_000)));
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    store.append(append("KLMN", 1, &texts)).await.unwrap();
    assert_eq!(store.records("KLMN", 0, 3).await.unwrap(), boxed(&["0", "1", "2"]));
    assert_eq!(store.records("KLMN", 23, 3).await.unwrap(), boxed(&["23", "24"]));
    assert!(store.records("KLMN", 25, 3).await.unwrap().is_empty());
    // However many are asked for, a piece does not take the memory of a whole log; but it is never empty.
    store.append(append("KLMN", 25, &vec![&*long; 50])).await.unwrap();
    let piece = store.records("KLMN", 25, 1000).await.unwrap().len();
    assert!((1..50).contains(&piece), "{piece} records of 100 KB");
    assert_eq!(bodies(&**store, "KLMN").await.len(), 75);
}

pub(crate) async fn a_request_is_carried_out_though_its_caller_is_gone<B: Backend>() {
    let fresh = B::fresh();
    fresh.store().create(table("KLMN", &["1"])).await.unwrap();
    {
        let store = fresh.store().clone();
        let mut pending = store.append(append("KLMN", 1, &["2"]));
        let polled = std::future::poll_fn(|context| std::task::Poll::Ready(pending.as_mut().poll(context)));
        let _perhaps_done_already = polled.await;
    }
    let fresh = fresh.restart();
    assert_eq!(bodies(&**fresh.store(), "KLMN").await, boxed(&["1", "2"]));
}
