//! Crash recovery: a server is killed again and again while many people play all games on it. Nothing acknowledged is
//! lost, no command counts twice, and every table resumes with its clocks.
//!
//! `QUINTET_KILLS=500 cargo test -p quintet --test served killed -- --nocapture` kills it more often.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use catalog::GameEntry;
use futures_util::future::join_all;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::{Sqlite, Store};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::client::{Client, Way};
use crate::program::Program;
use crate::seed::seed;
use crate::{games, http};

/// How often the server is killed, unless the environment says otherwise.
const KILLS: usize = 50;
/// How many tables of each game are played at once.
const TABLES_PER_GAME: usize = 3;
/// How long the server lives, in milliseconds.
const LIFETIME: std::ops::Range<u64> = 20..250;
/// One life in so many is a long one. Each is too short for the clock of the quiet table to run out, but two
/// together are long enough if the time that had passed was stored.
const LONG_LIFE_EVERY: usize = 20;
const LONG_LIFETIME: Duration = Duration::from_millis(2_600);

/// The server as everybody knows it.
#[derive(Clone)]
struct World {
    address: watch::Receiver<SocketAddr>,
    /// Nobody begins anything more.
    stop: Arc<AtomicBool>,
    done: Arc<AtomicUsize>,
}

impl World {
    fn address(&self) -> SocketAddr {
        *self.address.borrow()
    }

    fn is_over(&self) -> bool {
        self.stop.load(Ordering::SeqCst)
    }
}

/// What became of a command, as far as its sender knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Unknown,
    Done,
    Refused,
}

/// Somebody at a table, over as many lives of the server as it takes.
struct Person {
    world: World,
    way: Way,
    client: Option<Client>,
    /// The number of the last sight.
    last: Option<u32>,
    number: u32,
    /// What its page is bound to.
    bound: Option<(Value, String)>,
    /// By number: the fingerprint of the command, and what became of it.
    sent: BTreeMap<u32, (u32, Fate)>,
}

/// Everything that was done at one table.
struct Ledger {
    code: String,
    people: Vec<Person>,
}

impl Person {
    fn new(world: &World, code: &str, cookie: String, seat: usize) -> Person {
        let way =
            Way { address: world.address(), code: code.to_owned(), cookie, page: format!("page{seat}") };
        // Each has numbers of their own, so that a record tells whose it is.
        let number = seat as u32 * 1_000_000;
        Person {
            world: world.clone(),
            way,
            client: None,
            last: None,
            number,
            bound: None,
            sent: BTreeMap::new(),
        }
    }

    /// The connection; a new one, if the last one broke.
    async fn client(&mut self) -> &mut Client {
        while self.client.is_none() {
            self.way.address = self.world.address();
            match self.way.tries_hello(self.last).await {
                Ok(mut back) => {
                    assert!(back.last >= self.last, "{} was told of what is no longer so", self.way.page);
                    assert!(back.number <= self.number, "{} never sent that", self.way.page);
                    back.number = self.number;
                    self.client = Some(back);
                }
                Err(_nobody_there) => sleep(Duration::from_millis(5)).await,
            }
        }
        self.client.as_mut().unwrap()
    }

    /// Sends a command until it is answered.
    async fn does(&mut self, command: &Value) -> Fate {
        self.number += 1;
        let number = self.number;
        self.sent.insert(number, (fingerprint(command), Fate::Unknown));
        loop {
            let client = self.client().await;
            let answer = match client.tries_to_post(number, command).await {
                Ok(()) => client.tries_answer(number).await,
                Err(error) => Err(error.to_string()),
            };
            let fate = match answer {
                Ok(Ok(_)) => Fate::Done,
                Ok(Err(_)) => Fate::Refused,
                Err(_broken) => {
                    self.lost();
                    continue;
                }
            };
            self.sent.insert(number, (fingerprint(command), fate));
            self.world.done.fetch_add(usize::from(fate == Fate::Done), Ordering::SeqCst);
            return fate;
        }
    }

    fn lost(&mut self) {
        if let Some(client) = self.client.take() {
            self.last = client.last;
        }
    }

    /// Reads for a moment.
    async fn looks(&mut self) {
        let client = self.client().await;
        if let Ok(Err(_broken)) = timeout(Duration::from_millis(30), client.reads()).await {
            self.lost();
        }
    }

    /// Does for the start what a page does by itself: commits, and reveals when it is asked.
    async fn keeps_its_word(&mut self) {
        let client = self.client().await;
        let Some(seat) = client.seat() else { return };
        let waiting = client.table["status"] == "waiting";
        let can_commit = client.table["starting"].is_null() || client.table["starting"]["anew"] == true;
        if waiting && can_commit && client.table["seats"][seat as usize]["commit"].is_null() {
            let command = client.draws();
            let bound = client.bound.clone();
            if self.does(&command).await == Fate::Done {
                self.bound = bound;
            }
        } else if client.is_asked() {
            let text = self.bound.clone().map(|(_, text)| text);
            self.does(&json!({ "do": "reveal", "text": text })).await;
        }
    }

