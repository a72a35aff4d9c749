//! Taking out one's own data, and being forgotten.

use serde_json::json;
use store::{Sqlite, backup, whole_log};

use crate::harness::{Client, House, id_of, patiently, play_to_the_end};
use crate::records::device;

#[tokio::test]
async fn everything_about_somebody_is_theirs_to_take() {
    let house = House::open().await;
    let (mut anna, mut bert) = house.after_a_game().await;
    let name = "<b>&\"Ann\u{e4}";
    anna.does(json!({ "do": "chat", "text": "a line of </script> mine" })).await;
    bert.does(json!({ "do": "chat", "text": "not hers" })).await;
    let solo = json!({ "game": "one-more", "seats": 3, "name": name, "against": "easy" });
    assert_eq!(house.posts("/api/tables", &anna.cookie, solo).await.status, 201);
    let kept = json!({ "results": [{ "points": 30, "table": "A", "at": 7, "options": {} }] });
    assert_eq!(house.posts("/api/me/bests/find-five", &anna.cookie, kept).await.status, 200);
    let answer = house.gets("/api/me/data", &anna.cookie).await;
    assert!(answer.head.to_lowercase().contains("attachment; filename=\"quintet.json\""), "{}", answer.head);
    let data = answer.json();
    assert_eq!(data["games"].as_array().unwrap().len(), 1);
    assert!(data["logs"][0].as_str().unwrap().ends_with(&format!("/api/tables/{}/log", id_of(&anna.code))));
    assert_eq!(data["devices"], json!([device(&anna.cookie)]));
    let tables = data["tables"].as_array().unwrap();
    let (running, over) = (&tables[0], &tables[1]);
    assert_eq!((&running["game"], &running["my_names"]), (&json!("one-more"), &json!([name])));
    assert_eq!((&over["status"], &over["my_names"]), (&json!("over"), &json!(["Anna"])));
    assert_eq!((tables.len(), &over["i_said"][0]["text"]), (2, &json!("a line of </script> mine")));
    assert_eq!(over["i_said"].as_array().unwrap().len(), 1, "what others wrote is theirs");
    assert_eq!(
        (&data["bests_of_pages"][0]["points"], &data["bests_of_pages"][0]["table"]),
        (&json!(30), &json!("A"))
    );
    // Somebody else's has none of it.
    let stranger = house.get("/api/me").await.cookie().unwrap();
    let theirs = house.gets("/api/me/data", &stranger).await.json();
    assert_eq!(
        (&theirs["games"], &theirs["tables"], &theirs["bests_of_pages"]),
        (&json!([]), &json!([]), &json!([]))
    );
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
    assert!(!records.contains(&device(&anna.cookie)[..8]), "nor her device, nor its beginning: {records}");
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

/// Everything that is stored of a table, once its log is written anew.
async fn stored(house: &House, code: &str) -> String {
    let copy = tempfile::tempdir().unwrap();
    backup(&house.folder.path().join("data"), copy.path()).unwrap();
    whole_log(&Sqlite::open(copy.path()).unwrap(), code).await.unwrap().unwrap().concat()
}

async fn is_forgotten(house: &House, of: &Client) {
    let device = device(&of.cookie);
    patiently("the name to go", async || {
        let records = stored(house, &of.code).await;
        !records.contains("Anna") && !records.contains(&device[..8])
    })
    .await;
}

#[tokio::test]
async fn who_is_forgotten_in_the_middle_of_a_game_leaves_it_to_the_others() {
    let house = House::open().await;
    let (anna, bert) = house.in_the_middle().await;
    assert_eq!(house.posts("/api/me/delete", &anna.cookie, json!({})).await.json()["tables"], 1);
    is_forgotten(&house, &anna).await;
    let (mut anna, mut bert) = (anna.reconnects().await, bert.reconnects().await);
    assert_eq!((anna.seat(), bert.seat()), (None, Some(1)), "with the old cookie she only watches");
    bert.until("her absence", |bert| bert.table["seats"][0]["may_hand_over"] == true).await;
    bert.does(json!({ "do": "hand_over", "seat": 0 })).await;
    play_to_the_end(&mut [&mut bert]).await;
    bert.until("the end", |bert| bert.table["status"] == "over").await;
    anna.until("the end", |anna| anna.table["status"] == "over").await;
    assert_eq!(house.records(&anna.cookie, json!({})).await["total"], 0);
    let mine = house.records(&bert.cookie, json!({})).await;
    assert_eq!(mine["total"], 1);
    assert!(!mine.to_string().contains("Anna"), "{mine}");
}

#[tokio::test]
async fn two_devices_that_delete_at_once_delete_once() {
    let house = House::open().await;
    let (anna, bert) = house.after_a_game().await;
    let laptop = house.get("/api/me").await.cookie().unwrap();
    let key = house.posts("/api/me/link", &anna.cookie, json!({})).await.json()["key"].clone();
    assert_eq!(house.posts("/api/me/claim", &laptop, json!({ "key": key })).await.status, 200);
    let both = [&anna.cookie, &laptop].map(|cookie| house.posts("/api/me/delete", cookie, json!({})));
    let answers = futures_util::future::join_all(both).await;
    assert!(answers.iter().all(|answer| answer.status == 200 && answer.cookie().is_some()), "{answers:?}");
    is_forgotten(&house, &anna).await;
    for cookie in [&anna.cookie, &laptop] {
        assert_eq!(house.gets("/api/me", cookie).await.json()["devices"], 1);
        assert_eq!(house.records(cookie, json!({})).await["total"], 0);
    }
    assert_eq!(house.records(&bert.cookie, json!({})).await["total"], 1);
}

#[tokio::test]
async fn a_deletion_that_a_power_cut_breaks_off_is_done_after_the_next_start() {
    let house = House::open().await;
    let (anna, bert) = house.after_a_game().await;
    for _ in 0..8 {
        let solo = json!({ "game": "one-more", "seats": 3, "name": "Anna", "against": "easy" });
        assert_eq!(house.posts("/api/tables", &anna.cookie, solo).await.status, 201);
    }
    assert_eq!(house.posts("/api/me/delete", &anna.cookie, json!({})).await.json()["tables"], 9);
    let house = house.restarts().await;
    is_forgotten(&house, &anna).await;
    patiently("her tables to go", async || {
        house.gets("/api/tables", &anna.cookie).await.json()["mine"] == json!([])
    })
    .await;
    assert_eq!(house.records(&anna.cookie, json!({})).await["total"], 0);
    assert_eq!(house.records(&bert.cookie, json!({})).await["total"], 1);
}
