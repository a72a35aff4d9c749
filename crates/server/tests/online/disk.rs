//! A failing disk: nothing is acknowledged that is not stored, and the table goes on afterwards.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use serde_json::json;
use store::{Append, NewTable, Pending, Sqlite, Store, StoreError, StoredTable};
use tempfile::TempDir;

use crate::harness::{Client, House, Setup, folder, play_one};

/// A store whose disk can be made to fail.
pub(crate) struct Flaky {
    inner: Sqlite,
    mood: AtomicU8,
    _folder: TempDir,
}

/// Everything works.
pub(crate) const FINE: u8 = 0;
/// Nothing more fits.
pub(crate) const FULL: u8 = 1;
/// What is written is stored, but reported as failed.
const SILENT: u8 = 2;
/// Nothing can be written or read.
const DEAD: u8 = 3;

impl Flaky {
    pub(crate) fn new() -> Arc<Flaky> {
        let folder = folder();
        let inner = Sqlite::open(folder.path().join("data")).unwrap();
        Arc::new(Flaky { inner, mood: AtomicU8::new(FINE), _folder: folder })
    }

    pub(crate) fn becomes(&self, mood: u8) {
        self.mood.store(mood, Ordering::SeqCst);
    }

    fn mood(&self) -> u8 {
        self.mood.load(Ordering::SeqCst)
    }

    fn failed() -> StoreError {
        StoreError::Failed { path: PathBuf::from("quintet.db"), what: "a fault of the test".to_owned() }
    }

    fn write<'a>(&'a self, work: Pending<'a, ()>) -> Pending<'a, ()> {
        Box::pin(async move {
            match self.mood() {
                FINE => work.await,
                FULL => Err(StoreError::Full { path: PathBuf::from("quintet.db") }),
                SILENT => work.await.and(Err(Flaky::failed())),
                _ => Err(Flaky::failed()),
            }
        })
    }

    fn read<'a, T: 'a>(&'a self, work: Pending<'a, T>) -> Pending<'a, T> {
        Box::pin(async move { if self.mood() == DEAD { Err(Flaky::failed()) } else { work.await } })
    }
}

impl Store for Flaky {
    fn create(&self, table: NewTable) -> Pending<'_, ()> {
        self.write(self.inner.create(table))
    }

    fn append(&self, append: Append) -> Pending<'_, ()> {
        self.write(self.inner.append(append))
    }

    fn load(&self, code: &str) -> Pending<'_, Option<StoredTable>> {
        self.read(self.inner.load(code))
    }

    fn running(&self) -> Pending<'_, Vec<String>> {
        self.read(self.inner.running())
    }
}

async fn house(disk: &Arc<Flaky>) -> House {
    House::with(Setup { store: Some(disk.clone()), ..Setup::default() }).await
}

async fn in_the_middle(house: &House) -> (Client, Client) {
    let mut anna = house.opens(json!({ "game": "five-crowns", "seats": 2, "name": "Anna" })).await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    anna.does(json!({ "do": "start" })).await;
    for person in [&mut anna, &mut bert] {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    for _ in 0..5 {
        assert!(play_one(&mut [&mut anna, &mut bert]).await);
    }
    (anna, bert)
}

#[tokio::test]
async fn s_14_on_a_full_disk_nothing_happens_and_afterwards_all_goes_on() {
    let disk = Flaky::new();
    let house = house(&disk).await;
    let mut waiting = house.table(2, "Cleo").await;
    let (mut anna, mut bert) = in_the_middle(&house).await;
    disk.becomes(FULL);
    let answer = house.requests_table(json!({ "game": "five-crowns", "seats": 2, "name": "Dora" })).await;
    assert_eq!((answer.status, &*answer.rule()), (503, "S-14"));
    assert_eq!(waiting.cannot(json!({ "do": "start" })).await, "S-14");
    assert_eq!(anna.cannot(json!({ "do": "chat", "text": "lost" })).await, "S-14");
    let player = if anna.menu().is_empty() { &mut bert } else { &mut anna };
    let (seen, action) = (player.last, player.choice().unwrap());
    for _ in 0..3 {
        assert_eq!(player.cannot(json!({ "do": "act", "action": action })).await, "S-14");
    }
    assert_eq!(player.last, seen, "what was not stored was not sent");
    disk.becomes(FINE);
    waiting.does(json!({ "do": "start" })).await;
    waiting.until("the start", |waiting| !waiting.game.is_null()).await;
    for _ in 0..6 {
        assert!(play_one(&mut [&mut anna, &mut bert]).await);
    }
    assert!(anna.chat.is_empty() && bert.chat.is_empty());
}

#[tokio::test]
async fn s_14_what_was_stored_though_the_store_reports_failure_has_happened_once() {
    let disk = Flaky::new();
    let house = house(&disk).await;
    let (mut anna, mut bert) = in_the_middle(&house).await;
    for _ in 0..3 {
        disk.becomes(SILENT);
        anna.does(json!({ "do": "chat", "text": "hello" })).await;
        let (player, other) =
            if anna.menu().is_empty() { (&mut bert, &mut anna) } else { (&mut anna, &mut bert) };
        let (seen, action) = (player.last, player.choice().unwrap());
        player.acts(action).await;
        disk.becomes(FINE);
        player.until("what it did", |player| player.last > seen).await;
        other.until("what it did", |other| other.last == player.last).await;
    }
    for _ in 0..6 {
        assert!(play_one(&mut [&mut anna, &mut bert]).await);
    }
    let anna = anna.reconnects().await;
    assert_eq!(anna.chat.len(), 3);
}

#[tokio::test]
async fn a_table_that_cannot_even_be_read_drops_its_connections_and_comes_back() {
    let disk = Flaky::new();
    let house = house(&disk).await;
    let (mut anna, mut bert) = in_the_middle(&house).await;
    disk.becomes(DEAD);
    let player = if anna.menu().is_empty() { &mut bert } else { &mut anna };
    let action = player.choice().unwrap();
    assert_eq!(player.cannot(json!({ "do": "act", "action": action })).await, "S-14");
    // What is in memory cannot be trusted now: both are cut off, and come back to what is on disk.
    anna.until_closed().await;
    bert.until_closed().await;
    disk.becomes(FINE);
    let (before, last) = (anna.view().clone(), anna.last);
    anna = anna.reconnects().await;
    bert = bert.reconnects().await;
    assert_eq!((anna.view(), anna.last), (&before, last));
    for _ in 0..6 {
        assert!(play_one(&mut [&mut anna, &mut bert]).await);
    }
}

#[tokio::test]
async fn bots_try_again_when_there_is_space() {
    let disk = Flaky::new();
    let house = house(&disk).await;
    let mut anna = house.opens(json!({ "game": "five-crowns", "seats": 3, "name": "Anna" })).await;
    anna.does(json!({ "do": "start" })).await;
    anna.until("a turn", |anna| !anna.menu().is_empty()).await;
    assert!(anna.plays().await);
    anna.until("the card", |anna| !anna.menu().is_empty() && anna.view()["phase"] == "discard").await;
    let (seen, action) = (anna.last, anna.choice().unwrap());
    anna.acts(action).await;
    disk.becomes(FULL);
    // The bots' moves are not stored, whether they begin before this or after; nothing is sent of them.
    anna.until("her own discard", |anna| anna.last > seen).await;
    assert_eq!(anna.cannot(json!({ "do": "chat", "text": "hello?" })).await, "S-14");
    disk.becomes(FINE);
    anna.until("a turn again", |anna| !anna.menu().is_empty() || anna.over()).await;
}
