//! The registry of the tables in memory: at most one actor for each.

use std::collections::HashMap;

use table::Refusal;
use tokio::sync::Mutex;

use crate::actor::TableHandle;

/// The handles of all running actors, by the code of their table. Actors hold the app and the app holds their
/// handles: they end when idle, or with the program.
#[derive(Default)]
pub(crate) struct TableRegistry(Mutex<HashMap<String, TableHandle>>);

impl TableRegistry {
    /// The handle of a table's actor; `start` is awaited only if there is none. The lock is held meanwhile, so that
    /// no table ever has two.
    pub(crate) async fn get_or_start(
        &self,
        code: &str,
        start: impl Future<Output = Result<TableHandle, Refusal>>,
    ) -> Result<TableHandle, Refusal> {
        let mut handles = self.0.lock().await;
        if let Some(handle) = handles.get(code).filter(|handle| !handle.is_closed()) {
            return Ok(handle.clone());
        }
        let handle = start.await?;
        handles.retain(|_, other| !other.is_closed());
        handles.insert(code.to_owned(), handle.clone());
        Ok(handle)
    }

    /// Forgets the handle of an idle table, unless somebody else holds it too: their messages would be lost.
    pub(crate) async fn release(&self, code: &str) -> bool {
        let mut handles = self.0.lock().await;
        let unused = handles.get(code).is_none_or(|handle| handle.strong_count() == 1);
        if unused {
            handles.remove(code);
        }
        unused
    }
}
