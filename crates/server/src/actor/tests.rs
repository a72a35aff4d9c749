//! The actor around a faulty game: a panic undoes what it touched, and neither the table nor the server goes down
//! with it. And the timing of bots and turn clocks.

use std::sync::atomic::{AtomicU32, Ordering};

use bots::{Budget, Level};
use catalog::{AnyAction, AnyTable, Hint, Json, Plan, SightRecord, Snapshot, Update};
use serde_json::{Value, json};
use table::log::Header;
use table::{About, Audience, Commitment, Millis, Moment, Outcome, Refusal, Seat, Seats};

use super::*;
use crate::config::Config;
use crate::identity::{Client, Holder, Person};
use crate::limits::Address;
use crate::room::Room;
use crate::socket::{Held, Outgoing};
use crate::thinking::{Depth, Flow, Payer};
use crate::wire::OpenTable;

/// A game that calls back into the test after each action and before a bot thinks.
#[derive(Clone)]
struct Instrumented<T> {
    inner: T,
    act: fn(),
    bot: Arc<dyn Fn(Seat, Level) + Send + Sync>,
}

#[rustfmt::skip]
impl AnyTable for Instrumented<Box<dyn AnyTable>> {
    fn act(&mut self, seat: Seat, action: &AnyAction, at: Moment, lag: Millis) -> Result<(), Refusal> {
        self.inner.act(seat, action, at, lag)?;
        (self.act)();
        Ok(())
    }
    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(Instrumented { inner: self.inner.fork(), act: self.act, bot: self.bot.clone() })
    }
    fn about(&self) -> &'static About { self.inner.about() }
    fn parse_action(&self, json: &str) -> Result<AnyAction, Refusal> { self.inner.parse_action(json) }
    fn mentions(&self, action: &AnyAction) -> Option<(Seat, u32)> { self.inner.mentions(action) }
    fn seats(&self) -> u8 { self.inner.seats() }
    fn now(&self) -> Moment { self.inner.now() }
    fn awaited(&self) -> Seats { self.inner.awaited() }
    fn turn_started(&self, seat: Seat) -> Option<Moment> { self.inner.turn_started(seat) }
    fn deadline(&self) -> Option<Moment> { self.inner.deadline() }
    fn outcome(&self) -> Option<Outcome> { self.inner.outcome() }
    fn commitment(&self) -> Option<Commitment> { self.inner.commitment() }
    fn position(&self) -> Json { self.inner.position() }
    fn view(&self, audience: Audience) -> Json { self.inner.view(audience) }
    fn menu(&self, seat: Seat) -> Json { self.inner.menu(seat) }
    fn snapshot(&self, audience: Audience) -> Snapshot { self.inner.snapshot(audience) }
    fn write_update(&self, update: &Update, out: &mut Vec<u8>) { self.inner.write_update(update, out); }
    fn view_aid(&self, audience: Audience) -> Json { self.inner.view_aid(audience) }
    fn stand_in(&mut self, seat: Seat, level: Level, action: &AnyAction, at: Moment) -> Result<(), Refusal> {
        self.inner.stand_in(seat, level, action, at)?;
        (self.act)();
        Ok(())
    }
    fn next_first(&self) -> Option<Seat> { self.inner.next_first() }
    fn advance(&mut self, to: Moment) -> Result<(), Refusal> { self.inner.advance(to) }
    fn bot(&self, seat: Seat, level: Level, budget: Budget, rng: &mut fastrand::Rng) -> Option<Plan> {
        (self.bot)(seat, level);
        self.inner.bot(seat, level, budget, rng)
    }
    fn hint(&self, seat: Seat, budget: Budget, rng: &mut fastrand::Rng) -> Option<Hint> {
        (self.bot)(seat, Level::Hard);
        self.inner.hint(seat, budget, rng)
    }
    fn length(&self) -> usize { self.inner.length() }
    fn trim(&mut self, keep: usize) { self.inner.trim(keep); }
    fn header(&self) -> Option<&Header> { self.inner.header() }
    fn record(&self, number: usize) -> Option<Json> { self.inner.record(number) }
    fn count_sights(&self, from: usize, audience: Audience) -> usize { self.inner.count_sights(from, audience) }
    fn sight_records(&self, from: usize, audience: Audience) -> Vec<SightRecord> { self.inner.sight_records(from, audience) }
    fn last_sights(&self, audience: Audience, most: usize) -> Vec<SightRecord> { self.inner.last_sights(audience, most) }
    fn log(&self) -> Result<String, Refusal> { self.inner.log() }
}

/// A table of such a game, with Anna's page at it.
struct Fixture {
    handle: TableHandle,
    outbox: Held,
    app: Arc<App>,
    task: tokio::task::JoinHandle<()>,
    code: String,
    folder: Arc<tempfile::TempDir>,
}

