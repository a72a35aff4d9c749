//! How tables come into memory: none at the start, each once, and nobody waits for another's.

use rusqlite::Connection;
use serde_json::{Value, json};
use store::{Lookup, Stage, Store};

use crate::disk::{Flaky, house};
use crate::harness::{House, Way, http, page, play_to_the_end};

/// The tables that somebody can go on with.
async fn mine(house: &House, cookie: &str) -> Vec<Value> {
    let answer = http::get(house.address, "/api/tables", &[("Cookie", cookie)]).await;
    answer.json()["mine"].as_array().unwrap().clone()
}

#[tokio::test]
async fn a_start_reads_no_log_and_the_lists_are_complete_all_the_same() {
    let disk = Flaky::new();
    let first = house(&disk).await;
    let mut anna = first.table(2, "Anna").await;
    anna.does(json!({ "do": "start" })).await;
    anna.until("the start", |anna| !anna.game.is_null()).await;
    let waiting = first.opens(json!({ "game": "one-more", "seats": 3, "name": "Bert" })).await;
    drop(first);
    let read = disk.pieces();
    let second = house(&disk).await;
    assert_eq!(second.get("/healthz").await.status, 200);
    let lists = mine(&second, &anna.cookie).await;
    assert_eq!(lists.len(), 1, "{lists:?}");
    assert_eq!(
        (&lists[0]["code"], &lists[0]["status"], &lists[0]["free"], &lists[0]["names"][0]),
        (&json!(anna.code), &json!("playing"), &json!(0), &json!("Anna"))
    );
    let lists = mine(&second, &waiting.cookie).await;
    assert_eq!((&lists[0]["status"], &lists[0]["free"]), (&json!("waiting"), &json!(2)));
    assert_eq!(disk.pieces(), read, "a log was read for a list");
    second.returns(anna).await;
    assert!(disk.pieces() > read);
}

#[tokio::test]
async fn however_many_wait_a_table_is_loaded_once_and_nobody_else_waits_for_it() {
    let disk = Flaky::new();
    let first = house(&disk).await;
    let slow = first.table(2, "Anna").await.way();
    let mut other = first.table(2, "Bert").await;
    drop(first);
    let before = disk.loads(&slow.code);
    let second = house(&disk).await;
    disk.holds(Some(&slow.code));
    let mut waiting = tokio::task::JoinSet::new();
    for _ in 0..30 {
        let way = Way { address: second.address, page: page(), ..slow.clone() };
        waiting.spawn(async move { way.hello(None).await });
    }
    // Somebody comes and goes meanwhile.
    let impatient = Way { address: second.address, page: page(), ..slow.clone() }.open(None).await;
    drop(impatient);
    other.address = second.address;
    let mut other = other.reconnects().await;
    for text in ["one", "two"] {
        other.does(json!({ "do": "chat", "text": text })).await;
    }
    assert_eq!(disk.loads(&slow.code), before + 1);
    disk.holds(None);
    let clients = waiting.join_all().await;
    assert!(clients.iter().all(|client| client.table["code"] == slow.code.as_str()));
    assert_eq!(disk.loads(&slow.code), before + 1);
}

#[tokio::test]
async fn a_table_that_could_not_be_loaded_is_tried_again_by_the_next() {
    let disk = Flaky::new();
    let first = house(&disk).await;
    let way = first.table(2, "Anna").await.way();
    drop(first);
    let second = house(&disk).await;
    let way = Way { address: second.address, ..way };
    disk.becomes(crate::disk::DEAD);
    assert!(way.tries_hello(None).await.is_err());
    disk.becomes(crate::disk::FINE);
    assert_eq!(way.hello(None).await.seat(), Some(0));
}

