//! A server that is stopped as one should, and one that is copied while it runs.

use std::process::Command;

use serde_json::json;

use crate::client::Client;
use crate::program::Program;

/// Plays a few turns of a game against a bot.
pub(crate) async fn plays(program: &Program) -> Client {
    let wish = json!({ "game": "five-crowns", "seats": 2, "name": "Anna", "against": "easy" });
    let mut anna = program.opens(wish, "anna").await;
    for _ in 0..6 {
        anna.until("a turn", |anna| !anna.menu().is_empty()).await;
        assert!(anna.plays().await);
    }
    anna.until("a turn", |anna| !anna.menu().is_empty()).await;
    anna
}

/// Where a player finds their game again.
pub(crate) async fn finds(program: &Program, anna: &Client) -> Client {
    let mut way = anna.way();
    way.address = program.address;
    way.hello(None).await
}

#[tokio::test]
async fn a_server_asked_to_stop_ends_well_with_people_at_its_tables() {
    let data = tempfile::tempdir().unwrap();
    let program = Program::start(data.path());
    let anna = plays(&program).await;
    assert!(program.stop().success());
    let program = Program::start(data.path());
    assert_eq!(finds(&program, &anna).await.view(), anna.view());
}

#[tokio::test]
async fn a_copy_of_a_running_server_is_served_as_it_was() {
    let data = tempfile::tempdir().unwrap();
    let program = Program::start(data.path());
    let anna = plays(&program).await;
    let copy = data.path().join("copies/one");
    let mut backup = Command::new(env!("CARGO_BIN_EXE_quintet"));
    backup.arg("backup").arg(&copy).arg("--data").arg(data.path());
    let said = backup.output().unwrap();
    assert!(said.status.success(), "{said:?}");
    assert!(String::from_utf8_lossy(&said.stdout).contains("quintet.db: 1 tables"), "{said:?}");
    let other = Program::start(&copy);
    assert_eq!(finds(&other, &anna).await.view(), anna.view());
    drop(other);
    // A second copy does not go over the first.
    let said = backup.output().unwrap();
    assert_eq!(said.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&said.stderr).contains("choose a new folder"), "{said:?}");
}
