//! Databases of older versions: copied, brought to this one, or left as they were.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use rusqlite::Connection;
use store::{Lookup, OpenError, Sqlite, Stage, Store, StoreError, whole_log};

use crate::contract::{append, boxed, result, summary};

/// Names the folder to the program that will be killed.
const FOLDER: &str = "QUINTET_STORE_MIGRATION_TEST";
const COPY: &str = "quintet-version-1.db";

/// A folder with a database as the first version of the program wrote it: so many tables with so many records each.
fn of_version_1(tables: i64, records: i64) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let mut database = Connection::open(folder.path().join("quintet.db")).unwrap();
    database.pragma_update_and_check(None, "journal_mode", "wal", |_| Ok(())).unwrap();
    let transaction = database.transaction().unwrap();
    transaction.execute_batch(include_str!("../../src/sqlite/schema-1.sql")).unwrap();
    for table in 0..tables {
        let insert = "INSERT INTO tables (code, secret, over, created) VALUES (?1, ?2, ?3, 1000)";
        transaction.execute(insert, (format!("T{table}"), [table as u8; 32], table % 2)).unwrap();
        let id = transaction.last_insert_rowid();
        let mut insert = transaction
            .prepare_cached("INSERT INTO records (table_id, version, body, stored) VALUES (?1, ?2, ?3, ?4)")
            .unwrap();
        for version in 0..records {
            insert.execute((id, version, body(table, version), 2000 + version)).unwrap();
        }
    }
    transaction.pragma_update(None, "application_id", 0x514E_5454).unwrap();
    transaction.pragma_update(None, "user_version", 1).unwrap();
    transaction.commit().unwrap();
    folder
}

fn body(table: i64, version: i64) -> String {
    format!("{{\"t\":{table},\"n\":{version}}}")
}

async fn is_whole(store: &Sqlite, tables: i64, records: i64) {
    for table in 0..tables {
        let code = format!("T{table}");
        let log = whole_log(store, &code).await.unwrap().unwrap();
        assert_eq!(log.len() as i64, records);
        assert!((0..).zip(&log).all(|(version, record)| **record == *body(table, version)));
        assert_eq!(store.load(&code).await.unwrap().unwrap().secret, [table as u8; 32]);
    }
}

fn version(path: &Path) -> i64 {
    let database = Connection::open(path).unwrap();
    database.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap()
}

