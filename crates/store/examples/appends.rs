//! How fast appends are acknowledged: `cargo run --release -p store --example appends [FOLDER]`.
//!
//! Each table appends one record, waits until it is acknowledged, and appends the next, as a server does. The
//! folder should be on the disk that is to be measured; without one it is the system's folder for temporary files.

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{Append, NewTable, Sqlite, Stage, Store, StoreError, Summary, Token, whole_log};
use tokio::task::JoinSet;

/// How long each number of tables is measured.
const SPAN: Duration = Duration::from_secs(5);

/// A record as games write them is some hundred bytes long.
const LENGTH: usize = 300;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let folder = match std::env::args_os().nth(1) {
        Some(folder) => tempfile::tempdir_in(folder)?,
        None => tempfile::tempdir()?,
    };
    println!("tables  appends/s  commits/s  appends/commit  median ms   p99 ms");
    for tables in [1, 10, 100, 1000] {
        let store = Arc::new(Sqlite::open(folder.path().join(tables.to_string()))?);
        for number in 0..tables {
            store.create(new_table(number)).await?;
        }
        let before = store.write_counts();
        let start = Instant::now();
        let mut running = JoinSet::new();
        for number in 0..tables {
            running.spawn(play(Arc::clone(&store), number, start + SPAN));
        }
        let mut waits = Vec::new();
        while let Some(table) = running.join_next().await {
            waits.append(&mut table??);
        }
        let seconds = start.elapsed().as_secs_f64();
        let after = store.write_counts();
        let commits = (after.commits - before.commits) as f64;
        waits.sort_unstable();
        let appends = waits.len() as f64;
        let wait = |part: f64| waits[(part * (appends - 1.0)) as usize].as_secs_f64() * 1000.0;
        println!(
            "{tables:>6}  {:>9.0}  {:>9.0}  {:>14.1}  {:>9.2}  {:>7.2}",
            appends / seconds,
            commits / seconds,
            appends / commits,
            wait(0.5),
            wait(0.99),
        );
        loads(&store, tables).await?;
    }
    Ok(())
}

/// One table; gives how long each append took.
async fn play(store: Arc<Sqlite>, number: usize, end: Instant) -> Result<Vec<Duration>, StoreError> {
    let mut waits = Vec::new();
    let mut version = 1;
    loop {
        let start = Instant::now();
        if start >= end {
            return Ok(waits);
        }
        store
            .append(Append {
                code: number.to_string(),
                version,
                bodies: vec![body()],
                epoch: 1,
                summary: None,
                result: None,
            })
            .await?;
        waits.push(start.elapsed());
        version += 1;
    }
}

/// Reads some tables back, as a restart does.
async fn loads(store: &Sqlite, tables: usize) -> Result<(), StoreError> {
    let start = Instant::now();
    let mut records = 0;
    for number in 0..tables.min(100) {
        records += whole_log(store, &number.to_string()).await?.map_or(0, |records| records.len());
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("        loaded {records} records at {:.0} records/s", records as f64 / seconds);
    Ok(())
}

fn new_table(number: usize) -> NewTable {
    NewTable {
        code: number.to_string(),
        token: Token((number as u128).to_le_bytes()),
        secret: [0; 32],
        bodies: vec![body()],
        summary: Summary {
            stage: Stage::Playing,
            game: "five-crowns".to_owned(),
            listed: false,
            devices: vec!["anna".into(), "bert".into()],
            line: body(),
        },
    }
}

fn body() -> Box<str> {
    format!("\"{}\"", "x".repeat(LENGTH)).into()
}