impl Fixture {
    async fn open(request: Value, game: Instrumented<()>) -> Fixture {
        Fixture::with(request, game, |_| ()).await
    }

    /// With a room that was set up otherwise.
    async fn with(request: Value, game: Instrumented<()>, set_up: impl FnOnce(&mut Room)) -> Fixture {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let store = Arc::new(store::Sqlite::open(folder.path()).unwrap());
        let config = Config { bot_pace: Duration::ZERO..=Duration::ZERO, ..Config::default() };
        let app = App::new(store, config, "http://test".to_owned(), None).await.unwrap();
        Fixture::at(app, folder, request, game, set_up).await
    }

    /// Another table of the same server.
    async fn beside(&self, request: Value, game: Instrumented<()>) -> Fixture {
        Fixture::at(self.app.clone(), self.folder.clone(), request, game, |_| ()).await
    }

    async fn at(
        app: Arc<App>,
        folder: Arc<tempfile::TempDir>,
        request: Value,
        game: Instrumented<()>,
        set_up: impl FnOnce(&mut Room),
    ) -> Fixture {
        let request: OpenTable = serde_json::from_value(request).unwrap();
        let code = app.open(&request, &Holder::of("anna")).await.unwrap().code;
        let mut loaded = Loaded::from_store(&*app.store, &code).await.unwrap().unwrap();
        set_up(&mut loaded.room);
        let wrap =
            |inner| Box::new(Instrumented { inner, act: game.act, bot: game.bot }) as Box<dyn AnyTable>;
        loaded.game = loaded.game.map(wrap);
        let (handle, inbox) = mpsc::channel(INBOX_CAPACITY);
        let actor = TableActor::new(code.clone(), app.clone(), loaded, handle.downgrade());
        let task = tokio::spawn(actor.run(inbox));
        let (_, outbox) = Held::open();
        let mut fixture = Fixture { handle, outbox, app, task, code, folder };
        fixture.outbox = fixture.connect(1).await;
        fixture
    }

    /// Ends the actor as a kill would, and loads the table anew from what it has stored.
    async fn restart(&mut self, set_up: impl FnOnce(&mut Room)) {
        self.task.abort();
        let mut loaded = Loaded::from_store(&*self.app.store, &self.code).await.unwrap().unwrap();
        set_up(&mut loaded.room);
        let (handle, inbox) = mpsc::channel(INBOX_CAPACITY);
        let actor = TableActor::new(self.code.clone(), self.app.clone(), loaded, handle.downgrade());
        (self.handle, self.task) = (handle, tokio::spawn(actor.run(inbox)));
        self.outbox = self.connect(1).await;
    }

    /// Connects another page of Anna's.
    async fn connect(&self, id: u64) -> Held {
        let (outbox, received) = Held::open();
        let anna = Person::example("anna");
        let client = Client::of(anna.device(), &format!("page {id}"));
        let address = Address::of(std::net::Ipv4Addr::LOCALHOST.into());
        let connection = Connection::new(id, anna, client, address, outbox);
        self.send(TableMessage::Join { connection, last_seen: None }).await;
        received
    }

    async fn send(&self, message: TableMessage) {
        self.handle.send(Box::new(message)).await.ok().unwrap();
    }

    async fn act(&self, number: u32, action: Value) {
        let action = serde_json::value::to_raw_value(&action).unwrap();
        let command = Command::Act { action };
        self.send(TableMessage::Command { id: 1, number, command, lag: 0, in_flight: None }).await;
    }

    async fn receive(&mut self, kind: &str) -> Value {
        parse(&receive(&mut self.outbox, kind).await)
    }

    /// The game as it is when it is Anna's turn, from how it was.
    async fn turn(&mut self, mut game: Value) -> Value {
        while game["menu"].as_array().unwrap().is_empty() {
            game = self.receive("game").await["game"].take();
        }
        game
    }
}

fn parse(text: &Outgoing) -> Value {
    serde_json::from_str(text).unwrap()
}

/// The next message of that kind.
async fn receive(outbox: &mut Held, kind: &str) -> Outgoing {
    loop {
        let text = outbox.recv().await.expect("the table is still there");
        let message = parse(&text);
        if message["type"] == kind {
            return text;
        }
        assert!(message["type"] != "refused" && message["type"] != "no_hint", "{message}");
    }
}

/// A game without callbacks.
fn plain() -> Instrumented<()> {
    Instrumented { inner: (), act: || (), bot: Arc::new(|_, _| ()) }
}

