//! A page at a table, over as many lives of the server as it takes.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::client::{Client, PATIENCE, Refused, Way};

/// The server as everybody knows it, or the servers: then everybody comes to any of them.
#[derive(Clone)]
pub(super) struct World {
    pub(super) addresses: watch::Receiver<Vec<SocketAddr>>,
    /// Nobody begins anything more.
    pub(super) stop: Arc<AtomicBool>,
    /// How many commands were acknowledged.
    pub(super) done: Arc<AtomicUsize>,
    /// How long commands took to be answered, in microseconds, however often they were sent for it.
    pub(super) waits: Arc<Mutex<Vec<u64>>>,
}

impl World {
    /// A server that lives, as far as is known.
    pub(super) fn address(&self) -> SocketAddr {
        *fastrand::choice(&*self.addresses.borrow()).expect("a server")
    }

    pub(super) fn is_over(&self) -> bool {
        self.stop.load(Ordering::SeqCst)
    }
}

/// What became of a command, as far as its sender knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    Unknown,
    Done,
    Refused,
}

/// By number: the fingerprint of the command, and what became of it.
pub(super) type Sent = BTreeMap<u32, (u32, Fate)>;

/// The answer to a command: a key, if it asked for one, or a refusal.
pub(super) type Answer = Result<Option<String>, Refused>;

/// A page.
pub(super) struct Page {
    pub(super) world: World,
    pub(super) way: Way,
    client: Option<Client>,
    /// The number of the last sight.
    last: Option<u32>,
    /// The latest number that it was told at this table, on whatever connection.
    told: Option<u32>,
    pub(super) number: u32,
    /// What it is bound to.
    bound: Option<(Value, String)>,
    pub(super) sent: Sent,
}

impl Page {
    /// The page of that number at a table. Each counts its commands from somewhere else, so that a record tells whose it
    /// is.
    pub(super) fn new(world: &World, code: &str, cookie: String, number: u32) -> Page {
        let (address, page) = (world.address(), format!("page{number}"));
        let way = Way { address, code: code.to_owned(), cookie, page };
        let number = number * 1_000_000;
        Page {
            world: world.clone(),
            way,
            client: None,
            last: None,
            told: None,
            number,
            bound: None,
            sent: Sent::new(),
        }
    }

    /// The same page at another table; gives what it sent at this one.
    pub(super) fn moves(&mut self, id: &str) -> Sent {
        id.clone_into(&mut self.way.code);
        (self.client, self.last, self.told, self.bound) = (None, None, None, None);
        std::mem::take(&mut self.sent)
    }

    /// The connection; a new one, if the last one broke.
    pub(super) async fn client(&mut self) -> &mut Client {
        let start = Instant::now();
        while self.client.is_none() {
            self.way.address = self.world.address();
            match self.way.tries_hello(self.last).await {
                Ok(mut back) => {
                    assert!(back.last >= self.last, "{} was told of what is no longer so", self.way.page);
                    assert!(back.number <= self.number, "{} never sent that", self.way.page);
                    back.number = self.number;
                    self.client = Some(back);
                }
                Err(why) => {
                    assert!(start.elapsed() < PATIENCE, "{:?} does not get back: {why}", self.way);
                    sleep(Duration::from_millis(5)).await;
                }
            }
        }
        let client = self.client.as_mut().unwrap();
        assert!(client.last >= self.told, "{} was told of what is no longer so", self.way.page);
        self.told = client.last;
        client
    }

