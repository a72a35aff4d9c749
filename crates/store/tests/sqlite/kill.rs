//! Crash safety: whatever was acknowledged before a kill is there after it.

use store::{OpenError, Sqlite};

use crate::contract::kill;

/// Names the folder to the program that will be killed.
const FOLDER: &str = "QUINTET_STORE_KILL_TEST";
const ROUNDS: u32 = 25;

#[tokio::test]
async fn everything_acknowledged_is_there_once_and_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().to_str().unwrap();
    let start = || kill::start("kill::appends_until_it_is_killed", FOLDER, place);
    let open = || Sqlite::open(folder.path()).unwrap();
    kill::everything_acknowledged_is_there_once_and_in_order(ROUNDS, start, open).await;
    let mut running = kill::Running::start(start());
    running.wait_for_append();
    let second = Sqlite::open(folder.path());
    assert!(matches!(second, Err(OpenError::InUse { .. })), "{second:?}");
}

/// What is killed; does nothing when it is run as a test.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "is started by the test above"]
async fn appends_until_it_is_killed() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    kill::appends_until_it_is_killed(Sqlite::open(folder).unwrap()).await;
}
