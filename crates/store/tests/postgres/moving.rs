//! Everything that is kept, moved from a folder to PostgreSQL and back: cut off in the middle, changed behind its back, refused.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::types::Value;
use store::{
    Append, Deletion, HandedOver, KeptReview, Lookup, Moved, NewTable, OpenError, Place, Progress, Rewrite,
    SeatAccuracy, Sqlite, Stage, Store, Token, move_all, whole_log,
};
use tempfile::TempDir;
use testkit::postgres::Cluster;
use tokio::sync::Notify;
use tokio::time::sleep;

use crate::contract::{append, boxed, result, summary, table};

const ENOUGH: usize = 5_500;
const DEVICES: [&str; 6] = ["anna", "phone", "bert", "carl", "dora", "nobody"];
const CODES: [&str; 7] = ["WAIT", "PLAY", "OVER", "MADE", "GONE", "KEPT", "ÄÖ"];

/// A folder with something in every table of the database.
async fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(folder.path()).unwrap();
    for code in CODES.into_iter().filter(|code| *code != "MADE") {
        store.create(table(code, &["{\"first\":\"Zoë\"}"])).await.unwrap();
    }
    let bodies: Vec<String> = (0..ENOUGH).map(|number| format!("[{number}]")).collect();
    let bodies: Vec<&str> = bodies.iter().map(String::as_str).collect();
    store.append(append("PLAY", 1, &bodies)).await.unwrap();
    for code in ["OVER", "GONE", "KEPT"] {
        let over = Some(summary(Stage::Over, &["anna", "bert"]));
        let end = Append { summary: over, result: Some(result("anna", "bert")), ..append(code, 1, &["2"]) };
        store.append(end).await.unwrap();
    }
    let made = NewTable {
        summary: summary(Stage::Over, &["carl", "dora"]),
        ended: Some(store::Ended { at: 5_000, result: result("carl", "dora") }),
        ..table("MADE", &["1"])
    };
    store.create(made).await.unwrap();
    let review = KeptReview { form: 1, iterations: 400, body: "{\"seats\":[]}".into() };
    let seat = SeatAccuracy { devices: boxed(&["anna"]), decisions: 30, fine: 28 };
    store.keep_review("OVER", review, vec![seat]).await.unwrap();
    store.link("phone", "anna").await.unwrap();
    store.issue_key("anna", "hash", None).await.unwrap();
    store.issue_key("anna", "once", Some(9)).await.unwrap();
    let best = |points| HandedOver {
        game: "five-crowns".into(),
        list: "alone".into(),
        place: format!("ABCD{points}"),
        points,
        at: 77,
    };
    store.hand_over("phone", vec![best(-3), best(40)]).await.unwrap();
    // Another epoch.
    let records = whole_log(&store, "ÄÖ").await.unwrap().unwrap();
    let anew = summary(Stage::Playing, &["dora"]);
    let rewrite = Rewrite { code: "ÄÖ".into(), version: 1, bodies: records, summary: anew, result: None };
    store.rewrite(rewrite).await.unwrap();
    store.append(append("PLAY", ENOUGH as u64 + 1, &["\"last\""])).await.unwrap();
    store.forget(&["dora"]).await.unwrap();
    for (code, keep_summary) in [("GONE", false), ("KEPT", true)] {
        store.delete(Deletion { code: code.into(), version: 2, keep_summary }).await.unwrap();
    }
    drop(store);
    // What older versions, and kills in the middle, leave.
    let raw = Connection::open(folder.path().join("quintet.db")).unwrap();
    raw.execute_batch(
        "INSERT INTO purges SELECT id, 1 FROM tables WHERE code = 'KEPT';
         INSERT INTO unresulted SELECT id FROM tables WHERE code = 'PLAY';
         UPDATE tables SET stage = NULL, game = NULL, line = NULL, token = NULL WHERE code = 'WAIT'",
    )
    .unwrap();
    folder
}

/// All rows of all tables of a folder's database, but for what only says where on the disk they are.
fn rows(folder: &Path) -> Vec<(String, Vec<Vec<Value>>)> {
    let database = Connection::open(folder.join("quintet.db")).unwrap();
    let mut names = database
        .prepare(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
        )
        .unwrap();
    let names: Vec<String> = names.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    assert!(names.len() > 15);
    let read = |name: String| {
        let what = if name == "records" { "table_id, version, body, stored, checksum" } else { "*" };
        let mut statement = database.prepare(&format!("SELECT {what} FROM {name}")).unwrap();
        let columns = statement.column_count();
        let row = |row: &rusqlite::Row<'_>| (0..columns).map(|column| row.get(column)).collect();
        let mut rows: Vec<Vec<Value>> = statement.query_map([], row).unwrap().map(Result::unwrap).collect();
        rows.sort_by_cached_key(|row| format!("{row:?}"));
        (name, rows)
    };
    names.into_iter().map(read).collect()
}