    /// Plays at random until the game or everything is over.
    async fn plays(mut self, mut rng: fastrand::Rng) -> Person {
        while !self.world.is_over() && !self.client().await.over() {
            let menu = self.client().await.menu();
            let Some(action) = rng.choice(menu).cloned() else {
                self.looks().await;
                continue;
            };
            let command = match rng.u8(..40) {
                0 => json!({ "do": "chat", "text": format!("line {}", self.number) }),
                _ => json!({ "do": "act", "action": action }),
            };
            self.does(&command).await;
            if rng.bool() {
                self.looks().await;
            }
        }
        self
    }
}

/// The fingerprint of a command, as the log stores it.
fn fingerprint(command: &Value) -> u32 {
    let command: server::wire::Command = serde_json::from_value(command.clone()).unwrap();
    let hash: [u8; 32] = Sha256::digest(serde_json::to_vec(&command).unwrap()).into();
    u32::from_le_bytes([hash[0], hash[1], hash[2], hash[3]])
}

/// Opens a table of that game, seats two people and, where the game allows, a bot, and starts. Nothing if everything
/// is over first.
async fn opens(world: &World, game: &'static dyn GameEntry) -> Option<Ledger> {
    // A long peek would keep everybody waiting.
    let peeks = game.about().settings.iter().any(|setting| setting.name == "peek_seconds");
    let options = if peeks { json!({ "peek_seconds": 3 }) } else { json!({}) };
    let wish = json!({ "game": game.about().id, "seats": games::seats(game, 3), "options": options, "name": "Anna" });
    let post = |path: &'static str, body: String| async move {
        while !world.is_over() {
            match http::tries_to_post(world.address(), path, body.as_bytes()).await {
                Some(answer) if answer.status == 201 => return Some(answer),
                _ => sleep(Duration::from_millis(5)).await,
            }
        }
        None
    };
    let opened = post("/api/tables", wish.to_string()).await?;
    let code = opened.json()["code"].as_str().unwrap().to_owned();
    // Whoever opens a table gets a new cookie: Bert uses that of another table.
    let other = post("/api/tables", wish.to_string()).await?;
    let mut people = vec![
        Person::new(world, &code, opened.cookie().unwrap(), 0),
        Person::new(world, &code, other.cookie().unwrap(), 1),
    ];
    assert_eq!(people[1].does(&json!({ "do": "sit", "seat": null, "name": "Bert" })).await, Fate::Done);
    for person in &mut people {
        person.keeps_its_word().await;
    }
    assert_eq!(people[0].does(&json!({ "do": "start" })).await, Fate::Done);
    while people[0].client().await.game.is_null() || people[1].client().await.game.is_null() {
        for person in &mut people {
            person.looks().await;
            person.keeps_its_word().await;
        }
    }
    Some(Ledger { code, people })
}

/// Plays that game, one table after the other.
async fn table(world: World, game: &'static dyn GameEntry, mut rng: fastrand::Rng) -> Vec<Ledger> {
    let mut ledgers = Vec::new();
    while !world.is_over() {
        let Some(Ledger { code, people }) = opens(&world, game).await else { break };
        let people = join_all(people.into_iter().map(|person| person.plays(rng.fork()))).await;
        ledgers.push(Ledger { code, people });
    }
    ledgers
}