#[tokio::test]
async fn pages_of_one_audience_share_the_bytes_of_a_snapshot() {
    let request = json!({ "game": "five-crowns", "seats": 1, "name": "Anna", "against": "easy" });
    let mut table = Fixture::open(request, plain()).await;
    let mut other = table.connect(2).await;
    let action = table.receive("welcome").await["game"]["menu"][0].clone();
    table.act(1, action).await;
    let first = receive(&mut table.outbox, "game").await;
    let second = receive(&mut other, "game").await;
    assert_eq!(first.as_str().as_ptr(), second.as_str().as_ptr(), "serialised once");
}

#[tokio::test]
async fn s_14_a_panic_in_the_rules_is_a_refusal() {
    let request = json!({ "game": "five-crowns", "seats": 1, "name": "Anna", "against": "easy" });
    let act = || panic!("a bug in the rules");
    let mut table = Fixture::open(request, Instrumented { inner: (), act, bot: Arc::new(|_, _| ()) }).await;
    let welcome = table.receive("welcome").await;
    let action = welcome["game"]["menu"][0].clone();
    for (number, kind) in [(1, "refused"), (2, "done")] {
        table.act(number, action.clone()).await;
        let answer = table.receive(kind).await;
        assert_eq!(answer["number"], number);
        assert!(kind == "done" || answer["rule"] == "S-14", "{answer}");
    }
    let game = table.receive("game").await;
    assert!(game["game"]["number"].as_u64() > welcome["game"]["number"].as_u64());
    assert!(!table.task.is_finished());
}

#[tokio::test]
async fn a_bot_that_panics_acts_at_random() {
    let request = json!({ "game": "five-crowns", "seats": 2, "name": "Anna", "against": "hard" });
    let bot = |_, level| assert!(level == Level::Random, "a bug in the bot");
    let mut table = Fixture::open(request, Instrumented { inner: (), act: || (), bot: Arc::new(bot) }).await;
    let mut game = table.receive("welcome").await["game"].clone();
    for number in 1..=4 {
        game = table.turn(game).await;
        table.act(number, game["menu"][0].clone()).await;
        game = table.receive("game").await["game"].clone();
    }
}

/// All draw at once, each unseen by the others: a bot that thought again about every line that somebody else draws
/// would never get to draw its own.
#[tokio::test]
async fn a_bot_thinks_again_when_its_seat_sees_something_new_and_not_before() {
    let request = json!({ "game": "find-five", "seats": 2, "name": "Anna", "against": "easy" });
    let thoughts = Arc::new(AtomicU32::new(0));
    let count = thoughts.clone();
    let bot = move |_, _| assert!(count.fetch_add(1, Ordering::SeqCst) < 1000);
    let mut table = Fixture::open(request, Instrumented { inner: (), act: || (), bot: Arc::new(bot) }).await;
    table.receive("welcome").await;
    let before = thoughts.load(Ordering::SeqCst);
    for square in 0..12 {
        let action = json!({ "do": "mark", "round": 1, "squares": [square] });
        table.act(square + 1, action).await;
        table.receive("done").await;
    }
    let after = thoughts.load(Ordering::SeqCst);
    assert!(after <= before + 4, "thought {after} times about the same sights");
}

/// Time is paused: when all tasks wait, it jumps to the next timer.
#[tokio::test(start_paused = true)]
async fn s_24_after_a_turn_clock_a_bot_plays_until_the_person_is_back() {
    let request = json!({ "game": "five-crowns", "seats": 2, "name": "Anna", "against": "easy" });
    let mut table = Fixture::with(request, plain(), |room| room.turn_seconds = Some(30)).await;
    let standing_in = |message: &Value| message["table"]["seats"][0]["held"]["by"] == "standin";
    let left = |message: &Value| message["table"]["seats"][0]["left"].as_u64();
    let mut times_left = Vec::new();
    let taken_over = loop {
        let message = table.receive("table").await;
        if standing_in(&message) {
            break message;
        }
        times_left.extend(left(&message));
    };
    assert!(times_left.iter().any(|left| (29_000..=30_000).contains(left)), "{times_left:?}");
    assert_eq!(left(&taken_over), None);
    // The bot plays on: both seats act without a command of Anna's.
    for _ in 0..6 {
        table.receive("game").await;
    }
    table
        .send(TableMessage::Command { id: 1, number: 1, command: Command::TakeBack, lag: 0, in_flight: None })
        .await;
    table.receive("done").await;
    while standing_in(&table.receive("table").await) {}
}

