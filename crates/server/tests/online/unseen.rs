//! What happens unseen: not even that it happens is sent.

use serde_json::json;

use crate::harness::House;

#[tokio::test]
async fn an_audience_that_sees_nothing_is_sent_nothing() {
    let house = House::open().await;
    let mut anna =
        house.opens(json!({ "game": "find-five", "seats": 2, "options": {}, "name": "Anna" })).await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    anna.does(json!({ "do": "start" })).await;
    bert.until("the start", |bert| !bert.game.is_null()).await;
    let game_messages =
        |heard: &[String]| heard.iter().filter(|message| message.contains(r#""type":"game""#)).count();
    let before = game_messages(&bert.heard);

    let mark = json!({ "do": "mark", "round": 1, "squares": [0, 1, 2, 3, 4] });
    anna.does(json!({ "do": "act", "action": mark })).await;
    anna.until("the mark", |anna| anna.game["view"]["marks"][0][4] == 4).await;
    // Whatever was sent about the mark would have come before this.
    anna.does(json!({ "do": "chat", "text": "hello" })).await;
    bert.until("the word", |bert| bert.chat.len() == 1).await;
    assert_eq!(game_messages(&bert.heard), before);

    // And nothing is missing: the next thing that is seen follows without a gap.
    anna.does(json!({ "do": "act", "action": { "do": "timer", "round": 1 } })).await;
    bert.until("the timer", |bert| bert.game["view"]["timer"] == 0).await;
    assert_eq!((game_messages(&bert.heard), bert.welcomes), (before + 1, 1));
}

/// A turn clock runs on whatever is drawn: neither a message nor the time that is left tells of it.
#[tokio::test]
async fn a_turn_clock_tells_nothing_of_what_is_hidden() {
    let house = House::open().await;
    let mut anna =
        house.opens(json!({ "game": "find-five", "seats": 2, "options": {}, "name": "Anna" })).await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    anna.does(json!({ "do": "clock", "seconds": 60 })).await;
    anna.does(json!({ "do": "start" })).await;
    bert.until("a clock", |bert| bert.table["seats"][0]["left"].is_u64()).await;
    // What is refused is answered after everything that was sent before.
    assert_eq!(bert.cannot(json!({ "do": "take_back" })).await, "S-16");
    let heard = bert.heard.len();
    for first in 0..9 {
        let squares: Vec<u8> = (first..first + 5).collect();
        anna.acts(json!({ "do": "mark", "round": 1, "squares": squares })).await;
        anna.acts(json!({ "do": "erase", "round": 1, "squares": squares })).await;
    }
    assert_eq!(bert.cannot(json!({ "do": "take_back" })).await, "S-16");
    assert_eq!(bert.heard.len(), heard + 1, "{:?}", &bert.heard[heard..]);
    // What all see is told: nobody waits for Anna any more, and Bert's time has run on.
    let before = bert.table["seats"][1]["left"].as_u64();
    anna.acts(json!({ "do": "timer", "round": 1 })).await;
    bert.until("the end of her turn", |bert| bert.table["seats"][0]["left"].is_null()).await;
    assert!(bert.table["seats"][1]["left"].as_u64() <= before);
}

/// How much was drawn unseen does not show in how far back a page that comes anew can look.
#[tokio::test]
async fn what_a_page_can_look_back_on_tells_nothing_of_what_is_hidden() {
    let house = House::open().await;
    let mut anna =
        house.opens(json!({ "game": "find-five", "seats": 2, "options": {}, "name": "Anna" })).await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    anna.does(json!({ "do": "start" })).await;
    bert.until("the start", |bert| !bert.game.is_null()).await;
    let mut seen = Vec::new();
    for _ in 0..3 {
        (bert.last, bert.sights) = (None, Vec::new());
        bert = bert.reconnects().await;
        seen.push(bert.sights.clone());
        for _ in 0..20 {
            let squares = [40, 41, 42, 43, 44];
            anna.acts(json!({ "do": "mark", "round": 1, "squares": squares })).await;
            anna.acts(json!({ "do": "erase", "round": 1, "squares": squares })).await;
        }
    }
    assert!(!seen[0].is_empty());
    assert_eq!((&seen[1], &seen[2]), (&seen[0], &seen[0]));
}
