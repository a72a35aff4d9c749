//! Sitting down, the host's rights, bots and stand-ins.

use serde_json::json;

use crate::harness::{Client, House, play_one, play_to_the_end};

#[tokio::test]
async fn two_people_play_a_game() {
    let house = House::open().await;
    let mut anna = house.table(2, "Anna").await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    assert_eq!((anna.seat(), bert.seat()), (Some(0), Some(1)));
    anna.does(json!({ "do": "start" })).await;
    for person in [&mut anna, &mut bert] {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    play_to_the_end(&mut [&mut anna, &mut bert]).await;
    for person in [&mut anna, &mut bert] {
        person.until("the end", |person| person.over() && person.table["status"] == "over").await;
    }
    assert_eq!(anna.game["outcome"], bert.game["outcome"]);
    assert_eq!(bert.cannot(json!({ "do": "act", "action": { "do": "draw", "turn": 1 } })).await, "T-2");
}

#[tokio::test]
async fn s_6_s_8_the_host_alone_changes_the_table_and_only_before_the_start() {
    let house = House::open().await;
    let mut anna = house.table(3, "Anna").await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    let of_the_host = [
        json!({ "do": "seats", "count": 4 }),
        json!({ "do": "options", "options": { "first_deal": 13 } }),
        json!({ "do": "bot", "seat": 2, "level": "easy" }),
        json!({ "do": "swap", "one": 0, "other": 2 }),
        json!({ "do": "list", "open": true }),
        json!({ "do": "start" }),
    ];
    for command in &of_the_host {
        assert_eq!(bert.cannot(command.clone()).await, "S-6", "{command}");
    }
    assert_eq!(bert.cannot(json!({ "do": "remove", "seat": 0 })).await, "S-6");
    assert_eq!(anna.cannot(json!({ "do": "remove", "seat": 0 })).await, "S-5");
    for command in of_the_host {
        anna.does(command).await;
    }
    bert.until("all that was set", |bert| bert.table["status"] == "playing").await;
    let seats = bert.table["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 4);
    // Seats 0 and 2 changed places; the free seats were filled with bots.
    let by: Vec<_> = seats.iter().map(|seat| seat["held"]["by"].as_str().unwrap()).collect();
    assert_eq!(by, ["bot", "person", "person", "bot"]);
    assert_eq!((anna.seat(), bert.seat()), (Some(2), Some(1)));
    assert_eq!(seats[0]["held"]["level"], "easy");
    assert_eq!(bert.table["options"], json!({ "first_deal": 13 }));
    let names: std::collections::HashSet<_> =
        seats.iter().map(|seat| seat["name"].as_str().unwrap()).collect();
    assert!(names.len() == 4 && !names.contains(""), "everybody has a name: {seats:?}");
    for late in [
        json!({ "do": "seats", "count": 2 }),
        json!({ "do": "options", "options": {} }),
        json!({ "do": "bot", "seat": 0, "level": null }),
        json!({ "do": "start" }),
        json!({ "do": "stand" }),
        json!({ "do": "contribute", "text": "late" }),
        json!({ "do": "commit", "hash": "09".repeat(32) }),
    ] {
        assert_eq!(anna.cannot(late.clone()).await, "S-8", "{late}");
    }
}

#[tokio::test]
async fn s_5_seats_are_taken_left_and_freed() {
    let house = House::open().await;
    let mut anna = house.opens(json!({ "game": "five-crowns", "seats": 2, "name": "Anna" })).await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    let mut cleo = house.visits(&anna.code).await;
    assert_eq!(cleo.cannot(json!({ "do": "sit", "name": "Cleo" })).await, "S-5");
    assert_eq!(cleo.cannot(json!({ "do": "sit", "seat": 1, "name": "Cleo" })).await, "S-5");
    assert_eq!(cleo.cannot(json!({ "do": "sit", "seat": 9, "name": "Cleo" })).await, "T-1");
    assert_eq!(anna.cannot(json!({ "do": "seats", "count": 1 })).await, "S-5");
    anna.does(json!({ "do": "remove", "seat": 1 })).await;
    bert.until("the loss of the seat", |bert| bert.seat().is_none()).await;
    cleo.does(json!({ "do": "sit", "name": "Cleo" })).await;
    cleo.until("a seat", |cleo| cleo.seat() == Some(1)).await;
    anna.does(json!({ "do": "stand" })).await;
    cleo.until("the host's rights", |cleo| cleo.you["host"] == true).await;
    assert_eq!(anna.cannot(json!({ "do": "start" })).await, "S-6");
    cleo.does(json!({ "do": "name", "name": "Cléo" })).await;
    cleo.does(json!({ "do": "start" })).await;
    cleo.until("the start", |cleo| !cleo.game.is_null()).await;
    assert_eq!(cleo.table["seats"][1]["name"], "Cléo");
    assert_eq!(cleo.table["seats"][0]["held"]["by"], "bot");
}

#[tokio::test]
async fn a_game_against_bots_starts_at_once_and_is_played() {
    let house = House::open().await;
    let request = json!({ "game": "five-crowns", "seats": 4, "options": { "first_deal": 13 }, "name": "Anna",
                       "against": "easy" });
    let mut anna = house.opens(request).await;
    assert_eq!(anna.table["status"], "playing");
    play_to_the_end(&mut [&mut anna]).await;
    anna.until("the end", |anna| anna.table["status"] == "over").await;
}

#[tokio::test]
async fn a_player_alone_plays_alone() {
    let house = House::open().await;
    let mut anna = house.opens(json!({ "game": "five-crowns", "seats": 1, "name": "Anna" })).await;
    anna.does(json!({ "do": "start" })).await;
    anna.until("the start", |anna| !anna.menu().is_empty()).await;
    let action = anna.menu()[0].clone();
    anna.acts(action).await;
    assert_eq!(anna.view()["variant"], "solo");
}

#[tokio::test]
async fn s_11_s_16_an_absent_player_is_replaced_by_a_bot_and_comes_back() {
    let house = House::open().await;
    let mut anna = house.opens(json!({ "game": "five-crowns", "seats": 2, "name": "Anna" })).await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    assert_eq!(anna.cannot(json!({ "do": "hand_over", "seat": 0 })).await, "S-10");
    anna.does(json!({ "do": "start" })).await;
    bert.until("the start", |bert| !bert.game.is_null()).await;
    assert_eq!(anna.cannot(json!({ "do": "hand_over", "seat": 1 })).await, "S-11");
    let mut spectator = house.visits(&anna.code).await;
    assert_eq!(spectator.cannot(json!({ "do": "hand_over", "seat": 1 })).await, "S-7");
    let (way, last, number) = (bert.way(), bert.last, bert.number);
    drop(bert);
    anna.until("word of an absence", |anna| anna.table["seats"][1]["may_hand_over"] == true).await;
    assert_eq!(anna.table["seats"][1]["present"], false);
    anna.does(json!({ "do": "hand_over", "seat": 1 })).await;
    anna.until("a stand-in", |anna| anna.table["seats"][1]["held"]["by"] == "standin").await;
    assert_eq!(anna.cannot(json!({ "do": "hand_over", "seat": 1 })).await, "S-16");
    // The bot plays in Bert's place.
    for _ in 0..4 {
        assert!(anna.plays().await);
    }
    let mut bert = way.hello(last).await;
    bert.number = number;
    assert_eq!(bert.seat(), Some(1));
    assert_eq!(bert.cannot(json!({ "do": "act", "action": { "do": "draw", "turn": 1 } })).await, "S-16");
    bert.does(json!({ "do": "take_back" })).await;
    bert.until("the seat back", |bert| bert.table["seats"][1]["held"]["by"] == "person").await;
    assert_eq!(bert.cannot(json!({ "do": "take_back" })).await, "S-16");
    anna.until("the seat back", |anna| anna.table["seats"][1]["held"]["by"] == "person").await;
    for _ in 0..8 {
        assert!(play_one(&mut [&mut anna, &mut bert]).await);
    }
    // One's own seat goes without waiting.
    bert.does(json!({ "do": "hand_over", "seat": 1 })).await;
    bert.does(json!({ "do": "take_back" })).await;
}

#[tokio::test]
async fn open_tables_are_listed_while_a_seat_is_free_and_somebody_is_there() {
    let house = House::open().await;
    let mut anna = house.table(2, "Anna").await;
    let listed = async |cookie: &str, list: &str| {
        let answer = crate::harness::http::get(house.address, "/api/tables", &[("Cookie", cookie)]).await;
        answer.json()[list].as_array().unwrap().clone()
    };
    assert!(listed("", "open").await.is_empty());
    assert!(listed("", "mine").await.is_empty());
    assert_eq!(listed(&anna.cookie, "mine").await[0]["code"], anna.code.as_str());
    anna.does(json!({ "do": "list", "open": true })).await;
    let open = listed("", "open").await;
    assert_eq!(open.len(), 1);
    assert_eq!(open[0]["free"], 1);
    assert_eq!(open[0]["names"], json!(["Anna"]));
    let way = anna.way();
    drop(anna);
    while !listed("", "open").await.is_empty() {
        tokio::task::yield_now().await;
    }
    let anna = way.hello(None).await;
    assert_eq!(listed("", "open").await.len(), 1);
    let bert = house.sits(&anna.code, "Bert").await;
    assert!(listed("", "open").await.is_empty());
    // Lists outlive the server.
    let cookie = bert.cookie.clone();
    drop((anna, bert));
    let house = house.restarts().await;
    let mine = crate::harness::http::get(house.address, "/api/tables", &[("Cookie", &cookie)]).await;
    assert_eq!(mine.json()["mine"][0]["names"], json!(["Anna", "Bert"]));
}

#[tokio::test]
async fn s_13_chat_is_shown_to_all_and_survives_a_restart() {
    let house = House::open().await;
    let mut anna = house.table(2, "Anna").await;
    let mut cleo = house.visits(&anna.code).await;
    assert_eq!(cleo.cannot(json!({ "do": "chat", "text": "hello" })).await, "S-7");
    assert_eq!(anna.cannot(json!({ "do": "chat", "text": "x".repeat(201) })).await, "S-13");
    assert_eq!(anna.cannot(json!({ "do": "chat", "text": " \u{202e}\u{7} " })).await, "S-13");
    anna.does(json!({ "do": "chat", "text": "Wer\nfängt \u{202e}an?" })).await;
    cleo.until("a line", |cleo| !cleo.chat.is_empty()).await;
    assert_eq!(cleo.chat[0], json!({ "number": 1, "seat": 0, "text": "Wer fängt an?" }));
    let house = house.restarts().await;
    let cleo = house.returns(cleo).await;
    assert_eq!(cleo.chat.len(), 1);
}

#[tokio::test]
async fn after_the_end_the_same_people_play_again_at_one_new_table() {
    let house = House::open().await;
    let options = json!({ "first_deal": 13 });
    let mut anna =
        house.opens(json!({ "game": "five-crowns", "seats": 3, "options": options, "name": "Anna" })).await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    anna.does(json!({ "do": "bot", "seat": 2, "level": "easy" })).await;
    anna.does(json!({ "do": "start" })).await;
    for person in [&mut anna, &mut bert] {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    assert_eq!(anna.cannot(json!({ "do": "rematch" })).await, "S-10");
    play_to_the_end(&mut [&mut anna, &mut bert]).await;
    let mut cleo = house.visits(&anna.code).await;
    assert_eq!(cleo.cannot(json!({ "do": "rematch" })).await, "S-7");
    anna.does(json!({ "do": "rematch" })).await;
    bert.does(json!({ "do": "rematch" })).await;
    for person in [&mut anna, &mut bert] {
        person.until("a new table", |person| person.table["rematch"].is_string()).await;
    }
    assert_eq!(anna.table["rematch"], bert.table["rematch"], "all go to the same table");
    let mut way = bert.way();
    way.code = bert.table["rematch"].as_str().unwrap().to_owned();
    let bert = way.hello(None).await;
    assert_eq!((bert.seat(), &bert.table["options"]), (Some(1), &options));
    assert_eq!(bert.table["status"], "waiting");
    assert_eq!(bert.table["seats"][2]["held"]["by"], "bot");
}

#[tokio::test]
async fn s_24_the_host_limits_turns_before_the_start() {
    let house = House::open().await;
    let mut anna = house.table(3, "Anna").await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    for seconds in [0, 14, 601] {
        assert_eq!(anna.cannot(json!({ "do": "clock", "seconds": seconds })).await, "S-24");
    }
    assert_eq!(bert.cannot(json!({ "do": "clock", "seconds": 60 })).await, "S-6");
    anna.does(json!({ "do": "clock", "seconds": 60 })).await;
    bert.until("the clock", |bert| bert.table["turn"] == 60).await;
    anna.does(json!({ "do": "start" })).await;
    assert_eq!(anna.cannot(json!({ "do": "clock", "seconds": null })).await, "S-8");
    // A clock runs for whoever of the two is waited for, and for no bot.
    let running = |client: &Client| {
        let seats = client.table["seats"].as_array().unwrap();
        seats.iter().filter(|seat| !seat["left"].is_null()).count()
    };
    anna.until("a running clock", |anna| running(anna) == 1 && anna.table["seats"][2]["left"].is_null())
        .await;
}

#[tokio::test]
async fn a_host_who_left_is_replaced_by_somebody_who_is_there() {
    let house = House::open().await;
    let anna = house.table(3, "Anna").await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    assert_eq!(bert.cannot(json!({ "do": "start" })).await, "S-6");
    drop(anna);
    bert.until("the host's rights", |bert| bert.you["host"] == true).await;
    bert.does(json!({ "do": "start" })).await;
}
