//! Hints: for the seat that asks, where that is allowed, without holding up the table.

use std::time::Duration;

use serde_json::{Value, json};
use server::Limits;

use crate::harness::{Client, House, Setup};

fn rule(answer: &Value) -> &str {
    assert_eq!(answer["type"], "no_hint", "{answer}");
    assert!(answer["message"].as_str().unwrap().len() > 10 && answer["why"]["key"].is_string(), "{answer}");
    answer["rule"].as_str().unwrap()
}

/// Two people at a table that has begun; the first of them is the one in turn.
async fn two_people(house: &House, hints: bool) -> (Client, Client) {
    let mut anna = house.table(2, "Anna").await;
    if hints {
        anna.does(json!({ "do": "hints", "allowed": true })).await;
    }
    let mut bert = house.sits(&anna.code, "Bert").await;
    anna.does(json!({ "do": "start" })).await;
    for person in [&mut anna, &mut bert] {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    if anna.awaited() { (anna, bert) } else { (bert, anna) }
}

/// Asks for a hint at a new table against bots, and follows it; whether there was one.
async fn plays_by_hint(house: &House, id: &str, seats: u8) -> bool {
    let request = json!({ "game": id, "seats": seats, "name": "Anna", "against": "easy" });
    let mut anna = house.opens(request).await;
    assert_eq!((&anna.table["hints"], &anna.table["hints_allowed"]), (&json!(true), &json!(false)));
    for _ in 0..4 {
        anna.until("something to do", |anna| anna.over() || anna.awaited()).await;
        if anna.over() {
            break;
        }
        let hint = anna.asks().await;
        if hint["type"] == "no_hint" {
            // The table has gone on meanwhile, perhaps to its end.
            assert!(matches!(rule(&hint), "S-26" | "S-10"), "{id}: {hint}");
            continue;
        }
        assert!(hint["advice"]["what"]["key"].as_str().unwrap().starts_with("hint-"), "{id}: {hint}");
        assert!(hint["advice"]["why"]["key"].as_str().unwrap().starts_with("why-"), "{id}: {hint}");
        if hint["seen"] == anna.game["number"] {
            let number = anna.posts(&json!({ "do": "act", "action": hint["action"] })).await;
            let _overtaken = anna.answer(number).await;
        }
        return true;
    }
    false
}

#[tokio::test]
async fn every_game_against_bots_has_hints() {
    let house = House::open().await;
    for game in catalog::GAMES {
        let (id, seats) = (game.about().id, (*game.about().seats.start()).max(2));
        // Some games of One More! are over before everybody had a turn.
        let mut hinted = false;
        for _table in 0..10 {
            hinted = hinted || plays_by_hint(&house, id, seats).await;
        }
        assert!(hinted, "{id}");
    }
}

#[tokio::test]
async fn s_25_where_others_play_hints_must_be_allowed() {
    let house = House::open().await;
    let (mut first, mut second) = two_people(&house, false).await;
    assert_eq!(first.table["hints"], false);
    assert_eq!(rule(&first.asks().await), "S-25");
    assert_eq!(rule(&second.asks().await), "S-25");
    assert!(first.plays().await, "a refused hint changes nothing");
    let late = json!({ "do": "hints", "allowed": true });
    for person in [&mut first, &mut second] {
        let expected = if person.you["host"] == true { "S-8" } else { "S-6" };
        assert_eq!(person.cannot(late.clone()).await, expected);
    }
}

#[tokio::test]
async fn s_26_a_hint_is_sent_to_the_page_that_asked_and_nobody_else() {
    let house = House::open().await;
    let (mut first, mut second) = two_people(&house, true).await;
    assert_eq!((&first.table["hints"], &second.table["hints_allowed"]), (&json!(true), &json!(true)));
    let mut watcher = house.visits(&first.code).await;
    let hint = first.asks().await;
    assert_eq!(hint["type"], "hint", "{hint}");
    assert!(first.menu().contains(&hint["action"]), "{hint}");
    assert_eq!(hint["seen"], first.game["number"]);
    assert_eq!(rule(&second.asks().await), "S-26");
    assert_eq!(rule(&watcher.asks().await), "S-7");
    first.does(json!({ "do": "act", "action": hint["action"] })).await;
    for person in [&mut second, &mut watcher] {
        let last = first.last;
        person.until("the action", |person| person.last >= last).await;
        let told = person.heard.iter().filter(|text| text.contains("\"type\":\"hint\"")).count();
        assert_eq!(told, 0, "nobody else was sent it");
    }
}

#[tokio::test]
async fn s_25_the_permission_survives_a_restart() {
    let house = House::open().await;
    let mut anna = house.table(3, "Anna").await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    assert_eq!(bert.cannot(json!({ "do": "hints", "allowed": true })).await, "S-6");
    anna.does(json!({ "do": "hints", "allowed": true })).await;
    bert.until("the news", |bert| bert.table["hints_allowed"] == true).await;
    let (way, house) = (anna.way(), house.restarts().await);
    let anna = crate::harness::Way { address: house.address, ..way }.hello(None).await;
    assert_eq!(anna.table["hints_allowed"], true);
}

#[tokio::test]
async fn s_10_s_16_before_the_start_after_the_end_and_for_a_stand_in_there_is_no_hint() {
    let house = House::open().await;
    let mut anna = house.table(2, "Anna").await;
    assert_eq!(rule(&anna.asks().await), "S-10");
    anna.does(json!({ "do": "start" })).await;
    anna.until("a turn", |anna| !anna.menu().is_empty()).await;
    anna.does(json!({ "do": "hand_over", "seat": 0 })).await;
    assert_eq!(rule(&anna.asks().await), "S-16");
    anna.does(json!({ "do": "take_back" })).await;
    while anna.plays().await {}
    anna.until("the end", |anna| anna.table["status"] == "over").await;
    assert_eq!(rule(&anna.asks().await), "S-10");
}

#[tokio::test]
async fn s_21_s_26_requests_for_hints_are_limited() {
    let limits = Limits { messages: 2, ..Limits::default() };
    let house = House::with(Setup { limits, ..Setup::default() }).await;
    let mut anna =
        house.opens(json!({ "game": "double-series", "seats": 2, "name": "Anna", "against": "easy" })).await;
    anna.until("a turn", Client::awaited).await;
    // At once, so that the others are there before the first is thought of, whatever else the machine does.
    let requests: Vec<_> = (1..=40).map(|number| json!({ "type": "hint", "number": number })).collect();
    anna.say_all(&requests).await;
    anna.until("forty answers", |anna| anna.hints.len() == 40).await;
    let of = |rule: &str| anna.hints.iter().filter(|answer| answer["rule"] == rule).count();
    assert!(of("S-26") > 0, "one at a time: {:?}", anna.hints);
    assert!(of("S-21") > 20, "at the pace of all messages: {:?}", anna.hints);
    let hints = anna.hints.iter().filter(|answer| answer["type"] == "hint").count();
    assert!((1..=10).contains(&hints), "{hints}");
    tokio::time::sleep(Duration::from_secs(1)).await;
    anna.does(json!({ "do": "chat", "text": "still here" })).await;
}
