//! One person on several devices, without an account: a link that works once, and a phrase.

use serde_json::json;
use server::Limits;

use crate::harness::{House, Setup};

#[tokio::test]
async fn s_41_a_link_makes_another_device_the_same_person_once() {
    let house = House::open().await;
    let (anna, _bert) = house.after_a_game().await;
    let laptop = house.get("/api/me").await.cookie().unwrap();
    let way = house.posts("/api/me/link", &anna.cookie, json!({})).await.json();
    let key = way["key"].as_str().unwrap();
    assert!(way["link"].as_str().unwrap().ends_with(&format!("/me/{key}")), "{way}");
    let answer = house.posts("/api/me/claim", &laptop, json!({ "key": key })).await;
    assert_eq!(answer.json(), json!({ "devices": 2 }));
    assert_eq!(house.records(&laptop, json!({})).await["total"], 1);
    // Used up.
    let thief = house.get("/api/me").await.cookie().unwrap();
    let used = house.posts("/api/me/claim", &thief, json!({ "key": key })).await;
    let unknown = house.posts("/api/me/claim", &thief, json!({ "key": "0".repeat(32) })).await;
    assert_eq!((used.status, &used.body), (422, &unknown.body), "told the same");
    assert_eq!(used.rule(), "S-41");
    assert_eq!(house.records(&thief, json!({})).await["total"], 0);
}

#[tokio::test]
async fn s_41_a_phrase_brings_a_person_back_and_only_the_last_counts() {
    let house = House::open().await;
    let (anna, _bert) = house.after_a_game().await;
    let phrase = async || {
        let way = house.posts("/api/me/phrase", &anna.cookie, json!({})).await.json();
        way["key"].as_str().unwrap().to_owned()
    };
    let (first, last) = (phrase().await, phrase().await);
    let claim = async |key: &str| {
        let cookie = house.get("/api/me").await.cookie().unwrap();
        let answer = house.posts("/api/me/claim", &cookie, json!({ "key": key })).await;
        (answer, cookie)
    };
    assert_eq!(claim(&first).await.0.rule(), "S-41");
    for written in [last.clone(), last.to_uppercase(), last.replace(' ', "\n")] {
        let (answer, cookie) = claim(&written).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        assert_eq!(house.records(&cookie, json!({})).await["total"], 1);
    }
    // A slip of the pen is told from a phrase that nobody has.
    let slip = if last.starts_with('b') { last.replacen('b', "d", 1) } else { format!("b{}", &last[1..]) };
    let keys = ["server-misspelt-phrase", "server-no-phrase"];
    for (text, key) in [(&*slip, keys[0]), ("hello", keys[1]), ("", keys[1])] {
        let (answer, _) = claim(text).await;
        assert_eq!((answer.status, &answer.json()["why"]["key"]), (422, &json!(key)), "{text}");
    }
}

#[tokio::test]
async fn s_21_keys_are_not_found_by_trying() {
    let limits = Limits { tries: 3, people: 1, ..Limits::none() };
    let house = House::with(Setup { limits, ..Setup::default() }).await;
    let thief = house.get("/api/me").await.cookie().unwrap();
    for _ in 0..3 {
        let answer = house.posts("/api/me/claim", &thief, json!({ "key": "1".repeat(32) })).await;
        assert_eq!(answer.rule(), "S-41");
    }
    let answer = house.posts("/api/me/claim", &thief, json!({ "key": "1".repeat(32) })).await;
    assert_eq!((answer.status, &*answer.rule()), (429, "S-21"));
    // As somebody new from the same address it is no better.
    let again = house.get("/api/me").await.cookie().unwrap();
    assert_eq!(house.posts("/api/me/claim", &again, json!({ "key": "2".repeat(32) })).await.rule(), "S-21");
}
