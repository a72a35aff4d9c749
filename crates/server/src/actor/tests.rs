//! The actor around a faulty game: a panic undoes what it touched, and neither the table nor the server goes down
//! with it. And the timing of bots and turn clocks.

use std::sync::atomic::{AtomicU32, Ordering};

use bots::{Budget, Level};
use catalog::{AnyAction, AnyTable, Hint, Json, Plan, SightRecord, Snapshot};
use serde_json::{Value, json};
use table::log::Header;
use table::{About, Audience, Commitment, Millis, Moment, Outcome, Refusal, Seat, Seats};

use super::*;
use crate::config::Config;
use crate::identity::{Client, Holder};
use crate::room::Room;
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
    fn deadline(&self) -> Option<Moment> { self.inner.deadline() }
    fn outcome(&self) -> Option<Outcome> { self.inner.outcome() }
    fn commitment(&self) -> Option<Commitment> { self.inner.commitment() }
    fn position(&self) -> Json { self.inner.position() }
    fn view(&self, audience: Audience) -> Json { self.inner.view(audience) }
    fn menu(&self, seat: Seat) -> Json { self.inner.menu(seat) }
    fn snapshot(&self, audience: Audience) -> Snapshot { self.inner.snapshot(audience) }
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
    fn log(&self) -> Result<String, Refusal> { self.inner.log() }
}

/// A table of such a game, with Anna's page at it.
struct Fixture {
    handle: TableHandle,
    outbox: mpsc::Receiver<Outgoing>,
    task: tokio::task::JoinHandle<()>,
    _folder: tempfile::TempDir,
}

impl Fixture {
    async fn open(request: Value, game: Instrumented<()>) -> Fixture {
        Fixture::with(request, game, |_| ()).await
    }

    /// With a room that was set up otherwise.
    async fn with(request: Value, game: Instrumented<()>, set_up: impl FnOnce(&mut Room)) -> Fixture {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(store::Sqlite::open(folder.path()).unwrap());
        let config = Config { bot_pace: Duration::ZERO..=Duration::ZERO, ..Config::default() };
        let app = App::new(store, config, "http://test".to_owned()).await.unwrap();
        let request: OpenTable = serde_json::from_value(request).unwrap();
        let code = app.open(&request, &Holder::of("anna")).await.unwrap().code;
        let mut loaded = Loaded::from_store(&*app.store, &code).await.unwrap().unwrap();
        set_up(&mut loaded.room);
        let wrap =
            |inner| Box::new(Instrumented { inner, act: game.act, bot: game.bot }) as Box<dyn AnyTable>;
        loaded.game = loaded.game.map(wrap);
        let (handle, inbox) = mpsc::channel(INBOX_CAPACITY);
        let task = tokio::spawn(TableActor::new(code, app, loaded, handle.downgrade()).run(inbox));
        let (_, outbox) = mpsc::channel(1);
        let mut fixture = Fixture { handle, outbox, task, _folder: folder };
        fixture.outbox = fixture.connect(1).await;
        fixture
    }

    /// Connects another page of Anna's.
    async fn connect(&self, id: u64) -> mpsc::Receiver<Outgoing> {
        let (outbox, received) = mpsc::channel(OUTBOX_CAPACITY);
        let anna = Holder::of("anna");
        let client = Client::of(&anna, &format!("page {id}"));
        let connection = Connection::new(id, anna, client, outbox);
        self.send(TableMessage::Join { connection, last_seen: None }).await;
        received
    }

    async fn send(&self, message: TableMessage) {
        self.handle.send(Box::new(message)).await.ok().unwrap();
    }

    async fn act(&self, number: u32, action: Value) {
        let action = serde_json::value::to_raw_value(&action).unwrap();
        let command = Command::Act { action };
        self.send(TableMessage::Command { id: 1, number, command, lag: 0 }).await;
    }

    async fn receive(&mut self, kind: &str) -> Value {
        parse(&receive(&mut self.outbox, kind).await)
    }
}

fn parse(text: &Outgoing) -> Value {
    serde_json::from_str(text).unwrap()
}

/// The next message of that kind.
async fn receive(outbox: &mut mpsc::Receiver<Outgoing>, kind: &str) -> Outgoing {
    loop {
        let text = outbox.recv().await.expect("the table is still there");
        let message = parse(&text);
        if message["type"] == kind {
            return text;
        }
        assert!(message["type"] != "refused", "{message}");
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
        while game["menu"].as_array().unwrap().is_empty() {
            game = table.receive("game").await["game"].clone();
        }
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
    table.send(TableMessage::Command { id: 1, number: 1, command: Command::TakeBack, lag: 0 }).await;
    table.receive("done").await;
    while standing_in(&table.receive("table").await) {}
}
