//! A server asked to stop while something hangs: a bot that thinks, a page that reads nothing, requests that never end,
//! a table that is being loaded.
//!
//! `make soak` also holds it to the five seconds that hosts are promised.

use std::time::Duration;

use serde_json::json;
use store::{Sqlite, Store};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

use crate::client::{Client, Way};
use crate::program::Program;
use crate::{http, many_lines, soak};

/// What hosts are promised.
const MAX_STOP: Duration = Duration::from_secs(5);
/// Lines of chat at the table that is being loaded.
const LINES: u64 = 20_000;
const LINES_IN_SOAK: u64 = 300_000;

fn stops(program: Program, what: &str) {
    let (status, took) = program.stop_timed();
    println!("asked to stop with {what}: {took:.2?}");
    assert!(status.success(), "{what}: {status}");
    assert!(!soak() || took <= MAX_STOP, "{what}: {took:.2?}");
}

/// A game in which hard bots are about to think.
async fn with_a_bot_in_thought(program: &Program) -> Client {
    let wish = json!({ "game": "double-series", "seats": 4, "name": "Anna", "against": "hard" });
    let mut anna = program.opens(wish, "anna").await;
    anna.until("a turn", |anna| !anna.menu().is_empty()).await;
    let action = anna.menu()[0].clone();
    anna.acts(action).await;
    anna
}

#[tokio::test]
async fn a_bot_that_thinks_keeps_no_server_from_stopping() {
    let data = tempfile::tempdir().unwrap();
    let program = Program::start(data.path());
    let _anna = with_a_bot_in_thought(&program).await;
    stops(program, "a bot that thinks");
}

/// A page that is sent more than its connection takes, and reads none of it.
async fn with_a_page_that_reads_nothing(program: &Program) -> (Client, Client) {
    let wish = json!({ "game": "five-crowns", "seats": 2, "name": "Anna", "against": "easy" });
    let mut anna = program.opens(wish, "anna").await;
    let way = Way { page: "phone".to_owned(), ..anna.way() };
    let phone = way.hello_with(way.open(Some(4096)).await, None).await;
    for _ in 0..400 {
        anna.does(json!({ "do": "chat", "text": "♥".repeat(200) })).await;
    }
    (anna, phone)
}

#[tokio::test]
async fn a_page_that_reads_nothing_keeps_no_server_from_stopping() {
    let data = tempfile::tempdir().unwrap();
    let program = Program::start(data.path());
    let _pages = with_a_page_that_reads_nothing(&program).await;
    stops(program, "a page that reads nothing");
}

/// Requests whose heads and bodies never end.
async fn with_half_open_requests(program: &Program) -> Vec<TcpStream> {
    let parts = [
        "",
        "GET /healthz HTTP/1.1\r\nHost: a\r\n",
        "POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{",
        "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n",
    ];
    let mut streams = Vec::new();
    for part in parts.iter().cycle().take(40) {
        let mut stream = TcpStream::connect(program.address).await.unwrap();
        stream.write_all(part.as_bytes()).await.unwrap();
        streams.push(stream);
    }
    // They were there before this one, which is answered.
    assert_eq!(http::get(program.address, "/healthz", &[]).await.status, 200);
    streams
}

#[tokio::test]
async fn requests_that_never_end_keep_no_server_from_stopping() {
    let data = tempfile::tempdir().unwrap();
    let program = Program::start(data.path());
    let _streams = with_half_open_requests(&program).await;
    stops(program, "requests that never end");
}

/// A table with so much on it that loading it takes a while. Gives the way to it.
async fn with_a_long_table(data: &std::path::Path) -> Way {
    let mut program = Program::start(data);
    let wish = json!({ "game": "five-crowns", "seats": 2, "name": "Anna", "against": "easy" });
    let way = program.opens(wish, "anna").await.way();
    program.kill();
    let store = Sqlite::open(data).unwrap();
    many_lines::add(&store, &way.code, if soak() { LINES_IN_SOAK } else { LINES }).await;
    way
}

#[tokio::test]
async fn a_table_that_is_being_loaded_keeps_no_server_from_stopping() {
    let data = tempfile::tempdir().unwrap();
    let way = with_a_long_table(data.path()).await;
    let program = Program::start(data.path());
    let way = Way { address: program.address, ..way };
    // It says hello and waits for a welcome that may come or not.
    let visit = tokio::spawn(async move { way.tries_hello(None).await.is_ok() });
    tokio::time::sleep(Duration::from_millis(30)).await;
    stops(program, "a table that is being loaded");
    let _came_or_not = visit.await.unwrap();
}

#[tokio::test]
async fn everything_at_once_keeps_no_server_from_stopping() {
    let data = tempfile::tempdir().unwrap();
    let way = with_a_long_table(data.path()).await;
    let program = Program::start(data.path());
    let way = Way { address: program.address, ..way };
    let _streams = with_half_open_requests(&program).await;
    let _pages = with_a_page_that_reads_nothing(&program).await;
    let _anna = with_a_bot_in_thought(&program).await;
    let visit = tokio::spawn(async move { way.tries_hello(None).await.is_ok() });
    tokio::time::sleep(Duration::from_millis(30)).await;
    stops(program, "all of that");
    let _came_or_not = visit.await.unwrap();
    // And nothing of it harmed the data.
    assert_eq!(Sqlite::open(data.path()).unwrap().health(), Ok(()));
}
