//! A server that is killed in the middle of a game, again and again: nothing acknowledged is lost, nothing counts
//! twice, and the game is finished.

use std::thread::{JoinHandle, sleep, spawn};
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::client::Client;
use crate::http;
use crate::program::Program;

/// How often the server is killed in one game.
const KILLS: usize = 12;
/// How many commands go by between two kills.
const BETWEEN: std::ops::RangeInclusive<usize> = 2..=6;
/// How long after a command is sent the server may be killed, in microseconds: before it is read, while it is
/// stored, before the answer, after it.
const MOMENT: std::ops::Range<u64> = 0..12_000;

/// The server, which somebody is going to kill.
enum Life {
    Running(Program),
    Doomed(JoinHandle<Program>),
}

struct Play {
    data: TempDir,
    life: Option<Life>,
    people: Vec<Client>,
    /// What each of them was told is done: actions, and lines of chat.
    done: Vec<Vec<Value>>,
    said: Vec<String>,
    kills: usize,
    chance: fastrand::Rng,
}

impl Play {
    /// Sends a command until it is acknowledged, over as many lives of the server as that takes.
    async fn does(&mut self, who: usize, command: &Value) {
        self.people[who].number += 1;
        let number = self.people[who].number;
        loop {
            let person = &mut self.people[who];
            let answer = match person.tries_to_post(number, command).await {
                Ok(()) => person.tries_answer(number).await,
                Err(error) => Err(error.to_string()),
            };
            match answer {
                Ok(answer) => {
                    answer.unwrap_or_else(|refused| panic!("{command} was refused: {refused:?}"));
                    return;
                }
                Err(_broken) => self.starts_again().await,
            }
        }
    }

    /// Waits until somebody has seen something; the server may die meanwhile.
    async fn sees(&mut self, who: usize, what: &str, so: impl Fn(&Client) -> bool) {
        while self.people[who].tries(what, &so).await.is_err() {
            self.starts_again().await;
        }
    }

    /// Lets somebody kill the server in a moment.
    fn dooms(&mut self) {
        let moment = Duration::from_micros(self.chance.u64(MOMENT));
        self.life = self.life.take().map(|life| match life {
            Life::Running(mut program) => Life::Doomed(spawn(move || {
                sleep(moment);
                program.kill();
                program
            })),
            doomed @ Life::Doomed(_) => doomed,
        });
    }

    /// Starts a new server on the same data, and everybody comes back to it.
    async fn starts_again(&mut self) {
        let Some(Life::Doomed(killer)) = self.life.take() else { panic!("a connection broke by itself") };
        drop(killer.join().unwrap());
        self.kills += 1;
        let program = Program::start(self.data.path());
        for person in std::mem::take(&mut self.people) {
            let (last, number, page) = (person.last, person.number, person.page.clone());
            let mut way = person.way();
            way.address = program.address;
            drop(person);
            let mut back = way.hello(last).await;
            assert!(back.last >= last, "{page} was told of what is no longer so");
            assert!(back.number <= number, "{page} is said to have sent what it never sent");
            back.number = number;
            self.people.push(back);
        }
        self.life = Some(Life::Running(program));
    }
}

#[tokio::test]
async fn a_server_killed_again_and_again_loses_nothing_and_counts_nothing_twice() {
    let seed = fastrand::u64(..);
    println!("seed {seed}");
    let data = tempfile::tempdir().unwrap();
    let program = Program::start(data.path());
    let wish = json!({ "game": "five-crowns", "seats": 3, "name": "Anna" });
    let anna = program.opens(wish, "anna").await;
    let bert = program.way(&anna.code, "bert").await.hello(None).await;
    let mut play = Play {
        data,
        life: Some(Life::Running(program)),
        people: vec![anna, bert],
        done: vec![Vec::new(); 2],
        said: Vec::new(),
        kills: 0,
        chance: fastrand::Rng::with_seed(seed),
    };
    play.does(1, &json!({ "do": "sit", "name": "Bert" })).await;
    play.dooms();
    play.does(0, &json!({ "do": "start" })).await;
    let mut until_next = 2_usize;
    for who in 0..2 {
        play.sees(who, "the start", |person| !person.game.is_null()).await;
    }
    while !play.people.iter().any(Client::over) {
        let Some(who) = play.people.iter().position(|person| !person.menu().is_empty()) else {
            // The bot is at it: wait until the game waits for one of these two, or is over.
            let next = |person: &Client| person.over() || person.game["awaited"][0] != 2;
            play.sees(0, "the bot's move", next).await;
            play.sees(1, "the bot's move", next).await;
            let last = play.people.iter().filter_map(|person| person.last).max();
            for who in 0..2 {
                play.sees(who, "the latest", |person| person.last >= last).await;
            }
            continue;
        };
        until_next = until_next.saturating_sub(1);
        if until_next == 0 && play.kills < KILLS {
            play.dooms();
            until_next = play.chance.usize(BETWEEN);
        }
        let action = play.people[who].choice().unwrap();
        let before = play.people[who].last;
        play.does(who, &json!({ "do": "act", "action": action })).await;
        play.done[who].push(action);
        play.sees(who, "what came of it", |person| person.last > before).await;
        let last = play.people[who].last;
        play.sees(1 - who, "what came of it", |person| person.last >= last).await;
        if play.said.len() < 40 && play.chance.u8(..8) == 0 {
            let line = format!("line {}", play.said.len());
            play.does(who, &json!({ "do": "chat", "text": line })).await;
            play.said.push(line);
        }
    }
    assert!(play.kills >= 10, "killed only {} times", play.kills);
    // A server that is still to be killed is so before the log is read: the end of the game is on disk too.
    if matches!(play.life, Some(Life::Doomed(_))) {
        play.starts_again().await;
    }
    check(&play).await;
    println!("killed {} times in {} actions", play.kills, play.done.iter().flatten().count());
}

/// Holds what the players were told is done against the log.
async fn check(play: &Play) {
    let Some(Life::Running(program)) = &play.life else { panic!("no server") };
    let code = &play.people[0].code;
    let log = http::get(program.address, &format!("/api/tables/{code}/log"), &[]).await;
    assert_eq!(log.status, 200, "{log:?}");
    let records: Vec<Value> = log.body.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for (seat, done) in play.done.iter().enumerate() {
        let stored = records.iter().filter(|record| record["by"]["seat"] == seat);
        let stored: Vec<Value> = stored.map(|record| record["events"][0].clone()).collect();
        assert_eq!(stored.len(), done.len(), "seat {seat}: each action once");
        for (action, event) in done.iter().zip(&stored) {
            let fits = match action["do"].as_str().unwrap() {
                "draw" => event["is"] == "drew",
                "discard" => event["is"] == "discarded" && event["card"] == action["card"],
                "go_out" => event["is"] == "discarded" && event["card"] == action["discard"],
                _ => false,
            };
            assert!(fits, "seat {seat}: {action} was acknowledged, {event} is stored");
        }
    }
    let heard = program.way(code, "reader").await.hello(None).await.chat;
    let heard: Vec<&str> = heard.iter().map(|line| line["text"].as_str().unwrap()).collect();
    assert_eq!(heard, play.said, "each line once");
    let audit = catalog::find("five-crowns").unwrap().verify(&log.body).unwrap().audit.unwrap();
    assert!(audit.checks().iter().all(|check| check.holds), "{:?}", audit.checks());
}
