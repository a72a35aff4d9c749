//! Broken connections, second devices, restarts: what was missed is sent again, what was sent takes effect once.

use std::time::Duration;

use serde_json::{Value, json};

use crate::harness::{Client, House, Setup, play_one};

/// What a page knows of the game, without the time of day.
fn known(client: &Client) -> Value {
    let mut game = client.game.clone();
    let game = game.as_object_mut().unwrap();
    for fleeting in ["now", "sights", "gapless"] {
        game.remove(fleeting);
    }
    Value::Object(game.clone())
}

/// Lets the one in turn play while the other is away; the number of actions until it would be the other's turn.
async fn play_until_stuck(person: &mut Client) -> usize {
    let mut actions = 0;
    while !person.menu().is_empty() {
        assert!(person.plays().await);
        actions += 1;
    }
    actions
}

#[tokio::test]
async fn a_page_that_comes_back_is_sent_exactly_what_it_missed() {
    let house = House::open().await;
    let (mut anna, mut bert) = house.in_the_middle().await;
    // Another tab of Bert's that never leaves, to compare with.
    let mut witness = bert.way().hello(None).await;
    for round in 0..4 {
        let (stays, leaves) = if anna.menu().is_empty() { (&mut bert, true) } else { (&mut anna, false) };
        let actions = play_until_stuck(stays).await;
        assert!(actions > 0, "round {round}");
        if leaves {
            anna = anna.reconnects().await;
            assert!(anna.gapless, "a short absence leaves no gap");
            assert_eq!(known(&anna)["number"], known(&bert)["number"]);
        } else {
            bert = bert.reconnects().await;
            assert!(bert.gapless, "a short absence leaves no gap");
            witness.until("the same", |witness| witness.last == bert.last).await;
            assert_eq!(known(&bert), known(&witness));
        }
    }
    let seen = witness.sights.len().min(12);
    let newest = |client: &Client| client.sights[client.sights.len() - seen..].to_vec();
    let last = anna.last.max(bert.last);
    bert.until("the latest", |bert| bert.last == last).await;
    witness.until("the latest", |witness| witness.last == last).await;
    assert_eq!(newest(&bert), newest(&witness), "with and without breaks the same was seen");
    // Back with nothing missed, and with a number that never was.
    let bert = bert.reconnects().await;
    assert!(bert.gapless && bert.game["sights"].as_array().unwrap().is_empty());
    let bert = bert.way().hello(Some(9999)).await;
    assert!(!bert.gapless);
}

#[tokio::test]
async fn after_a_long_absence_a_page_gets_the_present_instead_of_the_past() {
    let house = House::open().await;
    let (mut anna, mut bert) = house.in_the_middle().await;
    let early = 2;
    let spectator = house.visits(&anna.code).await;
    for _ in 0..40 {
        assert!(play_one(&mut [&mut anna, &mut bert]).await);
    }
    let late = bert.way().hello(Some(early)).await;
    assert!(!late.gapless, "so much is not sent again");
    assert_eq!(known(&late), known(&bert));
    let spectator = spectator.way().hello(Some(early)).await;
    assert!(!spectator.gapless);
    assert_eq!(spectator.last, late.last, "in this game all see that something happens");
}

#[tokio::test]
async fn s_12_a_second_device_holds_the_same_seat() {
    let house = House::open().await;
    let (mut anna, mut bert) = house.in_the_middle().await;
    let mut phone = house.visits(&bert.code).await;
    assert_eq!(phone.cannot(json!({ "do": "share" })).await, "S-7");
    assert_eq!(phone.cannot(json!({ "do": "claim", "key": "0123" })).await, "S-12");
    let key = bert.does(json!({ "do": "share" })).await.expect("a key");
    let welcomes = phone.welcomes;
    phone.does(json!({ "do": "claim", "key": key })).await;
    phone.until("the seat and its view", |phone| phone.welcomes > welcomes && phone.seat() == Some(1)).await;
    assert_eq!(known(&phone), known(&bert), "both devices see the same");
    assert!(!phone.gapless, "what it saw as a spectator was another story");
    assert_eq!(phone.cannot(json!({ "do": "claim", "key": key })).await, "S-12");
    assert_eq!(anna.cannot(json!({ "do": "claim", "key": key })).await, "S-12");
    for _ in 0..12 {
        assert!(play_one(&mut [&mut anna, &mut phone, &mut bert]).await);
        assert_eq!(known(&phone), known(&bert));
    }
    // The phone comes back by its own cookie.
    let phone = phone.reconnects().await;
    assert!(phone.gapless && phone.seat() == Some(1));
}