/// A table where nobody does anything: only its clock runs.
async fn clock(world: World) -> Ledger {
    let mut ledger = opens(&world, catalog::find("five-or-less").unwrap()).await.unwrap();
    while !world.is_over() {
        for person in &mut ledger.people {
            person.looks().await;
        }
    }
    ledger
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_again_and_again_loses_nothing_and_counts_nothing_twice() {
    let kills = std::env::var("QUINTET_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    let data = tempfile::tempdir().unwrap();
    let mut program = Program::start(data.path());
    let (lives, address) = watch::channel(program.address);
    let (stop, done) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let world = World { address, stop: stop.clone(), done: done.clone() };
    // The seed repeats who does what; how far they get before a kill is up to the machine.
    let mut rng = fastrand::Rng::with_seed(seed("kill"));
    let games = catalog::GAMES.into_iter().flat_map(|game| [game; TABLES_PER_GAME]);
    let tables: Vec<_> = games.map(|game| tokio::spawn(table(world.clone(), game, rng.fork()))).collect();
    let idle = tokio::spawn(clock(world));
    for kill in 1..=kills {
        let long = kill % LONG_LIFE_EVERY == 0;
        sleep(if long { LONG_LIFETIME } else { Duration::from_millis(rng.u64(LIFETIME)) }).await;
        program.kill();
        program = Program::start(data.path());
        lives.send_replace(program.address);
    }
    // After the last kill everything goes on as if nothing had happened.
    let before = done.load(Ordering::SeqCst);
    let all_play = || tables.iter().all(|table| !table.is_finished());
    while done.load(Ordering::SeqCst) < before + tables.len() * 4 && all_play() {
        sleep(Duration::from_millis(20)).await;
    }
    stop.store(true, Ordering::SeqCst);
    let mut ledgers: Vec<Ledger> = Vec::new();
    for table in tables {
        ledgers.extend(table.await.unwrap());
    }
    let idle = idle.await.unwrap();
    program.kill();

    let store = Sqlite::open(data.path()).unwrap();
    let waited = records(&store, &idle.code).await;
    let by_clock = |record: &&Value| record["game"][0]["by"] == "due";
    assert!(waited.iter().any(|record| by_clock(&record)), "the clock of the quiet table never came due");
    let mut sum = [0; 3];
    for ledger in ledgers.iter().chain([&idle]) {
        let counts = check(ledger, &records(&store, &ledger.code).await);
        sum = [0, 1, 2].map(|at| sum[at] + counts[at]);
    }
    let [acknowledged, refused, unanswered] = sum;
    assert!(acknowledged > kills * 4, "only {acknowledged} commands in {kills} lives");
    println!(
        "killed {kills} times; {} tables; {acknowledged} commands acknowledged, each there once; \
         {refused} refused, none there; {unanswered} never answered",
        ledgers.len() + 1
    );
}

async fn records(store: &Sqlite, code: &str) -> Vec<Value> {
    let stored = store.load(code).await.unwrap().unwrap_or_else(|| panic!("table {code} is gone"));
    stored.records.iter().map(|body| serde_json::from_str(body).unwrap()).collect()
}

/// However often the server was killed in the middle of a start: cards were dealt once, from all that was settled, and
/// nobody was blamed.
fn check_start(code: &str, records: &[Value]) {
    let facts = || records.iter().filter_map(|record| record["facts"].as_array()).flatten();
    let of_kind = |kind: &'static str| facts().filter(move |fact| fact["is"] == kind);
    let started: Vec<&Value> = of_kind("started").collect();
    assert_eq!(started.len(), 1, "table {code}");
    let list = |name: &str| started[0]["header"][name].as_array().map_or(&[][..], Vec::as_slice);
    let settled = of_kind("starting").next().map(|fact| fact["commits"].as_array().unwrap().as_slice());
    assert_eq!(list("commits"), settled.unwrap_or_default(), "table {code}");
    assert_eq!(list("contributions").len(), list("commits").len(), "table {code}");
    assert_eq!(of_kind("revealed").count(), list("commits").len(), "table {code}: each revealed once");
    assert_eq!(of_kind("start_failed").count(), 0, "table {code}: nobody was late but the server");
}

/// Compares what the people of a table were told with its log; gives how many commands were acknowledged, refused,
/// and never answered.
fn check(ledger: &Ledger, records: &[Value]) -> [usize; 3] {
    let code = &ledger.code;
    let mut stored: BTreeMap<u32, u32> = BTreeMap::new();
    for by in records.iter().map(|record| &record["by"]).filter(|by| !by.is_null()) {
        let [number, fingerprint] = ["number", "print"].map(|key| by[key].as_u64().unwrap() as u32);
        assert_eq!(stored.insert(number, fingerprint), None, "table {code}: command {number} counts twice");
    }
    let clock: Vec<u64> = records.iter().map(|record| record["at"].as_u64().unwrap()).collect();
    // The clock restarts with the game, once.
    let back = clock.windows(2).filter(|pair| pair[1] < pair[0]).count();
    assert!(back <= 1, "table {code}: its clock goes back: {clock:?}");
    check_start(code, records);
    let mut counts = [0; 3];
    for person in &ledger.people {
        for (number, (fingerprint, fate)) in &person.sent {
            let there = stored.remove(number);
            match fate {
                Fate::Done => assert_eq!(there, Some(*fingerprint), "table {code}: command {number} is lost"),
                Fate::Refused => assert_eq!(there, None, "table {code}: command {number} was refused"),
                Fate::Unknown => {
                    assert!(there.is_none_or(|there| there == *fingerprint), "table {code}: {number}");
                }
            }
            counts[match fate {
                Fate::Done => 0,
                Fate::Refused => 1,
                Fate::Unknown => 2,
            }] += 1;
        }
    }
    assert!(stored.is_empty(), "table {code}: nobody sent {stored:?}");
    counts
}
