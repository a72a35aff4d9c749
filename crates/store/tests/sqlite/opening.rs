//! Data folders that cannot be opened, and the sentences that say why.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use store::{OpenError, Sqlite, Store, StoreError, whole_log};

use crate::{Fresh, append, table};

/// The sentence with which the folder is refused.
fn refusal(folder: &Path) -> String {
    let sentence = Sqlite::open(folder).expect_err("this must be refused").to_string();
    assert!(sentence.contains(&*folder.to_string_lossy()), "the path is named: {sentence}");
    sentence
}

/// A folder whose database is that file.
fn with_database(make: impl FnOnce(&Path)) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    make(&folder.path().join("quintet.db"));
    folder
}

#[tokio::test]
async fn the_folder_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let deep = folder.path().join("a/b/data");
    Sqlite::open(&deep).unwrap().create(table("KLMN", &["1"])).await.unwrap();
    assert!(Sqlite::open(&deep).unwrap().load("KLMN").await.unwrap().is_some());
}

#[test]
fn a_folder_that_cannot_be_made() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    assert!(refusal(&file).contains("cannot be created"));
    assert!(refusal(&file.join("data")).contains("cannot be created"));
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("quintet.lock")).unwrap();
    assert!(refusal(folder.path()).contains("cannot be written"));

    let folder = tempfile::tempdir().unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).unwrap();
    // Root may write everywhere.
    if fs::write(folder.path().join("probe"), "").is_err() {
        assert!(refusal(folder.path()).contains("cannot be written"));
    }
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn other_accounts_may_not_read_the_secrets() {
    use std::os::unix::fs::PermissionsExt;
    let fresh = Fresh::new();
    fresh.store.create(table("KLMN", &["1"])).await.unwrap();
    for file in fs::read_dir(fresh.folder.path()).unwrap() {
        let file = file.unwrap();
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o077, 0, "{:?}", file.path());
    }
}

#[test]
fn one_server_for_a_folder() {
    let fresh = Fresh::new();
    let sentence = refusal(fresh.folder.path());
    assert!(sentence.contains("another server is running"), "{sentence}");
    // The first one does not mind, and its end makes room.
    fresh.restart();
}

#[test]
fn a_database_of_a_newer_version() {
    let fresh = Fresh::new();
    let folder = fresh.folder;
    drop(fresh.store);
    let database = Connection::open(folder.path().join("quintet.db")).unwrap();
    database.pragma_update(None, "user_version", 99).unwrap();
    drop(database);
    let sentence = refusal(folder.path());
    assert!(sentence.contains("has version 99") && sentence.contains("versions up to 4"), "{sentence}");
}

#[test]
fn a_database_of_another_program() {
    let marked = with_database(|path| {
        let other = Connection::open(path).unwrap();
        other.execute_batch("PRAGMA application_id = 77; CREATE TABLE recipes (id)").unwrap();
    });
    let unmarked = with_database(|path| {
        Connection::open(path).unwrap().execute_batch("CREATE TABLE recipes (id)").unwrap();
    });
    let text = with_database(|path| fs::write(path, "Dear diary, ".repeat(100)).unwrap());
    for folder in [marked, unmarked, text] {
        let path = folder.path().join("quintet.db");
        let before = fs::read(&path).unwrap();
        assert!(refusal(folder.path()).contains("is not a database of Quintet"));
        assert_eq!(fs::read(&path).unwrap(), before, "it is left as it was");
    }
}

#[test]
fn a_database_that_is_a_folder() {
    let folder = with_database(|path| fs::create_dir(path).unwrap());
    assert!(refusal(folder.path()).contains("cannot be written"));
}

#[test]
fn an_empty_file_is_not_a_new_database() {
    let empty = with_database(|path| fs::write(path, "").unwrap());
    let without_tables =
        with_database(|path| Connection::open(path).unwrap().execute_batch("VACUUM").unwrap());
    for folder in [empty, without_tables] {
        let path = folder.path().join("quintet.db");
        let before = fs::read(&path).unwrap();
        let sentence = refusal(folder.path());
        assert!(sentence.contains("is empty") && sentence.contains("bring back a backup"), "{sentence}");
        assert_eq!(fs::read(&path).unwrap(), before, "it is left as it was");
    }
}

