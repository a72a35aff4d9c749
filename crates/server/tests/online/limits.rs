//! Rate limits: who sends too much is told so and when to try again; the others notice nothing.

use serde_json::json;
use server::Limits;
use server::wire::PROTOCOL;
use tokio_tungstenite::tungstenite::Message;

use crate::harness::{House, Setup, http};

async fn house(limits: Limits) -> House {
    House::with(Setup { limits, ..Setup::default() }).await
}

#[tokio::test]
async fn s_21_a_page_that_sends_too_fast_is_refused_and_goes_on_later() {
    let house = house(Limits { messages: 2, ..Limits::none() }).await;
    let mut anna = house.table(2, "Anna").await;
    for _ in 0..10 {
        anna.does(json!({ "do": "chat", "text": "hello" })).await;
    }
    let number = anna.posts(&json!({ "do": "chat", "text": "again" })).await;
    let refused = anna.answer(number).await.unwrap_err();
    assert_eq!(refused.rule, "S-21");
    assert!(refused.message.contains("Try again in a second"), "{}", refused.message);
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    // A refused number was not used.
    anna.posts_as(number, &json!({ "do": "chat", "text": "again" })).await;
    assert_eq!(anna.answer(number).await, Ok(None));
}

#[tokio::test]
async fn s_21_a_page_that_never_stops_is_cut_off_and_the_others_play_on() {
    let house = house(Limits { messages: 1, ..Limits::none() }).await;
    let mut anna = house.table(2, "Anna").await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    for _ in 0..2000 {
        if anna.sends(Message::text("{}")).await.is_err() {
            break;
        }
    }
    anna.until_closed().await;
    bert.does(json!({ "do": "chat", "text": "still here" })).await;
}

#[tokio::test]
async fn s_22_an_address_has_a_maximum_of_sockets() {
    let house = house(Limits { sockets: 3, ..Limits::none() }).await;
    let anna = house.table(2, "Anna").await;
    let bert = house.sits(&anna.code, "Bert").await;
    let phone = bert.way().hello(None).await;
    let mut socket = bert.way().open(None).await;
    let told = futures_util::StreamExt::next(&mut socket).await.unwrap().unwrap();
    assert!(told.to_text().unwrap().contains(r#""rule":"S-22""#), "{told}");
    drop((phone, socket));
    // Who leaves makes room.
    for _ in 0..100 {
        let mut socket = bert.way().open(None).await;
        let hello = json!({ "type": "hello", "protocol": PROTOCOL, "client": "late", "last": null });
        let _closed = futures_util::SinkExt::send(&mut socket, Message::text(hello.to_string())).await;
        let told = futures_util::StreamExt::next(&mut socket).await.unwrap().unwrap();
        if told.to_text().unwrap_or_default().contains("welcome") {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("a socket that is gone is still counted");
}

#[tokio::test]
async fn s_23_an_address_opens_a_maximum_of_tables_in_an_hour() {
    let house = house(Limits { tables: 2, ..Limits::none() }).await;
    let request = json!({ "game": "five-crowns", "seats": 2, "name": "Anna" });
    let nonsense = json!({ "game": "chess", "seats": 2, "name": "Anna" });
    assert_eq!(house.requests_table(request.clone()).await.status, 201);
    assert_eq!(house.requests_table(nonsense).await.status, 422);
    let answer = house.requests_table(request.clone()).await;
    assert_eq!((answer.status, answer.rule()), (429, "S-23".to_owned()));
    assert!(answer.json()["message"].as_str().unwrap().contains("Try again in 1"), "{answer:?}");
    // Somebody else behind the same proxy is not held back by that.
    let elsewhere = [("X-Forwarded-For", "203.0.113.7")];
    let answer = http::post(house.address, "/api/tables", &elsewhere, request.to_string().as_bytes()).await;
    assert_eq!(answer.status, 201);
}
