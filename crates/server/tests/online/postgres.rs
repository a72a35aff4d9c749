//! Tables in PostgreSQL, which crashes while people play and comes back.

#![cfg(unix)]

use std::sync::Arc;

use serde_json::json;
use store::{Postgres, Store, whole_log};
use testkit::postgres::Cluster;

use crate::harness::{House, Setup, patiently, play_one};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s_14_while_postgres_is_away_play_stands_and_then_goes_on() {
    let cluster = tokio::task::spawn_blocking(|| Cluster::start(&[])).await.unwrap();
    let store = Arc::new(Postgres::open(&cluster.database().parse().unwrap()).unwrap());
    let house = House::with(Setup { store: Some(store.clone()), ..Setup::default() }).await;
    let (mut anna, mut bert) = house.in_the_middle().await;
    for _ in 0..4 {
        assert!(play_one(&mut [&mut anna, &mut bert]).await);
    }
    let becomes = async |status: u16| {
        patiently("another health", async || house.get("/healthz").await.status == status).await
    };
    cluster.crash();
    let number = anna.posts(&json!({ "do": "chat", "text": "lost" })).await;
    let refused = anna.answer(number).await.unwrap_err();
    assert_eq!(refused.rule, "S-14");
    assert!(refused.message.contains("database is down"), "{}", refused.message);
    becomes(503).await;
    let opened = house.requests_table(json!({ "game": "five-crowns", "seats": 2, "name": "Dora" })).await;
    assert_eq!((opened.status, &*opened.rule()), (503, "S-14"));
    let (seen, code) = (anna.view().clone(), anna.code.clone());
    cluster.go_on();
    becomes(200).await;
    // Whoever was cut off comes back to the table as everybody was told of it.
    anna = anna.reconnects().await;
    bert = bert.reconnects().await;
    assert_eq!(*anna.view(), seen);
    for _ in 0..6 {
        assert!(play_one(&mut [&mut anna, &mut bert]).await);
    }
    assert!(anna.chat.is_empty() && bert.chat.is_empty());
    let log = whole_log(&*store, &code).await.unwrap().unwrap();
    assert!(store.health().is_ok() && !log.iter().any(|entry| entry.contains("lost")));
}
