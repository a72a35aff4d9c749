//! People with several devices: what is theirs on one is theirs on all of them.

use std::sync::Arc;

use serde_json::json;
use sha2::{Digest, Sha256};
use store::{Sqlite, Store};

use crate::harness::{Client, House, Setup, Way, folder, http, page};

/// A server, and the store behind it, in which devices are linked.
async fn house() -> (House, Arc<Sqlite>) {
    let folder = folder();
    let store = Arc::new(Sqlite::open(folder.path().join("linked")).unwrap());
    (House::on(folder, Setup { store: Some(store.clone()), ..Setup::default() }).await, store)
}

/// The device of a cookie, as facts name it.
fn device(cookie: &str) -> String {
    let token = cookie.split_once('=').unwrap().1;
    let hash: [u8; 16] = Sha256::digest(token.as_bytes())[..16].try_into().unwrap();
    format!("{:032x}", u128::from_be_bytes(hash))
}

/// Another device of the same person, at the same table.
async fn another_device(house: &House, store: &Sqlite, client: &Client) -> Way {
    let cookie = house.get("/api/tables").await.cookie().unwrap();
    store.link(&device(&cookie), &device(&client.cookie)).await.unwrap();
    Way { cookie, page: page(), ..client.way() }
}

#[tokio::test]
async fn a_seat_is_a_persons_on_all_their_devices() {
    let (house, store) = house().await;
    let mut phone = house.table(3, "Anna").await;
    let stranger = house.visits(&phone.code).await;
    assert_eq!(stranger.seat(), None);
    let way = another_device(&house, &store, &phone).await;
    let mut laptop = way.hello(None).await;
    assert_eq!((laptop.seat(), &laptop.you["host"]), (Some(0), &json!(true)));
    assert_eq!(laptop.table["watching"], 1, "the stranger alone");
    let mine = http::get(house.address, "/api/tables", &[("Cookie", &way.cookie)]).await;
    assert_eq!(mine.json()["mine"][0]["code"], phone.code.as_str());
    laptop.does(json!({ "do": "name", "name": "Anna B." })).await;
    phone.until("the name", |phone| phone.table["seats"][0]["name"] == "Anna B.").await;
    laptop.does(json!({ "do": "start" })).await;
    laptop.until("the start", |laptop| !laptop.game.is_null()).await;
    laptop.until("a turn", |laptop| !laptop.menu().is_empty()).await;
    assert!(laptop.plays().await);
    // One who is no longer theirs is nobody again, at the next connection.
    store.unlink(&device(&way.cookie)).await.unwrap();
    assert_eq!(way.hello(None).await.seat(), None);
}

#[tokio::test]
async fn who_takes_another_seat_on_another_device_stays_host_and_has_one_seat() {
    let (house, store) = house().await;
    let phone = house.table(3, "Anna").await;
    let mut laptop = another_device(&house, &store, &phone).await.hello(None).await;
    let mut phone = phone.reconnects().await;
    laptop.does(json!({ "do": "sit", "seat": 2, "name": "Anna" })).await;
    phone.until("the other seat", |phone| phone.seat() == Some(2)).await;
    assert_eq!(phone.table["seats"][0]["held"]["by"], "nobody");
    assert_eq!((&phone.you["host"], &phone.table["seats"][2]["host"]), (&json!(true), &json!(true)));
    phone.does(json!({ "do": "seats", "count": 4 })).await;
    // Nobody removes the host, on whatever device they are.
    assert_eq!(laptop.cannot(json!({ "do": "remove", "seat": 0 })).await, "S-5");
}

#[tokio::test]
async fn who_is_removed_is_removed_on_all_their_devices() {
    let (house, store) = house().await;
    let mut anna = house.table(3, "Anna").await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    let way = another_device(&house, &store, &bert).await;
    anna.does(json!({ "do": "start" })).await;
    bert.until("the start", |bert| !bert.game.is_null()).await;
    anna.does(json!({ "do": "remove", "seat": 1 })).await;
    bert.until("the removal", |bert| bert.you["removed"] == true).await;
    let tablet = way.hello(None).await;
    assert_eq!((tablet.seat(), &tablet.you["removed"]), (None, &json!(true)));
}

#[tokio::test]
async fn s_34_who_is_removed_before_the_start_sits_down_on_none_of_their_devices() {
    let (house, store) = house().await;
    let mut anna = house.table(3, "Anna").await;
    let bert = house.sits(&anna.code, "Bert").await;
    let way = another_device(&house, &store, &bert).await;
    anna.does(json!({ "do": "remove", "seat": 1 })).await;
    let mut tablet = way.hello(None).await;
    assert_eq!(tablet.cannot(json!({ "do": "sit", "name": "Bert" })).await, "S-34");
}
