//! A server of its own for each test, and people at its tables.

#![allow(dead_code, reason = "each test uses its part of this")]

pub(crate) mod client;
pub(crate) mod http;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use serde_json::{Value, json};
use server::{Config, Limits, Retention, Server, StartError};
use store::Store;
use tempfile::TempDir;
use tokio::runtime::Runtime;

use client::PATIENCE;
pub(crate) use client::{Client, Way, id_of, note_id, play_one, play_to_the_end};

/// A server with a data folder. It has a runtime of its own, so that it can be stopped as a power cut would: in the
/// middle of whatever it does.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    pub(crate) folder: TempDir,
    runtime: Option<Runtime>,
    /// Another server on the same database, which everybody comes through who does not open a table.
    door: Option<Box<House>>,
    /// Where the tables are, if not in the folder.
    store: Option<Arc<dyn Store>>,
}

/// What tests change of a server.
#[derive(Clone)]
pub(crate) struct Setup {
    pub(crate) away: Duration,
    pub(crate) bot_pace: Duration,
    pub(crate) idle: Duration,
    pub(crate) silence: Duration,
    pub(crate) reveal: Duration,
    pub(crate) head_timeout: Duration,
    pub(crate) request_timeout: Duration,
    pub(crate) store: Option<Arc<dyn Store>>,
    pub(crate) limits: Limits,
    pub(crate) retention: Retention,
    pub(crate) public_url: Option<String>,
    /// How many threads there are for what takes a while.
    pub(crate) threads_aside: usize,
    pub(crate) review_iterations: u32,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            away: Duration::from_millis(50),
            bot_pace: Duration::ZERO,
            idle: Duration::from_mins(1),
            // A test's page answers pings only while it reads, and others may play for long meanwhile.
            silence: Duration::from_mins(10),
            reveal: Config::default().reveal,
            head_timeout: Config::default().head_timeout,
            request_timeout: Config::default().request_timeout,
            store: None,
            limits: Limits::none(),
            retention: Retention::default(),
            public_url: None,
            threads_aside: 512,
            review_iterations: Config::default().review_iterations,
        }
    }
}

/// A folder for data, in memory where the system has such a file system: these tests stop servers, not disks, and
/// thousands of syncs to a disk take longer than the games.
pub(crate) fn folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

static PAGES: AtomicU32 = AtomicU32::new(1);

/// A page's own name; no two are the same.
pub(crate) fn page() -> String {
    format!("page {}", PAGES.fetch_add(1, Ordering::Relaxed))
}

impl House {
    /// A server on a free port with an empty data folder.
    pub(crate) async fn open() -> House {
        House::with(Setup::default()).await
    }

    /// A server set up like that.
    pub(crate) async fn with(setup: Setup) -> House {
        House::on(folder(), setup).await
    }

    /// A server on that data folder.
    pub(crate) async fn on(folder: TempDir, setup: Setup) -> House {
        let (config, aside) = (config(&folder, &setup), setup.threads_aside);
        let started =
            tokio::task::spawn_blocking(move || start_with(config, setup.store, aside)).await.unwrap();
        let (address, runtime) = started.unwrap();
        House { address, folder, runtime: Some(runtime), door: None, store: None }
    }

    /// Two servers on a database of PostgreSQL: tables are opened at the one, and whoever else comes to them comes through
    /// the other.
    #[cfg(unix)]
    pub(crate) async fn with_door() -> House {
        let url: store::Place = testkit::postgres::Cluster::shared().database().parse().unwrap();
        let store = || url.open().unwrap();
        let door = House::with(Setup { store: Some(store()), ..Setup::default() }).await;
        let own = store();
        let mut house = House::with(Setup { store: Some(own.clone()), ..Setup::default() }).await;
        (house.door, house.store) = (Some(Box::new(door)), Some(own));
        house
    }

    /// The secret and the records of a table, as they are stored.
    pub(crate) async fn stored(&self, code: &str) -> ([u8; 32], Vec<Box<str>>) {
        let copy = folder();
        let store: Arc<dyn Store> = if let Some(store) = &self.store {
            store.clone()
        } else {
            store::backup(&self.folder.path().join("data"), copy.path()).unwrap();
            Arc::new(store::Sqlite::open(copy.path()).unwrap())
        };
        let secret = store.load(code).await.unwrap().unwrap().secret;
        (secret, store::whole_log(&*store, code).await.unwrap().unwrap())
    }

    /// Where somebody comes in who does not open a table.
    fn entrance(&self) -> SocketAddr {
        self.door.as_ref().map_or(self.address, |door| door.address)
    }

    /// Pulls the plug and starts again on the same data. Pages must find the new address.
    pub(crate) async fn restarts(self) -> House {
        self.restarts_with(Setup::default()).await
    }

    /// Pulls the plug and starts again, set up like that.
    pub(crate) async fn restarts_with(mut self, setup: Setup) -> House {
        let runtime = self.runtime.take().unwrap();
        let ended = tokio::task::spawn_blocking(move || runtime.shutdown_timeout(Duration::from_secs(10)));
        ended.await.unwrap();
        let folder = std::mem::replace(&mut self.folder, folder());
        House::on(folder, setup).await
    }

    /// Asks for that path without a cookie.
    pub(crate) async fn get(&self, path: &str) -> http::Answer {
        http::get(self.address, path, &[]).await
    }

