//! Three servers on one database, and people at tables through all of them: killed at random, put to sleep, restarted one
//! after the other.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use serde_json::json;
use tempfile::TempDir;
use testkit::postgres::Cluster;
use tokio::sync::watch;
use tokio::time::sleep;

use super::check::{Counts, check, records};
use super::page::World;
use super::tables::{Ledger, plays};
use crate::client::{Client, PATIENCE, Way};
use crate::program::Program;
use crate::seed::seed;
use crate::{http, soak};

const NODES: usize = 3;
/// How often a node is killed, unless the environment says otherwise.
const KILLS: usize = 8;
/// After so many acknowledged commands one is killed, however long they take.
const DONE_IN_A_LIFE: std::ops::Range<usize> = 20..80;
/// For how long a lease runs, and how long an owner sleeps in a long run.
const LEASE: Duration = Duration::from_secs(1);
const LONG_SLEEP: Duration = Duration::from_secs(10);
const MAX_LIFETIME: Duration = Duration::from_secs(4);
const MIN_LIFETIME_OF_SOAK: Duration = Duration::from_millis(2_500);

/// Servers on one database.
struct Nodes {
    url: String,
    programs: Vec<Program>,
    folders: Vec<TempDir>,
    known: watch::Sender<Vec<SocketAddr>>,
}

impl Nodes {
    fn start(count: usize) -> Nodes {
        let url = Cluster::shared().database();
        let folders: Vec<TempDir> = (0..count).map(|_| tempfile::tempdir().unwrap()).collect();
        let programs: Vec<Program> = folders.iter().map(|folder| start(folder.path(), &url)).collect();
        let nodes = Nodes { url, programs, folders, known: watch::Sender::new(Vec::new()) };
        nodes.tell(None);
        nodes
    }

    /// Lets everybody know where the nodes are, apart from one.
    fn tell(&self, but: Option<usize>) {
        let others = self.programs.iter().enumerate().filter(|(number, _)| Some(*number) != but);
        self.known.send_replace(others.map(|(_, program)| program.address).collect());
    }

    fn world(&self) -> World {
        World {
            addresses: self.known.subscribe(),
            stop: Arc::default(),
            done: Arc::default(),
            waits: Arc::default(),
            not_stored: Arc::default(),
        }
    }

    /// Kills a node, and starts another in its place.
    fn kill(&mut self, number: usize) {
        self.programs[number].kill();
        self.tell(Some(number));
        self.programs[number] = start(self.folders[number].path(), &self.url);
        self.tell(None);
    }

    /// Stops a node as one should, and starts another in its place; as a balancer does, people are sent to the others first.
    fn restart(&mut self, number: usize) {
        self.tell(Some(number));
        let next = start(self.folders[number].path(), &self.url);
        let old = std::mem::replace(&mut self.programs[number], next);
        assert!(old.stop().success());
        self.tell(None);
    }
}

fn start(folder: &Path, url: &str) -> Program {
    Program::start_at(folder, url)
}

/// What people were told, held against what is stored; and how long they waited.
async fn settle(nodes: Nodes, world: &World, tables: Vec<tokio::task::JoinHandle<Vec<Ledger>>>) -> Counts {
    let enough = world.done.load(Ordering::SeqCst) + tables.len() * 4;
    while world.done.load(Ordering::SeqCst) < enough && tables.iter().all(|table| !table.is_finished()) {
        sleep(Duration::from_millis(20)).await;
    }
    world.stop.store(true, Ordering::SeqCst);
    let mut ledgers: Vec<Ledger> = Vec::new();
    for table in tables {
        ledgers.extend(table.await.unwrap());
    }
    let place: store::Place = nodes.url.parse().unwrap();
    drop(nodes);
    let store = place.open().unwrap();
    let mut counts = Counts::default();
    for ledger in &ledgers {
        check(ledger, &records(&*store, &ledger.code).await, &mut counts);
    }
    let Counts { acknowledged, refused, unanswered } = counts;
    println!(
        "{} tables; {acknowledged} commands acknowledged, each there once; {refused} refused, none there; \
         {unanswered} never answered",
        ledgers.len()
    );
    counts
}

