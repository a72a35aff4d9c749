//! A data folder after a year of play: very many tables that were left in the middle, and one with a very long chat. A
//! start takes no notice of them, and whoever wakes one of them holds up nobody else.
//!
//! `QUINTET_TABLES` and `QUINTET_CHAT` say how many; with either, the times are held against what is promised.

use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use store::{Append, NewTable, Sqlite, Store, StoredTable, Token, whole_log};
use tempfile::TempDir;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Client, Way};
use crate::http;
use crate::program::Program;

/// How many tables there are besides, and lines of chat at one of them.
const TABLES: usize = 400;
const CHAT: usize = 20_000;
/// How many of the tables are one person's.
const OWN: usize = 20;
/// How many requests are timed.
const REQUESTS: usize = 1000;

const MAX_MEMORY: u64 = 60 << 20;
const MAX_START: Duration = Duration::from_millis(500);
const MAX_LIST: Duration = Duration::from_millis(2);
const MAX_DELAY: Duration = Duration::from_millis(20);

/// A half-played game as it is stored, to be copied.
struct Pattern {
    device: String,
    head: StoredTable,
    records: Vec<Box<str>>,
}

impl Pattern {
    /// A game against a bot, left after some turns; and the way back to it.
    async fn play(data: &Path) -> (Pattern, Way) {
        let mut program = Program::start(data);
        let wish = json!({ "game": "five-crowns", "seats": 2, "name": "Anna", "against": "easy" });
        let mut anna = program.opens(wish, "anna").await;
        for _ in 0..16 {
            assert!(anna.plays().await);
        }
        let way = anna.way();
        program.kill();
        let store = Sqlite::open(data).unwrap();
        let head = store.load(&way.code).await.unwrap().unwrap();
        let records = whole_log(&store, &way.code).await.unwrap().unwrap();
        let device = head.summary.as_ref().unwrap().devices[0].to_string();
        (Pattern { device, head, records }, way)
    }

    /// The same game at another table, of that person.
    fn copy(&self, number: usize, device: &str) -> NewTable {
        let theirs = |text: &str| text.replace(&self.device, device).into();
        let mut summary = self.head.summary.clone().unwrap();
        (summary.devices, summary.line) = (vec![device.into()], theirs(&summary.line));
        NewTable {
            code: code(number),
            token: Token((number as u128).to_le_bytes()),
            secret: self.head.secret,
            bodies: self.records.iter().map(|record| theirs(record)).collect(),
            summary,
            ended: None,
        }
    }
}

/// A code for each number.
fn code(mut number: usize) -> String {
    let letters = b"BCDFGHJKLMNPQRSTVWXZ23456789";
    let mut digit = || {
        let letter = letters[number % letters.len()];
        number /= letters.len();
        char::from(letter)
    };
    (0..6).map(|_| digit()).collect()
}

/// Fills the folder; gives the way to a table with that much chat, which is number 0.
async fn grow(data: &Path, tables: usize, chat: usize) -> Way {
    let (pattern, way) = Pattern::play(data).await;
    let store = std::sync::Arc::new(Sqlite::open(data).unwrap());
    let mut running = JoinSet::new();
    for number in 0..=tables {
        let own = number < OWN;
        let device = if own { pattern.device.clone() } else { format!("{number:032x}") };
        let (store, table) = (store.clone(), pattern.copy(number, &device));
        running.spawn(async move { store.create(table).await });
        if running.len() >= 500 {
            running.join_next().await.unwrap().unwrap().unwrap();
        }
    }
    assert!(running.join_all().await.into_iter().all(|created| created == Ok(())));
    let mut version = pattern.records.len() as u64;
    let line = |number: usize| {
        let text = "something that people say to each other while they play";
        let line = json!({ "number": number, "seat": 0, "text": text });
        json!({ "at": 100_000 + number, "facts": [{ "is": "said", "line": line }] }).to_string().into()
    };
    for first in (1..=chat).step_by(1000) {
        let bodies: Vec<Box<str>> = (first..=chat.min(first + 999)).map(line).collect();
        let length = bodies.len() as u64;
        let append =
            Append { code: code(0), version, epoch: pattern.head.epoch, bodies, summary: None, result: None };
        store.append(append).await.unwrap();
        version += length;
    }
    Way { code: code(0), ..way }
}

/// Makes such a folder and leaves it there, for other measurements: set `QUINTET_GROWN` to one that does not exist.
#[tokio::test]
#[ignore = "makes a data folder that is to stay"]
async fn makes_a_grown_folder() {
    let Some(data) = std::env::var_os("QUINTET_GROWN").map(std::path::PathBuf::from) else { return };
    std::fs::create_dir(&data).unwrap();
    let tables = setting("QUINTET_TABLES").unwrap_or(TABLES);
    let way = grow(&data, tables, setting("QUINTET_CHAT").unwrap_or(CHAT)).await;
    println!("{tables} tables; the one with the chat is {}, and its cookie {}", way.code, way.cookie);
}

