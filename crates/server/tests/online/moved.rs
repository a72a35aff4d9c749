//! A database that is moved away, replaced or brought back while people play.

#![cfg(unix)]

use std::fs;
use std::path::PathBuf;

use serde_json::json;

use crate::harness::{House, patiently, play_one};

fn database(house: &House) -> PathBuf {
    house.folder.path().join("data/quintet.db")
}

async fn becomes(house: &House, status: u16) {
    patiently("another health", async || house.get("/healthz").await.status == status).await;
}

#[tokio::test]
async fn s_14_while_the_database_is_away_play_stands_and_then_goes_on() {
    let house = House::open().await;
    let (mut anna, mut bert) = house.in_the_middle().await;
    let elsewhere = house.folder.path().join("elsewhere.db");
    fs::rename(database(&house), &elsewhere).unwrap();
    let number = anna.posts(&json!({ "do": "chat", "text": "lost" })).await;
    let refused = anna.answer(number).await.unwrap_err();
    assert_eq!(refused.rule, "S-14");
    assert!(refused.message.contains("database is down"), "{}", refused.message);
    becomes(&house, 503).await;
    let said = house.get("/healthz").await;
    assert!(!said.body.contains("quintet.db"), "paths are the host's business");
    let opened = house.requests_table(json!({ "game": "five-crowns", "seats": 2, "name": "Dora" })).await;
    assert_eq!((opened.status, &*opened.rule()), (503, "S-14"));
    // Nobody is cut off, and whoever comes sees the table as it is.
    let before = anna.view().clone();
    anna = anna.reconnects().await;
    assert_eq!(*anna.view(), before);
    fs::rename(&elsewhere, database(&house)).unwrap();
    becomes(&house, 200).await;
    for _ in 0..6 {
        assert!(play_one(&mut [&mut anna, &mut bert]).await);
    }
    assert!(anna.chat.is_empty() && bert.chat.is_empty());
}

#[tokio::test]
async fn s_14_a_copy_that_takes_the_place_of_the_database_is_played_on_from_where_it_is() {
    let house = House::open().await;
    let (mut anna, mut bert) = house.in_the_middle().await;
    store::backup(&house.folder.path().join("data"), &house.folder.path().join("copy")).unwrap();
    let copied = (anna.last, bert.last);
    for _ in 0..4 {
        assert!(play_one(&mut [&mut anna, &mut bert]).await);
    }
    fs::remove_file(database(&house)).unwrap();
    assert_eq!(anna.cannot(json!({ "do": "chat", "text": "lost" })).await, "S-14");
    fs::copy(house.folder.path().join("copy/quintet.db"), database(&house)).unwrap();
    becomes(&house, 200).await;
    // What memory has and the copy has not, has not happened: the next command finds out, and all are shown the table as
    // it is on disk.
    assert_eq!(anna.cannot(json!({ "do": "chat", "text": "lost" })).await, "S-14");
    (anna, bert) = (anna.reconnects().await, bert.reconnects().await);
    assert_eq!((anna.last, bert.last), copied);
    for _ in 0..6 {
        assert!(play_one(&mut [&mut anna, &mut bert]).await);
    }
    anna.does(json!({ "do": "chat", "text": "found" })).await;
}
