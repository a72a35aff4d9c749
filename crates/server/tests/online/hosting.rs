//! What the host can do about people, and what people without a seat may see.

use serde_json::{Value, json};

use crate::harness::{Client, House, http, play_to_the_end};

/// A table where Anna and Bert play.
async fn playing(house: &House, before: &[Value]) -> (Client, Client) {
    let mut anna = house.table(2, "Anna").await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    for command in before {
        anna.does(command.clone()).await;
    }
    anna.does(json!({ "do": "start" })).await;
    for person in [&mut anna, &mut bert] {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    (anna, bert)
}

/// Whether that person gets the record of the game, or the rule that forbids it.
async fn record(house: &House, who: &Client) -> Result<(), String> {
    let path = format!("/api/tables/{}/log", crate::harness::id_of(&who.code));
    let answer = http::get(house.address, &path, &[("Cookie", &who.cookie)]).await;
    if answer.status == 200 { Ok(()) } else { Err(answer.rule()) }
}

#[tokio::test]
async fn a_person_who_is_removed_watches_and_a_bot_plays_on() {
    let house = House::open().await;
    let (mut anna, mut bert) = playing(&house, &[]).await;
    let key = bert.does(json!({ "do": "share" })).await.unwrap();
    assert_eq!(bert.cannot(json!({ "do": "remove", "seat": 0 })).await, "S-6");
    assert_eq!(anna.cannot(json!({ "do": "remove", "seat": 0 })).await, "S-5");
    anna.does(json!({ "do": "remove", "seat": 1 })).await;
    bert.until("to be told", |bert| bert.seat().is_none() && bert.view()["players"][1]["hand"].is_null())
        .await;
    assert_eq!(bert.view()["me"], Value::Null);
    assert_eq!((&bert.you["removed"], &anna.you["removed"]), (&json!(true), &json!(false)));
    assert_eq!(house.visits(&anna.code).await.you["removed"], false, "who never sat was not removed");
    assert_eq!(bert.cannot(json!({ "do": "act", "action": { "do": "draw", "turn": 1 } })).await, "S-7");
    assert_eq!(bert.cannot(json!({ "do": "take_back" })).await, "S-7");
    assert_eq!(bert.cannot(json!({ "do": "claim", "key": key })).await, "S-12");
    anna.until("the bot", |anna| anna.table["seats"][1]["held"]["by"] == "bot").await;
    play_to_the_end(&mut [&mut anna]).await;
    assert_eq!(anna.cannot(json!({ "do": "remove", "seat": 1 })).await, "S-5");
    assert_eq!(anna.cannot(json!({ "do": "close" })).await, "S-10");
}

#[tokio::test]
async fn a_person_who_is_removed_is_told_so_on_all_devices_also_after_a_restart() {
    let house = House::open().await;
    let hidden = json!({ "do": "watch", "may": "nothing" });
    let (mut anna, mut bert) = playing(&house, &[hidden]).await;
    let key = bert.does(json!({ "do": "share" })).await.unwrap();
    let mut phone = house.visits(&anna.code).await;
    assert_eq!(phone.you["removed"], false);
    phone.does(json!({ "do": "claim", "key": key })).await;
    anna.does(json!({ "do": "remove", "seat": 1 })).await;
    for device in [&mut bert, &mut phone] {
        device.until("to be told", |device| device.you["removed"] == true).await;
        assert_eq!(device.you["seat"], Value::Null);
    }
    // With the key to another seat they are at the table again.
    let key = anna.does(json!({ "do": "share" })).await.unwrap();
    phone.does(json!({ "do": "claim", "key": key })).await;
    phone.until("the seat", |phone| phone.you["seat"] == 0).await;
    assert_eq!(phone.you["removed"], false);
    let house = house.restarts().await;
    let mut way = bert.way();
    way.address = house.address;
    let bert = way.hello(None).await;
    assert_eq!((&bert.you["removed"], &bert.game), (&json!(true), &Value::Null));
}

#[tokio::test]
async fn s_28_a_closed_table_is_over_for_everybody_also_after_a_restart() {
    let house = House::open().await;
    let (mut anna, mut bert) = playing(&house, &[]).await;
    assert_eq!(bert.cannot(json!({ "do": "close" })).await, "S-6");
    anna.does(json!({ "do": "close" })).await;
    for person in [&mut anna, &mut bert] {
        person.until("to be told", |person| person.table["status"] == "closed").await;
        assert_eq!(person.cannot(json!({ "do": "chat", "text": "why?" })).await, "S-28");
        assert_eq!(
            person.cannot(json!({ "do": "act", "action": { "do": "draw", "turn": 1 } })).await,
            "S-28"
        );
    }
    // Nobody ever learns what was hidden in a game that was not finished.
    assert_eq!(anna.table["secret"], Value::Null);
    assert_eq!(record(&house, &anna).await, Err("S-18".to_owned()));
    let house = house.restarts().await;
    let mut way = bert.way();
    way.address = house.address;
    let bert = way.hello(None).await;
    assert_eq!(bert.table["status"], "closed");
    let lists = http::get(house.address, "/api/tables", &[("Cookie", &bert.cookie)]).await.json();
    assert_eq!(lists["mine"], json!([]));
    assert_eq!(record(&house, &bert).await, Err("S-18".to_owned()));
}

#[tokio::test]
async fn s_28_a_table_can_be_closed_before_it_begins() {
    let house = House::open().await;
    let mut anna = house.table(2, "Anna").await;
    anna.does(json!({ "do": "close" })).await;
    anna.until("to be told", |anna| anna.table["status"] == "closed").await;
    assert_eq!(anna.cannot(json!({ "do": "start" })).await, "S-28");
}

#[tokio::test]
async fn s_27_watchers_see_what_the_host_allows() {
    let house = House::open().await;
    for (may, sees, learns) in [("nothing", false, false), ("table", true, false), ("everything", true, true)]
    {
        let (mut anna, mut bert) = playing(&house, &[json!({ "do": "watch", "may": may })]).await;
        assert_eq!(anna.cannot(json!({ "do": "watch", "may": "table" })).await, "S-8");
        let mut eve = house.visits(&anna.code).await;
        assert_eq!(eve.table["watch"], may);
        assert_eq!(!eve.game.is_null(), sees, "{may}");
        play_to_the_end(&mut [&mut anna, &mut bert]).await;
        for person in [&mut anna, &mut bert, &mut eve] {
            person.until("the end", |person| person.table["status"] == "over").await;
        }
        assert_eq!(!eve.game.is_null(), sees, "{may}");
        assert_eq!(!eve.table["secret"].is_null(), learns, "{may}");
        assert_eq!(record(&house, &eve).await, if learns { Ok(()) } else { Err("S-27".to_owned()) });
        // In what she was sent, nothing is left of it either.
        let secret = anna.table["secret"].as_str().unwrap();
        assert_eq!(eve.heard.iter().any(|text| text.contains(secret)), learns, "{may}");
        assert_eq!(record(&house, &bert).await, Ok(()));
        // Who comes later is told the same.
        let late = house.visits(&anna.code).await;
        assert_eq!((!late.game.is_null(), !late.table["secret"].is_null()), (sees, learns), "{may}");
    }
}
