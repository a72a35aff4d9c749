//! Limits: who sends too much is told so and when to try again; the others notice nothing.

use serde_json::{Value, json};
use server::Limits;
use server::wire::PROTOCOL;
use tokio_tungstenite::tungstenite::Message;

use crate::harness::{Client, House, Setup, Way, http, page, patiently, play_to_the_end};

/// How many commands a page may have in flight.
const WINDOW: u32 = 8;

async fn house(limits: Limits) -> House {
    House::with(Setup { limits, ..Setup::default() }).await
}

/// Sends commands, as many at once as a page may, until some come too fast: whatever else the machine does, they are there
/// before more are allowed. How many were accepted, and what is said of the last.
async fn floods(client: &mut Client, command: impl Fn(u32) -> Value) -> (usize, String) {
    let (mut accepted, mut last) = (0, None);
    for round in 0..100 {
        let mut numbers = Vec::new();
        for at in 0..WINDOW {
            numbers.push(client.posts(&command(round * WINDOW + at)).await);
        }
        for number in numbers {
            match client.answer(number).await {
                Ok(_) => accepted += 1,
                Err(refused) => {
                    assert_eq!(refused.rule, "S-21");
                    last = Some(refused.message);
                }
            }
        }
        if let Some(last) = last {
            return (accepted, last);
        }
    }
    panic!("all {accepted} are let through");
}

#[tokio::test]
async fn s_21_a_person_who_sends_too_fast_is_refused_and_goes_on_later() {
    let house = house(Limits { messages: 2, ..Limits::none() }).await;
    let mut anna = house.table(2, "Anna").await;
    // Five seconds' worth are let through, hello among them.
    let (accepted, refused) = floods(&mut anna, |_| json!({ "do": "chat", "text": "hello" })).await;
    assert!(accepted >= 9, "{accepted}");
    assert!(refused.contains("Try again in a second"), "{refused}");
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    // A refused number was not used.
    let number = anna.number;
    anna.posts_as(number, &json!({ "do": "chat", "text": "hello" })).await;
    assert_eq!(anna.answer(number).await, Ok(None));
}