#[tokio::test]
async fn a_database_of_the_first_version_is_copied_and_brought_to_this_one() {
    let folder = of_version_1(5, 2500);
    let store = Sqlite::open(folder.path()).unwrap();
    is_whole(&store, 5, 2500).await;
    // It is as if these tables had been made today, but for their links and their summaries.
    let found = store.find(Lookup::Code("T1")).await.unwrap().unwrap();
    assert_eq!((found.token, found.summary, found.version, found.created), (None, None, 2500, 1000));
    store.append(append("T1", 2500, &["{\"on\":1}"])).await.unwrap();
    drop(store);
    // The copy is what was there before, for its owner alone.
    assert_eq!((version(&folder.path().join(COPY)), version(&folder.path().join("quintet.db"))), (1, 4));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(folder.path().join(COPY)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    let other = tempfile::tempdir().unwrap();
    fs::copy(folder.path().join(COPY), other.path().join("quintet.db")).unwrap();
    is_whole(&Sqlite::open(other.path()).unwrap(), 5, 2500).await;
    // Once is enough.
    let made = fs::metadata(folder.path().join(COPY)).unwrap().modified().unwrap();
    let store = Sqlite::open(folder.path()).unwrap();
    assert_eq!(fs::metadata(folder.path().join(COPY)).unwrap().modified().unwrap(), made);
    assert_eq!(whole_log(&store, "T1").await.unwrap().unwrap().len(), 2501);
}

#[tokio::test]
async fn old_tables_are_summed_up_once() {
    let folder = of_version_1(5, 3);
    let store = Sqlite::open(folder.path()).unwrap();
    assert_eq!(store.unsummarised(0, 3).await.unwrap(), ["T0", "T1", "T2"]);
    // One that cannot be summed up does not keep the others from it.
    assert_eq!(store.unsummarised(1, 3).await.unwrap(), ["T1", "T2", "T3"]);
    for code in ["T0", "T2"] {
        store.summarise(code, summary(Stage::Waiting, &["anna"])).await.unwrap();
    }
    drop(store);
    let store = Sqlite::open(folder.path()).unwrap();
    assert_eq!(store.unsummarised(0, 10).await.unwrap(), ["T1", "T3", "T4"]);
    let mine = store.tables_of(&["anna"], false, 10).await.unwrap();
    assert_eq!(mine.iter().map(|table| &*table.code).collect::<Vec<_>>(), ["T2", "T0"]);
    // It changed when its last record was stored, not when it was summed up.
    assert!(mine.iter().all(|table| table.changed == 2002), "{mine:?}");
    assert_eq!(store.expired(Stage::Waiting, 2003, 10).await.unwrap().len(), 2);
    // Or an append does it.
    let append =
        store::Append { summary: Some(summary(Stage::Playing, &["bert"])), ..append("T1", 3, &["4"]) };
    store.append(append).await.unwrap();
    assert_eq!(store.unsummarised(0, 10).await.unwrap(), ["T3", "T4"]);
}

/// A folder with a database as the second version of the program wrote it.
fn of_version_2() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let mut database = Connection::open(folder.path().join("quintet.db")).unwrap();
    database.pragma_update_and_check(None, "journal_mode", "wal", |_| Ok(())).unwrap();
    let transaction = database.transaction().unwrap();
    transaction.execute_batch(include_str!("../../src/sqlite/schema-1.sql")).unwrap();
    transaction.execute_batch(include_str!("../../src/sqlite/schema-2.sql")).unwrap();
    transaction
        .execute_batch(
            "INSERT INTO tables (code, secret, created, stage, changed, game, line, deleted) VALUES
                 ('WAITS', zeroblob(32), 1, 0, 1, 'one-more', '{}', NULL), ('OVER', zeroblob(32), 1, 2, 77, 'one-more', '{}', NULL),
                 ('CLOSED', zeroblob(32), 1, 3, 1, 'one-more', '{}', NULL), ('DELETED', zeroblob(32), 1, 2, 5, 'one-more', '{}', 9);
             INSERT INTO seated (device, ended, table_id) VALUES ('anna', 1, 2);",
        )
        .unwrap();
    transaction.pragma_update(None, "application_id", 0x514E_5454).unwrap();
    transaction.pragma_update(None, "user_version", 2).unwrap();
    transaction.commit().unwrap();
    folder
}

#[tokio::test]
async fn results_of_the_second_version_are_written_once() {
    let folder = of_version_2();
    let store = Sqlite::open(folder.path()).unwrap();
    assert!(folder.path().join("quintet-version-2.db").exists());
    let missing = async |store: &Sqlite| {
        let found = store.without_result(0, 10).await.unwrap();
        found.into_iter().map(|found| (found.code, found.deleted)).collect::<Vec<_>>()
    };
    assert_eq!(missing(&store).await, [("OVER".to_owned(), false), ("DELETED".to_owned(), true)]);
    store.add_result("OVER", Some(result("anna", "bert"))).await.unwrap();
    store.add_result("WAITS", Some(result("anna", "bert"))).await.unwrap();
    drop(store);
    let store = Sqlite::open(folder.path()).unwrap();
    assert_eq!(missing(&store).await, [("DELETED".to_owned(), true)]);
    let played = store.played(&["anna"]).await.unwrap();
    // It ended when the table changed last, and a table that was not asked for has no result.
    assert_eq!(played.games.iter().map(|game| game.ended).collect::<Vec<_>>(), [77]);
    store.add_result("DELETED", None).await.unwrap();
    assert!(missing(&store).await.is_empty());
}

#[tokio::test]
async fn a_changed_record_is_named_with_its_table() {
    let folder = of_version_1(2, 4);
    drop(Sqlite::open(folder.path()).unwrap());
    let database = Connection::open(folder.path().join("quintet.db")).unwrap();
    let changes = [
        ("UPDATE records SET body = '{\"t\":0,\"n\":7}' WHERE id = 3", "record 2 of table T0 was changed"),
        ("UPDATE records SET body = CAST(x'FFFE' AS TEXT) WHERE id = 2", "record 1 of table T0 is not text"),
        ("UPDATE records SET version = 9 WHERE id = 1", "record 0 of table T0 is missing"),
    ];
    for (change, words) in changes {
        database.execute(change, []).unwrap();
        let store = Sqlite::open(folder.path()).unwrap();
        let error = whole_log(&store, "T0").await.unwrap_err();
        assert!(matches!(error, StoreError::Damaged { .. }), "{error}");
        assert!(error.to_string().contains(words), "{error}");
        assert_eq!(
            whole_log(&store, "T1").await.unwrap().unwrap(),
            boxed(&[&*body(1, 0), &body(1, 1), &body(1, 2), &body(1, 3)])
        );
    }
}

