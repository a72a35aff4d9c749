//! People: their devices, their keys, what their pages kept, and who is forgotten.

use store::{Append, HandedOver, Lookup, Person, Rewrite, Stage, Store, StoreError};
use tokio::task::JoinSet;

use super::Backend;
use super::given::{append, bodies, boxed, codes_of, end, summary, table};

pub(crate) async fn devices_are_linked_to_people<B: Backend>() {
    let fresh = B::fresh();
    let person = async |fresh: &B, device: &str| fresh.store().person(device).await.unwrap();
    assert_eq!(person(&fresh, "phone").await, Person::with("phone"));
    fresh.store().link("tablet", "phone").await.unwrap();
    fresh.store().link("laptop", "tablet").await.unwrap();
    let fresh = fresh.restart();
    let anna = person(&fresh, "phone").await;
    assert_eq!(anna.devices, boxed(&["laptop", "phone", "tablet"]));
    for device in ["tablet", "laptop"] {
        assert_eq!(person(&fresh, device).await, anna);
    }
    // Somebody else's now; what is left stays together.
    fresh.store().link("laptop", "desktop").await.unwrap();
    assert_eq!(person(&fresh, "laptop").await.devices, boxed(&["desktop", "laptop"]));
    let less = person(&fresh, "phone").await;
    assert_eq!((less.id, less.devices), (anna.id, boxed(&["phone", "tablet"])));
    // Nobody shares an id, not even with the device by which they began.
    fresh.store().unlink("phone").await.unwrap();
    assert_eq!(person(&fresh, "phone").await, Person::with("phone"));
    assert_eq!(person(&fresh, "tablet").await.devices, boxed(&["tablet"]));
    fresh.store().link("phone", "phone").await.unwrap();
    assert_eq!(person(&fresh, "phone").await, Person::with("phone"));
}

pub(crate) async fn a_key_works_once_and_a_phrase_until_the_next<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.issue_key("phone", "link", Some(1000)).await.unwrap();
    let anna = store.claim("link", "laptop", 1000, 50).await.unwrap().unwrap();
    assert_eq!(anna.devices, boxed(&["laptop", "phone"]));
    assert_eq!(store.claim("link", "thief", 1000, 50).await.unwrap(), None);
    assert_eq!(store.person("thief").await.unwrap(), Person::with("thief"));
    store.issue_key("laptop", "phrase", None).await.unwrap();
    let fresh = fresh.restart();
    let store = fresh.store();
    for device in ["tablet", "desktop"] {
        assert_eq!(store.claim("phrase", device, i64::MAX, 50).await.unwrap().unwrap().id, anna.id);
    }
    // Every device lost, and the phrase still brings the person back.
    for device in ["phone", "laptop", "tablet", "desktop"] {
        store.unlink(device).await.unwrap();
    }
    assert_eq!(store.claim("phrase", "new", 0, 50).await.unwrap().unwrap().id, anna.id);
    store.issue_key("new", "next", None).await.unwrap();
    assert_eq!(store.claim("phrase", "thief", 0, 50).await.unwrap(), None);
}

pub(crate) async fn an_expired_key_and_one_too_many_devices_change_nothing<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.issue_key("phone", "link", Some(1000)).await.unwrap();
    assert_eq!(store.claim("link", "laptop", 1001, 50).await.unwrap(), None);
    assert_eq!(store.claim("link", "laptop", 999, 50).await.unwrap(), None, "it is gone");
    store.issue_key("phone", "again", Some(1000)).await.unwrap();
    assert_eq!(store.claim("again", "laptop", 1000, 1).await.unwrap(), None);
    assert_eq!(store.person("phone").await.unwrap().devices, boxed(&["phone"]));
    assert!(store.claim("again", "laptop", 1000, 2).await.unwrap().is_some(), "a refused one is not used up");
}

pub(crate) async fn what_pages_kept_is_handed_over_once<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    let best = |place: &str, points| HandedOver {
        game: "find-five".to_owned(),
        list: "solo".to_owned(),
        place: place.to_owned(),
        points,
        at: 7,
    };
    store.hand_over("phone", vec![best("A", 30), best("B", 20)]).await.unwrap();
    store.hand_over("phone", vec![best("A", 99)]).await.unwrap();
    store.hand_over("laptop", vec![best("B", 20)]).await.unwrap();
    assert_eq!(store.handed_over(&["phone", "laptop"]).await.unwrap(), [best("A", 30), best("B", 20)]);
    assert!(store.handed_over(&["other"]).await.unwrap().is_empty());
}

