//! Crash safety: whatever was acknowledged before a kill is there after it.
//!
//! The test starts its own program again, which appends and prints what is acknowledged until it is killed.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use store::{Postgres, Store, whole_log};
use testkit::postgres::Cluster;

use crate::{append, table};

/// Names the database to the program that will be killed.
const DATABASE: &str = "QUINTET_STORE_POSTGRES_KILL_TEST";
const ROUNDS: u32 = 10;
const TABLES: usize = 6;

#[tokio::test]
async fn everything_acknowledged_is_there_once_and_in_order() {
    let url = Cluster::shared().database();
    let mut acknowledged: HashMap<String, u64> = HashMap::new();
    let mut rng = fastrand::Rng::with_seed(5);
    let mut total = 0;
    for _ in 0..ROUNDS {
        let mut victim = start(&url);
        let mut lines = BufReader::new(victim.stdout.take().unwrap()).lines();
        // Until the first append is acknowledged there is little to lose.
        let mut seen = vec![wait_for_append(&mut lines)];
        std::thread::sleep(Duration::from_micros(rng.u64(0..60_000)));
        victim.kill().unwrap();
        victim.wait().unwrap();
        // What it had printed is still in the pipe.
        seen.extend(lines.map_while(Result::ok).filter_map(|line| parse(&line)));
        for (code, version) in seen {
            let last = acknowledged.entry(code).or_default();
            assert!(version > *last, "versions only grow");
            *last = version;
            total += 1;
        }

        let store = Postgres::open(&url.parse().unwrap()).unwrap();
        for (code, version) in &acknowledged {
            let records = whole_log(&store, code).await.unwrap().expect("the table was acknowledged");
            assert!(records.len() as u64 >= *version, "{code} has {} of {version}", records.len());
            for (n, body) in records.iter().enumerate() {
                assert_eq!(**body, *body_of(n as u64), "record {n} of {code}");
            }
        }
    }
    assert!(total > ROUNDS, "{total} appends were acknowledged");
}

/// What is killed; does nothing when it is run as a test.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "is started by the test above"]
async fn appends_until_it_is_killed() {
    let Ok(url) = std::env::var(DATABASE) else { return };
    let store = Arc::new(Postgres::open(&url.parse().unwrap()).unwrap());
    let mut tables = tokio::task::JoinSet::new();
    for number in 0..TABLES {
        let code = format!("T{number}");
        let store = Arc::clone(&store);
        tables.spawn(async move {
            let stored = store.load(&code).await.unwrap();
            let mut version = stored.as_ref().map_or(0, |table| table.version);
            if stored.is_none() {
                store.create(table(&code, &[])).await.unwrap();
            }
            loop {
                // One to four records, some of them longer than a page.
                let bodies: Vec<String> = (version..=version + version % 4).map(body_of).collect();
                let bodies: Vec<&str> = bodies.iter().map(String::as_str).collect();
                store.append(append(&code, version, &bodies)).await.unwrap();
                version += bodies.len() as u64;
                // In one write, so that a kill does not tear it.
                std::io::stdout().write_all(format!("stored {code} {version}\n").as_bytes()).unwrap();
            }
        });
    }
    // Bounded, in case nobody kills it.
    tokio::time::sleep(Duration::from_secs(30)).await;
}

fn start(url: &str) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::appends_until_it_is_killed", "--ignored", "--nocapture", "--test-threads=1"])
        .env(DATABASE, url)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

fn wait_for_append(lines: &mut impl Iterator<Item = std::io::Result<String>>) -> (String, u64) {
    lines.map_while(Result::ok).find_map(|line| parse(&line)).expect("it appends before it is killed")
}

/// `stored CODE VERSION`, perhaps after what the test harness prints without a line break.
fn parse(line: &str) -> Option<(String, u64)> {
    let (_, rest) = line.split_once("stored ")?;
    let (code, version) = rest.split_once(' ')?;
    Some((code.to_owned(), version.parse().ok()?))
}

/// The record that belongs at that place, and at no other.
fn body_of(version: u64) -> String {
    let length = if version.is_multiple_of(10) { 6000 } else { 40 };
    format!("{{\"n\":{version},\"x\":\"{}\"}}", "x".repeat(length))
}
