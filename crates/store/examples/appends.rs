//! How fast appends are acknowledged: `cargo run --release -p store --example appends [FOLDER] [postgres://…]`.
//!
//! With the address of an empty database of PostgreSQL, both stores are measured in turns, so that what else the machine
//! does disturbs them alike. Each table appends one record, waits until it is acknowledged, and appends the next, as a server does. The
//! folder should be on the disk that is to be measured; without one it is the system's folder for temporary files.

use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{
    Append, NewTable, Postgres, PostgresUrl, Sqlite, Stage, Store, StoreError, Summary, Token, WriteCounts,
    whole_log,
};
use tokio::task::JoinSet;

/// How long each number of tables is measured.
const SPAN: Duration = Duration::from_secs(5);

/// A record as games write them is some hundred bytes long.
const LENGTH: usize = 300;

/// A store that counts.
trait Counting: Store {
    fn counts(&self) -> WriteCounts;
}

impl Counting for Sqlite {
    fn counts(&self) -> WriteCounts {
        self.write_counts()
    }
}

impl Counting for Postgres {
    fn counts(&self) -> WriteCounts {
        self.write_counts()
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let (urls, folders): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|argument| argument.starts_with("postgres"));
    let folder = match folders.first() {
        Some(folder) => tempfile::tempdir_in(folder)?,
        None => tempfile::tempdir()?,
    };
    let url = urls.first().map(|url| url.parse::<PostgresUrl>()).transpose()?;
    println!("store     tables  appends/s  commits/s  appends/commit  median ms   p99 ms  loaded records/s");
    for tables in [1, 10, 100, 1000] {
        let store = Arc::new(Sqlite::open(folder.path().join(tables.to_string()))?);
        measure("sqlite", store, tables).await?;
        if let Some(url) = &url {
            measure("postgres", Arc::new(Postgres::open(url)?), tables).await?;
        }
    }
    Ok(())
}

/// Appends to so many tables at once for a while.
async fn measure<S: Counting>(name: &str, store: Arc<S>, tables: usize) -> Result<(), Box<dyn Error>> {
    for number in 0..tables {
        store.create(new_table(tables, number)).await?;
    }
    let before = store.counts();
    let start = Instant::now();
    let mut running = JoinSet::new();
    for number in 0..tables {
        running.spawn(play(Arc::clone(&store), code(tables, number), start + SPAN));
    }
    let mut waits = Vec::new();
    while let Some(table) = running.join_next().await {
        waits.append(&mut table??);
    }
    let seconds = start.elapsed().as_secs_f64();
    let commits = (store.counts().commits - before.commits) as f64;
    waits.sort_unstable();
    let appends = waits.len() as f64;
    let wait = |part: f64| waits[(part * (appends - 1.0)) as usize].as_secs_f64() * 1000.0;
    let loaded = loads(&*store, tables).await?;
    println!(
        "{name:<8}  {tables:>6}  {:>9.0}  {:>9.0}  {:>14.1}  {:>9.2}  {:>7.2}  {loaded:>16.0}",
        appends / seconds,
        commits / seconds,
        appends / commits,
        wait(0.5),
        wait(0.99),
    );
    Ok(())
}

/// One table; gives how long each append took.
async fn play<S: Store>(store: Arc<S>, code: String, end: Instant) -> Result<Vec<Duration>, StoreError> {
    let mut waits = Vec::new();
    let mut version = 1;
    loop {
        let start = Instant::now();
        if start >= end {
            return Ok(waits);
        }
        store
            .append(Append {
                code: code.clone(),
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

/// Reads some tables back, as a restart does; gives how many records a second.
async fn loads(store: &dyn Store, tables: usize) -> Result<f64, StoreError> {
    let start = Instant::now();
    let mut records = 0;
    for number in 0..tables.min(100) {
        records += whole_log(store, &code(tables, number)).await?.map_or(0, |records| records.len());
    }
    Ok(records as f64 / start.elapsed().as_secs_f64())
}

/// The code of a table of the run with so many.
fn code(tables: usize, number: usize) -> String {
    format!("{tables}-{number}")
}

fn new_table(tables: usize, number: usize) -> NewTable {
    NewTable {
        code: code(tables, number),
        token: Token(((tables * 1_000_000 + number) as u128).to_le_bytes()),
        secret: [0; 32],
        bodies: vec![body()],
        summary: Summary {
            stage: Stage::Playing,
            game: "five-crowns".to_owned(),
            listed: false,
            devices: vec!["anna".into(), "bert".into()],
            line: body(),
        },
        ended: None,
    }
}

fn body() -> Box<str> {
    format!("\"{}\"", "x".repeat(LENGTH)).into()
}
