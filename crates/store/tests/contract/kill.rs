//! Crash safety: whatever was acknowledged before a kill is there after it.
//!
//! A test starts its own program again, which appends and prints what is acknowledged until it is killed.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use store::{Store, whole_log};

use super::{append, table};

const TABLES: usize = 6;

/// Kills a program that appends, `rounds` times, and looks in what it left.
pub(crate) async fn everything_acknowledged_is_there_once_and_in_order<S: Store>(
    rounds: u32,
    start: impl Fn() -> Child,
    open: impl Fn() -> S,
) {
    let mut acknowledged: HashMap<String, u64> = HashMap::new();
    let mut rng = fastrand::Rng::with_seed(5);
    let mut total = 0;
    for _ in 0..rounds {
        let mut running = Running::start(start());
        // Until the first append is acknowledged there is little to lose.
        let mut seen = vec![running.wait_for_append()];
        std::thread::sleep(Duration::from_micros(rng.u64(0..60_000)));
        running.kill();
        // What it had printed is still in the pipe.
        seen.extend(running.lines.by_ref().map_while(Result::ok).filter_map(|line| parse(&line)));
        for (code, version) in seen {
            let last = acknowledged.entry(code).or_default();
            assert!(version > *last, "versions only grow");
            *last = version;
            total += 1;
        }

        let store = open();
        for (code, version) in &acknowledged {
            let records = whole_log(&store, code).await.unwrap().expect("the table was acknowledged");
            assert!(records.len() as u64 >= *version, "{code} has {} of {version}", records.len());
            for (n, body) in records.iter().enumerate() {
                assert_eq!(**body, *body_of(n as u64), "record {n} of {code}");
            }
        }
    }
    assert!(total > rounds, "{total} appends were acknowledged");
}

/// What is killed.
pub(crate) async fn appends_until_it_is_killed<S: Store>(store: S) {
    let store = Arc::new(store);
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

/// Starts this program again with one test alone, which the variable tells where to append.
pub(crate) fn start(test: &str, variable: &str, place: &str) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["--exact", test, "--ignored", "--nocapture", "--test-threads=1"])
        .env(variable, place)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// A program that appends; killed when it is dropped.
pub(crate) struct Running {
    child: Child,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Running {
    pub(crate) fn start(mut child: Child) -> Running {
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        Running { child, lines }
    }

    /// The next append that it tells of.
    pub(crate) fn wait_for_append(&mut self) -> (String, u64) {
        let mut told = self.lines.by_ref().map_while(Result::ok);
        told.find_map(|line| parse(&line)).expect("it appends before it is killed")
    }

    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _already_ended = self.child.kill();
        let _status = self.child.wait();
    }
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