pub(crate) async fn who_is_forgotten_is_nobody_and_others_keep_their_game<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["1"])).await.unwrap();
    store.append(end("KLMN", "anna", "bert")).await.unwrap();
    store.issue_key("anna", "phrase", None).await.unwrap();
    let before = store.find(Lookup::Code("KLMN")).await.unwrap().unwrap();
    assert_eq!(store.forget(&["anna"]).await.unwrap(), 1);
    assert!(store.played(&["anna"]).await.unwrap().games.is_empty());
    assert_eq!(store.claim("phrase", "thief", 0, 50).await.unwrap(), None);
    let bert = store.played(&["bert"]).await.unwrap();
    let other = store.players(&[bert.games[0].others[0].player]).await.unwrap();
    assert!(other[0].name.is_empty() && &*other[0].person != "anna", "{other:?}");
    let fresh = fresh.restart();
    let store = fresh.store();
    let due = store.to_forget(0, 10).await.unwrap();
    assert_eq!((&*due[0].found.code, &due[0].devices), ("KLMN", &boxed(&["anna"])));
    assert_eq!(due[0].result.as_deref(), Some("{\"line\":1}"));
    let rewrite = Rewrite {
        code: "KLMN".to_owned(),
        version: 2,
        bodies: boxed(&["a", "b"]),
        summary: summary(Stage::Over, &["bert"]),
        result: Some("{\"line\":2}".into()),
    };
    let conflict = StoreError::Conflict { code: "KLMN".to_owned(), expected: 1, found: 2 };
    assert_eq!(store.rewrite(Rewrite { version: 1, ..rewrite.clone() }).await, Err(conflict));
    store.rewrite(rewrite).await.unwrap();
    store.forgotten("KLMN").await.unwrap();
    assert!(store.to_forget(0, 10).await.unwrap().is_empty());
    assert_eq!(bodies(&**store, "KLMN").await, boxed(&["a", "b"]));
    let found = store.find(Lookup::Code("KLMN")).await.unwrap().unwrap();
    assert_eq!((found.changed, found.version), (before.changed, 2));
    assert!(codes_of(&**store, &["anna"], true).await.is_empty());
    assert_eq!(&*store.results(&[bert.games[0].table]).await.unwrap()[0].line, "{\"line\":2}");
    // Whoever had the table in memory finds out.
    let fenced = StoreError::Fenced { code: "KLMN".to_owned(), expected: 1, found: 2 };
    assert_eq!(store.append(append("KLMN", 2, &["c"])).await, Err(fenced));
}

pub(crate) async fn a_key_works_once_however_many_try_it_at_the_same_moment<B: Backend>() {
    let fresh = B::fresh();
    for round in 0..5 {
        let key = format!("link {round}");
        fresh.store().issue_key("phone", &key, Some(1000)).await.unwrap();
        let mut thieves = JoinSet::new();
        for thief in 0..16 {
            let (store, key) = (fresh.store().clone(), key.clone());
            let device = format!("thief {round} {thief}");
            thieves.spawn(async move { store.claim(&key, &device, 1000, 50).await.unwrap() });
        }
        let became = thieves.join_all().await.into_iter().flatten().count();
        assert_eq!(became, 1);
        assert_eq!(fresh.store().person("phone").await.unwrap().devices.len(), 2 + round);
    }
}

pub(crate) async fn a_game_that_ends_after_its_player_was_forgotten_is_nobodys<B: Backend>() {
    let fresh = B::fresh();
    let store = fresh.store();
    store.create(table("KLMN", &["1"])).await.unwrap();
    let playing =
        Append { summary: Some(summary(Stage::Playing, &["anna", "bert"])), ..append("KLMN", 1, &[]) };
    store.append(playing).await.unwrap();
    assert_eq!(store.forget(&["anna"]).await.unwrap(), 1);
    // The last move was on its way.
    store.append(end("KLMN", "anna", "bert")).await.unwrap();
    store.forgotten("KLMN").await.unwrap();
    assert!(store.played(&["anna"]).await.unwrap().games.is_empty());
    let bert = store.played(&["bert"]).await.unwrap();
    let other = store.players(&[bert.games[0].others[0].player]).await.unwrap();
    assert!(other[0].name.is_empty() && &*other[0].person != "anna", "{other:?}");
    assert_eq!(bert.games.len(), 1);
}