/// Everything that a store tells.
async fn told(store: &dyn Store) -> Vec<String> {
    let mut told = Vec::new();
    for code in CODES {
        let loaded = store.load(code).await.unwrap();
        told.push(format!("{code} {loaded:?} {:?}", loaded.as_ref().map(|table| table.secret)));
        told.push(format!("{:?}", store.find(Lookup::Code(code)).await.unwrap()));
        told.push(format!("{:?}", whole_log(store, code).await.unwrap()));
        told.push(format!("{:?}", store.review(code).await.unwrap()));
        let mut token = [0; 16];
        for (byte, letter) in token.iter_mut().zip(code.bytes()) {
            *byte = letter;
        }
        told.push(format!("{:?}", store.find(Lookup::Token(Token(token))).await.unwrap()));
    }
    for device in DEVICES {
        let played = store.played(&[device]).await.unwrap();
        let tables: Vec<_> = played.games.iter().map(|game| game.table).collect();
        let others: Vec<_> =
            played.games.iter().flat_map(|game| &game.others).map(|other| other.player).collect();
        told.push(format!("{device} {played:?}"));
        told.push(format!("{:?}", store.results(&tables).await.unwrap()));
        told.push(format!("{:?}", store.players(&others).await.unwrap()));
        told.push(format!("{:?}", store.person(device).await.unwrap()));
        told.push(format!("{:?}", store.handed_over(&[device]).await.unwrap()));
        told.push(format!("{:?}", store.accuracies(&[device]).await.unwrap()));
        for ended in [false, true] {
            told.push(format!("{:?}", store.tables_of(&[device], ended, 100).await.unwrap()));
        }
    }
    told.push(format!("{:?}", store.to_forget(0, 100).await.unwrap()));
    told.push(format!("{:?}", store.without_result(0, 100).await.unwrap()));
    told.push(format!("{:?}", store.unsummarised(0, 100).await.unwrap()));
    told.push(format!("{:?}", store.expired(Stage::Over, i64::MAX, 100).await.unwrap()));
    told.push(format!("{:?}", store.last_stored().await.unwrap()));
    told
}

fn at(folder: &TempDir) -> Place {
    Place::Folder(folder.path().to_owned())
}

async fn moved(from: &Place, to: &Place) -> Moved {
    move_all(from, to, |_| {}).await.unwrap()
}

/// Opens the store in that place. On another thread, so that connections that were given up here are closed meanwhile.
async fn open(place: &Place) -> Arc<dyn Store> {
    let place = place.clone();
    tokio::task::spawn_blocking(move || place.open().unwrap()).await.unwrap()
}

/// What a store in that place tells.
async fn told_at(place: &Place) -> Vec<String> {
    told(&*open(place).await).await
}

#[tokio::test]
async fn everything_goes_along_there_and_back() {
    let (first, back) = (folder().await, tempfile::tempdir().unwrap());
    let (cluster, url) = (Cluster::shared(), Cluster::shared().database());
    let there: Place = url.parse().unwrap();
    let before = told_at(&at(&first)).await;
    let report = moved(&at(&first), &there).await;
    assert!(!report.was_there && report.rows.contains(&("records", ENOUGH as u64 + 7)), "{report:?}");
    assert!(report.rows.iter().all(|(_, rows)| *rows > 0), "nothing of a table: {report:?}");
    assert_eq!(told_at(&there).await, before);
    // The tables of PostgreSQL's alone say what servers are doing, not what is kept.
    let alone = cluster.sql(
        &url,
        "SELECT string_agg(tablename, ' ' ORDER BY tablename) FROM pg_tables WHERE schemaname = 'quintet'",
    );
    let known: Vec<&str> = report.rows.iter().map(|(name, _)| *name).collect();
    let rest: Vec<&str> = alone.split(' ').filter(|name| !known.contains(name)).collect();
    assert_eq!(rest, ["node_secret", "nodes", "schema_version", "waiting", "writers"]);
    // A killed program may not have told that it was done.
    assert!(moved(&at(&first), &there).await.was_there);
    assert!(!moved(&there, &at(&back)).await.was_there);
    assert_eq!(told_at(&at(&back)).await, before);
    assert_eq!(rows(back.path()), rows(first.path()));
    // Play goes on where it was moved to: what is new gets a number of its own.
    let store = open(&there).await;
    store.create(table("NEXT", &["1"])).await.unwrap();
    let over = Some(summary(Stage::Over, &["eve", "finn"]));
    let end = Append { summary: over, result: Some(result("eve", "finn")), ..append("NEXT", 1, &["2"]) };
    store.append(end).await.unwrap();
    assert_eq!(store.played(&["eve"]).await.unwrap().games.len(), 1);
    drop(store);
    // It is not the same any more, and is left as it is.
    assert!(matches!(move_all(&at(&first), &there, |_| {}).await, Err(OpenError::Occupied { .. })));
}