#[tokio::test]
async fn s_18_s_27_rights_to_a_log_are_judged_before_anything_is_loaded() {
    let disk = Flaky::new();
    let house = house(&disk).await;
    let mut anna = house.table(2, "Anna").await;
    anna.does(json!({ "do": "watch", "may": "table" })).await;
    anna.does(json!({ "do": "start" })).await;
    anna.until("the start", |anna| !anna.game.is_null()).await;
    let path = format!("/api/tables/{}/log", crate::harness::id_of(&anna.code));
    let read = disk.pieces();
    assert_eq!(house.get(&path).await.rule(), "S-18");
    play_to_the_end(&mut [&mut anna]).await;
    let found = disk.find(Lookup::Code(&anna.code)).await.unwrap().unwrap();
    let summary = found.summary.unwrap();
    assert_eq!(summary.stage, Stage::Over);
    let line: Value = serde_json::from_str(&summary.line).unwrap();
    assert_eq!(
        line["outcome"]["scores"], anna.game["outcome"]["scores"],
        "the result stays with the summary"
    );
    assert_eq!(house.get(&path).await.rule(), "S-27");
    assert_eq!(disk.pieces(), read, "a log was read for somebody who may not read it");
    assert_eq!(http::get(house.address, &path, &[("Cookie", &anna.cookie)]).await.status, 200);
}

/// As the first version of the database had them.
#[tokio::test]
async fn tables_without_a_summary_are_summed_up_once() {
    let disk = Flaky::new();
    let first = house(&disk).await;
    let mut anna = first.table(2, "Anna").await;
    anna.does(json!({ "do": "start" })).await;
    play_to_the_end(&mut [&mut anna]).await;
    let bert = first.table(3, "Bert").await;
    let damaged = first.table(3, "Cleo").await;
    drop(first);
    let before = async |code: &str| disk.find(Lookup::Code(code)).await.unwrap().unwrap().summary;
    let summaries = [before(&anna.code).await, before(&bert.code).await];
    let database = Connection::open(disk.database()).unwrap();
    database
        .execute_batch("UPDATE tables SET stage = NULL, line = NULL, game = NULL; DELETE FROM seated")
        .unwrap();
    let gone = "UPDATE records SET body = '{}' WHERE table_id = (SELECT id FROM tables WHERE code = ?1)";
    database.execute(gone, [&damaged.code]).unwrap();
    assert_eq!(disk.unsummarised(0, 10).await.unwrap().len(), 3);
    let second = house(&disk).await;
    // Whoever asks for one before its turn gets it.
    let log = second.get(&format!("/api/tables/{}/log", crate::harness::id_of(&anna.code))).await;
    assert_eq!(log.status, 200, "{log:?}");
    while disk.unsummarised(0, 10).await.unwrap() != [damaged.code.clone()] {
        tokio::task::yield_now().await;
    }
    assert_eq!([before(&anna.code).await, before(&bert.code).await], summaries);
    assert_eq!(mine(&second, &bert.cookie).await[0]["code"], bert.code.as_str());
}

/// A summary follows whatever changes it, and nothing else writes it.
#[tokio::test]
async fn the_summary_tells_what_the_log_tells() {
    let disk = Flaky::new();
    let house = house(&disk).await;
    let mut anna = house.table(3, "Anna").await;
    let code = anna.code.clone();
    let line = async || {
        let found = disk.find(Lookup::Code(&code)).await.unwrap().unwrap();
        let summary = found.summary.unwrap();
        (summary.stage, summary.listed, serde_json::from_str::<Value>(&summary.line).unwrap(), found.changed)
    };
    anna.does(json!({ "do": "list", "open": true })).await;
    anna.does(json!({ "do": "bot", "seat": 2, "level": "hard" })).await;
    let bert = house.sits(&anna.code, "Bert").await;
    let (stage, listed, summed, changed) = line().await;
    assert_eq!((stage, listed), (Stage::Waiting, true));
    assert_eq!((&summed["seats"][1]["name"], &summed["seats"][2]["bot"]), (&json!("Bert"), &json!("hard")));
    anna.does(json!({ "do": "chat", "text": "hello" })).await;
    assert_eq!(line().await.3, changed, "chat changes nothing in it");
    anna.does(json!({ "do": "start" })).await;
    anna.until("the start", |anna| !anna.game.is_null()).await;
    assert_eq!(line().await.0, Stage::Playing);
    anna.does(json!({ "do": "remove", "seat": 1 })).await;
    let (_, _, summed, _) = line().await;
    assert_eq!(
        (&summed["seats"][1]["holders"], &summed["seats"][1]["bot"]),
        (&Value::Null, &json!("medium"))
    );
    assert!(mine(&house, &bert.cookie).await.is_empty());
    anna.does(json!({ "do": "close" })).await;
    assert_eq!(line().await.0, Stage::Closed);
    assert!(mine(&house, &anna.cookie).await.is_empty());
}
