//! Group commit: one connection writes, and requests that arrive during a commit share the next one. Nothing waits for a
//! timer: a lone request is committed at once, and the higher the load the more requests share a commit.

use std::collections::{HashSet, VecDeque};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::change::Change;
use super::doubts::Doubts;
use super::errors::Failure;
use super::link::Link;
use super::session::Session;
use super::{appends, creates};
use crate::{Append, NewTable, StoreError, WriteCounts};

/// How many requests may wait for the next commit. When the queue is full, callers wait in order (backpressure);
/// nothing is dropped or refused.
pub(super) const QUEUE_CAPACITY: usize = 1024;
/// How many requests may share one commit, so that an endless stream cannot hold up the first of them.
const MAX_BATCH: usize = QUEUE_CAPACITY;
/// How long the database may take for a commit before the connection is given up.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);
/// How often requests are tried again that lost against others.
const MAX_REPEATS: usize = 10;

/// Where the outcome of a request goes.
pub(super) type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

/// Something to be written.
pub(super) enum Request {
    Create(NewTable, Answer<()>),
    Append(Append, Answer<()>),
    Change(Box<dyn Change>),
}

/// How much was written since the store was opened.
#[derive(Debug, Default)]
pub(super) struct Counters {
    writes: AtomicU64,
    commits: AtomicU64,
}

impl Counters {
    pub(super) fn counts(&self) -> WriteCounts {
        WriteCounts {
            writes: self.writes.load(Ordering::Relaxed),
            commits: self.commits.load(Ordering::Relaxed),
        }
    }

    fn add(&self, writes: usize) {
        self.writes.fetch_add(writes as u64, Ordering::Relaxed);
        self.commits.fetch_add(1, Ordering::Relaxed);
    }
}

/// What writes.
pub(super) struct Writer {
    pub link: Link,
    pub database: PathBuf,
    pub counters: Arc<Counters>,
    pub doubts: Arc<Doubts>,
    /// The row of this server in `writers`.
    pub number: i64,
}

/// What is carried out together: of a table and of a link at most one request, so that the others find what it left.
#[derive(Default)]
struct Round {
    creates: Vec<(NewTable, Answer<()>)>,
    appends: Vec<(Append, Answer<()>)>,
    changes: Vec<Box<dyn Change>>,
}

impl Round {
    /// Takes what can be carried out together, and leaves the rest in its order.
    fn take(waiting: &mut VecDeque<Request>) -> Round {
        let (mut round, mut later) = (Round::default(), VecDeque::new());
        let (mut codes, mut tokens) = (HashSet::new(), HashSet::new());
        for request in waiting.drain(..) {
            match request {
                Request::Create(table, answer) => {
                    let token = tokens.insert(table.token);
                    if codes.insert(Box::<str>::from(&*table.code)) && token {
                        round.creates.push((table, answer));
                    } else {
                        later.push_back(Request::Create(table, answer));
                    }
                }
                Request::Append(append, answer) => {
                    if codes.insert(Box::from(&*append.code)) {
                        round.appends.push((append, answer));
                    } else {
                        later.push_back(Request::Append(append, answer));
                    }
                }
                Request::Change(change) => round.changes.push(change),
            }
        }
        *waiting = later;
        round
    }
}

impl Writer {
    /// Carries requests out until the queue is closed and empty.
    pub(super) async fn run(self, mut requests: mpsc::Receiver<Request>) {
        let (mut waiting, mut queued) = (VecDeque::new(), Vec::new());
        loop {
            if waiting.is_empty() {
                // Takes everything that is queued, and waits only when nothing is.
                if requests.recv_many(&mut queued, MAX_BATCH).await == 0 {
                    return;
                }
                waiting.extend(queued.drain(..));
            }
            while waiting.len() < MAX_BATCH {
                let Ok(request) = requests.try_recv() else { break };
                waiting.push_back(request);
            }
            self.carry_out(Round::take(&mut waiting)).await;
        }
    }

    async fn carry_out(&self, round: Round) {
        let Round { creates, appends, changes } = round;
        self.share(creates, creates::commit, |_| None).await;
        let number = self.number;
        self.share(
            appends,
            async |session, batch| appends::commit(session, number, batch).await,
            |append: &Append| Some(&*append.code),
        )
        .await;
        for change in changes {
            self.change(change).await;
        }
    }

