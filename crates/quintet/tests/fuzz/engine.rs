//! Lines to the engine.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use quintet::engine::OPERATIONS;
use serde_json::{Value, json};

use crate::campaign::Campaign;
use crate::wording::check_words;
use crate::{mutate, tables};

/// How long an answer may take before the test fails.
const TIMEOUT: Duration = Duration::from_mins(1);

struct Engine {
    child: Child,
    stdin: ChildStdin,
    answers: Receiver<String>,
}

impl Engine {
    fn start() -> Engine {
        let mut command = Command::new(env!("CARGO_BIN_EXE_quintet"));
        let mut child = command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let stdin = child.stdin.take().unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        let (sender, answers) = channel();
        std::thread::spawn(move || {
            stdout
                .lines()
                .map_while(Result::ok)
                .take_while(|line| sender.send(line.clone()).is_ok())
                .for_each(drop);
        });
        Engine { child, stdin, answers }
    }

    fn asks(&mut self, line: &[u8]) -> Value {
        self.stdin.write_all(line).unwrap();
        self.stdin.write_all(b"\n").unwrap();
        let answer = self.answers.recv_timeout(TIMEOUT).expect("an answer within a minute");
        serde_json::from_str(&answer).expect("an answer in JSON")
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _already_ended = self.child.kill();
        let _status = self.child.wait();
    }
}

/// A well-formed request for any operation.
fn request(rng: &mut fastrand::Rng, engine: &mut Engine) -> Value {
    let seat = rng.u8(..4);
    // A game goes on by actions: otherwise only openings would be tried.
    let name = if rng.u8(..4) == 0 { "act" } else { rng.choice(&OPERATIONS).unwrap().name };
    match name {
        op @ ("games" | "position" | "log" | "outcome") => json!({ "op": op }),
        "new" => {
            let game = tables::game(rng).about().id;
            json!({ "op": "new", "game": game, "seats": rng.u8(1..6), "seed": rng.u32(..),
                    "names": ["Ann", "Bob"], "options": {}, "contributions": [{ "seat": 0, "text": "moon" }] })
        }
        "load" => {
            let game = tables::game(rng);
            let position: Value = serde_json::from_str(tables::table(rng, game).position().get()).unwrap();
            json!({ "op": "load", "game": game.about().id, "position": position, "seed": 1, "at": 5 })
        }
        op @ ("view" | "aid") => json!({ "op": op, "seat": (seat < 3).then_some(seat) }),
        "menu" => json!({ "op": "menu", "seat": seat }),
        "hint" => json!({ "op": "hint", "seat": seat, "iterations": 5 }),
        "bot" => json!({ "op": "bot", "seat": seat, "level": "hard", "iterations": 5, "play": rng.bool() }),
        "advance" => json!({ "op": "advance", "to": rng.u32(..100_000), "seat": seat }),
        "act" => {
            let menu = engine.asks(json!({ "op": "menu", "seat": seat }).to_string().as_bytes());
            let menu = menu["menu"].as_array().cloned().unwrap_or_default();
            let action = rng.choice(&menu).cloned().unwrap_or_else(|| json!({ "do": "draw", "turn": 1 }));
            json!({ "op": "act", "seat": seat, "action": action, "lag": 40 })
        }
        other => panic!("no request is made for the operation {other}"),
    }
}

#[test]
fn any_line_to_the_engine_is_answered_by_one_line() {
    // Six in ten lines are changed: some 10,000 of them.
    let mut campaign = Campaign::new("engine", 17_000);
    let mut engine = Engine::start();
    while let Some(mut rng) = campaign.next() {
        let request = request(&mut rng, &mut engine);
        let line = match rng.u8(..10) {
            0..4 => request.to_string().into_bytes(),
            4..9 => mutate::value(&mut rng, &request).to_string().into_bytes(),
            _ => mutate::bytes(&mut rng, &request.to_string()),
        };
        let answer = campaign.tries(&String::from_utf8_lossy(&line), || {
            let answer = engine.asks(&line);
            let error = &answer["error"];
            if answer["ok"] != true {
                check_words(error["message"].as_str().expect("a refusal has a sentence"), "a line");
                let rule = error["rule"].as_str().unwrap_or_default();
                assert!(rule.contains('-') && rule != "EN-13", "{answer}");
            }
            answer
        });
        campaign.accepted += u64::from(answer["ok"] == true);
    }
    campaign.ends();
}
