//! Taking out one's own data, and being forgotten.

use serde_json::json;
use store::{Sqlite, backup, whole_log};

use crate::harness::{House, id_of, patiently};

#[tokio::test]
async fn everything_about_somebody_is_theirs_to_take() {
    let house = House::open().await;
    let (anna, _bert) = house.after_a_game().await;
    let answer = house.gets("/api/me/data", &anna.cookie).await;
    assert!(answer.head.to_lowercase().contains("attachment; filename=\"quintet.json\""), "{}", answer.head);
    let data = answer.json();
    assert_eq!(data["games"].as_array().unwrap().len(), 1);
    assert!(data["logs"][0].as_str().unwrap().ends_with(&format!("/api/tables/{}/log", id_of(&anna.code))));
    assert_eq!(data["devices"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn who_is_forgotten_leaves_the_game_and_not_the_name() {
    let house = House::open().await;
    let (mut anna, bert) = house.after_a_game().await;
    anna.does(json!({ "do": "chat", "text": "a secret of mine" })).await;
    let solo = json!({ "game": "one-more", "seats": 3, "name": "Anna", "against": "easy" });
    let alone = house.posts("/api/tables", &anna.cookie, solo).await.json();
    let answer = house.posts("/api/me/delete", &anna.cookie, json!({})).await;
    assert_eq!((answer.status, &answer.json()["tables"]), (200, &json!(2)));
    let new = answer.cookie().expect("the device is somebody new");
    assert_ne!(new, anna.cookie);
    assert_eq!(house.records(&anna.cookie, json!({})).await["total"], 0);
    let name = async |house: &House| {
        let mine = house.records(&bert.cookie, json!({})).await;
        let seats = mine["games"][0]["seats"].as_array().unwrap().clone();
        assert_eq!((seats.len(), &mine["total"]), (2, &json!(1)), "the game stays");
        seats.iter().find(|seat| seat["me"] == false).unwrap()["name"].clone()
    };
    patiently("the name to go", async || name(&house).await == json!("")).await;
    let mine = house.records(&bert.cookie, json!({})).await;
    assert_eq!(mine["rivals"][0]["name"], "");
    // Neither the name nor what she wrote is in the log, and the game in it is as it was.
    let log = house.gets(&format!("/api/tables/{}/log", id_of(&bert.code)), &bert.cookie).await;
    assert!(log.status == 200 && !log.body.contains("Anna"), "{}", log.body);
    let verified = catalog::find("five-crowns").unwrap().verify(&log.body).unwrap().unwrap();
    assert!(verified.checks.iter().all(|check| check.holds), "{:?}", verified.checks);
    let copy = tempfile::tempdir().unwrap();
    backup(&house.folder.path().join("data"), copy.path()).unwrap();
    let stored = Sqlite::open(copy.path()).unwrap();
    let records = whole_log(&stored, &bert.code).await.unwrap().unwrap().concat();
    assert!(!records.contains("Anna") && !records.contains("secret of mine"), "{records}");
    // A table where nobody else was is gone.
    patiently("the table to go", async || {
        let answer =
            house.gets(&format!("/api/tables/{}/log", alone["id"].as_str().unwrap()), &bert.cookie).await;
        answer.json()["rule"] == "S-4"
    })
    .await;
    // Bert goes on at the table, in which nobody is in her place.
    let bert = bert.reconnects().await;
    assert_eq!(bert.table["seats"].as_array().unwrap().iter().filter(|seat| seat["name"] == "—").count(), 1);
}
