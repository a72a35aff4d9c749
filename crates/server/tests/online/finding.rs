//! Finding tables: by the link always, by the code while it is of use, by trying never.

use serde_json::{Value, json};
use server::Limits;
use tokio_tungstenite::tungstenite::Message;

use crate::harness::{Client, House, Setup, http, id_of, patiently};

/// What somebody new is told who comes with that.
async fn told(house: &House, id: &str, cookie: &str) -> Value {
    let url = format!("ws://{}/api/tables/{id}/socket", house.address);
    let mut request =
        tokio_tungstenite::tungstenite::client::IntoClientRequest::into_client_request(url).unwrap();
    if !cookie.is_empty() {
        request.headers_mut().insert("Cookie", cookie.parse().unwrap());
    }
    let stream = tokio::net::TcpStream::connect(house.address).await.unwrap();
    let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
    let hello = json!({ "type": "hello", "protocol": server::wire::PROTOCOL, "client": "x", "last": null });
    let _closed = futures_util::SinkExt::send(&mut socket, Message::text(hello.to_string())).await;
    loop {
        let message = futures_util::StreamExt::next(&mut socket).await.unwrap().unwrap();
        if let Message::Text(text) = message {
            return serde_json::from_str(&text).unwrap();
        }
    }
}

/// A code that no table has.
fn wrong(code: &str) -> String {
    code.chars().rev().map(|c| if c == 'B' { 'C' } else { 'B' }).collect()
}

/// What is said of a code, whatever code it is.
fn said(told: &Value, code: &str) -> String {
    assert_eq!(told["rule"], "S-4", "{told}");
    told.to_string().replace(code, "CODE")
}

#[tokio::test]
async fn s_4_a_code_works_while_the_table_waits_with_somebody_there() {
    let house = House::open().await;
    let anna = house.table(2, "Anna").await;
    let (code, id) = (anna.code.clone(), id_of(&anna.code));
    assert_eq!((id.len(), &anna.table["id"], &anna.table["code"]), (32, &json!(id), &json!(code)));
    assert!(anna.table["link"].as_str().unwrap().ends_with(&format!("/t/{id}")));

    let joined = told(&house, &code, "").await;
    assert_eq!((&joined["type"], &joined["table"]["id"]), (&json!("welcome"), &json!(id)));
    let none = wrong(&code);
    let unknown = said(&told(&house, &none, "").await, &none);

    // Nobody is there: only those who have a seat are let in by the code, everybody by the link.
    let cookie = anna.cookie.clone();
    drop(anna);
    let mut left = Value::Null;
    patiently("her leave", async || {
        left = told(&house, &code, "").await;
        left["type"] == "refused"
    })
    .await;
    assert_eq!(said(&left, &code), unknown, "a right code says no more than a wrong one");
    assert_eq!(told(&house, &code, &cookie).await["type"], "welcome");
    assert_eq!(told(&house, &id, "").await["type"], "welcome");
    assert_eq!(told(&house, &id.to_uppercase(), "").await["type"], "welcome");
}

#[tokio::test]
async fn s_4_a_code_is_of_no_use_to_others_once_the_game_has_started() {
    let house = House::open().await;
    let mut anna = house.table(2, "Anna").await;
    anna.does(json!({ "do": "start" })).await;
    anna.until("a game", |anna| !anna.game.is_null()).await;
    let none = wrong(&anna.code);
    let refused = said(&told(&house, &anna.code, "").await, &anna.code);
    assert_eq!(refused, said(&told(&house, &none, "").await, &none));
    assert_eq!(told(&house, &anna.code, &anna.cookie).await["type"], "welcome");
    assert_eq!(told(&house, &id_of(&anna.code), "").await["type"], "welcome", "who has the link watches");
    let log = |id: &str| format!("/api/tables/{id}/log");
    let [right, other] = [house.get(&log(&anna.code)).await, house.get(&log(&none)).await];
    assert_eq!((right.status, said(&right.json(), &anna.code)), (404, said(&other.json(), &none)));
    assert_eq!(house.get(&log(&id_of(&anna.code))).await.rule(), "S-18");
}

/// An answer byte for byte, whatever code it is about, but for the time of day and the number that chance gave the request.
fn bytes(answer: &http::Answer, code: &str) -> String {
    let own =
        |line: &&str| ["date:", "x-request-id:"].iter().any(|name| line.to_lowercase().starts_with(name));
    let head = answer.head.lines().filter(|line| !own(line));
    format!("{}\n\n{}", head.collect::<Vec<_>>().join("\n"), answer.body).replace(code, "CODE")
}

