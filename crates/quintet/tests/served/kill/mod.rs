//! Crash recovery: a server is killed again and again while many people play all games on it, with turn clocks, on several
//! pages and devices, with people who watch, and again at the tables of rematches. Nothing acknowledged is lost, no command
//! counts twice, and every table resumes with its clocks.
//!
//! `QUINTET_KILLS=200 cargo test -p quintet --test served killed -- --nocapture` kills it more often.

mod check;
#[cfg(unix)]
mod nodes;
mod page;
mod tables;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use store::Place;
use tokio::sync::watch;
use tokio::time::sleep;

use crate::program::Program;
use crate::seed::seed;
use check::{Counts, check, facts, records};
use page::World;
use tables::{Ledger, plays, waits};

/// How often the server is killed, unless the environment says otherwise.
const KILLS: usize = 20;
const KILLS_ON_POSTGRES: usize = 8;
/// How many tables of each game are played at once.
const TABLES_PER_GAME: usize = 2;
/// After so many acknowledged commands it is killed, however long they take: on a busy machine people get as far.
const DONE_IN_A_LIFE: std::ops::Range<usize> = 0..60;
/// Nor does it live longer than that, for sometimes nobody can do anything.
const MAX_LIFETIME: Duration = Duration::from_secs(1);
/// One life in so many is a long one, long enough for the time that has passed at a table to be stored.
const LONG_LIFE_EVERY: usize = 10;
const LONG_LIFETIME: Duration = Duration::from_millis(2_600);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_again_and_again_loses_nothing_and_counts_nothing_twice() {
    let data = tempfile::tempdir().unwrap();
    let place = Place::Folder(data.path().to_owned());
    killed(KILLS, &place, || Program::start(data.path())).await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_on_postgres_killed_again_and_again_loses_nothing_and_counts_nothing_twice() {
    let data = tempfile::tempdir().unwrap();
    let url = testkit::postgres::Cluster::shared().database();
    killed(KILLS_ON_POSTGRES, &url.parse().unwrap(), || Program::start_at(data.path(), &url)).await;
}

/// Kills a server so many times, unless the environment says otherwise, and holds what it stored against what people were
/// told.
async fn killed(kills: usize, place: &Place, start: impl Fn() -> Program) {
    let kills = std::env::var("QUINTET_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(kills);
    let mut program = start();
    let (lives, addresses) = watch::channel(vec![program.address]);
    let world = World { addresses, stop: Arc::default(), done: Arc::default(), waits: Arc::default() };
    let (stop, done) = (world.stop.clone(), world.done.clone());
    // The seed repeats who does what; how far they get before a kill is up to the machine.
    let mut rng = fastrand::Rng::with_seed(seed("kill"));
    let games = catalog::GAMES.into_iter().flat_map(|game| [game; TABLES_PER_GAME]);
    let tables: Vec<_> = games.map(|game| tokio::spawn(plays(world.clone(), game, rng.fork()))).collect();
    // Nobody does anything at these: only their clocks run.
    let peek = tokio::spawn(waits(world.clone(), "five-or-less", |_, view| view["phase"] != "peek"));
    let turn = tokio::spawn(waits(world, "five-crowns", |table, _| {
        table["seats"].as_array().unwrap().iter().any(|seat| seat["held"]["by"] == "standin")
    }));
    for kill in 1..=kills {
        lives_on(kill, &done, &mut rng).await;
        program.kill();
        program = start();
        lives.send_replace(vec![program.address]);
    }
    // After the last kill everything goes on as if nothing had happened.
    let enough = done.load(Ordering::SeqCst) + tables.len() * 4;
    let all_play = || tables.iter().all(|table| !table.is_finished());
    let waiting = || !peek.is_finished() || !turn.is_finished();
    while (done.load(Ordering::SeqCst) < enough || waiting()) && all_play() {
        sleep(Duration::from_millis(20)).await;
    }
    stop.store(true, Ordering::SeqCst);
    let mut ledgers: Vec<Ledger> = Vec::new();
    for table in tables {
        ledgers.extend(table.await.unwrap());
    }
    let (peek, turn) = (peek.await.unwrap(), turn.await.unwrap());
    program.kill();

    let store = place.open().unwrap();
    let by_clock = |record: &serde_json::Value| record["game"][0]["by"] == "due";
    assert!(
        records(&*store, &peek.code).await.iter().any(by_clock),
        "who peeked was not interrupted by the clock"
    );
    assert!(
        facts(&records(&*store, &turn.code).await, "stood_in").count() > 0,
        "no turn was ended by the clock"
    );
    ledgers.extend([peek, turn]);
    let mut counts = Counts::default();
    for ledger in &ledgers {
        check(ledger, &records(&*store, &ledger.code).await, &mut counts);
    }
    let Counts { acknowledged, refused, unanswered } = counts;
    let rematches = ledgers.iter().filter(|ledger| ledger.rematch.is_some()).count();
    println!(
        "killed {kills} times; {} tables, {rematches} of them with a rematch; {acknowledged} commands acknowledged, \
         each there once; {refused} refused, none there; {unanswered} never answered",
        ledgers.len()
    );
}

/// Lets the server live for as long as it is to live.
async fn lives_on(kill: usize, done: &AtomicUsize, rng: &mut fastrand::Rng) {
    if kill.is_multiple_of(LONG_LIFE_EVERY) {
        return sleep(LONG_LIFETIME).await;
    }
    let enough = done.load(Ordering::SeqCst) + rng.usize(DONE_IN_A_LIFE);
    let start = Instant::now();
    while done.load(Ordering::SeqCst) < enough && start.elapsed() < MAX_LIFETIME {
        sleep(Duration::from_millis(1)).await;
    }
    // In the middle of whatever comes next.
    sleep(Duration::from_micros(rng.u64(..20_000))).await;
}