    /// Asks for that path with somebody's cookie.
    pub(crate) async fn gets(&self, path: &str, cookie: &str) -> http::Answer {
        http::get(self.address, path, &[("Cookie", cookie)]).await
    }

    /// Sends that to that path with somebody's cookie.
    pub(crate) async fn posts(&self, path: &str, cookie: &str, body: Value) -> http::Answer {
        http::post(self.address, path, &[("Cookie", cookie)], body.to_string().as_bytes()).await
    }

    /// What somebody has played.
    pub(crate) async fn records(&self, cookie: &str, query: Value) -> Value {
        let answer = self.posts("/api/me/records", cookie, query).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.json()
    }

    /// Two people who have played a short game to its end.
    pub(crate) async fn after_a_game(&self) -> (Client, Client) {
        let mut anna = self.table(2, "Anna").await;
        let mut bert = self.sits(&anna.code, "Bert").await;
        play_whole_game(&mut anna, &mut bert).await;
        (anna, bert)
    }

    /// Asks for a table.
    pub(crate) async fn requests_table(&self, request: Value) -> http::Answer {
        http::post(self.address, "/api/tables", &[], request.to_string().as_bytes()).await
    }

    /// Somebody opens a table as that asks for, and sits at it.
    pub(crate) async fn opens(&self, request: Value) -> Client {
        let answer = self.requests_table(request).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let code = note_id(&answer.json());
        let cookie = answer.cookie().expect("a cookie for somebody new");
        Way { address: self.address, code, cookie, page: page() }.hello(None).await
    }

    /// Somebody opens a table of Five Crowns; a game of few rounds.
    pub(crate) async fn table(&self, seats: u8, name: &str) -> Client {
        let options = json!({ "first_deal": 12 });
        self.opens(json!({ "game": "five-crowns", "seats": seats, "options": options, "name": name })).await
    }

    /// Two people in the middle of a game with all its rounds.
    pub(crate) async fn in_the_middle(&self) -> (Client, Client) {
        let mut anna = self.opens(json!({ "game": "five-crowns", "seats": 2, "name": "Anna" })).await;
        let mut bert = self.sits(&anna.code, "Bert").await;
        anna.does(json!({ "do": "start" })).await;
        for person in [&mut anna, &mut bert] {
            person.until("the start", |person| !person.game.is_null()).await;
        }
        for _ in 0..8 {
            assert!(play_one(&mut [&mut anna, &mut bert]).await);
        }
        (anna, bert)
    }

    /// Somebody new visits a table.
    pub(crate) async fn visits(&self, code: &str) -> Client {
        let cookie = self.get("/api/tables").await.cookie().unwrap();
        Way { address: self.entrance(), code: code.to_owned(), cookie, page: page() }.hello(None).await
    }

    /// Somebody new sits down at a table.
    pub(crate) async fn sits(&self, code: &str, name: &str) -> Client {
        let mut client = self.visits(code).await;
        client.does(json!({ "do": "sit", "name": name })).await;
        client.until("a seat", |client| client.seat().is_some()).await;
        client
    }

    /// Somebody comes back after a restart, with what they remember.
    pub(crate) async fn returns(&self, client: Client) -> Client {
        let mut client = client;
        client.address = self.address;
        client.reconnects().await
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// Two people start the game where they sit, and play it to its end.
pub(crate) async fn play_whole_game(anna: &mut Client, bert: &mut Client) {
    anna.does(json!({ "do": "start" })).await;
    for person in [&mut *anna, &mut *bert] {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    play_to_the_end(&mut [&mut *anna, &mut *bert]).await;
    for person in [anna, bert] {
        person.until("the end", |person| person.table["status"] == "over").await;
    }
}

/// Looks again and again until it is so.
pub(crate) async fn patiently(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let looking = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, looking).await.unwrap_or_else(|_| panic!("{what} was awaited in vain"));
}

/// How a test's server is run.
pub(crate) fn config(folder: &TempDir, setup: &Setup) -> Config {
    Config {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        data: folder.path().join("data"),
        bot_pace: setup.bot_pace..=setup.bot_pace,
        away: setup.away,
        idle: setup.idle,
        silence: setup.silence,
        reveal: setup.reveal,
        head_timeout: setup.head_timeout,
        request_timeout: setup.request_timeout,
        limits: setup.limits.clone(),
        retention: setup.retention.clone(),
        public_url: setup.public_url.clone(),
        review_iterations: setup.review_iterations,
        ..Config::default()
    }
}

/// Starts a server on a runtime of its own.
pub(crate) fn start(
    config: Config,
    store: Option<Arc<dyn Store>>,
) -> Result<(SocketAddr, Runtime), StartError> {
    start_with(config, store, Setup::default().threads_aside)
}

fn start_with(
    config: Config,
    store: Option<Arc<dyn Store>>,
    aside: usize,
) -> Result<(SocketAddr, Runtime), StartError> {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.worker_threads(1).max_blocking_threads(aside).enable_all().build()?;
    let server = runtime.block_on(async {
        match store {
            Some(store) => Server::start_with(config, store).await,
            None => Server::start(config).await,
        }
    })?;
    let address = server.address()?;
    runtime.spawn(server.run(std::future::pending()));
    Ok((address, runtime))
}