    /// Sends commands right after each other, and whatever is not answered again when the connection breaks.
    pub(super) async fn does_all(&mut self, commands: &[Value]) -> Vec<Answer> {
        let first = self.number + 1;
        for command in commands {
            self.number += 1;
            self.sent.insert(self.number, (fingerprint(command), Fate::Unknown));
        }
        let begun = Instant::now();
        let mut answers: Vec<Answer> = Vec::new();
        while answers.len() < commands.len() {
            let client = self.client().await;
            let exchange = async {
                for (number, command) in (first..).zip(commands).skip(answers.len()) {
                    client.tries_to_post(number, command).await.map_err(|error| error.to_string())?;
                }
                while answers.len() < commands.len() {
                    let answer = client.tries_answer(first + answers.len() as u32).await?;
                    answers.push(answer);
                }
                Ok::<(), String>(())
            };
            if exchange.await.is_err() {
                self.lost();
            }
        }
        self.world.waits.lock().unwrap().push(begun.elapsed().as_micros() as u64);
        for (number, answer) in (first..).zip(&answers) {
            let fate = if answer.is_ok() { Fate::Done } else { Fate::Refused };
            self.sent.get_mut(&number).unwrap().1 = fate;
            self.world.done.fetch_add(usize::from(answer.is_ok()), Ordering::SeqCst);
        }
        answers
    }

    /// Sends a command until it is answered.
    pub(super) async fn does(&mut self, command: Value) -> Answer {
        self.does_all(&[command]).await.remove(0)
    }

    fn lost(&mut self) {
        if let Some(client) = self.client.take() {
            self.last = client.last;
        }
    }

    /// Reads for a moment.
    pub(super) async fn looks(&mut self) {
        let client = self.client().await;
        if let Ok(Err(_broken)) = timeout(Duration::from_millis(30), client.reads()).await {
            self.lost();
        }
    }

    /// Reads until it is so, or everything is over.
    pub(super) async fn looks_until(&mut self, is_so: impl Fn(&Client) -> bool) {
        while !is_so(self.client().await) && !self.world.is_over() {
            self.looks().await;
        }
    }

    /// Does for the start what a page does by itself: commits, and reveals when it is asked.
    pub(super) async fn keeps_its_word(&mut self) {
        let client = self.client().await;
        let Some(seat) = client.seat() else { return };
        let waiting = client.table["status"] == "waiting";
        let can_commit = client.table["starting"].is_null() || client.table["starting"]["anew"] == true;
        if waiting && can_commit && client.table["seats"][seat as usize]["commit"].is_null() {
            let command = client.draws();
            let bound = client.bound.clone();
            if self.does(command).await.is_ok() {
                self.bound = bound;
            }
        } else if client.is_asked() {
            let text = self.bound.clone().map(|(_, text)| text);
            let _too_late = self.does(json!({ "do": "reveal", "text": text })).await;
        }
    }

    /// Plays at random until the game or everything is over.
    pub(super) async fn plays(&mut self, mut rng: fastrand::Rng) {
        while !self.world.is_over() && !self.client().await.over() {
            let client = self.client().await;
            let stood_in = client
                .seat()
                .is_some_and(|seat| client.table["seats"][seat as usize]["held"]["by"] == "standin");
            let mut commands = Vec::new();
            if stood_in {
                commands.push(json!({ "do": "take_back" }));
            } else if let Some(action) = rng.choice(client.menu()) {
                commands.push(json!({ "do": "act", "action": action }));
            }
            match rng.u8(..60) {
                0 | 1 => commands.push(json!({ "do": "chat", "text": format!("line {}", self.number) })),
                2 => commands.push(json!({ "do": "hand_over", "seat": self.client().await.seat() })),
                // Twice the same: one of them is too late, or both count.
                3 => commands.extend(commands.first().cloned()),
                _ => {}
            }
            if commands.is_empty() {
                self.looks().await;
                continue;
            }
            self.does_all(&commands).await;
            if rng.bool() {
                self.looks().await;
            }
        }
    }
}

/// The fingerprint of a command, as the log stores it.
fn fingerprint(command: &Value) -> u32 {
    let command: server::wire::Command = serde_json::from_value(command.clone()).unwrap();
    let hash: [u8; 32] = Sha256::digest(serde_json::to_vec(&command).unwrap()).into();
    u32::from_le_bytes([hash[0], hash[1], hash[2], hash[3]])
}
