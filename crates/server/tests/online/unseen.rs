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
