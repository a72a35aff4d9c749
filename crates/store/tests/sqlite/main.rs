//! The SQLite store, from outside: the contract of every store, and what is about files, disks and processes.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

mod backup;
mod batches;
#[path = "../contract/mod.rs"]
mod contract;
mod cut;
mod deletion;
mod full;
mod kill;
mod migrations;
mod opening;
mod watched;

use std::path::PathBuf;
use std::sync::Arc;

use store::{NewTable, Sqlite};
use tempfile::TempDir;

use contract::{Backend, append, boxed, contract, table};

/// A store in a folder of its own, gone after the test.
struct Fresh {
    // Closed before its folder goes.
    store: Arc<Sqlite>,
    folder: TempDir,
}

impl Fresh {
    fn new() -> Fresh {
        let folder = tempfile::tempdir().unwrap();
        Fresh { store: Arc::new(Sqlite::open(folder.path()).unwrap()), folder }
    }

    /// Closes the store and opens it again, as a restart does.
    fn restart(self) -> Fresh {
        let Fresh { store, folder } = self;
        drop(Arc::into_inner(store).expect("nobody else holds the store"));
        Fresh { store: Arc::new(Sqlite::open(folder.path()).unwrap()), folder }
    }

    /// The file of the database.
    fn database(&self) -> PathBuf {
        self.folder.path().join("quintet.db")
    }

    async fn bodies(&self, code: &str) -> Vec<Box<str>> {
        contract::bodies(&*self.store, code).await
    }
}

impl Backend for Fresh {
    type Store = Sqlite;

    fn fresh() -> Fresh {
        Fresh::new()
    }

    fn store(&self) -> &Arc<Sqlite> {
        &self.store
    }

    fn restart(self) -> Fresh {
        self.restart()
    }
}

contract!(Fresh);

#[test]
fn a_secret_does_not_get_into_the_servers_own_log() {
    let secret = [0xAB; 32];
    let shown = format!("{:?}", NewTable { secret, ..table("KLMN", &[]) });
    assert!(shown.contains("KLMN") && !shown.contains("171"), "{shown}");
}