/// Moves, and is cut off as soon as so much is done.
async fn cut(from: &Place, to: &Place, after: u64) -> bool {
    let enough = Arc::new(Notify::new());
    let tell = {
        let enough = Arc::clone(&enough);
        move |progress: Progress| {
            if progress.done >= after {
                enough.notify_one();
            }
        }
    };
    tokio::select! {
        biased;
        () = enough.notified() => true,
        moved = move_all(from, to, tell) => {
            moved.unwrap();
            false
        }
    }
}

#[tokio::test]
async fn a_move_that_was_cut_off_goes_on_and_ends_the_same() {
    let first = folder().await;
    let before = told_at(&at(&first)).await;
    let there: Place = Cluster::shared().database().parse().unwrap();
    let mut cuts = 0;
    for after in [1, 2_000, 4_000, 5_000, 9_000] {
        cuts += usize::from(cut(&at(&first), &there, after).await);
    }
    assert!(cuts > 1, "nothing was cut off");
    let (mut done, mut there_already) = (0, 0);
    let note = |progress: Progress| {
        there_already = there_already.max(progress.done - done);
        done = progress.done;
    };
    assert!(!move_all(&at(&first), &there, note).await.unwrap().was_there);
    assert!(there_already > 2_000, "more than is copied at a time was there already, not {there_already}");
    assert_eq!(told_at(&there).await, before);
    let back = tempfile::tempdir().unwrap();
    for after in [1, 2_000, 5_000] {
        cut(&there, &at(&back), after).await;
        assert!(!back.path().join("quintet.db").exists());
    }
    moved(&there, &at(&back)).await;
    assert_eq!(rows(back.path()), rows(first.path()));
}

#[tokio::test]
async fn what_changed_since_it_was_begun_is_moved_as_it_is_now() {
    let first = folder().await;
    let there: Place = Cluster::shared().database().parse().unwrap();
    assert!(cut(&at(&first), &there, 4_000).await);
    let store = open(&at(&first)).await;
    sleep(Duration::from_millis(2)).await;
    store.append(append("ÄÖ", 1, &["2"])).await.unwrap_err();
    store.append(Append { epoch: 2, ..append("ÄÖ", 1, &["2"]) }).await.unwrap();
    drop(store);
    let now = told_at(&at(&first)).await;
    moved(&at(&first), &there).await;
    assert_eq!(told_at(&there).await, now);
}

#[tokio::test]
async fn a_copy_that_is_not_the_same_does_not_count() {
    let first = folder().await;
    let (cluster, url) = (Cluster::shared(), Cluster::shared().database());
    let there: Place = url.parse().unwrap();
    assert!(cut(&at(&first), &there, 4_000).await);
    cluster.sql(&url, "UPDATE quintet_moving.tables SET line = 'x' WHERE code = 'OVER'");
    let refused = move_all(&at(&first), &there, |_| {}).await.unwrap_err().to_string();
    assert!(refused.contains("tables with the key 3"), "{refused}");
    let left = "SELECT count(*) FROM pg_namespace WHERE nspname LIKE 'quintet%'";
    assert_eq!(cluster.sql(&url, left), "0");
    moved(&at(&first), &there).await;
    // Nor is a record moved that was changed behind the program's back.
    cluster.sql(&url, "UPDATE quintet.records SET body = 'x' WHERE version = 1 AND body = '[0]'");
    let back = tempfile::tempdir().unwrap();
    let refused = move_all(&there, &at(&back), |_| {}).await.unwrap_err().to_string();
    assert!(refused.contains("record 1 of table PLAY was changed"), "{refused}");
}

#[tokio::test]
async fn only_what_nobody_uses_is_moved_and_only_to_where_nothing_is() {
    let (first, other) = (folder().await, folder().await);
    let empty = tempfile::tempdir().unwrap();
    let there: Place = Cluster::shared().database().parse().unwrap();
    let refused = async |from: &Place, to: &Place| move_all(from, to, |_| {}).await.unwrap_err();
    assert_eq!(refused(&at(&first), &at(&other)).await, OpenError::SameKind);
    assert!(matches!(refused(&at(&empty), &there).await, OpenError::NoDatabase { .. }));
    assert!(matches!(refused(&there, &at(&empty)).await, OpenError::NoDatabase { .. }));
    let served = open(&at(&first)).await;
    assert!(matches!(refused(&at(&first), &there).await, OpenError::InUse { .. }));
    drop(served);
    moved(&at(&first), &there).await;
    assert!(matches!(refused(&at(&other), &there).await, OpenError::Occupied { .. }));
    assert!(matches!(refused(&there, &at(&other)).await, OpenError::Occupied { .. }));
    let served = open(&there).await;
    assert!(matches!(refused(&there, &at(&empty)).await, OpenError::Served { .. }));
    drop(served);
}
