//! A server on PostgreSQL, which crashes while somebody plays and comes back.

use std::time::{Duration, Instant};

use serde_json::json;
use testkit::postgres::Cluster;

use crate::client::PATIENCE;
use crate::http;
use crate::program::Program;
use crate::stop::{finds, plays};

/// Waits until the server says that it is well, or that it is not.
async fn becomes(program: &Program, status: u16) {
    let begun = Instant::now();
    while http::get(program.address, "/healthz", &[]).await.status != status {
        assert!(begun.elapsed() < PATIENCE, "it never becomes {status}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn s_14_while_postgres_is_away_play_stands_and_then_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let cluster = Cluster::start(&[]);
    let program = Program::start_at(folder.path(), &cluster.database());
    let mut anna = plays(&program).await;
    cluster.crash();
    let number = anna.posts(&json!({ "do": "chat", "text": "lost" })).await;
    let refused = anna.answer(number).await.unwrap_err();
    assert_eq!(refused.rule, "S-14");
    assert!(refused.message.contains("database is down"), "{}", refused.message);
    becomes(&program, 503).await;
    let wish = json!({ "game": "five-crowns", "seats": 2, "name": "Dora" }).to_string();
    let opened = http::post(program.address, "/api/tables", &[], wish.as_bytes()).await;
    assert_eq!((opened.status, &*opened.rule()), (503, "S-14"));
    if crate::soak() {
        tokio::time::sleep(Duration::from_mins(1)).await;
    }
    cluster.go_on();
    becomes(&program, 200).await;
    // Whoever was cut off comes back to the table as everybody was told of it.
    let mut back = finds(&program, &anna).await;
    assert_eq!(back.view(), anna.view());
    for _ in 0..6 {
        back.until("a turn", |back| !back.menu().is_empty()).await;
        assert!(back.plays().await);
    }
    assert!(back.chat.is_empty(), "what was refused has not happened");
    assert!(program.stop().success());
}

#[tokio::test]
async fn a_server_on_postgres_asked_to_stop_ends_well_though_its_database_is_away() {
    let folder = tempfile::tempdir().unwrap();
    let cluster = Cluster::start(&[]);
    let url = cluster.database();
    let program = Program::start_at(folder.path(), &url);
    let anna = plays(&program).await;
    cluster.crash();
    assert!(program.stop().success());
    cluster.go_on();
    let program = Program::start_at(folder.path(), &url);
    assert_eq!(finds(&program, &anna).await.view(), anna.view());
}

/// What the doctor says of a database, and whether it finds something wrong.
fn doctor(url: &str) -> (bool, String) {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_quintet"));
    let said = command.args(["doctor", "--listen", "127.0.0.1:0", "--store", url]).output().unwrap();
    (!said.status.success(), String::from_utf8(said.stdout).unwrap())
}

#[tokio::test]
async fn the_doctor_says_of_a_database_what_a_server_will_find() {
    let folder = tempfile::tempdir().unwrap();
    let cluster = Cluster::start(&[]);
    let url = cluster.database();
    let (wrong, said) = doctor(&url);
    assert!(
        !wrong && said.contains("keeps what it acknowledges") && said.contains("the first start makes"),
        "{said}"
    );
    assert!(said.contains("clock and this machine's agree"), "{said}");
    Program::start_at(folder.path(), &url).kill();
    let (wrong, said) = doctor(&url);
    assert!(!wrong && said.contains("as this program has it"), "{said}");
    cluster.crash();
    let (wrong, said) = doctor(&url);
    assert!(wrong && said.contains("wrong  The database cannot be used"), "{said}");
    cluster.go_on();
    // A server would not start on this one.
    let unsafe_one = Cluster::start(&["fsync=off"]);
    let (wrong, said) = doctor(&unsafe_one.database());
    assert!(wrong && said.contains("fsync is off"), "{said}");
}