/// Whether a code is wrong, or right and not theirs to use, is told by nothing: not by a byte, and hardly by a clock.
/// `QUINTET_SOAK=1 cargo test -p server --test online not_theirs -- --nocapture` measures the latter.
#[tokio::test]
async fn s_4_a_wrong_code_is_answered_like_one_that_is_not_theirs() {
    let house = House::open().await;
    let mut tables = Vec::new();
    for _ in 0..10 {
        let mut anna = house.table(2, "Anna").await;
        anna.does(json!({ "do": "start" })).await;
        tables.push(anna);
    }
    let log = |code: &str| format!("/api/tables/{code}/log");
    let right: Vec<String> = tables.iter().map(|anna| anna.code.clone()).collect();
    let wrong: Vec<String> = right.iter().map(|code| wrong(code)).collect();
    let expected = bytes(&house.get(&log(&wrong[0])).await, &wrong[0]);
    let soak = std::env::var_os("QUINTET_SOAK").is_some();
    let mut took = [Vec::new(), Vec::new()];
    for round in 0..if soak { 2000 } else { right.len() } {
        for (codes, took) in [&right, &wrong].into_iter().zip(&mut took) {
            let code = &codes[round % codes.len()];
            let start = std::time::Instant::now();
            let answer = house.get(&log(code)).await;
            took.push(start.elapsed());
            assert_eq!(bytes(&answer, code), expected);
        }
    }
    let [right, wrong] = took.map(|mut took| {
        took.sort_unstable();
        took[took.len() / 2]
    });
    println!("p50 of a code that is right and not theirs {right:.1?}, of a wrong one {wrong:.1?}");
    assert!(!soak || right.abs_diff(wrong) < right / 20, "{right:?} and {wrong:?}");
}

#[tokio::test]
async fn s_21_codes_are_not_tried_without_end() {
    let house =
        House::with(Setup { limits: Limits { tries: 3, people: 2, ..Limits::none() }, ..Setup::default() })
            .await;
    let anna = house.table(2, "Anna").await;
    let log = |id: &str| format!("/api/tables/{id}/log");
    let none = wrong(&anna.code);
    // Everybody is somebody new without a cookie: it is the address that counts.
    for _ in 0..6 {
        assert_eq!(house.get(&log(&none)).await.rule(), "S-4");
    }
    for code in [&none, &anna.code] {
        let refused = house.get(&log(code)).await;
        assert_eq!((refused.status, refused.rule()), (429, "S-21".to_owned()));
        assert_eq!(told(&house, code, "").await["rule"], "S-21");
    }
    // The link is no code, and another address is not to blame.
    assert_eq!(told(&house, &id_of(&anna.code), "").await["type"], "welcome");
    let elsewhere = [("X-Forwarded-For", "203.0.113.7")];
    assert_eq!(http::get(house.address, &log(&none), &elsewhere).await.rule(), "S-4");
}

#[tokio::test]
async fn s_21_a_code_that_works_can_be_used_again_and_again() {
    let house =
        House::with(Setup { limits: Limits { tries: 2, people: 1, ..Limits::none() }, ..Setup::default() })
            .await;
    let anna = house.table(2, "Anna").await;
    for _ in 0..10 {
        assert_eq!(told(&house, &anna.code, "").await["type"], "welcome");
    }
}

/// Lists and a rematch lead to the link.
#[tokio::test]
async fn s_4_lists_and_a_rematch_name_the_link() {
    let house = House::open().await;
    let mut anna = house.table(2, "Anna").await;
    anna.does(json!({ "do": "list", "open": true })).await;
    let lists = http::get(house.address, "/api/tables", &[("Cookie", &anna.cookie)]).await.json();
    assert_eq!((&lists["open"][0]["id"], &lists["mine"][0]["id"]), (&anna.table["id"], &anna.table["id"]));
    let mut bert: Client = house.sits(&anna.code, "Bert").await;
    anna.does(json!({ "do": "start" })).await;
    crate::harness::play_to_the_end(&mut [&mut anna, &mut bert]).await;
    anna.does(json!({ "do": "rematch" })).await;
    anna.until("a new table", |anna| anna.table["rematch"].is_string()).await;
    let next = anna.table["rematch"].as_str().unwrap().to_owned();
    assert_eq!(told(&house, &next, &bert.cookie).await["you"]["seat"], 1);
    assert_eq!(told(&house, &next, "").await["table"]["id"], json!(next));
}
