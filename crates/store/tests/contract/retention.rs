//! What expires, and what a deletion leaves.

use store::{Deletion, Lookup, Stage, Store, StoreError};

use super::Backend;
use super::given::{append, bodies, codes_of, end, now, summary, table};

pub(crate) async fn what_nothing_happens_at_expires<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    let expired = async |stage, since| {
        let found = store.expired(stage, since, 10).await.unwrap();
        found.into_iter().map(|table| (table.code, table.version)).collect::<Vec<_>>()
    };
    assert_eq!(store.last_stored().await.unwrap(), None);
    store.create(table("OLD", &["1"])).await.unwrap();
    store.create(table("BUSY", &["1"])).await.unwrap();
    let pause = || tokio::time::sleep(std::time::Duration::from_millis(5));
    pause().await;
    let between = now();
    pause().await;
    // A move is not told by the summary, and counts all the same.
    store.append(append("BUSY", 1, &["2"])).await.unwrap();
    assert!((between..=now()).contains(&store.last_stored().await.unwrap().unwrap()));
    assert_eq!(expired(Stage::Waiting, between).await, [("OLD".to_owned(), 1)]);
    pause().await;
    let both = expired(Stage::Waiting, now()).await;
    assert_eq!(both, [("OLD".to_owned(), 1), ("BUSY".to_owned(), 2)]);
    assert!(expired(Stage::Playing, now()).await.is_empty());
    assert!(expired(Stage::Waiting, between - 10_000).await.is_empty());
}

pub(crate) async fn a_deleted_table_leaves_nothing_but_its_summary<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    for code in ["GONE", "KEPT", "STAYS"] {
        store.create(table(code, &["1", "2"])).await.unwrap();
    }
    let deletion = |code: &str, keep_summary| Deletion { code: code.to_owned(), version: 2, keep_summary };
    store.delete(deletion("GONE", false)).await.unwrap();
    store.delete(deletion("KEPT", true)).await.unwrap();
    let fresh = fresh.restart();
    let store = fresh.store();
    for code in ["GONE", "KEPT"] {
        assert_eq!(store.load(code).await.unwrap(), None);
        assert_eq!(store.find(Lookup::Code(code)).await.unwrap(), None);
        assert_eq!(store.find(Lookup::Token(table(code, &[]).token)).await.unwrap(), None);
        assert!(store.records(code, 0, 10).await.unwrap().is_empty());
        let missing = StoreError::Missing { code: code.to_owned() };
        assert_eq!(store.append(append(code, 2, &["3"])).await, Err(missing.clone()));
        assert_eq!(store.delete(deletion(code, false)).await, Err(missing));
    }
    assert_eq!(codes_of(&**store, &["anna"], false).await, ["STAYS"]);
    let past = store.tables_of(&["anna"], true, 10).await.unwrap();
    let [kept] = &past[..] else { panic!("{past:?}") };
    assert_eq!((&*kept.code, kept.deleted, kept.version), ("KEPT", true, 0));
    assert_eq!(kept.summary, Some(summary(Stage::Waiting, &["anna"])));
    let expired = store.expired(Stage::Waiting, i64::MAX, 10).await.unwrap();
    assert_eq!(expired.iter().map(|table| &*table.code).collect::<Vec<_>>(), ["STAYS"]);
    assert_eq!(bodies(&**store, "STAYS").await.len(), 2);
}

pub(crate) async fn a_table_is_not_deleted_while_something_happens<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["1"])).await.unwrap();
    store.append(append("KLMN", 1, &["2"])).await.unwrap();
    let late = Deletion { code: "KLMN".to_owned(), version: 1, keep_summary: false };
    let conflict = StoreError::Conflict { code: "KLMN".to_owned(), expected: 1, found: 2 };
    assert_eq!(store.delete(late).await, Err(conflict));
    assert_eq!(bodies(&**store, "KLMN").await.len(), 2);
}

pub(crate) async fn a_deleted_game_leaves_its_result<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    for code in ["KEPT", "GONE"] {
        store.create(table(code, &["1"])).await.unwrap();
        store.append(end(code, "anna", "bert")).await.unwrap();
        let keep_summary = code == "KEPT";
        store.delete(Deletion { code: code.to_owned(), version: 2, keep_summary }).await.unwrap();
    }
    let played = store.played(&["anna"]).await.unwrap();
    let [game] = &played.games[..] else { panic!("{played:?}") };
    let kept = store.results(&[game.table]).await.unwrap();
    assert_eq!((&*kept[0].code, kept[0].deleted, kept[0].token), ("KEPT", true, None));
}