#[tokio::test]
async fn s_21_a_page_that_never_stops_is_cut_off_and_the_others_play_on() {
    let house = house(Limits { messages: 1, people: 2, ..Limits::none() }).await;
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
async fn s_21_connecting_anew_refills_nothing() {
    let house = house(Limits { chat: 3, ..Limits::none() }).await;
    let mut anna = house.table(2, "Anna").await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    for _ in 0..3 {
        anna.does(json!({ "do": "chat", "text": "hello" })).await;
    }
    assert_eq!(anna.cannot(json!({ "do": "chat", "text": "again" })).await, "S-21");
    let mut anna = anna.reconnects().await;
    assert_eq!(anna.cannot(json!({ "do": "chat", "text": "again" })).await, "S-21");
    let mut second_page = Way { page: page(), ..anna.way() }.hello(None).await;
    assert_eq!(second_page.cannot(json!({ "do": "chat", "text": "again" })).await, "S-21");
    // It is chat that is limited: the table and the game go on, and so do the others.
    anna.does(json!({ "do": "name", "name": "Anne" })).await;
    bert.does(json!({ "do": "chat", "text": "what is it?" })).await;
}

#[tokio::test]
async fn s_21_whoever_makes_up_people_is_limited_by_their_address() {
    let house = house(Limits { chat: 2, changes: 1000, people: 2, ..Limits::none() }).await;
    let anna = house.table(5, "Anna").await;
    let mut said = 0;
    for name in ["Bert", "Cleo", "Dirk", "Else"] {
        let mut person = house.sits(&anna.code, name).await;
        for _ in 0..2 {
            let number = person.posts(&json!({ "do": "chat", "text": "hello" })).await;
            match person.answer(number).await {
                Ok(_) => said += 1,
                Err(refused) => {
                    assert_eq!(refused.rule, "S-21");
                    assert!(refused.message.contains("from your network"), "{}", refused.message);
                }
            }
        }
    }
    assert_eq!(said, 4);
}

#[tokio::test]
async fn s_21_what_changes_a_table_is_limited() {
    let house = house(Limits { changes: 3, ..Limits::none() }).await;
    let mut anna = house.table(2, "Anna").await;
    for name in ["A", "B", "C"] {
        anna.does(json!({ "do": "name", "name": name })).await;
    }
    assert_eq!(anna.cannot(json!({ "do": "name", "name": "D" })).await, "S-21");
    assert_eq!(anna.cannot(json!({ "do": "list", "open": true })).await, "S-21");
    anna.does(json!({ "do": "chat", "text": "still here" })).await;
}

#[tokio::test]
async fn s_21_a_seat_acts_so_fast_on_all_its_pages() {
    let house = house(Limits { actions: 1, ..Limits::none() }).await;
    let table = json!({ "game": "find-five", "seats": 1, "name": "Anna" });
    let mut anna = house.opens(table).await;
    anna.does(json!({ "do": "start" })).await;
    let mark = |square: u32| json!({ "do": "act", "action": { "do": "mark", "round": 1, "squares": [square % 100] } });
    let (accepted, _) = floods(&mut anna, mark).await;
    assert!(accepted >= 20, "{accepted}");
    let mut second_page = Way { page: page(), ..anna.way() }.hello(None).await;
    floods(&mut second_page, mark).await;
    second_page.does(json!({ "do": "chat", "text": "still here" })).await;
}

#[tokio::test]
async fn s_21_whoever_comes_again_and_again_is_told_to_wait() {
    let house = house(Limits { visits: 3, ..Limits::none() }).await;
    let anna = house.table(2, "Anna").await;
    let anna = anna.reconnects().await.reconnects().await;
    let mut socket = anna.way().open(None).await;
    let told = futures_util::StreamExt::next(&mut socket).await.unwrap().unwrap();
    assert!(told.to_text().unwrap().contains(r#""rule":"S-21""#), "{told}");
    // Another person at the same address comes in.
    house.visits(&anna.code).await;
}

/// Reading lists and logs costs the server more than asking for them costs a visitor.
#[tokio::test]
async fn s_21_lists_and_logs_are_not_read_without_end() {
    let house = house(Limits { visits: 3, messages: 1, people: 1, ..Limits::none() }).await;
    let anna = house.table(2, "Anna").await;
    let log = format!("/api/tables/{}/log", crate::harness::id_of(&anna.code));
    // Everybody is somebody new without a cookie: it is the address that counts. Anna has come once.
    for _ in 0..2 {
        assert_eq!(house.get(&log).await.rule(), "S-18");
    }
    assert_eq!((house.get(&log).await.status, house.get(&log).await.rule()), (429, "S-21".to_owned()));
    let mut lists = Vec::new();
    for _ in 0..100 {
        lists.push(house.get("/api/tables").await.status);
    }
    assert!(lists.starts_with(&[200]) && lists.contains(&429), "{lists:?}");
    let elsewhere = [("X-Forwarded-For", "203.0.113.7")];
    assert_eq!(http::get(house.address, "/api/tables", &elsewhere).await.status, 200);
}

#[tokio::test]
async fn s_21_pings_count_and_whoever_sends_nothing_else_is_cut_off() {
    let house = house(Limits { messages: 1, people: 2, ..Limits::none() }).await;
    let mut anna = house.table(2, "Anna").await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    for number in 0..2000_u32 {
        let payload = number.to_le_bytes().to_vec();
        let message =
            if number % 2 == 0 { Message::Ping(payload.into()) } else { Message::Pong(payload.into()) };
        if anna.sends(message).await.is_err() {
            break;
        }
    }
    anna.until_closed().await;
    assert!(anna.heard.iter().any(|text| text.contains("S-21")), "{:?}", anna.heard.last());
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
    patiently("room for a socket", async || {
        let mut socket = bert.way().open(None).await;
        let hello = json!({ "type": "hello", "protocol": PROTOCOL, "client": "late", "last": null });
        let _closed = futures_util::SinkExt::send(&mut socket, Message::text(hello.to_string())).await;
        let told = futures_util::StreamExt::next(&mut socket).await.unwrap().unwrap();
        told.to_text().unwrap_or_default().contains("welcome")
    })
    .await;
}

#[tokio::test]
async fn s_23_a_person_and_an_address_open_a_maximum_of_tables_in_an_hour() {
    let house = house(Limits { tables: 2, people: 1, ..Limits::none() }).await;
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

#[tokio::test]
async fn s_33_a_full_table_takes_no_chat_but_every_action() {
    let limits = Limits { changes_of_table: 6, ..Limits::none() };
    let house = house(limits.clone()).await;
    let mut anna = house.table(2, "Anna").await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    for _ in 0..3 {
        bert.does(json!({ "do": "chat", "text": "hello" })).await;
    }
    // It can be started and played to its end; what came before a restart counts.
    anna.does(json!({ "do": "start" })).await;
    assert_eq!(bert.cannot(json!({ "do": "chat", "text": "again" })).await, "S-33");
    let house = house.restarts_with(Setup { limits, ..Setup::default() }).await;
    let (mut anna, mut bert) = (house.returns(anna).await, house.returns(bert).await);
    for command in [
        json!({ "do": "chat", "text": "again" }),
        json!({ "do": "name", "name": "Anne" }),
        json!({ "do": "share" }),
    ] {
        assert_eq!(anna.cannot(command).await, "S-33");
    }
    anna.does(json!({ "do": "hand_over", "seat": 0 })).await;
    anna.does(json!({ "do": "take_back" })).await;
    play_to_the_end(&mut [&mut anna, &mut bert]).await;
    anna.does(json!({ "do": "rematch" })).await;
}