/// After a restart nobody has gained or lost more of a turn than the table's clock may lose.
#[tokio::test(start_paused = true)]
async fn s_24_a_turn_clock_goes_on_after_a_restart() {
    let request = json!({ "game": "five-crowns", "seats": 2, "name": "Anna", "against": "easy" });
    let limited = |room: &mut Room| room.turn_seconds = Some(600);
    let mut table = Fixture::with(request, plain(), limited).await;
    let left = |message: &Value| message["table"]["seats"][0]["left"].as_u64();
    let before = loop {
        if let Some(left) = left(&table.receive("table").await) {
            break left;
        }
    };
    let start = Instant::now();
    for number in 1..50 {
        tokio::time::sleep(Duration::from_millis(2_100)).await;
        // It is refused, and answered once the table has stored what was due: meanwhile time must not jump on.
        table
            .send(TableMessage::Command {
                id: 1,
                number,
                command: Command::TakeBack,
                lag: 0,
                in_flight: None,
            })
            .await;
        while parse(&table.outbox.recv().await.unwrap())["type"] != "refused" {}
    }
    let passed = start.elapsed().as_millis() as u64;
    table.restart(limited).await;
    let after = loop {
        if let Some(left) = left(&table.receive("table").await) {
            break left;
        }
    };
    let expected = before - passed;
    assert!((expected - 2_000..=expected + 2_000).contains(&after), "{before} and {after}");
}

/// A game whose hard bot and hints wait until the returned end is dropped, however little time they are given.
fn held() -> (std::sync::mpsc::Sender<()>, Instrumented<()>) {
    let (free, held) = std::sync::mpsc::channel::<()>();
    let held = std::sync::Mutex::new(held);
    let bot = move |_, level| {
        if level == Level::Hard {
            let _freed = held.lock().unwrap().recv();
        }
    };
    (free, Instrumented { inner: (), act: || (), bot: Arc::new(bot) })
}

#[tokio::test]
async fn an_easy_bot_does_not_wait_for_the_deep_thoughts_of_others() {
    let request = json!({ "game": "five-crowns", "seats": 2, "name": "Anna", "against": "easy" });
    let mut table = Fixture::open(request, plain()).await;
    // All threads that search are taken, and another thought of Anna's own address waits.
    let (free, taken) = std::sync::mpsc::channel::<()>();
    let taken = Arc::new(std::sync::Mutex::new(taken));
    let threads = std::thread::available_parallelism().unwrap().get();
    let busy: Vec<_> = (0..=threads)
        .map(|_| {
            let (taken, flow) = (taken.clone(), Flow::Table("OTHER".into()));
            let payer = Payer { address: Address::of(std::net::Ipv4Addr::LOCALHOST.into()), flow };
            let hold = move |_| taken.lock().unwrap().recv().is_err();
            table.app.thinking.think(payer, Depth::Deep, hold)
        })
        .collect();
    let mut game = table.receive("welcome").await["game"].take();
    for number in 1..=6 {
        game = table.turn(game).await;
        table.act(number, game["menu"][0].clone()).await;
        game = table.receive("game").await["game"].take();
    }
    drop((free, busy));
}

#[tokio::test]
async fn s_26_a_person_has_one_hint_at_a_time_at_whatever_tables() {
    let request = json!({ "game": "double-series", "seats": 2, "name": "Anna", "against": "easy" });
    let (free, game) = held();
    let mut first = Fixture::open(request.clone(), game.clone()).await;
    let mut second = first.beside(request, game).await;
    for table in [&mut first, &mut second] {
        let game = table.receive("welcome").await["game"].take();
        table.turn(game).await;
    }
    first.send(TableMessage::RequestHint { id: 1, number: 1 }).await;
    // Another page at the same table, and another table.
    let mut page = first.connect(2).await;
    first.send(TableMessage::RequestHint { id: 2, number: 1 }).await;
    assert_eq!(parse(&receive(&mut page, "no_hint").await)["rule"], "S-26");
    second.send(TableMessage::RequestHint { id: 1, number: 7 }).await;
    assert_eq!(second.receive("no_hint").await["rule"], "S-26");
    // The page that asked is gone, and nobody waits for its hint any more: the other table has its turn.
    first.send(TableMessage::Leave { id: 1 }).await;
    receive(&mut page, "table").await;
    second.send(TableMessage::RequestHint { id: 1, number: 8 }).await;
    drop(free);
    assert_eq!(second.receive("hint").await["number"], 8);
}

#[tokio::test]
async fn a_hint_is_about_what_the_seat_has_seen_by_then() {
    let request = json!({ "game": "five-crowns", "seats": 2, "name": "Anna", "against": "easy" });
    let (free, game) = held();
    let mut table = Fixture::open(request, game).await;
    let game = table.receive("welcome").await["game"].take();
    let game = table.turn(game).await;
    table.send(TableMessage::RequestHint { id: 1, number: 3 }).await;
    // Drawing leaves it her turn.
    table.act(1, game["menu"][0].clone()).await;
    let seen = table.receive("game").await["game"]["number"].clone();
    drop(free);
    let hint = table.receive("hint").await;
    assert_eq!((&hint["number"], &hint["seen"]), (&json!(3), &seen));
}