/// Of so many waits the one that 99 of 100 are not longer than.
fn percentile(world: &World, part: f64) -> Duration {
    let mut waits = world.waits.lock().unwrap().clone();
    waits.sort_unstable();
    let at = (waits.len().saturating_sub(1) as f64 * part) as usize;
    Duration::from_micros(waits.get(at).copied().unwrap_or_default())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_die_again_and_again_lose_nothing_and_count_nothing_twice() {
    let kills = std::env::var("QUINTET_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    let mut nodes = Nodes::start(NODES);
    let world = nodes.world();
    let mut rng = fastrand::Rng::with_seed(seed("nodes"));
    let tables: Vec<_> =
        catalog::GAMES.into_iter().map(|game| tokio::spawn(plays(world.clone(), game, rng.fork()))).collect();
    let mut pauses = Vec::new();
    for _ in 0..kills {
        let (begun, before) = (Instant::now(), world.done.load(Ordering::SeqCst));
        let enough = before + rng.usize(DONE_IN_A_LIFE);
        let lives_on = || world.done.load(Ordering::SeqCst) < enough && begun.elapsed() < MAX_LIFETIME;
        // Where waits are held against what is promised, nobody may be left out whose table was at the dead node.
        while lives_on() || soak() && begun.elapsed() < MIN_LIFETIME_OF_SOAK {
            sleep(Duration::from_millis(1)).await;
        }
        pauses.push(percentile(&world, 1.0));
        world.waits.lock().unwrap().clear();
        nodes.kill(rng.usize(..NODES));
    }
    settle(nodes, &world, tables).await;
    pauses.sort_unstable();
    let (middle, longest) = (pauses[pauses.len() / 2], pauses[(pauses.len() - 1) * 99 / 100]);
    println!(
        "{kills} kills of a random node; the longest wait between two: median {middle:?}, p99 {longest:?}"
    );
    assert!(!soak() || longest < Duration::from_secs(2), "{pauses:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rolling_restart_refuses_nobody() {
    let mut nodes = Nodes::start(NODES);
    let world = nodes.world();
    let mut rng = fastrand::Rng::with_seed(seed("rolling"));
    let tables: Vec<_> =
        catalog::GAMES.into_iter().map(|game| tokio::spawn(plays(world.clone(), game, rng.fork()))).collect();
    for number in 0..NODES {
        let enough = world.done.load(Ordering::SeqCst) + DONE_IN_A_LIFE.end;
        while world.done.load(Ordering::SeqCst) < enough {
            sleep(Duration::from_millis(5)).await;
        }
        nodes.restart(number);
    }
    settle(nodes, &world, tables).await;
    assert_eq!(world.not_stored.load(Ordering::SeqCst), 0, "somebody was refused for want of a node");
    let longest = percentile(&world, 0.99);
    println!("restarted {NODES} nodes one after the other; waits p99 {longest:?}");
    assert!(!soak() || longest < Duration::from_millis(500), "{longest:?}");
}

/// A table that one node owns, with Anna there; Bert comes to it through another, and Carl watches through the third.
async fn seated(nodes: &Nodes) -> (Client, Client, Client) {
    let wish = json!({ "game": "five-crowns", "seats": 2, "name": "Anna" });
    let mut anna = nodes.programs[0].opens(wish, "anna").await;
    let visitor = async |number: usize, page: &str| {
        let address = nodes.programs[number].address;
        let cookie = http::get(address, "/api/tables", &[]).await.cookie().unwrap();
        Way { address, code: anna.code.clone(), cookie, page: page.to_owned() }.hello(None).await
    };
    let (mut bert, carl) = (visitor(1, "bert").await, visitor(2, "carl").await);
    bert.does(json!({ "do": "sit", "seat": null, "name": "Bert" })).await;
    anna.does(json!({ "do": "start" })).await;
    for person in [&mut anna, &mut bert] {
        person.until("the game", |person| !person.game.is_null()).await;
    }
    (anna, bert, carl)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_node_takes_every_socket() {
    let nodes = Nodes::start(NODES);
    let (mut anna, mut bert, mut carl) = seated(&nodes).await;
    for _ in 0..10 {
        crate::client::play_one(&mut [&mut anna, &mut bert]).await;
    }
    bert.does(json!({ "do": "chat", "text": "from afar" })).await;
    anna.until("the chat", |anna| anna.chat.len() == 1).await;
    let last = anna.last;
    for person in [&mut bert, &mut carl] {
        person
            .until("what the owner's page sees", |person| person.last.is_some() && person.chat.len() == 1)
            .await;
    }
    assert!(last.is_some());
    // Whoever waits with somebody there is found by everybody, by its code too.
    let wish = json!({ "game": "one-more", "seats": 3, "name": "Dora" });
    let mut dora = nodes.programs[2].opens(wish, "dora").await;
    dora.does(json!({ "do": "list", "open": true })).await;
    let listed = async |program: &Program| {
        let lists = http::get(program.address, "/api/tables", &[]).await.json();
        lists["open"].as_array().unwrap().iter().any(|line| line["code"] == *dora.code)
    };
    for program in &nodes.programs {
        let begun = Instant::now();
        while !listed(program).await {
            assert!(begun.elapsed() < PATIENCE, "the list is not the same everywhere");
            sleep(Duration::from_millis(20)).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_at_other_nodes_do_not_notice_the_death_of_an_owner() {
    let mut nodes = Nodes::start(NODES);
    let (anna, mut bert, mut carl) = seated(&nodes).await;
    bert.does(json!({ "do": "chat", "text": "before" })).await;
    nodes.programs[0].kill();
    // The same connection: sent to a node that is gone, answered by the one that has the table now.
    let number = bert.posts(&json!({ "do": "chat", "text": "after" })).await;
    assert!(bert.answer(number).await.is_ok());
    carl.until("the chat", |carl| carl.chat.iter().any(|line| line["text"] == "after")).await;
    assert_eq!(carl.chat.len(), 2);
    let mut way = anna.way();
    way.address = nodes.programs[1].address;
    let back = way.hello(anna.last).await;
    assert_eq!(back.view(), anna.view());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_owner_that_slept_acknowledges_nothing_and_tells_nothing_old() {
    let nodes = Nodes::start(NODES);
    let (mut anna, mut bert, mut carl) = seated(&nodes).await;
    nodes.programs[0].sleeps(true);
    let begun = Instant::now();
    // Asleep, it gets what Anna sends and says nothing.
    let asleep = anna.posts(&json!({ "do": "chat", "text": "to a sleeper" })).await;
    let number = bert.posts(&json!({ "do": "chat", "text": "meanwhile" })).await;
    assert!(bert.answer(number).await.is_ok(), "its lease has ended, and another has the table");
    carl.until("the chat", |carl| carl.chat.len() == 1).await;
    let moved = begun.elapsed();
    if soak() {
        sleep(LONG_SLEEP.saturating_sub(moved)).await;
    }
    nodes.programs[0].sleeps(false);
    let (slept, woken) = (begun.elapsed(), Instant::now());
    // It finds out, and what Anna sent is answered by the node that has the table.
    assert!(anna.answer(asleep).await.is_ok());
    let told = woken.elapsed();
    println!(
        "an owner slept for {slept:?}: pages at other nodes were at the next owner after {moved:?}, its own {told:?} after \
         it woke"
    );
    assert!(!soak() || moved < LEASE + Duration::from_secs(1) && told < Duration::from_secs(1));
    anna.until("the chat", |anna| anna.chat.len() == 2).await;
    let said: Vec<&str> = anna.chat.iter().map(|line| line["text"].as_str().unwrap()).collect();
    assert_eq!(said, ["meanwhile", "to a sleeper"]);
    let store = nodes.url.parse::<store::Place>().unwrap().open().unwrap();
    let said = records(&*store, &anna.code).await;
    assert_eq!(super::facts(&said, "said").count(), 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_stands_still_holds_up_nobody_at_others() {
    let nodes = Nodes::start(NODES);
    let (mut anna, mut bert, mut carl) = seated(&nodes).await;
    nodes.programs[1].sleeps(true);
    // More than the link to it takes.
    let (line, lines) = ("♥".repeat(200), 400);
    for _ in 0..lines {
        anna.does(json!({ "do": "chat", "text": line })).await;
    }
    let all = |person: &Client| person.chat.last().is_some_and(|line| line["number"] == lines);
    carl.until("all that was said", all).await;
    nodes.programs[1].sleeps(false);
    bert.until("all that was said", all).await;
    assert_eq!(bert.view()["round"], anna.view()["round"]);
    bert.does(json!({ "do": "chat", "text": "there again" })).await;
    carl.until("the chat", |carl| carl.chat.last().is_some_and(|line| line["text"] == "there again")).await;
}

#[tokio::test]
async fn a_node_of_another_age_says_so_and_does_not_start_and_a_neighbour_plays_along() {
    let nodes = Nodes::start(1);
    let stranger = |protocol: u32| {
        let row = format!("('10.0.0.9:1', '9.9.9', {protocol}, now() + interval '1 hour')");
        let sql = "INSERT INTO quintet.nodes (address, version, protocol, lease_until) VALUES";
        Cluster::shared()
            .sql(&nodes.url, &format!("DELETE FROM quintet.nodes WHERE version = '9.9.9'; {sql} {row}"));
    };
    stranger(9);
    let mut serve = std::process::Command::new(env!("CARGO_BIN_EXE_quintet"));
    let said = serve.args(["serve", "--listen", "127.0.0.1:0", "--store", &nodes.url]).output().unwrap();
    let words = String::from_utf8(said.stderr).unwrap();
    assert_eq!(said.status.code(), Some(1), "{words}");
    assert!(
        words.contains("the node at 10.0.0.9:1 runs version 9.9.9, which this version does not"),
        "{words}"
    );
    stranger(2);
    let folder = tempfile::tempdir().unwrap();
    let neighbour = start(folder.path(), &nodes.url);
    let wish = json!({ "game": "five-crowns", "seats": 2, "name": "Anna" });
    let anna = nodes.programs[0].opens(wish, "anna").await;
    let mut way = anna.way();
    (way.address, way.page) = (neighbour.address, "another".to_owned());
    way.hello(None).await.does(json!({ "do": "chat", "text": "next door" })).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_nodes_that_cannot_reach_each_other_one_acknowledges() {
    let mut nodes = Nodes::start(2);
    // Nobody listens there: as if the network between them were cut.
    Cluster::shared().sql(&nodes.url, "UPDATE quintet.nodes SET address = '127.0.0.1:1'");
    let wish = json!({ "game": "five-crowns", "seats": 2, "name": "Anna" });
    let mut anna = nodes.programs[0].opens(wish, "anna").await;
    let mut way = anna.way();
    way.address = nodes.programs[1].address;
    assert!(way.tries_hello(None).await.is_err(), "the owner is alive and cannot be reached");
    anna.does(json!({ "do": "chat", "text": "still here" })).await;
    // Once the owner is gone, the other has the table with all that was acknowledged.
    nodes.programs[0].kill();
    let mut back = way.hello(anna.last).await;
    back.does(json!({ "do": "chat", "text": "over there" })).await;
    assert_eq!(back.chat[0]["text"], "still here");
}

#[tokio::test]
async fn nodes_are_listed_with_their_tables() {
    let nodes = Nodes::start(2);
    let wish = json!({ "game": "five-crowns", "seats": 2, "name": "Anna" });
    let _anna = nodes.programs[0].opens(wish, "anna").await;
    let mut list = std::process::Command::new(env!("CARGO_BIN_EXE_quintet"));
    let listed = list.args(["nodes", "--store", &nodes.url]).output().unwrap();
    let text = String::from_utf8(listed.stdout).unwrap();
    let tables: Vec<&str> = text.lines().skip(1).filter_map(|line| line.split_whitespace().last()).collect();
    assert_eq!(tables, ["1", "0"], "{text}");
    let folder = tempfile::tempdir().unwrap();
    let mut alone = std::process::Command::new(env!("CARGO_BIN_EXE_quintet"));
    let alone = alone.args(["nodes", "--data"]).arg(folder.path()).output().unwrap();
    assert_eq!(alone.status.code(), Some(1));
}