#[tokio::test]
async fn s_19_a_command_sent_again_takes_effect_once_and_its_number_is_for_no_other() {
    let house = House::open().await;
    let mut anna = house.table(2, "Anna").await;
    assert_eq!(answer_to(&mut anna, 0, &json!({ "do": "stand" })).await, "S-19");
    let said = json!({ "do": "chat", "text": "once" });
    let number = anna.posts(&said).await;
    // The answer gets lost with the connection.
    let mut anna = anna.reconnects().await;
    for _ in 0..3 {
        assert_eq!(answer_to(&mut anna, number, &said).await, "done");
    }
    assert_eq!(answer_to(&mut anna, number, &json!({ "do": "stand" })).await, "S-19");
    let house = house.restarts().await;
    let mut anna = house.returns(anna).await;
    assert_eq!(anna.you["last_command"], number);
    assert_eq!(answer_to(&mut anna, number, &said).await, "done");
    assert_eq!(answer_to(&mut anna, number, &json!({ "do": "stand" })).await, "S-19");
    assert_eq!(anna.seat(), Some(0));
    assert_eq!(anna.chat.len(), 1, "said once: {:?}", anna.chat);
    // Another page under the same name is another page, unless it is the same person's.
    let mut bert = house.visits(&anna.code).await;
    let mut way = bert.way();
    way.page.clone_from(&anna.page);
    drop(bert);
    bert = way.hello(None).await;
    assert_eq!(bert.you["last_command"], 0);
}

async fn answer_to(client: &mut Client, number: u32, command: &Value) -> String {
    client.posts_as(number, command).await;
    client.answer(number).await.map_or_else(|refused| refused.rule, |_| "done".to_owned())
}

#[tokio::test]
async fn a_start_sent_again_starts_once() {
    let house = House::open().await;
    let mut anna = house.table(2, "Anna").await;
    let number = anna.posts(&json!({ "do": "start" })).await;
    anna.posts_as(number, &json!({ "do": "start" })).await;
    anna.answer(number).await.unwrap();
    anna.answer(number).await.unwrap();
    anna.until("the start", |anna| !anna.menu().is_empty()).await;
    let house = house.restarts().await;
    let mut anna = house.returns(anna).await;
    assert_eq!(answer_to(&mut anna, number, &json!({ "do": "start" })).await, "done");
    assert_eq!(anna.table["status"], "playing");
    assert!(anna.plays().await);
}

#[tokio::test]
async fn a_game_goes_on_after_a_restart_as_if_nothing_had_happened() {
    let house = House::open().await;
    let (mut anna, mut bert) = house.in_the_middle().await;
    let mut house = house;
    for _ in 0..3 {
        let before = (known(&anna), known(&bert));
        house = house.restarts().await;
        anna = house.returns(anna).await;
        bert = house.returns(bert).await;
        assert_eq!((known(&anna), known(&bert)), before);
        assert!(anna.gapless && bert.gapless, "numbers go on over a restart");
        for _ in 0..4 {
            assert!(play_one(&mut [&mut anna, &mut bert]).await);
        }
    }
}

#[tokio::test]
async fn a_table_that_nobody_was_at_is_loaded_again() {
    let setup = Setup { idle: Duration::from_millis(1), ..Setup::default() };
    let house = House::with(setup).await;
    let (mut anna, mut bert) = house.in_the_middle().await;
    // Everybody leaves and comes back at once, again and again: table and pages cross on the way.
    for round in 0..20 {
        let before = known(&anna);
        let way = bert.way();
        drop(bert);
        anna = anna.reconnects().await;
        assert_eq!(known(&anna), before, "round {round}");
        bert = way.hello(None).await;
        assert!(play_one(&mut [&mut anna, &mut bert]).await);
    }
}
