//! A game stands still while the one person who plays it wants that.

use std::time::Duration;

use serde_json::{Value, json};

use crate::harness::{Client, House, Setup};

/// How long bots take.
const PACE: Duration = Duration::from_millis(300);

async fn house() -> House {
    House::with(Setup { bot_pace: PACE, ..Setup::default() }).await
}

/// Asks for a pause, or for the game to go on, and waits until the table says so.
async fn pauses(person: &mut Client, on: bool) {
    person.say(&json!({ "type": "pause", "on": on })).await;
    person.until("a table that stands still, or goes on", |person| person.table["paused"] == on).await;
}

/// What the page of this person shows once everything that was sent has come.
async fn shown(person: &mut Client) -> (Value, Value) {
    person.does(json!({ "do": "chat", "text": "…" })).await;
    (person.game["number"].clone(), person.table["seats"].clone())
}

/// Pauses while the game waits for a bot.
async fn pauses_before_a_bot(person: &mut Client) {
    loop {
        person.until("a turn", Client::awaited).await;
        person.plays().await;
        pauses(person, true).await;
        if !person.awaited() {
            return;
        }
        pauses(person, false).await;
    }
}

#[tokio::test]
async fn bots_wait_for_who_plays_alone() {
    let house = house().await;
    let mut anna =
        house.opens(json!({ "game": "five-crowns", "seats": 4, "name": "Anna", "against": "easy" })).await;
    assert_eq!(anna.table["paused"], false);
    pauses_before_a_bot(&mut anna).await;
    let before = shown(&mut anna).await;
    tokio::time::sleep(PACE * 3).await;
    assert_eq!(shown(&mut anna).await, before, "nobody has done anything");
    pauses(&mut anna, false).await;
    anna.until("a bot that acts", |anna| anna.game["number"] != before.0).await;
}

#[tokio::test]
async fn the_timer_stands_still_too() {
    let house = house().await;
    let request = json!({ "game": "find-five", "seats": 1, "name": "Anna", "against": "easy" });
    let mut anna = house.opens(request).await;
    pauses(&mut anna, true).await;
    let first = house.visits(&anna.code).await.game["now"].clone();
    tokio::time::sleep(PACE).await;
    let second = house.visits(&anna.code).await.game["now"].clone();
    assert_eq!(first, second);
    pauses(&mut anna, false).await;
    tokio::time::sleep(PACE).await;
    let later = house.visits(&anna.code).await.game["now"].as_u64();
    assert!(later > second.as_u64(), "{later:?} after {second}");
}

#[tokio::test]
async fn a_pause_ends_with_the_page_that_wanted_it() {
    let house = house().await;
    let mut anna =
        house.opens(json!({ "game": "five-crowns", "seats": 4, "name": "Anna", "against": "easy" })).await;
    pauses(&mut anna, true).await;
    let mut anna = anna.reconnects().await;
    anna.until("a table that goes on", |anna| anna.table["paused"] == false).await;
}

#[tokio::test]
async fn nobody_else_can_hold_up_a_game() {
    let house = house().await;
    let mut anna = house.table(2, "Anna").await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    let mut watcher = house.visits(&anna.code).await;
    anna.does(json!({ "do": "start" })).await;
    for person in [&mut anna, &mut bert, &mut watcher] {
        person.until("the start", |person| !person.game.is_null()).await;
        person.say(&json!({ "type": "pause", "on": true })).await;
    }
    shown(&mut anna).await;
    shown(&mut bert).await;
    assert_eq!((&anna.table["paused"], &bert.table["paused"]), (&json!(false), &json!(false)));
    // The other seat is still a person's, though a bot plays it for now.
    bert.does(json!({ "do": "hand_over", "seat": bert.seat() })).await;
    shown(&mut anna).await;
    assert_eq!(anna.table["paused"], false);
}