/// A record of one table, put in the place of another's.
#[tokio::test]
async fn a_record_in_anothers_place_is_noticed() {
    let folder = of_version_1(2, 4);
    drop(Sqlite::open(folder.path()).unwrap());
    let database = Connection::open(folder.path().join("quintet.db")).unwrap();
    database
        .execute_batch(
            "UPDATE records SET (body, checksum) = (SELECT body, checksum FROM records WHERE id = 6) WHERE id = 2",
        )
        .unwrap();
    let error = whole_log(&Sqlite::open(folder.path()).unwrap(), "T0").await.unwrap_err();
    assert!(error.to_string().contains("record 1 of table T0 was changed"), "{error}");
}

#[tokio::test]
async fn without_a_copy_nothing_is_changed() {
    let folder = of_version_1(2, 100);
    // What cannot be replaced is in the way of the copy.
    fs::create_dir(folder.path().join(COPY)).unwrap();
    fs::write(folder.path().join(COPY).join("file"), "").unwrap();
    let error = Sqlite::open(folder.path()).unwrap_err();
    assert!(error.to_string().contains("cannot be written"), "{error}");
    assert_eq!(version(&folder.path().join("quintet.db")), 1);
    assert!(!folder.path().join("quintet.partial").exists());
    fs::remove_dir_all(folder.path().join(COPY)).unwrap();
    is_whole(&Sqlite::open(folder.path()).unwrap(), 2, 100).await;
}

/// On a disk without the space: set `QUINTET_SMALL_DISK` to a folder on one of 8 MiB.
#[tokio::test]
#[ignore = "needs a small disk"]
async fn without_space_nothing_is_changed() {
    let Some(disk) = std::env::var_os("QUINTET_SMALL_DISK") else { return };
    let old = of_version_1(4, 5000);
    let folder = tempfile::tempdir_in(disk).unwrap();
    let size = fs::copy(old.path().join("quintet.db"), folder.path().join("quintet.db")).unwrap() as usize;
    let leave = |free: usize| fs::write(folder.path().join("ballast"), vec![0; (8 << 20) - size - free]);
    // Too little for the copy, then enough for the copy but not for the rest.
    for free in [size * 6 / 10, size * 16 / 10] {
        leave(free).unwrap();
        let error = Sqlite::open(folder.path()).unwrap_err();
        assert!(matches!(error, OpenError::NoSpaceToMigrate { from: 1, to: 3, .. }), "{free}: {error}");
        assert!(error.to_string().contains("Nothing was changed"), "{error}");
        assert_eq!(version(&folder.path().join("quintet.db")), 1);
        assert!(!folder.path().join(COPY).exists() && !folder.path().join("quintet.partial").exists());
    }
    fs::remove_file(folder.path().join("ballast")).unwrap();
    is_whole(&Sqlite::open(folder.path()).unwrap(), 4, 5000).await;
}

#[tokio::test]
async fn a_kill_at_any_point_leaves_the_old_database_or_the_new_one() {
    let mut rng = fastrand::Rng::with_seed(3);
    let (mut old, mut new) = (0, 0);
    let folder = of_version_1(4, 12_000);
    let original = fs::read(folder.path().join("quintet.db")).unwrap();
    for _ in 0..12 {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("quintet.db"), &original).unwrap();
        let mut victim = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "migrations::is_killed_while_it_migrates", "--ignored", "--nocapture"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(Duration::from_millis(rng.u64(5..250)));
        victim.kill().unwrap();
        victim.wait().unwrap();
        if version(&folder.path().join("quintet.db")) == 1 {
            old += 1;
        } else {
            new += 1;
        }
        // The next start finishes it.
        is_whole(&Sqlite::open(folder.path()).unwrap(), 4, 12_000).await;
        assert_eq!(version(&folder.path().join(COPY)), 1);
        assert!(!folder.path().join("quintet.partial").exists());
    }
    println!("killed 12 times: {old} before it was done, {new} after");
}

/// What is killed; does nothing when it is run as a test.
#[test]
#[ignore = "is started by the test above"]
fn is_killed_while_it_migrates() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    drop(Sqlite::open(folder).unwrap());
    // Bounded, in case nobody kills it.
    std::thread::sleep(Duration::from_secs(5));
}