fn setting(name: &str) -> Option<usize> {
    std::env::var(name).ok().map(|number| number.parse().unwrap())
}

/// How long lines of chat take at another table until `stop`.
async fn chats(mut client: Client, stop: impl Future<Output = ()>) -> Vec<Duration> {
    let mut took = Vec::new();
    tokio::pin!(stop);
    loop {
        let start = Instant::now();
        client.does(json!({ "do": "chat", "text": "still there?" })).await;
        took.push(start.elapsed());
        tokio::select! {
            biased;
            () = &mut stop => return took,
            () = tokio::time::sleep(Duration::from_millis(2)) => {}
        }
    }
}

fn last_of(mut took: Vec<Duration>, part: f64) -> Duration {
    took.sort_unstable();
    took[((took.len() - 1) as f64 * part) as usize]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_year_of_tables_slows_nobody_down() {
    let (tables, chat) = (setting("QUINTET_TABLES"), setting("QUINTET_CHAT"));
    let timed = tables.is_some() || chat.is_some();
    let (tables, chat) = (tables.unwrap_or(TABLES), chat.unwrap_or(CHAT));
    let data = TempDir::new().unwrap();
    let way = grow(data.path(), tables, chat).await;

    let start = Instant::now();
    let program = Program::start(data.path());
    assert_eq!(http::get(program.address, "/healthz", &[]).await.status, 200);
    let healthy = start.elapsed();
    let memory = program.resident();
    println!("{tables} tables and {chat} lines of chat: healthy after {healthy:?} with {memory:?} bytes");
    assert!(memory.is_none_or(|memory| memory < MAX_MEMORY));

    // A request that asks for nothing tells what is the machine's doing.
    let (mut took, mut nothing) = (Vec::new(), Vec::new());
    for _ in 0..REQUESTS {
        let start = Instant::now();
        http::get(program.address, "/healthz", &[]).await;
        nothing.push(start.elapsed());
    }
    let computed = program.computed();
    for _ in 0..REQUESTS {
        let start = Instant::now();
        let answer = http::get(program.address, "/api/tables", &[("Cookie", &way.cookie)]).await;
        took.push(start.elapsed());
        assert_eq!(answer.json()["mine"].as_array().map(Vec::len), Some(OWN + 1));
    }
    let computed = program
        .computed()
        .zip(computed)
        .map(|(after, before)| after.saturating_sub(before) / REQUESTS as u32);
    let [took, nothing] = [took, nothing].map(|took| (last_of(took.clone(), 0.5), last_of(took, 0.99)));
    println!(
        "GET /api/tables: p50 {:?}, p99 {:?} of {REQUESTS}, computed for {computed:?}; \
         GET /healthz: p50 {:?}, p99 {:?}",
        took.0, took.1, nothing.0, nothing.1
    );

    // Somebody chats at a table; the quiet time before tells what is the machine's doing.
    let other = Way { address: program.address, code: code(1), ..way.clone() };
    let quiet = chats(other.hello(None).await, tokio::time::sleep(Duration::from_secs(1))).await;
    let big = Way { address: program.address, ..way.clone() };
    let (woken, wakes) = tokio::sync::oneshot::channel();
    let waking = tokio::spawn(async move {
        let start = Instant::now();
        // A page of its own patience.
        let mut socket = big.open(None).await;
        let hello = json!({ "type": "hello", "protocol": server::wire::PROTOCOL, "client": "big" });
        socket.send(Message::text(hello.to_string())).await.unwrap();
        while !socket.next().await.expect("a welcome").unwrap().is_text() {}
        let (took, _listening) = (start.elapsed(), woken.send(()));
        (big.hello(None).await, took)
    });
    let busy = chats(other.hello(None).await, async { wakes.await.unwrap() }).await;
    let (client, waking) = waking.await.unwrap();
    assert_eq!(client.chat.last().map(|line| &line["number"]), Some(&Value::from(chat)));
    let (before, meanwhile) = (last_of(quiet, 1.0), last_of(busy.clone(), 1.0));
    println!(
        "woken in {waking:?}; a line of chat elsewhere took at most {meanwhile:?} ({} lines), {before:?} before",
        busy.len()
    );
    println!("memory afterwards: {:?} bytes", program.resident());
    if timed {
        assert!(healthy <= MAX_START, "healthy after {healthy:?}");
        assert!(took.1 <= MAX_LIST.max(nothing.1), "GET /api/tables takes {:?}", took.1);
        assert!(meanwhile <= MAX_DELAY.max(before), "somebody waited {meanwhile:?}, {before:?} without");
    }
}
