//! Backpressure: a page that does not read holds nobody up, and gets the present instead of a backlog.

use serde_json::json;

use crate::harness::{House, play_one};

#[tokio::test]
async fn a_slow_page_gets_one_fresh_state_instead_of_a_backlog() {
    let house = House::open().await;
    let mut anna = house.opens(json!({ "game": "five-crowns", "seats": 2, "name": "Anna" })).await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    anna.does(json!({ "do": "start" })).await;
    for person in [&mut anna, &mut bert] {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    // Bert's phone says hello and then reads nothing, with little room on the line.
    let way = bert.way();
    let mut phone = way.hello_with(way.open(Some(4096)).await, None).await;
    let (heard, early) = (phone.heard.len(), bert.heard.len());
    let line: String = "♥".repeat(200);
    for _ in 0..40 {
        assert!(play_one(&mut [&mut anna, &mut bert]).await);
        for _ in 0..8 {
            anna.does(json!({ "do": "chat", "text": line })).await;
        }
    }
    bert.until("all that was said", |bert| bert.chat.last().unwrap()["number"] == 320).await;
    let last = bert.last;
    phone.until("the present", |phone| phone.last == last).await;
    let (phones, berts) = (phone.heard.len() - heard, bert.heard.len() - early);
    assert!(phone.welcomes == 2, "one fresh state, not {}", phone.welcomes - 1);
    assert!(phones < berts * 3 / 4, "the phone was sent {phones} messages of {berts}");
    assert_eq!(phone.view(), bert.view());
    assert_eq!(phone.chat.last(), bert.chat.last());
    // From now on it keeps up.
    assert!(play_one(&mut [&mut anna, &mut bert, &mut phone]).await);
    assert_eq!(phone.welcomes, 2);
}