    /// Commits requests of one kind together. If the database refuses them as a whole, one of them may be the cause:
    /// then each is tried alone. If the answer is lost, so is what became of them.
    async fn share<R>(
        &self,
        mut batch: Vec<(R, Answer<()>)>,
        commit: impl AsyncFn(&Session, &[(R, Answer<()>)]) -> Result<Outcomes, Failure>,
        doubtful: impl Fn(&R) -> Option<&str>,
    ) {
        let mut alone = VecDeque::new();
        loop {
            if batch.is_empty() {
                match alone.pop_front() {
                    Some(request) => batch.push(request),
                    None => return,
                }
            }
            let failure = match self.attempt(&batch, &commit).await {
                Ok(outcomes) => {
                    self.counters.add(outcomes.iter().filter(|outcome| outcome.is_ok()).count());
                    for ((_, answer), outcome) in batch.drain(..).zip(outcomes) {
                        let _caller_gone = answer.send(outcome);
                    }
                    continue;
                }
                Err(Refused::Away(error)) => {
                    answer_all(&mut batch, &error);
                    continue;
                }
                Err(Refused::Failed(failure)) => failure,
            };
            if failure.is_certain() && batch.len() > 1 {
                alone.extend(batch.drain(..));
                continue;
            }
            if !failure.is_certain() {
                self.doubts.add(batch.iter().filter_map(|(request, _)| doubtful(request)));
            }
            let error = failure.report(&self.database);
            tracing::error!("{error}");
            answer_all(&mut batch, &error);
        }
    }

    /// Commits once, or again if it lost against others.
    async fn attempt<R>(
        &self,
        batch: &[(R, Answer<()>)],
        commit: impl AsyncFn(&Session, &[(R, Answer<()>)]) -> Result<Outcomes, Failure>,
    ) -> Result<Outcomes, Refused> {
        let mut repeats = 0;
        loop {
            let session = self.link.session().await.map_err(Refused::Away)?;
            let committed = timeout(ANSWER_TIMEOUT, commit(&session, batch)).await;
            let failure = match committed.unwrap_or(Err(Failure::Silent)) {
                Ok(outcomes) => return Ok(outcomes),
                Err(failure) => failure,
            };
            give_up(&session, &failure).await;
            repeats += 1;
            if !failure.is_worth_repeating() || repeats > MAX_REPEATS {
                return Err(Refused::Failed(failure));
            }
        }
    }

    async fn change(&self, mut change: Box<dyn Change>) {
        let mut repeats = 0;
        let failed = loop {
            let session = match self.link.session().await {
                Ok(session) => session,
                Err(error) => break Err(error),
            };
            let done = timeout(ANSWER_TIMEOUT, change.run(Arc::clone(&session))).await;
            let Err(failure) = done.unwrap_or(Err(Failure::Silent)) else { break Ok(()) };
            give_up(&session, &failure).await;
            repeats += 1;
            if !failure.is_worth_repeating() || repeats > MAX_REPEATS {
                let error = failure.report(&self.database);
                tracing::error!("{error}");
                break Err(error);
            }
        };
        if failed.is_ok() {
            self.counters.add(1);
        }
        change.answer(failed);
    }
}

/// What became of each request of a batch that was committed.
pub(super) type Outcomes = Vec<Result<(), StoreError>>;

enum Refused {
    /// Nothing was sent.
    Away(StoreError),
    Failed(Failure),
}

/// Leaves the transaction that failed, or the connection if that cannot be had.
async fn give_up(session: &Session, failure: &Failure) {
    let rolled_back = failure.is_certain()
        && timeout(ANSWER_TIMEOUT, session.batch("ROLLBACK")).await.is_ok_and(|done| done.is_ok());
    if !rolled_back {
        session.cut();
    }
}

fn answer_all<R>(batch: &mut Vec<(R, Answer<()>)>, error: &StoreError) {
    for (_, answer) in batch.drain(..) {
        let _caller_gone = answer.send(Err(error.clone()));
    }
}
