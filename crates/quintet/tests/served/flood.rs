//! One address that does all it is allowed to do: how much of the disk that takes in an hour. The sum of all limits is worked
//! out in the server's own tests (`limits`); here a real server is flooded.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::future::{join, join_all};
use serde_json::{Value, json};

use crate::client::Client;
use crate::http;
use crate::program::Program;

/// More people than an address counts as.
const PEOPLE: usize = 15;
/// How long what can be done at once is being used up, and how long the flood is measured after that.
const BURST: Duration = Duration::from_secs(90);
const HOUR: Duration = Duration::from_hours(1);
const STEADY: Duration = Duration::from_mins(1);

/// How many of each kind were stored.
#[derive(Default)]
struct Stored {
    tables: AtomicU64,
    lines: AtomicU64,
    changes: AtomicU64,
    actions: AtomicU64,
}

impl Stored {
    fn counts(&self) -> [u64; 4] {
        [&self.tables, &self.lines, &self.changes, &self.actions].map(|count| count.load(Ordering::Relaxed))
    }
}

/// What fills the disk.
#[derive(Clone, Copy, PartialEq)]
enum Flood {
    /// Everything but actions: tables, chat, changes, each as large as it can be made.
    BesideGames,
    /// Actions in games: drawing and erasing, which goes on for ever.
    Games,
}

/// What the server has stored, in bytes: the size of a copy, which has no space to spare.
fn size(data: &Path) -> u64 {
    let copy = tempfile::tempdir().unwrap();
    store::backup(data, copy.path()).unwrap().bytes
}

/// Opens a table, if that is allowed.
async fn opens(program: &Program, wish: &Value, cookie: &str) -> bool {
    let answer =
        http::post(program.address, "/api/tables", &[("Cookie", cookie)], wish.to_string().as_bytes()).await;
    assert!(answer.status == 201 || answer.status == 429, "{answer:?}");
    answer.status == 201
}

/// Sends that; whether it was stored. Everything but a limit is a mistake of the test.
async fn stores(client: &mut Client, command: Value) -> bool {
    let number = client.posts(&command).await;
    match client.answer(number).await {
        Ok(_) => true,
        Err(refused) => {
            assert!(["S-21", "S-23"].contains(&&*refused.rule), "{command}: {refused:?}");
            false
        }
    }
}

/// Somebody who does all the time what they may.
async fn floods(program: &Program, flood: Flood, number: usize, stored: &Stored, end: &(Instant, Instant)) {
    let name = "\u{1f600}".repeat(24);
    let (own, game) = match flood {
        Flood::BesideGames => (json!({ "game": "five-crowns", "seats": 7, "name": name }), "five-crowns"),
        Flood::Games => (json!({ "game": "find-five", "seats": 1, "name": name }), "find-five"),
    };
    let mut client = program.opens(own, &format!("page {number}")).await;
    if flood == Flood::Games {
        client.does(json!({ "do": "start" })).await;
    }
    let large = json!({ "game": game, "seats": 7, "name": name, "against": "easy" });
    let line = json!({ "do": "chat", "text": "\u{1f600}".repeat(200) });
    let add = |counter: &AtomicU64, stored: bool| counter.fetch_add(u64::from(stored), Ordering::Relaxed);
    let mut round = 0_u32;
    while Instant::now() < end.1 {
        let any = match flood {
            Flood::BesideGames => {
                let cookie = client.cookie.clone();
                let table = opens(program, &large, &cookie).await;
                let said = stores(&mut client, line.clone()).await;
                let options = json!({ "first_deal": 3 + round % 2, "fresh_discard_on_reshuffle": false });
                let changed = stores(&mut client, json!({ "do": "options", "options": options })).await;
                add(&stored.tables, table);
                add(&stored.lines, said);
                add(&stored.changes, changed);
                table || said || changed
            }
            Flood::Games => {
                let first = (round % 10) * 10;
                let squares: Vec<u32> = (first..first + 8).collect();
                let action = json!({ "do": "mark", "round": 1, "squares": squares });
                let acted = stores(&mut client, json!({ "do": "act", "action": action })).await;
                add(&stored.actions, acted);
                acted
            }
        };
        // Nothing is done twice in a row.
        round += u32::from(any);
        if !any {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}

/// The bytes of an hour.
async fn hour(flood: Flood) -> u64 {
    let data = tempfile::tempdir().unwrap();
    let program = Program::start_limited(data.path());
    let stored = Stored::default();
    let start = Instant::now();
    let end = (start + BURST, start + BURST + STEADY);
    let people = join_all((0..PEOPLE).map(|number| floods(&program, flood, number, &stored, &end)));
    let before = size(data.path());
    let measured = async {
        tokio::time::sleep_until(end.0.into()).await;
        (size(data.path()) - before, stored.counts())
    };
    let (_, (burst, counts)) = join(people, measured).await;
    let all = size(data.path()) - before;
    let steady = all - burst;
    // What was allowed at once is allowed once.
    let hour = burst + steady * (HOUR.as_secs() - BURST.as_secs()) / STEADY.as_secs();
    let mb = |bytes: u64| bytes as f64 / 1e6;
    let now = stored.counts();
    let rate: Vec<u64> = now.iter().zip(counts).map(|(now, then)| now - then).collect();
    println!(
        "{:.2} MB in the first {} s ({counts:?} tables, lines, changes, actions), {:.2} MB in the next {} s ({rate:?}): \
         {:.1} MB in an hour",
        mb(burst),
        BURST.as_secs(),
        mb(steady),
        STEADY.as_secs(),
        mb(hour)
    );
    drop(program);
    hour
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "takes five minutes: make soak"]
async fn soak_an_address_at_its_limits_stores_no_more_than_was_worked_out() {
    let beside = hour(Flood::BesideGames).await;
    let games = hour(Flood::Games).await;
    assert!(beside < 50_000_000 && games < 100_000_000, "{beside} and {games}");
}
