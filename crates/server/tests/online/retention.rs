//! Tables that were kept for long enough are deleted, and no others.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use server::Retention;
use store::{Lookup, Sqlite, Stage, Store};

use crate::harness::{Client, House, Setup, folder, patiently, play_to_the_end};

/// Tables leave memory at once, and are looked for all the time.
async fn house(store: &Arc<Sqlite>, retention: Retention) -> House {
    let interval = Duration::from_millis(20);
    let setup = Setup {
        idle: Duration::from_millis(20),
        store: Some(store.clone()),
        retention: Retention { interval, ..retention },
        ..Setup::default()
    };
    House::with(setup).await
}

async fn is_there(store: &Sqlite, code: &str) -> bool {
    store.find(Lookup::Code(code)).await.unwrap().is_some()
}

async fn until_gone(store: &Sqlite, code: &str) {
    patiently("the end of a table", async || !is_there(store, code).await).await;
}

/// A finished game, which its players have left.
async fn finished(house: &House) -> String {
    let mut anna = house.table(2, "Anna").await;
    let mut bert = house.sits(&anna.code, "Bert").await;
    anna.does(json!({ "do": "start" })).await;
    for person in [&mut anna, &mut bert] {
        person.until("the start", |person| !person.game.is_null()).await;
    }
    play_to_the_end(&mut [&mut anna, &mut bert]).await;
    anna.code.clone()
}

async fn playing(house: &House) -> Client {
    house.opens(json!({ "game": "five-crowns", "seats": 2, "name": "Anna", "against": "easy" })).await
}

#[tokio::test]
async fn each_stage_is_kept_for_its_own_time() {
    let folder = folder();
    let store = Arc::new(Sqlite::open(folder.path()).unwrap());
    // Long enough for everybody to sit down.
    let keep = Duration::from_secs(5);
    let house =
        house(&store, Retention { waiting: Some(keep), unfinished: None, ..Retention::default() }).await;
    let kept = [finished(&house).await, playing(&house).await.code.clone()];
    let waiting = house.table(2, "Anna").await;
    let code = waiting.code.clone();
    // Somebody is at it: it stays, however long nothing happens.
    tokio::time::sleep(keep + Duration::from_secs(1)).await;
    assert!(is_there(&store, &code).await);
    let way = waiting.way();
    drop(waiting);
    until_gone(&store, &code).await;
    assert!(way.tries_hello(None).await.is_err(), "its link leads nowhere");
    for code in kept {
        assert!(is_there(&store, &code).await);
    }
}

#[tokio::test]
async fn a_game_that_is_deleted_leaves_its_result() {
    let folder = folder();
    let store = Arc::new(Sqlite::open(folder.path()).unwrap());
    let soon = Some(Duration::from_millis(1));
    let house = house(&store, Retention { unfinished: soon, finished: soon, ..Retention::default() }).await;
    let waiting = house.table(2, "Cleo").await.code.clone();
    let anna = playing(&house).await;
    let abandoned = anna.code.clone();
    let device =
        store.find(Lookup::Code(&abandoned)).await.unwrap().unwrap().summary.unwrap().devices[0].clone();
    drop(anna);
    until_gone(&store, &abandoned).await;
    let over = finished(&house).await;
    until_gone(&store, &over).await;
    assert!(is_there(&store, &waiting).await);
    let left = store.tables_of(&[&device], true, 10).await.unwrap();
    assert_eq!(left.len(), 1, "{left:?}");
    assert!(left[0].deleted && left[0].summary.as_ref().unwrap().stage == Stage::Playing);
    assert!(
        store.tables_of(&[&device], false, 10).await.unwrap().is_empty(),
        "nobody is offered to go on with it"
    );
}
