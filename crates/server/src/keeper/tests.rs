//! A mistake in a game: it takes back what it touched, and neither the table nor the server goes down with it.

use std::sync::atomic::{AtomicU32, Ordering};

use bots::{Budget, Level};
use catalog::{AnyAction, Hint, Json, Plan, SightRecord};
use serde_json::{Value, json};
use table::log::Header;
use table::{About, Audience, Commitment, Millis, Outcome, Refusal, Seat, Seats};

use super::*;
use crate::config::Config;
use crate::identity::{Client, Holder};
use crate::wire::OpenTable;

/// A game that does something of the test's own before it acts and before a bot thinks.
#[derive(Clone)]
struct Odd<T> {
    inner: T,
    act: fn(),
    bot: Arc<dyn Fn(Seat, Level) + Send + Sync>,
}

#[rustfmt::skip]
impl AnyTable for Odd<Box<dyn AnyTable>> {
    fn act(&mut self, seat: Seat, action: &AnyAction, at: Moment, lag: Millis) -> Result<(), Refusal> {
        self.inner.act(seat, action, at, lag)?;
        (self.act)();
        Ok(())
    }
    fn fork(&self) -> Box<dyn AnyTable> {
        Box::new(Odd { inner: self.inner.fork(), act: self.act, bot: self.bot.clone() })
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
    fn offers(&self, seat: Seat) -> Json { self.inner.offers(seat) }
    fn view_aid(&self, audience: Audience) -> Json { self.inner.view_aid(audience) }
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

/// A table of that odd game with Anna's page at it.
struct Odds {
    way: Way,
    outbox: mpsc::Receiver<crate::desk::Outgoing>,
    task: tokio::task::JoinHandle<()>,
    _folder: tempfile::TempDir,
}

impl Odds {
    async fn open(wish: Value, odd: Odd<()>) -> Odds {
        Odds::with(wish, odd, |_| ()).await
    }

    /// With a table that was set up otherwise.
    async fn with(wish: Value, odd: Odd<()>, set_up: impl FnOnce(&mut Room)) -> Odds {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(store::Sqlite::open(folder.path()).unwrap());
        let config = Config { bot_pace: Duration::ZERO..=Duration::ZERO, ..Config::default() };
        let hub = Hub::new(store, config, "http://test".to_owned()).await.unwrap();
        let anna = Holder::of("anna");
        let wish: OpenTable = serde_json::from_value(wish).unwrap();
        let code = hub.open(&wish, &anna).await.unwrap();
        let mut loaded = Loaded::from(&hub, &code).await.unwrap().unwrap();
        set_up(&mut loaded.room);
        let wrap = |inner| Box::new(Odd { inner, act: odd.act, bot: odd.bot }) as Box<dyn AnyTable>;
        loaded.game = loaded.game.map(wrap);
        let (way, inbox) = mpsc::channel(INBOX);
        let task = tokio::spawn(Keeper::new(code, hub, loaded, way.downgrade()).run(inbox));
        let (out, outbox) = mpsc::channel(crate::desk::OUTBOX);
        let socket = Socket::new(1, anna.clone(), Client::of(&anna, "page"), out);
        let odds = Odds { way, outbox, task, _folder: folder };
        odds.ask(Ask::Join { socket, last: None }).await;
        odds
    }

    async fn ask(&self, ask: Ask) {
        self.way.send(Box::new(ask)).await.ok().unwrap();
    }

    async fn act(&self, number: u32, action: Value) {
        self.ask(Ask::Command { id: 1, number, command: Command::Act { action }, lag: 0 }).await;
    }

    async fn hear(&mut self, kind: &str) -> Value {
        loop {
            let text = self.outbox.recv().await.expect("the table is still there");
            let message: Value = serde_json::from_str(&text).unwrap();
            if message["type"] == kind {
                return message;
            }
            assert!(message["type"] != "refused", "{message}");
        }
    }
}

#[tokio::test]
async fn a_panic_in_a_game_is_a_refusal() {
    let wish = json!({ "game": "five-crowns", "seats": 1, "name": "Anna", "against": "easy" });
    let act = || panic!("as the test wants it, in the middle of everything");
    let mut odds = Odds::open(wish, Odd { inner: (), act, bot: Arc::new(|_, _| ()) }).await;
    let welcome = odds.hear("welcome").await;
    let action = welcome["game"]["menu"][0].clone();
    for (number, answer) in [(1, "refused"), (2, "done")] {
        odds.act(number, action.clone()).await;
        let heard = odds.hear(answer).await;
        assert_eq!(heard["number"], number);
        assert!(answer == "done" || heard["rule"] == "S-14", "{heard}");
    }
    let told = odds.hear("game").await;
    assert!(told["game"]["number"].as_u64() > welcome["game"]["number"].as_u64());
    assert!(!odds.task.is_finished());
}

#[tokio::test]
async fn a_bot_that_fails_plays_on_without_thinking() {
    let wish = json!({ "game": "five-crowns", "seats": 2, "name": "Anna", "against": "hard" });
    let bot = |_, level| assert!(level == Level::Random, "as the test wants it, in the middle of a thought");
    let mut odds = Odds::open(wish, Odd { inner: (), act: || (), bot: Arc::new(bot) }).await;
    let mut game = odds.hear("welcome").await["game"].clone();
    for number in 1..=4 {
        while game["menu"].as_array().unwrap().is_empty() {
            game = odds.hear("game").await["game"].clone();
        }
        odds.act(number, game["menu"][0].clone()).await;
        game = odds.hear("game").await["game"].clone();
    }
}

/// All draw at once, each unseen by the others: a bot that thought again about every line that somebody else
/// draws would never come to draw its own.
#[tokio::test]
async fn a_bot_thinks_again_when_its_seat_sees_something_new_and_not_before() {
    let wish = json!({ "game": "find-five", "seats": 2, "name": "Anna", "against": "easy" });
    let thoughts = Arc::new(AtomicU32::new(0));
    let count = thoughts.clone();
    let bot = move |_, _| assert!(count.fetch_add(1, Ordering::SeqCst) < 1000);
    let mut odds = Odds::open(wish, Odd { inner: (), act: || (), bot: Arc::new(bot) }).await;
    odds.hear("welcome").await;
    let before = thoughts.load(Ordering::SeqCst);
    for square in 0..12 {
        let action = json!({ "do": "mark", "round": 1, "squares": [square] });
        odds.act(square + 1, action).await;
        odds.hear("done").await;
    }
    let after = thoughts.load(Ordering::SeqCst);
    assert!(after <= before + 4, "thought {after} times of the same");
}

/// The clock of the test stands still until all wait, and then jumps to whatever comes next.
#[tokio::test(start_paused = true)]
async fn after_a_turn_clock_a_bot_plays_until_the_person_is_back() {
    let wish = json!({ "game": "five-crowns", "seats": 2, "name": "Anna", "against": "easy" });
    let odd = Odd { inner: (), act: || (), bot: Arc::new(|_, _| ()) };
    let mut odds = Odds::with(wish, odd, |room| room.turn = Some(30)).await;
    let standing_in = |message: &Value| message["table"]["seats"][0]["held"]["by"] == "standin";
    let left = |message: &Value| message["table"]["seats"][0]["left"].as_u64();
    let mut told = Vec::new();
    let table = loop {
        let message = odds.hear("table").await;
        if standing_in(&message) {
            break message;
        }
        told.extend(left(&message));
    };
    assert!(told.iter().any(|left| (29_000..=30_000).contains(left)), "everybody is told: {told:?}");
    assert_eq!(left(&table), None);
    // The bot plays on: both seats come to act without a word of Anna's.
    for _ in 0..6 {
        odds.hear("game").await;
    }
    odds.ask(Ask::Command { id: 1, number: 1, command: Command::TakeBack, lag: 0 }).await;
    odds.hear("done").await;
    while standing_in(&odds.hear("table").await) {}
}
