//! Bad input: refused with the rule and a sentence, and nothing is lost.

use std::net::TcpListener;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::StartError;
use server::wire::PROTOCOL;
use store::OpenError;
use table::Pace;
use tokio_tungstenite::tungstenite::Message;

use crate::harness::{House, Setup, Way, client, config, http, page, start};

#[tokio::test]
async fn s_2_s_3_messages_of_no_known_form_or_too_long_are_refused_and_the_table_goes_on() {
    let house = House::open().await;
    let mut anna = house.table(2, "Anna").await;
    anna.does(json!({ "do": "start" })).await;
    anna.until("a turn", |anna| !anna.menu().is_empty()).await;
    let before = anna.game.clone();
    let deep = format!("{}{}", "[".repeat(5000), "]".repeat(5000));
    let command = |command: &str| format!(r#"{{"type":"command","number":9,"command":{command}}}"#);
    let messages = [
        String::new(),
        "nonsense".to_owned(),
        "null".to_owned(),
        "[1,2".to_owned(),
        "\u{0}\u{1}".to_owned(),
        deep,
        format!(r#"{{"type":"hello","protocol":{PROTOCOL},"client":"again","last":null}}"#),
        r#"{"type":"hug"}"#.to_owned(),
        r#"{"type":"command"}"#.to_owned(),
        r#"{"type":"command","number":-1,"command":{"do":"stand"}}"#.to_owned(),
        r#"{"type":"command","number":4294967296,"command":{"do":"stand"}}"#.to_owned(),
        r#"{"type":"command","number":"1","command":{"do":"stand"}}"#.to_owned(),
        command("{}"),
        command(r#"{"do":"cheat"}"#),
        command(r#"{"do":"sit"}"#),
        command(r#"{"do":"sit","seat":-1,"name":"x"}"#),
        command(r#"{"do":"sit","seat":300,"name":"x"}"#),
        // An action is always that of the seat one holds.
        command(r#"{"do":"act","seat":1,"action":{"do":"draw","turn":1}}"#),
        command(r#"{"do":"bot","seat":0,"level":"godlike"}"#),
    ];
    for message in messages {
        anna.sends(Message::text(message.clone())).await.unwrap();
        let refused = anna.complaint().await;
        assert_eq!(refused.rule, "S-2", "{message}");
        assert!(refused.message.len() < 300, "no long echo: {}", refused.message);
    }
    anna.sends(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
    assert_eq!(anna.complaint().await.rule, "S-2");
    anna.sends(Message::text(format!(r#"{{"type":"{}"}}"#, "x".repeat(17 * 1024)))).await.unwrap();
    assert_eq!(anna.complaint().await.rule, "S-3");
    anna.sends(Message::Pong(vec![1, 2, 3].into())).await.unwrap();
    assert_eq!(anna.game["view"], before["view"]);
    assert!(anna.plays().await, "the connection and the game are as they were");
}

#[tokio::test]
async fn s_3_a_message_too_long_to_be_read_ends_the_connection_with_a_refusal() {
    let house = House::open().await;
    let mut anna = house.table(2, "Anna").await;
    for size in [100 * 1024, 300 * 1024] {
        let _cut_off = anna.sends(Message::text("x".repeat(size))).await;
        assert_eq!(anna.complaint().await.rule, "S-3");
        anna.until_closed().await;
        anna = anna.reconnects().await;
    }
    assert_eq!(anna.seat(), Some(0));
    anna.does(json!({ "do": "chat", "text": "back" })).await;
}

#[tokio::test]
async fn s_7_s_10_actions_need_a_seat_and_a_running_game_and_follow_its_rules() {
    let house = House::open().await;
    let mut anna = house.table(2, "Anna").await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    let mut cleo = house.visits(&anna.code).await;
    let draw = |turn: u32| json!({ "do": "act", "action": { "do": "draw", "turn": turn } });
    assert_eq!(anna.cannot(draw(1)).await, "S-10");
    anna.does(json!({ "do": "start" })).await;
    for person in [&mut anna, &mut bert, &mut cleo] {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    assert_eq!(cleo.cannot(draw(1)).await, "S-7");
    let (player, other) = if anna.awaited() { (&mut anna, &mut bert) } else { (&mut bert, &mut anna) };
    let turn = player.view()["turn"].as_u64().unwrap() as u32;
    assert_eq!(other.cannot(draw(turn)).await, "FC-5");
    assert_eq!(player.cannot(json!({ "do": "act", "action": { "do": "fly" } })).await, "EN-9");
    assert_eq!(player.cannot(json!({ "do": "act", "action": null })).await, "EN-9");
    let foreign = json!({ "do": "act", "action": { "do": "discard", "turn": turn, "card": "W" } });
    assert!(player.cannot(foreign).await.starts_with("FC-"));
    let before = player.last;
    player.does(draw(turn)).await;
    player.until("the card", |player| player.last > before).await;
    assert!(player.cannot(draw(turn)).await.starts_with("FC-"), "a card is drawn once");
}

/// Whatever a game is, what is not one of its actions is refused and changes nothing.
#[tokio::test]
async fn s_7_s_10_every_game_refuses_what_is_no_action() {
    let house = House::open().await;
    for game in catalog::GAMES {
        let about = game.about();
        let seats = (*about.seats.start()).max(2);
        let mut anna = house.opens(json!({ "game": about.id, "seats": seats, "name": "Anna" })).await;
        for person in 1..seats {
            house.sits(&anna.code, &format!("Person {person}")).await;
        }
        let act = |action: Value| json!({ "do": "act", "action": action });
        let unknown = act(json!({ "do": "fly" }));
        assert_eq!(anna.cannot(unknown.clone()).await, "S-10", "{}", about.id);
        anna.does(json!({ "do": "start" })).await;
        anna.until("the start", |anna| !anna.game.is_null()).await;
        assert_eq!(house.visits(&anna.code).await.cannot(unknown.clone()).await, "S-7", "{}", about.id);
        let seen = anna.last;
        let nonsense =
            [json!(null), json!([]), json!({}), json!("draw"), json!({ "do": ["draw"] }), json!(1e300)];
        for command in nonsense.map(act).into_iter().chain([unknown]) {
            assert_eq!(anna.cannot(command.clone()).await, "EN-9", "{}: {command}", about.id);
        }
        let anna = anna.reconnects().await;
        // In real time, something may have come due.
        assert!(about.pace == Pace::RealTime || anna.last == seen, "{}: nothing has happened", about.id);
    }
}

#[tokio::test]
async fn s_9_s_13_names_and_contributions_have_a_maximum_length() {
    let house = House::open().await;
    let mut anna = house.table(3, "Anna").await;
    for name in ["", "   ", "\u{200b}\u{202e}", &"n".repeat(25)] {
        assert_eq!(anna.cannot(json!({ "do": "name", "name": name })).await, "S-9", "{name:?}");
        let answer = house.requests_table(json!({ "game": "five-crowns", "seats": 2, "name": name })).await;
        assert_eq!((answer.status, &*answer.rule()), (422, "S-9"));
    }
    assert_eq!(anna.cannot(json!({ "do": "contribute", "text": "é".repeat(33) })).await, "S-13");
    assert_eq!(anna.cannot(json!({ "do": "contribute", "text": "é".repeat(32) })).await, "S-32");
    let long = "é".repeat(33);
    anna.does(json!({ "do": "commit", "hash": table::ContributionHash::of(&long) })).await;
    anna.does(json!({ "do": "name", "name": "\u{202e}Änne  \n Müller" })).await;
    anna.until("the name", |anna| anna.table["seats"][0]["name"] == "Änne Müller").await;
    anna.does(json!({ "do": "start" })).await;
    assert_eq!(anna.cannot(json!({ "do": "reveal", "text": long })).await, "S-13");
}

#[tokio::test]
async fn tables_and_options_out_of_range_are_refused() {
    let house = House::open().await;
    let good = json!({ "game": "five-crowns", "seats": 2, "name": "Anna" });
    let with = |name: &str, value: Value| {
        let mut request = good.clone();
        request[name] = value;
        request
    };
    let bad = [
        (with("game", json!("chess")), "EN-6"),
        (with("seats", json!(0)), "T-3"),
        (with("seats", json!(11)), "T-3"),
        (with("seats", json!(1000)), "S-2"),
        (with("options", json!({ "first_deal": 2 })), "FC-16"),
        (with("options", json!({ "first_deal": 14 })), "FC-16"),
        (with("options", json!({ "first_deal": 1e300 })), "EN-8"),
        (with("options", json!({ "first_deal": "3" })), "EN-8"),
        (with("options", json!({ "jokers": 9 })), "EN-8"),
        (with("options", json!([])), "EN-8"),
        (with("against", json!("godlike")), "S-2"),
        (with("extra", json!(1)), "S-2"),
        (json!(null), "S-2"),
    ];
    for (request, rule) in bad {
        let answer = house.requests_table(request.clone()).await;
        assert_eq!((answer.status, &*answer.rule()), (422, rule), "{request}");
    }
    let long = http::post(house.address, "/api/tables", &[], &vec![b' '; 40_000]).await;
    assert_eq!((long.status, &*long.rule()), (413, "S-3"));
    let mut anna = house.opens(good.clone()).await;
    assert_eq!(anna.table["options"], json!({}));
    assert_eq!(anna.cannot(json!({ "do": "options", "options": { "first_deal": 14 } })).await, "FC-16");
    assert_eq!(anna.cannot(json!({ "do": "options", "options": 7 })).await, "EN-8");
    assert_eq!(anna.cannot(json!({ "do": "seats", "count": 11 })).await, "T-3");
    assert_eq!(anna.cannot(json!({ "do": "bot", "seat": 7, "level": "easy" })).await, "T-1");
    assert_eq!(anna.cannot(json!({ "do": "swap", "one": 0, "other": 5 })).await, "T-1");
    assert_eq!(anna.table["options"], json!({}));
}

#[tokio::test]
async fn s_4_a_table_is_found_by_its_code_for_those_who_have_a_seat() {
    let house = House::open().await;
    let anna = house.table(2, "Anna").await;
    let hello = json!({ "type": "hello", "protocol": PROTOCOL, "client": "x", "last": null });
    for code in ["BBBBBB", "aaaaaa", "x", "%C3%84%00%20", "..%2F..%2Fetc", &"B".repeat(5000)] {
        assert_eq!(first_words(&house, code, &hello).await, "S-4", "{code}");
        let log = house.get(&format!("/api/tables/{code}/log")).await;
        assert_eq!((log.status, &*log.rule()), (404, "S-4"), "{code}");
    }
    // A code is found in lower case too, as somebody may type it.
    let mut way = anna.way();
    way.code = way.code.to_lowercase();
    assert_eq!(way.hello(None).await.seat(), Some(0));
    let path = format!("/api/tables/{}/log", way.code);
    assert_eq!(http::get(house.address, &path, &[("Cookie", &anna.cookie)]).await.rule(), "S-18");
}

#[tokio::test]
async fn s_1_s_15_a_page_says_hello_first_and_in_the_protocol_of_the_server() {
    let house = House::open().await;
    let anna = house.table(2, "Anna").await;
    let hello = |protocol: u32| json!({ "type": "hello", "protocol": protocol, "client": "x", "last": null });
    let words = [
        (hello(PROTOCOL - 1), "S-1"),
        (hello(PROTOCOL + 1), "S-1"),
        // The page of another version may say other things in its hello.
        (json!({ "type": "hello", "protocol": PROTOCOL + 6, "device": { "name": 1 } }), "S-1"),
        (json!({ "type": "hello", "protocol": PROTOCOL }), "S-2"),
        (json!({ "type": "hello" }), "S-2"),
        (json!({ "type": "command", "number": 1, "command": { "do": "stand" } }), "S-15"),
        (json!({ "type": "hint", "number": 1 }), "S-15"),
        (json!("hello"), "S-2"),
    ];
    for (message, rule) in words {
        assert_eq!(first_words(&house, &anna.code, &message).await, rule, "{message}");
    }
}

/// The rule by which a page that begins like that is refused; then the connection ends.
async fn first_words(house: &House, code: &str, message: &Value) -> String {
    let way = Way { address: house.address, code: code.to_owned(), cookie: String::new(), page: page() };
    let mut socket = way.open(None).await;
    socket.send(Message::text(message.to_string())).await.unwrap();
    let mut rule = None;
    let reading = async {
        while let Some(Ok(message)) = socket.next().await {
            if let Message::Text(text) = message {
                let refused: Value = serde_json::from_str(text.as_str()).unwrap();
                assert!(refused["message"].as_str().is_some_and(|message| message.len() > 10));
                rule = refused["rule"].as_str().map(str::to_owned);
            }
        }
    };
    tokio::time::timeout(client::PATIENCE, reading).await.expect("the end of the connection");
    rule.expect("a refusal")
}

#[tokio::test]
async fn a_forged_cookie_is_nobody() {
    let house = House::open().await;
    let anna = house.table(2, "Anna").await;
    let token = anna.cookie.split_once('=').unwrap().1.to_owned();
    let forged = [
        String::new(),
        "quintet=".to_owned(),
        "quintet=00000000000000000000000000000000".to_owned(),
        format!("quintet={}", token.to_uppercase()),
        format!("quintet={token}00"),
        format!("quintet={}", &token[1..]),
        format!("other={token}"),
        "quintet=\"; seat=0; host=true".to_owned(),
    ];
    for cookie in forged {
        let way = Way { cookie: cookie.clone(), page: anna.page.clone(), ..anna.way() };
        let mut stranger = way.hello(None).await;
        assert_eq!((stranger.seat(), &stranger.you["host"]), (None, &json!(false)), "{cookie}");
        assert_eq!(stranger.cannot(json!({ "do": "start" })).await, "S-6", "{cookie}");
        assert_eq!(stranger.cannot(json!({ "do": "stand" })).await, "S-7", "{cookie}");
    }
    let cookie = format!("a=b; quintet={token}; c=d");
    let again = Way { cookie, ..anna.way() }.hello(None).await;
    assert_eq!(again.seat(), Some(0));
}

#[tokio::test]
async fn s_17_a_page_of_another_address_cannot_speak_for_its_reader() {
    let house = House::open().await;
    let anna = house.table(2, "Anna").await;
    let cookie = ("Cookie", &*anna.cookie);
    for origin in ["https://evil.example", "null", "http://127.0.0.1:1", "\u{e9}vil"] {
        let answer = http::get(house.address, "/api/tables", &[cookie, ("Origin", origin)]).await;
        assert_eq!((answer.status, &*answer.rule()), (403, "S-17"), "{origin}");
    }
    let own = format!("http://{}", house.address);
    let answer = http::get(house.address, "/api/tables", &[cookie, ("Origin", &own)]).await;
    assert_eq!(answer.status, 200);
    assert!(answer.head.to_lowercase().contains("content-security-policy"));
    let unknown = house.get("/api/nothing").await;
    assert_eq!(unknown.status, 404);
}

#[tokio::test]
async fn a_server_that_cannot_start_says_why() {
    let begin = async |config: server::Config| {
        tokio::task::spawn_blocking(move || {
            start(config, None).map(|(_, runtime)| runtime.shutdown_background())
        })
        .await
        .unwrap()
        .expect_err("a server that cannot start")
    };
    let folder = tempfile::tempdir().unwrap();
    let good = config(&folder, &Setup::default());
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let listen = taken.local_addr().unwrap();
    let error = begin(server::Config { listen, ..good.clone() }).await;
    assert!(matches!(error, StartError::Listen { .. }), "{error}");
    assert!(error.to_string().contains("--listen"), "{error}");
    // A file where the folder should be: no account may write into that.
    std::fs::write(folder.path().join("file"), "").unwrap();
    let error = begin(server::Config { data: folder.path().join("file"), ..good.clone() }).await;
    assert!(matches!(error, StartError::Data(OpenError::Folder { .. })), "{error}");
    // Another server on the same folder.
    let house = House::open().await;
    let error = begin(server::Config { data: house.folder.path().join("data"), ..good.clone() }).await;
    assert!(matches!(error, StartError::Data(OpenError::InUse { .. })), "{error}");
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    drop(store::Sqlite::open(&data).unwrap());
    // SQLite keeps the version in bytes 60 to 63 of the file.
    let database = data.join("quintet.db");
    let mut bytes = std::fs::read(&database).unwrap();
    bytes[60..64].copy_from_slice(&99_u32.to_be_bytes());
    std::fs::write(&database, &bytes).unwrap();
    let config = config(&folder, &Setup::default());
    let started = tokio::task::spawn_blocking(move || start(config, None).map(|_| ())).await.unwrap();
    let error = started.expect_err("an older program");
    assert!(matches!(error, StartError::Data(OpenError::Newer { found: 99, .. })), "{error}");
    assert_eq!(std::fs::read(&database).unwrap(), bytes);
}
