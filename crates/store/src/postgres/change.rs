//! What is written besides creations and appends: rare, and each in a transaction of its own.

use std::pin::Pin;
use std::sync::Arc;

use super::errors::Failure;
use super::session::Session;
use super::writer::Answer;
use crate::StoreError;

/// The result of a change. The inner error is a refusal, before anything was changed.
pub(super) type Attempt<T> = Result<Result<T, StoreError>, Failure>;

/// A change, whatever the type of its answer.
pub(super) trait Change: Send {
    /// Makes the change and holds its outcome back; it may be run again after it was rolled back.
    fn run(
        &mut self,
        session: Arc<Session>,
    ) -> Pin<Box<dyn Future<Output = Result<(), Failure>> + Send + '_>>;

    /// Sends the outcome, or why there is none.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

/// A change with what it needs.
pub(super) struct Work<D, T, F> {
    pub data: Arc<D>,
    pub made_by: F,
    pub outcome: Option<Result<T, StoreError>>,
    pub answer: Answer<T>,
}

impl<D, T, F, Running> Change for Work<D, T, F>
where
    D: Send + Sync,
    T: Send,
    F: Fn(Arc<Session>, Arc<D>) -> Running + Send,
    Running: Future<Output = Attempt<T>> + Send + 'static,
{
    fn run(
        &mut self,
        session: Arc<Session>,
    ) -> Pin<Box<dyn Future<Output = Result<(), Failure>> + Send + '_>> {
        let running = (self.made_by)(Arc::clone(&session), Arc::clone(&self.data));
        Box::pin(async move {
            session.batch("BEGIN").await?;
            let outcome = running.await?;
            session.batch(if outcome.is_ok() { "COMMIT" } else { "ROLLBACK" }).await?;
            self.outcome = Some(outcome);
            Ok(())
        })
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        let Work { outcome, answer, .. } = *self;
        let _caller_gone = answer.send(committed.and_then(|()| outcome.unwrap_or(Err(StoreError::Closed))));
    }
}
