//! How much memory an idle table and an idle socket take, as the system counts it.

use serde_json::json;
use tempfile::TempDir;

use crate::client::{Client, Way};
use crate::program::Program;

/// Bytes of an idle table. Mostly 20 to 23 KiB; the allocator has a heap for each thread, so that it is more where threads took
/// turns more often.
const MAX_TABLE: f64 = 32.0 * 1024.0;
/// Bytes of an idle socket.
const MAX_SOCKET: f64 = 32.0 * 1024.0;
/// How many tables are filled concurrently.
const CONCURRENCY: usize = 16;
/// How many tables warm up the program and its allocator.
const WARM_UP: usize = 32;
/// How many actions a person plays at each table. A bot plays as many, so the table's buffer of recent sights is
/// full.
const ACTIONS: usize = 16;

/// Few, so that it can be part of every run, but enough that a huge page (2 MiB) more or less says nothing.
#[tokio::test]
async fn idle_tables_and_sockets_are_small() {
    weigh(900, 600).await;
}

#[tokio::test]
#[ignore = "a thousand games take a while"]
async fn a_thousand_idle_tables_and_sockets_are_small() {
    weigh(1000, 1000).await;
}

async fn weigh(tables: usize, sockets: usize) {
    let sockets = sockets.min(files_left());
    let data = TempDir::new().unwrap();
    let mut program = Program::start(data.path());
    if program.resident().is_none() {
        eprintln!("this system does not say how much memory a process has: nothing is measured");
        return;
    }
    let warm = middle_games(&program, WARM_UP).await;
    let empty = program.resident().unwrap();
    let ways = middle_games(&program, tables).await;
    let played = per(program.resident().unwrap(), empty, tables);
    // The database keeps what was just written in memory, up to a few MiB however many tables there are; after a
    // start only the tables themselves are added to it.
    program.kill();
    let program = Program::start(data.path());
    let moved = |ways: Vec<Way>| {
        ways.into_iter().map(|way| Way { address: program.address, ..way }).collect::<Vec<_>>()
    };
    let (warm, ways) = (moved(warm), moved(ways));
    drop(idle_sockets(&warm, WARM_UP).await);
    let empty = program.resident().unwrap();
    for way in &ways {
        drop(idle_sockets(std::slice::from_ref(way), 1).await);
    }
    let with_tables = program.resident().unwrap();
    let idle = idle_sockets(&ways, sockets).await;
    let with_sockets = program.resident().unwrap();
    let (table, socket) = (per(with_tables, empty, tables), per(with_sockets, with_tables, sockets));
    println!("{tables} idle tables: {table:.0} bytes each, {played:.0} with the database's memory of them");
    println!("{sockets} idle sockets: {socket:.0} bytes each");
    assert!(table <= MAX_TABLE, "an idle table takes {table:.0} bytes");
    // Shared by many tables, what the database needs once is little for each.
    assert!(played <= MAX_TABLE || tables < 1000, "an idle table just played takes {played:.0} bytes");
    assert!(socket <= MAX_SOCKET, "an idle socket takes {socket:.0} bytes");
    drop(idle);
}

fn per(more: u64, less: u64, count: usize) -> f64 {
    more.saturating_sub(less) as f64 / count as f64
}

/// Tables in the middle of a game that everybody has left; the ways back to them.
async fn middle_games(program: &Program, count: usize) -> Vec<Way> {
    let mut ways = Vec::new();
    while ways.len() < count {
        let batch = CONCURRENCY.min(count - ways.len());
        let games = (0..batch).map(|_| middle_game(program));
        ways.extend(futures_util::future::join_all(games).await);
    }
    ways
}

async fn middle_game(program: &Program) -> Way {
    let wish = json!({ "game": "five-crowns", "seats": 2, "name": "Anna", "against": "easy" });
    let mut anna = program.opens(wish, "anna").await;
    for _ in 0..ACTIONS {
        assert!(anna.plays().await);
    }
    anna.way()
}

/// People who watch those tables and do nothing.
async fn idle_sockets(ways: &[Way], count: usize) -> Vec<Client> {
    let mut idle = Vec::new();
    for way in ways.iter().cycle().take(count) {
        let way = Way { cookie: String::new(), ..way.clone() };
        idle.push(way.hello(None).await);
    }
    idle
}

/// How many sockets this process, and so the server, may open without touching their limit.
fn files_left() -> usize {
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let soft = line.and_then(|line| line.split_whitespace().next()?.parse::<usize>().ok());
    soft.unwrap_or(256).saturating_sub(100)
}
