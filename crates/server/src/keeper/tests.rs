//! A mistake in a game: it takes back what it touched, and neither the table nor the server goes down with it.

use bots::{Budget, Level};
use catalog::{Json, Sighted};
use serde_json::{Value, json};
use table::log::Header;
use table::{About, Audience, Commitment, Millis, Outcome, Refusal, Seats};

use super::*;
use crate::config::Config;
use crate::identity::{Client, Holder};
use crate::wire::OpenTable;

/// A game that panics whenever somebody acts.
struct Mistaken(Box<dyn Table>);

#[rustfmt::skip]
impl Table for Mistaken {
    fn act(&mut self, seat: Seat, action: &Value, at: Moment, lag: Millis) -> Result<(), Refusal> {
        self.0.act(seat, action, at, lag)?;
        panic!("as the test wants it, in the middle of everything")
    }
    fn about(&self) -> &'static About { self.0.about() }
    fn seats(&self) -> u8 { self.0.seats() }
    fn now(&self) -> Moment { self.0.now() }
    fn awaited(&self) -> Seats { self.0.awaited() }
    fn deadline(&self) -> Option<Moment> { self.0.deadline() }
    fn outcome(&self) -> Option<Outcome> { self.0.outcome() }
    fn commitment(&self) -> Option<Commitment> { self.0.commitment() }
    fn position(&self) -> Json { self.0.position() }
    fn view(&self, audience: Audience) -> Json { self.0.view(audience) }
    fn menu(&self, seat: Seat) -> Json { self.0.menu(seat) }
    fn offers(&self, seat: Seat) -> Json { self.0.offers(seat) }
    fn aid(&self, audience: Audience) -> Json { self.0.aid(audience) }
    fn mentions(&self, action: &Value) -> Option<(Seat, u32)> { self.0.mentions(action) }
    fn advance(&mut self, to: Moment) -> Result<(), Refusal> { self.0.advance(to) }
    fn bot(&self, seat: Seat, level: Level, budget: Budget, chance: &mut fastrand::Rng) -> Option<Plan> {
        self.0.bot(seat, level, budget, chance)
    }
    fn length(&self) -> usize { self.0.length() }
    fn trim(&mut self, keep: usize) { self.0.trim(keep); }
    fn header(&self) -> Option<&Header> { self.0.header() }
    fn record(&self, number: usize) -> Option<Json> { self.0.record(number) }
    fn sighted(&self, from: usize, audience: Audience) -> Vec<Sighted> { self.0.sighted(from, audience) }
    fn log(&self) -> Result<String, Refusal> { self.0.log() }
    fn branch(&self) -> Box<dyn Table> { self.0.branch() }
}

#[tokio::test]
async fn a_panic_in_a_game_is_a_refusal() {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(store::Sqlite::open(folder.path()).unwrap());
    let hub = Hub::new(store, Config::default(), "http://test".to_owned()).await.unwrap();
    let anna = Holder::of("anna");
    let wish = json!({ "game": "five-crowns", "seats": 1, "name": "Anna", "against": "easy" });
    let wish: OpenTable = serde_json::from_value(wish).unwrap();
    let code = hub.open(&wish, &anna).await.unwrap();
    let mut loaded = Loaded::from(&hub, &code).await.unwrap().unwrap();
    loaded.game = loaded.game.map(|game| Box::new(Mistaken(game)) as Box<dyn Table>);

    let (way, inbox) = mpsc::channel(INBOX);
    let task = tokio::spawn(Keeper::new(code, hub, loaded, way.downgrade()).run(inbox));
    let (out, mut outbox) = mpsc::channel(crate::desk::OUTBOX);
    let socket = Socket::new(1, anna.clone(), Client::of(&anna, "page"), out);
    let ask = async |ask: Ask| way.send(Box::new(ask)).await.ok().unwrap();
    ask(Ask::Join { socket, last: None }).await;
    let mut hear = async |kind: &str| loop {
        let text = outbox.recv().await.expect("the table is still there");
        let message: Value = serde_json::from_str(&text).unwrap();
        if message["type"] == kind {
            return message;
        }
    };
    let welcome = hear("welcome").await;
    let action = welcome["game"]["menu"][0].clone();
    let command = Command::Act { action };
    for (number, answer) in [(1, "refused"), (2, "done")] {
        ask(Ask::Command { id: 1, number, command: command.clone(), lag: 0 }).await;
        let heard = hear(answer).await;
        assert_eq!(heard["number"], number);
        assert!(answer == "done" || heard["rule"] == "S-14", "{heard}");
    }
    let told = hear("game").await;
    assert!(told["game"]["number"].as_u64() > welcome["game"]["number"].as_u64());
    assert!(!task.is_finished());
}
