//! Messages to the server, by people who sit at its tables and by strangers.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::wire::PROTOCOL;
use table::{About, ContributionHash, Sentence};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::campaign::Campaign;
use crate::client::{PATIENCE, Way};
use crate::program::Program;
use crate::wording::{Voices, check_words};
use crate::{http, mutate, tables};

/// A well-formed message.
fn message(rng: &mut fastrand::Rng, number: u32, menu: &[Value]) -> Value {
    let seat = rng.u8(..4);
    let command = match rng.u8(..22) {
        0 => json!({ "do": "sit", "seat": seat, "name": "Eve" }),
        1 => json!({ "do": "stand" }),
        2 => json!({ "do": "name", "name": "Eva" }),
        3 => json!({ "do": "seats", "count": seat }),
        4 => json!({ "do": "options", "options": {} }),
        5 => json!({ "do": "clock", "seconds": 30 }),
        6 => json!({ "do": "bot", "seat": seat, "level": "easy" }),
        7 => json!({ "do": "swap", "one": seat, "other": 1 }),
        8 => json!({ "do": "remove", "seat": seat }),
        9 => json!({ "do": "contribute", "text": "moon" }),
        10 => json!({ "do": "start" }),
        11 => json!({ "do": "hand_over", "seat": seat }),
        12 => json!({ "do": "take_back" }),
        13 => json!({ "do": "share" }),
        14 => json!({ "do": "claim", "key": "moon" }),
        15 => json!({ "do": "chat", "text": "hello" }),
        16 => json!({ "do": "rematch" }),
        17 => json!({ "do": "list", "open": true }),
        18 => json!({ "do": "commit", "hash": ContributionHash::of("moon") }),
        19 => json!({ "do": "reveal", "text": "moon" }),
        _ => {
            let action = rng.choice(menu).cloned().unwrap_or_else(|| json!({ "do": "draw", "turn": 1 }));
            json!({ "do": "act", "action": action })
        }
    };
    json!({ "type": "command", "number": number, "command": command })
}

/// Sends some messages to a table; gives how many commands were accepted.
async fn visit(
    rng: &mut fastrand::Rng,
    way: &Way,
    about: &About,
    voices: &Voices,
    sent: &mut Vec<String>,
) -> u64 {
    let mut socket = way.open(None).await;
    let hello = json!({ "type": "hello", "protocol": PROTOCOL, "client": way.page, "last": null });
    let hello = if rng.u8(..4) == 0 { mutate::value(rng, &hello) } else { hello };
    sent.push(hello.to_string());
    let _closed = socket.send(Message::text(hello.to_string())).await;
    let (mut number, mut menu, mut taken) = (rng.u32(..1_000), Vec::new(), 0);
    for _ in 0..rng.usize(1..25) {
        number += 1;
        let message = message(rng, number, &menu);
        let raw = match rng.u8(..10) {
            0..5 => Message::text(message.to_string()),
            5..9 => Message::text(mutate::value(rng, &message).to_string()),
            _ => match String::from_utf8(mutate::bytes(rng, &message.to_string())) {
                Ok(text) => Message::text(text),
                Err(error) => Message::binary(error.into_bytes()),
            },
        };
        sent.push(format!("{raw:?}"));
        if socket.send(raw).await.is_err() {
            break;
        }
        // What comes back is JSON; a connection may be closed, but must not hang.
        let read = timeout(Duration::from_millis(20), async {
            while let Some(Ok(message)) = socket.next().await {
                // The server pings now and then.
                let Message::Text(text) = message else { continue };
                let heard: Value = serde_json::from_str(&text).unwrap();
                if let Some(offers) = heard["game"]["menu"].as_array() {
                    menu.clone_from(offers);
                }
                taken += u64::from(heard["type"] == "done");
                if heard["type"] == "refused" {
                    check_refusal(&heard, about, voices);
                }
                if heard["type"] == "done" || heard["type"] == "refused" {
                    return false;
                }
            }
            true
        });
        if read.await == Ok(true) {
            break;
        }
    }
    taken
}

/// A refusal has a sentence in English, and its key in all languages.
fn check_refusal(heard: &Value, about: &About, voices: &Voices) {
    let input = heard.to_string();
    check_words(heard["message"].as_str().unwrap(), &input);
    let why: Sentence = serde_json::from_value(heard["why"].clone()).unwrap();
    voices.check(&why, Some(about), &input);
}

#[tokio::test]
async fn any_message_to_the_server_is_answered_and_nobody_else_notices() {
    let mut campaign = Campaign::new("sockets", 120);
    let data = tempfile::tempdir().unwrap();
    let program = Program::start(data.path());
    let voices = Voices::new();
    while let Some(mut rng) = campaign.next() {
        let game = tables::game(&mut rng).about();
        let seats = game.seats.clone().find(|seats| *seats >= 2).unwrap();
        let against = if rng.bool() { json!("easy") } else { Value::Null };
        let mut wish = json!({ "game": game.id, "seats": seats, "name": "Anna", "against": against });
        if !against.is_null() && rng.bool() {
            wish["hash"] = json!(ContributionHash::of("moon"));
        }
        let odd = mutate::value(&mut rng, &wish).to_string();
        let answer = http::post(program.address, "/api/tables", &[], odd.as_bytes()).await;
        if answer.status != 201 {
            check_refusal(&answer.json(), game, &voices);
        }
        let answer = http::post(program.address, "/api/tables", &[], wish.to_string().as_bytes()).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let code = crate::client::note_id(&answer.json());
        let anna = Way {
            address: program.address,
            code,
            cookie: answer.cookie().unwrap(),
            page: format!("page{}", rng.u8(..)),
        };
        let (mut sent, mut taken) = (vec![wish.to_string()], 0);
        for _ in 0..rng.usize(1..4) {
            let stranger = Way { cookie: String::new(), ..anna.clone() };
            let way = if rng.u8(..4) == 0 { stranger } else { anna.clone() };
            taken += visit(&mut rng, &way, game, &voices, &mut sent).await;
        }
        campaign.accepted += u64::from(taken > 0);
        // The table is still there for somebody who behaves.
        let welcome = timeout(PATIENCE, Way { page: "fresh".to_owned(), ..anna }.tries_hello(None)).await;
        let errors = std::fs::read_to_string(data.path().join("errors.txt")).unwrap();
        assert!(matches!(welcome, Ok(Ok(_))) && !errors.contains("panicked"), "{sent:#?}\n{errors}");
    }
    campaign.ends();
}
