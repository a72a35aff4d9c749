//! The PostgreSQL store, from outside: the contract of every store, and what is about connections, servers and crashes.

#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "what a test cannot go on without fails it")]

mod batches;
#[path = "../contract/mod.rs"]
mod contract;
mod faults;
mod kill;
mod moving;
mod nodes;
mod opening;
mod proxy;

use std::sync::Arc;

use store::{Postgres, PostgresUrl};
use testkit::postgres::Cluster;

use contract::{Backend, append, boxed, contract, table};

/// A store in a database of its own.
struct Fresh {
    store: Arc<Postgres>,
    url: PostgresUrl,
}

impl Fresh {
    fn new() -> Fresh {
        Fresh::at(&Cluster::shared().database())
    }

    fn at(url: &str) -> Fresh {
        let url: PostgresUrl = url.parse().unwrap();
        Fresh { store: Arc::new(Postgres::open(&url).unwrap()), url }
    }

    async fn bodies(&self, code: &str) -> Vec<Box<str>> {
        contract::bodies(&*self.store, code).await
    }
}

impl Backend for Fresh {
    type Store = Postgres;

    fn fresh() -> Fresh {
        Fresh::new()
    }

    fn store(&self) -> &Arc<Postgres> {
        &self.store
    }

    fn restart(self) -> Fresh {
        let Fresh { store, url } = self;
        drop(Arc::into_inner(store).expect("nobody else holds the store"));
        Fresh { store: Arc::new(Postgres::open(&url).unwrap()), url }
    }
}

contract!(Fresh);
