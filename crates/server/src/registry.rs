//! The registry of the tables in memory: at most one actor for each.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared};
use store::Node;
use table::Refusal;

use crate::actor::TableHandle;
use crate::rules::refuse;

/// The actors by the code of their table. Actors hold the app and the app holds their handles: they end when idle, or
/// with the program. The lock is never held while anything is awaited.
#[derive(Default)]
pub(crate) struct TableRegistry(Mutex<HashMap<String, Slot>>);

/// Why a table is not in memory here.
#[derive(Clone, Debug)]
pub(crate) enum NotHere {
    /// It cannot be had.
    Refused(Refusal),
    /// Another node has it.
    Elsewhere(Node),
    /// This server is about to stop and takes no more tables.
    Leaving,
}

impl From<Refusal> for NotHere {
    fn from(refusal: Refusal) -> NotHere {
        NotHere::Refused(refusal)
    }
}

enum Slot {
    Running(TableHandle),
    Loading(Loading),
}

/// A table on its way into memory. However many want it, it is loaded once, and nobody who wants another waits for it.
type Loading = Shared<BoxFuture<'static, Result<TableHandle, NotHere>>>;

impl TableRegistry {
    /// The handle of a table's actor; `start` is run only if there is none and nobody else is starting it.
    pub(crate) async fn get_or_start(
        self: &Arc<Self>,
        code: &str,
        start: impl Future<Output = Result<TableHandle, NotHere>> + Send + 'static,
    ) -> Result<TableHandle, NotHere> {
        let loading = {
            let mut slots = self.slots();
            match slots.get(code) {
                Some(Slot::Running(handle)) if !handle.is_closed() => return Ok(handle.clone()),
                Some(Slot::Loading(loading)) => loading.clone(),
                _ => {
                    let loading = self.start(code.to_owned(), start);
                    slots.insert(code.to_owned(), Slot::Loading(loading.clone()));
                    loading
                }
            }
        };
        loading.await
    }

    /// Starts an actor in a task of its own: it is started though all who wanted it have left, and it does not take the
    /// registry with it if it panics.
    fn start(
        self: &Arc<Self>,
        code: String,
        start: impl Future<Output = Result<TableHandle, NotHere>> + Send + 'static,
    ) -> Loading {
        let failed = |_| Err(refuse("S-14", "server-not-stored").into());
        let registry = self.clone();
        let started = tokio::spawn(async move {
            let started = tokio::spawn(start).await.unwrap_or_else(failed);
            match &started {
                Ok(handle) => registry.slots().insert(code, Slot::Running(handle.clone())),
                Err(_) => registry.slots().remove(&code),
            };
            started
        });
        started.map(move |joined| joined.unwrap_or_else(failed)).boxed().shared()
    }

    /// The handle of a table that is in memory.
    pub(crate) fn running(&self, code: &str) -> Option<TableHandle> {
        match self.slots().get(code) {
            Some(Slot::Running(handle)) => Some(handle.clone()),
            _ => None,
        }
    }

    /// The handles of all tables in memory, by code.
    pub(crate) fn all(&self) -> Vec<(String, TableHandle)> {
        let running = |(code, slot): (&String, &Slot)| match slot {
            Slot::Running(handle) => Some((code.clone(), handle.clone())),
            Slot::Loading(_) => None,
        };
        self.slots().iter().filter_map(running).collect()
    }

    /// Whether no table is in memory, or on its way there.
    pub(crate) fn is_empty(&self) -> bool {
        self.slots().is_empty()
    }

    /// Forgets the handle of an idle table, unless somebody else holds it too: their messages would be lost.
    pub(crate) fn release(&self, code: &str) -> bool {
        let mut slots = self.slots();
        let used = |slot: &Slot| match slot {
            Slot::Running(handle) => handle.strong_count() > 1,
            Slot::Loading(_) => true,
        };
        let unused = !slots.get(code).is_some_and(used);
        if unused {
            slots.remove(code);
        }
        unused
    }

    /// Forgets the handle of an actor that has ended.
    pub(crate) fn forget_ended(&self, code: &str) {
        let mut slots = self.slots();
        if matches!(slots.get(code), Some(Slot::Running(handle)) if handle.is_closed()) {
            slots.remove(code);
        }
    }

    /// Whether that table is in memory, or on its way there.
    #[cfg(test)]
    pub(crate) fn has(&self, code: &str) -> bool {
        self.slots().contains_key(code)
    }

    fn slots(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};
    use tokio::sync::{Notify, mpsc};

    static STARTS: AtomicU32 = AtomicU32::new(0);

    /// A table that takes until `go` to load.
    async fn load(go: Arc<Notify>) -> Result<TableHandle, NotHere> {
        STARTS.fetch_add(1, Ordering::SeqCst);
        go.notified().await;
        let (handle, mut inbox) = mpsc::channel(1);
        tokio::spawn(async move { while inbox.recv().await.is_some() {} });
        Ok(handle)
    }

    #[tokio::test]
    async fn a_table_is_loaded_once_and_nobody_else_waits_for_it() {
        let (registry, go) = (Arc::new(TableRegistry::default()), Arc::new(Notify::new()));
        let mut waiting = tokio::task::JoinSet::new();
        for _ in 0..50 {
            let (registry, go) = (registry.clone(), go.clone());
            waiting.spawn(async move { registry.get_or_start("SLOW", load(go)).await });
        }
        // One who came first and has left again does not take the table with them.
        tokio::task::yield_now().await;
        let ready = Arc::new(Notify::new());
        ready.notify_one();
        registry.get_or_start("FAST", load(ready)).await.unwrap();
        assert!(registry.has("SLOW") && !registry.release("SLOW"));
        go.notify_one();
        let handles = waiting.join_all().await;
        assert!(handles.iter().all(|handle| {
            handle.as_ref().is_ok_and(|handle| handle.same_channel(handles[0].as_ref().unwrap()))
        }));
        assert_eq!(STARTS.load(Ordering::SeqCst), 2);
        assert!(!registry.release("SLOW"), "they hold it");
        drop(handles);
        assert!(registry.release("SLOW") && !registry.has("SLOW"));
    }

    #[tokio::test]
    async fn what_fails_or_panics_is_tried_again_by_the_next() {
        let registry = Arc::new(TableRegistry::default());
        let refused =
            registry.get_or_start("T", async { Err(refuse("S-4", "server-no-such-table").into()) }).await;
        assert!(matches!(refused, Err(NotHere::Refused(refusal)) if refusal.rule() == "S-4"));
        let panicked = registry.get_or_start("T", async { panic!("a fault of the test") }).await;
        assert!(matches!(panicked, Err(NotHere::Refused(refusal)) if refusal.rule() == "S-14"));
        assert!(!registry.has("T"));
        let (handle, inbox) = mpsc::channel(1);
        registry.get_or_start("T", async { Ok(handle) }).await.unwrap();
        // Its actor ends: the next one starts another.
        drop(inbox);
        let (handle, _inbox) = mpsc::channel(1);
        let again = registry.get_or_start("T", async { Ok(handle) }).await.unwrap();
        assert!(!again.is_closed());
        registry.forget_ended("T");
        assert!(registry.has("T"), "only one that has ended is forgotten");
    }
}
