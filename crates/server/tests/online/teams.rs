//! Games in teams: how many can play, who sits with whom, and accusations that name a line of the chat.

use serde_json::{Value, json};

use crate::harness::House;

fn table(seats: u8) -> Value {
    json!({ "game": "double-series", "seats": seats, "name": "Anna" })
}

fn accuse(seat: u64, message: u32) -> Value {
    json!({ "do": "act", "action": { "do": "accuse", "accused": seat, "message": message } })
}

#[tokio::test]
async fn seats_have_teams_and_only_numbers_that_divide_evenly_can_play() {
    let house = House::open().await;
    for seats in [5, 7] {
        assert_eq!(house.requests_table(table(seats)).await.rule(), "DS-2");
    }
    let cards = house.get("/api/games").await.json();
    let card = cards.as_array().unwrap().iter().find(|card| card["id"] == "double-series").unwrap();
    let ruled_out = |info: &Value| -> Vec<u64> {
        info["ruled_out"].as_array().unwrap().iter().map(|each| each["count"].as_u64().unwrap()).collect()
    };
    assert_eq!(ruled_out(card), [5, 7]);
    let mut anna = house.opens(table(4)).await;
    let teams = |table: &Value| -> Vec<u64> {
        table["seats"].as_array().unwrap().iter().map(|seat| seat["team"].as_u64().unwrap()).collect()
    };
    assert_eq!(teams(&anna.table), [0, 1, 0, 1]);
    assert_eq!(anna.cannot(json!({ "do": "seats", "count": 5 })).await, "DS-2");
    assert_eq!(anna.cannot(json!({ "do": "options", "options": { "teams": "three" } })).await, "DS-2");
    anna.does(json!({ "do": "seats", "count": 6 })).await;
    anna.does(json!({ "do": "options", "options": { "teams": "three" } })).await;
    anna.until("three teams", |anna| teams(&anna.table) == [0, 1, 2, 0, 1, 2]).await;
    assert_eq!(ruled_out(&anna.table), [2, 4, 5, 7, 8, 10]);
}

#[tokio::test]
async fn people_choose_their_team_and_bots_make_way() {
    let house = House::open().await;
    let mut anna = house.opens(table(4)).await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    anna.does(json!({ "do": "bot", "seat": 2, "level": "hard" })).await;
    bert.does(json!({ "do": "sit", "seat": 2, "name": "Bert" })).await;
    bert.until("the bot's seat", |bert| bert.seat() == Some(2)).await;
    let by = |seat: usize| bert.table["seats"][seat]["held"].clone();
    assert_eq!([by(1), by(3)], [json!({ "by": "bot", "level": "hard" }), json!({ "by": "nobody" })]);
    assert_eq!(bert.cannot(json!({ "do": "sit", "seat": 0, "name": "Bert" })).await, "S-5");
    let mut cleo = house.visits(&anna.code).await;
    assert_eq!(cleo.cannot(json!({ "do": "sit", "seat": 1, "name": "Cleo" })).await, "S-5");
    bert.does(json!({ "do": "sit", "seat": 3, "name": "Bert" })).await;
    bert.until("a free seat", |bert| bert.seat() == Some(3)).await;
}

#[tokio::test]
async fn s_20_an_accusation_names_a_line_of_the_accused() {
    let house = House::open().await;
    let mut anna = house.opens(table(4)).await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    let mut cleo = house.sits(&anna.code, "Cleo").await;
    let mut dan = house.sits(&anna.code, "Dan").await;
    // What was said before the start is nobody's sign.
    bert.does(json!({ "do": "chat", "text": "I like hearts" })).await;
    anna.does(json!({ "do": "start" })).await;
    for person in [&mut anna, &mut bert, &mut cleo, &mut dan] {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    assert_eq!(anna.game["aid"]["accusable"], json!([1, 3]));
    anna.does(json!({ "do": "chat", "text": "hello" })).await;
    bert.does(json!({ "do": "chat", "text": "Dan, the corner!" })).await;
    assert_eq!(anna.cannot(accuse(1, 1)).await, "S-20", "said before the start");
    assert_eq!(anna.cannot(accuse(1, 2)).await, "S-20", "said by somebody else");
    assert_eq!(anna.cannot(accuse(1, 4)).await, "S-20", "never said");
    assert_eq!(anna.cannot(accuse(3, 3)).await, "S-20", "said by somebody else of that team");
    assert_eq!(dan.cannot(accuse(1, 3)).await, "DS-11", "one of one's own team");
    assert!(anna.view()["trial"].is_null(), "nothing of that has happened");
    anna.does(accuse(1, 3)).await;
    cleo.until("the vote", |cleo| !cleo.view()["trial"].is_null()).await;
    cleo.does(json!({ "do": "act", "action": { "do": "vote", "message": 3, "vote": "agree" } })).await;
    for person in [&mut bert, &mut dan] {
        let owes = |action: &Value| action["do"] == "give_up";
        person.until("a card to give up", |person| person.menu().iter().any(owes)).await;
        let cards = person.view()["players"][person.seat().unwrap() as usize]["cards"].clone();
        let action = person.menu().iter().find(|action| owes(action)).unwrap().clone();
        person.acts(action).await;
        let fewer = move |person: &crate::harness::Client| {
            let mine = &person.view()["players"][person.seat().unwrap() as usize];
            mine["cards"].as_u64() < cards.as_u64() && mine["lost"] == 1
        };
        person.until("a card fewer", fewer).await;
    }
    assert_eq!(anna.cannot(accuse(1, 3)).await, "DS-11", "a message is accused once");
}
