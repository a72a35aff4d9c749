//! Crash safety: whatever was acknowledged before a kill is there after it.

use store::Postgres;
use testkit::postgres::Cluster;

use crate::contract::kill;

/// Names the database to the program that will be killed.
const DATABASE: &str = "QUINTET_STORE_POSTGRES_KILL_TEST";
const ROUNDS: u32 = 10;

#[tokio::test]
async fn everything_acknowledged_is_there_once_and_in_order() {
    let url = Cluster::shared().database();
    let start = || kill::start("kill::appends_until_it_is_killed", DATABASE, &url);
    let open = || Postgres::open(&url.parse().unwrap()).unwrap();
    kill::everything_acknowledged_is_there_once_and_in_order(ROUNDS, start, open).await;
}

/// What is killed; does nothing when it is run as a test.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "is started by the test above"]
async fn appends_until_it_is_killed() {
    let Ok(url) = std::env::var(DATABASE) else { return };
    kill::appends_until_it_is_killed(Postgres::open(&url.parse().unwrap()).unwrap()).await;
}
