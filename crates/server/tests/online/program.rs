//! The example program at a live table. It is run where there is a python3.

use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

use crate::harness::{Client, House, Setup};

fn example() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../examples/table.py")
}

fn python() -> bool {
    let there = Command::new("python3").arg("--version").output();
    let there = there.is_ok_and(|output| output.status.success());
    if !there {
        eprintln!("there is no python3 here: the example is not tested");
    }
    there
}

/// The running example; it is killed with the test.
struct Program(Option<Child>);

impl Program {
    /// Starts it. It thinks for that many seconds about every action.
    fn starts(link: &str, think: &str) -> Program {
        let mut program = Command::new("python3");
        program.arg(example()).arg(link).env("THINK", think).stdout(Stdio::piped());
        Program(Some(program.spawn().unwrap()))
    }

    /// What came of it.
    async fn ends(mut self) -> Output {
        let child = self.0.take().unwrap();
        tokio::task::spawn_blocking(|| child.wait_with_output()).await.unwrap().unwrap()
    }

    /// Whether it has ended.
    fn has_ended(&mut self) -> bool {
        self.0.as_mut().is_none_or(|child| child.try_wait().unwrap().is_some())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(child) = &mut self.0 {
            let _ended_by_itself = child.kill();
            let _status = child.wait();
        }
    }
}

#[tokio::test]
async fn a_program_takes_a_seat_and_plays_to_the_end() {
    if !python() {
        return;
    }
    let house = House::open().await;
    let mut anna = house.table(2, "Anna").await;
    let link = format!("http://{}/t/{}", house.address, crate::harness::id_of(&anna.code));
    let program = Program::starts(&link, "0");
    anna.until("the program", |anna| anna.table["seats"][1]["name"] == "Python").await;
    anna.until("its hash", |anna| anna.table["seats"][1]["commit"].is_string()).await;
    anna.does(json!({ "do": "start" })).await;
    anna.until("the start", |anna| !anna.game.is_null()).await;
    assert_eq!(anna.table["commits"].as_array().unwrap().len(), 1, "it has revealed its part of the seed");
    assert_eq!(anna.table["failed_starts"], json!([]));
    while anna.plays().await {}
    let output = program.ends().await;
    assert!(output.status.success(), "{output:?}");
    let outcome: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(outcome, anna.game["outcome"]);
}

#[tokio::test]
async fn long_thinking_does_not_drop_the_connection() {
    if !python() {
        return;
    }
    // Long enough for everybody to answer a ping on a busy machine.
    let silence = Duration::from_secs(3);
    let house = House::with(Setup { silence, ..Setup::default() }).await;
    // A long game: the program has many turns in it.
    let request = json!({ "game": "double-series", "seats": 2, "name": "Anna", "against": "easy" });
    let mut anna = house.opens(request).await;
    let key = anna.does(json!({ "do": "share" })).await.unwrap();
    // The seat's own person lets the program play, by the link for another device.
    let link = format!("http://{}/t/{}#seat={key}", house.address, crate::harness::id_of(&anna.code));
    let mut program = Program::starts(&link, "5");
    anna.until("the program's turn", Client::awaited).await;
    let seen = anna.last;
    anna.until("an action that took longer than the timeout", |anna| anna.last > seen).await;
    assert!(!program.has_ended(), "it is still connected");
}
