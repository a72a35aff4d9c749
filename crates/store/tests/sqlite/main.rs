//! The SQLite store, from outside. `contract` is what holds for every store; the rest is about files, disks and
//! processes.

#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

mod backup;
mod batches;
mod contract;
mod cut;
mod full;
mod kill;
mod opening;

use std::path::PathBuf;
use std::sync::Arc;

use store::{Append, NewTable, Sqlite, Store};
use tempfile::TempDir;

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
        self.store.load(code).await.unwrap().expect("the table exists").records
    }
}

fn table(code: &str, bodies: &[&str]) -> NewTable {
    NewTable { code: code.to_owned(), secret: [7; 32], bodies: boxed(bodies), over: false }
}

fn append(code: &str, version: u64, bodies: &[&str]) -> Append {
    Append { code: code.to_owned(), version, bodies: boxed(bodies), over: false }
}

fn boxed(bodies: &[&str]) -> Vec<Box<str>> {
    bodies.iter().map(|body| Box::from(*body)).collect()
}
