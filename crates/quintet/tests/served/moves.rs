//! `quintet move`, killed in the middle and started again.

use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::json;
use store::{Append, NewTable, Place, Stage, Summary, Token};
use testkit::postgres::Cluster;

use crate::client::PATIENCE;
use crate::program::Program;
use crate::stop::{finds, plays};

/// Enough that a move of it takes a while.
const RECORDS: usize = 60_000;

fn moving(from: &str, to: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quintet"));
    command.args(["move", "--store", from]).env("QUINTET_TO", to);
    command
}

fn said(output: &Output) -> String {
    String::from_utf8([&output.stdout[..], &output.stderr[..]].concat()).unwrap()
}

/// Kills a move as soon as something of it is there.
fn killed(from: &str, to: &str, begun: impl Fn() -> bool) {
    let mut child = moving(from, to).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let start = Instant::now();
    while !begun() {
        assert!(start.elapsed() < PATIENCE, "nothing is moved");
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    assert!(!child.wait().unwrap().success(), "it was done before it was killed");
}

/// A long log, so that there is a middle to be killed in.
async fn fill(place: &Place) {
    let store = place.open().unwrap();
    let summary = Summary {
        stage: Stage::Playing,
        game: "five-crowns".to_owned(),
        listed: false,
        devices: vec![],
        line: "{}".into(),
    };
    let table = NewTable {
        code: "LONG".to_owned(),
        token: Token([9; 16]),
        secret: [7; 32],
        bodies: vec![],
        summary,
        ended: None,
    };
    store.create(table).await.unwrap();
    let bodies = (0..RECORDS).map(|number| format!("[{number}]").into()).collect();
    let (code, version, epoch) = ("LONG".to_owned(), 0, 1);
    store.append(Append { code, version, epoch, bodies, summary: None, result: None }).await.unwrap();
}

#[tokio::test]
async fn a_move_that_is_killed_goes_on_and_a_game_goes_on_where_it_was_moved() {
    let (data, back) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let program = Program::start(data.path());
    let mut anna = plays(&program).await;
    let folder = format!("sqlite:{}", data.path().display());
    let (cluster, url) = (Cluster::shared(), Cluster::shared().database());
    let refused = moving(&folder, &url).output().unwrap();
    assert!(said(&refused).contains("another server is running on"), "{}", said(&refused));
    assert_eq!(refused.status.code(), Some(1));
    assert!(program.stop().success());
    fill(&folder.parse().unwrap()).await;
    let there = "SELECT count(*) FROM pg_tables WHERE schemaname = 'quintet_moving' AND tablename = 'moving'";
    killed(&folder, &url, || {
        cluster.sql(&url, there) == "1"
            && cluster.sql(&url, "SELECT count(*) > 0 FROM quintet_moving.records") == "t"
    });
    let moved = moving(&folder, &url).output().unwrap();
    assert!(moved.status.success() && said(&moved).contains("read back and compared"), "{}", said(&moved));
    let program = Program::start_at(back.path(), &url);
    let view = anna.view().clone();
    anna = finds(&program, &anna).await;
    assert_eq!(*anna.view(), view);
    anna.does(json!({ "do": "chat", "text": "moved" })).await;
    assert!(program.stop().success());
    let home = back.path().join("data");
    let home_again = format!("sqlite:{}", home.display());
    killed(&url, &home_again, || {
        home.join("quintet.moving-wal").metadata().is_ok_and(|file| file.len() > 1 << 20)
    });
    assert!(!home.join("quintet.db").exists());
    let moved = moving(&url, &home_again).output().unwrap();
    assert!(moved.status.success(), "{}", said(&moved));
    let again = moving(&url, &home_again).output().unwrap();
    assert!(again.status.success() && said(&again).contains("was there already"), "{}", said(&again));
    let program = Program::start(&home);
    let anna = finds(&program, &anna).await;
    assert_eq!((anna.view(), &anna.chat[0]["text"]), (&view, &json!("moved")));
}
