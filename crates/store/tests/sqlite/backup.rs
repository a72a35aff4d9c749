//! Backups made while the store is written to.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use store::{OpenError, Sqlite, Store, backup, whole_log};

use crate::{Fresh, append, table};

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_of_one_moment_and_a_store_itself() {
    let fresh = Fresh::new();
    for code in ["AAAA", "BBBB"] {
        fresh.store.create(table(code, &["0"])).await.unwrap();
    }
    let done = Arc::new(AtomicBool::new(false));
    let (store, stop) = (fresh.store.clone(), done.clone());
    // The second table is never ahead of the first, at any moment.
    let writing = tokio::spawn(async move {
        let mut version = 1;
        while !stop.load(Ordering::SeqCst) {
            for code in ["AAAA", "BBBB"] {
                store.append(append(code, version, &["1"])).await.unwrap();
            }
            version += 1;
        }
        version
    });
    for round in 0..5 {
        let to = tempfile::tempdir().unwrap();
        let (from, target) = (fresh.folder.path().to_owned(), to.path().join("copy"));
        let copied = tokio::task::spawn_blocking(move || backup(&from, &target)).await.unwrap().unwrap();
        assert_eq!(copied.tables, 2, "copy {round}");
        assert_eq!(copied.bytes, fs::metadata(&copied.path).unwrap().len());
        let copy = Sqlite::open(to.path().join("copy")).unwrap();
        let length = async |code: &str| whole_log(&copy, code).await.unwrap().unwrap().len();
        let (first, second) = (length("AAAA").await, length("BBBB").await);
        assert!(first == second || first == second + 1, "{first} and {second}");
        copy.append(append("AAAA", first as u64, &["on"])).await.unwrap();
    }
    done.store(true, Ordering::SeqCst);
    assert!(writing.await.unwrap() > 1);
}

#[tokio::test]
async fn a_copy_never_overwrites_another_database() {
    let fresh = Fresh::new();
    fresh.store.create(table("AAAA", &["0"])).await.unwrap();
    let to = tempfile::tempdir().unwrap();
    backup(fresh.folder.path(), to.path()).unwrap();
    assert!(matches!(backup(fresh.folder.path(), to.path()), Err(OpenError::Exists { .. })));
    assert!(matches!(backup(fresh.folder.path(), fresh.folder.path()), Err(OpenError::InUse { .. })));
}

#[test]
fn without_a_database_there_is_no_copy() {
    let [from, to] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let target = to.path().join("copy");
    assert!(matches!(backup(from.path(), &target), Err(OpenError::NoDatabase { .. })));
    fs::write(from.path().join("quintet.db"), "not a database at all, and long enough to be looked at")
        .unwrap();
    assert!(backup(from.path(), &target).is_err());
    assert!(!target.join("quintet.db").exists());
}

#[cfg(unix)]
#[tokio::test]
async fn a_copy_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let fresh = Fresh::new();
    let to = tempfile::tempdir().unwrap();
    let copied = backup(fresh.folder.path(), to.path()).unwrap();
    assert_eq!(fs::metadata(copied.path).unwrap().permissions().mode() & 0o777, 0o600);
}
