//! A failing disk: nothing is acknowledged that is not stored, and the table goes on afterwards.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU8, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use serde_json::json;
use store::{
    Accuracy, Append, Deletion, Found, GameResult, HandedOver, KeptResult, KeptReview, Lookup, NewTable,
    Pending, Person, PlayedGames, Player, PlayerNumber, Rewrite, SeatAccuracy, Sqlite, Stage, Store,
    StoreError, StoredTable, Summary, TableNumber, ToForget,
};
use tempfile::TempDir;
use tokio::sync::watch;

use crate::harness::{House, Setup, folder, play_one};

/// A store whose disk can be made to fail.
pub(crate) struct Flaky {
    inner: Sqlite,
    mood: AtomicU8,
    /// The table that cannot be loaded until it is let go.
    held: watch::Sender<Option<String>>,
    /// The codes of the tables that were loaded.
    loads: Mutex<Vec<String>>,
    /// How many pieces of logs were read.
    pieces: AtomicU32,
    folder: TempDir,
}

/// Everything works.
pub(crate) const FINE: u8 = 0;
/// Nothing more fits.
pub(crate) const FULL: u8 = 1;
/// What is written is stored, but reported as failed.
const SILENT: u8 = 2;
/// Nothing can be written or read.
pub(crate) const DEAD: u8 = 3;

impl Flaky {
    pub(crate) fn new() -> Arc<Flaky> {
        let folder = folder();
        let inner = Sqlite::open(folder.path().join("data")).unwrap();
        Arc::new(Flaky {
            inner,
            mood: AtomicU8::new(FINE),
            held: watch::Sender::new(None),
            loads: Mutex::default(),
            pieces: AtomicU32::new(0),
            folder,
        })
    }

    pub(crate) fn becomes(&self, mood: u8) {
        self.mood.store(mood, Ordering::SeqCst);
    }

    /// Lets that table wait before it is loaded; none waits any more with `None`.
    pub(crate) fn holds(&self, code: Option<&str>) {
        self.held.send_replace(code.map(str::to_owned));
    }

    /// How often that table was loaded.
    pub(crate) fn loads(&self, code: &str) -> usize {
        self.loads.lock().unwrap().iter().filter(|loaded| *loaded == code).count()
    }

    /// How many pieces of logs were read.
    pub(crate) fn pieces(&self) -> u32 {
        self.pieces.load(Ordering::SeqCst)
    }

    /// Its database.
    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("data/quintet.db")
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

    fn find(&self, by: Lookup<'_>) -> Pending<'_, Option<Found>> {
        self.read(self.inner.find(by))
    }

    fn load(&self, code: &str) -> Pending<'_, Option<StoredTable>> {
        self.loads.lock().unwrap().push(code.to_owned());
        let (code, mut held) = (code.to_owned(), self.held.subscribe());
        Box::pin(async move {
            assert!(held.wait_for(|held| *held != Some(code.clone())).await.is_ok());
            self.read(self.inner.load(&code)).await
        })
    }

    fn records(&self, code: &str, from: u64, most: usize) -> Pending<'_, Vec<Box<str>>> {
        self.pieces.fetch_add(1, Ordering::SeqCst);
        self.read(self.inner.records(code, from, most))
    }

    fn tables_of(&self, devices: &[&str], ended: bool, most: usize) -> Pending<'_, Vec<Found>> {
        self.read(self.inner.tables_of(devices, ended, most))
    }

    fn unsummarised(&self, skip: usize, most: usize) -> Pending<'_, Vec<String>> {
        self.read(self.inner.unsummarised(skip, most))
    }

    fn summarise(&self, code: &str, summary: Summary) -> Pending<'_, ()> {
        self.write(self.inner.summarise(code, summary))
    }

    fn expired(&self, stage: Stage, since: i64, most: usize) -> Pending<'_, Vec<Found>> {
        self.read(self.inner.expired(stage, since, most))
    }

    fn last_stored(&self) -> Pending<'_, Option<i64>> {
        self.read(self.inner.last_stored())
    }

    fn delete(&self, deletion: Deletion) -> Pending<'_, ()> {
        self.write(self.inner.delete(deletion))
    }

    fn person(&self, device: &str) -> Pending<'_, Person> {
        self.read(self.inner.person(device))
    }

    fn link(&self, device: &str, other: &str) -> Pending<'_, ()> {
        self.write(self.inner.link(device, other))
    }

    fn unlink(&self, device: &str) -> Pending<'_, ()> {
        self.write(self.inner.unlink(device))
    }

    fn issue_key(&self, device: &str, hash: &str, until: Option<i64>) -> Pending<'_, ()> {
        self.write(self.inner.issue_key(device, hash, until))
    }

    fn claim(&self, hash: &str, device: &str, now: i64, most: usize) -> Pending<'_, Option<Person>> {
        self.read(self.inner.claim(hash, device, now, most))
    }

    fn played(&self, devices: &[&str]) -> Pending<'_, PlayedGames> {
        self.read(self.inner.played(devices))
    }

    fn results(&self, tables: &[TableNumber]) -> Pending<'_, Vec<KeptResult>> {
        self.read(self.inner.results(tables))
    }

    fn players(&self, players: &[PlayerNumber]) -> Pending<'_, Vec<Player>> {
        self.read(self.inner.players(players))
    }

    fn without_result(&self, skip: usize, most: usize) -> Pending<'_, Vec<Found>> {
        self.read(self.inner.without_result(skip, most))
    }

    fn add_result(&self, code: &str, result: Option<GameResult>) -> Pending<'_, ()> {
        self.write(self.inner.add_result(code, result))
    }

    fn hand_over(&self, device: &str, results: Vec<HandedOver>) -> Pending<'_, ()> {
        self.write(self.inner.hand_over(device, results))
    }

    fn handed_over(&self, devices: &[&str]) -> Pending<'_, Vec<HandedOver>> {
        self.read(self.inner.handed_over(devices))
    }

    fn keep_review(&self, code: &str, review: KeptReview, seats: Vec<SeatAccuracy>) -> Pending<'_, ()> {
        self.write(self.inner.keep_review(code, review, seats))
    }

    fn review(&self, code: &str) -> Pending<'_, Option<KeptReview>> {
        self.read(self.inner.review(code))
    }

    fn accuracies(&self, devices: &[&str]) -> Pending<'_, Vec<Accuracy>> {
        self.read(self.inner.accuracies(devices))
    }

    fn forget(&self, devices: &[&str]) -> Pending<'_, u64> {
        self.read(self.inner.forget(devices))
    }

    fn to_forget(&self, skip: usize, most: usize) -> Pending<'_, Vec<ToForget>> {
        self.read(self.inner.to_forget(skip, most))
    }

    fn forgotten(&self, code: &str) -> Pending<'_, ()> {
        self.write(self.inner.forgotten(code))
    }

    fn rewrite(&self, rewrite: Rewrite) -> Pending<'_, ()> {
        self.write(self.inner.rewrite(rewrite))
    }
}

pub(crate) async fn house(disk: &Arc<Flaky>) -> House {
    House::with(Setup { store: Some(disk.clone()), ..Setup::default() }).await
}

#[tokio::test]
async fn s_14_on_a_full_disk_nothing_happens_and_afterwards_all_goes_on() {
    let disk = Flaky::new();
    let house = house(&disk).await;
    let mut waiting = house.table(2, "Cleo").await;
    let (mut anna, mut bert) = house.in_the_middle().await;
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
    let (mut anna, mut bert) = house.in_the_middle().await;
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
    let (mut anna, mut bert) = house.in_the_middle().await;
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