/// Killed while it makes its first database, the program leaves nothing that looks like one.
#[tokio::test]
async fn what_a_kill_left_of_a_new_database_is_in_nobodys_way() {
    let folder = tempfile::tempdir().unwrap();
    for (ending, text) in [("", "half a database"), ("-wal", "half a log"), ("-journal", "half a journal")] {
        fs::write(folder.path().join(format!("quintet.new{ending}")), text).unwrap();
    }
    let store = Sqlite::open(folder.path()).unwrap();
    store.create(table("KLMN", &["1"])).await.unwrap();
    drop(store);
    let mut names: Vec<_> =
        fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["quintet.db", "quintet.lock"]);
}

#[tokio::test]
async fn a_log_whose_database_is_gone_or_another() {
    let fresh = Fresh::new();
    fresh.store.create(table("KLMN", &["1"])).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    store::backup(fresh.folder.path(), &folder.path().join("copy")).unwrap();
    let data = folder.path().join("data");
    fs::create_dir(&data).unwrap();
    fs::copy(fresh.folder.path().join("quintet.db-wal"), data.join("quintet.db-wal")).unwrap();
    let sentence = refusal(&data);
    assert!(sentence.contains("is missing, though") && sentence.contains("put it back"), "{sentence}");
    assert!(!data.join("quintet.db").exists());
    // A backup is brought back, and the log of the former database is still there.
    fs::copy(folder.path().join("copy/quintet.db"), data.join("quintet.db")).unwrap();
    let sentence = refusal(&data);
    assert!(sentence.contains("does not belong to"), "{sentence}");
    fs::rename(data.join("quintet.db-wal"), folder.path().join("away")).unwrap();
    assert!(Sqlite::open(&data).unwrap().load("KLMN").await.unwrap().is_some());
}

/// Whether it is noticed at opening or at reading, it is said, and nothing panics.
#[tokio::test]
async fn a_damaged_database() {
    let body = format!("\"{}\"", "x".repeat(900));
    let mut noticed = 0;
    for page in 0.. {
        let fresh = Fresh::new();
        fresh.store.create(table("KLMN", &[&*body; 40])).await.unwrap();
        let Fresh { store, folder } = fresh;
        drop(store);
        let path = folder.path().join("quintet.db");
        let mut bytes = fs::read(&path).unwrap();
        // The first page keeps its first 100 bytes: without them it is not a database at all.
        let start = page * 4096 + if page == 0 { 100 } else { 0 };
        if start >= bytes.len() {
            break;
        }
        bytes[start..(page + 1) * 4096].fill(0xA5);
        fs::write(&path, bytes).unwrap();
        let error = match Sqlite::open(folder.path()) {
            Err(OpenError::Store(error)) => Some(error),
            Err(other) => panic!("{other}"),
            Ok(store) => whole_log(&store, "KLMN").await.err(),
        };
        if let Some(error) = error {
            assert!(matches!(error, StoreError::Damaged { .. }), "{error}");
            assert!(error.to_string().contains("bring back a backup"));
            noticed += 1;
        }
    }
    // Some pages are of the settings and of indexes that this does not read.
    assert!(noticed >= 12, "{noticed}");
}

#[tokio::test]
async fn a_log_with_a_gap() {
    let fresh = Fresh::new();
    fresh.store.create(table("KLMN", &["0", "1", "2"])).await.unwrap();
    fresh.store.create(table("WHOLE", &["0", "1", "2"])).await.unwrap();
    let other = Connection::open(fresh.database()).unwrap();
    other.execute("DELETE FROM records WHERE id = 2", []).unwrap();
    let sentence = whole_log(&*fresh.store, "KLMN").await.unwrap_err().to_string();
    assert!(sentence.contains("record 1 of table KLMN is missing"), "{sentence}");
    assert_eq!(fresh.bodies("WHOLE").await.len(), 3);
    fresh.store.append(append("WHOLE", 3, &["3"])).await.unwrap();
}
