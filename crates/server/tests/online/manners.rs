//! What people expect of a table: who is host, who was sent away, what holds in a rematch, who may read along.

use serde_json::{Value, json};

use crate::harness::{Client, House, Way, page, play_to_the_end};

/// The names at a table.
fn names(client: &Client) -> Vec<String> {
    let seats = client.table["seats"].as_array().unwrap();
    seats.iter().map(|seat| seat["name"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn a_table_that_its_host_has_left_belongs_to_whoever_sits_down_next() {
    let house = House::open().await;
    let mut anna = house.table(2, "Anna").await;
    anna.does(json!({ "do": "stand" })).await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    bert.until("the host's rights", |bert| bert.you["host"] == true).await;
    anna.until("a new host", |anna| anna.you["host"] == false).await;
    assert_eq!(anna.cannot(json!({ "do": "start" })).await, "S-6");
    bert.does(json!({ "do": "start" })).await;
    bert.until("the game", |bert| !bert.game.is_null()).await;
}

#[tokio::test]
async fn a_host_who_sits_down_again_first_is_host_still() {
    let house = House::open().await;
    let mut anna = house.table(2, "Anna").await;
    anna.does(json!({ "do": "stand" })).await;
    anna.does(json!({ "do": "sit", "seat": 1, "name": "Anna" })).await;
    let bert = house.sits(&anna.code, "Bert").await;
    assert_eq!(bert.you["host"], false);
    anna.does(json!({ "do": "start" })).await;
}

#[tokio::test]
async fn s_34_who_was_removed_before_the_start_stays_removed_until_let_back() {
    let house = House::open().await;
    let mut anna = house.table(3, "Anna").await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    anna.does(json!({ "do": "remove", "seat": 1 })).await;
    bert.until("the news", |bert| bert.you["removed"] == true && bert.seat().is_none()).await;
    assert_eq!(bert.table["removed"], json!(["Bert"]));
    assert_eq!(bert.cannot(json!({ "do": "sit", "name": "Bert" })).await, "S-34");
    assert_eq!(bert.cannot(json!({ "do": "let_back" })).await, "S-6");
    let house = house.restarts().await;
    let (mut anna, mut bert) = (house.returns(anna).await, house.returns(bert).await);
    assert_eq!(bert.cannot(json!({ "do": "sit", "name": "Bert" })).await, "S-34");
    anna.does(json!({ "do": "let_back" })).await;
    bert.until("the news", |bert| bert.you["removed"] == false).await;
    bert.does(json!({ "do": "sit", "name": "Bert" })).await;
}

#[tokio::test]
async fn a_rematch_keeps_what_was_agreed_on() {
    let house = House::open().await;
    let mut anna = house.table(2, "Anna").await;
    let mut cleo = house.sits(&anna.code, "Cleo").await;
    anna.does(json!({ "do": "remove", "seat": 1 })).await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    anna.does(json!({ "do": "watch", "may": "table" })).await;
    anna.does(json!({ "do": "clock", "seconds": 90 })).await;
    anna.does(json!({ "do": "hints", "allowed": true })).await;
    anna.does(json!({ "do": "start" })).await;
    for person in [&mut anna, &mut bert] {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    play_to_the_end(&mut [&mut anna, &mut bert]).await;
    bert.until("the end", |bert| bert.table["status"] == "over").await;
    bert.does(json!({ "do": "rematch" })).await;
    bert.until("a rematch", |bert| bert.table["rematch"].is_string()).await;
    let code = bert.table["rematch"].as_str().unwrap().to_owned();
    let again = Way { code: code.clone(), page: page(), ..bert.way() }.hello(None).await;
    let kept = ["watch", "turn", "hints_allowed"].map(|field| again.table[field].clone());
    assert_eq!(kept, [json!("table"), json!(90), json!(true)]);
    assert_eq!((again.seat(), names(&again)), (Some(1), vec!["Anna".to_owned(), "Bert".to_owned()]));
    cleo.code = code;
    let mut cleo = cleo.reconnects().await;
    assert_eq!(cleo.cannot(json!({ "do": "sit", "name": "Cleo" })).await, "S-34");
}

#[tokio::test]
async fn s_27_where_watchers_see_nothing_they_read_nothing() {
    let house = House::open().await;
    let mut anna = house.table(3, "Anna").await;
    anna.does(json!({ "do": "watch", "may": "nothing" })).await;
    let mut eve = house.visits(&anna.code).await;
    anna.does(json!({ "do": "chat", "text": "between us" })).await;
    assert_eq!(eve.cannot(json!({ "do": "take_back" })).await, "S-7");
    eve = eve.reconnects().await;
    assert!(eve.chat.is_empty() && !eve.heard.iter().any(|message| message.contains("between us")));
    // Who sits down is one of them, and reads what was said.
    eve.does(json!({ "do": "sit", "name": "Eve" })).await;
    eve.until("what was said", |eve| eve.chat.len() == 1).await;
    anna.does(json!({ "do": "chat", "text": "welcome" })).await;
    eve.until("what is said", |eve| eve.chat.len() == 2).await;
}

#[tokio::test]
async fn s_9_names_that_look_alike_get_a_number() {
    let house = House::open().await;
    let anna = house.table(4, "Anna").await;
    let mut other = house.sits(&anna.code, "\u{410}nna").await;
    other.until("a number", |other| names(other)[1] == "\u{410}nna 2").await;
    other.does(json!({ "do": "name", "name": "ANNA" })).await;
    other.until("a number", |other| names(other)[1] == "ANNA 2").await;
    assert_eq!(other.cannot(json!({ "do": "name", "name": "\u{3164}" })).await, "S-9");
}

#[tokio::test]
async fn s_12_a_key_to_a_seat_is_for_one_device_and_can_be_revoked() {
    let house = House::open().await;
    let mut anna = house.table(2, "Anna").await;
    let key = anna.does(json!({ "do": "share" })).await.unwrap();
    let mut tablet = house.visits(&anna.code).await;
    tablet.does(json!({ "do": "claim", "key": key })).await;
    let mut eve = house.visits(&anna.code).await;
    assert_eq!(eve.cannot(json!({ "do": "claim", "key": key })).await, "S-12");
    let key = anna.does(json!({ "do": "share" })).await.unwrap();
    assert_eq!(eve.cannot(json!({ "do": "unshare" })).await, "S-7");
    tablet.does(json!({ "do": "unshare" })).await;
    assert_eq!(eve.cannot(json!({ "do": "claim", "key": key })).await, "S-12");
    let key = anna.does(json!({ "do": "share" })).await.unwrap();
    eve.does(json!({ "do": "claim", "key": key })).await;
}

/// However many pages somebody else has: what was sent is known when it is sent again, after a restart too.
#[tokio::test]
async fn s_19_nobodys_pages_push_out_what_somebody_else_has_sent() {
    let house = House::open().await;
    let mut anna = house.table(2, "Anna").await;
    let bert = house.sits(&anna.code, "Bert").await;
    let line: Value = json!({ "do": "chat", "text": "once" });
    anna.does(line.clone()).await;
    for _ in 0..80 {
        let mut another = Way { page: page(), ..bert.way() }.hello(None).await;
        another.does(json!({ "do": "chat", "text": "me again" })).await;
    }
    for number in [anna.number, anna.number] {
        anna.posts_as(number, &line).await;
        anna.answer(number).await.unwrap();
    }
    let house = house.restarts().await;
    let mut anna = house.returns(anna).await;
    anna.posts_as(anna.number, &line).await;
    anna.answer(anna.number).await.unwrap();
    let mine = |line: &&Value| line["text"] == "once";
    assert!(anna.chat.iter().filter(mine).count() <= 1);
    assert_eq!(anna.chat.last().unwrap()["number"], 81, "81 lines in all");
}
