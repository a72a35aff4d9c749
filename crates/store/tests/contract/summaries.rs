//! Summaries, and the lists that are read from them.

use store::{Append, Lookup, Stage, Store, Summary};

use super::Backend;
use super::given::{append, codes_of, now, summary, table};

pub(crate) async fn a_summary_is_written_with_what_changed_it<B: Backend>() {
    let fresh = B::fresh();
    fresh.store().create(table("KLMN", &["1"])).await.unwrap();
    let playing = Summary { listed: true, ..summary(Stage::Playing, &["anna", "bert"]) };
    let start = Append { summary: Some(playing.clone()), ..append("KLMN", 1, &["2"]) };
    fresh.store().append(start).await.unwrap();
    let fresh = fresh.restart();
    let stored = fresh.store().load("KLMN").await.unwrap().unwrap();
    assert_eq!((stored.version, stored.summary), (2, Some(playing.clone())));
    let found = fresh.store().find(Lookup::Code("KLMN")).await.unwrap().unwrap();
    assert!(found.created <= found.changed && found.changed <= now(), "{found:?}");
    assert_eq!((found.version, found.summary, found.deleted), (2, Some(playing), false));
}

pub(crate) async fn a_summary_that_did_not_change_stays<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["1"])).await.unwrap();
    let before = store.find(Lookup::Code("KLMN")).await.unwrap().unwrap();
    store.append(append("KLMN", 1, &["2"])).await.unwrap();
    let after = store.find(Lookup::Code("KLMN")).await.unwrap().unwrap();
    assert_eq!((after.summary, after.changed, after.version), (before.summary, before.changed, 2));
    // None is missing one, so there is nothing to sum up, and nothing is summed up twice.
    assert!(store.unsummarised(0, 10).await.unwrap().is_empty());
    store.summarise("KLMN", summary(Stage::Closed, &[])).await.unwrap();
    let found = store.find(Lookup::Code("KLMN")).await.unwrap().unwrap();
    assert_eq!(found.summary.unwrap().stage, Stage::Waiting);
}

pub(crate) async fn a_table_is_found_by_code_and_by_link<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    let (one, other) = (table("KLMN", &["1"]), table("OTHER", &["1"]));
    store.create(one.clone()).await.unwrap();
    store.create(other).await.unwrap();
    let by_code = store.find(Lookup::Code("KLMN")).await.unwrap();
    assert_eq!(by_code.as_ref().map(|found| (&*found.code, found.token)), Some(("KLMN", Some(one.token))));
    assert_eq!(store.find(Lookup::Token(one.token)).await.unwrap(), by_code);
}

pub(crate) async fn people_find_their_tables<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    for code in ["A", "B", "C"] {
        store.create(table(code, &["1"])).await.unwrap();
    }
    let sits = Append { summary: Some(summary(Stage::Waiting, &["anna", "bert"])), ..append("B", 1, &["2"]) };
    store.append(sits).await.unwrap();
    let over = Append { summary: Some(summary(Stage::Over, &["anna"])), ..append("C", 1, &["2"]) };
    store.append(over).await.unwrap();
    let fresh = fresh.restart();
    let store = &**fresh.store();
    assert_eq!(codes_of(store, &["anna"], false).await, ["B", "A"]);
    assert_eq!(codes_of(store, &["anna"], true).await, ["C"]);
    assert_eq!(codes_of(store, &["bert"], false).await, ["B"]);
    // On both devices of one person, each table once.
    assert_eq!(codes_of(store, &["bert", "anna"], false).await, ["B", "A"]);
    let stands = Append { summary: Some(summary(Stage::Waiting, &["bert"])), ..append("B", 2, &["3"]) };
    store.append(stands).await.unwrap();
    assert_eq!(codes_of(store, &["anna"], false).await, ["A"]);
}

pub(crate) async fn a_list_has_an_end<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    for number in 0..20 {
        store.create(table(&format!("T{number}"), &["1"])).await.unwrap();
    }
    let found = store.tables_of(&["anna", "bert"], false, 5).await.unwrap();
    let codes: Vec<&str> = found.iter().map(|table| &*table.code).collect();
    assert_eq!(codes, ["T19", "T18", "T17", "T16", "T15"]);
    assert_eq!(store.expired(Stage::Waiting, i64::MAX, 7).await.unwrap().len(), 7);
}

pub(crate) async fn a_table_can_go_on_after_it_was_over<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["1"])).await.unwrap();
    let over = Append { summary: Some(summary(Stage::Over, &["anna"])), ..append("KLMN", 1, &[]) };
    store.append(over).await.unwrap();
    assert_eq!(codes_of(&**store, &["anna"], true).await, ["KLMN"]);
    let on = Append { summary: Some(summary(Stage::Playing, &["anna"])), ..append("KLMN", 1, &["2"]) };
    store.append(on).await.unwrap();
    assert_eq!(codes_of(&**store, &["anna"], false).await, ["KLMN"]);
}
